import { expect, it } from 'vitest';
import { lay } from './moves/lay.ts';
import { game } from './index.ts';
import { breaches, Scene, SEATS2 } from './testing.ts';
import { layMove } from './track-scene.ts';

/** From a game: from Osnabrück a route of CME comes round by Lotte and Ibbenbüren, a second time over E7, to F8 and G7. */
const LOOP =
  'E11/3/5 D8/3/3 C7/3/3 F6/4/1 G11/4/2 F4/4/2 F12/7/2 B4/7/4 C1/7/5 G7/8/1 E3/9/5 D2/9/5 C11/9/0 ' +
  'F10/14/2 D6/14/2 D12/23/1 C5/27/5 F8/46/0 E7/47/1 E13/58/1 D4/58/4 C3/58/5 C13/804/3 G5/TE2/0 E9/TE5/1 D14/TE7/0';

it('TE-7.3.23 ✓ upgrades track that the route reaches only by coming round a loop', () => {
  const scene = new Scene(SEATS2).founded('CME', 'anna').operating('CME').clock({ phase: '4' });
  for (const [hex = '', tile = '', turn] of LOOP.split(' ').map((word) => word.split('/')))
    scene.tile(hex, tile, Number(turn));
  scene.token('CME', 0, 'D14', 0, 1).token('CME', 1, 'F10', 0, 0).token('CME', 2, 'G5', 0, 2);
  const move = layMove('G7', '29', 1);
  expect(breaches(lay, scene.table, move)).toEqual([]);
  expect([...game.options(scene.table, 'anna', { type: 'lay' })]).toContainEqual(move);
});
