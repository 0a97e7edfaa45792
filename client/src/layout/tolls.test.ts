import { GAME_IDS, loadGame } from '@stellwerk/engine/games/registry.ts';
import { openPlay } from '@stellwerk/engine/table/play.ts';
import { describe, expect, it } from 'vitest';
import { distance } from '../draw/geometry.ts';
import { sizeAt } from '../draw/label.ts';
import { tollAt } from '../draw/toll.ts';
import { sceneOf } from './scene.ts';

/** Pixels a unit: close by, a usual window, a small one. */
const SCALES = [1, 0.42, 0.3];

describe.each(GAME_IDS)('what it costs to cross a side, on the map of %s', async (id) => {
  const game = (await loadGame(id))!;
  const { table } = openPlay(game, {
    game: id,
    variant: game.variants[0]!.id,
    options: Object.fromEntries(game.optionSpecs.map((spec) => [spec.id, spec.start])),
    seats: ['anna', 'bert', 'cora', 'dirk'].slice(0, Math.max(game.players.min, 3)),
    seed: 3,
    mode: 'coach',
    bookkeeping: 'auto',
  });
  const { board } = sceneOf(game.stage(table), table, null);
  const paid = (board?.borders ?? []).filter(({ border }) => border.cost > 0);

  it.each(SCALES)('covers no circle of a city, at %d pixels a unit', (scale) => {
    const size = sizeAt({ scale }, 16, 2);
    if (size === null || !board) return;
    const [w, h] = [size * 2, size * 1.375];
    for (const { border, cities } of paid) {
      const p = tollAt(border.side, board.orientation, { w, h }, cities);
      for (const city of cities)
        for (const end of [-1, 0, 1])
          expect(distance({ x: p.x + (end * (w - h)) / 2, y: p.y }, city)).toBeGreaterThanOrEqual(
            city.r + h / 2 - 0.01,
          );
    }
  });
  if (id === '18te')
    it('knows rivers beside cities', () => {
      expect(paid.some(({ cities }) => cities.length > 0)).toBe(true);
    });
});
