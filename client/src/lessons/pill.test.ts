import { describe, expect, it } from 'vitest';
import { overlaps } from '../draw/geometry.ts';
import { placePills } from './pill.ts';

const WINDOW = { w: 800, h: 600 };

describe('the names of what a lesson points at', () => {
  it('stand below it', () => {
    const [pill] = placePills([{ x: 300, y: 200, w: 80, h: 70, label: 'home' }], WINDOW);
    expect(pill?.y).toBeGreaterThan(270);
  });
  it('cover nothing that is pointed at, and not each other', () => {
    const named = [
      { x: 300, y: 200, w: 80, h: 70, label: 'your home station' },
      { x: 240, y: 240, w: 80, h: 70, label: 'Lotte, a town' },
      { x: 300, y: 290, w: 80, h: 70, label: 'a hill' },
    ];
    const pills = placePills(named, WINDOW);
    pills.forEach((pill, i) => {
      named.forEach((other, j) => expect(i !== j && overlaps(pill, other)).toBe(false));
      pills.forEach((other, j) => expect(i !== j && overlaps(pill, other)).toBe(false));
    });
  });
  it('stay in the window at its edges', () => {
    const [low, left] = placePills(
      [
        { x: 300, y: 560, w: 80, h: 40, label: 'bank' },
        { x: 0, y: 100, w: 30, h: 30, label: 'tray' },
      ],
      WINDOW,
    );
    expect(low!.y + low!.h).toBeLessThanOrEqual(600);
    expect(left!.x).toBeGreaterThanOrEqual(0);
  });
  it('stand below or above at an edge too: what lies beside belongs to what they name', () => {
    const [pill] = placePills([{ x: 770, y: 100, w: 24, h: 30, label: '30 % of the NYC' }], WINDOW);
    expect(pill!.y).toBeGreaterThan(130);
    expect(pill!.x + pill!.w).toBeLessThanOrEqual(800);
  });
  it('go one row farther where the next place is taken', () => {
    const small = { w: 390, h: 300 };
    const cards = [
      { x: 10, y: 100, w: 110, h: 70, label: 'the cheapest by now' },
      { x: 128, y: 100, w: 110, h: 70, label: 'with two shares' },
    ];
    const [first, second] = placePills(cards, small);
    expect(overlaps(first!, second!)).toBe(false);
    for (const pill of [first!, second!]) for (const card of cards) expect(overlaps(pill, card)).toBe(false);
  });
});
