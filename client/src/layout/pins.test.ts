import './kinds/all.ts';
import { describe, expect, it } from 'vitest';
import { fieldBox } from '../draw/profit.ts';
import { plainLook, recorder } from '../draw/testing.ts';
import { spreadOut } from './pins.ts';
import { drawDrawable } from './scene.ts';
import { laid, table } from './testing-travel.ts';

describe('heads of pins', () => {
  it('stay where they belong as long as they keep apart', () => {
    expect(spreadOut([0, 40, 90], 36, 50)).toEqual([0, 0, 0]);
  });
  it('make room for each other about the middle of what they want', () => {
    expect(spreadOut([10, 10], 36, 50)).toEqual([-18, 18]);
    expect(spreadOut([0, 0, 30, 200], 36, 50)).toEqual([-26, 10, 16, 0]);
  });
  it('go no further than they can, and keep their order', () => {
    expect(spreadOut([0, 0, 0, 0], 36, 27)).toEqual([-27, -9, 9, 27]);
  });
});

describe('on the track of profits', () => {
  it.each([
    [0, 0, 0, 0],
    [-200, -200, -190, 500],
    [80, 90, 90, 130],
    [0, 100, 200, 300],
  ])(
    'people who earn %i, %i, %i and %i thousand stand on their fields, and nobody is hidden',
    (...values) => {
      const scene = table(4, false);
      scene.table.clock.seats.forEach((seat, i) => scene.marker(seat, values[i]!));
      const { world, drawables } = laid(scene, 1100, 848);
      const block = world.blocks.find(({ surface }) => surface.kind === 'track')!;
      if (block.surface.kind !== 'track') throw new Error('no track');
      const { surface, box } = block;
      const pins = scene.table.clock.seats.map((seat) =>
        drawables.find(({ id }) => id === `marker/${seat}`)!,
      );
      pins.forEach((pin, i) => {
        const field = fieldBox(surface, box, values[i]!);
        const [dx, dy] = [Math.sin(pin.angle) * (pin.h / 2), Math.cos(pin.angle) * (pin.h / 2)];
        expect(pin.x - dx).toBeCloseTo(field.x + field.w / 2);
        expect(pin.y + dy).toBeCloseTo(field.y);
        expect(pin.x + dx - pin.w / 2).toBeGreaterThan(box.x);
        expect(pin.x + dx + pin.w / 2).toBeLessThan(box.x + box.w);
        // Heads lie a letter apart.
        for (const other of pins.slice(i + 1)) {
          const [a, b] = [pin, other].map(({ x, y, h, angle }) => ({
            x: x + Math.sin(angle) * h * 0.08,
            y: y - Math.cos(angle) * h * 0.08,
          })) as [{ x: number; y: number }, { x: number; y: number }];
          expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(12);
        }
      });
    },
  );

  it('a pin that leans keeps its letter upright', () => {
    const scene = table(4, false);
    for (const seat of scene.table.clock.seats) scene.marker(seat, 0);
    const pins = laid(scene, 1100, 848).drawables.filter(({ id }) => id.startsWith('marker/'));
    expect(pins.filter(({ angle }) => Math.abs(angle) > 0.2).length).toBeGreaterThan(1);
    for (const pin of pins) {
      const { pen, calls } = recorder();
      drawDrawable(pen, plainLook(), null, pin);
      const before = calls.slice(
        0,
        calls.findIndex(({ name }) => name === 'fillText'),
      );
      const turned = before.filter(({ name }) => name === 'rotate').map(({ args }) => Number(args[0]));
      expect(turned.reduce((sum, angle) => sum + angle, 0)).toBeCloseTo(0);
    }
  });
});
