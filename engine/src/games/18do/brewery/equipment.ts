import { DEPOT, typeOf, companyOf } from '../../../rail/ids.ts';
import { pieceOf } from '../../../table/places.ts';
import type { PieceId } from '../../../table/types.ts';
import type { DoDraft, DoTable } from '../clock.ts';
import type { BreweryId } from './clock.ts';
import { wagonUnits } from './expert/wagons.ts';
import { cardOf, equipmentOf, kettleOf } from './readers.ts';
import { TRADED_IN } from './expert/data.ts';

/** Equipment (§5.4.4): the kettle side of a card, and the START cards that have no other side. */

export const isStartCard = (card: PieceId): boolean => card.startsWith('kettle/');
export const typeOfCard = (card: PieceId): number => kettleOf(card)?.type ?? 0;
/** START cards have none. */
export const priceOfCard = (card: PieceId): number => cardOf(card)?.price ?? 0;
/** "5", "2A": what players call it. */
export const cardName = (card: PieceId): string => typeOf(card);

/** §6.5.2.6: so many cards may a brewery buy in its turn; what counts is the phase in which a purchase begins. */
export const cardsAllowed = ({ clock }: DoTable): number => (clock.phase === '2' ? 2 : 1);

/** The brewery in whose works a card stands. */
export const worksOf = (table: DoTable, card: PieceId): BreweryId | null =>
  kettleOf(card) ? companyOf(pieceOf(table, card)?.at ?? '') : null;
export const isOnDisplay = (table: DoTable, card: PieceId): boolean => pieceOf(table, card)?.at === DEPOT;

// —— Units (§6.5.2.3) ——

export const usedOf = ({ clock }: DoTable, card: PieceId): number => clock.used[card] ?? 0;
export const loadedOf = ({ clock }: DoTable, card: PieceId): number => clock.loaded[card] ?? 0;
export const unitsLeft = (table: DoTable, card: PieceId): number =>
  Math.max(0, (kettleOf(card)?.units ?? 0) - usedOf(table, card));
/** Units without an arrow that its brewery may still use for export (§7.1.3). */
export const wagonUnitsFor = (table: DoTable, card: PieceId): number => {
  const brewery = worksOf(table, card);
  return brewery === null ? 0 : wagonUnits(table, brewery);
};
/** Units with an arrow, or with a wagon of the brewery (§7.1.3), that can still load: of what is left at most so many. */
export const exportLeft = (table: DoTable, card: PieceId): number => {
  const arrows = Math.max(0, (kettleOf(card)?.exports ?? 0) - loadedOf(table, card));
  return Math.min(unitsLeft(table, card), arrows + wagonUnitsFor(table, card));
};
/** One unit of a card has been used, and what it brought is written down. */
export function useUnit(draft: DoDraft, card: PieceId, income: number): void {
  const { used } = draft.clock;
  draft.set('used', { ...used, [card]: (used[card] ?? 0) + 1 });
  addIncome(draft, card, income);
}
/** What a card has brought, with a unit of it or without. */
export function addIncome(draft: DoDraft, card: PieceId, income: number): void {
  const { earned, brought } = draft.clock;
  draft.set('earned', earned + income);
  draft.set('brought', { ...brought, [card]: [...(brought[card] ?? []), income] });
}
/** Cards of a brewery that differ in nothing count once: type and units used tell them apart. */
export function differentCards(table: DoTable, brewery: BreweryId): readonly PieceId[] {
  const seen = new Set<string>();
  return equipmentOf(table, brewery).filter((card) => {
    const key = `${typeOfCard(card)} ${usedOf(table, card)} ${loadedOf(table, card)}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** Of equal cards of one brewery one is offered, and any can be taken up. */
export const isTwin = (table: DoTable, card: PieceId, piece: PieceId): boolean =>
  card === piece ||
  (worksOf(table, piece) !== null &&
    worksOf(table, piece) === worksOf(table, card) &&
    typeOfCard(piece) === typeOfCard(card));

/** I: what a card costs when another one is traded in for it. */
export const discountOf = (old: PieceId): number => TRADED_IN * typeOfCard(old);
export const tradedPrice = (card: PieceId, old: PieceId): number =>
  Math.max(0, priceOfCard(card) - discountOf(old));
