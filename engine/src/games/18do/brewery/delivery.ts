import type { PieceId } from '../../../table/types.ts';
import type { DoDraft, DoTable } from '../clock.ts';
import type { BreweryId } from './clock.ts';
import { typeOfCard, unitsLeft, usedOf, useUnit } from './equipment.ts';
import { wagonUnits } from './expert/wagons.ts';
import type { Demand } from './market.ts';
import { demandOn, priceAt, wanted } from './market.ts';
import type { Customer } from './pieces.ts';
import { deliveredPlace } from './pieces.ts';
import { equipmentOf, kettleOf } from './readers.ts';

/** §6.5.2.3: delivery to the Dortmund market, one cube for each unit. */

/** Fields that a card could deliver to now. */
export const reachedBy = (table: DoTable, card: PieceId): readonly Demand[] =>
  unitsLeft(table, card) > 0 ? wanted(table, typeOfCard(card)) : [];
/** Units without an arrow that are still free: these may not be kept back. */
export const ordinaryLeft = (table: DoTable, card: PieceId): number => {
  const kettle = kettleOf(card);
  return kettle ? Math.max(0, kettle.units - kettle.exports - usedOf(table, card)) : 0;
};
/** The delivery is over once the brewery loads or pays out (§6.5.2.1). */
export const isDelivering = ({ clock }: DoTable): boolean =>
  clock.step === 'give-up' || clock.step === 'deliver';
/** §6.5.2.3: a card that still has to deliver, as long as that is possible. A unit for each wagon is kept (§7.1.3). */
export function cardThatMust(table: DoTable, brewery: BreweryId): PieceId | null {
  if (!isDelivering(table)) return null;
  let kept = wagonUnits(table, brewery);
  const isDue = (card: PieceId): boolean => {
    const left = wanted(table, typeOfCard(card)).length > 0 ? ordinaryLeft(table, card) : 0;
    kept -= left;
    return left > 0 && kept < 0;
  };
  return equipmentOf(table, brewery).find(isDue) ?? null;
}
/** A card with an export unit that could still deliver: whoever goes on lets it lapse. */
export const cardThatCould = (table: DoTable, brewery: BreweryId): PieceId | null =>
  isDelivering(table)
    ? (equipmentOf(table, brewery).find((card) => reachedBy(table, card).length > 0) ?? null)
    : null;

/** One cube goes to the delivery field beside it; its price counts as income. */
export function deliverCube(
  draft: DoDraft,
  card: PieceId,
  segment: number,
  customers: Customer,
  price = priceAt(segment, customers),
): void {
  const [cube] = demandOn(draft.table, segment, customers);
  if (cube === undefined) return;
  draft.put(cube, deliveredPlace(segment, customers));
  useUnit(draft, card, price);
  draft.set('step', 'deliver');
}
