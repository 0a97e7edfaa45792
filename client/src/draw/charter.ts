import type { Surface } from '@stellwerk/engine/stage/stage.ts';
import { drawActing } from './block.ts';
import type { Box, Point } from './geometry.ts';
import { detailOf, liveryOf, type Look } from './look.ts';
import type { Pen } from './pen.ts';
import { disc, faded, panel, widthOf, wrap, write } from './pen.ts';

export type CharterSurface = Extract<Surface, { readonly kind: 'charter' }>;
export const CHARTER = { w: 557, h: 250 } as const;
export const SPINE = { w: 557, h: 62 } as const;
const BAND = 61;
const RADIUS = 17;
export const STATION_R = 26;
const STATION_PITCH = 72;

/** Where the parts of a charter lie, in world units. */
export interface CharterPlan {
  readonly chip: Point;
  readonly chipHeight: number;
  readonly stations: readonly Point[];
  /** Trains and other cards. */
  readonly cards: Box;
  /** Certificates that nobody holds. */
  readonly shares: Box;
  /** The seal of a company that is not founded: whatever waits for its founding. */
  readonly seal: Point;
  readonly spine: boolean;
}

export function planCharter(surface: CharterSurface, box: Box): CharterPlan {
  const spine = box.h < 100;
  const count = surface.stations.length;
  const right = box.x + box.w;
  const pitch = count > 4 ? 240 / count : STATION_PITCH;
  const first = right - 49 - (count - 1) * pitch;
  const y = box.y + 175;
  const sharesWidth = 76;
  const sharesX = Math.max(box.x + 170, first - 38 - sharesWidth);
  const closed = surface.state !== 'open';
  return {
    chip: { x: box.x + 20, y: box.y + 102 },
    chipHeight: 52,
    stations: surface.stations.map((_, i) => ({ x: first + i * pitch, y })),
    // Below the notes of a closed charter stands its purse, if there is money on it.
    cards: closed
      ? { x: box.x + 150, y: box.y + 143, w: Math.max(24, sharesX - box.x - 200), h: 94 }
      : { x: box.x + 20, y: box.y + 143, w: Math.max(60, sharesX - box.x - 34), h: 94 },
    shares: closed
      ? { x: sharesX - 42, y: box.y + 142, w: sharesWidth + 40, h: 70 }
      : { x: sharesX, y: box.y + 132, w: sharesWidth, h: 80 },
    seal: spine ? { x: box.x + 84, y: box.y + 31 } : { x: box.x + 61, y: box.y + 136 },
    spine,
  };
}

function drawSpine(pen: Pen, look: Look, surface: CharterSurface, box: Box): void {
  const { theme } = look;
  const livery = liveryOf(look, surface.livery);
  panel(pen, { ...box, y: box.y + 4 }, RADIUS, { fill: theme.shadow, alpha: 0.08 });
  panel(pen, box, RADIUS, { fill: theme.paper, stroke: theme.line, width: 2 });
  panel(pen, { x: box.x + 1, y: box.y + 1, w: 12, h: box.h - 2 }, [RADIUS, 0, 0, RADIUS], {
    fill: livery.fill,
  });
  write(pen, livery.name, box.x + 160, box.y + 27, {
    size: 22,
    weight: 600,
    serif: true,
    fill: theme.ink,
    max: box.w - 300,
  });
  const state = surface.notes[0];
  if (state)
    write(pen, look.say(state), box.x + 160, box.y + 51, { size: 19, fill: theme.ink3, max: box.w - 300 });
}

function drawStations(
  pen: Pen,
  look: Look,
  surface: CharterSurface,
  plan: CharterPlan,
  used: ReadonlySet<string>,
): void {
  const { theme } = look;
  surface.stations.forEach(({ label, piece }, i) => {
    const p = plan.stations[i];
    if (!p) return;
    disc(pen, p.x, p.y, STATION_R, { stroke: theme.line2, width: 2.2, dash: [7, 6.5] });
    if (used.has(piece)) return;
    write(pen, label, p.x, p.y + 53, {
      size: 20,
      weight: 600,
      fill: theme.ink2,
      align: 'center',
      max: STATION_PITCH - 4,
      least: 0.68,
      cut: '.',
    });
  });
}

function drawNotes(pen: Pen, look: Look, surface: CharterSurface, box: Box): void {
  const { theme } = look;
  const notes = surface.notes.map(look.say);
  if (surface.state === 'open') {
    const [who = '', ...rest] = notes;
    const parts = who.split(' · ');
    write(pen, parts[0] ?? '', box.x + box.w - 20, box.y + 97, {
      size: 24,
      weight: 700,
      fill: theme.ink2,
      align: 'right',
      max: box.w * 0.5,
    });
    write(pen, [...parts.slice(1), ...rest].join(' · '), box.x + box.w - 20, box.y + 125, {
      size: 21,
      fill: theme.ink3,
      align: 'right',
      max: box.w * 0.5,
    });
    return;
  }
  const max = box.w - 148;
  write(pen, notes[0] ?? '', box.x + 118, box.y + 101, { size: 26, weight: 700, fill: theme.ink, max });
  const style = { size: 21, fill: theme.ink3, max } as const;
  wrap(pen, notes.slice(1).join(' · '), style, max, 1).forEach((text, i) =>
    write(pen, text, box.x + 118, box.y + 126 + 26 * i, style),
  );
}

/** A name that is too long for one line of the band takes two. */
function drawName(pen: Pen, name: string, ink: string, box: Box, max: number): void {
  const style = { size: 27, weight: 600, serif: true, fill: ink, max, least: 0.8 } as const;
  if (widthOf(pen, name, style) * style.least <= max) {
    write(pen, name, box.x + 22, box.y + 41, style);
    return;
  }
  const small = { ...style, size: 21 };
  wrap(pen, name, small, max, 2).forEach((text, i) =>
    write(pen, text, box.x + 22, box.y + 26 + i * 24, small),
  );
}

/** A charter without the pieces on it. `used`: stations that stand elsewhere need no label. */
export function drawCharter(
  pen: Pen,
  look: Look,
  surface: CharterSurface,
  box: Box,
  used: ReadonlySet<string> = new Set(),
): void {
  const { theme } = look;
  const livery = liveryOf(look, surface.livery);
  const plan = planCharter(surface, box);
  if (plan.spine) {
    drawSpine(pen, look, surface, box);
    return;
  }
  const draw = (): void => {
    panel(pen, { ...box, y: box.y + 4 }, RADIUS, { fill: theme.shadow, alpha: 0.08 });
    panel(pen, box, RADIUS, {
      fill: surface.state === 'open' ? theme.paper : theme.paper2,
      stroke: theme.line,
      width: 2,
    });
    faded(pen, surface.state === 'open' ? 1 : 0.82, () =>
      panel(pen, { x: box.x, y: box.y, w: box.w, h: BAND }, [RADIUS, RADIUS, 0, 0], { fill: livery.fill }),
    );
    const right = surface.headline === '' ? 0 : 90;
    drawName(pen, livery.name, livery.ink, box, box.w - 44 - right);
    write(pen, surface.headline, box.x + box.w - 20, box.y + 42, {
      size: 31,
      weight: 800,
      fill: livery.ink,
      align: 'right',
      max: 84,
    });
    if (!detailOf(look.scale).text) return;
    drawNotes(pen, look, surface, box);
    if (surface.state !== 'gone') drawStations(pen, look, surface, plan, used);
  };
  if (surface.state === 'gone') faded(pen, 0.55, draw);
  else draw();
  if (surface.acting) drawActing(pen, look, box, RADIUS);
}
