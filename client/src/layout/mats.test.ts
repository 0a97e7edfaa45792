import { describe, expect, it } from 'vitest';
import { bigTable } from './testing.ts';
import { worldOf } from './world.ts';

describe('mats', () => {
  const matsOf = (seats: number, viewer: string) =>
    worldOf(bigTable({ seats }).stage, viewer).blocks.filter(({ surface }) => surface.kind === 'mat');

  it.each([2, 3, 4, 5, 6, 7])('of %i seats have the own one at the lower left', (seats) => {
    const mats = matsOf(seats, 'p2');
    const lowest = Math.max(...mats.map(({ box }) => box.y));
    const own = mats.find(({ id }) => id === 'mat/p2')!;
    expect(own.box.y).toBe(lowest);
    expect(own.box.x).toBe(Math.min(...mats.filter(({ box }) => box.y === lowest).map(({ box }) => box.x)));
    expect(own.box.w).toBeGreaterThanOrEqual(640 - 0.5);
  });

  it('go round the table: over the top and back below', () => {
    const mats = matsOf(5, 'p1');
    const bottom = Math.max(...mats.map(({ box }) => box.y));
    const row = (y: (v: number) => boolean) =>
      mats
        .filter(({ box }) => y(box.y))
        .toSorted((a, b) => a.box.x - b.box.x)
        .map(({ id }) => id);
    expect(row((y) => y === bottom)).toEqual(['mat/p1', 'mat/p5', 'mat/p4']);
    expect(row((y) => y < bottom)).toEqual(['mat/p2', 'mat/p3']);
  });
});
