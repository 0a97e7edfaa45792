import type { Stage } from '@stellwerk/engine/stage/stage.ts';
import type { Table } from '@stellwerk/engine/table/types.ts';
import { type Board, drawBoard } from '../draw/board.ts';
import { type BoardPen, stampOne, type View } from '../draw/stamp.ts';
import { drawMissing } from '../draw/card.ts';
import { cardIn } from '../draw/faces.ts';
import { centreOf, overlaps } from '../draw/geometry.ts';
import { label, sizeAt } from '../draw/label.ts';
import type { Look } from '../draw/look.ts';
import type { Pen } from '../draw/pen.ts';
import { drawPiece, type TileBox } from '../draw/piece.ts';
import type { SpriteCache } from '../draw/sprites.ts';
import { boardOf, tileBoxOf } from './board.ts';
import type { Caption, Drawable } from './flow.ts';
import type { Ground } from './kinds/kind.ts';
import { kindOfSurface } from './kinds/list.ts';
import { withHeld } from './held.ts';
import { piecesOf } from './pieces.ts';
import { type Places, placesOf } from './places.ts';
import { drawBlock, stampBlock } from './sheets.ts';
import type { Block, World } from './world.ts';
import { worldOf } from './world.ts';

/** Everything that is to be seen of one position. Made anew for each position, drawn many times. */
export interface Scene {
  readonly stage: Stage;
  readonly world: World;
  readonly board: Board | null;
  readonly places: Places;
  readonly tiles: TileBox | null;
  readonly drawables: readonly Drawable[];
  readonly captions: readonly Caption[];
}

export function sceneOf(
  stage: Stage,
  table: Table,
  viewer: string | null,
  format?: (amount: number) => string,
  window?: number,
): Scene {
  const world = worldOf(stage, viewer, window);
  const board = boardOf(world, stage, table);
  const source = { stage, table, orientation: board?.orientation ?? 'flat' } as const;
  const ground: Ground = { source, board, matForm: world.matForm };
  const places = placesOf(world, ground);
  const { drawables, captions } = piecesOf(world, ground, table, places, format);
  return {
    stage,
    world,
    board,
    places: withHeld(places, source, drawables),
    tiles: tileBoxOf(stage),
    drawables,
    captions,
  };
}

const GROWS = 1.8;

export function drawCaption(
  pen: Pen,
  look: Look,
  { x, y, text, after = '', short = '', size, weight, max, field, under }: Caption,
): void {
  const words = `${typeof text === 'string' ? text : look.say(text)}${after}`;
  if (field) {
    drawMissing(pen, look, words, field);
    return;
  }
  // A number that is cut would be another number.
  const style = {
    size,
    weight,
    fill: look.theme.ink2,
    align: 'center',
    max,
    grow: GROWS,
    whole: true,
  } as const;
  const grown = (sizeAt(look, size, GROWS) ?? size) - size;
  const base = under ? y + grown * 0.7 : y;
  if (label(pen, look, words, x, base, style) === 0) label(pen, look, short, x, base, style);
}

/**
 * The lowest layer: cloth is the page's, sheets and the map are drawn here. Returns false when another frame
 * should follow to make them sharp.
 */
export function drawGroundLayer(
  pen: BoardPen,
  look: Look,
  scene: Scene,
  view: View,
  sprites: SpriteCache,
): boolean {
  let sharp = true;
  for (const block of scene.world.blocks)
    if (!block.inner && overlaps(block.box, view.visible))
      sharp = stampBlock(pen, look, block, scene, view, sprites) && sharp;
  if (scene.board !== null) sharp = drawBoard(pen, look, scene.board, view, sprites) && sharp;
  for (const block of scene.world.blocks)
    if (block.inner && overlaps(block.box, view.visible)) drawBlock(pen, look, block, scene);
  for (const caption of scene.captions) drawCaption(pen, look, caption);
  return sharp;
}

