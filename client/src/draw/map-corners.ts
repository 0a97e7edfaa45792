import type { MapSign, Surface } from '@stellwerk/engine/stage/stage.ts';
import type { Box } from './geometry.ts';
import { label, readableOf } from './label.ts';
import { detailOf, type Look } from './look.ts';
import type { Pen } from './pen.ts';
import { line, panel, within } from './pen.ts';
import { drawSolidCube } from './cube.ts';
import { drawSite } from './plate.ts';
import { drawTerrainSign } from './terrain.ts';

type HexMap = Extract<Surface, { readonly kind: 'hexmap' }>;

/** One sign of a map as it stands in the legend, about 70 units wide, its middle at the origin. */
function drawSign(pen: Pen, look: Look, sign: MapSign): void {
  const { theme } = look;
  const width = Math.max(6, 2.2 / look.scale);
  switch (sign) {
    case 'national':
      line(pen, -40, 0, 40, 0, { stroke: theme.national, width, dash: [26, 9, 6, 9] });
      return;
    case 'bar':
      line(pen, -40, 0, 40, 0, { stroke: theme.ink, width: Math.max(14, 5.5 / look.scale) });
      return;
    case 'kept':
      panel(pen, { x: -36, y: -22, w: 72, h: 44 }, 11, {
        fill: theme.paper,
        stroke: theme.ink2,
        width: Math.max(3, 1.1 / look.scale),
        dash: [9, 6],
      });
      return;
    case 'site':
      drawSite(pen, look, '', 0, 0);
      return;
    case 'goods':
      drawSolidCube(pen, look, 44);
      return;
    case 'coast':
    case 'river':
    case 'mountain':
    case 'mine':
    case 'port':
      drawTerrainSign(pen, look, sign);
      return;
    default:
      sign satisfies never;
  }
}

/** What is said of a map without a header: its title in the upper left corner, its legend in the lower right one. */
export function drawCorners(pen: Pen, look: Look, surface: HexMap, box: Box): void {
  if (!detailOf(look.scale).text) return;
  const { theme } = look;
  const x = box.x + 34;
  const wide = label(pen, look, look.say(surface.title), x, box.y + 52, {
    size: 72,
    weight: 700,
    serif: true,
    fill: theme.ink,
    middle: true,
    max: 420,
    grow: 1.3,
  });
  label(pen, look, look.say(surface.subtitle), x + wide + 20, box.y + 58, {
    size: 44,
    serif: true,
    italic: true,
    fill: theme.ink2,
    middle: true,
    max: Math.max(120, 640 - wide),
  });
  if (surface.reconstructed)
    label(pen, look, look.words.reconstructed, x, box.y + 114, {
      size: 41,
      fill: theme.ink3,
      middle: true,
      // The first row of hexes begins behind it.
      max: 570,
      narrow: 0.7,
    });
  drawLegend(pen, look, surface, box);
}

const LINE = 54;

function drawLegend(pen: Pen, look: Look, { print }: HexMap, box: Box): void {
  const legend = print?.legend ?? [];
  const size = Math.max(34, Math.min(44, readableOf(look) / look.scale));
  const [x, top] = [box.x + box.w - 560, box.y + box.h - 24 - legend.length * LINE];
  legend.forEach(({ sign, text }, i) => {
    const y = top + (i + 0.5) * LINE;
    within(pen, x, y, 0.9, () => drawSign(pen, look, sign));
    label(pen, look, look.say(text), x + 64, y, {
      size,
      fill: look.theme.ink2,
      middle: true,
      max: box.x + box.w - x - 90,
      least: 0.8,
      narrow: 0.72,
    });
  });
}
