import { trusted } from '@stellwerk/engine/table/types.ts';
import { BUILT_IN } from '@stellwerk/engine/games/toe/data/built-in.ts';
import { game as toe } from '@stellwerk/engine/games/toe/index.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import { commit, openPlay } from '@stellwerk/engine/table/play.ts';
import type { Json, Move } from '@stellwerk/engine/table/types.ts';
import { piecesAt } from '@stellwerk/engine/table/places.ts';

const game = toe as unknown as Game;

/** Connections between two cities, as few as possible. */
function way(from: string, to: string): readonly string[] {
  const ways = new Map<string, readonly string[]>([[from, []]]);
  for (const [city, so] of ways) {
    if (city === to) return so;
    for (const { id, from: a, to: b } of BUILT_IN.connections) {
      const next = a === city ? b : b === city ? a : null;
      if (next !== null && !ways.has(next)) ways.set(next, [...so, id]);
    }
  }
  return [];
}
const segmentsOf = (ids: readonly string[]): number =>
  ids.reduce((sum, id) => sum + (BUILT_IN.connections.find((c) => c.id === id)?.segments ?? 0), 0);

export interface StartHand {
  readonly contract: string;
  /** The connections that join one of its sections. */
  readonly lines: readonly string[];
  /** A locomotive and a wagon that the contract wants. */
  readonly vehicles: readonly string[];
}
export interface GoodStart {
  readonly seed: number;
  readonly hands: Readonly<Record<string, StartHand>>;
}

/** The start hand of a seat, if one section can be joined for 60.000 € and two vehicles fit at once. */
function handOf(play: Play, seat: string, most: number): StartHand | null {
  const place = `seat/${seat}`;
  const piece = piecesAt(play.table, place).find((id) => id.startsWith('contract/'));
  const contract = piece?.slice('contract/'.length) ?? '';
  const sections = BUILT_IN.contracts.find(({ id }) => id === contract)?.sections ?? [];
  const lines = sections
    .map(({ from, to }) => way(from, to))
    .find((ids) => ids.length <= most && segmentsOf(ids) <= 3);
  const called = step(play, { type: 'call', seat, phase: 'fair' });
  const [first] = called ? [...game.options(called.table, seat, { type: 'assign' })] : [];
  const manned = called && first ? step(called, first) : null;
  const second = manned
    ? [...game.options(manned.table, seat, { type: 'assign' })].find((m) => m['instead'] === undefined)
    : undefined;
  return lines && first && second
    ? { contract, lines, vehicles: [first['piece'] as string, second['piece'] as string] }
    : null;
}

function step(play: Play, move: Move): Play | null {
  const outcome = commit(play, {
    id: `m${play.log.length}`,
    seat: move.seat,
    act: { do: 'move', move: trusted(move) },
  });
  return outcome.ok ? outcome.play : null;
}

/** A shuffle with which two people have something to do in every phase. The first seat has the chair. */
export function goodStart(seats: readonly [string, string]): GoodStart {
  const options = Object.fromEntries(game.optionSpecs.map(({ id, start }) => [id, start as Json]));
  for (let seed = 1; seed < 5000; seed++) {
    const play = openPlay(game, {
      game: game.id,
      variant: 'standard',
      options,
      seats: [...seats],
      seed,
      mode: 'coach',
      bookkeeping: 'auto',
    });
    const [first, second] = [handOf(play, seats[0], 3), handOf(play, seats[1], 2)];
    const { chair } = play.table.clock as unknown as { readonly chair: string };
    if (chair === seats[0] && first && second)
      return { seed, hands: { [seats[0]]: first, [seats[1]]: second } };
  }
  throw new Error('no such shuffle');
}
