import { describe, expect, it } from 'vitest';
import { finished, routesIn, tapped } from './routes.ts';

describe('a route drawn by tapping stops', () => {
  it('grows, loses its last stop when that is tapped again, and ends at an earlier one', () => {
    let route = tapped({ train: 't', stops: [] }, 'A1/n0');
    route = tapped(tapped(route, 'B2/n0'), 'C3/n0');
    expect(route.stops).toEqual(['A1/n0', 'B2/n0', 'C3/n0']);
    expect(tapped(route, 'C3/n0').stops).toEqual(['A1/n0', 'B2/n0']);
    expect(tapped(route, 'A1/n0').stops).toEqual(['A1/n0']);
  });
  it('counts from two stops on', () => {
    expect(finished([{ train: 't', stops: ['A1/n0'] }])).toEqual([]);
  });
  it('is read from a title’s own words only where it looks like one', () => {
    expect(routesIn([{ train: 't', stops: ['A1/n0'] }, 5, { other: 1 }])).toEqual([
      { train: 't', stops: ['A1/n0'] },
    ]);
    expect(routesIn('nothing')).toEqual([]);
  });
});
