import type { BoardSpec, Border, Face, HexSpec, NodeKind, NodeSpec, Orientation, PathEnd } from '../types.ts';
import type { PathSpec, TileColour, TileSpec } from '../types.ts';
import { turned } from './face.ts';
import type { Layout, Placement, Station, TileSet } from './layout.ts';

/** Small boards and the standard tiles for the tests of this folder. */

type Ends = readonly [PathEnd, PathEnd];

export function node(kind: NodeKind, value = 20, slots = kind === 'city' ? 1 : 0): NodeSpec {
  return { kind, value, slots };
}

export function paths(ends: readonly Ends[], gauge?: string): PathSpec[] {
  return ends.map(([from, to]) => (gauge === undefined ? { from, to } : { from, to, gauge }));
}

function tile(
  id: string,
  colour: TileColour,
  ends: readonly Ends[],
  nodes: readonly NodeSpec[] = [],
): TileSpec {
  return { id, colour, nodes, paths: paths(ends), count: 4 };
}

const town = [node('town', 10)];
const city = (value: number, slots: number): NodeSpec[] => [node('city', value, slots)];
const spokes = (...sides: (0 | 1 | 2 | 3 | 4 | 5)[]): Ends[] => sides.map((side) => [side, 'n0']);

const LIST: readonly TileSpec[] = [
  tile('3', 'yellow', spokes(0, 1), town),
  tile('4', 'yellow', spokes(0, 3), town),
  tile('58', 'yellow', spokes(0, 2), town),
  tile('5', 'yellow', spokes(0, 1), city(20, 1)),
  tile('6', 'yellow', spokes(0, 2), city(20, 1)),
  tile('57', 'yellow', spokes(0, 3), city(20, 1)),
  { ...tile('7', 'yellow', [[0, 1]]), count: 'unlimited' },
  { ...tile('8', 'yellow', [[0, 2]]), count: 'unlimited' },
  { ...tile('9', 'yellow', [[0, 3]]), count: 'unlimited' },
  tile(
    '1',
    'yellow',
    [
      [1, 'n0'],
      ['n0', 3],
      [0, 'n1'],
      ['n1', 4],
    ],
    [node('town', 10), node('town', 10)],
  ),
  tile('12', 'green', spokes(0, 1, 2), city(30, 1)),
  tile('14', 'green', spokes(0, 1, 3, 4), city(30, 2)),
  tile('15', 'green', spokes(0, 1, 2, 3), city(30, 2)),
  tile('16', 'green', [
    [0, 2],
    [1, 3],
  ]),
  tile('19', 'green', [
    [0, 3],
    [2, 4],
  ]),
  tile('20', 'green', [
    [0, 3],
    [1, 4],
  ]),
  tile('23', 'green', [
    [0, 3],
    [0, 4],
  ]),
  tile('24', 'green', [
    [0, 3],
    [0, 2],
  ]),
  tile('25', 'green', [
    [0, 2],
    [0, 4],
  ]),
  tile('41', 'brown', [
    [0, 3],
    [0, 1],
    [1, 3],
  ]),
  tile('43', 'brown', [
    [0, 3],
    [0, 2],
    [1, 3],
    [1, 2],
  ]),
  tile('47', 'brown', [
    [0, 3],
    [1, 4],
    [1, 3],
    [0, 4],
  ]),
  {
    ...tile('TE3', 'green', spokes(2, 4, 5), [{ ...node('city', 30, 2), reserved: ['KWE', 'CME'] }]),
    label: 'MS',
    count: 1,
  },
  {
    ...tile('TE4', 'green', spokes(3, 4, 5), [{ ...node('city', 30, 3), reserved: ['KPR', 'KWE', 'KHS'] }]),
    label: 'RH',
    count: 1,
  },
  { ...tile('79', 'yellow', []), paths: paths([[0, 3]], 'narrow'), back: '9n', count: 2 },
  { ...tile('9n', 'yellow', [[0, 3]]), back: '79', count: 2 },
  tile(
    'OO',
    'yellow',
    [
      [0, 'n0'],
      [3, 'n1'],
    ],
    [node('city', 30, 1), node('city', 30, 1)],
  ),
  tile(
    'OO2',
    'green',
    [
      [0, 'n0'],
      ['n0', 1],
      [3, 'n1'],
      ['n1', 4],
    ],
    [node('city', 40, 1), node('city', 40, 1)],
  ),
  tile('mine', 'yellow', spokes(0, 3), [node('mine', 30)]),
];

export const TILES: TileSet = Object.fromEntries(LIST.map((spec) => [spec.id, spec]));

export interface HexDraft extends Partial<Omit<HexSpec, 'paths' | 'id' | 'col' | 'row'>> {
  readonly ends?: readonly Ends[];
  readonly gauge?: string;
}

/** A board of hexes named `col,row`. */
export function makeBoard(orientation: Orientation, drafts: Readonly<Record<string, HexDraft>>): BoardSpec {
  const hexes = Object.entries(drafts).map(([id, draft]): [string, HexSpec] => {
    const [col = 0, row = 0] = id.split(',').map(Number);
    const { ends = [], gauge, ...rest } = draft;
    return [id, { id, col, row, colour: 'white', nodes: [], paths: paths(ends, gauge), ...rest }];
  });
  return { orientation, hexes: Object.fromEntries(hexes) };
}

/** All hexes within `radius` steps of the middle, each by `draft`. */
export function makeDisc(
  orientation: Orientation,
  radius: number,
  draft: (id: string) => HexDraft = () => ({}),
): BoardSpec {
  const drafts: Record<string, HexDraft> = {};
  for (let x = -2 * radius; x <= 2 * radius; x += 1) {
    for (let y = -2 * radius; y <= 2 * radius; y += 1) {
      if ((x + y) % 2 !== 0) continue;
      const [side, along] = orientation === 'flat' ? [Math.abs(x), Math.abs(y)] : [Math.abs(y), Math.abs(x)];
      if (side + Math.max(0, (along - side) / 2) <= radius) drafts[`${x},${y}`] = draft(`${x},${y}`);
    }
  }
  return makeBoard(orientation, drafts);
}

/**
 * A layout from short notes: tiles as `57` or `57/2` (turn 2), stations as `KHS` or `KHS@1.0` (node, slot).
 */
export function makeLayout(
  tiles: Readonly<Record<string, string>>,
  stations: Readonly<Record<string, readonly string[]>> = {},
): Layout {
  return {
    tiles: new Map(Object.entries(tiles).map(([hex, note]) => [hex, placement(note)])),
    stations: new Map(Object.entries(stations).map(([hex, notes]) => [hex, notes.map(station)])),
  };
}

export function river(side: Border['side'], cost = 30): Border {
  return { side, kind: 'river', cost };
}

export function tileFace(id: string): Face {
  const found = TILES[id];
  if (!found) throw new Error(`no tile ${id} in the tests`);
  return found;
}

function placement(note: string): Placement {
  const [tileId = '', turn = '0'] = note.split('/');
  return { tile: tileId, turn: Number(turn) };
}

function station(note: string, index: number): Station {
  const [company = '', place = `0.${index}`] = note.split('@');
  const [at = 0, slot = 0] = place.split('.').map(Number);
  return { company, node: at, slot };
}

/** The turns 0–5 in which the turned face passes the test. */
export const fittingTurns = (face: Face, fits: (turned: Face) => boolean): readonly number[] =>
  [0, 1, 2, 3, 4, 5].filter((turn) => fits(turned(face, turn)));
