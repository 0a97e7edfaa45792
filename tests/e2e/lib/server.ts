import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** The real server in a process of its own, with a folder of its own that goes with it. */
export interface House {
  readonly url: string;
  readonly port: number;
  /** Kills the process at once, as a power cut would, and starts it again on the same port and folder. */
  restart(): Promise<void>;
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Stops the process in its tracks: its sockets stay open and say nothing, like a cut line. And lets it go on. */
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
}

const READY = /http:\/\/localhost:(\d+)/;
const PATIENCE = 60_000;

function launch(port: number, data: string): Promise<{ child: ChildProcess; port: number }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/src/main.ts'], {
      cwd: ROOT,
      env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA: data },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    const timer = setTimeout(() => reject(new Error(`The server did not start:\n${said}`)), PATIENCE);
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = READY.exec(said);
      if (!found) return;
      clearTimeout(timer);
      resolve({ child, port: Number(found[1]) });
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The server ended with ${code}:\n${said}`));
    });
  });
}

const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', () => resolve()));

export async function openHouse(): Promise<House> {
  const data = mkdtempSync(join(tmpdir(), 'stellwerk-e2e-'));
  let { child, port } = await launch(0, data);
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended(child);
  };
  const start = async (): Promise<void> => {
    ({ child, port } = await launch(port, data));
  };
  return {
    get port() {
      return port;
    },
    get url() {
      return `http://127.0.0.1:${port}`;
    },
    kill,
    start,
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    async restart() {
      await kill();
      await start();
    },
    async close() {
      child.kill('SIGCONT');
      child.kill('SIGTERM');
      await Promise.race([ended(child), new Promise((resolve) => setTimeout(resolve, 3000).unref())]);
      if (child.exitCode === null && child.signalCode === null) await kill();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
