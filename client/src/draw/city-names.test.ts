import { loadGame } from '@stellwerk/engine/games/registry.ts';
import { describe, expect, it } from 'vitest';
import { NAME, NAME_GROWS, placeNames } from './city-names.ts';
import { contains, inset, overlaps } from './geometry.ts';
import { CITY_R, cityPoints, type NetworkSurface } from './lanes.ts';
import { drawNetwork } from './network.ts';
import { plainLook, recorder, WIDE_LETTER } from './testing.ts';

const boardOf = async (): Promise<NetworkSurface> => {
  const game = await loadGame('toe');
  const table = game?.setup(
    { seats: ['anna', 'jonas'], variant: game.variants[0]?.id ?? '', options: {} },
    () => 0,
  );
  const surface = table && game?.stage(table).surfaces.find((s) => s.kind === 'network');
  if (surface?.kind !== 'network') throw new Error('no network');
  return surface;
};
const SHEETS = [
  { x: 31, y: 31, w: 1526, h: 1410 },
  { x: 0, y: 0, w: 1300, h: 1300 },
];

describe.each(SHEETS)('names of the cities on a sheet of $w × $h', (sheet) => {
  it('lie inside it', async () => {
    const surface = await boardOf();
    for (const { name, box } of placeNames(surface, sheet, cityPoints(surface, sheet))) {
      expect(contains(sheet, box), name).toBe(true);
      expect(contains(sheet, { x: box.x + box.w, y: box.y + box.h }), name).toBe(true);
    }
  });

  it('cross neither each other nor a circle', async () => {
    const surface = await boardOf();
    const cities = cityPoints(surface, sheet);
    for (const size of [NAME, NAME * NAME_GROWS]) {
      const names = placeNames(surface, sheet, cities, size);
      expect(names).toHaveLength(surface.cities.length);
      names.forEach((a, i) => {
        for (const b of names.slice(i + 1))
          expect(overlaps(a.box, b.box), `${a.name} over ${b.name}`).toBe(false);
        for (const circle of cities.values())
          if (circle !== a.city) expect(contains(inset(a.box, -CITY_R), circle), a.name).toBe(false);
      });
    }
  });

  it('are written whole, or not at all when they are too small', async () => {
    const surface = await boardOf();
    for (const [scale, count] of [
      [1, surface.cities.length],
      [0.3, surface.cities.length],
      [0.13, 0],
    ] as const) {
      const { pen, texts } = recorder();
      drawNetwork(pen, plainLook({ scale }), surface, sheet);
      expect(texts()).toHaveLength(count);
      for (const text of texts()) expect(surface.cities.map(({ name }) => name)).toContain(text);
    }
  });

  it.each([0.25, 0.2])('are fewer on a small screen with %d pixels a unit, and keep apart', async (scale) => {
    const surface = await boardOf();
    const { pen, written } = recorder();
    drawNetwork(pen, plainLook({ scale }), surface, sheet);
    const names = written();
    expect(names.length).toBeGreaterThan(surface.cities.length / 3);
    for (const { size } of names) expect(size * scale).toBeGreaterThan(8.9);
    names.forEach((a, i) => {
      for (const b of names.slice(i + 1))
        expect(
          a.left < b.right && b.left < a.right && Math.abs(a.y - b.y) < 0.7 * a.size,
          `${a.text} over ${b.text}`,
        ).toBe(false);
    });
  });

  it.each([1, 0.455, 0.354])(
    'are whole and keep apart in a wide font, with %d pixels a unit',
    async (scale) => {
      const surface = await boardOf();
      const { pen, written } = recorder(WIDE_LETTER);
      drawNetwork(pen, plainLook({ scale }), surface, sheet);
      const names = written();
      expect(names.map(({ text }) => text).toSorted()).toEqual(
        surface.cities.map(({ name }) => name).toSorted(),
      );
      names.forEach((a, i) => {
        for (const b of names.slice(i + 1))
          expect(
            a.left < b.right && b.left < a.right && Math.abs(a.y - b.y) < 0.7 * a.size,
            `${a.text} over ${b.text}`,
          ).toBe(false);
      });
    },
  );
});
