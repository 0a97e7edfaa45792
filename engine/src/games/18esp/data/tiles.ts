import type { TileKind } from '../../../rail/box.ts';
import { standardTile } from '../../../rail/standard-tiles.ts';
import type { HexId, TileId, TileSpec } from '../../../rail/types.ts';

/**
 * The published list, 175 pieces; §1.5 announces 179 and lists 178. Most pieces show the same track in the
 * other gauge on their back, and a piece used on one side is gone for the other. A piece goes by its front:
 * `tile/57/2` is the second one with 57 in front and 956 behind.
 */
export const TILE_PIECES: readonly TileKind[] = [
  { front: '3', back: '72', count: 3 },
  { front: '4', back: '74', count: 6 },
  { front: '5', back: '75', count: 5 },
  { front: '6', back: '76', count: 5 },
  { front: '7', back: '77', count: 3 },
  { front: '8', back: '78', count: 12 },
  { front: '9', back: '79', count: 12 },
  { front: '57', back: '956', count: 5 },
  { front: '58', back: '73', count: 6 },
  { front: '201', back: 'L80', count: 2 },
  { front: '202', back: 'L81', count: 2 },
  { front: '621', back: 'L82', count: 2 },
  { front: 'L129', back: 'L132', count: 1 },
  { front: 'L130', back: 'L133', count: 1 },
  { front: 'L131', back: 'L134', count: 1 },
  { front: 'L79', back: 'L113', count: 1 },
  { front: 'L89', back: 'L92', count: 2 },
  { front: 'L90', back: 'L93', count: 4 },
  { front: 'L91', back: 'L94', count: 4 },
  { front: 'L95', back: 'L98', count: 2 },
  { front: 'L96', back: 'L99', count: 3 },
  { front: 'L97', back: 'L100', count: 3 },
  { front: '16', back: '957', count: 1 },
  { front: '18', back: '959', count: 1 },
  { front: '19', back: '960', count: 1 },
  { front: '20', back: '961', count: 1 },
  { front: '23', back: '677', count: 4 },
  { front: '24', back: '678', count: 4 },
  { front: '25', back: '699', count: 3 },
  { front: '26', back: '692', count: 2 },
  { front: '27', back: '693', count: 2 },
  { front: '28', back: '694', count: 1 },
  { front: '29', back: '695', count: 1 },
  { front: '30', back: '708', count: 1 },
  { front: '31', back: '709', count: 1 },
  { front: '87', back: '116', count: 2 },
  { front: '88', back: '89', count: 2 },
  { front: '204', back: 'L114', count: 2 },
  { front: '8858', back: 'L101', count: 1 },
  { front: '8859', back: 'L102', count: 1 },
  { front: '8860', back: 'L103', count: 1 },
  { front: '8863', back: 'L104', count: 1 },
  { front: '8864', back: 'L105', count: 1 },
  { front: '8865', back: 'L106', count: 1 },
  { front: '14', back: 'L107', count: 4 },
  { front: '15', back: 'L108', count: 4 },
  { front: '619', back: 'L109', count: 4 },
  { front: '207', back: 'L111', count: 2 },
  { front: '208', back: 'L110', count: 2 },
  { front: '622', back: 'L112', count: 2 },
  { front: 'L83', count: 1 },
  { front: 'L84', count: 1 },
  { front: '39', back: '647', count: 1 },
  { front: '40', back: '646', count: 1 },
  { front: '41', back: '648', count: 1 },
  { front: '42', back: '649', count: 1 },
  { front: '43', back: 'L119', count: 1 },
  { front: '44', back: 'L120', count: 1 },
  { front: '45', back: 'L121', count: 1 },
  { front: '46', back: 'L122', count: 1 },
  { front: '47', back: 'L123', count: 1 },
  { front: '70', back: 'L124', count: 1 },
  { front: '216', back: 'L126', count: 5 },
  { front: '611', back: 'L125', count: 8 },
  { front: 'L127', back: '933', count: 3 },
  { front: 'L85', count: 1 },
  { front: 'L86', count: 1 },
  { front: '455', back: 'L115', count: 2 },
  { front: 'L116', back: 'L117', count: 2 },
  { front: '912', back: 'L128', count: 1 },
  { front: 'L87', count: 1 },
  { front: 'L88', count: 1 },
];

