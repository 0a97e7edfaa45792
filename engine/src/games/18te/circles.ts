import { companyPlace, station } from '../../rail/ids.ts';
import { stationsOn } from '../../rail/map/layout.ts';
import type { CharterSpec, CompanyId, Face, HexId, NodeSpec } from '../../rail/types.ts';
import type { TeTable } from './clock.ts';
import { charterOf, isGone, layout, placeOf } from './readers.ts';

/** Circles that are printed for a company, and how long they are kept for it (§7.4, §7.7). */

export type Use = CharterSpec['stations'][number]['use'];
interface Keeper {
  readonly company: CompanyId;
  readonly use: Use;
}

/** Whom a circle is printed for, and as what. */
export function keeperOf(city: NodeSpec | null, slot: number): Keeper | null {
  const company = city?.reserved?.[slot] ?? null;
  if (company === null) return null;
  return { company, use: city?.destination?.includes(company) ? 'destination' : 'home' };
}

/** The home station still lies on the charter: before the first turn, or until its circle is there (KPR, OQ-2). */
function isHomeWaiting(table: TeTable, company: CompanyId): boolean {
  const index = charterOf(company).stations.findIndex(({ use }) => use === 'home');
  return placeOf(table, station(company, index)) === companyPlace(company);
}

/** A destination is kept until its company is bankrupt, a home until the company has finished its first turn. */
export function isKept(table: TeTable, { company, use }: Keeper): boolean {
  if (isGone(table, company)) return false;
  return use !== 'home' || !table.clock.veterans.includes(company) || isHomeWaiting(table, company);
}

/**
 * The face as stations find it that come from the tile below: circles that nobody is kept for any more are
 * open to all, but a company with a station on the hex still finds its own (§7.3).
 */
export function withOpenCircles(table: TeTable, hex: HexId, face: Face): Face {
  const here = new Set(stationsOn(layout(table), hex).map(({ company }) => company));
  const stillKept = (node: NodeSpec, slot: number): boolean => {
    const keeper = keeperOf(node, slot);
    return keeper !== null && (here.has(keeper.company) || isKept(table, keeper));
  };
  const nodes = face.nodes.map((node) =>
    node.reserved
      ? { ...node, reserved: node.reserved.map((company, slot) => (stillKept(node, slot) ? company : null)) }
      : node,
  );
  return { ...face, nodes };
}
