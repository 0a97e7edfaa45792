import type { Surface } from '@stellwerk/engine/stage/stage.ts';
import { drawSheet } from '../../draw/block.ts';
import { type BoardHex } from '../../draw/board.ts';
import { layoutOf } from '../../draw/face-layout.ts';
import { HEX, INNER } from '../../draw/geometry.ts';
import { slotRadius, slotsOf } from '../../draw/stops.ts';
import { drawHeader } from '../header.ts';
import type { Add } from '../spots.ts';
import { layOnHex } from '../stacks.ts';
import type { SurfaceKind } from './kind.ts';

/** A hex, and the circles printed on it. */
function addHex(hex: BoardHex, block: string, isFlat: boolean, add: Add): void {
  const place = `hex/${hex.id}`;
  const [w, h] = isFlat ? [2 * HEX, 2 * INNER] : [2 * INNER, 2 * HEX];
  add({ place, block, x: hex.x, y: hex.y, w, h, shape: 'hex', art: hex.art });
  for (const { node, index, at: stop } of layoutOf(hex.art).drawn.stops) {
    const r = slotRadius(node.slots);
    slotsOf(node.slots).forEach((p, slot) =>
      add({
        place: `${place}/n${index}/${slot}`,
        block,
        x: hex.x + stop.x + p.x,
        y: hex.y + stop.y + p.y,
        w: 2 * r,
        h: 2 * r,
        shape: 'disc',
      }),
    );
  }
}

/** A map of hexes. Its hexes and tiles are drawn by `draw/board.ts`, one bitmap each. */
export const hexmap: SurfaceKind<Extract<Surface, { readonly kind: 'hexmap' }>> = {
  region: () => 'map',
  draw: (pen, look, surface, block, scene) => {
    drawSheet(pen, look, block.box, look.theme.board);
    drawHeader(pen, look, surface, block, scene, true);
  },
  isLive: true,
  places: (_, { id }, { board }, add) => {
    for (const hex of board?.hexes ?? []) addHex(hex, id, board?.orientation === 'flat', add);
  },
  placeAt: (_surface, _block, { at, want, onMap }) => onMap(at, want),
  layAt: layOnHex,
};
