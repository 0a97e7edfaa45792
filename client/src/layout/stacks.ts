import type { PieceId, Place } from '@stellwerk/engine/table/types.ts';
import type { Box } from '../draw/geometry.ts';
import { CELL, PRICE_HIGH, PRICE_MARKER_R } from '../draw/market.ts';
import { spareSpot } from '../draw/face-layout.ts';
import { sizeOf, turns } from '../draw/faces.ts';
import { isPlate } from '../draw/plate.ts';
import { type Drawable, drawableOf, faceOf, type Laid, NOTHING, pilesOf, type Source } from './flow.ts';
import { tileUp } from './board.ts';
import { layPlatesUnder } from './fields.ts';
import { layOver } from './lay-over.ts';
import type { Spot } from './spots.ts';
import { pieceOf } from '@stellwerk/engine/table/places.ts';

const only = (source: Source, id: PieceId) => ({
  face: faceOf(source, id),
  pieces: [id],
  side: pieceOf(source.table, id)?.side,
});

/**
 * Tiles belong to the board; tokens fill their circle; whatever else lies on a hex lies small where it
 * covers least.
 */
export function layOnHex(source: Source, spot: Spot, ids: readonly PieceId[]): Laid {
  const tiles = ids.filter((id) => turns(faceOf(source, id)));
  const others = ids.filter((id) => !turns(faceOf(source, id)));
  const drawables: Drawable[] = [];
  const isOrdered = tiles.some((id) => pieceOf(source.table, id)?.order !== undefined);
  const stack = isOrdered ? tiles : tiles.toReversed();
  const top = stack[0];
  if (top !== undefined) {
    const tile = tileUp(faceOf(source, top), pieceOf(source.table, top));
    const pile = {
      ...only(source, top),
      pieces: stack,
      ...(tile === null ? {} : { face: { kind: 'tile' as const, tile } }),
    };
    const { x, y, w, h } = spot;
    drawables.push(
      drawableOf(
        source,
        pile,
        { x, y, w, h, z: 0, place: spot.place, group: spot.block },
        { layer: 'board' },
      ),
    );
  }
  others.forEach((id, i) => {
    const pile = only(source, id);
    const size = sizeOf(pile.face, source.orientation);
    const at = { place: spot.place, group: spot.block, z: 30 - i };
    if (spot.shape === 'disc') {
      // Half a unit inside the circle: its line stays visible round the token.
      const d = Math.min(spot.w, spot.h) - 1;
      const own = isPlate(spot) ? { w: spot.w, h: spot.h } : { w: d, h: d };
      drawables.push(drawableOf(source, pile, { ...at, x: spot.x + i * 9, y: spot.y - i * 7, ...own }));
      return;
    }
    if (spot.shape === 'box') {
      drawables.push(drawableOf(source, pile, { ...at, ...onField(size, spot, i, others.length) }));
      return;
    }
    const most = Math.min(1.25, 48 / Math.max(size.w, size.h));
    const spare = spot.art ? spareSpot(spot.art, 24) : { x: 0, y: 50 };
    const shift = (i - (others.length - 1) / 2) * Math.min(46, 120 / others.length);
    drawables.push(
      drawableOf(source, pile, {
        ...at,
        x: spot.x + spare.x + shift,
        y: spot.y + spare.y,
        w: size.w * most,
        h: size.h * most,
      }),
    );
  });
  return { drawables, captions: [] };
}

/** On a field of a hex: one in its middle, several side by side. */
function onField(size: { readonly w: number; readonly h: number }, spot: Spot, i: number, count: number) {
  const scale = Math.min(1.6, spot.h / size.h, spot.w / size.w);
  const step = Math.min(size.w * scale * 0.8, (spot.w - size.w * scale) / Math.max(1, count - 1));
  return {
    x: spot.x + (i - (count - 1) / 2) * Math.max(8, step),
    y: spot.y,
    w: size.w * scale,
    h: size.h * scale,
  };
}

/** Of two markers that share a cell each is so large, in parts of a lone one. */
const SHARED = 0.77;

/**
 * Markers of one price lie side by side, so that all can be read: the top one at the lower right, the next one left of it.
 * More than two become plates under the price, from the top of the stack downwards: colour alone tells nobody anything.
 */
export function layOnMarket(source: Source, spot: Spot, ids: readonly PieceId[]): Laid {
  const scale = spot.w / (CELL.w - 4);
  if (ids.length > 2) return layPlatesUnder(source, spot, ids, PRICE_HIGH * scale);
  const r = PRICE_MARKER_R * (ids.length > 1 ? SHARED : 1) * scale;
  const drawables = ids.map((id, i) => {
    const x = spot.x + (i === 0 ? 1 : -1) * (spot.w / 2 - r - 1);
    const y = spot.y + spot.h / 2 - r - 3;
    return drawableOf(
      source,
      only(source, id),
      { x, y, w: 2 * r, h: 2 * r, z: 30 - i, place: spot.place, group: spot.block },
      { count: 1 },
    );
  });
  return { drawables, captions: [] };
}

/** Sticks on their lane. */
export function layOnLane(source: Source, spot: Spot, ids: readonly PieceId[]): Laid {
  const { x, y, w, h, place, block: group, angle = 0 } = spot;
  const drawables = ids.map((id, i) =>
    drawableOf(source, only(source, id), { z: 30 + i, place, group, x, y: y - i * 4, w, h }, { angle }),
  );
  return { drawables, captions: [] };
}

/** Markers at the edge of a step. */
export function layOnStep(source: Source, spot: Spot, ids: readonly PieceId[]): Laid {
  const { place, block: group } = spot;
  const [right, y] = [spot.x + spot.w / 2 - 4, spot.y - spot.h / 2 + 3];
  const drawables = ids.map((id, i) =>
    drawableOf(source, only(source, id), { z: 30 + i, place, group, x: right - i * 16, y, w: 24, h: 24 }),
  );
  return { drawables, captions: [] };
}

/** Chips on the corner of a card of a display; null: the place is no corner. */
export const layOnCard = (source: Source, spot: Spot, ids: readonly PieceId[]): Laid | null =>
  spot.over === undefined
    ? null
    : layOver(source, ids, { x: spot.x + 19, y: spot.y - 4 }, spot.over / 217, {
        place: spot.place,
        group: spot.block,
      });

/** Anything in one small heap: the kinds fan out a little, each with all its pieces. */
export function layPile(
  source: Source,
  ids: readonly PieceId[],
  box: Box,
  place: Place,
  group: string,
): Laid {
  if (ids.length === 0) return NOTHING;
  const piles = pilesOf(source, ids);
  const top = piles[0];
  if (!top) return NOTHING;
  const size = sizeOf(top.face, source.orientation);
  const scale = Math.min(1, (box.w * 0.34) / size.w, (box.h - 8) / size.h);
  const drawable = drawableOf(
    source,
    { ...top, pieces: [...new Set([...top.pieces, ...ids])] },
    {
      x: box.x + box.w * 0.21,
      y: box.y + box.h / 2,
      w: size.w * scale,
      h: size.h * scale,
      z: 10,
      place,
      group,
    },
  );
  return {
    drawables: [{ ...drawable, count: 1, dim: true }],
    captions: [
      {
        x: box.x + box.w * 0.69,
        y: box.y + box.h / 2 + 8,
        text: `×${ids.length}`,
        size: 20,
        weight: 700,
        max: box.w * 0.58,
      },
    ],
  };
}
