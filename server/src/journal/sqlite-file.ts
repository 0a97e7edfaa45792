import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { endianness } from 'node:os';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreError } from './schema.ts';

/** How long a server that is just ending may keep its successor waiting. */
const PATIENCE_MS = 3000;

/** For the owner's eyes only: it holds everything that is hidden at any table. SQLite gives its other files the same mode. */
function keepPrivate(path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  closeSync(openSync(path, 'a', 0o600));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(file)) chmodSync(file, 0o600);
}

/**
 * Two servers over one file would each believe that they know the last row. The lock lies in a file of its own, so that a
 * running store can be copied; it ends with the process, however that ends.
 */
export function lockStore(path: string): () => void {
  const file = `${path}-lock`;
  keepPrivate(file);
  const lock = new DatabaseSync(file);
  try {
    lock.exec(`PRAGMA busy_timeout = ${PATIENCE_MS}; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;`);
  } catch {
    lock.close();
    throw new StoreError(`Another server has this store open: ${path}. Stop it first.`);
  }
  return () => lock.close();
}

/** What the index of the write-ahead log says about it: which log, how many pages, how many of them are in the store. */
interface Log {
  readonly salt: string;
  readonly pages: number;
  readonly done: number;
}
/** The header of the index, as SQLite documents it; in the byte order of the machine. */
function readIndex(path: string): Log | null {
  try {
    const bytes = readFileSync(`${path}-shm`);
    if (bytes.length < 136 || bytes[12] !== 1) return null;
    const at = (offset: number): number =>
      endianness() === 'LE' ? bytes.readUInt32LE(offset) : bytes.readUInt32BE(offset);
    return { salt: `${at(32)} ${at(36)}`, pages: at(16), done: at(96) };
  } catch {
    return null;
  }
}

/**
 * How many pages that a former server had written are missing. Its index outlives a killed process; SQLite reads
 * the log again up to the first page that is not whole and says nothing about the rest.
 */
function missingPages(before: Log | null, after: Log | null): number {
  if (!before) return 0;
  const found = after?.salt === before.salt ? after.pages : 0;
  return Math.max(0, before.pages - Math.max(found, before.done));
}

export interface SqliteFile {
  readonly db: DatabaseSync;
  /** Pages of the last changes that are gone: somebody cut or lost the write-ahead log. */
  readonly missing: number;
  close(): void;
}

/** Opens the file of a store for one server alone. */
export function openFile(path: string): SqliteFile {
  if (path === ':memory:') {
    const db = new DatabaseSync(path);
    return { db, missing: 0, close: () => db.close() };
  }
  keepPrivate(path);
  const unlock = lockStore(path);
  const before = readIndex(path);
  const db = new DatabaseSync(path);
  db.exec('PRAGMA journal_mode = WAL;');
  db.prepare('SELECT count(*) FROM sqlite_master').get();
  return {
    db,
    missing: missingPages(before, readIndex(path)),
    close() {
      db.close();
      unlock();
    },
  };
}
