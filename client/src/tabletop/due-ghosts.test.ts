import { describe, expect, it } from 'vitest';
import { edgeTowards } from './due-ghosts.ts';

describe('the way of a due', () => {
  const purse = { x: 100, y: 50, w: 160, h: 52 };
  it.each([
    [{ x: 900, y: 60 }, 'right'],
    [{ x: 110, y: 900 }, 'below'],
    [{ x: -500, y: -300 }, 'upper left'],
  ])('to %o leaves a purse at its edge, so that no figure lies under it', (to) => {
    const { x, y } = edgeTowards(purse, to);
    const [dx, dy] = [Math.abs(x - purse.x) / (purse.w / 2), Math.abs(y - purse.y) / (purse.h / 2)];
    expect(Math.max(dx, dy)).toBeCloseTo(1, 5);
    // It lies on the line between both.
    expect((x - purse.x) * (to.y - purse.y)).toBeCloseTo((y - purse.y) * (to.x - purse.x), 4);
  });

  it('never goes further than halfway', () => {
    expect(edgeTowards(purse, { x: 120, y: 50 })).toEqual({ x: 110, y: 50 });
  });
});
