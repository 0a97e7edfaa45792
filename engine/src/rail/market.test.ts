import { describe, expect, it } from 'vitest';
import { apply } from '../table/apply.ts';
import { piecesAt } from '../table/places.ts';
import { marketPlace, priceMarker } from './ids.ts';
import { byRank, cellAt, moveMarker, priceOf, sequence, spotOfCompany, step2d, stepAlong } from './market.ts';
import type { Direction, Spot } from './market.ts';
import { tableOf } from './testing.ts';
import type { MarketSpec } from './types.ts';

/**
 *        0     1     2     3
 *  0     –    70↓   80    90
 *  1    50↓   60    70↑    –
 *  2    40    50     –     –
 */
const GRID: MarketSpec = {
  kind: '2d',
  rows: [
    [null, { price: 70, arrow: 'down' }, { price: 80 }, { price: 90 }],
    [{ price: 50, arrow: 'down' }, { price: 60 }, { price: 70, arrow: 'up' }, null],
    [{ price: 40 }, { price: 50 }, null, null],
  ],
};
const spot = (row: number, col: number): Spot => ({ row, col });

describe('a step on a two-dimensional market', () => {
  it.each<[string, Spot, Direction, Spot]>([
    ['goes to the next cell on the right', spot(1, 0), 'right', spot(1, 1)],
    ['goes to the next cell on the left', spot(0, 2), 'left', spot(0, 1)],
    ['goes up', spot(1, 1), 'up', spot(0, 1)],
    ['goes down', spot(1, 1), 'down', spot(2, 1)],
    ['follows the arrow up at the right edge', spot(1, 2), 'right', spot(0, 2)],
    ['follows the arrow down at the left edge', spot(0, 1), 'left', spot(1, 1)],
    ['follows the arrow down at the edge of the board', spot(1, 0), 'left', spot(2, 0)],
    ['stays at the right edge without an arrow', spot(0, 3), 'right', spot(0, 3)],
    ['stays at the left edge without an arrow', spot(2, 0), 'left', spot(2, 0)],
    ['stays at the top', spot(0, 2), 'up', spot(0, 2)],
    ['stays at the bottom', spot(2, 1), 'down', spot(2, 1)],
    ['stays above a hole', spot(1, 2), 'down', spot(1, 2)],
    ['does not follow an arrow up when it goes left', spot(1, 2), 'left', spot(1, 1)],
    ['stays where there is no cell at all', spot(9, 9), 'right', spot(9, 9)],
  ])('%s', (_, from, direction, to) => {
    expect(step2d(GRID, from, direction)).toEqual(to);
  });
  it('never leaves the market from any cell', () => {
    for (let row = 0; row < 3; row++)
      for (let col = 0; col < 4; col++)
        for (const direction of ['left', 'right', 'up', 'down'] as const)
          if (cellAt(GRID, spot(row, col)))
            expect(cellAt(GRID, step2d(GRID, spot(row, col), direction))).not.toBeNull();
  });
});

/** Prices climb by jumping between the two rows: 40, 44, 50, 55, 60, 66, 75. */
const ZIGZAG: MarketSpec = {
  kind: 'zigzag',
  rows: [
    [{ price: 40 }, { price: 50 }, { price: 60 }, { price: 75 }],
    [{ price: 44 }, { price: 55 }, { price: 66 }],
  ],
};
const LINE: MarketSpec = {
  kind: '1d',
  rows: [[{ price: 0, close: true }, { price: 10 }, { price: 20 }, { price: 20 }, { price: 30 }]],
};

describe('a step along a zigzag or a line', () => {
  it('alternates between the rows from the lowest price to the highest', () => {
    expect(sequence(ZIGZAG).map((s) => cellAt(ZIGZAG, s)!.price)).toEqual([40, 44, 50, 55, 60, 66, 75]);
    expect(sequence(ZIGZAG).map((s) => s.row)).toEqual([0, 1, 0, 1, 0, 1, 0]);
  });
  it.each<[Spot, number, Spot]>([
    [spot(0, 0), 1, spot(1, 0)],
    [spot(1, 0), 1, spot(0, 1)],
    [spot(0, 1), 3, spot(1, 2)],
    [spot(0, 2), -2, spot(0, 1)],
    [spot(1, 1), 0, spot(1, 1)],
    [spot(0, 3), 5, spot(0, 3)],
    [spot(1, 0), -9, spot(0, 0)],
    [spot(7, 7), 1, spot(7, 7)],
    [spot(0, 1), Number.NaN, spot(0, 1)],
  ])('from %j, %d steps: %j', (from, steps, to) => {
    expect(stepAlong(ZIGZAG, from, steps)).toEqual(to);
  });
  it('goes cell by cell on a line, also over equal prices', () => {
    expect(sequence(LINE).map((s) => s.col)).toEqual([0, 1, 2, 3, 4]);
    expect(stepAlong(LINE, spot(0, 2), 1)).toEqual(spot(0, 3));
    expect(stepAlong(LINE, spot(0, 1), -1)).toEqual(spot(0, 0));
  });
});

