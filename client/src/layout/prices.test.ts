import './kinds/all.ts';
import { loadGame } from '@stellwerk/engine/games/registry.ts';
import type { Surface } from '@stellwerk/engine/stage/stage.ts';
import { apply } from '@stellwerk/engine/table/apply.ts';
import { openPlay } from '@stellwerk/engine/table/play.ts';
import type { PieceId, Place, Table } from '@stellwerk/engine/table/types.ts';
import { describe, expect, it } from 'vitest';
import { overlaps } from '../draw/geometry.ts';
import { atScale, makeLook } from '../draw/look.ts';
import { drawPiece } from '../draw/piece.ts';
import { recorder } from '../draw/testing.ts';
import { LIGHT } from '../draw/theme.ts';
import { sceneOf } from './scene.ts';

/** Prices and revenues on tables with much on them, in a usual window: whose marker it is, is always read. */

const STAGE = { w: 1100, h: 848 };

/** What is sold before there are prices. */
const isSold = (surface: Surface): boolean =>
  surface.kind === 'bids' || (surface.kind === 'rack' && surface.id === 'privates');

async function railwayRound(id: string, variant: string, seats: number) {
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
  const begun = { ...table, clock: { ...table.clock, round: 'OR', step: 'payout' } } as Table;
  // One disc of each company.
  const markers = Object.values(
    Object.fromEntries(
      Object.entries(game.stage(begun).faces).flatMap(([piece, face]) =>
        face.kind === 'disc' ? [[face.livery, piece] as const] : [],
      ),
    ),
  );
  const sceneWith = (place: Place, pieces: readonly PieceId[]) => {
    const laid = apply(
      begun,
      pieces.map((piece) => ({ put: piece, at: place })),
    );
    const stage = game.stage(laid);
    const later = { ...stage, surfaces: stage.surfaces.filter((surface) => !isSold(surface)) };
    const scene = sceneOf(later, laid, 'anna', undefined, STAGE.w / STAGE.h);
    const scale = Math.min(STAGE.w / scene.world.width, STAGE.h / scene.world.height);
    const lying = scene.drawables
      .filter((one) => one.place === place && pieces.some((piece) => one.pieces.includes(piece)))
      .map(({ x, y, w, h }) => ({
        x: (x - w / 2) * scale,
        y: (y - h / 2) * scale,
        w: w * scale,
        h: h * scale,
      }));
    return { scene, scale, lying, captions: scene.captions };
  };
  return { markers, sceneWith };
}

const TABLES = [
  ['18do', 'trg', 3, 'market/0/7'],
  ['18do', 'trg', 5, 'market/0/7'],
  ['18do', 'hsb', 4, 'market/0/7'],
] as const;

describe.each(TABLES)('prices of %s %s, %i seats', (id, variant, seats, field) => {
  it('stand in cells of at least 21 by 30 pixels', async () => {
    const { sceneWith } = await railwayRound(id, variant, seats);
    const { scene, scale } = sceneWith(field, []);
    const cells = scene.places.all.filter(({ place }) => /^market\/\d+\/\d+$/.test(place));
    expect(cells.length).toBeGreaterThan(20);
    expect(Math.min(...cells.map(({ w }) => w * scale))).toBeGreaterThan(21);
    expect(Math.min(...cells.map(({ h }) => h * scale))).toBeGreaterThan(30);
  });
  it.each([1, 2, 3, 4])('%i markers on one of them are all read', async (count) => {
    const { markers, sceneWith } = await railwayRound(id, variant, seats);
    const { lying } = sceneWith(field, markers.slice(0, count));
    expect(lying).toHaveLength(count);
    for (const [i, one] of lying.entries()) {
      expect(lying.slice(i + 1).filter((other) => overlaps(one, other))).toEqual([]);
      expect(one.h).toBeGreaterThan(9);
      expect(one.w).toBeGreaterThan(count === 1 ? 21 : 10);
    }
  });
});

describe.each(TABLES)('revenues of %s %s, %i seats', (id, variant, seats) => {
  it.each([1, 2, 4])('%i companies on one figure are told by letters', async (count) => {
    const { markers, sceneWith } = await railwayRound(id, variant, seats);
    const { lying } = sceneWith('payout/150', markers.slice(0, count));
    expect(lying).toHaveLength(count);
    for (const one of lying) {
      expect(one.h).toBeGreaterThan(8.5);
      expect(one.w).toBeGreaterThan(12);
    }
  });
});

describe('a market whose cells are low', () => {
  it('shows two markers side by side, three and four in two rows, and of more the uppermost with the number of the others', async () => {
    const { markers, sceneWith } = await railwayRound('1862', 'standard', 4);
    const two = sceneWith('market/0/9', markers.slice(0, 2)).lying;
    expect(two).toHaveLength(2);
    for (const { w, h } of two) expect(Math.min(w, h)).toBeGreaterThan(11);
    for (const count of [3, 4]) {
      const { lying } = sceneWith('market/0/9', markers.slice(0, count));
      expect(lying).toHaveLength(count);
      for (const [i, one] of lying.entries()) {
        expect(lying.slice(i + 1).filter((other) => overlaps(one, other))).toEqual([]);
        expect(one.w).toBeGreaterThan(11);
        expect(one.h).toBeGreaterThan(6);
      }
    }
    const { lying, captions } = sceneWith('market/0/9', markers.slice(0, 5));
    expect(lying).toHaveLength(3);
    expect(captions.map(({ text }) => text)).toContain('+2');
  });
});

/** A window with its panel, and a large one. */
const WINDOWS = [STAGE, { w: 1580, h: 1028 }] as const;
/** Pixels: bold letters of this size are told apart. */
const TOLD = 6;

describe.each(['18te', '18esp'] as const)('three and more markers at one price of %s', (id) => {
  it.each([3, 4])(
    '%i are told by their letters, on the whole table of as many as can play',
    async (count) => {
      const game = (await loadGame(id))!;
      const seats = ['anna', 'bert', 'cora', 'dirk', 'emil', 'finn'].slice(0, game.players.max);
      const { markers, sceneWith } = await railwayRound(id, game.variants[0]!.id, seats.length);
      const { scene, lying } = sceneWith('market/0/9', markers.slice(0, count));
      const own = scene.drawables.filter(({ place, face }) => place === 'market/0/9' && face.kind === 'disc');
      expect(lying).toHaveLength(count);
      for (const { w, h } of WINDOWS) {
        const scale = Math.min(w / scene.world.width, h / scene.world.height);
        const look = makeLook({
          theme: LIGHT,
          stage: scene.stage,
          words: game.words,
          language: 'en',
          viewer: null,
        });
        for (const one of own) {
          const { pen, written } = recorder();
          drawPiece(pen, atScale(look, scale), null, one.face, { ...one, x: 0, y: 0 });
          const [letters] = written();
          expect(letters!.size * scale).toBeGreaterThanOrEqual(TOLD);
          expect((letters!.right - letters!.left) * scale).toBeGreaterThan(TOLD);
          expect(letters!.right).toBeLessThan(one.w / 2);
        }
      }
    },
  );
});
