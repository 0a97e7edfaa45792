import { trainOf } from '../../../rail/ids.ts';
import { canonical } from '../../../table/hash.ts';
import { pieceOf } from '../../../table/places.ts';
import type { Json, Move } from '../../../table/types.ts';
import type { DoTable } from '../clock.ts';
import { INVESTOR } from '../clock.ts';
import { faceOf } from '../purchase.ts';
import { earned } from '../revenue-use.ts';

/** What a field says that would be so without it: a flag that is not set, the printed price, all of the revenue. */
function goesWithoutSaying(table: DoTable, { type, train }: Move, field: string, value: Json): boolean {
  if (value === false) return true;
  if (field === 'price' && type === 'train') return typeof train === 'string' && value === faceOf(train);
  return field === 'amount' && type === 'payout' && value === earned(table);
}
/** Trains of one kind that lie together are alike. */
const kindOf = (table: DoTable, train: string): Json => {
  const { at = '', side = '' } = pieceOf(table, train) ?? {};
  return [trainOf(train) ?? train, at, side];
};
/** A move of his in as few words as it can be said. */
function plainly(table: DoTable, move: Move): Json {
  const said = Object.entries(move).flatMap(([field, value]): readonly (readonly [string, Json])[] => {
    if (value === undefined || goesWithoutSaying(table, move, field, value)) return [];
    return [[field, field === 'train' && typeof value === 'string' ? kindOf(table, value) : value]];
  });
  return { ...Object.fromEntries(said), seat: INVESTOR };
}
/** The same act, whoever carries it out for him and however it is said. */
export const isSame = (table: DoTable, a: Move, b: Move): boolean =>
  canonical(plainly(table, a)) === canonical(plainly(table, b));
