import { loadGame } from '@stellwerk/engine/games/registry.ts';
import { GAME_IDS } from '@stellwerk/engine/games/registry.ts';
import { noLuck } from '@stellwerk/engine/table/luck.ts';
import { describe, expect, it } from 'vitest';
import { centreOf } from '../draw/geometry.ts';
import type { Scene } from '../layout/scene.ts';
import { sceneOf } from '../layout/scene.ts';
import { findSpot, readView, shareSpot, spotOfWord, wordOfSpot } from './shared-spot.ts';

const game = (await loadGame(GAME_IDS[0]!))!;
const table = game.setup(
  { seats: ['anna', 'bert', 'carla'], variant: game.variants[0]!.id, options: {} },
  noLuck,
);
const sceneFor = (viewer: string): Scene => sceneOf(game.stage(table), table, viewer);
const [atAnna, atBert] = [sceneFor('anna'), sceneFor('bert')];
const matOf = (scene: Scene, seat: string) =>
  scene.world.blocks.find(({ surface }) => surface.kind === 'mat' && surface.seat === seat)!;

describe('a point that two people share', () => {
  it('lies on the same mat, though each has the own one first', () => {
    const [mine, there] = [centreOf(matOf(atAnna, 'anna').box), centreOf(matOf(atBert, 'anna').box)];
    expect(mine.x).not.toBe(there.x);
    const found = findSpot(atBert, shareSpot(atAnna, mine))!;
    expect([Math.round(found.x), Math.round(found.y)]).toEqual([Math.round(there.x), Math.round(there.y)]);
  });

  it('comes back from a word, on a block and on the bare cloth', () => {
    for (const spot of [
      { on: 'mat/a,b', x: 3, y: -4 },
      { x: -1, y: 20 },
    ])
      expect(spotOfWord(wordOfSpot(spot))).toEqual(spot);
    expect(spotOfWord('hex/D6')).toBeNull();
  });

  it('is nowhere when it is no point, or on something that is not here', () => {
    for (const value of [null, 'here', {}, { x: 1 }, { x: NaN, y: 1 }, { on: 'gone', x: 1, y: 1 }])
      expect(findSpot(atAnna, value)).toBeNull();
    expect(readView(atAnna, { at: { x: 1, y: 1 }, w: 0, h: 9 })).toBeNull();
  });
});
