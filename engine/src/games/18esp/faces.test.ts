import { describe, expect, it } from 'vitest';
import type { EspTable } from './clock.ts';
import { BOARD, PASSES } from './data/board.ts';
import { COMPANIES } from './data/companies.ts';
import { boardOf, facesOf, LIVERIES } from './faces.ts';

const brightness = (colour: string): number =>
  [1, 3, 5]
    .map((i) => parseInt(colour.slice(i, i + 2), 16) / 255)
    .map((v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
    .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i]!, 0.05);
const contrast = (a: string, b: string): number => {
  const [x, y] = [brightness(a), brightness(b)];
  return Math.max(x, y) / Math.min(x, y);
};

describe('the looks of companies', () => {
  it.each(Object.values(LIVERIES))('the letters of $id are read on its colour', ({ fill, ink }) => {
    expect(contrast(fill, ink)).toBeGreaterThan(4.5);
  });

  it('no two that can be in one game look the same', () => {
    const looks = Object.values(LIVERIES).map(({ fill, ink, pattern }) => `${fill}|${ink}|${pattern}`);
    expect(new Set(looks).size).toBe(looks.length);
  });
});

describe('what is printed on the map', () => {
  const board = boardOf(COMPANIES);

  it('ESP-5.4.2.10 red areas and ports say whether they lie in the west or in the east', () => {
    const sides = Object.values(BOARD.hexes).filter(({ group }) => group === 'E' || group === 'W');
    expect(sides.length).toBeGreaterThan(10);
    for (const { id, group } of sides) expect(board.hexes[id]?.label).toBe(group);
  });

  it('labels that rules speak about stay as they are printed', () => {
    for (const { id, label } of Object.values(BOARD.hexes))
      if (label !== undefined) expect(board.hexes[id]?.label).toBe(label);
  });

  it('ESP-6.2.04 the marker on a closed pass says what it costs to open it', () => {
    const faces = facesOf({ pieces: {}, cash: {}, clock: { companies: COMPANIES } } as unknown as EspTable);
    for (const { hex, cost } of PASSES)
      expect(faces[`closed/${hex}`]).toMatchObject({ kind: 'marker', letters: String(cost) });
  });
});
