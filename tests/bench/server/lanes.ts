import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import * as Y from 'yjs';
import { Player } from '../../server/lib/player.ts';
import { createTable, scratch, SEATS, startProcess } from '../../server/lib/process.ts';
import { startPostgres } from '../../server/lib/services.ts';
import { openRecorded } from './recorded-table.ts';
import type { Script } from './scripts.ts';

/** One table with its people: a way to make a move, and to hear when another one sees it. */
export interface BenchTable {
  /** Makes one move and waits until another client has it. False where the game is over. */
  move(): Promise<boolean>;
}
export interface Lane {
  readonly name: string;
  open(clients: number): Promise<BenchTable>;
  /** Seconds of processor time that the server has used so far; where there are several, all of them. */
  cpu(): number;
  /** The same of a store that is a process of its own. */
  storeCpu?(): number;
  /** How many servers there are. */
  readonly servers?: number;
  close(): Promise<void>;
}

const RELAY = fileURLToPath(new URL('./relay.ts', import.meta.url));

export function cpuOf(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

const goneOf = new Map<number, Map<number, number>>();
/** A process and those that it has started; what had ended before the last question counts too. */
export function cpuOfAll(pid: number): number {
  const known = goneOf.get(pid) ?? new Map<number, number>();
  goneOf.set(pid, known);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  for (const one of [pid, ...children.map(Number)]) known.set(one, cpuOf(one));
  return [...known.values()].reduce((sum, seconds) => sum + seconds, 0);
}

/** Resolves waiters as the list they watch grows. */
export function counter(list: Y.Array<unknown>) {
  const waiting: (() => void)[] = [];
  let seen = list.length;
  list.observe(() => {
    for (; seen < list.length; seen++) waiting.shift()?.();
  });
  return () => new Promise<void>((done) => waiting.push(done));
}

const most = '1000000';
export const NO_LIMITS = {
  LIMIT_MESSAGES: most,
  LIMIT_FRAMES: most,
  LIMIT_CREATIONS: most,
  LIMIT_CREATIONS_IN_ALL: most,
  LIMIT_ADDRESS: most,
  LIMIT_WORK: most,
};

/** Several servers over one PostgreSQL, each table's people at one of them, as a proxy that goes by the table has it. */
export async function openServers(count: number, script: Script, against?: string): Promise<Lane> {
  const folder = scratch();
  const main = against === undefined ? undefined : resolve(against, 'server/src/main.ts');
  const postgres = await startPostgres(folder.path);
  const env = { DATA: folder.path, STORE: postgres.url, SECRET: 'the same on all servers', ...NO_LIMITS };
  const servers = await Promise.all(Array.from({ length: count }, () => startProcess(env, main)));
  const everybody: Player[] = [];
  let tables = 0;
  return {
    name: `${count} ${count > 1 ? 'servers' : 'server'}, PostgreSQL${against === undefined ? '' : ', the other one'}`,
    servers: count,
    storeCpu: () => cpuOfAll(postgres.pid),
    async open(clients) {
      const { url } = servers[tables++ % count]!;
      const table = await openRecorded(url, script, clients);
      everybody.push(...table.players);
      return table;
    },
    cpu: () => servers.reduce((sum, { child }) => sum + cpuOf(child.pid), 0),
    async close() {
      for (const player of everybody) player.leave();
      await Promise.all(servers.map((server) => server.stop()));
      await postgres.stop();
      folder.remove();
    },
  };
}

/** The real server: a move is judged, written and shown. */
export async function openReferee(
  env: Record<string, string> = {},
  script?: Script,
  against?: string,
): Promise<Lane> {
  const folder = scratch();
  const main = against === undefined ? undefined : resolve(against, 'server/src/main.ts');
  const server = await startProcess({ DATA: folder.path, ...NO_LIMITS, ...env }, main);
  const everybody: Player[] = [];
  return {
    name: [
      against === undefined ? 'referee' : 'the other one',
      ...Object.entries(env).map(([key, value]) => `${key}=${value}`),
    ].join(', '),
    async open(clients) {
      if (script) {
        const table = await openRecorded(server.url, script, clients);
        everybody.push(...table.players);
        return table;
      }
      const { id, links } = await createTable(server.url);
      const tokens = [...SEATS.map((seat) => links.seats[seat]!), links.host, links.watch, links.watch];
      const players = tokens.slice(0, clients).map((token) => new Player(server.url, id, token, 60_000));
      everybody.push(...players);
      await Promise.all(players.map((player) => player.ready()));
      const [anna, bert] = players;
      const next = counter(bert!.board.getArray('log'));
      return {
        async move() {
          const seen = next();
          void anna!.send(PAYMENT);
          await seen;
          return true;
        },
      };
    },
    cpu: () => cpuOf(server.child.pid),
    async close() {
      for (const player of everybody) player.leave();
      await server.stop();
      folder.remove();
    },
  };
}

/** The same changes, written by the client itself and passed on; or those that somebody has written before. */
export async function openRelay(updates: readonly Uint8Array[] = []): Promise<Lane> {
  const flags = ['--disable-warning=ExperimentalWarning', '--experimental-strip-types'];
  const child = spawn(process.execPath, [...flags, RELAY], { stdio: ['ignore', 'pipe', 'ignore'] });
  const port = await new Promise<number>((done) => {
    child.stdout.on('data', (chunk: Buffer) => done(Number(/:(\d+)\s/.exec(chunk.toString())![1])));
  });
  const sockets: HocuspocusProviderWebsocket[] = [];
  let tables = 0;
  return {
    name: 'bare relay',
    async open(clients) {
      const name = `relay/${tables++}`;
      const docs = Array.from({ length: clients }, () => new Y.Doc());
      const ready = docs.map(async (document) => {
        const websocketProvider = new HocuspocusProviderWebsocket({ url: `ws://127.0.0.1:${port}` });
        sockets.push(websocketProvider);
        await new Promise<void>((done) => {
          const provider = new HocuspocusProvider({
            websocketProvider,
            name,
            document,
            onSynced: () => done(),
          });
          provider.attach();
          // As at a table: two documents on one socket.
          new HocuspocusProvider({ websocketProvider, name: `${name}/desk`, document: new Y.Doc() }).attach();
        });
      });
      await Promise.all(ready);
      const [first, second] = docs;
      const next = counter(second!.getArray('log'));
      let n = 0;
      if (updates.length > 0) {
        const seen = next();
        Y.applyUpdate(first!, updates[n]!);
        await seen;
      }
      return {
        async move() {
          n++;
          if (updates.length > 0 && n >= updates.length) return false;
          const seen = next();
          if (updates.length > 0) Y.applyUpdate(first!, updates[n]!);
          else
            first!.transact(() => {
              first!.getMap('cash').set('seat/anna', 500 - n);
              first!.getMap('cash').set('bank', 500 + n);
              first!.getMap('settings').set('head', n);
              const log = first!.getArray('log');
              log.insert(log.length, [entryOf(n)]);
            });
          await seen;
          return true;
        },
      };
    },
    cpu: () => cpuOf(child.pid),
    async close() {
      for (const socket of sockets) socket.destroy();
      child.kill('SIGTERM');
    },
  };
}

/** A move without a rule, so that any number of them can be made. */
const PAYMENT = {
  type: 'propose',
  base: 0,
  act: { do: 'move', move: { type: 'pay', seat: 'anna', from: 'seat/anna', to: 'bank', amount: 1 } },
} as const;

/** A log entry like the one that the referee would have written. */
const entryOf = (n: number) => ({
  n,
  id: `0123456789abcde${n}`,
  seat: 'anna',
  act: { do: 'move', move: { type: 'pay', seat: 'anna', from: 'seat/anna', to: 'bank', amount: 1 } },
  verdict: 'free',
  findings: [{ rule: 'table/free-move', section: '', weight: 'breach', params: {} }],
  luck: [],
  effects: [{ pay: 1, from: 'seat/anna', to: 'bank' }],
  hash: '0123456789abcdef',
});
