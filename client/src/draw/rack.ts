import type { Slot, Surface } from '@stellwerk/engine/stage/stage.ts';
import { drawSheet, drawTitle } from './block.ts';
import { drawMissing } from './card.ts';
import { label, sizeAt, wholeOrFirst } from './label.ts';
import type { Box, Point } from './geometry.ts';
import { detailOf, type Look } from './look.ts';
import type { Pen } from './pen.ts';
import { disc, faded, line, panel, polygon, widthOf } from './pen.ts';

export type RackSurface = Extract<Surface, { readonly kind: 'rack' }>;

/** Where the places of a rack lie, from the upper left corner of its block. */
export interface RackPlan {
  readonly w: number;
  readonly h: number;
  readonly groups: readonly { readonly label: Point | null; readonly slots: readonly Box[] }[];
}

export interface Size {
  readonly w: number;
  readonly h: number;
}

const countText = (count: number): string => (count < 0 ? '∞' : `×${count}`);

const trayText = (look: Look, { count, label: name }: Slot): string =>
  [name ? look.say(name) : '', count === undefined ? '' : countText(count)].filter(Boolean).join(' ');

/** A number stands under every tile of a colour, or under none: so narrow may its letters be. */
const NARROW_NUMBER = 0.6;
function hasNumbers(pen: Pen, look: Look, slots: readonly Slot[], boxes: readonly Box[]): boolean {
  const size = sizeAt(look, 20, 2);
  return (
    size !== null &&
    slots.every((slot, i) => {
      const wide = widthOf(pen, trayText(look, slot), { size, weight: 600, fill: '' });
      return wide * NARROW_NUMBER <= (boxes[i]?.w ?? 0) + 2;
    })
  );
}

/** Number and count of a tile; from afar only how many there are. */
function drawTraySlot(pen: Pen, look: Look, slot: Slot, box: Box, isNumbered: boolean): void {
  const count = slot.count === undefined ? '' : countText(slot.count);
  const style = {
    size: 20,
    weight: 600,
    fill: look.theme.ink2,
    align: 'center',
    middle: true,
    max: box.w + 2,
    least: 0.7,
    grow: 2,
    whole: true,
    narrow: NARROW_NUMBER,
  } as const;
  const [x, y] = [box.x + box.w / 2, box.y + box.h + 13];
  faded(pen, slot.dim ? 0.75 : 1, () => {
    label(pen, look, isNumbered ? trayText(look, slot) : count, x, y, style);
  });
}

function drawDepotSlot(pen: Pen, look: Look, slot: Slot, box: Box, isTight: boolean): void {
  const { theme } = look;
  const [x, isEmpty] = [box.x + box.w / 2, slot.count === 0];
  const note = slot.note ? look.say(slot.note) : '';
  const middle = { align: 'center', middle: true } as const;
  if (isEmpty) {
    panel(pen, box, 11, { stroke: theme.line2, width: 2.2, dash: [9, 6.5] });
    const name = slot.label ? look.say(slot.label) : '';
    const grey = { ...middle, fill: theme.ink3, max: box.w - 10, least: 0.6 };
    // Words are small enough for a field; ranges of trains are read from afar.
    const size = name.length > 5 ? 22 : 31;
    const [upper, lower] = [sizeAt(look, size) ?? size, sizeAt(look, 22) ?? 22];
    // Both where each has a line of its own, whole; else only what belongs there.
    const isBoth =
      note !== '' &&
      1.2 * (upper + lower) <= box.h - 6 &&
      widthOf(pen, note, { size: lower, weight: 400, fill: '' }) * 0.75 <= grey.max;
    const mid = box.y + box.h / 2;
    label(pen, look, name, x, isBoth ? mid - 0.62 * lower : mid, { ...grey, size, weight: 700 });
    if (isBoth) label(pen, look, note, x, mid + 0.62 * upper, { ...grey, size: 22, whole: true });
    return;
  }
  const count = slot.count === undefined ? '' : countText(slot.count);
  const size = sizeAt(look, 22, 1.3);
  if (size === null) {
    // From afar only how many are left.
    const far = { ...middle, size: 22, weight: 700, fill: theme.ink2, grow: 2, max: box.w, whole: true };
    label(pen, look, count, x, box.y + box.h + 25, far);
    return;
  }
  const style = { ...middle, size, weight: 600, fill: theme.ink2 };
  const text = [count, note].filter(Boolean).join(' · ');
  const max = box.w + (isTight ? 8 : 30);
  const isWhole = widthOf(pen, text, style) <= max;
  if (isWhole || isTight) {
    label(pen, look, isWhole ? text : count, x, box.y + box.h + 26, style);
    return;
  }
  label(pen, look, count, x, box.y + box.h + 18, style);
  // Half a word under a train says nothing; the page of phases has it too.
  const fit = { max, narrow: 0.6, least: 0.7, whole: true };
  label(pen, look, note, x, box.y + box.h + 42, { ...style, weight: 400, ...fit });
}

/** So wide a sign and its sum can be read; bids of more people stand in two lines. */
const BID = { most: 66, least: 58 } as const;

