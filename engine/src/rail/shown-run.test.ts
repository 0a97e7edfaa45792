import { describe, expect, it } from 'vitest';
import type { RouteMade } from './clock.ts';
import { readRoute } from './map/read-route.ts';
import { makeBoard, makeLayout, node, TILES } from './map/testing.ts';
import { trackOf } from './map/track.ts';
import { isRun, problemsOf } from './shown-run.ts';
import type { RouteProblem, RouteWays } from './shown-run.ts';

// Three cities in a row to the south.
const board = makeBoard('flat', {
  '0,0': { nodes: [node('city')], ends: [[0, 'n0']] },
  '0,2': {},
  '0,4': { nodes: [node('city')], ends: [[3, 'n0']] },
});
const track = trackOf(board, TILES, makeLayout({ '0,2': '57' }));
const route = (train: string, ...hexes: readonly string[]) => ({
  train,
  stops: hexes.map((hex) => `${hex}/n0`),
});
const read = (made: RouteMade, earlier: readonly RouteMade[]): RouteProblem<string> | RouteWays => {
  if (earlier.some(({ train }) => train === made.train)) return { fault: 'train-twice', params: {} };
  const found = readRoute(track, { stops: made.stops });
  return found.ok ? { choices: found.choices } : { fault: 'no-track', params: {} };
};
const faults = (...routes: readonly RouteMade[]) =>
  problemsOf(routes, read, () => ({ fault: 'shared-track', params: {} })).map(
    (problem) => problem?.fault ?? null,
  );

describe('the routes of a run', () => {
  it('stand side by side where each has its own track', () => {
    expect(faults(route('a', '0,0', '0,2'), route('b', '0,2', '0,4'))).toEqual([null, null]);
  });
  it('share no track: the later one is at fault', () => {
    expect(faults(route('a', '0,0', '0,2', '0,4'), route('b', '0,2', '0,4'))).toEqual([null, 'shared-track']);
  });
  it('one with a fault of its own takes no track from the others', () => {
    const twice = faults(route('a', '0,0', '0,2'), route('a', '0,2', '0,4'), route('b', '0,2', '0,4'));
    expect(twice).toEqual([null, 'train-twice', null]);
  });
  it('a move with routes is a run', () => {
    expect(isRun({ type: 'run', seat: 'anna', routes: [] })).toBe(true);
    expect(isRun({ type: 'pass', seat: 'anna' })).toBe(false);
  });
});
