import type { Slot, Surface } from '@stellwerk/engine/stage/stage.ts';
import { drawSheet, drawTitle } from './block.ts';
import type { Box, Point } from './geometry.ts';
import { detailOf, legible, type Look } from './look.ts';
import type { Pen } from './pen.ts';
import { faded, line, panel, widthOf, write } from './pen.ts';

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

const TILE = { w: 62, h: 54, pitchX: 68, pitchY: 82 } as const;
const TRAY_TOP = 62;

/** Tiles in columns, colour by colour; as high as it comes. */
export function planTray(surface: RackSurface, columns: number): RackPlan {
  const w = columns * TILE.pitchX + 28;
  let y = TRAY_TOP;
  const groups = surface.groups.map((group) => {
    const label = group.label ? { x: 26, y: y + 26 } : null;
    y += group.label ? 38 : 12;
    const top = y;
    const slots = group.slots.map((_, i) => ({
      x: 17 + (i % columns) * TILE.pitchX,
      y: top + Math.floor(i / columns) * TILE.pitchY,
      w: TILE.w,
      h: TILE.h,
    }));
    y += Math.ceil(group.slots.length / columns) * TILE.pitchY + 8;
    return { label, slots };
  });
  return { w, h: y + 12, groups };
}

/** Stacks from left to right in buying order. */
export function planDepot(surface: RackSurface, w: number, h: number): RackPlan {
  const slots = surface.groups.flatMap((group) => group.slots);
  const pitch = Math.min(171, (w - 44) / Math.max(1, slots.length));
  const card = Math.max(40, Math.min(131, pitch - 24));
  const height = card * 1.274;
  const top = 64 + Math.max(0, (h - 64 - 50 - height) / 2);
  let at = 0;
  const groups = surface.groups.map((group) => ({
    label: null,
    slots: group.slots.map(() => ({ x: 31 + pitch * at++, y: top, w: card, h: height })),
  }));
  return { w, h, groups };
}

/** Cards laid out in rows, group by group. */
export function planDisplay(surface: RackSurface, w: number, size: (slot: Slot) => Size): RackPlan {
  const gap = 17;
  let y = 60;
  const groups = surface.groups.map((group) => {
    const label = group.label ? { x: 26, y: y + 22 } : null;
    if (label) y += 36;
    let x = 22;
    let row = 0;
    const slots = group.slots.map((slot): Box => {
      const natural = size(slot);
      const scale = Math.min(1, (w - 44) / natural.w);
      const [sw, sh] = [natural.w * scale, natural.h * scale];
      if (x > 22 && x + sw > w - 20) {
        y += row + gap + 26;
        x = 22;
        row = 0;
      }
      const box = { x, y, w: sw, h: sh };
      x += sw + gap;
      row = Math.max(row, sh);
      return box;
    });
    y += row + (group.slots.length > 0 ? gap + 26 : 0);
    return { label, slots };
  });
  return { w, h: y + 6, groups };
}

const countText = (count: number): string => (count < 0 ? '∞' : `×${count}`);

function drawTraySlot(pen: Pen, look: Look, slot: Slot, box: Box): void {
  const count = slot.count === undefined ? '' : ` ${countText(slot.count)}`;
  faded(pen, slot.dim ? 0.75 : 1, () =>
    write(pen, `${slot.label ? look.say(slot.label) : ''}${count}`, box.x + box.w / 2, box.y + box.h + 19, {
      size: legible(look, 20, 1),
      weight: 600,
      fill: look.theme.ink2,
      align: 'center',
      max: TILE.pitchX - 9,
      least: 0.7,
    }),
  );
}

function drawDepotSlot(pen: Pen, look: Look, slot: Slot, box: Box): void {
  const { theme } = look;
  const [x, isEmpty] = [box.x + box.w / 2, slot.count === 0];
  const note = slot.note ? look.say(slot.note) : '';
  if (isEmpty) {
    panel(pen, box, 11, { stroke: theme.line2, width: 2.2, dash: [9, 6.5] });
    write(pen, slot.label ? look.say(slot.label) : '', x, box.y + box.h * 0.46, {
      size: 31,
      weight: 700,
      fill: theme.ink3,
      align: 'center',
      max: box.w - 12,
    });
    write(pen, note, x, box.y + box.h * 0.66, {
      size: 22,
      fill: theme.ink3,
      align: 'center',
      max: box.w - 10,
    });
    return;
  }
  const count = slot.count === undefined ? '' : countText(slot.count);
  const style = { size: legible(look, 22, 1.1), weight: 600, fill: theme.ink2, align: 'center' } as const;
  const text = [count, note].filter(Boolean).join(' · ');
  const max = box.w + 30;
  if (widthOf(pen, text, style) <= max) {
    write(pen, text, x, box.y + box.h + 36, style);
    return;
  }
  write(pen, count, x, box.y + box.h + 26, style);
  write(pen, note, x, box.y + box.h + 48, { ...style, size: 20, weight: 400, max, least: 0.7 });
}

function drawDisplaySlot(pen: Pen, look: Look, slot: Slot, box: Box): void {
  const { theme } = look;
  panel(pen, box, 14, { stroke: theme.line2, width: 2, dash: [9, 7] });
  const words = [slot.label, slot.note].flatMap((phrase) => (phrase ? [look.say(phrase)] : []));
  if (words.length > 0)
    write(pen, words.join(' · '), box.x + box.w / 2, box.y + box.h + 22, {
      size: 19,
      fill: theme.ink3,
      align: 'center',
      max: box.w + 10,
    });
}

/** A rack without the pieces in it. `inner`: it shares the sheet of another block. */
export function drawRack(
  pen: Pen,
  look: Look,
  surface: RackSurface,
  box: Box,
  plan: RackPlan,
  inner: boolean,
): void {
  const { theme } = look;
  if (!inner) drawSheet(pen, look, box, theme.paper2);
  else if (surface.role === 'out') panel(pen, box, 12, { stroke: theme.line2, width: 2, dash: [7, 6] });
  if (!detailOf(look.scale).text) return;
  if (surface.role === 'out' && inner) return;
  drawTitle(pen, look, look.say(surface.title), box.x + 26, box.y + (inner ? 36 : 42), box.w - 52);
  if (surface.role === 'tray')
    line(pen, box.x + 22, box.y + 58, box.x + box.w - 22, box.y + 58, { stroke: theme.line, width: 2 });
  surface.groups.forEach((group, g) => {
    const places = plan.groups[g];
    if (!places) return;
    if (group.label && places.label)
      write(pen, look.say(group.label), box.x + places.label.x, box.y + places.label.y, {
        size: legible(look, 23, 1.05),
        weight: 600,
        fill: theme.ink3,
        max: box.w - 48,
      });
    group.slots.forEach((slot, i) => {
      const local = places.slots[i];
      if (!local) return;
      const own = { ...local, x: box.x + local.x, y: box.y + local.y };
      if (surface.role === 'tray') drawTraySlot(pen, look, slot, own);
      else if (surface.role === 'depot') drawDepotSlot(pen, look, slot, own);
      else if (surface.role === 'display') drawDisplaySlot(pen, look, slot, own);
    });
  });
}

/** The bank: title left, its chip beside it (a piece), the rest for what shares the block. */
export function drawBank(pen: Pen, look: Look, title: string, box: Box, shared: boolean): void {
  drawSheet(pen, look, box, look.theme.paper2);
  drawTitle(pen, look, title, box.x + 26, box.y + 46, 110);
  if (shared)
    line(pen, box.x + 26, box.y + 78, box.x + box.w - 26, box.y + 78, { stroke: look.theme.line, width: 2 });
}
