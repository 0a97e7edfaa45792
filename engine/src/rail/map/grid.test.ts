import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Orientation, Side } from '../types.ts';
import { across, distance, neighbour, SIDES, trackAcross, turnSide } from './grid.ts';
import { makeBoard, makeDisc } from './testing.ts';

const side = fc.constantFrom(...SIDES);
const orientation = fc.constantFrom<Orientation>('flat', 'pointy');

describe('neighbours', () => {
  it.each([
    ['flat', ['0,2', '-1,1', '-1,-1', '0,-2', '1,-1', '1,1']],
    ['pointy', ['-1,1', '-2,0', '-1,-1', '1,-1', '2,0', '1,1']],
  ] as const)('of a %s hex go clockwise from the bottom', (grid, expected) => {
    const board = makeDisc(grid, 1);
    expect(SIDES.map((at) => neighbour(board, '0,0', at))).toEqual(expected);
  });

  it('are mutual', () => {
    fc.assert(
      fc.property(orientation, side, fc.nat(), (grid, at, pick) => {
        const board = makeDisc(grid, 2);
        const hexes = Object.keys(board.hexes);
        const hex = hexes[pick % hexes.length] ?? '';
        const other = neighbour(board, hex, at);
        if (other !== null) expect(neighbour(board, other, turnSide(at, 3))).toBe(hex);
      }),
    );
  });

  it('are nobody off the board and for an unknown hex', () => {
    const board = makeBoard('flat', { '0,0': {} });
    expect(neighbour(board, '0,0', 0)).toBeNull();
    expect(neighbour(board, 'Z99', 0)).toBeNull();
    expect(neighbour(board, 'constructor', 3)).toBeNull();
  });

  it('reach over a pass from either end', () => {
    const board = makeBoard('flat', {
      '0,0': { joins: [{ side: 0, hex: '0,8', at: 2 }] },
      '0,2': {},
      '0,8': {},
    });
    expect(across(board, '0,0', 0)).toEqual({ hex: '0,8', side: 2 });
    expect(across(board, '0,8', 2)).toEqual({ hex: '0,0', side: 0 });
    expect(neighbour(board, '0,2', 3)).toBeNull();
  });

  it('are parted for track by an impassable border printed on one of them', () => {
    const border = { side: 0, kind: 'impassable', cost: 0 } as const;
    const board = makeBoard('flat', { '0,0': { borders: [border] }, '0,2': {} });
    expect(neighbour(board, '0,2', 3)).toBe('0,0');
    expect(trackAcross(board, '0,2', 3)).toBeNull();
  });
});

describe('turning a side', () => {
  it.each([
    [5, 1, 0],
    [2, 3, 5],
    [0, -1, 5],
    [4, 13, 5],
    [1, Number.NaN, 1],
  ] as const)('%i by %i gives %i', (from: Side, turn: number, to: Side) => {
    expect(turnSide(from, turn)).toBe(to);
  });
});

describe('distance', () => {
  it.each([
    ['flat', '0,0', '0,4', 2],
    ['flat', '0,0', '2,0', 2],
    ['flat', '-1,-1', '1,3', 3],
    ['pointy', '0,0', '4,0', 2],
    ['pointy', '0,0', '0,2', 2],
  ] as const)('%s %s to %s is %i', (grid, a, b, steps) => {
    expect(distance(makeDisc(grid, 3), a, b)).toBe(steps);
  });

  it('to a hex that is not there is infinite', () => {
    expect(distance(makeDisc('flat', 1), '0,0', 'nowhere')).toBe(Number.POSITIVE_INFINITY);
  });
});
