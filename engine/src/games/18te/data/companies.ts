import type { CharterSpec, CompanyId, HexId } from '../../../rail/types.ts';

/** In founding order (§6.5). Homes, targets and stations as printed on the charters; TWE is at home in Tecklenburg. */
const LIST: readonly CharterSpec[] = [
  charter('KHS', 'Königlich Hannöversche Staatseisenbahnen', '#6A3FA0', '#FFFFFF', 'G5', 'A7', [
    'home',
    'free',
    'destination',
  ]),
  charter('KWE', 'Königlich-Westfälische Eisenbahn-Gesellschaft', '#1E7347', '#FFFFFF', 'D14', 'A7', [
    'home',
    'free',
    'destination',
  ]),
  charter('CME', 'Cöln-Mindener Eisenbahn-Gesellschaft', '#B92B27', '#FFFFFF', 'D14', 'G5', [
    'home',
    'free',
    'destination',
  ]),
  charter('TWE', 'Teutoburger Wald-Eisenbahn', '#F2C12E', '#17191C', 'E9', 'H12', ['home', 'free']),
  charter('KPR', 'Kleinbahn Piesberg-Rheine A.G.', '#1F5FAF', '#FFFFFF', 'G5', 'A7', ['home', 'destination']),
];

function charter(
  id: CompanyId,
  name: string,
  colour: string,
  ink: string,
  home: HexId,
  destination: HexId,
  uses: readonly ('home' | 'free' | 'destination')[],
): CharterSpec {
  return {
    id,
    name,
    kind: 'major',
    colour,
    ink,
    home: [home],
    destination: [destination],
    stations: uses.map((use) => ({ use, cost: use === 'free' ? 50 : 0 })),
    shares: [30, 10, 10, 10, 10, 10, 10, 10],
  };
}

export const FOUNDING_ORDER: readonly CompanyId[] = LIST.map(({ id }) => id);
export const CHARTERS: Readonly<Record<CompanyId, CharterSpec>> = Object.fromEntries(
  LIST.map((c) => [c.id, c]),
);

/** How a company earns its 100: a station in its destination, or a connection (§3.6). */
export const BONUS = 100;
export const CONNECTION_TARGET: Readonly<Record<CompanyId, HexId>> = { TWE: 'H12' };
/** KPR's way, hex by hex; other hexes may lie in between. */
export const KPR_WAY: readonly HexId[] = ['G5', 'F4', 'E5', 'D4', 'A7'];
