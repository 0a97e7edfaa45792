import { describe, expect, it } from 'vitest';
import { checkRoute, routeValue, type RouteFault } from './check-route.ts';
import type { Network, Stop } from './network.ts';

const stop = (value: number | null, rest: Partial<Stop> = {}): Stop => ({
  value: [value, value],
  terminal: false,
  token: false,
  ...rest,
});

/*
 * 0* – 1 – 2 – 3 in a row (links 0, 1, 2), a second track 0 – 1 (3), 3 – 0 (4), off-board 4 at 1 (5) and
 * at 2 (6), stop 5 closed (7 from 0).
 */
const network: Network = {
  stops: [stop(10, { token: true }), stop(20), stop(30), stop(40), stop(50, { terminal: true }), stop(null)],
  links: [
    { a: 0, b: 1, excludes: [4] },
    { a: 1, b: 2, excludes: [], apart: [3] },
    { a: 2, b: 3, excludes: [], trains: [0] },
    { a: 0, b: 1, excludes: [] },
    { a: 3, b: 0, excludes: [], avoids: [2] },
    { a: 1, b: 4, excludes: [] },
    { a: 4, b: 2, excludes: [] },
    { a: 0, b: 5, excludes: [] },
  ],
  trains: [{ range: 3 }, { range: 'any', needs: [[1], [2, 4]] }],
  apart: [[0, 3]],
};

describe('checkRoute', () => {
  it('says what a good route is worth', () => {
    expect(checkRoute(network, 0, [0, 1, 2], [0, 1])).toEqual({
      fault: null,
      route: { stops: [0, 1, 2], links: [0, 1], value: 60 },
    });
    expect(routeValue(network, 0, [1, 0])).toMatchObject({
      fault: null,
      route: { stops: [2, 1, 0], value: 60 },
    });
    expect(routeValue(network, 0, [3])).toMatchObject({ fault: null, route: { value: 30 } });
  });

  it.each<[RouteFault, number, number[], number[]]>([
    ['too-short', 0, [0], []],
    ['not-joined', 0, [0, 2], [0]],
    ['not-joined', 0, [0, 1], []],
    ['not-joined', 0, [0, 1], [99]],
    ['stop-twice', 0, [0, 1, 0], [0, 3]],
    ['wrong-train', 1, [1, 2, 3], [1, 2]],
    ['wrong-train', 0, [0, 5], [7]],
    ['no-token', 0, [1, 2], [1]],
    ['through-terminal', 0, [0, 1, 4, 2], [0, 5, 6]],
    ['excluded', 0, [3, 0, 1], [4, 0]],
    ['apart', 0, [0, 1, 2], [3, 1]],
    ['apart', 0, [0, 3], [4]],
    ['apart', 0, [0, 1, 2, 3], [0, 1, 2]],
    ['needs', 1, [0, 1], [0]],
  ])('%s', (fault, train, stops, links) => {
    expect(checkRoute(network, train, stops, links).fault).toBe(fault);
  });

  it('knows the range', () => {
    const long: Network = { ...network, apart: [] };
    expect(checkRoute(long, 0, [0, 1, 2, 3], [0, 1, 2]).fault).toBe('range');
    const skips: Network = {
      ...long,
      trains: [
        { range: 3, skips: true },
        { range: 1, skips: true },
      ],
    };
    expect(checkRoute(skips, 0, [0, 1, 2, 3], [0, 1, 2])).toMatchObject({
      route: { value: 80, called: [0, 2, 3] },
    });
    expect(checkRoute(skips, 1, [0, 1], [0]).fault).toBe('range');
  });

  it('finds the stops of a chain of links', () => {
    expect(routeValue(network, 0, []).fault).toBe('too-short');
    expect(routeValue(network, 0, [0, 2]).fault).toBe('not-joined');
    expect(routeValue(network, 0, [0, 99]).fault).toBe('not-joined');
    expect(routeValue(network, 0, [0, 3]).fault).toBe('stop-twice');
  });
});
