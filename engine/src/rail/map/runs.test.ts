import { describe, expect, it } from 'vitest';
import type { Layout } from './layout.ts';
import { readRoute } from './read-route.ts';
import { hasRoute, planRuns, printedValue, type RunRules } from './runs.ts';
import { makeBoard, makeLayout, node, TILES } from './testing.ts';
import { trackOf } from './track.ts';

/** Red area – city – city – town in a column; a second way from city to city leads round by 1,3. */
const BOARD = makeBoard('flat', {
  '0,0': {
    colour: 'red',
    nodes: [{ ...node('offboard'), value: { yellow: 20, green: 40 } }],
    ends: [[0, 'n0']],
  },
  '0,2': {},
  '0,4': {},
  '0,6': {},
  '1,3': {},
});
const LAID = { '0,2': '57', '0,4': '57', '0,6': '4' };
const AROUND = { ...LAID, '0,2': '15/3', '0,4': '15/3', '1,3': '7/1' };
const trains = [{ range: 3 }, { range: { any: 2, small: 2 }, gauges: ['narrow'] }];
const rules: RunRules = { company: 'KHS', trains, values: 'green' };
const track = (tiles: Record<string, string>) => trackOf(BOARD, TILES, makeLayout(tiles));
const plan = (layout: Layout, more: Partial<RunRules> = {}) =>
  planRuns(trackOf(BOARD, TILES, layout), layout, { ...rules, ...more });

describe('the network of a company', () => {
  it('has the stops with their worth, ends and markers', () => {
    const { network, stops } = plan(makeLayout(LAID, { '0,2': ['KHS'], '0,4': ['CME'] }));
    expect(stops.map((stop) => stop.key)).toEqual(['0,0/n0', '0,2/n0', '0,4/n0']);
    expect(network.stops).toEqual([
      { value: [40, 40], terminal: true, token: false, small: false },
      { value: [20, 20], terminal: false, token: true, small: false },
      { value: [20, 20], terminal: true, token: false, small: false },
    ]);
  });

  it('keeps links to the trains of their gauge', () => {
    const { network, links } = plan(makeLayout(LAID, { '0,2': ['KHS'] }));
    expect(network.links.map((link) => link.trains)).toEqual([[0], [0], [0]]);
    expect(links.map((link) => link.hexes)).toContainEqual(['0,4', '0,6']);
    expect(plan(makeLayout(LAID, { '0,2': ['KHS'] }), { trains: [{ range: 2 }] }).network.links[0]).toEqual({
      a: 0,
      b: 1,
      excludes: [],
      length: 1,
    });
  });

  it('is empty without a station', () => {
    expect(plan(makeLayout(LAID)).network).toMatchObject({ stops: [], links: [] });
  });

  it('leaves out stops that no train may come to', () => {
    const layout = makeLayout(LAID, { '0,2': ['KHS'] });
    const closed = plan(layout, { value: (stop) => (stop.hex === '0,4' ? null : 10) });
    expect(closed.stops.map((stop) => stop.hex)).toEqual(['0,0', '0,2']);
  });

  it('names pairs, bonuses and needs by number', () => {
    const { network } = plan(makeLayout(LAID, { '0,2': ['KHS'] }), {
      trains: [{ range: 4, needs: [['0,4/n0', 'Z9/n0']] }],
      apart: [
        ['0,0/n0', '0,6/n0'],
        ['0,0/n0', 'Z9/n0'],
      ],
      bonuses: [
        { sets: [['0,0/n0'], ['0,6/n0']], value: [100] },
        { sets: [['Z9/n0']], value: [100] },
      ],
    });
    expect(network.apart).toEqual([[0, 3]]);
    expect(network.bonuses).toEqual([{ sets: [[0], [3]], value: [100] }]);
    expect(network.trains[0]?.needs).toEqual([[2]]);
    expect(network.stops.map((stop) => stop.small)).toEqual([false, false, false, true]);
  });

  it('forbids a hex twice where the title does', () => {
    const layout = makeLayout({ ...LAID, '0,4': 'OO/3' }, { '0,2': ['KHS'] });
    const { network, stops } = plan(layout, { hexOnce: true });
    const to = stops.findIndex((stop) => stop.key === '0,4/n1');
    expect(network.links.some((link) => link.avoids?.includes(to))).toBe(to >= 0);
  });
});

describe('a printed value', () => {
  it.each([
    [{ yellow: 20, green: 30 }, 'gray', 30],
    [{ green: 30 }, 'yellow', 0],
    [15, 'brown', 15],
  ] as const)('%j in %s is %i', (value, colour, expected) => {
    expect(printedValue(value, colour)).toBe(expected);
  });
});

describe('a runnable route, 18TE §7.8', () => {
  it.each([
    ['with a station and a second stop', LAID, { '0,2': ['KHS'] }, true],
    ['without a station', LAID, { '0,2': ['CME'] }, false],
    ['with a station and no track', { '0,2': '57/1' }, { '0,2': ['KHS'] }, false],
  ])('%s', (_, tiles, markers, expected) => {
    const layout = makeLayout(tiles, markers as Record<string, string[]>);
    expect(hasRoute(trackOf(BOARD, TILES, layout), layout, 'KHS')).toBe(expected);
  });
});

describe('a drawn route', () => {
  it('finds the only link of each step', () => {
    const read = readRoute(track(LAID), { stops: ['0,0/n0', '0,2/n0', '0,4/n0', '0,6/n0'] });
    expect(read.ok && read.links.map((link) => link.hexes)).toEqual([
      ['0,0', '0,2'],
      ['0,2', '0,4'],
      ['0,4', '0,6'],
    ]);
  });

  it('takes the way through the hexes named', () => {
    const way = (via: string[]) => readRoute(track(AROUND), { stops: ['0,2/n0', '0,4/n0'], via: [via] });
    const around = way(['1,3']);
    const straight = way([]);
    expect(around.ok && around.links[0]?.hexes).toContain('1,3');
    expect(straight.ok && straight.links[0]?.hexes).toHaveLength(2);
    expect(straight.ok && straight.choices[0]).toHaveLength(2);
    expect(way(['0,6'])).toEqual({ ok: false, step: 0, reason: 'not-that-way' });
  });

  it('takes another way when the short one is used up', () => {
    const there = readRoute(track(AROUND), { stops: ['0,2/n0', '0,4/n0', '0,2/n0'] });
    expect(there.ok && there.isSimple && there.links.map((link) => link.hexes.length)).toEqual([2, 3]);
    const back = readRoute(track(LAID), { stops: ['0,2/n0', '0,4/n0', '0,2/n0'] });
    expect(back.ok && back.isSimple).toBe(false);
  });

  it.each([
    [['0,0/n0', '0,4/n0'], 0, 'no-track'],
    [['0,0/n0', '0,2/n0', '0,6/n0'], 1, 'no-track'],
    [['0,2/n0', '0,2/n0'], 0, 'no-track'],
    [['0,0/n0', 'Z9/n4'], 1, 'unknown-stop'],
  ])('%j fails at step %i: %s', (stops, step, reason) => {
    expect(readRoute(track(LAID), { stops })).toEqual({ ok: false, step, reason });
  });
});
