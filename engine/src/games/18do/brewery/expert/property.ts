import type { CompanyId } from '../../../../rail/types.ts';
import { piecesAt } from '../../../../table/places.ts';
import type { PieceId, Place } from '../../../../table/types.ts';
import type { DoDraft, DoTable } from '../../clock.ts';
import { isBrewers } from '../../readers.ts';
import type { BreweryId } from '../clock.ts';
import { boxesOf, EVENT_DISPLAY, eventPiece, eventPlace, isKim, KIM_DISPLAY } from './pieces.ts';
import { eventOf, hasFreeBox, kimsOf } from './readers.ts';
import { berth, wagonsOf } from './wagons.ts';

/** Where a marker goes that somebody gets: a free box, a train. Where hands have filled all boxes, onto the last one. */
export function roomFor(table: DoTable, owner: CompanyId): Place {
  if (!isBrewers(owner)) return berth(table, owner);
  const boxes = boxesOf(owner);
  return boxes.find((place) => !piecesAt(table, place).some(isKim)) ?? boxes.at(-1)!;
}
const back = (draft: DoDraft, kim: PieceId, due: string): void => {
  draft.put(kim, KIM_DISPLAY, { due });
};

/** A company closes: its markers lie in the display again. */
export function giveBackAll(draft: DoDraft, company: CompanyId, due: string): void {
  for (const kim of [...kimsOf(draft.table, company), ...wagonsOf(draft.table, company)])
    back(draft, kim, due);
  const event = eventOf(draft.table, company);
  if (event !== null) draft.put(eventPiece(event), EVENT_DISPLAY, { due });
}
/** A small brewery goes up in a company: its markers go along as far as there is room for them. */
export function handOn(draft: DoDraft, small: BreweryId, heir: CompanyId): void {
  const due = 'due/exchange';
  for (const kim of kimsOf(draft.table, small)) {
    const isFree = hasFreeBox(draft.table, heir);
    if (isFree) draft.put(kim, roomFor(draft.table, heir), { due });
    else back(draft, kim, due);
  }
  const event = eventOf(draft.table, small);
  if (event === null) return;
  const isFree = eventOf(draft.table, heir) === null;
  draft.put(eventPiece(event), isFree ? eventPlace(heir) : EVENT_DISPLAY, { due });
}
