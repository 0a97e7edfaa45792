import { describe, expect, it } from 'vitest';
import type { Box } from '../draw/geometry.ts';
import { overlaps } from '../draw/geometry.ts';
import { lieBeside } from './lie-beside.ts';

const ROOM = { w: 1000, h: 700 };
const CARD = { w: 320, h: 200 };
const boxAt = ({ left, top }: { readonly left: number; readonly top: number }): Box => ({
  x: left,
  y: top,
  ...CARD,
});

describe('the card of an answer', () => {
  it('lies on the side with more room, a little apart', () => {
    expect(lieBeside({ x: 100, y: 80, w: 50, h: 50 }, CARD, ROOM)).toEqual({ left: 162, top: 80 });
    expect(lieBeside({ x: 800, y: 80, w: 50, h: 50 }, CARD, ROOM)).toEqual({ left: 468, top: 80 });
  });
  it('never lies on what it speaks of, wherever that is', () => {
    for (let x = 0; x < ROOM.w; x += 37)
      for (let y = 0; y < ROOM.h; y += 41) {
        const thing = { x, y, w: 60, h: 60 };
        expect(overlaps(boxAt(lieBeside(thing, CARD, ROOM)), thing)).toBe(false);
      }
  });
  it('lies under what is as wide as the table', () => {
    const mat = { x: 0, y: 20, w: 1000, h: 200 };
    expect(lieBeside(mat, CARD, ROOM).top).toBe(232);
  });
  it('keeps off what is shown beside the thing', () => {
    const thing = { x: 300, y: 300, w: 40, h: 40 };
    const large = { x: 360, y: 220, w: 160, h: 210 };
    const card = boxAt(lieBeside(thing, CARD, ROOM, [large]));
    expect(overlaps(card, thing) || overlaps(card, large)).toBe(false);
  });
});
