import { positionAt } from '@stellwerk/engine/table/positions.ts';
import { Books } from '@stellwerk/server/books.ts';
import type { TableState } from '@stellwerk/server/state.ts';
import { firstState } from '@stellwerk/server/founding.ts';
import type { Lane } from './lanes.ts';
import { openReferee, openRelay, openServers } from './lanes.ts';
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

interface Side {
  readonly lane: Lane;
  readonly tables: Awaited<ReturnType<Lane['open']>>[];
  readonly rates: number[];
  readonly costs: number[];
}

/**
 * Tables × 5 clients that play recorded games, beside a relay that carries the same bytes, and beside several servers over
 * one PostgreSQL (`--servers 2`); with `AGAINST` also beside the server of another checkout. Rates depend on who else wants the machine, and on this very process, which is hundreds of
 * clients; what a move costs the servers' processors depends on that less: one core carries 1,000,000 ÷ that many moves a
 * second, and so many servers as many times that. What PostgreSQL itself needs is not in it.
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
  const lanes = [
    await openRelay(updates),
    await openReferee({}, script),
    ...(against ? [await openReferee({}, script, against)] : []),
    ...(servers > 0 && whyNoServices() === null ? [await openServers(servers, script)] : []),
  ];
  const sides: Side[] = [];
  for (const lane of lanes) {
    const side: Side = { lane, tables: [], rates: [], costs: [] };
    for (let i = 0; i < count; i++) side.tables.push(await lane.open(CLIENTS));
    sides.push(side);
  }
  // Turn about in short turns, so that a busy moment of the machine falls on all of them. The first ones warm up: there is a lot to compile.
  for (let round = -1; round < rounds; round++)
    for (const { lane, tables, rates, costs } of sides) {
      const [moves, cpu] = await drive(lane, tables, round < 0 ? WARM_UP : SECONDS);
      if (round < 0) continue;
      rates.push(moves);
      costs.push(cpu);
    }
  print(
    `${script.title}, ${script.moves.length} moves: ${count} tables × ${CLIENTS} clients   moves/s   server µs a move`,
  );
  const [relay] = sides;
  for (const { lane, rates, costs } of sides) {
    const share = (of: readonly number[], to: readonly number[]): string =>
      `${middle(of.map((value, i) => (100 * value) / to[i]!)).toFixed(0)} %`;
    const cores = lane.name.startsWith(`${servers} servers`) ? servers : 1;
    print(
      `  ${lane.name.padEnd(40)}${middle(rates).toFixed(0).padStart(8)} ${middle(costs).toFixed(0).padStart(12)}` +
        `   ${share(rates, relay!.rates)} of the relay’s rate, ${share(
          relay!.costs.map((cost) => cost * cores),
          costs,
        )} by cost (on ${cores} core${cores > 1 ? 's' : ''})`,
    );
  }
  for (const lane of lanes) await lane.close();
}
