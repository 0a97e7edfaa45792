import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DatabaseSync } from 'node:sqlite';
import type { Entry } from '@stellwerk/engine/table/play.ts';
import type { Links } from '@stellwerk/shared/answers.ts';
import { SERVER_FLAGS } from '../../../scripts/lib/node.mjs';

const MAIN = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url));
/** The server of a later release: its titles have changed. */
export const LATER = fileURLToPath(new URL('./next-release.ts', import.meta.url));
const FLAGS = ['--disable-warning=ExperimentalWarning', '--experimental-strip-types', ...SERVER_FLAGS];

/** Servers that a failed test left behind end with its file. The benchmarks come without a test runner. */
const running = new Set<ChildProcess>();
if (process.env['VITEST']) {
  const { afterAll } = await import('vitest');
  afterAll(() => {
    for (const child of running) child.kill('SIGKILL');
  });
}

/** A folder for the length of a test file. */
export function scratch(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'stellwerk-server-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export interface ServerProcess {
  readonly port: number;
  readonly child: ChildProcess;
  readonly url: string;
  /** What it wrote to its log so far. */
  log(): string;
  /** Ends it as a user would; resolves with the exit code. */
  stop(): Promise<number | null>;
  /** `kill -9`: no chance to tidy up. */
  kill(): Promise<void>;
}

/** Starts the real server in its own process and waits until it listens. */
export async function startProcess(env: Record<string, string>, main = MAIN): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...FLAGS, main], {
    env: { PATH: process.env['PATH'], LOG: 'warn', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => {
    log = (log + chunk.toString()).slice(-100_000);
  });
  running.add(child);
  const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)));
  void ended.then(() => running.delete(child));
  const port = await new Promise<number>((done, failed) => {
    let out = '';
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      const found = /http:\/\/localhost:(\d+)/.exec(out);
      if (found) done(Number(found[1]));
    });
    void ended.then((code) => failed(new Error(`the server ended with ${code}: ${log}`)));
  });
  return {
    port,
    child,
    url: `http://127.0.0.1:${port}`,
    log: () => log,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

export interface NewTable {
  readonly id: string;
  readonly links: Links & { readonly host: string };
}

export const SEATS = ['anna', 'bert', 'carla'] as const;

/**
 * A new table. Nobody chooses what will be drawn at it; a test that wants a certain beginning brings a file without
 * moves, whose `seed` says how it is laid. What comes after that is the table's own chance.
 */
export async function createTable(url: string, more: Record<string, unknown> = {}): Promise<NewTable> {
  const { seed, ...opening }: Record<string, unknown> = { game: '18te', mode: 'free', ...more };
  const isFile = seed !== undefined;
  const seats = SEATS.map((seat) => ({ seat, name: seat }));
  const body = isFile ? { stellwerk: 1, ...opening, seed, seats: SEATS, moves: [] } : { ...opening, seats };
  const path = isFile ? '/api/tables/import' : '/api/tables';
  const response = await fetch(url + path, { method: 'POST', body: JSON.stringify(body) });
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as NewTable;
}

/** The log of a table as the store in this folder has it, with everything that nobody else sees; from an entry on. */
export function storedEntries(folder: string, table: string, from = 0): readonly Entry[] {
  const db = new DatabaseSync(join(folder, 'stellwerk.db'), { readOnly: true });
  // Not every row is an entry, so its number is that of its entry or higher.
  const rows = db
    .prepare(
      `SELECT body FROM rows JOIN tables USING (key)
        WHERE tables.id = ? AND kind = 'entry' AND n >= ? ORDER BY n`,
    )
    .all(table, from);
  db.close();
  return rows.map(({ body }) => JSON.parse(body as string) as Entry).filter(({ n }) => n >= from);
}

/** Lays the chance of a table down, so that a test comes out the same every time. Only while no server has the store. */
export function fixChance(folder: string, table: string, secret: string): void {
  const db = new DatabaseSync(join(folder, 'stellwerk.db'));
  db.prepare('UPDATE tables SET secret = ? WHERE id = ?').run(secret, table);
  db.close();
}

/** What the chance of a table comes from: only the store knows. */
export function storedChance(folder: string, table: string): string {
  const db = new DatabaseSync(join(folder, 'stellwerk.db'), { readOnly: true });
  const found = db.prepare('SELECT secret FROM tables WHERE id = ?').get(table);
  db.close();
  return found!['secret'] as string;
}
