import type { Slot } from '@stellwerk/engine/stage/stage.ts';
import type { Box } from '../draw/geometry.ts';
import type { RackPlan, RackSurface, Size } from '../draw/rack.ts';

const TILE = { w: 62, h: 54, pitchX: 68, pitchY: 82 } as const;
const TRAY_TOP = 62;
const LEAST_COLUMNS = 3;
const MOST_COLUMNS = 9;
/** Tiles of a tray grow with a tall map, but not beyond this. */
const LARGEST_TILE = 1.35;

/** Tiles in columns, colour by colour; as high as it comes. */
function planTray(surface: RackSurface, columns: number, scale = 1): RackPlan {
  const w = columns * TILE.pitchX * scale + 28;
  const pitchY = (TILE.pitchY - 28) * scale + 28;
  let y = TRAY_TOP;
  const groups = surface.groups.map((group) => {
    const label = group.label ? { x: 26, y: y + 26 } : null;
    y += group.label ? 38 : 12;
    const top = y;
    const slots = group.slots.map((_, i) => ({
      x: 17 + (i % columns) * TILE.pitchX * scale,
      y: top + Math.floor(i / columns) * pitchY,
      w: TILE.w * scale,
      h: TILE.h * scale,
    }));
    y += Math.ceil(group.slots.length / columns) * pitchY + 8;
    return { label, slots };
  });
  return { w, h: y + 12, groups };
}

/** As few columns as are no higher than what stands beside them, and then tiles as large as that allows. */
export function fitTray(surface: RackSurface, height: number): RackPlan {
  const room = Math.max(height, 600);
  let columns = LEAST_COLUMNS;
  let plan = planTray(surface, columns);
  while (plan.h > room && columns < MOST_COLUMNS) plan = planTray(surface, ++columns);
  for (let scale = LARGEST_TILE; scale >= 1.08; scale -= 0.03) {
    const larger = planTray(surface, columns, scale);
    if (larger.h <= room) return larger;
  }
  return plan;
}

/** Tiles side by side in a box, in as few lines as there is room for, as large as they fit. */
function linesIn(count: number, { x, y, w, h }: Box, most: number): readonly Box[] {
  let scale = most;
  const perLine = (): number => Math.max(1, Math.floor(w / (TILE.pitchX * scale)));
  const pitchY = (): number => (TILE.pitchY - 28) * scale + 28;
  while (scale > LEAST_TILE && Math.ceil(count / perLine()) * pitchY() > h) scale -= 0.04;
  return Array.from({ length: count }, (_, i) => ({
    x: x + (i % perLine()) * TILE.pitchX * scale,
    y: y + Math.floor(i / perLine()) * pitchY(),
    w: (TILE.w - 6) * scale,
    h: TILE.h * scale,
  }));
}
const LEAST_TILE = 0.6;
const LARGEST_IN_STRIP = 2;
/** What colours that nobody may lay yet have of a strip, at most. */
const LATER = 0.7;

/** Tiles in a strip: colours that may be laid have the room, those to come stand small behind them. */
export function planStrip(surface: RackSurface, w: number, h: number): RackPlan {
  const title = h > 200 ? TRAY_TOP : 0;
  const left = title > 0 ? 17 : 200;
  const isOpen = ({ slots }: RackSurface['groups'][number]): boolean => slots.some(({ dim }) => !dim);
  const countOf = (groups: RackSurface['groups']): number =>
    groups.reduce((sum, { slots }) => sum + slots.length, 0);
  const [open, later] = [
    countOf(surface.groups.filter(isOpen)),
    countOf(surface.groups.filter((group) => !isOpen(group))),
  ];
  const room = { x: left, y: title + 8, w: w - left - 12, h: h - title - 10 };
  const rows = Math.max(1, Math.floor(room.h / ((TILE.pitchY - 28) * LEAST_TILE + 28)));
  const behind =
    open === 0
      ? room.w
      : Math.min(room.w * LATER, (Math.ceil(later / rows) + 0.5) * TILE.pitchX * LEAST_TILE);
  const wide = later === 0 ? room.w : room.w - behind;
  const now = [...linesIn(open, { ...room, w: wide }, LARGEST_IN_STRIP)];
  const then = [
    ...linesIn(later, { ...room, x: room.x + wide, w: behind }, open === 0 ? LARGEST_IN_STRIP : LEAST_TILE),
  ];
  const groups = surface.groups.map((group) => {
    const boxes = isOpen(group) ? now : then;
    return { label: null, slots: boxes.splice(0, group.slots.length) };
  });
  return { w, h, groups };
}

/** Stacks from left to right in buying order. */
export function planDepot(surface: RackSurface, w: number, h: number): RackPlan {
  const slots = surface.groups.flatMap((group) => group.slots);
  const pitch = Math.min(171, (w - 44) / Math.max(1, slots.length));
  const card = Math.max(40, Math.min(131, pitch - 24, (h - 112) / 1.274));
  const height = card * 1.274;
  // Where two lines under the cards would reach over the edge, cards come closer to the title.
  const rest = h - 64 - 54 - height;
  const top = 64 + (rest < 0 ? Math.max(-12, rest) : rest / 2);
  let at = 0;
  const groups = surface.groups.map((group) => ({
    label: null,
    slots: group.slots.map(() => ({ x: 31 + pitch * at++, y: top, w: card, h: height })),
  }));
  return { w, h, groups };
}
/** The same without a title above them, on little room. */
export function planLowDepot(surface: RackSurface, w: number, h: number): RackPlan {
  const count = surface.groups.reduce((sum, { slots }) => sum + slots.length, 0);
  const pitch = (w - 30) / Math.max(1, count);
  const card = Math.min(pitch - 10, (h - 62) / 1.274);
  const top = (h - 40 - card * 1.274) / 2;
  let at = 0;
  const groups = surface.groups.map((group) => ({
    label: null,
    slots: group.slots.map(() => ({
      x: 15 + pitch * at++ + (pitch - card) / 2,
      y: top,
      w: card,
      h: card * 1.274,
    })),
  }));
  return { w, h, groups };
}
export const depotWidth = (surface: RackSurface): number =>
  31 + 171 * surface.groups.reduce((sum, { slots }) => sum + slots.length, 0);

