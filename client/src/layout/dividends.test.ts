import './kinds/all.ts';
import { loadGame } from '@stellwerk/engine/games/registry.ts';
import { apply } from '@stellwerk/engine/table/apply.ts';
import { openPlay } from '@stellwerk/engine/table/play.ts';
import { describe, expect, it } from 'vitest';
import { figureHeight } from '../draw/dividends.ts';
import { overlaps } from '../draw/geometry.ts';
import { sceneOf } from './scene.ts';
import { blockOf } from './world.ts';

const BUSY = 'payout/150';

const sheetWith = async (count: number) => {
  const game = (await loadGame('18do'))!;
  const { table } = openPlay(game, {
    game: game.id,
    variant: 'trg',
    options: {},
    seats: ['anna', 'bert', 'cora'],
    seed: 1,
    mode: 'free',
    bookkeeping: 'auto',
  });
  const markers = Object.entries(game.stage(table).faces)
    .flatMap(([id, { kind }]) => (kind === 'disc' ? [id] : []))
    .slice(0, count);
  const laid = apply(
    table,
    markers.map((piece) => ({ put: piece, at: BUSY })),
  );
  const scene = sceneOf(game.stage(laid), laid, 'anna');
  return { scene, lying: scene.drawables.filter(({ place }) => place === BUSY) };
};

describe('the sheet of last revenues', () => {
  it.each([1, 2, 3, 4, 7])('%i companies on one figure: figure and letters are all seen', async (count) => {
    const { scene, lying } = await sheetWith(count);
    expect(lying).toHaveLength(count);
    const field = scene.places.spot(BUSY)!;
    const { box, form } = blockOf(scene.world, 'payouts')!;
    const top = field.y - field.h / 2 + figureHeight(box.w, form === 'line');
    const boxes = lying.map(({ x, y, w, h }) => ({ x: x - w / 2, y: y - h / 2, w, h }));
    for (const [i, one] of boxes.entries()) {
      expect(one.y).toBeGreaterThanOrEqual(top);
      expect(one.y + one.h).toBeLessThanOrEqual(field.y + field.h / 2);
      expect(boxes.slice(i + 1).filter((other) => overlaps(one, other))).toEqual([]);
    }
  });
});