/** What is printed on tiles that only this game has. */
type Print = Omit<TileSpec, 'count' | 'back'>;
const OWN: readonly Print[] = [
  {
    id: 'L129',
    colour: 'yellow',
    nodes: [
      { kind: 'city', value: 30, slots: 1 },
      { kind: 'city', value: 30, slots: 1 },
    ],
    paths: [
      { from: 0, to: 'n0' },
      { from: 1, to: 'n1' },
    ],
    label: 'OO',
  },
  {
    id: 'L130',
    colour: 'yellow',
    nodes: [
      { kind: 'city', value: 30, slots: 1 },
      { kind: 'city', value: 30, slots: 1 },
    ],
    paths: [
      { from: 0, to: 'n0' },
      { from: 2, to: 'n1' },
    ],
    label: 'OO',
  },
  {
    id: 'L131',
    colour: 'yellow',
    nodes: [
      { kind: 'city', value: 30, slots: 1 },
      { kind: 'city', value: 30, slots: 1 },
    ],
    paths: [
      { from: 0, to: 'n0' },
      { from: 3, to: 'n1' },
    ],
    label: 'OO',
  },
  {
    id: 'L79',
    colour: 'yellow',
    nodes: [
      { kind: 'town', value: 10, slots: 0 },
      { kind: 'town', value: 10, slots: 0 },
    ],
    paths: [
      { from: 0, to: 'n0' },
      { from: 4, to: 'n0' },
      { from: 1, to: 'n1' },
      { from: 5, to: 'n1' },
    ],
  },
  {
    id: 'L113',
    colour: 'yellow',
    nodes: [
      { kind: 'town', value: 10, slots: 0 },
      { kind: 'town', value: 10, slots: 0 },
    ],
    paths: [
      { from: 0, to: 'n0' },
      { from: 3, to: 'n0' },
      { from: 1, to: 'n1' },
      { from: 5, to: 'n1' },
    ],
  },
  {
    id: 'L89',
    colour: 'yellow',
    nodes: [{ kind: 'mine', value: { yellow: 30, green: 20, brown: 10, gray: 0 }, slots: 0 }],
    paths: [
      { from: 0, to: 'n0' },
      { from: 5, to: 'n0' },
    ],
  },
  {
    id: 'L90',
    colour: 'yellow',
    nodes: [{ kind: 'mine', value: { yellow: 30, green: 20, brown: 10, gray: 0 }, slots: 0 }],
    paths: [
      { from: 0, to: 'n0' },
      { from: 4, to: 'n0' },
    ],
  },
  {
    id: 'L91',
    colour: 'yellow',
    nodes: [{ kind: 'mine', value: { yellow: 30, green: 20, brown: 10, gray: 0 }, slots: 0 }],
    paths: [
      { from: 0, to: 'n0' },
      { from: 3, to: 'n0' },
    ],
  },
  {
    id: 'L95',
    colour: 'yellow',
    nodes: [
      { kind: 'mine', value: { yellow: 30, green: 20, brown: 10, gray: 0 }, slots: 0 },
      { kind: 'town', value: 10, slots: 0 },
    ],
    paths: [
      { from: 0, to: 'n0' },
      { from: 5, to: 'n0' },
      { from: 0, to: 'n1' },
      { from: 5, to: 'n1' },
    ],
  },
  {
    id: 'L96',
    colour: 'yellow',
    nodes: [
      { kind: 'mine', value: { yellow: 30, green: 20, brown: 10, gray: 0 }, slots: 0 },
      { kind: 'town', value: 10, slots: 0 },
    ],
    paths: [
      { from: 0, to: 'n0' },
      { from: 4, to: 'n0' },
      { from: 0, to: 'n1' },
      { from: 4, to: 'n1' },
    ],
  },
  {
    id: 'L97',
    colour: 'yellow',
    nodes: [
      { kind: 'mine', value: { yellow: 30, green: 20, brown: 10, gray: 0 }, slots: 0 },
      { kind: 'town', value: 10, slots: 0 },
    ],
    paths: [
      { from: 0, to: 'n0' },
      { from: 3, to: 'n0' },
      { from: 0, to: 'n1' },
      { from: 3, to: 'n1' },
    ],
  },
  {
    id: '8858',
    colour: 'green',
    nodes: [
      { kind: 'city', value: 40, slots: 1 },
      { kind: 'city', value: 40, slots: 1 },
    ],
    paths: [
      { from: 0, to: 'n0' },
      { from: 2, to: 'n0' },
      { from: 1, to: 'n1' },
      { from: 3, to: 'n1' },
    ],
    label: 'OO',
  },
  {
    id: '8859',
    colour: 'green',
    nodes: [
      { kind: 'city', value: 40, slots: 1 },
      { kind: 'city', value: 40, slots: 1 },
    ],
    paths: [
      { from: 0, to: 'n0' },
      { from: 3, to: 'n0' },
      { from: 2, to: 'n1' },
      { from: 5, to: 'n1' },
    ],
    label: 'OO',
  },
  {
    id: '8860',
    colour: 'green',
    nodes: [
      { kind: 'city', value: 40, slots: 1 },
      { kind: 'city', value: 40, slots: 1 },
    ],
    paths: [
      { from: 1, to: 'n0' },
      { from: 5, to: 'n0' },
      { from: 2, to: 'n1' },
      { from: 4, to: 'n1' },
    ],
    label: 'OO',
  },
  {
    id: '8863',
    colour: 'green',
    nodes: [
      { kind: 'city', value: 40, slots: 1 },
      { kind: 'city', value: 40, slots: 1 },
    ],
    paths: [
      { from: 0, to: 'n0' },
      { from: 1, to: 'n0' },
      { from: 2, to: 'n1' },
      { from: 5, to: 'n1' },
    ],
    label: 'OO',
  },
  {
    id: '8864',
    colour: 'green',
    nodes: [
      { kind: 'city', value: 40, slots: 1 },
      { kind: 'city', value: 40, slots: 1 },
    ],
    paths: [
      { from: 1, to: 'n0' },
      { from: 5, to: 'n0' },
      { from: 2, to: 'n1' },
      { from: 3, to: 'n1' },
    ],
    label: 'OO',
  },
  {
    id: '8865',
    colour: 'green',
    nodes: [
      { kind: 'city', value: 40, slots: 1 },
      { kind: 'city', value: 40, slots: 1 },
    ],
    paths: [
      { from: 1, to: 'n0' },
      { from: 5, to: 'n0' },
      { from: 3, to: 'n1' },
      { from: 4, to: 'n1' },
    ],
    label: 'OO',
  },
  {
    id: 'L83',
    colour: 'green',
    nodes: [
      { kind: 'city', value: 40, slots: 1 },
      { kind: 'city', value: 40, slots: 1 },
      { kind: 'city', value: 40, slots: 1 },
    ],
    paths: [
      { from: 0, to: 'n0' },
      { from: 1, to: 'n0' },
      { from: 2, to: 'n1' },
      { from: 3, to: 'n1' },
      { from: 4, to: 'n2' },
      { from: 0, to: 'n2' },
    ],
    label: 'M',
  },
  {
    id: 'L84',
    colour: 'green',
    nodes: [{ kind: 'city', value: 40, slots: 2 }],
    paths: [
      { from: 1, to: 'n0' },
      { from: 2, to: 'n0' },
      { from: 5, to: 'n0' },
      { from: 4, to: 'n0' },
    ],
    label: 'B',
  },
  {
    id: 'L127',
    colour: 'brown',
    nodes: [{ kind: 'town', value: 10, slots: 0 }],
    paths: [
      { from: 0, to: 'n0', gauge: 'narrow' },
      { from: 2, to: 'n0', gauge: 'narrow' },
      { from: 3, to: 'n0', gauge: 'narrow' },
      { from: 4, to: 'n0', gauge: 'narrow' },
      { from: 5, to: 'n0', gauge: 'narrow' },
    ],
  },
  {
    id: 'L85',
    colour: 'brown',
    nodes: [{ kind: 'city', value: 50, slots: 3 }],
    paths: [
      { from: 1, to: 'n0' },
      { from: 2, to: 'n0' },
      { from: 3, to: 'n0' },
      { from: 4, to: 'n0' },
      { from: 5, to: 'n0' },
    ],
    label: 'B',
  },
  {
    id: 'L86',
    colour: 'brown',
    nodes: [{ kind: 'city', value: 60, slots: 4 }],
    paths: [
      { from: 0, to: 'n0' },
      { from: 1, to: 'n0' },
      { from: 2, to: 'n0' },
      { from: 3, to: 'n0' },
      { from: 4, to: 'n0' },
      { from: 5, to: 'n0' },
    ],
    label: 'M',
  },
  {
    id: 'L116',
    colour: 'gray',
    nodes: [{ kind: 'city', value: 60, slots: 3 }],
    paths: [
      { from: 0, to: 'n0' },
      { from: 1, to: 'n0' },
      { from: 3, to: 'n0' },
      { from: 4, to: 'n0' },
      { from: 5, to: 'n0' },
    ],
    label: 'Y',
  },
  {
    id: 'L87',
    colour: 'gray',
    nodes: [{ kind: 'city', value: 70, slots: 3 }],
    paths: [
      { from: 1, to: 'n0' },
      { from: 2, to: 'n0' },
      { from: 3, to: 'n0' },
      { from: 4, to: 'n0' },
      { from: 5, to: 'n0' },
    ],
    label: 'B',
  },
  {
    id: 'L88',
    colour: 'gray',
    nodes: [{ kind: 'city', value: 80, slots: 4 }],
    paths: [
      { from: 0, to: 'n0' },
      { from: 1, to: 'n0' },
      { from: 2, to: 'n0' },
      { from: 3, to: 'n0' },
      { from: 4, to: 'n0' },
      { from: 5, to: 'n0' },
    ],
    label: 'M',
  },
];
const PRINTS: ReadonlyMap<TileId, Print> = new Map(OWN.map((print) => [print.id, print]));

