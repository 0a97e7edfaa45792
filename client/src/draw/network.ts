import { drawSheet } from './block.ts';
import { drawCityNames } from './city-names.ts';
import type { Box, Point } from './geometry.ts';
import { CITY_R, cityPoints, type NetworkSurface, segmentSpots, type StickSpot } from './lanes.ts';
import { detailOf, type Look } from './look.ts';
import type { Pen } from './pen.ts';
import { disc, paint, panel } from './pen.ts';

export { CITY_R, cityPoints, type NetworkSurface, segmentSpots, type StickSpot } from './lanes.ts';

export const COAST = 130;

/** Land is the soft hull of the rail connections; no coastline is copied. */
function drawLand(pen: Pen, look: Look, surface: NetworkSurface, cities: ReadonlyMap<string, Point>): void {
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const [stroke, width] of [
    [look.theme.shore, COAST + 14],
    [look.theme.land, COAST],
  ] as const) {
    pen.beginPath();
    for (const { from, to, sea } of surface.connections) {
      const [p, q] = [cities.get(from), cities.get(to)];
      if (!p || !q || sea) continue;
      pen.moveTo(p.x, p.y);
      pen.lineTo(q.x, q.y);
    }
    paint(pen, { stroke, width });
    for (const { x, y } of cities.values()) disc(pen, x, y, width / 2, { fill: stroke });
  }
  pen.lineCap = 'butt';
}

const ROUND = 3.5;
const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

/** The outline of a stick in the units of the board: one path for all of them cannot be turned for each. */
function tracePlank(pen: Pen, { x, y, angle, w, h }: StickSpot): void {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turned = (u: number, v: number): readonly [number, number] => [
    x + u * cos - v * sin,
    y + u * sin + v * cos,
  ];
  const r = Math.min(ROUND, w / 2, h / 2);
  CORNERS.forEach(([sx, sy], i) => {
    const isAlong = i % 2 === 0;
    const [u, v] = [(sx * w) / 2, (sy * h) / 2];
    const before = isAlong ? turned(u, v - sy * r) : turned(u - sx * r, v);
    const after = isAlong ? turned(u - sx * r, v) : turned(u, v - sy * r);
    if (i === 0) pen.moveTo(...before);
    else pen.lineTo(...before);
    pen.quadraticCurveTo(...turned(u, v), ...after);
  });
  pen.closePath();
}

/** All empty places of one kind in one stroke: there are hundreds of them. */
function drawLanes(pen: Pen, look: Look, spots: readonly StickSpot[], sea: boolean): void {
  pen.beginPath();
  for (const spot of spots) tracePlank(pen, spot);
  paint(pen, {
    fill: look.theme.ui,
    stroke: sea ? look.theme.river : look.theme.hexline,
    width: 1.8,
    ...(sea ? { dash: [5, 3.5] } : {}),
  });
}

/** As small as a picture of itself a lane is a line. */
function drawFarLanes(pen: Pen, look: Look, spots: readonly (readonly StickSpot[])[]): void {
  pen.beginPath();
  for (const lane of spots) {
    const [first, last] = [lane[0], lane.at(-1)];
    if (!first || !last) continue;
    const [dx, dy] = [Math.cos(first.angle) * (first.w / 2), Math.sin(first.angle) * (first.w / 2)];
    pen.moveTo(Math.round(first.x - dx), Math.round(first.y - dy));
    pen.lineTo(Math.round(last.x + dx), Math.round(last.y + dy));
  }
  paint(pen, { stroke: look.theme.hexline, width: 5 });
}

/** The board of a network without the sticks on it. */
export function drawNetwork(pen: Pen, look: Look, surface: NetworkSurface, sheet: Box): void {
  const { theme } = look;
  const isNear = detailOf(look.scale).text;
  // Small enough to be a picture of itself it needs no edge.
  if (isNear) drawSheet(pen, look, sheet, theme.sea);
  else panel(pen, sheet, 0, { fill: theme.sea });
  const cities = cityPoints(surface, sheet);
  pen.save();
  pen.beginPath();
  pen.roundRect(sheet.x, sheet.y, sheet.w, sheet.h, 26);
  pen.clip();
  drawLand(pen, look, surface, cities);
  pen.restore();
  for (const sea of [false, true]) {
    const lanes = surface.connections
      .filter((connection) => (connection.sea ?? false) === sea)
      .flatMap((connection) => segmentSpots(connection, cities));
    if (isNear) drawLanes(pen, look, lanes.flat(), sea);
    else drawFarLanes(pen, look, lanes);
  }
  for (const { x, y } of cities.values()) {
    disc(pen, x, y, CITY_R, { fill: theme.slot, stroke: theme.inkPiece, width: 3.5 });
    disc(pen, x, y, 4.8, { fill: theme.inkPiece });
  }
  drawCityNames(pen, look, surface, sheet, cities);
}
