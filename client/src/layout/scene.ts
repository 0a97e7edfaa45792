import type { Stage } from '@stellwerk/engine/stage/stage.ts';
import type { Table } from '@stellwerk/engine/table/types.ts';
import { drawSheet } from '../draw/block.ts';
import { type Board, drawBoard } from '../draw/board.ts';
import { type BoardPen, stampOne, type View } from '../draw/stamp.ts';
import { drawBars } from '../draw/bars.ts';
import { buildOf } from '../draw/card.ts';
import { drawCharter } from '../draw/charter.ts';
import { centreOf, overlaps } from '../draw/geometry.ts';
import { detailOf, type Look } from '../draw/look.ts';
import { drawMarket } from '../draw/market.ts';
import { drawMat, type MatSurface } from '../draw/mat.ts';
import { drawNetwork } from '../draw/network.ts';
import type { Pen } from '../draw/pen.ts';
import { write } from '../draw/pen.ts';
import { drawPiece, type TileBox } from '../draw/piece.ts';
import { drawValueTrack } from '../draw/profit.ts';
import { drawBank, drawRack } from '../draw/rack.ts';
import type { SpriteCache } from '../draw/sprites.ts';
import { drawSteps } from '../draw/steps.ts';
import { boardOf, tileBoxOf } from './board.ts';
import type { Caption, Drawable } from './flow.ts';
import { piecesOf } from './pieces.ts';
import { type Places, placesOf } from './places.ts';
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
): Scene {
  const world = worldOf(stage, viewer);
  const board = boardOf(world, stage, table);
  const places = placesOf(world, stage, board);
  const { drawables, captions } = piecesOf(world, stage, table, places, format);
  return { stage, world, board, places, tiles: tileBoxOf(stage), drawables, captions };
}

function drawHeader(pen: Pen, look: Look, block: Block, scene: Scene): void {
  const { surface, box } = block;
  if ((surface.kind !== 'hexmap' && surface.kind !== 'network') || !detailOf(look.scale).text) return;
  const steps = scene.world.blocks.filter(
    (b) => b.surface.kind === 'steps' && b.inner && overlaps(b.box, box),
  );
  const right = Math.min(box.x + box.w - 20, ...steps.map((b) => b.box.x));
  const x = box.x + 35;
  const width = write(pen, look.say(surface.title), x, box.y + 58, {
    size: 44,
    weight: 700,
    serif: true,
    fill: look.theme.ink,
    max: right - x - 10,
  });
  const under = surface.reconstructed ? [look.words.reconstructed] : [];
  const words = [look.say(surface.subtitle), ...under].filter(Boolean).join(' · ');
  const isBeside = surface.kind === 'hexmap' && right - x - width > 180;
  const at = isBeside ? { x: x + width + 18, y: box.y + 57 } : { x, y: box.y + 92 };
  write(pen, words, at.x, at.y, {
    size: isBeside ? 28 : 24,
    serif: isBeside,
    italic: isBeside,
    fill: look.theme.ink2,
    max: right - at.x - 20,
  });
}

/** One surface without the pieces on it. */
export function drawBlock(pen: Pen, look: Look, block: Block, scene: Scene): void {
  const { surface, box } = block;
  switch (surface.kind) {
    case 'hexmap':
      drawSheet(pen, look, box, look.theme.board);
      drawHeader(pen, look, block, scene);
      return;
    case 'network':
      drawNetwork(pen, look, surface, box);
      drawHeader(pen, look, block, scene);
      return;
    case 'market':
      drawMarket(pen, look, surface, box);
      return;
    case 'rack':
      drawRack(pen, look, surface, box, block.plan ?? { w: box.w, h: box.h, groups: [] }, block.inner);
      return;
    case 'charter':
      drawCharter(pen, look, surface, box, usedStations(scene, block));
      return;
    case 'mat':
      drawMat(
        pen,
        look,
        withoutSigns(scene, block.id, surface),
        box,
        scene.world.matForm,
        takenOn(scene, block),
      );
      return;
    case 'bank':
      drawBank(pen, look, look.say(surface.title), box, box.h > 120);
      return;
    case 'steps':
      drawSteps(pen, look, surface, box);
      return;
    case 'bars':
      drawBars(pen, look, surface, box);
      return;
    case 'track':
      drawValueTrack(pen, look, surface, box);
      return;
    default:
      surface satisfies never;
  }
}

