import type { SlotAddress } from '../../rail/ids.ts';
import { companyPlace, ownerOf, slotPlace } from '../../rail/ids.ts';
import type { PieceId, Place } from '../../table/types.ts';
import { faceAt, stationsOn } from '../../rail/map/layout.ts';
import type { CompanyId } from '../../rail/types.ts';
import { BOARD } from './data/board.ts';
import { HOMES } from './data/companies.ts';
import { TILES } from './data/tiles.ts';
import type { EspDraft, EspTable } from './clock.ts';
import { awaitsHome, homeToken, layout } from './readers.ts';

interface Circle {
  readonly node: number;
  readonly slot: number;
}

/** Companies whose home is one and the same circle. */
export const SHARED: Readonly<Record<CompanyId, CompanyId>> = { MZ: 'MZA', MZA: 'MZ' };

/** The circles of the home hex where the home marker may go now; several only in the two cities of an OO tile (§5.3.4). */
export function homeCircles(table: EspTable, company: CompanyId): readonly Circle[] {
  const home = HOMES[company];
  if (!home) return [];
  const face = faceAt(BOARD, TILES, layout(table), home.hex);
  const taken = stationsOn(layout(table), home.hex);
  // MZ and MZA share one circle: their markers are stacked.
  const partner = taken.find((marker) => marker.company === SHARED[company]);
  if (partner) return [{ node: partner.node, slot: partner.slot }];
  const free = (node: number): Circle[] => {
    const slots = face.nodes[node]?.slots ?? 0;
    const open = Array.from({ length: slots }, (_, slot) => slot).filter(
      (slot) => !taken.some((marker) => marker.node === node && marker.slot === slot),
    );
    const slot = open.includes(home.slot) ? home.slot : open[0];
    return slot === undefined ? [] : [{ node, slot }];
  };
  const own = face.nodes[home.node] ? home.node : 0;
  if (!home.any || face.nodes.length < 2) return free(own);
  const both = face.nodes.flatMap((_, node) => free(node));
  // Without a tile the two circles of the print are alike.
  return layout(table).tiles.has(home.hex) ? both : both.slice(0, 1);
}

/** A hand carries the home marker of a company from its charter to its home hex. */
export function comesHome(token: PieceId, from: Place, { hex }: SlotAddress): boolean {
  const company = ownerOf(token) ?? '';
  return token === homeToken(company) && HOMES[company]?.hex === hex && from === companyPlace(company);
}

/** §5.3.4: the home marker goes on its circle for nothing; where there is a choice, the director makes it (`home`). */
export function placeHome(draft: EspDraft, company: CompanyId): void {
  if (!awaitsHome(draft.table, company)) return;
  const [only, another] = homeCircles(draft.table, company);
  if (!only || another) return;
  const place = slotPlace(HOMES[company]!.hex, only.node, only.slot);
  draft.put(homeToken(company), place, { due: 'due/home' });
}
