import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { findProgram as find } from '../../../scripts/lib/services.mjs';

export interface Service {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

export function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
}

export async function untilListening(port: number, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 1600; tries++) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended with ${child.exitCode}`);
    const isOpen = await new Promise<boolean>((done) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy();
        done(true);
      });
      socket.on('error', () => done(false));
    });
    if (isOpen) return;
    await new Promise((done) => setTimeout(done, 25));
  }
  throw new Error(`nothing listens on port ${port}`);
}

/** PostgreSQL listens some time before it lets anybody in: "the database system is starting up". */
async function untilAnswering(url: string): Promise<void> {
  const STARTING_UP = '57P03';
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== STARTING_UP) throw error;
      await new Promise((done) => setTimeout(done, 25));
    } finally {
      await client.end();
    }
  }
}

export function serviceOf(url: string, child: ChildProcess, signal: NodeJS.Signals): Service {
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  return {
    url,
    pid: child.pid!,
    async stop() {
      child.kill(signal);
      await ended;
    },
  };
}

/** PostgreSQL refuses to run as root; as root we lend it the user that its package made. */
function borrowedUser(): Pick<SpawnOptions, 'uid' | 'gid'> {
  if (process.getuid?.() !== 0) return {};
  const ask = (flag: string) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout.trim());
  return { uid: ask('-u'), gid: ask('-g') };
}

export async function startPostgres(folder: string): Promise<Service> {
  const user = borrowedUser();
  const data = join(folder, 'postgres');
  mkdirSync(data, { recursive: true });
  if (user.uid !== undefined) {
    chownSync(folder, user.uid, user.gid!);
    chownSync(data, user.uid, user.gid!);
  }
  const options = { ...user, cwd: data, stdio: 'ignore' } as const;
  execFileSync(
    find('initdb')!,
    ['-D', data, '-U', 'stellwerk', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    options,
  );
  const port = await freePort();
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'];
  const child = spawn(find('postgres')!, ['-D', data, '-p', String(port), '-k', data, ...settings], options);
  await untilListening(port, child);
  const url = `postgres://stellwerk@127.0.0.1:${port}/postgres`;
  await untilAnswering(url);
  return serviceOf(url, child, 'SIGINT');
}

export async function startRedis(folder: string): Promise<Service> {
  const port = await freePort();
  const args = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    folder,
  ];
  const child = spawn(find('redis-server')!, args, { stdio: 'ignore' });
  await untilListening(port, child);
  return serviceOf(`redis://127.0.0.1:${port}`, child, 'SIGTERM');
}
