import { cpus } from 'node:os';
import { positionAt } from '@stellwerk/engine/table/positions.ts';
import { Books } from '@stellwerk/server/books.ts';
import type { TableState } from '@stellwerk/server/state.ts';
import { firstState } from '@stellwerk/server/founding.ts';
import type { Lane } from './lanes.ts';
import { cpuOf, openReferee, openRelay, openServers } from './lanes.ts';
import { whyNoServices } from '../../../scripts/lib/services.mjs';
import { drive, middle } from './commit.ts';
import type { Script } from './scripts.ts';
import { recorded, simulated } from './scripts.ts';

const CLIENTS = 5;
const SECONDS = 1.5;
const WARM_UP = 8;
const ROUNDS = 7;

/** The bytes that the referee would publish, move by move: the relay carries the very same. */
export function updatesOf({ play }: Script): readonly Uint8Array[] {
  const { config } = play;
  const books = new Books([]);
  let before: TableState | null = null;
  const updates: Uint8Array[] = [];
  for (const { n } of play.log) {
    const part = { log: play.log.slice(0, n + 1), table: positionAt(play, n), head: n };
    const after = firstState({ ...play, ...part }, { config, name: '', cards: {} });
    // Seats and room are the same objects from the first one on, as at a table.
    const state: TableState = before ? { ...before, play: after.play } : after;
    updates.push(books.write(before, state)[0]!.bytes);
    before = state;
  }
  return updates;
}

/** What one turn came to. */
interface Turn {
  readonly rate: number;
  /** Microseconds of processor a move: of the servers, of a store beside them, of this process with all its clients. */
  readonly servers: number;
  readonly store: number;
  readonly clients: number;
}
interface Side {
  readonly lane: Lane;
  readonly tables: Awaited<ReturnType<Lane['open']>>[];
  readonly turns: Turn[];
}

async function turnOf({ lane, tables }: Side, seconds: number): Promise<Turn> {
  const [store, own] = [lane.storeCpu?.() ?? 0, cpuOf(process.pid)];
  const since = performance.now();
  const [rate, servers] = await drive(lane, tables, seconds);
  const moves = rate * ((performance.now() - since) / 1000);
  const each = (now: number, before: number): number => ((now - before) / moves) * 1_000_000;
  return {
    rate,
    servers,
    store: each(lane.storeCpu?.() ?? 0, store),
    clients: each(cpuOf(process.pid), own),
  };
}

/**
 * Tables × 5 clients that play recorded games, beside a relay that carries the same bytes, and beside several servers over
 * one PostgreSQL (`--servers 2`); with `AGAINST` also beside the servers of another checkout. Rates depend on who else
 * wants the machine, and on this very process, which is hundreds of clients on one thread: where those are busy nearly all
 * of the time, it is they who set the pace, and more servers cannot make it any quicker. What a move costs the processors of
 * servers and store depends on that less: one core carries 1,000,000 ÷ that many moves a second.
 */
export async function benchRecorded(
  print: (line: string) => void,
  files: readonly string[],
  { tables: count = 50, servers = 2, rounds = ROUNDS }: Readonly<Record<string, number>>,
): Promise<void> {
  // The game that comes with the project is over before the servers are warm; one by chance is long enough.
  const [script] = files.length > 0 ? await recorded(files) : [await simulated('18esp', 7)];
  if (!script) throw new Error('no game in this file');
  const updates = updatesOf(script);
  const against = process.env['AGAINST'];
  const hasStore = servers > 0 && whyNoServices() === null;
  const lanes = [
    await openRelay(updates),
    await openReferee({}, script),
    ...(against ? [await openReferee({}, script, against)] : []),
    ...(hasStore ? [await openServers(servers, script)] : []),
    ...(hasStore && against ? [await openServers(servers, script, against)] : []),
  ];
  const sides: Side[] = [];
  for (const lane of lanes) {
    const side: Side = { lane, tables: [], turns: [] };
    for (let i = 0; i < count; i++) side.tables.push(await lane.open(CLIENTS));
    sides.push(side);
  }
  // Turn about in short turns, so that a busy moment of the machine falls on all of them. The first ones warm up: there is a lot to compile.
  for (let round = -1; round < rounds; round++)
    for (const side of sides) {
      const turn = await turnOf(side, round < 0 ? WARM_UP : SECONDS);
      if (round >= 0) side.turns.push(turn);
    }
  print(`${script.title}, ${script.moves.length} moves: ${count} tables × ${CLIENTS} clients`);
  print(
    '                                          moves/s   of the relay’s   µs a move: servers   store   clients   busy: servers   clients',
  );
  const [relay] = sides;
  for (const { lane, turns } of sides) {
    const middling = (of: (turn: Turn, i: number) => number): number => middle(turns.map(of));
    const each = lane.servers ?? 1;
    const columns = [
      middling(({ rate }) => rate)
        .toFixed(0)
        .padStart(7),
      `${middling(({ rate }, i) => (100 * rate) / relay!.turns[i]!.rate).toFixed(0)} %`.padStart(16),
      middling((turn) => turn.servers)
        .toFixed(0)
        .padStart(20),
      (lane.storeCpu ? middling(({ store }) => store).toFixed(0) : '–').padStart(7),
      middling(({ clients }) => clients)
        .toFixed(0)
        .padStart(9),
      // Of the time that each of them has: a process that is here, and a single thread there.
      `${middling((turn) => (turn.rate * turn.servers) / 10_000 / each).toFixed(0)} %`.padStart(15),
      `${middling(({ rate, clients }) => (rate * clients) / 10_000).toFixed(0)} %`.padStart(9),
    ];
    print(`  ${lane.name.padEnd(40)}${columns.join(' ')}`);
  }
  print(
    `  ${cpus().length} cores; what a server sweeps up beside its thread counts as well, so it may come to more than 100 %`,
  );
  for (const lane of lanes) await lane.close();
}
