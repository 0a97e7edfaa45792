import type { PieceId, Place } from '@stellwerk/engine/table/types.ts';
import type { Box } from '../../draw/geometry.ts';
import type { Look } from '../../draw/look.ts';
import type { Pen } from '../../draw/pen.ts';
import { drawFolded, drawRack, type RackPlan, type RackSurface } from '../../draw/rack.ts';
import { drawableOf, faceOf, type Laid, NOTHING, type Source } from '../flow.ts';
import { boxSpot, corner } from '../spots.ts';
import { layOnCard, layPile } from '../stacks.ts';
import { layPool, laySlots, poolTitle } from '../surfaces.ts';
import { type Block, slotBox } from '../world.ts';
import type { SurfaceKind } from './kind.ts';

const TITLE_INSET = 22;
const LINE_TITLE = 250;
/** A low strip has its title before the tiles, not over them. */
const HIGH_STRIP = 200;
const STRIP_TITLE = 170;

/** In a line what lies there begins where the title ends. */
const lineTitle = (groups: RackPlan['groups']): number =>
  Math.min(LINE_TITLE, (groups[0]?.slots[0]?.x ?? Infinity) - 40);

/** Without a sheet the title stands over the first card, not inside an edge. */
function drawRackBlock(pen: Pen, look: Look, surface: RackSurface, block: Block): void {
  const { box, plan, inner, bare, form } = block;
  const { w, h, groups } = plan ?? { w: box.w, h: box.h, groups: [] };
  if (!bare) {
    const beside = surface.role === 'pool' ? poolTitle(box) : null;
    const title =
      form === 'headless'
        ? null
        : form === 'line'
          ? { y: 37, w: lineTitle(groups) }
          : form === 'strip' && box.h < HIGH_STRIP
            ? { y: 42, w: STRIP_TITLE }
            : beside !== null
              ? { y: inner ? 36 : 42, w: beside }
              : undefined;
    drawRack(pen, look, surface, box, { w, h, groups }, inner, title);
    return;
  }
  const shift = <P extends { readonly x: number }>(p: P): P => ({ ...p, x: p.x + TITLE_INSET });
  const shifted = groups.map(({ label: at, slots }) => ({
    label: at && shift(at),
    slots: slots.map(shift),
  }));
  drawRack(
    pen,
    look,
    surface,
    { ...box, x: box.x - TITLE_INSET },
    { w, h, groups: shifted },
    true,
    form === 'headless' ? null : undefined,
  );
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

/** All of it is one pile on its button. */
function layFolded(source: Source, { id: group, box }: Block, ids: readonly PieceId[], place: Place): Laid {
  const [first] = ids;
  if (first === undefined) return NOTHING;
  const pile = { face: faceOf(source, first), pieces: [...new Set(ids)], side: undefined };
  const side = box.h * 0.62;
  const at = { x: box.x + 44, y: box.y + box.h / 2, w: side, h: side, z: 10, place, group };
  return { drawables: [drawableOf(source, pile, at, { count: 1 })], captions: [] };
}

const placesOn = ({ groups }: RackSurface): readonly Place[] => [
  ...new Set(groups.flatMap(({ slots }) => slots.map(({ place }) => place))),
];
const firstPlace = ({ groups, id }: RackSurface): Place => groups[0]?.slots[0]?.place ?? id;

/** Fields for tiles, trains and cards, pools, and what has left the game. */
export const rack: SurfaceKind<RackSurface> = {
  region: ({ role }) =>
    role === 'tray' ? 'tray' : role === 'depot' || role === 'display' ? 'depot' : 'bank',
  draw: (pen, look, surface, block) => {
    if (block.form === 'folded') drawFolded(pen, look, look.say(surface.title), block.box);
    else drawRackBlock(pen, look, surface, block);
  },
  places: (surface, block, _, add) => {
    const slots = surface.groups.flatMap((group, g) =>
      group.slots.map((slot, i) => ({ slot, box: slotBox(block, g, i) })),
    );
    const places = placesOn(surface);
    for (const place of places) {
      const own = slots.flatMap(({ slot, box }) => (slot.place === place && box ? [box] : []));
      // A place of several fields is all of them; the only place of a rack is the rack.
      add(boxSpot(place, block.id, places.length > 1 && own.length > 0 ? around(own) : block.box));
    }
    for (const { slot, box } of slots)
      if (slot.over !== undefined && box) add(corner(slot.over, block.id, box));
  },
  openPlaces: placesOn,
  /** Chips on the corner of a card of a display; what lies in its fields is laid field by field. */
  layAt: layOnCard,
  layAll: (source, surface, block, here, lying) => {
    const { role } = surface;
    if (block.form === 'folded')
      return layFolded(source, block, placesOn(surface).flatMap(lying), firstPlace(surface));
    if (role !== 'pool' && role !== 'out' && block.plan !== undefined)
      return laySlots(source, block, surface, lying);
    const ids = [...new Set(placesOn(surface).flatMap((place) => lying(place)))];
    const place = firstPlace(surface);
    return role === 'out'
      ? layPile(source, [...ids, ...here], block.box, place, block.id)
      : layPool(source, block, ids, place);
  },
  asides: placesOn,
  takesStrays: ({ role }) => role === 'out',
  purse: (surface, { box, inner }) =>
    surface.account === undefined || inner
      ? null
      : {
          account: surface.account,
          place: firstPlace(surface),
          box: { x: box.x + box.w - 230, y: box.y + 12, w: 210, h: 42 },
          from: 'right',
        },
  account: ({ account }) => account ?? null,
};
