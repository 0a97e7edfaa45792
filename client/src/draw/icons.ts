import { drawPath } from './path.ts';
import type { Pen } from './pen.ts';
import { disc, paint } from './pen.ts';
import { drawSilhouette, isVehicleIcon } from './silhouettes.ts';

function wheels(pen: Pen, fill: string, xs: readonly number[], y: number, r: number): void {
  for (const x of xs) {
    pen.beginPath();
    pen.arc(x, y, r, 0, 2 * Math.PI);
    paint(pen, { fill });
  }
}

export { drawPath, trace } from './path.ts';

const ENGINE = 'M-11 3.4v-5h9v-3.6h-1v-1.6h7v1.6h-1v3.6h2.4v-3.4h2.4v3.4q2 .4 2 2.6v2.4z';
export function drawEngine(pen: Pen, fill: string): void {
  drawPath(pen, ENGINE, { fill });
  wheels(pen, fill, [-7.4, -1.6, 5], 4, 1.9);
}

export function drawHammers(pen: Pen, ink: string): void {
  pen.lineCap = 'round';
  drawPath(pen, 'M-10 11L8 -7M10 11L-8 -7', { stroke: ink, width: 4.6 });
  pen.lineCap = 'butt';
  drawPath(pen, 'M2 -13L14 -1M-2 -13L-14 -1', { stroke: ink, width: 6.4 });
}

export function drawAnchor(pen: Pen, ink: string): void {
  pen.lineCap = 'round';
  pen.beginPath();
  pen.arc(0, -13, 4, 0, 2 * Math.PI);
  paint(pen, { stroke: ink, width: 4 });
  drawPath(pen, 'M0 -9V15M-8 -3H8M-14 4Q-12 15 0 15Q12 15 14 4', { stroke: ink, width: 4 });
  pen.lineCap = 'butt';
}

export const STAR =
  'M0 -6.63L1.75 -2.41L6.30 -2.05L2.84 .92L3.90 5.36L0 2.98L-3.90 5.36L-2.84 .92L-6.30 -2.05L-1.75 -2.41Z';
export const FLAG = 'M-4.2 7V-6.4M-4.2 -6.2H5.6L3 -2.6L5.6 1H-4.2Z';
export const TICK = 'M-4.2 .4L-1.2 3.4L4.6 -3.2';
export const CROSS = 'M-4 -4L4 4M4 -4L-4 4';

interface Outline {
  readonly path: string;
  /** Circles: x, y, radius. */
  readonly rings?: readonly (readonly [number, number, number])[];
}
/** Outlines of the stage's own icon words, 24 units wide, stroked. */
const LINE_ICONS: Readonly<Record<string, Outline>> = {
  rails: { path: 'M-16 10L-6 -12M16 10L6 -12M-13 4H13M-10 -3H10M-7.500 -9H7.500' },
  pin: {
    path: 'M0 11C-8 2 -8 -3 -8 -5C-8 -9.500 -4.500 -13 0 -13C4.500 -13 8 -9.500 8 -5C8 -3 8 2 0 11Z',
    rings: [[0, -4.5, 2.8]],
  },
  truck: {
    path: 'M-11 5V-6H4V5ZM4 -1H11V5H4',
    rings: [
      [-6, 7, 2],
      [6, 7, 2],
    ],
  },
  paper: { path: 'M-7 -10H7V10H-7ZM-3 -4H3M-3 0H3M-3 4H1' },
  hammer: { path: 'M-9 8H3M-6 2L4 -8M1 -10L7 -4M-3 -6L3 0M2 -2L10 6' },
  house: { path: 'M-10 -3L0 -10L10 -3ZM-7 0V7M0 0V7M7 0V7M-10 10H10' },
  coin: {
    path: 'M4.500 -4C1 -7 -5 -5.500 -5 0C-5 5.500 1 7 4.500 4M-7.500 -1.500H1M-7.500 1.500H1',
    rings: [[0, 0, 10]],
  },
};

/** A crescent open to the right. */
const MOON =
  'M3.500 -5C1 -6.500 -5.500 -5.500 -5.500 0C-5.500 5.500 1 6.500 3.500 5C-0.500 4.500 -2 2 -2 0C-2 -2 -0.500 -4.500 3.500 -5Z';
const CHEVRON = 'M-2 -4L2 0L-2 4';

/** Whether the stage's word for an icon has a drawing here. */
export const hasIcon = (icon: string): boolean => isVehicleIcon(icon) || icon in LINE_ICONS || icon in SIGNS;

const SIGNS: Readonly<Record<string, (pen: Pen, ink: string, ground: string) => void>> = {
  moon: (pen, ink) => drawPath(pen, MOON, { fill: ink }),
  speed: (pen, ink) => {
    pen.lineCap = 'round';
    drawPath(pen, CHEVRON, { stroke: ink, width: 2 });
    pen.lineCap = 'butt';
  },
  tick: (pen, ink) => drawPath(pen, TICK, { stroke: ink, width: 2 }),
  star: (pen, ink) => drawPath(pen, STAR, { fill: ink }),
  engine: (pen, ink) => drawEngine(pen, ink),
  anchor: (pen, ink) => drawAnchor(pen, ink),
  mine: (pen, ink) => drawHammers(pen, ink),
};

/**
 * An icon by the stage's word, about 50 units wide for vehicles and 20 for signs; unknown words draw a
 * small ring.
 */
export function drawIcon(pen: Pen, icon: string, ink: string, ground: string): void {
  const outline = LINE_ICONS[icon];
  const sign = SIGNS[icon];
  if (isVehicleIcon(icon)) drawSilhouette(pen, icon, ink, ground);
  else if (outline) drawOutline(pen, outline, ink);
  else if (sign) sign(pen, ink, ground);
  else {
    pen.beginPath();
    pen.arc(0, 0, 6, 0, 2 * Math.PI);
    paint(pen, { stroke: ink, width: 2 });
  }
}

function drawOutline(pen: Pen, { path, rings = [] }: Outline, ink: string): void {
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  drawPath(pen, path, { stroke: ink, width: 2 });
  for (const [x, y, r] of rings) disc(pen, x, y, r, { stroke: ink, width: 2 });
  pen.lineCap = 'butt';
}