/** Stations of a charter that stand on the map. */
function usedStations(scene: Scene, { id, surface }: Block): ReadonlySet<string> {
  if (surface.kind !== 'charter') return new Set();
  const here = new Set(scene.drawables.flatMap(({ group, pieces }) => (group === id ? pieces : [])));
  return new Set(surface.stations.flatMap(({ piece }) => (here.has(piece) ? [] : [piece])));
}

const isSign = ({ face }: Drawable): boolean =>
  face.kind === 'chip' || (face.kind === 'card' && face.band === undefined && buildOf(face) === 'slip');

/** Room that the purse and the slips beside it take in the header of a mat. */
function takenOn(scene: Scene, { id, box }: Block): number {
  const signs = scene.drawables.filter((d) => d.group === id && isSign(d));
  return box.x + box.w - 34 - Math.min(box.x + box.w - 34, ...signs.map((d) => d.x - d.w / 2 - 10));
}

/** A badge that lies there as a card is not said twice. */
function withoutSigns(scene: Scene, id: string, mat: MatSurface): MatSurface {
  const titles = scene.drawables.flatMap(({ group, face }) =>
    group === id && face.kind === 'card' ? [face.title.key] : [],
  );
  return titles.length === 0
    ? mat
    : { ...mat, badges: mat.badges.filter(({ key }) => !titles.includes(key)) };
}

const blockKeys = new WeakMap<Block, string>();

/**
 * A sheet that has not changed since the last position keeps its bitmap; maps are drawn hex by hex anyway.
 */
function stampBlock(
  pen: BoardPen,
  look: Look,
  block: Block,
  scene: Scene,
  view: View,
  sprites: SpriteCache,
): void {
  const { surface, box, id } = block;
  if (surface.kind === 'hexmap') {
    drawBlock(pen, look, block, scene);
    return;
  }
  let key = blockKeys.get(block);
  if (key === undefined) {
    const used = [...usedStations(scene, block)];
    const signs =
      surface.kind === 'mat' ? [takenOn(scene, block), withoutSigns(scene, id, surface).badges] : [];
    key = JSON.stringify([surface, box.w, box.h, used, signs]);
    blockKeys.set(block, key);
  }
  const centre = centreOf(box);
  stampOne(pen, view, sprites, {
    key: `${look.tag}/${key}`,
    ...centre,
    w: box.w + 16,
    h: box.h + 16,
    draw: (p) => {
      p.translate(-centre.x, -centre.y);
      drawBlock(p, look, block, scene);
    },
  });
}

/**
 * The lowest layer: cloth is the page's, sheets and the map are drawn here. Returns false when another frame
 * should follow to make the map sharp.
 */
export function drawGroundLayer(
  pen: BoardPen,
  look: Look,
  scene: Scene,
  view: View,
  sprites: SpriteCache,
): boolean {
  for (const block of scene.world.blocks)
    if (!block.inner && overlaps(block.box, view.visible)) stampBlock(pen, look, block, scene, view, sprites);
  const sharp = scene.board === null || drawBoard(pen, look, scene.board, view, sprites);
  for (const block of scene.world.blocks)
    if (block.inner && overlaps(block.box, view.visible)) drawBlock(pen, look, block, scene);
  if (detailOf(look.scale).text)
    for (const { x, y, text, size, weight, max } of scene.captions)
      write(pen, text, x, y, { size, weight, fill: look.theme.ink2, align: 'center', max });
  return sharp;
}

/** One piece as it lies. */
export function drawDrawable(pen: Pen, look: Look, tiles: TileBox | null, drawable: Drawable): void {
  const { face, turn, count, dim, side, angle } = drawable;
  const state = { turn, dim, count: count < 0 ? 1 : count, side };
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
    key = JSON.stringify([face, side, turn, Math.min(count, 5), dim, Math.round(w * 8), Math.round(h * 8)]);
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
}

/** The piece on top at a point: what a hand would take up. Tiles on the map come last. */
export function pieceAt(scene: Scene, p: { readonly x: number; readonly y: number }): Drawable | null {
  const hit = ({ x, y, w, h }: Drawable): boolean => Math.abs(p.x - x) <= w / 2 && Math.abs(p.y - y) <= h / 2;
  const found = scene.drawables.findLast((d) => d.layer === 'pieces' && hit(d));
  if (found) return found;
  const place = scene.places.at(p, 'hex');
  return scene.drawables.find((d) => d.layer === 'board' && d.place === place) ?? null;
}
