import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Links } from '@stellwerk/shared/answers.ts';

const MAIN = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url));
/** The server of a later release: its titles have changed. */
export const LATER = fileURLToPath(new URL('./next-release.ts', import.meta.url));
const FLAGS = ['--disable-warning=ExperimentalWarning', '--experimental-strip-types'];

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

export async function createTable(url: string, more: Record<string, unknown> = {}): Promise<NewTable> {
  const seats = SEATS.map((seat) => ({ seat, name: seat }));
  const body = JSON.stringify({ game: '18te', mode: 'free', seed: 7, seats, ...more });
  const response = await fetch(`${url}/api/tables`, { method: 'POST', body });
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as NewTable;
}
