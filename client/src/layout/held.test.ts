import { describe, expect, it } from 'vitest';
import type { Drawable, Source } from './flow.ts';
import { layHeld, roomBehind } from './held.ts';
import { bigTable } from './testing.ts';

const CHIP = { x: 100, y: 20, w: 200, h: 50, z: 1, group: 'mat/p1' } as Drawable;

/** A brewery that is but a chip with its words, and so many cubes on it. */
function cubesBehind(count: number) {
  const { stage, table } = bigTable({ seats: 2 });
  const ids = Array.from({ length: count }, (_, i) => `cube/${i + 1}`);
  const faces = Object.fromEntries(ids.map((id) => [id, { kind: 'cube', colour: '#B5762A' } as const]));
  const source: Source = {
    stage: { ...stage, faces: { ...stage.faces, ...faces } },
    table,
    orientation: 'flat',
  };
  return layHeld(source, ids, CHIP, 'on/private/1');
}

describe('cubes behind the words of a brewery', () => {
  it.each([1, 2, 5, 6, 9, 21, 134])('%i of them keep to the room that is left free for them', (count) => {
    const { drawables, captions } = cubesBehind(count);
    // A letter is a little more than half as wide as it is high.
    const ends = [
      ...drawables.map(({ x, w }) => x + w / 2),
      ...captions.map(({ x, size }) => x + 0.32 * size * `×${count}`.length),
    ];
    const begins = captions.map(({ x, size }) => x - 0.32 * size * `×${count}`.length);
    const last = drawables.at(-1)!;
    for (const begin of begins) expect(begin).toBeGreaterThanOrEqual(last.x + last.w / 2);
    expect(captions.map(({ text }) => text)).toEqual(count > 5 ? [`×${count}`] : []);
    expect(Math.max(...ends)).toBeLessThanOrEqual(CHIP.x + CHIP.w / 2 + roomBehind(count, CHIP.h) + 0.5);
  });
  it('an empty card needs no room behind it', () => {
    expect(roomBehind(0, CHIP.h)).toBe(0);
  });
  it('every one of them is on the table, also those that are only counted', () => {
    expect(cubesBehind(21).drawables.flatMap(({ pieces }) => pieces)).toHaveLength(21);
  });
});
