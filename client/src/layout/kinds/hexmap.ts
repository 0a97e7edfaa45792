import type { Surface } from '@stellwerk/engine/stage/stage.ts';
import { drawSheet } from '../../draw/block.ts';
import { type BoardHex } from '../../draw/board.ts';
import { layoutOf } from '../../draw/face-layout.ts';
import { HEX, INNER } from '../../draw/geometry.ts';
import { PLATE } from '../../draw/plate.ts';
import { plateSlots, slotRadius, slotsOf } from '../../draw/stops.ts';
import { special } from '../../draw/special.ts';
import { drawHeader } from '../header.ts';
import { type Add, boxSpot, innermost } from '../spots.ts';
import { layOnHex } from '../stacks.ts';
import type { SurfaceKind } from './kind.ts';

/** A hex, and the circles printed on it. */
function addHex(hex: BoardHex, block: string, isFlat: boolean, add: Add): void {
  const place = `hex/${hex.id}`;
  const [w, h] = isFlat ? [2 * HEX, 2 * INNER] : [2 * INNER, 2 * HEX];
  add({ place, block, x: hex.x, y: hex.y, w, h, shape: 'hex', art: hex.art });
  for (const { node, index, at: stop } of layoutOf(hex.art).drawn.stops) {
    const r = slotRadius(node.slots);
    const size = hex.art.dense ? PLATE : { w: 2 * r, h: 2 * r };
    (hex.art.dense ? plateSlots : slotsOf)(node.slots).forEach((p, slot) =>
      add({
        place: `${place}/n${index}/${slot}`,
        block,
        x: hex.x + stop.x + p.x,
        y: hex.y + stop.y + p.y,
        ...size,
        shape: 'disc',
      }),
    );
  }
  for (const { field, x, y } of hex.fields ?? [])
    // Goods lie outside of what they bring, away from the station; a plate lies on its site.
    add(
      field.kind === 'goods'
        ? boxSpot(field.place, block, { x: hex.x + x - 70, y: hex.y + y + (y > 0 ? 26 : -66), w: 140, h: 40 })
        : boxSpot(field.place, block, { x: hex.x + x - 43, y: hex.y + y - 28, w: 86, h: 56 }),
    );
}

/** A map of hexes. Its hexes and tiles are drawn by `draw/board.ts`, one bitmap each. */
export const hexmap: SurfaceKind<Extract<Surface, { readonly kind: 'hexmap' }>> = {
  region: () => 'map',
  draw: (pen, look, surface, block, scene) => {
    drawSheet(pen, look, block.box, look.theme.board);
    if (block.form === 'plain') return;
    if (block.form === 'headless') special.corners?.(pen, look, surface, block.box);
    else drawHeader(pen, look, surface, block, scene, true);
  },
  isLive: true,
  places: (_, { id }, { board }, add) => {
    for (const hex of board?.hexes ?? []) addHex(hex, id, board?.orientation === 'flat', add);
  },
  // A field that is not a hex nor a circle lies over the hexes round it; a tile means the hex all the same.
  placeAt: (_surface, _block, { at, want, onMap, spots }) =>
    (want === 'slot'
      ? innermost(
          spots.filter(({ shape }) => shape === 'box'),
          at,
        )?.place
      : undefined) ?? onMap(at, want),
  layAt: layOnHex,
};
