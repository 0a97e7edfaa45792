import { describe, expect, it } from 'vitest';
import { withRoom } from './marks.ts';

const years = (last: number, each: number) =>
  Array.from({ length: last / each }, (_, i) => ({ n: (i + 1) * each, label: `business year ${i + 2}` }));

describe('names of rounds along the slider', () => {
  it('end where the slider ends, however long they are', () => {
    for (const bar of [160, 180, 240, 400]) {
      const named = withRoom(years(280, 20), 280, bar);
      expect(named.length).toBeGreaterThan(0);
      for (const { n, label, isLate } of named) {
        const width = label.length * 6.6;
        const at = (n / 280) * bar;
        expect(isLate ? at - width : at).toBeGreaterThanOrEqual(0);
        expect(isLate ? at : at + width).toBeLessThanOrEqual(bar);
      }
    }
  });
  it('do not run into each other', () => {
    const named = withRoom(years(280, 20), 280, 400);
    const spans = named.map(({ n, label, isLate }) => {
      const at = (n / 280) * 400;
      const width = label.length * 6.6;
      return isLate ? [at - width, at] : [at, at + width];
    });
    spans.slice(1).forEach(([from], i) => expect(from).toBeGreaterThanOrEqual(spans[i]![1]!));
  });
  it('are left out where the slider is shorter than they are', () => {
    expect(withRoom(years(280, 20), 280, 60)).toEqual([]);
  });
});
