import type { Surface } from '@stellwerk/engine/stage/stage.ts';
import type { Place } from '@stellwerk/engine/table/types.ts';
import type { Board, BoardHex } from '../draw/board.ts';
import { planCharter } from '../draw/charter.ts';
import { type HexArt, layoutOf } from '../draw/face-layout.ts';
import { type Box, centreOf, HEX, INNER, type Point } from '../draw/geometry.ts';
import { marketCellBox, planMarket } from '../draw/market.ts';
import { type MatForm, planMat } from '../draw/mat.ts';
import { cityPoints, segmentSpots, type NetworkSurface } from '../draw/network.ts';
import { fieldBox, fieldCount } from '../draw/profit.ts';
import { slotRadius, slotsOf } from '../draw/stops.ts';
import { stepBoxes } from '../draw/steps.ts';
import type { MatPlan as MatCards } from './folders.ts';
import { type Block, slotBox } from './world.ts';

/** Where a place is: its middle, how large it is, and of what shape. */
export interface Spot extends Point {
  readonly place: Place;
  readonly w: number;
  readonly h: number;
  readonly shape: 'hex' | 'disc' | 'box';
  readonly block: string;
  /** Direction in radians (sticks). */
  readonly angle?: number;
  /** Pieces lie on a card that is so wide, at its corner. */
  readonly over?: number;
  /** What is printed on a hex. */
  readonly art?: HexArt;
}

/** Whether certificates lie at a place. */
type Has = (place: Place) => boolean;
/** Takes one place after the other. */
type Add = (spot: Spot) => void;
export const boxSpot = (place: Place, block: string, box: Box): Spot => ({
  place,
  block,
  ...centreOf(box),
  w: box.w,
  h: box.h,
  shape: 'box',
});

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

const around = (boxes: readonly Box[]): Box => {
  const [x, y] = [Math.min(...boxes.map((b) => b.x)), Math.min(...boxes.map((b) => b.y))];
  return {
    x,
    y,
    w: Math.max(...boxes.map((b) => b.x + b.w)) - x,
    h: Math.max(...boxes.map((b) => b.y + b.h)) - y,
  };
};

function addSegments(surface: NetworkSurface, block: Block, add: Add): void {
  const cities = cityPoints(surface, block.box);
  for (const connection of surface.connections)
    segmentSpots(connection, cities).forEach((track, t) =>
      track.forEach((spot, s) =>
        add({ place: `${surface.place}/${connection.id}/${t}/${s}`, block: block.id, ...spot, shape: 'box' }),
      ),
    );
}

/** Round the upper right corner of a card: what lies on it. */
const corner = (place: Place, block: string, { x, y, w }: Box): Spot => ({
  ...boxSpot(place, block, { x: x + w - 44, y: y - 16, w: 50, h: 40 }),
  over: w,
});

function addRack(surface: Extract<Surface, { readonly kind: 'rack' }>, block: Block, add: Add): void {
  const slots = surface.groups.flatMap((group, g) =>
    group.slots.map((slot, i) => ({ slot, box: slotBox(block, g, i) })),
  );
  const places = [...new Set(slots.map(({ slot }) => slot.place))];
  for (const place of places) {
    const own = slots.flatMap(({ slot, box }) => (slot.place === place && box ? [box] : []));
    // A place of several fields is all of them; the only place of a rack is the rack.
    add(boxSpot(place, block.id, places.length > 1 && own.length > 0 ? around(own) : block.box));
  }
  for (const { slot, box } of slots)
    if (slot.over !== undefined && box) add(corner(slot.over, block.id, box));
}

/** The name of its owner stands for the mat; cards with something under them are places of their own. */
function addMat(
  surface: Extract<Surface, { readonly kind: 'mat' }>,
  block: Block,
  form: MatForm,
  cards: MatCards | null,
  add: Add,
): void {
  const plan = planMat(block.box, form);
  const isSide = form === 'side';
  const { x, y, h } = block.box;
  add(boxSpot(surface.place, block.id, isSide ? { x, y, w: plan.cards.x - x - 10, h: h * 0.4 } : block.box));
  if (surface.stock !== undefined) add(boxSpot(surface.stock, block.id, plan.slips));
  for (const { folder, area, card } of cards?.folders ?? []) {
    add(boxSpot(folder.under, block.id, area));
    if (folder.over !== undefined) add(corner(folder.over, block.id, card));
  }
}

/** A block in the size it has by itself, from its own upper left corner; and back into the world. */
const natural = ({ box, scale = 1 }: Block): Box => ({ x: 0, y: 0, w: box.w / scale, h: box.h / scale });
const enlarged = ({ box, scale = 1 }: Block, local: Box): Box => ({
  x: box.x + local.x * scale,
  y: box.y + local.y * scale,
  w: local.w * scale,
  h: local.h * scale,
});

function addCells(surface: Extract<Surface, { readonly kind: 'market' }>, block: Block, add: Add): void {
  const own = natural(block);
  const plan = planMarket(surface, own.w);
  for (const { row, col, box } of plan.cells)
    add(boxSpot(`${surface.place}/${row}/${col}`, block.id, enlarged(block, marketCellBox(plan, own, box))));
}

export function addBlock(
  block: Block,
  board: Board | null,
  form: MatForm,
  cards: (block: Block) => MatCards | null,
  has: Has,
  add: Add,
): void {
  const { surface, box, id } = block;
  switch (surface.kind) {
    case 'hexmap':
      for (const hex of board?.hexes ?? []) addHex(hex, id, board?.orientation === 'flat', add);
      return;
    case 'market':
      addCells(surface, block, add);
      return;
    case 'rack':
      addRack(surface, block, add);
      return;
    case 'charter':
      add(boxSpot(surface.place, id, box));
      if (surface.shelf && has(surface.shelf.place) && !planCharter(surface, box).spine)
        add(boxSpot(surface.shelf.place, id, planCharter(surface, box).shelf));
      return;
    case 'mat':
      addMat(surface, block, form, cards(block), add);
      return;
    case 'bank':
      // The pool shares the sheet and has the lower part.
      add(boxSpot(surface.place, id, { ...box, h: Math.min(box.h, 80) }));
      return;
    case 'steps':
      stepBoxes(surface, natural(block)).forEach((b, i) =>
        add(boxSpot(`${surface.id}/${surface.steps[i]?.id ?? i}`, id, enlarged(block, b))),
      );
      return;
    case 'network':
      addSegments(surface, block, add);
      return;
    case 'track':
      for (let i = 0; i < fieldCount(surface); i++) {
        const value = surface.from + i * surface.step;
        add(boxSpot(`${surface.place}/${value}`, id, fieldBox(surface, box, value)));
      }
      return;
    case 'bars':
      return;
    default:
      surface satisfies never;
  }
}
