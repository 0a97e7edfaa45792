import { describe, expect, it } from 'vitest';
import { besideFinger, LOUPE } from './loupe-place.ts';

const phone = { w: 390, h: 700 };
const covers = (corner: { x: number; y: number }, x: number, y: number): boolean =>
  x >= corner.x && x <= corner.x + LOUPE && y >= corner.y && y <= corner.y + LOUPE;

describe('the loupe of a finger', () => {
  it('is above it, in the middle', () => {
    const corner = besideFinger({ x: 200, y: 400 }, phone);
    expect(corner.x + LOUPE / 2).toBe(200);
    expect(corner.y + LOUPE).toBeLessThan(400 - 56);
  });
  it('never leaves the stage and never lies under the finger', () => {
    for (let x = 0; x <= phone.w; x += 13)
      for (let y = 0; y <= phone.h; y += 13) {
        const corner = besideFinger({ x, y }, phone);
        expect(corner.x >= 0 && corner.x + LOUPE <= phone.w).toBe(true);
        expect(corner.y >= 0 && corner.y + LOUPE <= phone.h).toBe(true);
        expect(covers(corner, x, y)).toBe(false);
      }
  });
});
