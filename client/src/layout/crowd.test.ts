import './kinds/all.ts';
import { loadGame } from '@stellwerk/engine/games/registry.ts';
import { apply } from '@stellwerk/engine/table/apply.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import { openPlay } from '@stellwerk/engine/table/play.ts';
import type { Table } from '@stellwerk/engine/table/types.ts';
import { describe, expect, it } from 'vitest';
import { overlaps } from '../draw/geometry.ts';
import { atScale, makeLook } from '../draw/look.ts';
import { SpriteCache } from '../draw/sprites.ts';
import { recorder, type Written } from '../draw/testing.ts';
import { LIGHT } from '../draw/theme.ts';
import { drawGroundLayer, drawPieceLayer, type Scene, sceneOf } from './scene.ts';

/** Mats of tables with as many people as can play, each with shares of nearly every company, in a usual window. */

const STAGE = { w: 1100, h: 848 };
const NAMES = ['Anna', 'Bert', 'Cleo', 'Dora', 'Emil', 'Franziska', 'Gottfried'];

interface Drawn {
  readonly scene: Scene;
  /** Under all pieces. */
  readonly words: readonly Written[];
  readonly written: readonly Written[];
  readonly cash: Table['cash'];
}

/** One certificate in so many goes to somebody, round the table. */
function dealt(game: Game, table: Table, one: number): Table {
  const { seats } = table.clock;
  const { faces } = game.stage(table);
  const shares = Object.entries(faces).flatMap(([id, face]) => (face.kind === 'certificate' ? [id] : []));
  return apply(
    table,
    shares
      .filter((_, i) => i % one === 0)
      .map((id, i) => ({ put: id, at: `seat/${seats[(i * 3) % seats.length]!}` })),
  );
}

async function drawn(id: string, variant: string, count: number, one: number): Promise<Drawn> {
  const game = (await loadGame(id))!;
  const seats = NAMES.slice(0, count).map((name) => name.toLowerCase());
  const { table } = openPlay(game, {
    game: id,
    variant,
    options: {},
    seats,
    seed: 1,
    mode: 'free',
    bookkeeping: 'auto',
  });
  const later = dealt(
    game,
    { ...table, clock: { ...table.clock, round: 'OR', step: 'payout' } } as Table,
    one,
  );
  const stage = game.stage(later);
  const begun = stage.surfaces.filter((one) => one.kind !== 'bids' && one.id !== 'privates');
  const scene = sceneOf({ ...stage, surfaces: begun }, later, seats[0]!, String, STAGE.w / STAGE.h);
  const { world } = scene;
  const scale = Math.min(STAGE.w / world.width, STAGE.h / world.height);
  const seatNames = Object.fromEntries(seats.map((seat, i) => [seat, NAMES[i]!]));
  const made = makeLook({
    theme: LIGHT,
    stage,
    words: game.words,
    language: 'en',
    viewer: seats[0]!,
    seatNames,
  });
  const [ground, pieces] = [recorder(), recorder()];
  const view = {
    visible: { x: 0, y: 0, w: world.width, h: world.height },
    camera: { x: 0, y: 0, scale },
    ratio: 1,
  };
  drawGroundLayer(ground.pen, atScale(made, scale), scene, view, new SpriteCache(() => null));
  drawPieceLayer(pieces.pen, atScale(made, scale), scene, view);
  return {
    scene,
    words: ground.written(),
    written: [...ground.written(), ...pieces.written()],
    cash: later.cash,
  };
}

describe.each([
  ['1862', 'standard', 4],
  ['1862', 'standard', 5],
  ['1862', 'standard', 7],
  ['18esp', 'standard', 6],
  ['18do', 'trg', 5],
] as const)('mats of %s %s with %i people', (id, variant, count) => {
  it('say whose they are and what is in the purse, in full', async () => {
    const { scene, written, cash } = await drawn(id, variant, count, 1);
    const missing = scene.world.blocks.flatMap(({ surface, box }) => {
      if (surface.kind !== 'mat') return [];
      const here = written.filter(
        ({ left, right, y }) =>
          left >= box.x && right <= box.x + box.w && y >= box.y && y <= box.y + box.h * 0.4,
      );
      const name = NAMES.find((one) => one.toLowerCase() === surface.seat)!;
      const purse = String(cash[surface.account]);
      return [name, purse].filter((text) => !here.some((one) => one.text === text));
    });
    expect(missing).toEqual([]);
  });

  it.each([1, 2, 3])('have no words under cards, with one share in %i dealt', async (one) => {
    const { scene, words: under } = await drawn(id, variant, count, one);
    const mats = new Set(scene.world.blocks.flatMap((one) => (one.surface.kind === 'mat' ? [one.id] : [])));
    const captions = scene.captions.flatMap(({ text, short }) => [text, short]);
    const covered = under
      .filter(({ text }) => captions.includes(text))
      .flatMap(({ text, left, right, y, size }) => {
        const words = { x: left, y: y - size * 0.3, w: right - left, h: size * 0.6 };
        return scene.drawables
          .filter(({ group, face }) => mats.has(group) && face.kind !== 'chip')
          .filter((d) => overlaps(words, { x: d.x - d.w / 2, y: d.y - d.h / 2, w: d.w, h: d.h }))
          .map((d) => `${text} under ${d.id}`);
      });
    expect(covered).toEqual([]);
  });
});
