import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { loadGame } from '@stellwerk/engine/games/registry.ts';
import { ConfigError, readConfig } from './config.ts';
import type { Journal } from './journal/journal.ts';
import { openPostgres } from './journal/postgres.ts';
import { StoreError } from './journal/schema.ts';
import { openSqlite } from './journal/sqlite.ts';
import { repairTable } from './repair.ts';

/**
 * `stellwerk repair` and `stellwerk backup`: what whoever runs a server does with its store. The store is found as the
 * server finds it (`DATA`, `STORE`). Exit codes: 0 fine, 1 something is wrong, 2 asked wrongly.
 */
const USE = `stellwerk repair [<table>] [--write]   says which tables are damaged, where and why; --write repairs them
stellwerk backup <folder>              copies a running SQLite store and the secret`;

const SQLITE = 'sqlite:';
const say = (facts: object): void => void process.stdout.write(`${JSON.stringify(facts)}\n`);

function openStore(store: string): Journal | Promise<Journal> {
  if (store.startsWith(SQLITE)) {
    const path = store.slice(SQLITE.length);
    if (!existsSync(path)) throw new StoreError(`There is no store at ${path}.`);
    return openSqlite(path, 'fsync', (pages) => say({ store: 'cut', pages }));
  }
  return openPostgres(store, () => undefined);
}

/** One line of JSON a table that is not sound, and one at the end. */
async function repair(args: readonly string[]): Promise<number> {
  const isTrial = !args.includes('--write');
  const [wanted] = args.filter((arg) => !arg.startsWith('--'));
  const journal = await openStore(readConfig(process.env).store);
  let [looked, damaged, failed] = [0, 0, 0];
  try {
    for (const id of wanted === undefined ? await journal.tables() : [wanted]) {
      looked++;
      const head = await journal.table(id);
      const game = head === null || head === 'damaged' ? null : await loadGame(head.config.game);
      if (head === null || head === 'damaged' || !game) {
        damaged++;
        failed++;
        say({ table: id, did: 'failed', why: head === null ? 'no-such-table' : 'config-unreadable' });
        continue;
      }
      const done = await repairTable(journal, game, head, isTrial);
      if (done.did === 'nothing') continue;
      damaged++;
      if (done.did === 'failed') failed++;
      say({ table: id, ...done });
    }
  } finally {
    await journal.close();
  }
  say({ looked, damaged, failed });
  return failed > 0 || (isTrial && damaged > 0) ? 1 : 0;
}

/** A copy of the store as it is at this moment, while a server works on it. */
function backup([folder]: readonly string[]): number {
  const { store, data } = readConfig(process.env);
  if (folder === undefined || !store.startsWith(SQLITE)) {
    process.stderr.write(`${USE}\nA PostgreSQL store is copied with pg_dump.\n`);
    return 2;
  }
  const path = store.slice(SQLITE.length);
  if (!existsSync(path)) throw new StoreError(`There is no store at ${path}.`);
  const copy = join(resolve(folder), 'stellwerk.db');
  if (existsSync(copy)) throw new StoreError(`${copy} exists already.`);
  // Whatever is made here is for the owner's eyes only.
  process.umask(0o077);
  mkdirSync(dirname(copy), { recursive: true });
  const db = new DatabaseSync(path, { readOnly: true });
  db.prepare('VACUUM INTO ?').run(copy);
  db.close();
  const secret = join(data, 'secret');
  if (existsSync(secret)) copyFileSync(secret, join(dirname(copy), 'secret'));
  say({ copied: copy });
  return 0;
}

async function main([command, ...args]: readonly string[]): Promise<number> {
  try {
    if (command === 'repair') return await repair(args);
    if (command === 'backup') return backup(args);
  } catch (error) {
    if (!(error instanceof StoreError || error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
  process.stderr.write(`${USE}\n`);
  return 2;
}

process.exitCode = await main(process.argv.slice(2));