describe('price markers', () => {
  const at = (row: number, col: number, order = 0) => ({ at: marketPlace(row, col), order });
  const table = tableOf({
    [priceMarker('A')]: at(1, 1),
    [priceMarker('B')]: at(0, 1, 0),
    [priceMarker('C')]: at(0, 1, 1),
    [priceMarker('D')]: 'ipo/D',
    [priceMarker('E')]: at(8, 8),
  });

  it('show the price of their cell', () => {
    expect(priceOf(table, GRID, 'A')).toBe(60);
    expect(['D', 'E', 'X'].map((company) => priceOf(table, GRID, company))).toEqual([null, null, null]);
    expect([spotOfCompany(table, 'B'), spotOfCompany(table, 'D')]).toEqual([spot(0, 1), null]);
  });
  it('go under the markers that lie there', () => {
    const moved = apply(table, moveMarker(table, 'A', spot(0, 1)));
    expect(piecesAt(moved, marketPlace(0, 1))).toEqual(['B', 'C', 'A'].map(priceMarker));
  });
  it('lie on top where nothing lies', () => {
    expect(moveMarker(table, 'A', spot(2, 0), 'due/price')).toEqual([
      { put: 'marker/A', at: 'market/2/0', order: 0, due: 'due/price' },
    ]);
  });
  it('keep their place in the stack when they stay', () => {
    expect(moveMarker(table, 'B', spot(0, 1))).toEqual([]);
  });
  it('keep the order of the others when the upper one leaves and comes back: it is the lowest then', () => {
    const away = apply(table, moveMarker(table, 'B', spot(0, 2)));
    const back = apply(away, moveMarker(away, 'B', spot(0, 1)));
    expect(piecesAt(back, marketPlace(0, 1))).toEqual(['C', 'B'].map(priceMarker));
  });
});

describe('the order of operating', () => {
  const rank = (places: Record<string, readonly [number, number, number?]>, market = GRID): string[] => {
    const table = tableOf(
      Object.fromEntries(
        Object.entries(places).map(([c, [row, col, order = 0]]) => [
          priceMarker(c),
          { at: marketPlace(row, col), order },
        ]),
      ),
    );
    return Object.keys(places).sort(byRank(table, market));
  };
  it('is by price first', () => {
    expect(rank({ A: [2, 0], B: [0, 3], C: [1, 1] })).toEqual(['B', 'C', 'A']);
  });
  it('then further right', () => {
    expect(rank({ A: [0, 1], B: [1, 2] })).toEqual(['B', 'A']);
    expect(rank({ A: [1, 0], B: [2, 1] })).toEqual(['B', 'A']);
  });
  it('then higher up', () => {
    const wall: MarketSpec = { kind: '2d', rows: [[{ price: 50 }], [{ price: 50 }]] };
    expect(rank({ A: [1, 0], B: [0, 0] }, wall)).toEqual(['B', 'A']);
  });
  it('then the upper marker of the stack', () => {
    expect(rank({ A: [0, 2, 2], B: [0, 2, 0], C: [0, 2, 1] })).toEqual(['B', 'C', 'A']);
  });
  it('puts companies that are not on the market last, by name', () => {
    const table = tableOf({
      [priceMarker('B')]: 'ipo/B',
      [priceMarker('A')]: 'out',
      [priceMarker('Z')]: marketPlace(2, 0),
    });
    expect(['B', 'X', 'A', 'Z'].sort(byRank(table, GRID))).toEqual(['Z', 'A', 'B', 'X']);
  });
  it('is an order: a company is level with itself, and no pair is ordered both ways', () => {
    const table = tableOf({ [priceMarker('A')]: marketPlace(0, 1), [priceMarker('B')]: marketPlace(1, 2) });
    const compare = byRank(table, GRID);
    expect(compare('A', 'A')).toBe(0);
    expect(Math.sign(compare('A', 'B'))).toBe(-Math.sign(compare('B', 'A')));
  });
});