/** Who has bid how much for the card above, the highest first and framed. */
function drawBidders(pen: Pen, look: Look, bids: NonNullable<Slot['bids']>, box: Box): void {
  const { theme } = look;
  const lines = box.w / Math.max(1, bids.length) < BID.least ? 2 : 1;
  const perLine = Math.ceil(bids.length / lines);
  const pitch = Math.min(BID.most, box.w / Math.max(1, perLine));
  const high = lines === 1 ? 26 : 21;
  bids.forEach(({ seat, amount, leads }, i) => {
    const { colour, ink, initial } = look.seat(seat);
    const x = box.x + (i % perLine) * pitch;
    const y = box.y + box.h + 5 + high / 2 + Math.floor(i / perLine) * (high + 1);
    panel(pen, { x, y: y - high / 2, w: pitch - 4, h: high }, high / 2, {
      fill: leads ? theme.goSoft : theme.paper,
      stroke: leads ? theme.go : theme.line2,
      width: leads ? 3 : 1.6,
    });
    const r = high / 2 - 2;
    disc(pen, x + r + 2, y, r, { fill: colour });
    const style = { middle: true, grow: lines === 1 ? 1.5 : 1.2, weight: 800, narrow: 0.6 } as const;
    label(pen, look, initial, x + r + 2, y, {
      ...style,
      size: 15,
      fill: ink,
      align: 'center',
      max: 2 * r - 2,
    });
    const left = 2 * r + 5;
    label(pen, look, look.amount(amount), x + left, y, {
      ...style,
      size: 17,
      fill: theme.ink,
      max: pitch - 8 - left,
    });
  });
}

/** An empty field says or shows what belongs there; a card covers it. What is under the field stays. */
function drawDisplaySlot(pen: Pen, look: Look, slot: Slot, box: Box): void {
  const { theme } = look;
  const isSmall = box.w < 60;
  if (slot.label && slot.imprint === undefined) drawMissing(pen, look, look.say(slot.label), box);
  else panel(pen, box, 14, { stroke: theme.line2, width: 2, dash: [9, 7] });
  if (slot.bids) drawBidders(pen, look, slot.bids, box);
  else if (slot.note)
    label(pen, look, look.say(slot.note), box.x + box.w / 2, box.y + box.h + 18, {
      size: 21,
      fill: theme.ink3,
      align: 'center',
      middle: true,
      grow: 1.6,
      // Two letters and dots under a small piece say nothing, and what reaches under the next one is not read.
      max: box.w + (isSmall ? 2 : 10),
      whole: isSmall,
    });
}

/** A rack without the pieces in it. `inner`: it shares the sheet of another block; `head`: where its title stands, null for none. */
export function drawRack(
  pen: Pen,
  look: Look,
  surface: RackSurface,
  box: Box,
  plan: RackPlan,
  inner: boolean,
  head: { readonly y: number; readonly w: number } | null = { y: inner ? 36 : 42, w: box.w - 52 },
): void {
  const { theme } = look;
  if (!inner) drawSheet(pen, look, box, theme.paper2);
  else if (surface.role === 'out') panel(pen, box, 12, { stroke: theme.line2, width: 2, dash: [7, 6] });
  if (!detailOf(look.scale).text) return;
  if (surface.role === 'out' && inner) return;
  if (head) drawTitle(pen, look, look.say(surface.title), box.x + 26, box.y + head.y, head.w);
  if (surface.role === 'tray' && head && head.w >= box.w - 52)
    line(pen, box.x + 22, box.y + 58, box.x + box.w - 22, box.y + 58, { stroke: theme.line, width: 2 });
  surface.groups.forEach((group, g) => {
    const places = plan.groups[g];
    if (!places) return;
    const isNumbered = surface.role === 'tray' && hasNumbers(pen, look, group.slots, places.slots);
    if (group.label && places.label) {
      const style = {
        size: 23,
        // Beside cards there is less room over them than in a tray.
        grow: surface.role === 'tray' ? 1.7 : 1.3,
        weight: 600,
        fill: theme.ink3,
        max: box.w - 10 - places.label.x,
        narrow: NARROW_NUMBER,
      } as const;
      // A colour and from when on it may be laid.
      const said = wholeOrFirst(pen, look, look.say(group.label), style);
      label(pen, look, said, box.x + places.label.x, box.y + places.label.y, style);
    }
    group.slots.forEach((slot, i) => {
      const local = places.slots[i];
      if (!local) return;
      const own = { ...local, x: box.x + local.x, y: box.y + local.y };
      if (surface.role === 'tray') drawTraySlot(pen, look, slot, own, isNumbered);
      else if (surface.role === 'depot') drawDepotSlot(pen, look, slot, own, head === null);
      else if (surface.role === 'display') drawDisplaySlot(pen, look, slot, own);
    });
  });
}

/** A tray that is put away: a button with a hex and its name. */
export function drawFolded(pen: Pen, look: Look, title: string, box: Box): void {
  const { theme } = look;
  panel(pen, box, box.h / 2, { fill: theme.ui, stroke: theme.line2, width: 2 });
  const mid = box.y + box.h / 2;
  polygon(
    pen,
    [0, 1, 2, 3, 4, 5].map((i) => {
      const a = (Math.PI / 3) * i;
      return { x: box.x + 44 + 20 * Math.cos(a), y: mid + 20 * Math.sin(a) };
    }),
    { stroke: theme.ink2, width: 4 },
  );
  label(pen, look, title, box.x + 80, mid, {
    size: 36,
    weight: 600,
    fill: theme.ink2,
    middle: true,
    grow: 1.5,
    narrow: 0.7,
    max: box.w - 100,
  });
}

/** The bank: title left, its chip beside it (a piece), the rest for what shares the block. */
export function drawBank(pen: Pen, look: Look, title: string, box: Box, shared: boolean): void {
  drawSheet(pen, look, box, look.theme.paper2);
  drawTitle(pen, look, title, box.x + 26, box.y + 46, 76, true);
  if (shared)
    line(pen, box.x + 26, box.y + 78, box.x + box.w - 26, box.y + 78, { stroke: look.theme.line, width: 2 });
}
