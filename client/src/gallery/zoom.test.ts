import { loadGame } from '@stellwerk/engine/games/registry.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import { seededLuck } from '@stellwerk/engine/table/luck.ts';
import { commit, openPlay } from '@stellwerk/engine/table/play.ts';
import type { Table } from '@stellwerk/engine/table/types.ts';
import { describe, expect, it } from 'vitest';
import { drawDrawable, type Scene, sceneOf } from '../layout/scene.ts';
import { drawBlock } from '../layout/sheets.ts';
import { drawBoard } from '../draw/board.ts';
import { FIGURE, READABLE, SIGN } from '../draw/label.ts';
import { atScale, type Look, makeLook } from '../draw/look.ts';
import { drawNetwork } from '../draw/network.ts';
import { SpriteCache } from '../draw/sprites.ts';
import { recorder, type Written } from '../draw/testing.ts';
import { LIGHT } from '../draw/theme.ts';
import { trainText } from '../draw/train.ts';

const SEATS = ['anna', 'jonas', 'mirel'];

interface Played {
  readonly game: Game;
  readonly table: Table;
}
const known = new Map<string, Promise<Played>>();
const played = (id: string, moves: number): Promise<Played> => {
  const found = known.get(id) ?? playOn(id, moves);
  known.set(id, found);
  return found;
};

/** The table after some moves that chance picked. */
async function playOn(id: string, moves: number): Promise<Played> {
  const game = await loadGame(id);
  if (!game) throw new Error(`${id} is missing`);
  const variant = game.variants[0]?.id ?? '';
  let play = openPlay(game, {
    game: id,
    seats: SEATS,
    variant,
    options: {},
    seed: 5,
    mode: 'coach',
    bookkeeping: 'auto',
  });
  const luck = seededLuck(5, 0);
  for (let i = 0; i < moves; i++) {
    const seat = game.turn(play.table)[0];
    const options = seat === undefined ? [] : [...game.options(play.table, seat)].slice(0, 40);
    const move = options[luck(Math.max(1, options.length))];
    if (!move) break;
    const done = commit(play, { id: `${i}`, seat: seat ?? null, act: { do: 'move', move } });
    if (!done.ok) break;
    play = done.play;
  }
  return { game, table: play.table };
}

/** Everything that is written on the table at a zoom, its sizes in pixels on the screen. */
function writtenAt(scene: Scene, look: Look, scale: number): readonly Written[] {
  const { pen, written } = recorder();
  const own = atScale(look, scale);
  for (const block of scene.world.blocks) {
    if (block.surface.kind === 'network') drawNetwork(pen, own, block.surface, block.box);
    else if (block.surface.kind !== 'hexmap') drawBlock(pen, own, block, scene);
  }
  const everything = { x: -1e5, y: -1e5, w: 2e5, h: 2e5 };
  const view = { visible: everything, camera: { x: 0, y: 0, scale }, ratio: 1 };
  if (scene.board) drawBoard(pen, own, scene.board, view, new SpriteCache(() => null));
  for (const drawable of scene.drawables)
    if (drawable.layer === 'pieces') drawDrawable(pen, own, scene.tiles, drawable);
  return written().map((text) => ({ ...text, size: text.size * scale }));
}

/** Letters on tokens, initials, the sign of the currency, numbers on tiles: signs that something else repeats. */
function signsOf(scene: Scene, look: Look): (text: string) => boolean {
  const letters = new Set(Object.values(look.liveries).flatMap((livery) => [livery.letters, livery.id]));
  const hexes = new Set(
    scene.board?.hexes.flatMap(({ id, art }) => [id, art.tile ?? '', art.coordinate ?? '']),
  );
  const tiles = new Set(Object.keys(scene.tiles?.tiles ?? {}));
  return (text) =>
    letters.has(text) || hexes.has(text) || tiles.has(text) || text === look.currency || text.length <= 2;
}

/** Prices of the market, ranges of trains and what a certificate is worth have a field of their own. */
function figuresOf({ stage }: Scene, look: Look): ReadonlySet<string> {
  const prices = stage.surfaces.flatMap((surface) =>
    surface.kind === 'market'
      ? surface.market.rows.flat().flatMap((cell) => (cell ? [look.amount(cell.price)] : []))
      : [],
  );
  const ranges = Object.values(stage.faces).flatMap((face) =>
    face.kind === 'train'
      ? [trainText(look, face), ...Object.keys(face.sides).map((side) => trainText(look, face, side))]
      : [],
  );
  const shares = Object.values(stage.faces).flatMap((face) =>
    face.kind === 'certificate' ? [`${face.percent}%`] : [],
  );
  return new Set([...prices, ...ranges.map(({ range }) => range), ...shares]);
}

describe.each([
  ['18te', 60],
  ['18esp', 80],
  ['toe', 40],
] as const)('the table of %s', (id, moves) => {
  it.each([0.1, 0.15, 0.22, 0.3, 0.456, 0.8])(
    'has nothing to squint at, at %d pixels a unit',
    async (scale) => {
      const { game, table } = await played(id, moves);
      const stage = game.stage(table);
      const look = makeLook({ theme: LIGHT, stage, words: game.words, language: 'en', viewer: 'anna' });
      const scene = sceneOf(stage, table, 'anna', look.amount);
      const isSign = signsOf(scene, look);
      const figures = figuresOf(scene, look);
      const least = (text: string): number => (isSign(text) ? SIGN : figures.has(text) ? FIGURE : READABLE);
      const small = writtenAt(scene, look, scale).filter(({ text, size }) => size < least(text) - 0.05);
      expect(small.map(({ text, size }) => `${text} ${size.toFixed(1)}`)).toEqual([]);
    },
  );

  it('still says the most important at the zoom that shows all of it', async () => {
    const { game, table } = await played(id, moves);
    const stage = game.stage(table);
    const look = makeLook({ theme: LIGHT, stage, words: game.words, language: 'en', viewer: 'anna' });
    const scene = sceneOf(stage, table, 'anna', look.amount);
    const fit = Math.min(1260 / scene.world.width, 948 / scene.world.height);
    const texts = new Set(writtenAt(scene, look, fit).map(({ text }) => text));
    for (const surface of stage.surfaces) {
      if (surface.kind === 'mat') {
        expect(texts).toContain(look.seat(surface.seat).name);
        expect(texts).toContain(look.amount(table.cash[surface.account] ?? 0));
      }
      if (surface.kind === 'charter' && surface.state === 'open' && surface.headline !== '')
        expect(texts).toContain(surface.headline);
    }
  });
});
