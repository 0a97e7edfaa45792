import type { Hand } from '../../table/game.ts';
import type { Offer } from '../../table/offers.ts';
import { ref } from '../../table/shape.ts';
import type { Move, PieceId, Seat } from '../../table/types.ts';
import { phrase } from '../../table/words.ts';
import type { ToeTable } from './clock.ts';
import { BACK, isChip, isContract, isStick, isVehicle, PILE, tail } from './pieces.ts';
import { onDisplay, shownModel } from './readers.ts';
import type { ToeMove } from './rules.ts';
import { pieceOf } from '../../table/places.ts';

/** Pieces that stand in for each other: sticks, chips of the stock, cards of one supply or pile, equal vehicles. */
export function same(table: ToeTable, a: PieceId, b: PieceId): boolean {
  const [x, y] = [pieceOf(table, a), pieceOf(table, b)];
  const kind = (piece: PieceId): string => piece.slice(0, piece.lastIndexOf('/'));
  if (!x || !y || x.at !== y.at || kind(a) !== kind(b)) return false;
  if (isContract(a)) return x.at === PILE;
  if (isStick(a) || isChip(a)) return true;
  return isVehicle(a) && (x.at.startsWith('supply/') || (x.side !== BACK && x.side === y.side));
}

/** It does not matter which of the two is taken: one is the other, or its twin beside it or in the display. */
const alike = (table: ToeTable, a: PieceId, b: PieceId): boolean =>
  a === b ||
  same(table, a, b) ||
  (onDisplay(table, a) && onDisplay(table, b) && shownModel(table, a) === shownModel(table, b));

/** What moves of one vehicle have in common, `isMeant`: which hand means this one. */
export const ofVehicle = (type: string, isMeant: (seat: Seat, hand: Hand) => boolean) =>
  ({
    fields: { piece: ref('vehicle') },
    concerns: (_, move, piece) => move.piece === piece,
    reads: (_, seat, hand) =>
      isVehicle(hand.piece) && isMeant(seat, hand) ? [{ type, seat, piece: hand.piece }] : [],
    offer: (table) => byHand(table, type, ({ piece }) => piece),
  }) satisfies Partial<ToeMove<OfVehicle>>;
export type OfVehicle = Move & { readonly piece: PieceId };

/** The same for moves of one contract. */
export const ofContract = (type: string, isMeant: (seat: Seat, hand: Hand, table: ToeTable) => boolean) =>
  ({
    fields: { contract: ref('contract') },
    reads: (table, seat, hand) =>
      isContract(hand.piece) && isMeant(seat, hand, table)
        ? [{ type, seat, contract: tail(hand.piece) }]
        : [],
  }) satisfies Partial<ToeMove<OfContract>>;
export type OfContract = Move & { readonly contract: string };

/** Something to do with the hands, and the very cards to do it with; of equal ones only one. */
export const byHand = <M extends Move>(
  table: ToeTable,
  kind: string,
  pieceOf: (move: M) => PieceId,
): Offer<M> => ({
  label: () => phrase(`toe/do/${kind}`),
  tone: 'main',
  hands: pieceOf,
  pieces: (all) => {
    const pieces: PieceId[] = [];
    for (const piece of all.map(pieceOf))
      if (!pieces.some((other) => alike(table, other, piece))) pieces.push(piece);
    return pieces;
  },
});
