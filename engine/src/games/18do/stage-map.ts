import type { BoardSpec, HexSpec, TileId, TileSpec } from '../../rail/types.ts';
import type { Frame, MapField, MapPrint, Surface } from '../../stage/stage.ts';
import { perTable } from '../../table/places.ts';
import { phrase } from '../../table/words.ts';
import { beerAt } from './board.ts';
import type { DoTable } from './clock.ts';
import { COAL, isSteelLabel, PORT, YARD } from './data/board.ts';
import { TILES } from './data/tiles.ts';
import { sitePlace } from './pieces.ts';
import { isIntro, mapOf, valueColumn } from './readers.ts';

const FRAMES: Readonly<Record<string, Frame>> = { Sb: 'blue', So: 'orange', Sp: 'pink' };

/** Letters that rules go by are shown as what they stand for: a frame, a site, hammer and pick, 20+X, an anchor. */
function unlabelled<F extends HexSpec | TileSpec>(face: F): Omit<F, 'label'> {
  const { label, ...rest } = face;
  return label === COAL || label === YARD || label === PORT || isSteelLabel(label) ? rest : face;
}
/** A red field names the last of its towns, once: on the hex where no station stands, if it has one. */
function shortName({ id, colour, name = '', group, nodes }: HexSpec, board: BoardSpec): string {
  if (colour !== 'red') return name;
  const others = Object.values(board.hexes).filter((hex) => hex.id !== id && hex.group === group);
  const isRoomier = (hex: HexSpec): boolean => (hex.nodes[0]?.slots ?? 0) < (nodes[0]?.slots ?? 0);
  return group !== undefined && others.some(isRoomier) ? '' : (name.split('/').at(-1) ?? name);
}
const shownBoard = perTable((board: BoardSpec): BoardSpec => ({
  ...board,
  hexes: Object.fromEntries(
    Object.entries(board.hexes).map(([id, hex]) => [id, { ...unlabelled(hex), name: shortName(hex, board) }]),
  ),
}));
export const SHOWN_TILES: Readonly<Record<TileId, TileSpec>> = Object.fromEntries(
  Object.entries(TILES).map(([id, tile]) => [id, unlabelled(tile)]),
);
const TILE_FRAMES = Object.fromEntries(
  Object.values(TILES).flatMap(({ id, label = '' }) => (FRAMES[label] ? [[id, FRAMES[label]] as const] : [])),
);

const printOf = perTable((map: ReturnType<typeof mapOf>): MapPrint => {
  const hexes = Object.values(map.board.hexes);
  const sites = hexes.flatMap(({ id, label }): readonly MapField[] =>
    label === COAL || isSteelLabel(label)
      ? [{ kind: 'site', hex: id, place: sitePlace(id), letters: label === COAL ? 'K' : 'S' }]
      : [],
  );
  return {
    worth: Object.fromEntries(
      hexes.flatMap(({ id, label }) => (label === YARD ? [[id, YARD] as const] : [])),
    ),
    frames: {
      ...TILE_FRAMES,
      ...Object.fromEntries(
        hexes.flatMap(({ id, label = '' }) => (FRAMES[label] ? [[id, FRAMES[label]] as const] : [])),
      ),
    },
    fields: sites,
    legend: [{ sign: 'site', text: phrase('18do/legend/site') }],
  };
});
/** A red field says what a cube of beer brings there, once for each field. */
const beerFields = perTable((map: ReturnType<typeof mapOf>): readonly MapField[] => {
  const seen = new Set<string>();
  return Object.values(map.board.hexes).flatMap(({ id, colour, group = id }): readonly MapField[] => {
    if (colour !== 'red' || seen.has(group)) return [];
    seen.add(group);
    return [{ kind: 'goods', hex: id, place: `hex/${id}/goods`, value: beerAt(map, id) }];
  });
});

/** The map with its sites, frames and freight yards; beer is for The Railway Game. */
export function mapPart(table: DoTable): Surface {
  const map = mapOf(table);
  const print = printOf(map);
  return {
    kind: 'hexmap',
    id: 'map',
    title: phrase('18do/title'),
    subtitle: phrase('18do/subtitle'),
    board: shownBoard(map.board),
    tiles: SHOWN_TILES,
    values: valueColumn(table),
    reconstructed: table.clock.options['board'] === undefined,
    print: isIntro(table)
      ? print
      : {
          ...print,
          fields: [...(print.fields ?? []), ...beerFields(map)],
          legend: [...(print.legend ?? []), { sign: 'goods', text: phrase('18do/legend/goods') }],
        },
  };
}
