import type { Layout, Station } from '../../rail/map/layout.ts';
import { readBoard } from '../../rail/notation/board.ts';
import type { BoardSpec, HexId } from '../../rail/types.ts';
import type { Setup } from '../../table/game.ts';
import { boxesOf } from '../../table/own-box.ts';
import { perTable } from '../../table/places.ts';
import type { Variant } from './clock.ts';
import { isForTwo } from './clock.ts';
import { BOARD, BOARD_FOR_TWO, NOTATION, smaller } from './data/board.ts';
import { BEER, BEER_USUAL } from './data/breweries.ts';

/** A board that a table brings along (option `board`), or the one of the title. */
export interface Map18 {
  readonly board: BoardSpec;
  /** What a cube of beer earns at a red field, by its group. */
  readonly beer: Readonly<Record<string, number>>;
}
const BUILT_IN: Map18 = { board: BOARD, beer: BEER };
const FOR_TWO: Map18 = { board: BOARD_FOR_TWO, beer: BEER };

interface Maps {
  readonly all: Map18;
  readonly two: Map18;
}
interface BoardFile {
  readonly hexes: readonly string[];
  readonly beer?: Readonly<Record<string, number>> | null;
}
const isFile = (file: object): file is BoardFile => 'hexes' in file && Array.isArray(file.hexes);

function read({ hexes: lines, beer: said }: BoardFile): Maps {
  const { hexes } = readBoard(lines.map(String).join('\n'), NOTATION);
  const board: BoardSpec = {
    orientation: NOTATION.orientation,
    hexes: Object.fromEntries(hexes.map((hex) => [hex.id, hex])),
  };
  const beer = said ?? BEER;
  return { all: { board, beer }, two: { board: smaller(board), beer } };
}
const mapsOf = boxesOf<Maps>('board', { all: BUILT_IN, two: FOR_TWO }, (file) =>
  isFile(file) ? read(file) : null,
);
/** The map of a table with such options. */
export const mapFor = (options: Setup['options'], variant: Variant): Map18 =>
  mapsOf(options)[isForTwo(variant) ? 'two' : 'all'];
export const beerAt = ({ board, beer }: Map18, hex: HexId): number =>
  beer[board.hexes[hex]?.group ?? ''] ?? BEER_USUAL;

// —— Red fields ——

/** Red fields of more than one hex (A2/B1, H1/I2): one location, with as many entries as triangles. */
export const wideFields = perTable((board: BoardSpec): readonly (readonly HexId[])[] => {
  const groups = new Map<string, HexId[]>();
  for (const { id, colour, group } of Object.values(board.hexes))
    if (colour === 'red' && group !== undefined) groups.set(group, [...(groups.get(group) ?? []), id]);
  return [...groups.values()].filter((hexes) => hexes.length > 1);
});

const twins = new WeakMap<Layout, { readonly board: BoardSpec; readonly layout: Layout }>();
/** The layout as routes see it: a station on one hex of a red field stands on all of them. */
export function joinedFields(board: BoardSpec, layout: Layout): Layout {
  const known = twins.get(layout);
  if (known?.board === board) return known.layout;
  const stations = new Map(layout.stations);
  for (const hexes of wideFields(board)) {
    const all: readonly Station[] = hexes.flatMap((hex) => layout.stations.get(hex) ?? []);
    if (all.length > 0) for (const hex of hexes) stations.set(hex, all);
  }
  const joined = { tiles: layout.tiles, stations };
  twins.set(layout, { board, layout: joined });
  return joined;
}
