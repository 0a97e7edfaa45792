import { drawPath } from './path.ts';
import type { Pen } from './pen.ts';
import { disc } from './pen.ts';

/** A vehicle from the side, about 50 units wide, its wheels 9 below the origin. */
interface Silhouette {
  readonly body: string;
  readonly wheels: readonly number[];
  /** Lines on the roof. */
  readonly roof?: string;
  /** Windows and gaps, in the colour of the ground. */
  readonly gaps?: string;
  readonly windows?: { readonly path: string; readonly width: number; readonly dash: readonly number[] };
  readonly ribs?: string;
}
const BOGIES = [-17, -10, 10, 17];
const RAILCAR = 'M-25 6V-10H14Q23 -8 25 6Z';
const BEHIND_GLASS = { path: 'M-21 -5.500H12', width: 4, dash: [6, 3] };

const SILHOUETTES: Readonly<Record<string, Silhouette>> = {
  electric: {
    body: 'M-24 6V-5L-19 -10H19L24 -5V6Z',
    wheels: [-15, -8, 8, 15],
    roof: 'M-10 -10L-5 -16H7L2 -10',
    gaps: 'M-19 -6H-12V-1H-19ZM12 -6H19V-1H12Z',
  },
  diesel: { body: 'M-25 6V-4H-8V-12H6V-4H25V6Z', wheels: [-17, -8, 8, 17], gaps: 'M-4 -9H3V-4.500H-4Z' },
  steam: { body: 'M-24 6V-10H-10V-3H10V-10H16V-3H22V6Z', wheels: [-16, -4, 6, 16] },
  railcar: { body: RAILCAR, wheels: BOGIES, roof: 'M-6 -10L-2 -15H6L2 -10', windows: BEHIND_GLASS },
  /** A railcar without power of its own: no pantograph. */
  control: { body: RAILCAR, wheels: BOGIES, windows: BEHIND_GLASS },
  coach: {
    body: 'M-25 4V-8Q-25 -10 -23 -10H23Q25 -10 25 -8V4Q25 6 23 6H-23Q-25 6 -25 4Z',
    wheels: [-18, -11, 11, 18],
    windows: { path: 'M-21 -4.500H21', width: 5, dash: [4.5, 2.5] },
  },
  tank: {
    body: 'M-17 -10H-3V-13H3V-10H17Q24 -10 24 -3Q24 2 20 4H22V6.500H-22V4H-20Q-24 2 -24 -3Q-24 -10 -17 -10Z',
    wheels: [-15, 15],
  },
  roof: { body: 'M-24 6V-9Q0 -15 24 -9V6Z', wheels: [-15, 15], ribs: 'M-8 -10V6M8 -10V6' },
  open: { body: 'M-24 -6H24V6H-24Z', wheels: [-15, 15], ribs: 'M-14 -6V6M-4 -6V6M6 -6V6M16 -6V6' },
};

export const isVehicleIcon = (icon: string): boolean => icon in SILHOUETTES;

export function drawSilhouette(pen: Pen, icon: string, ink: string, ground: string): void {
  const shape = SILHOUETTES[icon];
  if (!shape) return;
  drawPath(pen, shape.body, { fill: ink });
  if (shape.roof) drawPath(pen, shape.roof, { stroke: ink, width: 1.6 });
  if (shape.gaps) drawPath(pen, shape.gaps, { fill: ground });
  if (shape.ribs) drawPath(pen, shape.ribs, { stroke: ground, width: 1.4 });
  if (shape.windows) {
    const { path, width, dash } = shape.windows;
    drawPath(pen, path, { stroke: ground, width, dash });
  }
  for (const x of shape.wheels) disc(pen, x, 9, 2.8, { fill: ink });
}
