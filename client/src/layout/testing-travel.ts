import './kinds/all.ts';
import { game as toe } from '@stellwerk/engine/games/toe/index.ts';
import { Scene as Table, SEATS4 } from '@stellwerk/engine/games/toe/testing.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import { atScale, type Look, makeLook } from '../draw/look.ts';
import { drawPiece } from '../draw/piece.ts';
import { recorder, type Written } from '../draw/testing.ts';
import { LIGHT } from '../draw/theme.ts';
import type { Drawable } from './flow.ts';
import { type Scene, sceneOf } from './scene.ts';

/** Tables on which people travel between cities, for tests of how they are laid. */

export const game = toe as unknown as Game;

/** What somebody has late in the game: contracts, done and not, with vehicles under them and others beside them. */
const HOLDINGS = [
  { done: 'S3', open: ['ETR7', 'EF12'], loose: ['henry', 'gbs', 'bvmz', 'linnea', 'am'] },
  { done: 'S8', open: ['ETD8', 'ETX8'], loose: ['taurus', 'res'] },
  { done: 'S4', open: ['ETN1', 'ETN11'], loose: ['henry', 'am', 'am', 'bvmz'] },
  { done: 'S2', open: ['EF10', 'ETD10'], loose: ['taurus'] },
] as const;
const OPEN = ['ETR3', 'ETN12', 'ETX6', 'EF13', 'ETR11'] as const;

/** So many people at a table, at the beginning or many years later. */
export function table(count: number, isLate: boolean): Table {
  const seats = SEATS4.slice(0, count);
  const scene = new Table(seats).opens(...OPEN).chips(OPEN[0], 1);
  scene.shows('loco', 'taurus', 'henry', 'linnea', 'taurus', 'henry');
  scene.shows('wagon', 'am', 'bvmz', 'res', 'am', 'gbs');
  seats.forEach((seat, i) => {
    const { done, open, loose } = HOLDINGS[i]!;
    if (!isLate) {
      scene.contract(seat, done);
      return;
    }
    scene.completed(seat, done).contract(seat, ...open);
    scene.mans(open[0], 'taurus', 'bvmz');
    scene.owns(seat, ...loose);
    scene.chips(open[1], 2);
  });
  return scene.phase('fair');
}

/** The tabletop at 1440 × 900, 1920 × 1080 and 1280 × 720, with the panel beside it; steps of the shape as the page has them. */
export const WINDOWS = [
  [1100, 848],
  [1580, 1028],
  [940, 668],
] as const;
const shape = (w: number, h: number): number => Math.round(w / h / 0.05) * 0.05;
export const scaleOf = ({ world }: Scene, w: number, h: number): number =>
  Math.min(w / world.width, h / world.height);
export const laid = ({ table: at }: Table, w: number, h: number): Scene =>
  sceneOf(game.stage(at as never), at as never, 'anna', undefined, shape(w, h));
export const boxOf = ({ x, y, w, h }: Drawable) => ({ x: x - w / 2, y: y - h / 2, w, h });

export function lookOf({ stage }: Scene, scale: number): Look {
  return atScale(makeLook({ theme: LIGHT, stage, words: game.words, language: 'en', viewer: 'anna' }), scale);
}
/** What stands on a piece at this zoom. */
export function wordsOn(look: Look, { face, w, h }: Drawable, letter?: number): readonly Written[] {
  const { pen, written } = recorder(letter);
  drawPiece(pen, look, null, face, { x: 0, y: 0, w, h });
  return written();
}
