import { describe, expect, it } from 'vitest';
import { readRoute } from './map/read-route.ts';
import { makeBoard, makeLayout, node, TILES } from './map/testing.ts';
import { trackOf } from './map/track.ts';
import { gapSlip, hexOfStop, listSlip, rangeSlip, stopsOf, waySlip } from './route-slips.ts';

// A line to the south: city – town – city – city, and a city without track beside it.
const board = makeBoard('flat', {
  '0,0': { nodes: [node('city')], ends: [[0, 'n0']] },
  '0,2': {},
  '0,4': {},
  '0,6': { nodes: [node('city')], ends: [[3, 'n0']] },
  '1,1': { nodes: [node('city')] },
});
const layout = makeLayout({ '0,2': '4', '0,4': '57' }, { '0,0': ['KHS'], '0,4': ['KWE'] });
const track = trackOf(board, TILES, layout);
const route = (...hexes: readonly string[]) => ({
  train: 'train/2/1',
  stops: hexes.map((hex) => `${hex}/n0`),
});
const all = route('0,0', '0,2', '0,4', '0,6');

describe('slips with a route', () => {
  it('the list of stops: too few, or one of them twice', () => {
    expect(listSlip(route('0,0'))?.slip).toBe('too-short');
    expect(listSlip(route('0,0', '0,2', '0,0'))).toEqual({ slip: 'stop-twice', params: { hex: '0,0' } });
    expect(listSlip(all)).toBeNull();
  });
  it.each([
    ['a stop is left out', route('0,0', '0,4'), { slip: 'skipped-stop', params: { hex: '0,2' } }],
    ['no track', route('0,0', '1,1'), { slip: 'no-track', params: { from: '0,0', to: '1,1' } }],
    ['no such stop', route('0,0', '9,9'), { slip: 'no-track', params: { from: '9,9', to: '9,9' } }],
  ])('a gap: %s', (_, drawn, slip) => {
    const read = readRoute(track, drawn);
    expect(read.ok ? null : gapSlip(track, drawn, read)).toEqual(slip);
  });
  it('the way: no own station, or through a city full of others', () => {
    expect(waySlip(layout, 'KPR', stopsOf(track, all))?.slip).toBe('no-station');
    expect(waySlip(layout, 'KHS', stopsOf(track, all))).toEqual({
      slip: 'through-full',
      params: { hex: '0,4' },
    });
    expect(waySlip(layout, 'KHS', stopsOf(track, route('0,0', '0,2', '0,4')))).toBeNull();
  });
  it.each([
    ['4 stops', 4, null],
    ['3 stops', 3, { slip: 'too-long', params: { most: 3, count: 4 } }],
    ['3 and a small one', { any: 3, small: 1 }, null],
    ['2 and two small ones', { any: 2, small: 2 }, { slip: 'too-many-large', params: { most: 2, count: 3 } }],
    ['any', 'any', null],
  ] as const)('the range of a train: %s', (_, range, slip) => {
    expect(rangeSlip(range, stopsOf(track, all))).toEqual(slip);
  });
  it('a stop lies in its hex', () => {
    expect(hexOfStop('D14/n0')).toBe('D14');
  });
});
