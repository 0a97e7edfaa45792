import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  corners,
  distance,
  fit,
  halfWidth,
  hexCentre,
  hexUnder,
  overlaps,
  sideMid,
  toScreen,
  toWorld,
} from './geometry.ts';

const ORIENTATIONS = ['flat', 'pointy'] as const;
/** Doubled coordinates exist only where column and row agree in parity. */
const spots = fc
  .record({ col: fc.integer({ min: -20, max: 20 }), half: fc.integer({ min: -20, max: 20 }) })
  .map(({ col, half }) => ({ col, row: 2 * half + (Math.abs(col) % 2) }));

describe.each(ORIENTATIONS)('hexes of a %s grid', (orientation) => {
  it('are found again under every point inside them', () => {
    const inside = fc.record({
      angle: fc.double({ min: 0, max: 360, noNaN: true }),
      r: fc.double({ min: 0, max: 86, noNaN: true }),
    });
    fc.assert(
      fc.property(spots, inside, (spot, { angle, r }) => {
        const c = hexCentre(spot, orientation);
        const p = {
          x: c.x + r * Math.cos((angle * Math.PI) / 180),
          y: c.y + r * Math.sin((angle * Math.PI) / 180),
        };
        expect(hexUnder(p, orientation)).toEqual(spot);
        const odd = { col: spot.col + 1, row: spot.row };
        const shifted = hexCentre(odd, orientation);
        expect(hexUnder({ x: p.x - c.x + shifted.x, y: p.y - c.y + shifted.y }, orientation, true)).toEqual(
          odd,
        );
      }),
    );
  });

  it('have their sides between neighbours', () => {
    for (let side = 0; side < 6; side++) {
      const mid = sideMid(side, orientation);
      const beyond = hexUnder({ x: mid.x * 2, y: mid.y * 2 }, orientation);
      const centre = hexCentre(beyond, orientation);
      expect(distance(centre, { x: mid.x * 2, y: mid.y * 2 })).toBeLessThan(0.01);
      expect(Math.abs(beyond.col) + Math.abs(beyond.row)).toBe(2);
    }
  });

  it('are as wide as their corners say', () => {
    for (const { x, y } of corners(orientation))
      expect(Math.abs(x)).toBeLessThanOrEqual(halfWidth(y, orientation) + 0.01);
  });
});

describe('the numbering of sides', () => {
  it('begins in the south on a flat grid and in the south-west on a pointy one', () => {
    expect(sideMid(0, 'flat').y).toBeCloseTo(86.6, 1);
    expect(sideMid(0, 'pointy').x).toBeLessThan(0);
    expect(sideMid(0, 'pointy').y).toBeGreaterThan(0);
    expect(sideMid(1, 'pointy').x).toBeCloseTo(-86.6, 1);
  });
});

describe('a camera', () => {
  it('goes to the screen and back', () => {
    const camera = { x: 31, y: -7, scale: 0.456 };
    const p = toWorld(camera, toScreen(camera, { x: 123, y: 456 }));
    expect(p.x).toBeCloseTo(123);
    expect(p.y).toBeCloseTo(456);
  });

  it('fits a box into the middle of a window', () => {
    const camera = fit({ x: 100, y: 0, w: 200, h: 100 }, 400, 400);
    expect(camera.scale).toBe(2);
    expect(toScreen(camera, { x: 200, y: 50 })).toEqual({ x: 200, y: 200 });
  });

  it('knows boxes that only touch from boxes that overlap', () => {
    expect(overlaps({ x: 0, y: 0, w: 10, h: 10 }, { x: 10, y: 0, w: 10, h: 10 })).toBe(false);
    expect(overlaps({ x: 0, y: 0, w: 10, h: 10 }, { x: 9, y: 9, w: 10, h: 10 })).toBe(true);
  });
});