/** A display with a sheet keeps its cards from the edge; one without has only a title above them. */
export interface Frame {
  readonly pad: number;
  readonly top: number;
  readonly foot: number;
}
export const SHEET: Frame = { pad: 22, top: 60, foot: 18 };
export const BARE: Frame = { pad: 0, top: 50, foot: 0 };
const GAP = 17;
const LABEL = 34;
const NOTE = 26;
const BIDS = 34;

/** What stands under the cards of a group: a line of words, or of bids. */
const belowOf = (slots: readonly Slot[]): number =>
  slots.some(({ bids }) => bids !== undefined)
    ? BIDS
    : slots.some(({ note }) => note !== undefined)
      ? NOTE
      : 0;

interface Row {
  readonly label: boolean;
  readonly slots: { readonly group: number; readonly index: number; readonly size: Size }[];
  w: number;
  h: number;
}

/** Which cards stand side by side: a group with a label, or that does not fit, begins a new row. */
function rowsOf(surface: RackSurface, room: number, size: (slot: Slot) => Size, scale: number): Row[] {
  const rows: Row[] = [];
  surface.groups.forEach((group, g) => {
    const notes = belowOf(group.slots);
    group.slots.forEach((slot, i) => {
      const natural = size(slot);
      const fit = Math.min(scale, room / natural.w);
      const [w, h] = [natural.w * fit, natural.h * fit];
      let row = rows.at(-1);
      if (!row || i === 0 || row.w + GAP + w > room + 0.5)
        rows.push((row = { label: i === 0 && group.label !== null, slots: [], w: -GAP, h: 0 }));
      row.slots.push({ group: g, index: i, size: { w, h } });
      row.w += GAP + w;
      row.h = Math.max(row.h, h + notes);
    });
  });
  return rows;
}

function laid(surface: RackSurface, rows: readonly Row[], w: number, frame: Frame): RackPlan {
  const groups = surface.groups.map(({ slots }) => ({
    label: null as { readonly x: number; readonly y: number } | null,
    slots: slots.map((): Box => ({ x: 0, y: 0, w: 0, h: 0 })),
  }));
  let y = frame.top;
  for (const row of rows) {
    if (row.label) {
      const group = groups[row.slots[0]?.group ?? 0];
      if (group) group.label = { x: frame.pad + 4, y: y + 20 };
      y += LABEL;
    }
    let x = frame.pad;
    for (const { group, index, size } of row.slots) {
      const own = groups[group];
      if (own) own.slots[index] = { x, y, ...size };
      x += size.w + GAP;
    }
    y += row.h + GAP;
  }
  return { w, h: y - (rows.length > 0 ? GAP : 0) + frame.foot, groups };
}

/** Cards laid out in rows, group by group. */
export function planDisplay(
  surface: RackSurface,
  w: number,
  size: (slot: Slot) => Size,
  frame: Frame = SHEET,
  scale = 1,
): RackPlan {
  return laid(surface, rowsOf(surface, w - 2 * frame.pad, size, scale), w, frame);
}

const LARGEST_CARD = 1.25;

/** Cards that need several rows anyway are as large as these rows allow. */
export function fillDisplay(surface: RackSurface, w: number, size: (slot: Slot) => Size): RackPlan {
  const room = w - 2 * SHEET.pad;
  const rows = rowsOf(surface, room, size, 1).length;
  let scale = LARGEST_CARD;
  while (scale > 1 && rowsOf(surface, room, size, scale).length > rows) scale -= 0.05;
  return planDisplay(surface, w, size, SHEET, Math.max(1, scale));
}

/** How wide a display is whose groups lie side by side, each under its label. */
export function planShelf(surface: RackSurface, size: (slot: Slot) => Size, frame: Frame = SHEET): RackPlan {
  let x = frame.pad;
  let h = 0;
  const hasLabels = surface.groups.some(({ label }) => label !== null);
  const y = frame.top + (hasLabels ? LABEL - 8 : 0);
  const groups = surface.groups.map((group) => {
    const label = group.label ? { x: x + 4, y: frame.top + 14 } : null;
    const notes = belowOf(group.slots);
    const left = x;
    const slots = group.slots.map((slot): Box => {
      const box = { x, y, ...size(slot) };
      x += box.w + GAP;
      h = Math.max(h, box.h + notes);
      return box;
    });
    x = Math.max(x, left + (group.label ? 190 : 0)) + 12;
    return { label, slots };
  });
  return { w: x - GAP - 12 + frame.pad, h: y + h + frame.foot, groups };
}

/** How many times as large as they are the cards of a display may be in a box. */
export function largestDisplay(surface: RackSurface, { w, h }: Size, size: (slot: Slot) => Size): number {
  let scale = 3.2;
  while (scale > 1.3 && planDisplay(surface, w / scale, size).h > h / scale) scale -= 0.05;
  return scale;
}

/** The same cards in a given box, as large as they fit. */
export function fitDisplay(
  surface: RackSurface,
  { w, h }: Size,
  size: (slot: Slot) => Size,
  frame: Frame,
): RackPlan {
  let scale = 1;
  let plan = planDisplay(surface, w, size, frame);
  while (plan.h > h && scale > 0.3) plan = planDisplay(surface, w, size, frame, (scale *= 0.96));
  return { ...plan, w, h };
}
