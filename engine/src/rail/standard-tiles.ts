import type { NodeSpec, PathEnd, PathSpec, Side, TileColour, TileId, TileSpec } from './types.ts';

/**
 * Tiles that the games of the family share, by their usual numbers: a title says which of them are in its box,
 * and how many. Track is written by its sides: `03 02` are two pieces of plain track, `013` three that meet in
 * the city or town.
 */
const PLAIN: Readonly<Partial<Record<TileColour, Readonly<Record<TileId, string>>>>> = {
  yellow: { 7: '01', 8: '02', 9: '03' },
  green: {
    ...{ 16: '02 13', 17: '13 04', 18: '03 12', 19: '03 24', 20: '03 14', 21: '02 34', 22: '04 23' },
    ...{ 23: '03 04', 24: '03 02', 25: '02 04', 26: '03 05', 27: '03 01' },
    ...{ 28: '04 05', 29: '02 01', 30: '04 01', 31: '02 05' },
  },
  brown: {
    ...{ 39: '02 01 12', 40: '02 24 04', 41: '03 01 13', 42: '03 35 05', 43: '03 02 13 12' },
    ...{ 44: '03 14 01 34', 45: '03 24 04 23', 46: '03 24 34 02', 47: '03 14 13 04', 70: '01 02 13 23' },
  },
};

type Stop = readonly [colour: TileColour, value: number, slots: number, sides: string, label?: string];
const STOPS: Readonly<Record<TileId, Stop>> = {
  // Towns have no circles.
  3: ['yellow', 10, 0, '01'],
  4: ['yellow', 10, 0, '03'],
  58: ['yellow', 10, 0, '02'],
  87: ['green', 10, 0, '0123'],
  88: ['green', 10, 0, '0134'],
  204: ['green', 10, 0, '0234'],
  933: ['brown', 10, 0, '02345'],
  912: ['gray', 10, 0, '012345'],
  5: ['yellow', 20, 1, '01'],
  6: ['yellow', 20, 1, '02'],
  57: ['yellow', 20, 1, '03'],
  12: ['green', 30, 1, '012'],
  14: ['green', 30, 2, '0134'],
  15: ['green', 30, 2, '0123'],
  619: ['green', 30, 2, '0234'],
  611: ['brown', 40, 2, '01234'],
  455: ['gray', 50, 3, '012345'],
  201: ['yellow', 30, 1, '01', 'Y'],
  202: ['yellow', 30, 1, '02', 'Y'],
  621: ['yellow', 30, 1, '03', 'Y'],
  207: ['green', 40, 2, '0123', 'Y'],
  208: ['green', 40, 2, '0134', 'Y'],
  622: ['green', 40, 2, '0234', 'Y'],
  216: ['brown', 50, 2, '01234', 'Y'],
};

const side = (digit: string | undefined): Side => Number(digit) as Side;
const plainTrack = (written: string): readonly PathSpec[] =>
  written.split(' ').map(([from, to]) => ({ from: side(from), to: side(to) }));
const spokes = (written: string): readonly PathSpec[] =>
  written.split('').map((digit) => ({ from: side(digit), to: 'n0' as PathEnd }));

type Print = Pick<TileSpec, 'colour' | 'nodes' | 'paths' | 'label'>;
function stopPrint([colour, value, slots, sides, label]: Stop): Print {
  const node: NodeSpec = { kind: slots === 0 ? 'town' : 'city', value, slots };
  const print = { colour, nodes: [node], paths: spokes(sides) };
  return label === undefined ? print : { ...print, label };
}
const PRINTS: ReadonlyMap<TileId, Print> = new Map<TileId, Print>([
  ...Object.entries(PLAIN).flatMap(([colour, tiles]) =>
    Object.entries(tiles).map(([id, written]): [TileId, Print] => [
      id,
      { colour: colour as TileColour, nodes: [], paths: plainTrack(written) },
    ]),
  ),
  ...Object.entries(STOPS).map(([id, stop]): [TileId, Print] => [id, stopPrint(stop)]),
]);

/** A tile by its usual number. A number that is none is a slip in the data of a title. */
export function standardTile(id: TileId, count: TileSpec['count'], back?: TileId): TileSpec {
  const print = PRINTS.get(id);
  if (!print) throw new Error(`#${id} is no standard tile`);
  return { id, count, ...print, ...(back === undefined ? {} : { back }) };
}
/** Several of them, with their counts. */
export const standardTiles = (counts: Readonly<Record<TileId, TileSpec['count']>>): readonly TileSpec[] =>
  Object.entries(counts).map(([id, count]) => standardTile(id, count));
