import { describe, expect, it } from 'vitest';
import { BOARD as SPAIN, GAUGES } from '../../games/18esp/data/board.ts';
import { BOARD as TECKLENBURG } from '../../games/18te/data/board.ts';
import { TILES } from '../../games/18te/data/tiles.ts';
import type { BoardNotation } from './board.ts';
import { boardOf, parseHex, readBoard, spotOf } from './board.ts';
import { formatHex, formatPrint } from './testing.ts';
import { tilesOf, tilesWritten } from './tiles.ts';

const FLAT: BoardNotation = {
  orientation: 'flat',
  terrain: ['mountain', 'river', 'mine'],
  gauges: GAUGES,
};

describe('a hex on one line', () => {
  it('says its name, its stops with their circles and track, its label and its sides', () => {
    expect(
      parseHex('A7 Rheine: yellow; city 20 kept KHS goal KHS at 4; label RH; side 4 river 30', FLAT),
    ).toEqual({
      id: 'A7',
      col: 0,
      row: 7,
      colour: 'yellow',
      name: 'Rheine',
      nodes: [{ kind: 'city', value: 20, slots: 1, reserved: ['KHS'], destination: ['KHS'] }],
      paths: [{ from: 4, to: 'n0' }],
      label: 'RH',
      borders: [{ side: 4, kind: 'river', cost: 30 }],
    });
  });
  it('may have a value for each colour, some of them none, and track of another gauge', () => {
    const { nodes, paths } = parseHex('A5 Galicia: red; offboard -/30/40/50 at 3n 4', FLAT);
    expect(nodes[0]?.value).toEqual({ green: 30, brown: 40, gray: 50 });
    expect(paths).toEqual([
      { from: 3, to: 'n0', gauge: 'narrow' },
      { from: 4, to: 'n0' },
    ]);
  });
  it('tells a mine from what building there costs', () => {
    const hex = parseHex('C5: mine 30/20/10/0; cost mine 30', FLAT);
    expect(hex.nodes.map(({ kind }) => kind)).toEqual(['mine']);
    expect(hex.terrain).toEqual([{ kind: 'mine', cost: 30 }]);
  });
  it('lies where its name says, also on a pointy board and beyond column Z', () => {
    expect(spotOf('C13', 'flat')).toEqual({ col: 2, row: 13 });
    expect(spotOf('C13', 'pointy')).toEqual({ col: 13, row: 2 });
    expect(spotOf('AB4', 'flat')).toEqual({ col: 27, row: 4 });
    expect(spotOf('13', 'flat')).toBeNull();
  });
  it.each([
    ['18TE', TECKLENBURG],
    ['18España', SPAIN],
  ])('every hex of %s says the same again when it is written and read', (_, board) => {
    for (const hex of Object.values(board.hexes)) expect(parseHex(formatHex(hex, FLAT), FLAT)).toEqual(hex);
  });
});

describe('a misprint', () => {
  it('is named with its line and its part, and the other hexes are read all the same', () => {
    const { hexes, misprints } = readBoard(
      [
        '# Spain',
        'A3: town',
        'A5: offboard thirty',
        'B2: citty 20',
        'A3: city',
        'C1: city at 7',
        'nothing',
      ].join('\n'),
      FLAT,
    );
    expect(hexes.map(({ id }) => id)).toEqual(['A3']);
    expect(misprints.map(({ line, why }) => [line, why])).toEqual([
      [3, '"offboard thirty": thirty is no number'],
      [4, '"citty 20": nobody knows this word'],
      [5, '"A3": this hex stands here twice'],
      [6, '"city at 7": 7 is no side (0–5)'],
      [7, '"nothing": a hex is written "A7 Rheine: …"'],
    ]);
  });
  it('in a board that a title brings along is a defect', () => {
    expect(() => boardOf('A3: vilage', FLAT)).toThrow('line 1 of a board');
    expect(() => tilesOf('57 2')).toThrow('line 1 of the tiles: "57": how many there are is written x4');
    expect(() => tilesOf('804 x2: city 40 at 0')).toThrow('a tile has a colour');
  });
});

describe('tiles', () => {
  it('come by their numbers, or are written out', () => {
    const tiles = tilesOf('57 x2  7 x∞\nTE1 x1: green; city 30 at 5; label TE');
    expect(tiles['57']).toMatchObject({ count: 2, colour: 'yellow' });
    expect(tiles['7']?.count).toBe('unlimited');
    expect(tiles['TE1']).toEqual({
      id: 'TE1',
      count: 1,
      colour: 'green',
      nodes: [{ kind: 'city', value: 30, slots: 1 }],
      paths: [{ from: 5, to: 'n0' }],
      label: 'TE',
    });
  });
  it('may have two sides', () => {
    const { kinds, prints } = tilesWritten('57|956 x5\nL83 x1: green; track 0-3 1-4n', { gauges: GAUGES });
    expect(kinds).toEqual([
      { front: '57', back: '956', count: 5 },
      { front: 'L83', count: 1 },
    ]);
    expect(prints.get('L83')?.paths).toEqual([
      { from: 0, to: 3 },
      { from: 1, to: 4, gauge: 'narrow' },
    ]);
  });
  it('say the same again when they are written and read', () => {
    for (const { count, ...print } of Object.values(TILES)) {
      const line = formatPrint(print).replace(':', ` x${count === 'unlimited' ? '∞' : count}:`);
      expect(tilesOf(line)[print.id]).toEqual({ ...print, count });
    }
  });
});
