import './kinds/all.ts';
import { loadGame } from '@stellwerk/engine/games/registry.ts';
import { openPlay } from '@stellwerk/engine/table/play.ts';
import { everyPiece, piecesFrom } from '@stellwerk/engine/table/places.ts';
import type { Piece } from '@stellwerk/engine/table/types.ts';
import { describe, expect, it } from 'vitest';
import { overlaps } from '../draw/geometry.ts';
import { FIGURE } from '../draw/label.ts';
import { plainLook, recorder } from '../draw/testing.ts';
import { drawPieceLayer, sceneOf } from './scene.ts';

/** Pixels a unit of the whole table of five in a window of 1440 × 900. */
const FAR = 0.245;

/** So many companies of 18España on pars that follow one another, two of them on the first. */
async function withPars(count: number) {
  const game = (await loadGame('18esp'))!;
  const { table } = openPlay(game, {
    game: game.id,
    variant: game.variants[0]?.id ?? '',
    options: {},
    seats: ['anna', 'bert', 'cora', 'dirk', 'emil'],
    seed: 1,
    mode: 'coach',
    bookkeeping: 'auto',
  });
  const pieces: Record<string, Piece> = { ...table.pieces.toJSON() };
  const stage = game.stage(table);
  const pars = everyPiece(table)
    .map(([id]) => id)
    .filter((id) => id.startsWith('par/'))
    .slice(0, count);
  pars.forEach((id, i) => (pieces[id] = { at: `par/${70 + 5 * Math.max(0, i - 1)}` }));
  const laid = { ...table, pieces: piecesFrom(pieces) };
  const scene = sceneOf(game.stage(laid), laid, 'anna');
  return { stage, scene, pars, drawn: scene.drawables.filter(({ group }) => group === 'par') };
}

describe('pars of companies that are not founded', () => {
  it('lie in fields of their own: none lies on another, and all keep all their letters', async () => {
    const { stage, scene, pars, drawn } = await withPars(8);
    expect(new Set(drawn.map(({ piece }) => piece))).toEqual(new Set(pars));
    const boxes = drawn.map(({ x, y, w, h }) => ({ x: x - w / 2, y: y - h / 2, w, h }));
    boxes.forEach((a, i) => {
      for (const b of boxes.slice(i + 1)) expect(overlaps(a, b)).toBe(false);
    });
    const { pen, written } = recorder();
    const look = plainLook({ scale: FAR, liveries: stage.liveries });
    const visible = { x: 0, y: 0, w: scene.world.width, h: scene.world.height };
    drawPieceLayer(
      pen,
      look,
      { ...scene, drawables: drawn },
      { visible, camera: { x: 0, y: 0, scale: FAR }, ratio: 1 },
    );
    const letters = written().map(({ text }) => text);
    for (const piece of pars) expect(letters).toContain(stage.liveries[piece.split('/')[1]!]!.letters);
    // A single one is read as prices are.
    const single = written().find(({ text }) => text === stage.liveries[pars[4]!.split('/')[1]!]!.letters)!;
    expect(single.size * FAR).toBeGreaterThan(FIGURE);
  });
});
