import type { Face } from '@stellwerk/engine/stage/stage.ts';
import type { Account, Piece, PieceId, Place, Table } from '@stellwerk/engine/table/types.ts';
import type { Stage } from '@stellwerk/engine/stage/stage.ts';
import type { Orientation } from '@stellwerk/engine/rail/types.ts';
import type { Phrase } from '@stellwerk/engine/table/words.ts';
import type { Box } from '../draw/geometry.ts';
import { sizeOf } from '../draw/piece.ts';
import { pieceOf } from '@stellwerk/engine/table/places.ts';

/** Something to be drawn and taken hold of: a piece, the top of a pile, or the money of an account. */
export interface Drawable {
  readonly id: string;
  /** What a hand lifts; null for money. */
  readonly piece: PieceId | null;
  /** All that it stands for, top first. */
  readonly pieces: readonly PieceId[];
  readonly face: Face;
  readonly place: Place;
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly angle: number;
  readonly turn: number;
  readonly z: number;
  /** The block on which it lies. */
  readonly group: string;
  /** −1: as many as you like. */
  readonly count: number;
  readonly side?: string;
  readonly dim: boolean;
  /** Tiles on the map are drawn with the board. */
  readonly layer: 'board' | 'pieces';
  readonly account?: Account;
}

/** A small text that depends on the pieces. */
export interface Caption {
  readonly x: number;
  readonly y: number;
  readonly text: string | Phrase;
  readonly after?: string;
  /** Said instead where the whole of it finds no room. */
  readonly short?: string;
  readonly size: number;
  readonly weight: number;
  readonly max: number;
  /** Stands under something: grown to be read from afar it grows downwards. */
  readonly under?: boolean;
  /** Words in an empty field, which is drawn with them. */
  readonly field?: Box;
}

export interface Laid {
  readonly drawables: readonly Drawable[];
  readonly captions: readonly Caption[];
}

/** What the layout of pieces is made from. */
export interface Source {
  readonly stage: Stage;
  readonly table: Table;
  readonly orientation: Orientation;
}

/** Pieces that look and lie alike, as one pile. */
export interface Pile {
  readonly face: Face;
  readonly pieces: readonly PieceId[];
  readonly side: string | undefined;
}

const UNKNOWN: Face = { kind: 'marker', letters: '?', colour: '#5C666B' };
export const faceOf = ({ stage }: Source, id: PieceId): Face => stage.faces[id] ?? UNKNOWN;
export const stateOf = ({ table }: Source, id: PieceId): Piece | undefined => pieceOf(table, id);

/** Equal pieces together, in the order in which the first of each lies. */
export function pilesOf(source: Source, ids: readonly PieceId[]): readonly Pile[] {
  const piles = new Map<string, { face: Face; pieces: PieceId[]; side: string | undefined }>();
  for (const id of ids) {
    const face = faceOf(source, id);
    const side = stateOf(source, id)?.side;
    const key = `${JSON.stringify(face)}|${side ?? ''}`;
    const pile = piles.get(key);
    if (pile) pile.pieces.push(id);
    else piles.set(key, { face, pieces: [id], side });
  }
  return [...piles.values()];
}

export interface At {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly z: number;
  readonly place: Place;
  readonly group: string;
}

export function drawableOf(source: Source, pile: Pile, at: At, more: Partial<Drawable> = {}): Drawable {
  const top = pile.pieces[0] ?? '';
  return {
    id: top,
    piece: top,
    pieces: pile.pieces,
    face: pile.face,
    angle: 0,
    turn: stateOf(source, top)?.turn ?? 0,
    count: pile.pieces.length,
    dim: false,
    layer: 'pieces',
    ...at,
    ...(pile.side === undefined ? {} : { side: pile.side }),
    ...more,
  };
}

/** Something that takes its place in a row. */
export interface Item {
  readonly w: number;
  readonly h: number;
  readonly lay: (x: number, y: number, scale: number) => Laid;
}

