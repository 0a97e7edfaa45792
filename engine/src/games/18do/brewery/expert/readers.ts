import { companyOf } from '../../../../rail/ids.ts';
import type { CompanyId } from '../../../../rail/types.ts';
import { pieceOf, piecesAt } from '../../../../table/places.ts';
import type { PieceId } from '../../../../table/types.ts';
import type { DoTable } from '../../clock.ts';
import { hasColour, isExpert, railways } from '../../readers.ts';
import type { BreweryId } from '../clock.ts';
import { brewers, mayAct } from '../readers.ts';
import type { EventCode, KimKind } from './data.ts';
import { colourOfEvent } from './data.ts';
import {
  boxesOf,
  breweryOfBox,
  codeOfKim,
  eventOfPiece,
  eventPiece,
  eventPlace,
  isKim,
  kimSpec,
  KIM_DISPLAY,
} from './pieces.ts';
import { trainOfLoad } from '../pieces.ts';

/** What one reads off the table of the expert game. All of it is derived; nothing here is stored. */

export const placeOfKim = (table: DoTable, kim: PieceId): string => pieceOf(table, kim)?.at ?? '';
/** Of equal markers that lie together any one will do. */
export const isSameKim = (table: DoTable, a: PieceId, b: PieceId): boolean =>
  isKim(a) && codeOfKim(a) === codeOfKim(b) && placeOfKim(table, a) === placeOfKim(table, b);
/** §7.1: from the phase of its bar on. */
export const kimWorks = (table: DoTable, kim: PieceId): boolean =>
  hasColour(table, kimSpec(kim)?.colour ?? 'gray');
export const isOnDisplay = (table: DoTable, kim: PieceId): boolean => placeOfKim(table, kim) === KIM_DISPLAY;
export const kimsOf = (table: DoTable, brewery: BreweryId): readonly PieceId[] =>
  isExpert(table) ? boxesOf(brewery).flatMap((place) => piecesAt(table, place).filter(isKim)) : [];
/** Those of one kind that work already, or that do not yet. */
export const kimsAtWork = (
  table: DoTable,
  brewery: BreweryId,
  kind: KimKind,
  isWorking = true,
): readonly PieceId[] =>
  kimsOf(table, brewery).filter((kim) => kimSpec(kim)?.kind === kind && kimWorks(table, kim) === isWorking);
export const hasFreeBox = (table: DoTable, brewery: BreweryId): boolean =>
  kimsOf(table, brewery).length < boxesOf(brewery).length;

/** The brewery or railway that has a marker: in a box, on a sheet, or on one of its trains. */
export function ownerOfKim(table: DoTable, kim: PieceId): CompanyId | null {
  const place = placeOfKim(table, kim);
  const train = trainOfLoad(place);
  const sheet = train === null ? place : (pieceOf(table, train)?.at ?? '');
  const railway = companyOf(sheet);
  if (railway !== null && railways(table).includes(railway)) return railway;
  const brewery = breweryOfBox(place);
  return brewery !== null && brewers(table).includes(brewery) ? brewery : null;
}

// —— Events ——

export const eventOf = (table: DoTable, brewery: BreweryId): EventCode | null =>
  isExpert(table)
    ? (piecesAt(table, eventPlace(brewery)).flatMap((piece) => eventOfPiece(piece) ?? [])[0] ?? null)
    : null;
export const eventWorks = (table: DoTable, event: EventCode): boolean =>
  hasColour(table, colourOfEvent(event));
/** The brewery that has an event and takes its turns; null: nobody. */
export function holderOfEvent(table: DoTable, event: EventCode): BreweryId | null {
  if (!isExpert(table)) return null;
  const place = pieceOf(table, eventPiece(event))?.at ?? '';
  const brewery = breweryOfBox(place);
  return brewery !== null && place === eventPlace(brewery) && mayAct(table, brewery) ? brewery : null;
}

/** Markers of the display, of equal ones the first. */
export function oneOfEach(table: DoTable): readonly PieceId[] {
  const seen = new Set<string>();
  return piecesAt(table, KIM_DISPLAY).filter((piece) => {
    const code = codeOfKim(piece);
    return isKim(piece) && !seen.has(code) && seen.add(code);
  });
}
