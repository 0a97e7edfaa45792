import type { PieceId } from '../../../../table/types.ts';
import type { DoDraft, DoTable } from '../../clock.ts';
import type { BreweryId } from '../clock.ts';
import { typeOfCard, useUnit, worksOf } from '../equipment.ts';
import { demandOn, priceAt, wanted } from '../market.ts';
import { deliveredPlace, demandPlace, loadPlace } from '../pieces.ts';
import { decides, isExpert } from '../../readers.ts';
import { cubesAt, equipmentOf, orderTrack, isOwned } from '../readers.ts';
import type { Reserved } from './clock.ts';
import type { EventCode } from './data.ts';
import { EVENT_DISPLAY, eventPiece } from './pieces.ts';
import { eventWorks, holderOfEvent } from './readers.ts';
import { SMALL_IDS } from '../data/companies.ts';

/** §7.2: an event is used once; its marker lies in the display again at once. */
export function spend(draft: DoDraft, brewery: BreweryId, event: EventCode): void {
  if (holderOfEvent(draft.table, event) === brewery)
    draft.put(eventPiece(event), EVENT_DISPLAY, { due: 'due/event' });
  draft.set('spent', { ...draft.clock.spent, [brewery]: event });
}

// —— H: a cube that waits on a card ——

/** Cards with which a cube can be reserved: somebody waits within their reach. Nothing has been used yet. */
export const cardsToReserve = (table: DoTable, brewery: BreweryId): readonly PieceId[] =>
  equipmentOf(table, brewery).filter((card) => wanted(table, typeOfCard(card)).length > 0);
/** At the start of the round, when the pubs have paid: whoever has H may use it before anybody acts. */
export function callAdvertising(draft: DoDraft): void {
  draft.set('spent', {}).set('calling', null);
  const brewery = holderOfEvent(draft.table, 'H');
  if (brewery === null || draft.clock.operating === null || !eventWorks(draft.table, 'H')) return;
  if (cardsToReserve(draft.table, brewery).length > 0) draft.set('calling', { event: 'H', brewery });
}
export function reserve(draft: DoDraft, reserved: Reserved): void {
  const [cube] = demandOn(draft.table, reserved.segment, reserved.customers);
  if (cube === undefined || worksOf(draft.table, reserved.card) !== reserved.brewery) return;
  draft.put(cube, loadPlace(reserved.card)).set('reserved', reserved);
  deliverReserved(draft);
}
/** The turn of its brewery begins: the cube goes to the field beside its origin. */
export function deliverReserved(draft: DoDraft): void {
  const { reserved, operating } = draft.clock;
  if (reserved === null || reserved.brewery !== operating) return;
  const { card, segment, customers } = reserved;
  const [cube] = cubesAt(draft.table, loadPlace(card));
  if (cube === undefined || worksOf(draft.table, card) !== operating) {
    dropReserved(draft);
    return;
  }
  draft.put(cube, deliveredPlace(segment, customers), { due: 'due/reserved' }).set('reserved', null);
  useUnit(draft, card, priceAt(segment, customers));
}
/** The card has gone before its brewery could act: the cube goes back to where it came from, and H is used up. */
export function dropReserved(draft: DoDraft): void {
  const { reserved } = draft.clock;
  if (reserved === null) return;
  const [cube] = cubesAt(draft.table, loadPlace(reserved.card));
  if (cube !== undefined)
    draft.put(cube, demandPlace(reserved.segment, reserved.customers), { due: 'due/reserved' });
  draft.set('reserved', null);
}

// —— L: one place to the left ——

/** The order is set, the demand not yet prepared: whoever has L may use it. True: it is asked. */
export function callMarketing(draft: DoDraft): boolean {
  dropReserved(draft);
  const brewery = holderOfEvent(draft.table, 'L');
  if (brewery === null || !eventWorks(draft.table, 'L')) return false;
  if (orderTrack(draft.table).indexOf(brewery) < 1) return false;
  draft.set('calling', { event: 'L', brewery });
  return true;
}

/** Who says whether the event that is called for is used. */
export const calledSeat = (table: DoTable): string | null =>
  table.clock.calling === null ? null : decides(table, table.clock.calling.brewery);

/** §7.4: the small breweries have owners; in ascending number each may buy one marker before the first stock round. */
export function callKimBuyers(draft: DoDraft): void {
  const { table } = draft;
  if (!isExpert(table)) return;
  const owned = SMALL_IDS.filter((id) => isOwned(table, id));
  draft.set('kimBuyers', [...new Set(owned.map((id) => decides(table, id)))]);
}
