import { describe, expect, it } from 'vitest';
import { toWorld } from '../draw/geometry.ts';
import { kept, zoomAt } from './camera.ts';

const camera = { x: 20, y: 30, scale: 0.5 };

describe('the camera', () => {
  it('zooms at the pointer: what is under it stays under it', () => {
    const at = { x: 400, y: 300 };
    expect(toWorld(zoomAt(camera, at, 1.7), at)).toEqual({
      x: expect.closeTo(760, 6),
      y: expect.closeTo(540, 6),
    });
  });
  it('has a nearest and a farthest view', () => {
    expect(zoomAt(camera, { x: 0, y: 0 }, 1000).scale).toBe(4);
    expect(zoomAt(camera, { x: 0, y: 0 }, 0.0001).scale).toBe(0.06);
  });
  it('never loses the table', () => {
    const world = { width: 1000, height: 800 };
    const far = kept({ x: 99_999, y: -99_999, scale: 1 }, world, 1200, 900);
    expect(far.x).toBeLessThan(1200);
    expect(far.y + 800).toBeGreaterThan(0);
  });
});
