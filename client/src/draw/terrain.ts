import type { Border, Terrain } from '@stellwerk/engine/rail/types.ts';
import type { Orientation } from '@stellwerk/engine/rail/types.ts';
import { corner, lerp, sideAngle } from './geometry.ts';
import { drawAnchor, drawHammers, drawPath } from './icons.ts';
import { label } from './label.ts';
import type { Look } from './look.ts';
import type { Pen } from './pen.ts';
import { line, polygon, within } from './pen.ts';

const MOUNTAIN = 'M-24 13L-6 -15L3 -2L9 -10L24 13Z';
const SNOW = 'M-6 -15L-12.5 -5L-7 -7.5L-3.5 -4L.5 -5.6Z';
const WAVES = 'M-24 -9q6 -7 12 0t12 0t12 0t12 0M-24 1q6 -7 12 0t12 0t12 0t12 0';

export function drawTerrainSign(pen: Pen, look: Look, kind: string): void {
  const { theme } = look;
  if (kind === 'river' || kind === 'coast' || kind === 'water' || kind === 'lake' || kind === 'swamp') {
    pen.lineCap = 'round';
    drawPath(pen, WAVES, { stroke: theme.river, width: 4 });
    pen.lineCap = 'butt';
  } else if (kind === 'mine') drawHammers(pen, theme.inkMap);
  else if (kind === 'port') drawAnchor(pen, theme.riverInk);
  else if (kind === 'forest' || kind === 'hill') {
    const tree =
      kind === 'forest'
        ? 'M-16 12L-6 -12L4 12ZM2 12L10 -6L18 12Z'
        : 'M-24 12Q-10 -14 4 12ZM0 12Q12 -6 24 12Z';
    drawPath(pen, tree, { fill: theme.terrain });
  } else {
    drawPath(pen, MOUNTAIN, { fill: theme.terrain });
    drawPath(pen, SNOW, { fill: theme.snow });
  }
}

/** Two kinds of terrain with one cost for both: `mountain+river`. */
function drawBoth(pen: Pen, look: Look, { kind, cost }: Terrain, isBusy: boolean): void {
  const kinds = kind.split('+');
  const [y, size] = isBusy ? [-66, 0.5] : [-12, 0.9];
  kinds.forEach((one, i) =>
    within(pen, (i - (kinds.length - 1) / 2) * 62 * size - (isBusy ? 24 : 0), y, size, () =>
      drawTerrainSign(pen, look, one),
    ),
  );
  if (cost <= 0) return;
  label(pen, look, String(cost), isBusy ? 14 : 0, isBusy ? y : 26, {
    size: isBusy ? 16 : 19,
    middle: true,
    grow: 2.9,
    weight: 700,
    fill: look.theme.inkMap,
    align: isBusy ? 'left' : 'center',
  });
}

/** Terrain of a hex without a tile: in its middle, or small at the top where there is a stop. */
export function drawTerrain(pen: Pen, look: Look, terrain: readonly Terrain[], isBusy: boolean): void {
  const [only] = terrain;
  if (terrain.length === 1 && only?.kind.includes('+')) {
    drawBoth(pen, look, only, isBusy);
    return;
  }
  const shown = terrain.filter(({ kind, cost }) => kind !== 'mine' || cost > 0);
  shown.forEach(({ kind, cost }, i) => {
    const shift = (i - (shown.length - 1) / 2) * (isBusy ? 64 : 56);
    const isWide = kind === 'river';
    within(pen, shift + (isBusy ? -10 : 0), isBusy ? (isWide ? -62 : -66) : -8, isBusy ? 0.62 : 1.05, () =>
      drawTerrainSign(pen, look, kind),
    );
    if (cost <= 0) return;
    label(pen, look, String(cost), isBusy ? shift + 10 : shift, isBusy ? -66 : 22, {
      size: isBusy ? 16 : 19,
      middle: true,
      grow: 2.9,
      weight: 700,
      fill: look.theme.inkMap,
      align: isBusy ? 'left' : 'center',
    });
  });
}

/** The line of a side with something on it; the hex has its centre at the origin. */
export function drawBorder(
  pen: Pen,
  look: Look,
  border: Border,
  orientation: Orientation,
  isBar = false,
): void {
  const { theme } = look;
  const [p, q] = [corner(border.side - 1, orientation), corner(border.side, orientation)];
  pen.lineCap = 'round';
  if (border.kind === 'river') {
    line(pen, p.x, p.y, q.x, q.y, { stroke: theme.river, width: 9 });
  } else if (border.kind === 'national') {
    pen.lineCap = 'butt';
    const width = Math.max(6, 2.2 / look.scale);
    line(pen, p.x, p.y, q.x, q.y, { stroke: theme.board, width: width * 1.9 });
    line(pen, p.x, p.y, q.x, q.y, { stroke: theme.national, width, dash: [26, 9, 6, 9] });
  } else if (isBar) {
    line(pen, p.x, p.y, q.x, q.y, { stroke: theme.ink, width: Math.max(14, 5.5 / look.scale) });
  } else {
    line(pen, p.x, p.y, q.x, q.y, { stroke: theme.stop, width: 6 });
    pen.lineCap = 'butt';
    const angle = (sideAngle(border.side, orientation) * Math.PI) / 180 + 0.7;
    for (const t of [0.2, 0.4, 0.6, 0.8]) {
      const c = lerp(p, q, t);
      const [dx, dy] = [Math.cos(angle) * 10, Math.sin(angle) * 10];
      line(pen, c.x - dx, c.y - dy, c.x + dx, c.y + dy, { stroke: theme.stop, width: 4 });
    }
  }
  pen.lineCap = 'butt';
}

export const drawHouse = (pen: Pen, x: number, y: number, fill: string): void =>
  polygon(
    pen,
    [
      { x: x - 5, y },
      { x: x - 5, y: y - 4 },
      { x, y: y - 8 },
      { x: x + 5, y: y - 4 },
      { x: x + 5, y },
    ],
    {
      fill,
    },
  );
