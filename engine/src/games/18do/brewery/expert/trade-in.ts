import type { PieceId } from '../../../../table/types.ts';
import { priceOfCard, typeOfCard } from '../equipment.ts';
import { TRADED_IN } from './data.ts';

/** I: what a card costs when another one is traded in for it. */
export const discountOf = (old: PieceId): number => TRADED_IN * typeOfCard(old);
export const tradedPrice = (card: PieceId, old: PieceId): number =>
  Math.max(0, priceOfCard(card) - discountOf(old));
