import { gridOf, SIDES, trackAcross } from '../../rail/map/grid.ts';
import { exits } from '../../rail/map/face.ts';
import type { BoardSpec, CompanyId, HexId } from '../../rail/types.ts';
import type { Problem } from '../../table/misfits.ts';
import type { Params } from '../../table/types.ts';
import { phrase } from '../../table/words.ts';
import { BALTIMORE, COMPANIES, isCompany } from './data/companies.ts';
import type { Printed62 } from './material.ts';

const problem = (place: string, key: string, params?: Params): Problem => ({
  place,
  say: phrase(`1862/material/${key}`, params),
});

/** The place of the special tile of private 2, and the tile. */
export const ERIE = 'ERIE';

/** The hexes as a board: pointy ones, in rows. */
export const boardOf = (hexes: Printed62['hexes']): BoardSpec => ({
  orientation: 'pointy',
  hexes: Object.fromEntries(hexes.map((hex) => [hex.id, hex])),
});

/** The city where a company begins. Boards say it, so that an own board may say it otherwise. */
export interface Home {
  readonly hex: HexId;
  readonly node: number;
}

export function homesOn(board: BoardSpec): Readonly<Record<CompanyId, Home>> {
  const homes: Record<CompanyId, Home> = {};
  for (const { id, nodes } of Object.values(board.hexes))
    nodes.forEach(({ home = [] }, node) => {
      for (const company of home) homes[company] ??= { hex: id, node };
    });
  return homes;
}

/** Every company has one home in a city of the board, and so has the marker of private 3. */
function homes(board: BoardSpec): readonly Problem[] {
  const found = homesOn(board);
  return [...COMPANIES, BALTIMORE].flatMap((company) => {
    const home = found[company];
    if (!home) return [problem('board', 'no-home', { company })];
    const isCity = board.hexes[home.hex]?.nodes[home.node]?.kind === 'city';
    return isCity ? [] : [problem('board', 'home-no-city', { company, hex: home.hex })];
  });
}

/** Printed track leads to another hex of the board, and not across a bar. */
function loose(board: BoardSpec): readonly Problem[] {
  return Object.values(board.hexes).flatMap((hex) => {
    const mask = exits(hex);
    const wrong = SIDES.filter((side) => (mask & (1 << side)) !== 0 && !trackAcross(board, hex.id, side));
    return wrong.map((side) => problem('board', 'loose-track', { hex: hex.id, side: `side/${side}` }));
  });
}

function twice(hexes: Printed62['hexes']): readonly Problem[] {
  const seen = new Set<HexId>();
  return hexes.flatMap(({ id }, i) => {
    const isTwice = seen.has(id);
    seen.add(id);
    return isTwice ? [problem(`board[${i}]`, 'hex-twice', { hex: id })] : [];
  });
}

function bonuses({ material, hexes }: Printed62): readonly Problem[] {
  const known = new Map(hexes.map((hex) => [hex.id, hex]));
  return material.bonuses.flatMap(({ company, targets }, i) => [
    ...(isCompany(company) ? [] : [problem(`bonuses[${i}].company`, 'no-company', { id: company })]),
    ...(targets.length === 0 ? [problem(`bonuses[${i}].targets`, 'no-target')] : []),
    ...targets.flatMap((hex, at) =>
      (known.get(hex)?.nodes.length ?? 0) > 0
        ? []
        : [problem(`bonuses[${i}].targets[${at}]`, 'no-stop', { id: hex })],
    ),
  ]);
}

/** What no line says alone: names that refer to each other, and all that the rules speak of. */
export function problemsIn(printed: Printed62): readonly Problem[] {
  const { hexes, tiles, rows } = printed;
  const doubled = twice(hexes);
  if (doubled.length > 0) return doubled;
  const board = boardOf(hexes);
  gridOf(board);
  const cells = rows.flat();
  return [
    ...homes(board),
    ...loose(board),
    ...(hexes.some(({ label }) => label === ERIE) ? [] : [problem('board', 'no-erie')]),
    ...(Object.hasOwn(tiles, ERIE) ? [] : [problem('tiles', 'no-erie-tile')]),
    ...(cells.some((cell) => cell?.par) ? [] : [problem('market', 'no-par')]),
    ...(cells.some((cell) => cell?.close) ? [] : [problem('market', 'no-close')]),
    ...bonuses(printed),
  ];
}
