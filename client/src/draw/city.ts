import type { NodeSpec } from '@stellwerk/engine/rail/types.ts';
import type { Point } from './geometry.ts';
import { drawHammers, drawPath } from './icons.ts';
import { label, SIGN } from './label.ts';
import type { Look } from './look.ts';
import { liveryOf } from './look.ts';
import type { Pen } from './pen.ts';
import { disc, panel, polygon, within } from './pen.ts';
import { drawKeptPlate, PLATE } from './plate.ts';
import { plateBox, plateSlots, slotRadius, slotsOf, type Stop } from './stops.ts';
import { drawHouse } from './terrain.ts';

const LINE = 2.6;
const TRIANGLE =
  'M-50 20Q-50 40 -28 40H28Q50 40 50 20Q50 8 40 -2L22 -42Q12 -54 0 -54Q-12 -54 -22 -42L-40 -2Q-50 8 -50 20Z';

export interface Reservation {
  readonly company: string;
  readonly use: 'home' | 'destination' | 'kept';
}

/** Who the circles of a stop are kept for, by slot. */
export function reservations(node: NodeSpec): readonly (Reservation | null)[] {
  const useOf = (company: string): Reservation['use'] =>
    node.home?.includes(company) ? 'home' : node.destination?.includes(company) ? 'destination' : 'kept';
  const listed = node.reserved ?? [...(node.home ?? []), ...(node.destination ?? [])];
  return Array.from({ length: node.slots }, (_, i) => {
    const company = listed[i];
    return company ? { company, use: useOf(company) } : null;
  });
}

function drawReserved(pen: Pen, look: Look, { company, use }: Reservation, p: Point, r: number): void {
  const livery = liveryOf(look, company);
  const ink = livery.line;
  disc(pen, p.x, p.y, r - 4.5, {
    stroke: ink,
    width: 3.4,
    ...(use === 'destination' ? { dash: [7, 5] } : {}),
  });
  const wide = label(pen, look, livery.letters, p.x, p.y + 1.4, {
    size: 13,
    middle: true,
    // A ring without letters would be a colour alone.
    grow: 2.3,
    floor: SIGN,
    whole: true,
    least: 0.6,
    narrow: 0.55,
    weight: 800,
    fill: ink,
    align: 'center',
    max: 2 * r - 11,
  });
  if (wide === 0 || wide > 2 * r - 20) return;
  if (use === 'home') drawHouse(pen, p.x, p.y - 6.4, ink);
  if (use === 'destination') {
    const [x, y] = [p.x, p.y - 14];
    polygon(
      pen,
      [
        { x: x - 4.5, y },
        { x: x + 4.5, y },
        { x, y: y + 6 },
      ],
      { fill: ink },
    );
  }
}

const FREE_R = 17;

/** A city whose stations are plates: free ones are small circles, kept ones dashed plates. */
function drawPlates(pen: Pen, look: Look, node: NodeSpec): void {
  const { theme } = look;
  const count = Math.max(1, node.slots);
  const kept = reservations(node);
  const { w, h } = plateBox(count);
  if (count > 1)
    panel(pen, { x: -w / 2, y: -h / 2, w, h }, 12, {
      fill: theme.slotbox,
      stroke: theme.inkPiece,
      width: LINE,
    });
  plateSlots(count).forEach((p, i) => {
    const reserved = kept[i];
    // Where somebody wants to come, a circle is free all the same.
    if (reserved && reserved.use !== 'destination')
      within(pen, p.x, p.y, 1, () =>
        drawKeptPlate(pen, look, liveryOf(look, reserved.company), PLATE.w, PLATE.h),
      );
    else
      disc(pen, p.x, p.y, count > 1 ? FREE_R : 25, {
        fill: theme.slot,
        stroke: theme.inkPiece,
        width: LINE * 1.3,
      });
  });
}

/** A city or pass with its middle at the origin. */
export function drawCity(pen: Pen, look: Look, node: NodeSpec, isDense = false): void {
  const { theme } = look;
  if (isDense) {
    drawPlates(pen, look, node);
    return;
  }
  const count = Math.max(1, node.slots);
  const r = slotRadius(count);
  const box = { fill: theme.slotbox, stroke: theme.inkPiece, width: LINE };
  if (count === 2) panel(pen, { x: -52, y: -27, w: 104, h: 54 }, 6, box);
  if (count === 3) drawPath(pen, TRIANGLE, box);
  if (count === 4) panel(pen, { x: -51, y: -51, w: 102, h: 102 }, 12, box);
  if (count > 4) disc(pen, 0, 0, 50 + r, box);
  const kept = reservations(node);
  slotsOf(count).forEach((p, i) => {
    disc(pen, p.x, p.y, r, { fill: theme.slot, stroke: theme.inkPiece, width: LINE });
    const reserved = kept[i];
    if (reserved) drawReserved(pen, look, reserved, p, r);
  });
}

function drawTown(pen: Pen, look: Look, stop: Stop): void {
  const { theme } = look;
  const isThrough = stop.exits.length === 2 && (stop.at.x !== 0 || stop.at.y !== 0 || stop.angle !== 0);
  if (isThrough) {
    pen.save();
    pen.rotate(stop.angle + Math.PI / 2);
    panel(pen, { x: -22, y: -6.6, w: 44, h: 13.2 }, 3, { stroke: theme.casing, width: 6.8 });
    panel(pen, { x: -22, y: -6.6, w: 44, h: 13.2 }, 3, { fill: theme.inkPiece });
    pen.restore();
  } else {
    const r = stop.exits.length > 0 ? 13 : 11;
    disc(pen, 0, 0, r, { fill: theme.inkPiece, stroke: theme.slot, width: 4 });
  }
}

/** Any stop of a hex, at its place. Places outside the map have only their strip of values. */
export function drawStop(pen: Pen, look: Look, stop: Stop, isDense = false): void {
  const { theme } = look;
  within(pen, stop.at.x, stop.at.y, 1, () => {
    switch (stop.node.kind) {
      case 'city':
      case 'pass':
        drawCity(pen, look, stop.node, isDense);
        return;
      case 'town':
        drawTown(pen, look, stop);
        return;
      case 'mine':
        panel(pen, { x: -22, y: -22, w: 44, h: 44 }, 7, {
          fill: theme.slot,
          stroke: theme.inkPiece,
          width: LINE,
        });
        drawHammers(pen, theme.inkPiece);
        return;
      case 'offboard':
      case 'port':
        if (stop.node.slots > 0) drawCity(pen, look, stop.node, isDense);
        return;
      default:
        stop.node.kind satisfies never;
    }
  });
}
