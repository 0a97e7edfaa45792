import { ruled } from '../table/settled.ts';
import { isPut } from '@stellwerk/engine/table/apply.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import { interpret } from '@stellwerk/engine/table/interpret.ts';
import { specOf } from '@stellwerk/engine/table/judge.ts';
import { noLuck } from '@stellwerk/engine/table/luck.ts';
import type { Finding, PieceId, Place, Seat, Table } from '@stellwerk/engine/table/types.ts';
import { pieceOf } from '@stellwerk/engine/table/places.ts';

/** Where a piece may go, and for tiles in which turns. */
export type Targets = ReadonlyMap<Place, ReadonlySet<number>>;

const NONE: Targets = new Map();
/** Working out effects costs; a hand never needs more places than this. */
const MOST = 1500;

export const isBreach = ({ weight }: Finding): boolean => weight === 'breach';

const add = (targets: Map<Place, Set<number>>, place: Place, turn: number | undefined): void => {
  const turns = targets.get(place) ?? new Set<number>();
  if (turn !== undefined) turns.add(turn);
  targets.set(place, turns);
};

/**
 * The legal places of a piece: from the title's options where they put it somewhere, and, for moves that only begin
 * something, from reading the gesture to each of the given places.
 */
export function targetsOf(
  game: Game,
  table: Table,
  seat: Seat | null,
  piece: PieceId,
  places: readonly Place[],
): Targets {
  if (seat === null) return NONE;
  const targets = new Map<Place, Set<number>>();
  const from = pieceOf(table, piece)?.at;
  const isIt = (other: PieceId): boolean => other === piece || (game.same?.(table, other, piece) ?? false);
  // What is due is allowed before everything else.
  for (const { effect } of table.clock.dues)
    if (isPut(effect) && isIt(effect.put)) add(targets, effect.at, effect.turn);
  let left = MOST;
  const view = ruled(table);
  for (const move of game.options(view, seat, { piece })) {
    if (left-- <= 0) break;
    for (const effect of specOf(game, move.type)?.effects(view, move, noLuck) ?? [])
      if (isPut(effect) && isIt(effect.put) && effect.at !== from) add(targets, effect.at, effect.turn);
  }
  for (const place of places) {
    if (place === from || targets.has(place)) continue;
    const [first] = interpret(game, table, seat, { piece, to: place });
    if (first && !first.free && !first.findings.some(isBreach)) add(targets, place, undefined);
  }
  return targets;
}

/** The fitting turn nearest to the one in the hand, going the short way round. */
export function nearestTurn(turns: ReadonlySet<number>, turn: number, steps = 6): number | null {
  let best: number | null = null;
  let least = Infinity;
  for (const fitting of turns) {
    const ahead = (((fitting - turn) % steps) + steps) % steps;
    const away = Math.min(ahead, steps - ahead);
    if (away < least || (away === least && best !== null && fitting < best)) [best, least] = [fitting, away];
  }
  return best;
}

/** The next fitting turn in one direction; any turn where nothing fits or everything is wanted. */
export function nextTurn(
  turns: ReadonlySet<number>,
  turn: number,
  by: 1 | -1,
  isAny: boolean,
  steps = 6,
): number {
  for (let i = 1; i <= steps; i++) {
    const next = (((turn + by * i) % steps) + steps) % steps;
    if (isAny || turns.size === 0 || turns.has(next)) return next;
  }
  return turn;
}