export const NOTHING: Laid = { drawables: [], captions: [] };
export const join = (parts: readonly Laid[]): Laid => ({
  drawables: parts.flatMap((part) => part.drawables),
  captions: parts.flatMap((part) => part.captions),
});

/** From left to right in a box, smaller when there is much; `y` of an item is the top of the box. */
export function flow(items: readonly Item[], box: Box, gap: number, most = 1, least = 0.2): Laid {
  if (items.length === 0) return NOTHING;
  const tallest = Math.max(...items.map(({ h }) => h));
  const natural = items.reduce((sum, { w }) => sum + w, 0);
  const gaps = gap * (items.length - 1);
  const scale = Math.max(least, Math.min(most, box.h / tallest, (box.w - gaps) / natural));
  const needed = natural * scale + gaps;
  // Past the smallest readable size cards lie over one another rather than outside the box.
  const step = needed > box.w && items.length > 1 ? (box.w - needed) / (items.length - 1) : 0;
  let x = box.x;
  return join(
    items.map((item) => {
      const laid = item.lay(x, box.y, scale);
      x += item.w * scale + gap + step;
      return laid;
    }),
  );
}

/** One pile as an item of a row, with its count at the lower right corner when it is more than one. */
export function pileItem(
  source: Source,
  pile: Pile,
  at: { readonly place: Place; readonly group: string; readonly z: number },
): Item {
  const { w, h } = sizeOf(pile.face, source.orientation);
  return {
    w,
    h,
    lay: (x, y, scale) => ({
      drawables: [
        drawableOf(source, pile, {
          ...at,
          x: x + (w * scale) / 2,
          y: y + (h * scale) / 2,
          w: w * scale,
          h: h * scale,
        }),
      ],
      captions: [],
    }),
  };
}

const CAPTION = 36;
/** Between two rows also where they are grown to be read from afar. */
const CAPTION_BETWEEN = 48;
/** Between two rows without captions. */
const BARE = 10;
/** Cards that become so much larger by it give up what stands under them. */
const WORTH = 1.2;

/** The same in as many rows as make everything largest; under each row stand captions, where that leaves cards their size. */
export function flowRows(
  items: readonly Item[],
  box: Box,
  gap: number,
  high: number,
  most = 1,
  /** Nothing stands under the cards. */
  isBare = false,
): Laid {
  if (items.length === 0) return NOTHING;
  const split = (count: number): readonly (readonly Item[])[] => {
    const total = items.reduce((sum, { w }) => sum + w + gap, 0);
    const rows: Item[][] = Array.from({ length: count }, () => []);
    let x = 0;
    for (const item of items) {
      rows[Math.min(count - 1, Math.floor(((x + item.w / 2) / total) * count))]?.push(item);
      x += item.w + gap;
    }
    return rows.filter((row) => row.length > 0);
  };
  const tallest = Math.max(...items.map(({ h }) => h));
  const scaleOf = (rows: readonly (readonly Item[])[], below: number): number =>
    Math.min(
      most,
      (rows.length === 1 ? high : box.h / rows.length - below) / tallest,
      ...rows.map((row) => (box.w - gap * (row.length - 1)) / row.reduce((sum, { w }) => sum + w, 0)),
    );
  const lay = (rows: readonly (readonly Item[])[], below: number): Laid => {
    const [scale, pitch] = [scaleOf(rows, below), box.h / rows.length];
    return join(
      rows.map((row, i) =>
        flow(
          row,
          { ...box, y: box.y + i * pitch, h: Math.max(1, tallest * scale) },
          gap,
          Math.max(0.2, scale),
        ),
      ),
    );
  };
  const [one, two] = [split(1), split(2)];
  const [between, under] = isBare ? [BARE, BARE] : [CAPTION_BETWEEN, CAPTION];
  const [rows, below] = scaleOf(two, between) > scaleOf(one, under) * 1.05 ? [two, between] : [one, under];
  if (isBare) return lay(rows, BARE);
  return scaleOf(two, BARE) > scaleOf(rows, below) * WORTH
    ? { ...lay(two, BARE), captions: [] }
    : lay(rows, below);
}
