import { liveriesOf, usualFace } from '../../rail/faces.ts';
import { keptIn } from '../../rail/kept.ts';
import { neighbour, SIDES, trackAcross } from '../../rail/map/grid.ts';
import { plain } from '../../rail/surfaces.ts';
import type { BoardSpec, Border, CompanyId, HexSpec, NodeSpec } from '../../rail/types.ts';
import { parMarker } from '../../rail/verbs/par.ts';
import type { Face, Livery } from '../../stage/stage.ts';
import { perTable } from '../../table/places.ts';
import type { PieceId } from '../../table/types.ts';
import { phrase } from '../../table/words.ts';
import type { Box } from './box.ts';
import { box } from './box.ts';
import type { Table62 } from './clock.ts';
import { BALTIMORE, CHARTERS, COMPANIES } from './data/companies.ts';
import { LINE, PATTERN } from './data/looks.ts';
import { PRIVATES, privateSpec } from './data/privates.ts';
import { TRAINS } from './data/trains.ts';
import { allPieces, PRIORITY, privateCard } from './pieces.ts';
import { incomeOf, isClosed, isGone, isHalved } from './readers.ts';
import { certificate } from '../../rail/ids.ts';

/** How the pieces of 1862 and its board look. */

export const LIVERIES: Readonly<Record<string, Livery>> = {
  ...liveriesOf(CHARTERS, { pattern: (company) => PATTERN[company] ?? 'solid', line: LINE }),
  [BALTIMORE]: {
    id: BALTIMORE,
    letters: BALTIMORE,
    name: 'Baltimore & Ohio',
    fill: '#5C6670',
    ink: '#FFFFFF',
    line: '#5C6670',
    pattern: 'ring',
  },
};

/** What it earns stands with its words, what it costs at the foot. */
function privateFace(id: string, income: number, isDone: boolean): Face {
  const { price } = privateSpec(id);
  return {
    kind: 'card',
    form: 'private',
    title: phrase(`name/${id}`),
    tag: plain(id),
    lines: [{ text: phrase(`1862/private/${id}`), value: `+${income}` }, { text: phrase(`1862/card/${id}`) }],
    foot: [String(price)],
    ...(isDone ? { state: 'done' as const } : {}),
  };
}

function faceOfPiece({ tiles }: Box, id: PieceId): Face {
  const [, name = ''] = id.split('/');
  if (id === PRIORITY) return { kind: 'card', title: phrase('1862/mat/priority'), lines: [] };
  if (id === parMarker(name)) return { kind: 'disc', livery: name, shape: 'pin' };
  return usualFace({ charters: CHARTERS, trains: TRAINS, tiles }, id);
}
const printedFaces = perTable((printed: Box): Readonly<Record<PieceId, Face>> =>
  Object.fromEntries(Object.keys(allPieces(printed, '')).map((id) => [id, faceOfPiece(printed, id)])),
);

/** Certificates of a company that has bought half of itself back, as they lie turned. */
function halvedFaces(company: CompanyId): readonly (readonly [PieceId, Face])[] {
  return CHARTERS[company]!.halves.map((percent, i) => [
    certificate(company, i),
    { kind: 'certificate', livery: company, percent, president: i === 0 },
  ]);
}
const kept = perTable((_: Box) => new Map<string, Readonly<Record<PieceId, Face>>>());
/**
 * What changes in the course of a game: halved certificates, privates that pay less or have closed. The same object as
 * long as nothing does: whoever draws may keep what was drawn.
 */
export function facesOf(table: Table62): Readonly<Record<PieceId, Face>> {
  const printed = box(table);
  const halved = COMPANIES.filter((company) => isHalved(table, company));
  const privates = PRIVATES.map((one) => [one.id, incomeOf(table, one), isClosed(table, one.id)] as const);
  return keptIn(kept(printed), [...halved, ...privates].join(), () => ({
    ...printedFaces(printed),
    ...Object.fromEntries(halved.flatMap(halvedFaces)),
    ...Object.fromEntries(privates.map(([id, ...now]) => [privateCard(id), privateFace(id, ...now)])),
  }));
}

// —— The board ——

const isCanada = ({ group }: Pick<HexSpec, 'group'>): boolean => group === 'CAN';
export const canadaOf = perTable(({ board }: Box): readonly string[] =>
  Object.values(board.hexes)
    .filter(isCanada)
    .map(({ id }) => id),
);
/** The border between the two countries, side by side: between hexes of which one is in Canada. The bar hides it. */
function nationalSides(board: BoardSpec, hex: HexSpec): readonly Border[] {
  return SIDES.flatMap((side): Border[] => {
    if (trackAcross(board, hex.id, side) === null) return [];
    const other = board.hexes[neighbour(board, hex.id, side) ?? ''];
    return other && isCanada(other) !== isCanada(hex) ? [{ side, kind: 'national', cost: 0 }] : [];
  });
}
const withBorders = perTable(({ board }: Box): BoardSpec => ({
  ...board,
  hexes: Object.fromEntries(
    Object.values(board.hexes).map((hex) => {
      const borders = [...(hex.borders ?? []), ...nationalSides(board, hex)];
      return [hex.id, borders.length > 0 ? { ...hex, borders } : hex];
    }),
  ),
}));
const drawn = perTable((_: BoardSpec) => new Map<string, BoardSpec>());
/** The board as it looks now: circles are kept for companies that may still come to them. */
export function boardShown(table: Table62): BoardSpec {
  const board = withBorders(box(table));
  const gone = COMPANIES.filter((company) => isGone(table, company));
  return gone.length === 0 ? board : keptIn(drawn(board), gone.join(), () => withoutHomes(board, gone));
}
function withoutHomes(board: BoardSpec, gone: readonly CompanyId[]): BoardSpec {
  const opened = (node: NodeSpec): NodeSpec =>
    node.reserved
      ? { ...node, reserved: node.reserved.map((one) => (one !== null && gone.includes(one) ? null : one)) }
      : node;
  const hexes = Object.values(board.hexes).map((hex) => [hex.id, { ...hex, nodes: hex.nodes.map(opened) }]);
  return { ...board, hexes: Object.fromEntries(hexes) };
}
