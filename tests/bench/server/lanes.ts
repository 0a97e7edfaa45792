import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import * as Y from 'yjs';
import { Player } from '../../server/lib/player.ts';
import { createTable, scratch, SEATS, startProcess } from '../../server/lib/process.ts';

/** One table with its people: a way to make a move, and to hear when another one sees it. */
export interface BenchTable {
  /** Makes one move and waits until the second client has it. */
  move(): Promise<void>;
}
export interface Lane {
  readonly name: string;
  open(clients: number): Promise<BenchTable>;
  /** Seconds of processor time that the server has used so far. */
  cpu(): number;
  close(): Promise<void>;
}

const RELAY = fileURLToPath(new URL('./relay.ts', import.meta.url));

export function cpuOf(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
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

/** The real server: a move is judged, written and shown. */
export async function openReferee(env: Record<string, string> = {}): Promise<Lane> {
  const folder = scratch();
  const most = '1000000';
  const limits = {
    LIMIT_MESSAGES: most,
    LIMIT_FRAMES: most,
    LIMIT_CREATIONS: most,
    LIMIT_ADDRESS: most,
    LIMIT_WORK: most,
  };
  const server = await startProcess({ DATA: folder.path, ...limits, ...env });
  const everybody: Player[] = [];
  return {
    name: env['DURABILITY'] === 'fsync' ? 'referee, fsync' : 'referee',
    async open(clients) {
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

/** The same changes, written by the client itself and passed on. */
export async function openRelay(): Promise<Lane> {
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
      return {
        async move() {
          const seen = next();
          n++;
          first!.transact(() => {
            first!.getMap('cash').set('seat/anna', 500 - n);
            first!.getMap('cash').set('bank', 500 + n);
            first!.getMap('settings').set('head', n);
            const log = first!.getArray('log');
            log.insert(log.length, [entryOf(n)]);
          });
          await seen;
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
