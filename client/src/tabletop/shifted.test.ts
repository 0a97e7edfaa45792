import { describe, expect, it } from 'vitest';
import { shifted } from './shifted.ts';

describe('a picture that is moved instead of drawn', () => {
  it('moves by whole pixels at the same scale', () => {
    const from = { x: 10, y: 20, scale: 0.5 };
    expect(shifted(from, { x: 40.4, y: -10.6, scale: 0.5 })).toBe('translate(30px, -31px)');
  });
  it('keeps every point of the table where the camera has it', () => {
    const [from, to] = [
      { x: 10, y: 20, scale: 0.5 },
      { x: -300, y: 70, scale: 0.8 },
    ];
    const [x, y, k] = shifted(from, to)
      .match(/-?[\d.]+/g)!
      .map(Number);
    // A point of the table, where it is drawn and where it must be seen.
    const point = { x: 700, y: 900 };
    const drawn = { x: point.x * from.scale + from.x, y: point.y * from.scale + from.y };
    expect(drawn.x * k! + x!).toBeCloseTo(point.x * to.scale + to.x, 6);
    expect(drawn.y * k! + y!).toBeCloseTo(point.y * to.scale + to.y, 6);
  });
});
