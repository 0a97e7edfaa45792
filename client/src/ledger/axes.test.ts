import { describe, expect, it } from 'vitest';
import { beginnings, ticks } from './LineChart.tsx';

describe('the axes of a chart', () => {
  it.each([
    [0, 1000, [0, 500, 1000]],
    [0, 640, [0, 200, 400, 600]],
    [-80, 320, [0, 100, 200, 300]],
    [0, 1, [0, 1]],
  ])('have round figures from %d to %d', (low, top, expected) => {
    expect(ticks(low, top)).toEqual(expected);
  });
  it('name rounds where they begin, as far as there is room', () => {
    const x = (i: number): number => i * 10;
    expect(beginnings(['SR 1', 'SR 1', 'OR 1', 'OR 1', 'OR 1', 'SR 2'], x)).toEqual([
      { at: 0, name: 'SR 1' },
      { at: 50, name: 'SR 2' },
    ]);
  });
});
