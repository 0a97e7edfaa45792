import { isPut } from '@stellwerk/engine/table/apply.ts';
import type { Blank } from '@stellwerk/engine/table/game.ts';
import type { Reading } from '@stellwerk/engine/table/interpret.ts';
import { judge, specOf } from '@stellwerk/engine/table/judge.ts';
import { noLuck } from '@stellwerk/engine/table/luck.ts';
import { pieceOf, piecesAt } from '@stellwerk/engine/table/places.ts';
import type { Move, PieceId, Place } from '@stellwerk/engine/table/types.ts';
import { ruled } from '../table/settled.ts';
import type { Bench } from './machine.ts';

/** A piece and those that lie with it and are as good: a fan of certificates of one company. It comes first. */
export function fanOf({ game, table }: Bench, piece: PieceId): readonly PieceId[] {
  const at = pieceOf(table, piece)?.at;
  if (at === undefined) return [];
  const like = piecesAt(table, at).filter((id) => id !== piece && game.same?.(table, id, piece));
  return [piece, ...like];
}

/** What a move puts on a place. */
function putOn({ game, table }: Bench, move: Move, to: Place): readonly PieceId[] {
  const effects = specOf(game, move.type)?.effects(ruled(table), move, noLuck) ?? [];
  return effects.flatMap((effect) => (isPut(effect) && effect.at === to ? [effect.put] : []));
}

/** How many pieces as good as this one. */
function putBy(bench: Bench, move: Move, piece: PieceId, to: Place): number {
  const view = ruled(bench.table);
  return putOn(bench, move, to).filter((put) => put === piece || bench.game.same?.(view, put, piece)).length;
}

/**
 * The number of a move that says how many pieces go: with two in it, two of them go. A price or a bid never does
 * that, so no title has to say which of its numbers it is.
 */
export function countField(bench: Bench, move: Move, piece: PieceId, to: Place): string | null {
  const numbers = Object.keys(move).filter((field) => typeof move[field] === 'number');
  return numbers.find((field) => putBy(bench, { ...move, [field]: 2 }, piece, to) === 2) ?? null;
}

/**
 * Whether the place where a piece is let go has answered a number: with another one nothing would come to lie there. What
 * does may be another piece than the one in the hand: of two markers that say the same, each has a place of its own.
 */
export function isSaidByPlace(
  bench: Bench,
  move: Move,
  to: Place,
  { field, min, max }: Pick<Blank, 'field' | 'min' | 'max'>,
): boolean {
  const other = move[field] === min ? max : min;
  return putOn(bench, move, to).length > 0 && putOn(bench, { ...move, [field]: other }, to).length === 0;
}

/** The same readings for a whole fan; none where a title moves such pieces one by one. */
export function readingsOfSeveral(
  bench: Bench,
  readings: readonly Reading[],
  piece: PieceId,
  to: Place,
  count: number,
): readonly Reading[] {
  return readings.flatMap(({ move, free }): readonly Reading[] => {
    const field = free ? null : countField(bench, move, piece, to);
    if (field === null) return [];
    const all = { ...move, [field]: count };
    if (putBy(bench, all, piece, to) !== count) return [];
    return [{ move: all, findings: judge(bench.game, ruled(bench.table), all), free }];
  });
}

/** Whether several such pieces can go anywhere at once. */
export function goesInFans(bench: Bench, piece: PieceId, places: readonly Place[]): boolean {
  const { game, table, seat } = bench;
  const view = ruled(table);
  return places.some((to) =>
    game.readings(view, seat, { piece, to }).some((move) => countField(bench, move, piece, to) !== null),
  );
}
