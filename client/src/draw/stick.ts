import type { Look } from './look.ts';
import { liveryOf } from './look.ts';
import type { Pen } from './pen.ts';
import { panel } from './pen.ts';

export const STICK = { w: 76, h: 15 } as const;
/** How thick sticks lie on the board. */
export const LANE = 11;

const NOTCH = ['solid', 'stripe', 'dots', 'half', 'check', 'bars', 'cross', 'ring'];

/** A stick with its middle at the origin; its notches tell the owner without colour. */
export function drawStick(pen: Pen, look: Look, livery: string, w: number, h: number): void {
  const { theme } = look;
  const looks = liveryOf(look, livery);
  const owners = Object.keys(look.liveries);
  const rank = owners.includes(livery) ? owners.indexOf(livery) : NOTCH.indexOf(looks.pattern);
  const notches = (Math.max(0, rank) % 4) + 1;
  panel(pen, { x: -w / 2, y: -h / 2, w, h }, h * 0.32, { fill: looks.fill, stroke: theme.hair, width: 1.3 });
  const pitch = Math.min(h * 0.75, (w * 0.7) / 4);
  for (let i = 0; i < notches; i++)
    panel(pen, { x: (i - (notches - 1) / 2) * pitch - h * 0.14, y: -h * 0.28, w: h * 0.28, h: h * 0.56 }, 1, {
      fill: looks.ink,
    });
}
