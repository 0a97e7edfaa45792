import { describe, expect, it } from 'vitest';
import type { Layout } from './layout.ts';
import { reachOf, type ReachRules } from './reach.ts';
import { makeBoard, makeLayout, node, TILES } from './testing.ts';

/** A column: red area, city of two circles, plain, city, plain, town. */
const LINE = makeBoard('flat', {
  '0,0': { colour: 'red', nodes: [node('offboard')], ends: [[0, 'n0']] },
  '0,2': {},
  '0,4': {},
  '0,6': {},
  '0,8': {},
  '0,10': {},
});
const LAID = { '0,2': '14', '0,4': '9', '0,6': '57', '0,8': '9' };

function stops(layout: Layout, company: string, rules?: ReachRules, board = LINE): string[] {
  return [...reachOf(board, TILES, layout, company, rules).stops].toSorted();
}

describe('a city', () => {
  it.each([
    ['with a free circle is passed', { '0,2': ['CME'] }, ['0,0/n0', '0,2/n0', '0,6/n0']],
    ['full of others is an end', { '0,2': ['CME', 'KWE'] }, ['0,2/n0', '0,6/n0']],
    ['with the own marker is passed', { '0,2': ['CME', 'KHS'] }, ['0,0/n0', '0,2/n0', '0,6/n0']],
    [
      'with two markers in one circle is passed',
      { '0,2': ['CME@0.0', 'KWE@0.0'] },
      ['0,0/n0', '0,2/n0', '0,6/n0'],
    ],
  ])('%s', (_, markers, expected) => {
    expect(stops(makeLayout(LAID, { ...markers, '0,6': ['KHS'] }), 'KHS')).toEqual(expected);
  });

  it('is passed where foreign markers are ignored', () => {
    const layout = makeLayout(LAID, { '0,2': ['CME', 'KWE'], '0,6': ['KHS'] });
    expect(stops(layout, 'KHS', { blocks: () => false })).toContain('0,0/n0');
  });
});

describe('reach', () => {
  it('begins at stations, and without one is nothing', () => {
    expect(stops(makeLayout(LAID), 'KHS')).toEqual([]);
    expect(stops(makeLayout(LAID, { '0,8': ['KHS'], Z9: ['KHS'], '0,2': ['KHS@7.7'] }), 'KHS')).toEqual([]);
  });

  it('begins elsewhere when told', () => {
    expect(stops(makeLayout(LAID), 'KHS', { from: ['0,6/n0', 'Z9/n0'] })).toContain('0,0/n0');
  });

  it('knows the sides where a tile can follow', () => {
    const reach = reachOf(LINE, TILES, makeLayout(LAID, { '0,6': ['KHS'] }), 'KHS');
    expect([...reach.openSides]).toEqual(['0,10:3']);
    expect([...reach.openHexes]).toEqual(['0,10']);
    expect(reach.sides).toContain('0,8:0');
    expect([...reach.hexes]).not.toContain('0,10');
  });

  it('does not go through a red area, but out of one with an own station', () => {
    const board = makeBoard('flat', {
      '0,0': {},
      '0,2': {
        colour: 'red',
        nodes: [node('offboard', 30, 1)],
        ends: [
          [3, 'n0'],
          [0, 'n0'],
        ],
      },
      '0,4': {},
    });
    const tiles = { '0,0': '57', '0,4': '57' };
    expect(stops(makeLayout(tiles, { '0,0': ['A'] }), 'A', undefined, board)).toEqual(['0,0/n0', '0,2/n0']);
    expect(stops(makeLayout(tiles, { '0,2': ['A'] }), 'A', undefined, board)).toHaveLength(3);
  });

  it('keeps to the gauge', () => {
    const layout = makeLayout({ ...LAID, '0,4': '79' }, { '0,6': ['KHS'] });
    expect(stops(layout, 'KHS')).toEqual(['0,6/n0']);
    const reach = reachOf(LINE, TILES, layout, 'KHS');
    expect(reach.openSides).toContain('0,4:0');
  });

  it('leaves out a gauge the company may not use', () => {
    const layout = makeLayout({ '0,2': '57', '0,4': '57' }, { '0,2': ['KHS'] });
    expect(stops(layout, 'KHS', { gauge: (gauge) => gauge !== '' })).toEqual(['0,2/n0']);
  });

  it('is remembered for the same layout, company and rules', () => {
    const layout = makeLayout(LAID, { '0,6': ['KHS'] });
    expect(reachOf(LINE, TILES, layout, 'KHS')).toBe(reachOf(LINE, TILES, layout, 'KHS'));
    expect(reachOf(LINE, TILES, layout, 'CME')).not.toBe(reachOf(LINE, TILES, layout, 'KHS'));
  });
});

describe('the branches of #23', () => {
  // City A at side 3 and city B at side 4 of the junction; side 0 is the stem.
  const board = makeBoard('flat', {
    '0,-2': { colour: 'gray', nodes: [node('city')], ends: [[0, 'n0']] },
    '1,-1': { colour: 'gray', nodes: [node('city')], ends: [[1, 'n0']] },
    '0,0': {},
    '0,2': {},
    '0,4': {},
    '-1,3': {},
    '1,3': {},
  });
  const start = { '0,-2': ['KHS'] };

  it('are not joined over the sharp angle', () => {
    expect(stops(makeLayout({ '0,0': '23' }, start), 'KHS', undefined, board)).toEqual(['0,-2/n0']);
  });

  it('are not joined by turning round in a city at the stem', () => {
    const layout = makeLayout({ '0,0': '23', '0,2': '57' }, start);
    expect(stops(layout, 'KHS', undefined, board)).toEqual(['0,-2/n0', '0,2/n0']);
  });

  it('are not joined by a loop that comes back through the stem', () => {
    // #25 at 0,2 opens into two arms, which 7, 8 and 7 lead into each other.
    const loop = { '0,0': '23', '0,2': '25/3', '-1,3': '7/4', '0,4': '8/2', '1,3': '7/1' };
    const reach = reachOf(board, TILES, makeLayout(loop, start), 'KHS');
    expect([...reach.stops]).toEqual(['0,-2/n0']);
    expect(reach.hexes.size).toBe(6);
  });
});
