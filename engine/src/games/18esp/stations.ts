import type { SlotAddress } from '../../rail/ids.ts';
import { slotOf } from '../../rail/ids.ts';
import { faceAt, stationsOn } from '../../rail/map/layout.ts';
import type { CompanyId, HexId, NodeSpec } from '../../rail/types.ts';
import { circleAt as circleIn, holderAt, lastKept } from '../../rail/verbs/station.ts';
import type { EspTable } from './clock.ts';
import { BOARD } from './data/board.ts';
import { COMPANIES, HOMES } from './data/companies.ts';
import { TILES } from './data/tiles.ts';
import { fromPhase, homeToken, isGone, isMinor, layout, takesPart } from './readers.ts';
import { pieceOf } from '../../table/places.ts';

/** The city or pass at an address; `null` where there is none, or none with so many circles. */
export const circleAt = (table: EspTable, at: SlotAddress): NodeSpec | null =>
  circleIn(BOARD, TILES, layout(table), at);
/** Whose marker lies in a circle; of MZ and MZA in one circle the first. */
export const holderOf = (table: EspTable, at: SlotAddress): CompanyId | null => holderAt(layout(table), at);
export const standsOn = (table: EspTable, company: CompanyId, hex: HexId): boolean =>
  stationsOn(layout(table), hex).some((marker) => marker.company === company);

/** §5.3.4: the company will still come to its home circle. What minors have kept lapses with phase 5. */
export const isExpected = (table: EspTable, company: CompanyId): boolean =>
  takesPart(table, company) &&
  !isGone(table, company) &&
  !(isMinor(company) && fromPhase(table, '5')) &&
  slotOf(pieceOf(table, homeToken(company))?.at ?? '') === null;

const PAIR: Readonly<Record<CompanyId, CompanyId>> = { MZ: 'MZA', MZA: 'MZ' };
/** Companies whose home circle on this hex is still to be taken, each circle once: MZ and MZA share one. */
export function expectedOn(table: EspTable, hex: HexId): readonly CompanyId[] {
  const found: CompanyId[] = [];
  for (const company of COMPANIES) {
    if (HOMES[company]?.hex !== hex || !isExpected(table, company)) continue;
    const partner = PAIR[company];
    if (partner !== undefined && (found.includes(partner) || standsOn(table, partner, hex))) continue;
    found.push(company);
  }
  return found;
}

/** An OO hex as long as its two cities lie apart: on the print, on yellow and on green tiles. */
export const isTwin = (table: EspTable, hex: HexId): boolean =>
  faceAt(BOARD, TILES, layout(table), hex).label === 'OO';

/** For whom a city has to keep its last free circles; empty if one more marker leaves enough of them. */
export function keptFor(
  table: EspTable,
  company: CompanyId,
  { hex, node }: SlotAddress,
): readonly CompanyId[] {
  const { nodes } = faceAt(BOARD, TILES, layout(table), hex);
  const kept = expectedOn(table, hex).filter((other) => {
    const home = HOMES[other]!.node;
    return other !== company && (nodes[home] ? home : 0) === node;
  });
  return lastKept(layout(table), { hex, node }, nodes[node]?.slots ?? 0, kept);
}
