import type { Border, HexId, Orientation, TileColour } from '@stellwerk/engine/rail/types.ts';
import type { MapField } from '@stellwerk/engine/stage/stage.ts';
import type { Taken } from './clearance.ts';
import type { HexArt } from './face-layout.ts';
import { drawGround, drawPrint } from './face.ts';
import { type Box, HEX, type Point } from './geometry.ts';
import type { Look } from './look.ts';
import type { Pen } from './pen.ts';
import { within } from './pen.ts';
import { special } from './special.ts';
import type { SpriteCache } from './sprites.ts';
import { type BoardPen, stampOne, type View } from './stamp.ts';
import { drawBorder } from './terrain.ts';
import { drawToll } from './toll.ts';

export type { BoardPen, View } from './stamp.ts';

export interface BoardHex {
  readonly id: HexId;
  readonly x: number;
  readonly y: number;
  readonly art: HexArt;
  /** Its name, where names are written with those of all others. */
  readonly name?: string | undefined;
  /** Places on it beside its circles. */
  readonly fields?: readonly HexField[];
}
export interface HexField extends Point {
  readonly field: MapField;
}
export interface BoardBorder {
  readonly x: number;
  readonly y: number;
  readonly border: Border;
  /** Track comes to the side from both hexes: nothing more is to be paid. */
  readonly bridged: boolean;
  /** The circles of the cities on both sides, from the centre of the hex. */
  readonly cities: readonly Taken[];
}
/** All hexes of a map as they lie now. */
export interface Board {
  readonly orientation: Orientation;
  readonly values: TileColour;
  /** Another surface is what the round is about: its names are for whoever looks closer. */
  readonly isAside?: boolean;
  readonly hexes: readonly BoardHex[];
  readonly borders: readonly BoardBorder[];
  /** Impassable sides are black bars. */
  readonly bars?: boolean;
}

const REACH = HEX + 3;
const SIZE = 2 * REACH;
/** Values of a dense map reach over the edge of their hex. */
const DENSE_SIZE = 2 * (HEX + 26);

const isSeen = ({ x, y }: { readonly x: number; readonly y: number }, box: Box): boolean =>
  x > box.x - REACH && x < box.x + box.w + REACH && y > box.y - REACH && y < box.y + box.h + REACH;

/** Tiles without a name of their own share one sprite, whatever hex they lie on. */
export function spriteKey(look: Look, hex: Pick<BoardHex, 'id' | 'art'>, values: TileColour): string {
  const { tile, turn, name, face } = hex.art;
  const what = tile === null ? `hex/${hex.id}` : `tile/${tile}`;
  const column = face.nodes.some(({ value }) => typeof value === 'object') ? values : '';
  const { worth = '', dense } = hex.art;
  return `${look.theme.name}/${what}/${turn}/${name ?? ''}/${column}/${worth}${dense ? '/dense' : ''}`;
}

interface Keys {
  readonly theme: string;
  readonly grounds: readonly string[];
  readonly prints: readonly string[];
}
const known = new WeakMap<Board, Keys>();

/**
 * Keys of all hexes: made once for a position, because making 600 words costs more than drawing 600
 * bitmaps.
 */
function keysOf(look: Look, board: Board): Keys {
  const found = known.get(board);
  if (found?.theme === look.theme.name) return found;
  const grounds = board.hexes.map(
    ({ art }) =>
      `${look.theme.name}/ground/${art.face.colour}/${art.tile === null ? '' : 'tile'}/${art.frame ?? ''}${art.abroad ? '/abroad' : ''}`,
  );
  const prints = board.hexes.map((hex) => spriteKey(look, hex, board.values));
  const keys = { theme: look.theme.name, grounds, prints };
  known.set(board, keys);
  return keys;
}

const sizeOn = ({ dense }: HexArt): number => (dense ? DENSE_SIZE : SIZE);

/**
 * Makes bitmaps of hexes before they are wanted, where there is none of a scale that could stand in. Returns false when
 * it got late before all were there.
 */
export function foreseeHexes(
  look: Look,
  hexes: readonly Pick<BoardHex, 'id' | 'art'>[],
  values: TileColour,
  scale: number,
  sprites: SpriteCache,
  isLate: () => boolean,
): boolean {
  for (const hex of hexes) {
    if (isLate()) return false;
    const size = sizeOn(hex.art);
    sprites.get(spriteKey(look, hex, values), scale, true, {
      w: size,
      h: size,
      draw: (pen) => drawPrint(pen, look, hex.art, values),
    });
  }
  return true;
}

/** Bitmaps of the hexes in view. Returns whether all were sharp. */
function stampAll(
  pen: BoardPen,
  hexes: readonly BoardHex[],
  keys: readonly string[],
  view: View,
  sprites: SpriteCache,
  draw: (pen: Pen, hex: BoardHex) => void,
): boolean {
  let sharp = true;
  for (let i = 0; i < hexes.length; i++) {
    const hex = hexes[i]!;
    if (!isSeen(hex, view.visible)) continue;
    const size = sizeOn(hex.art);
    const thing = { key: keys[i]!, x: hex.x, y: hex.y, w: size, h: size, draw: (p: Pen) => draw(p, hex) };
    if (!stampOne(pen, view, sprites, thing)) sharp = false;
  }
  return sharp;
}

/**
 * The map in view: grounds first, then rivers, then what is printed, so that no edge cuts the track where
 * two hexes meet and track lies over a river as over a bridge. Returns false when bitmaps of another scale
 * stood in for some hexes: then another frame should follow.
 */
export function drawBoard(
  pen: BoardPen,
  look: Look,
  board: Board,
  view: View,
  sprites: SpriteCache,
): boolean {
  const { orientation, values, hexes } = board;
  const borders = board.borders.filter((side) => isSeen(side, view.visible));
  const { grounds, prints } = keysOf(look, board);
  const grounded = stampAll(pen, hexes, grounds, view, sprites, (p, { art }) => drawGround(p, look, art));
  for (const { x, y, border } of borders)
    within(pen, x, y, 1, () => drawBorder(pen, look, border, orientation, board.bars));
  const printed = stampAll(pen, hexes, prints, view, sprites, (p, { art }) =>
    drawPrint(p, look, art, values),
  );
  for (const { x, y, border, bridged, cities } of borders)
    if (!bridged) within(pen, x, y, 1, () => drawToll(pen, look, border, orientation, cities));
  special.fields?.(pen, look, hexes);
  special.names?.(pen, look, board);
  return grounded && printed;
}
