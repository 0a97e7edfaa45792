import type { TileColour } from '@stellwerk/engine/rail/types.ts';
import { corners } from './geometry.ts';
import { drawStop } from './city.ts';
import { type FaceLayout, type HexArt, layoutOf, NAME_SIZE, REVENUE_R, showsTerrain } from './face-layout.ts';
import { drawAnchor } from './icons.ts';
import { detailOf, legible, type Look } from './look.ts';
import type { Pen } from './pen.ts';
import { disc, polygon, within, write } from './pen.ts';
import { drawTerrain } from './terrain.ts';
import { drawTrack } from './track.ts';
import { drawBlock, drawStrip } from './values.ts';

const inkOn = (look: Look, { face, tile }: HexArt): string =>
  tile === null && face.colour === 'white' ? look.theme.inkMap : look.theme.inkPiece;

function drawName(pen: Pen, look: Look, art: HexArt, { name }: FaceLayout): void {
  if (!name || !art.name) return;
  const size = legible(look, NAME_SIZE, 1.3);
  const isOutside = art.face.nodes.some(({ kind }) => kind === 'offboard' || kind === 'port');
  write(pen, art.name, 0, name.y + size * 0.35, {
    size,
    weight: isOutside ? 700 : 600,
    fill: inkOn(look, art),
    align: 'center',
    max: name.max,
    // It was made larger to be read from afar; where there is no room it is as small as it was printed.
    least: Math.min(0.78, (0.8 * NAME_SIZE) / size),
    halo: look.theme.tile[art.face.colour],
    haloWidth: 5.5,
  });
}

function drawRevenue(pen: Pen, look: Look, value: number): void {
  const { theme } = look;
  disc(pen, 0, 0, REVENUE_R, { fill: theme.slot, stroke: theme.inkPiece, width: 2 });
  const size = legible(look, 17, 1.15);
  write(pen, String(value), 0, size * 0.36, {
    size,
    weight: 700,
    fill: theme.inkPiece,
    align: 'center',
    max: 2 * REVENUE_R - 5,
  });
}

/** Numbers stand in a corner, where no track ever comes. */
function drawNumbers(pen: Pen, look: Look, art: HexArt): void {
  const isFlat = art.orientation === 'flat';
  const y = isFlat ? 81 : 52;
  if (art.tile !== null)
    write(pen, art.tile, isFlat ? 45 : 81, y, {
      size: 11.5,
      fill: look.theme.inkPiece,
      align: 'right',
    });
  else if (art.coordinate) {
    const before = pen.globalAlpha;
    pen.globalAlpha = before * 0.5;
    write(pen, art.coordinate, isFlat ? -44 : -81, isFlat ? 80 : y, { size: 11, fill: inkOn(look, art) });
    pen.globalAlpha = before;
  }
}

function drawLabels(pen: Pen, look: Look, art: HexArt, layout: FaceLayout, values: TileColour): void {
  const { theme } = look;
  const { face } = art;
  const shows = detailOf(look.scale);
  if (showsTerrain(art)) drawTerrain(pen, look, art.terrain ?? [], face.nodes.length > 0);
  const isPlainTown = face.nodes.length > 0 && face.nodes.every(({ kind }) => kind === 'town');
  if (shows.towns || !isPlainTown) drawName(pen, look, art, layout);
  for (const { at, values: columns } of layout.blocks)
    within(pen, at.x, at.y, 1, () => drawBlock(pen, look, columns, values));
  for (const { at, value } of layout.revenues)
    within(pen, at.x, at.y, 1, () => drawRevenue(pen, look, value));
  if (face.label && layout.label)
    write(pen, face.label, layout.label.x, layout.label.y + 8.4, {
      size: face.label.length > 1 ? 23 : 27,
      weight: 800,
      fill: inkOn(look, art),
      align: 'center',
      halo: theme.tile[face.colour],
      haloWidth: 5,
    });
  if (layout.strip) {
    if (layout.strip.y > 20) within(pen, 0, -30, 1.2, () => drawAnchor(pen, theme.inkPiece));
    drawStrip(pen, look, layout.strip.values, values, layout.strip);
  }
  if (shows.numbers) drawNumbers(pen, look, art);
}

/** The bare hex: fill and edge, with its middle at the origin. */
export function drawGround(pen: Pen, look: Look, art: Pick<HexArt, 'face' | 'orientation' | 'tile'>): void {
  const { theme } = look;
  const isTile = art.tile !== null;
  polygon(pen, corners(art.orientation), {
    fill: theme.tile[art.face.colour] ?? theme.tile.gray,
    stroke: theme.hexline,
    width: isTile ? 2.6 : 2,
  });
  if (isTile) polygon(pen, corners(art.orientation, 96.5), { stroke: theme.tileRim, width: 2.4 });
}

/**
 * What is printed on a hex, without its ground. `values` is the column of values by phase that counts now.
 */
export function drawPrint(pen: Pen, look: Look, art: HexArt, values: TileColour): void {
  const layout = layoutOf(art);
  drawTrack(pen, look.theme, layout.drawn.strands);
  for (const stop of layout.drawn.stops) drawStop(pen, look, stop);
  if (detailOf(look.scale).text) drawLabels(pen, look, art, layout, values);
}

/** One hex, or one tile, with its middle at the origin. */
export function drawFace(pen: Pen, look: Look, art: HexArt, values: TileColour): void {
  drawGround(pen, look, art);
  drawPrint(pen, look, art, values);
}

/** Only the track, for the ghost of a tile over the place where it would lie. */
export function drawGhost(pen: Pen, look: Look, art: HexArt): void {
  const { drawn } = layoutOf(art);
  drawTrack(pen, look.theme, drawn.strands);
  for (const stop of drawn.stops) drawStop(pen, look, stop);
}

/** Sides by which track leaves a face, turned. */
export const exitsOf = (art: HexArt): ReadonlySet<number> =>
  new Set(layoutOf(art).drawn.strands.flatMap(({ ends }) => ends.filter((end) => typeof end === 'number')));
