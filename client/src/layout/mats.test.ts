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

  it('of two fill the whole lower edge', () => {
    const { blocks, width } = worldOf(bigTable({ seats: 2 }).stage, 'p1');
    const [own, other] = blocks.filter(({ surface }) => surface.kind === 'mat').map(({ box }) => box);
    expect(own!.w).toBe(other!.w);
    expect(own!.x).toBe(31);
    expect(other!.x + other!.w).toBeCloseTo(width - 31, 3);
  });
});

describe('mats beside a tall map', () => {
  const TALL = { columns: 8, rows: 22, companies: 9 };
  const tall = (seats: number) => worldOf(bigTable({ ...TALL, seats }).stage, 'p1');
  const matsOf = (seats: number) => tall(seats).blocks.filter(({ surface }) => surface.kind === 'mat');

  it.each([2, 3, 4, 5, 6, 7])('of %i seats end with the map, the own one at the lower left', (seats) => {
    const map = tall(seats).blocks.find(({ surface }) => surface.kind === 'hexmap')!.box;
    const mats = matsOf(seats);
    const own = mats.find(({ id }) => id === 'mat/p1')!.box;
    expect(own.x).toBe(Math.min(...mats.map(({ box }) => box.x)));
    expect(own.y + own.h).toBeCloseTo(map.y + map.h, 3);
    expect(mats.every(({ box }) => box.x > map.x + map.w && box.y + box.h <= own.y + own.h + 0.001)).toBe(
      true,
    );
  });

  it('of an odd number give the own one a row of its own', () => {
    const [own, ...others] = matsOf(5).map(({ box }) => box);
    expect(own!.w).toBeGreaterThan(1.9 * others[0]!.w);
    expect(others.every(({ y, h }) => y + h < own!.y)).toBe(true);
  });

  it('go round: up on the left, down on the right', () => {
    const [, p2, p3, p4] = matsOf(4).map(({ box }) => box);
    expect(p2!.y).toBeLessThan(p4!.y);
    expect(p3!.x).toBeGreaterThan(p2!.x);
  });
});
