import { describe, expect, it } from 'vitest';
import type { Box } from '../draw/geometry.ts';
import { besidePlace } from './card-place.ts';

const window = { w: 1000, h: 700 };
const card = { w: 290, h: 120 };
const hexAt = (x: number, y: number): Box => ({ x, y, w: 80, h: 70 });
const covers = (at: { x: number; y: number }, box: Box): boolean =>
  at.x < box.x + box.w && box.x < at.x + card.w && at.y < box.y + box.h && box.y < at.y + card.h;

describe('the card about the place under the hand', () => {
  it('stands right of it, or left where there is no room', () => {
    expect(besidePlace(hexAt(300, 300), card, window, []).x).toBe(398);
    expect(besidePlace(hexAt(800, 300), card, window, []).x).toBe(800 - 18 - 290);
  });
  it('covers no place that glows, wherever these lie', () => {
    const place = hexAt(400, 300);
    const round = [hexAt(490, 300), hexAt(310, 300), hexAt(400, 380), hexAt(400, 220), hexAt(560, 340)];
    for (let n = 1; n <= round.length; n++) {
      const glowing = round.slice(0, n);
      const at = besidePlace(place, card, window, glowing);
      expect(glowing.filter((box) => covers(at, box))).toEqual([]);
      expect(covers(at, place)).toBe(false);
    }
  });
  it('stays in the window, also where all of it glows', () => {
    const all = [{ x: 0, y: 0, ...window }];
    const { x, y } = besidePlace(hexAt(900, 650), card, window, all);
    expect([x >= 8, y >= 8, x + card.w <= 992, y + card.h <= 692]).toEqual([true, true, true, true]);
    expect(covers({ x, y }, hexAt(900, 650))).toBe(false);
  });
});