/** The same track in narrow gauge. */
const narrow = (print: Print, id: TileId): Print => ({
  ...print,
  id,
  paths: print.paths.map((path) => ({ ...path, gauge: 'narrow' })),
});
const printOf = (id: TileId): Print => PRINTS.get(id) ?? standardTile(id, 1);
/** #933 is the only back that has a number of the standard list. */
const backOf = (front: TileId, back: TileId): Print =>
  PRINTS.has(back) || back === '933' ? printOf(back) : narrow(printOf(front), back);

export const TILES: Readonly<Record<TileId, TileSpec>> = Object.fromEntries(
  TILE_PIECES.flatMap(({ front, back, count }): TileSpec[] =>
    back === undefined
      ? [{ ...printOf(front), count }]
      : [
          { ...printOf(front), count, back },
          { ...backOf(front, back), count, back: front },
        ],
  ).map((tile) => [tile.id, tile]),
);

const FRONTS: ReadonlyMap<TileId, TileId> = new Map(
  TILE_PIECES.flatMap(({ front, back }) => [
    [front, front] as const,
    ...(back === undefined ? [] : [[back, front] as const]),
  ]),
);
/** The front of the piece that has this face on one of its sides. */
export const frontOf = (tile: TileId): TileId => FRONTS.get(tile) ?? tile;

/** Tiles that belong to one hex (§5.3.1). */
export const ONLY_HEX: Readonly<Record<TileId, HexId>> = { L79: 'F26', L113: 'F26' };
