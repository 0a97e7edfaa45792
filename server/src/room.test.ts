import { describe, expect, it } from 'vitest';
import type { Lodger } from './room.ts';
import { fillingBy, Room, weightOf } from './room.ts';

const lodger = (id: string, rows: number, isIdle = false): Lodger => ({ id, n: rows - 1, isIdle });
const many = (count: number, rows: number, isIdle = false): readonly Lodger[] =>
  Array.from({ length: count }, (_, i) => lodger(`table-${i}`, rows, isIdle));

describe('R44 tables that grow', () => {
  const room = new Room(100);

  it('are too many for the house only where somebody looks at them', () => {
    expect(room.isCrowded(fillingBy(many(60, 1)))).toBe(false);
    expect(room.isCrowded(fillingBy(many(70, 1)))).toBe(true);
    // Those that nobody looks at go by themselves.
    expect(room.isCrowded(fillingBy([...many(20, 1), ...many(200, 1000, true)]))).toBe(false);
  });

  it('go on in a crowded house, also long ones beside many short ones that somebody opened to fill it', () => {
    const evening = lodger('evening', 2000);
    const here = [evening, ...many(60, 1)];
    expect(room.isCrowded(fillingBy(here))).toBe(true);
    expect(room.mayGrow(2000, fillingBy(here))).toBe(true);
  });

  it('stop before the house falls, the long ones first', () => {
    const endless = lodger('endless', 20_000);
    const evening = lodger('evening', 800);
    const here = [endless, evening, ...many(10, 100)];
    expect(weightOf(20_000)).toBeGreaterThan(100);
    expect(room.mayGrow(20_000, fillingBy(here))).toBe(true);
    const worse = [...here, lodger('endless too', 5000)];
    expect([20_000, 5000, 800].map((rows) => room.mayGrow(rows, fillingBy(worse)))).toEqual([
      false,
      false,
      true,
    ]);
  });
});
