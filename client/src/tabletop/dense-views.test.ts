import '../layout/kinds/all.ts';
import { loadGame } from '@stellwerk/engine/games/registry.ts';
import { openPlay } from '@stellwerk/engine/table/play.ts';
import type { Table } from '@stellwerk/engine/table/types.ts';
import { describe, expect, it } from 'vitest';
import type { Box, Camera } from '../draw/geometry.ts';
import { sightOf } from '../layout/focus.ts';
import { type Scene, sceneOf } from '../layout/scene.ts';
import { camera } from '../camera/current.ts';
import { cameraFor, viewOfStep } from '../camera/views.ts';
import { ownPart } from './use-screen.ts';

/** A table with much on it in a small window: what a step needs is seen at once, and can be read. */

const SMALL = { w: 940, h: 620 };

async function sceneFor(id: string, variant: string, seats: number, clock: object = {}): Promise<Scene> {
  const game = (await loadGame(id))!;
  const { table } = openPlay(game, {
    game: id,
    variant,
    options: {},
    seats: ['anna', 'bert', 'cora', 'dirk', 'emil', 'finn', 'gabi'].slice(0, seats),
    seed: 1,
    mode: 'free',
    bookkeeping: 'auto',
  });
  const at = { ...table, clock: { ...table.clock, ...clock } } as Table;
  const stage = game.stage(at);
  // After the beginning nothing is sold by bids any more.
  const isBegun = 'round' in clock;
  const surfaces = stage.surfaces.filter((one) => !isBegun || (one.kind !== 'bids' && one.id !== 'privates'));
  const scene = sceneOf({ ...stage, surfaces }, at, 'anna', undefined, SMALL.w / SMALL.h);
  camera.resize(SMALL.w, SMALL.h, scene.world);
  return scene;
}
const never = (): boolean => false;
const isSeen = ({ x, y, scale }: Camera, box: Box): boolean =>
  box.x * scale + x >= -1 &&
  box.y * scale + y >= -1 &&
  (box.x + box.w) * scale + x <= SMALL.w + 1 &&
  (box.y + box.h) * scale + y <= SMALL.h + 1;

describe('in a small window', () => {
  it.each([
    ['1862', 'standard', 4],
    ['1862', 'standard', 7],
    ['18do', 'trg', 5],
    ['18do', 'hsb', 4],
  ] as const)('the map of %s %s with %i seats is seen as a whole', async (id, variant, seats) => {
    const scene = await sceneFor(id, variant, seats, { round: 'OR', step: 'track' });
    const seen = cameraFor(scene, 'map', 'anna')!;
    expect(isSeen(seen, sightOf(scene.world, 'map', 'anna')!)).toBe(true);
    expect(seen.scale).toBeGreaterThan(0.24);
  });
  it('people who trade beside a very large map see prices and hands; those who bid see what is sold', async () => {
    const scene = await sceneFor('1862', 'standard', 4);
    const later = await sceneFor('1862', 'standard', 4, { round: 'SR' });
    expect(viewOfStep(later.stage, [], never)).toBe('hands');
    const seen = cameraFor(scene, 'hands', 'anna', 0, true)!;
    for (const sight of ['hands', 'market'] as const)
      expect(isSeen(seen, sightOf(scene.world, sight, 'anna')!)).toBe(true);
    // Who asks for hands looks closer at them: all four of them.
    const closer = cameraFor(scene, 'hands', 'anna')!;
    expect(closer.scale).toBeGreaterThan(1.5 * seen.scale);
    expect(isSeen(closer, sightOf(scene.world, 'hands', 'anna')!)).toBe(true);
    expect(viewOfStep(scene.stage, [], never)).toBe('market');
    const sale = cameraFor(scene, 'market', 'anna', 0, true)!;
    const privates = scene.world.blocks.find(({ id }) => id === 'privates')!;
    expect(isSeen(sale, privates.box)).toBe(true);
    expect(sale.scale * privates.scale!).toBeGreaterThan(0.4);
  });
  it.each([
    ['1862', 'standard', 7],
    ['18esp', 'standard', 6],
    ['18do', 'trg', 5],
    ['18te', 'standard', 3],
  ] as const)('one key shows the hands of all in %s %s, with %i seats', async (id, variant, seats) => {
    const scene = await sceneFor(id, variant, seats, { round: 'OR' });
    const mats = scene.world.blocks.filter(({ surface }) => surface.kind === 'mat');
    const seen = cameraFor(scene, 'hands', 'anna')!;
    expect(mats.filter(({ box }) => !isSeen(seen, box))).toEqual([]);
    // Pressed again it goes closer, the own one first, till all have been seen.
    const closer = mats.map((_, i) => cameraFor(scene, 'hands', 'anna', i + 1)!);
    expect(isSeen(closer[0]!, mats.find(({ id: one }) => one === 'mat/anna')!.box)).toBe(true);
    expect(mats.filter(({ box }) => !closer.some((one) => isSeen(one, box)))).toEqual([]);
  });
  it.each([
    ['1862', 'standard', 7],
    ['18esp', 'standard', 6],
    ['18do', 'trg', 5],
    ['18do', 'zsv', 2],
    ['18te', 'standard', 3],
  ] as const)('the market of %s %s is where prices are, and they are read', async (id, variant, seats) => {
    const scene = await sceneFor(id, variant, seats, { round: 'OR', step: 'payout' });
    const seen = cameraFor(scene, 'market', 'anna')!;
    const cells = scene.places.all.filter(({ place }) => /^market\/\d+\/\d+$/.test(place));
    expect(cells.length).toBeGreaterThan(10);
    expect(cells.filter(({ x, y, w, h }) => !isSeen(seen, { x: x - w / 2, y: y - h / 2, w, h }))).toEqual([]);
    for (const { w } of cells) expect(w * seen.scale).toBeGreaterThan(24);
  });
});

describe('on the shared screen', () => {
  it('a map that is hardly too small is not cut off at its edges', async () => {
    const scene = await sceneFor('1862', 'standard', 7, { round: 'OR', step: 'track', operating: 'NYC' });
    const map = sightOf(scene.world, 'map', null)!;
    expect(ownPart(scene, map, { w: 845, h: 478 })).toBe(map);
    expect(ownPart(scene, map, { w: 1400, h: 800 })).toBe(map);
  });
});