/** One piece as it lies. */
export function drawDrawable(pen: Pen, look: Look, tiles: TileBox | null, drawable: Drawable): void {
  const { face, turn, count, dim, side, angle } = drawable;
  const state = { turn, dim, count: count < 0 ? 1 : count, side, lean: angle };
  if (angle === 0) {
    drawPiece(pen, look, tiles, face, drawable, state);
    return;
  }
  pen.save();
  pen.translate(drawable.x, drawable.y);
  pen.rotate(angle);
  drawPiece(pen, look, tiles, face, { x: 0, y: 0, w: drawable.w, h: drawable.h }, state);
  pen.restore();
}

/** Shadows and the edges of piles reach beyond a piece. */
const BEYOND = 34;
const keys = new WeakMap<Drawable, string>();

/** Everything that makes a piece look as it does; equal pieces share one bitmap. */
function pieceKey(look: Look, drawable: Drawable): string {
  let key = keys.get(drawable);
  if (key === undefined) {
    const { face, side, turn, count, dim, w, h } = drawable;
    key = JSON.stringify([
      face,
      side,
      turn,
      cardIn(face) ? count : Math.min(count, 5),
      dim,
      Math.round(w * 8),
      Math.round(h * 8),
    ]);
    keys.set(drawable, key);
  }
  return `${look.tag}/${key}`;
}

/**
 * All pieces but the tiles on the map, from the bottom to the top; `except` are in hands. With sprites it is
 * fast enough for every frame of a pan.
 */
export function drawPieceLayer(
  pen: BoardPen,
  look: Look,
  scene: Scene,
  view: View,
  except: ReadonlySet<string> = new Set(),
  sprites: SpriteCache | null = null,
): void {
  for (const drawable of scene.drawables) {
    if (drawable.layer === 'board' || except.has(drawable.id)) continue;
    const { x, y, w, h } = drawable;
    if (!overlaps({ x: x - w, y: y - h, w: 2 * w, h: 2 * h }, view.visible)) continue;
    if (sprites === null || drawable.angle !== 0) drawDrawable(pen, look, scene.tiles, drawable);
    else
      stampOne(pen, view, sprites, {
        key: pieceKey(look, drawable),
        x,
        y,
        w: w + BEYOND,
        h: h + BEYOND,
        draw: (p) => drawDrawable(p, look, scene.tiles, { ...drawable, x: 0, y: 0 }),
      });
  }
  drawNamesOver(pen, look, scene, view, sprites);
}

const boards = new WeakMap<Block, string>();

/** Sticks on a line must not cover the name of a city: such words stand over them once more. */
function drawNamesOver(
  pen: BoardPen,
  look: Look,
  scene: Scene,
  view: View,
  sprites: SpriteCache | null,
): void {
  for (const block of scene.world.blocks) {
    const { surface, box, id } = block;
    const kind = kindOfSurface(surface);
    if (!kind.writeOver || !overlaps(box, view.visible)) continue;
    if (!scene.drawables.some(({ group }) => group === id)) continue;
    if (sprites === null) {
      kind.writeOver(pen, look, surface, block);
      continue;
    }
    let key = boards.get(block);
    if (key === undefined) boards.set(block, (key = JSON.stringify([box, surface])));
    const centre = centreOf(box);
    stampOne(pen, view, sprites, {
      key: `${look.tag}/names/${key}`,
      ...centre,
      w: box.w,
      h: box.h,
      draw: (p) => {
        p.translate(-centre.x, -centre.y);
        kind.writeOver?.(p, look, surface, block);
      },
    });
  }
}

/** The piece on top at a point: what a hand would take up. Tiles on the map come last. */
export function pieceAt(scene: Scene, p: { readonly x: number; readonly y: number }): Drawable | null {
  const hit = ({ x, y, w, h }: Drawable): boolean => Math.abs(p.x - x) <= w / 2 && Math.abs(p.y - y) <= h / 2;
  const found = scene.drawables.findLast((d) => d.layer === 'pieces' && hit(d));
  if (found) return found;
  const place = scene.places.at(p, 'hex');
  return scene.drawables.find((d) => d.layer === 'board' && d.place === place) ?? null;
}
