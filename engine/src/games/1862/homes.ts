import type { SlotAddress } from '../../rail/ids.ts';
import { companyPlace, OUT, slotOf, slotPlace, station } from '../../rail/ids.ts';
import { hexAt } from '../../rail/map/grid.ts';
import { stationsAt, stationsOn } from '../../rail/map/layout.ts';
import type { CompanyId, HexId } from '../../rail/types.ts';
import { nodesKept } from '../../rail/verbs/lay.ts';
import { lastKept } from '../../rail/verbs/station.ts';
import { pieceOf } from '../../table/places.ts';
import type { Place } from '../../table/types.ts';
import { box } from './box.ts';
import type { Draft62, Table62 } from './clock.ts';
import { BALTIMORE, COMPANIES } from './data/companies.ts';
import type { Home } from './material-checks.ts';
import { BALTIMORE_MARKER } from './pieces.ts';
import { isGone, layout } from './readers.ts';
import { faceOn } from './site.ts';

/** Homes (chapter 9): the free marker that a company begins with, and the circle that is kept for it. */

export const homeOf = (table: Table62, company: CompanyId): Home | null => box(table).homes[company] ?? null;

/**
 * Where the home city is by now. It is known by its printed track: the green tile of New York may lie turned by half, so
 * that its first city is the other one; on the brown tile the two become one.
 */
export function homeCity(table: Table62, company: CompanyId): Home | null {
  const home = homeOf(table, company);
  const printed = home && hexAt(box(table).board, home.hex);
  if (!home || !printed) return null;
  const face = faceOn(table, home.hex);
  const node = nodesKept(printed, face)?.[home.node] ?? home.node;
  return { ...home, node: face.nodes[node] ? node : 0 };
}

export const standsOn = (table: Table62, company: CompanyId, hex: HexId): boolean =>
  stationsOn(layout(table), hex).some((marker) => marker.company === company);

/** The first free circle of a city; where hands have filled it, its first. */
function freeCircle(table: Table62, { hex, node }: Home): Place {
  const taken = new Set(stationsAt(layout(table), hex, node).map(({ slot }) => slot));
  const slots = faceOn(table, hex).nodes[node]?.slots ?? 0;
  const free = Array.from({ length: slots }, (_, slot) => slot).find((slot) => !taken.has(slot));
  return slotPlace(hex, node, free ?? 0);
}
/** The first marker of a company goes from where it waits to its home. */
function comesHome(draft: Draft62, company: CompanyId, from: Place, due: string): void {
  const city = homeCity(draft.table, company);
  const marker = station(company, 0);
  if (city !== null && pieceOf(draft.table, marker)?.at === from)
    draft.put(marker, freeCircle(draft.table, city), { due });
}
/** Chapter 9: when a company first acts its free marker goes to its home. */
export const placeHome = (draft: Draft62, company: CompanyId): void =>
  comesHome(draft, company, companyPlace(company), 'due/home');
/** Chapter 4: private 3 comes with a marker in Baltimore. */
export const placeBaltimore = (draft: Draft62): void => comesHome(draft, BALTIMORE, OUT, 'due/baltimore');
/** It goes when the owner closes the private of his own will. */
export const liftBaltimore = (draft: Draft62): void => {
  draft.put(BALTIMORE_MARKER, OUT, { due: 'due/baltimore' });
};

/** HC-5: the company will still come to its home circle; one that has left the game will not. */
const isExpected = (table: Table62, company: CompanyId): boolean =>
  !isGone(table, company) && slotOf(pieceOf(table, station(company, 0))?.at ?? '') === null;

/** For whom a city has to keep its last free circles; empty if one more marker leaves enough of them. */
export function keptFor(
  table: Table62,
  company: CompanyId,
  { hex, node }: Pick<SlotAddress, 'hex' | 'node'>,
): readonly CompanyId[] {
  const kept = COMPANIES.filter((other) => {
    const city = other === company ? null : homeCity(table, other);
    return city?.hex === hex && city.node === node && isExpected(table, other);
  });
  if (kept.length === 0) return [];
  return lastKept(layout(table), { hex, node }, faceOn(table, hex).nodes[node]?.slots ?? 0, kept);
}
