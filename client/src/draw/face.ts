import type { TileColour } from '@stellwerk/engine/rail/types.ts';
import { LINE_STEP, NAME_WIDEST } from './clearance.ts';
import { corners } from './geometry.ts';
import { drawStop } from './city.ts';
import {
  type FaceLayout,
  growthOf,
  type HexArt,
  layoutOf,
  NAME_SIZE,
  REVENUE_R,
  showsTerrain,
} from './face-layout.ts';
import { drawAnchor } from './icons.ts';
import { label, READABLE, SIGN, sizeAt } from './label.ts';
import { detailOf, type Look } from './look.ts';
import type { Pen } from './pen.ts';
import { disc, panel, polygon, widthOf, within } from './pen.ts';
import { drawTerrain } from './terrain.ts';
import { drawTrack } from './track.ts';
import { drawBlock, drawStrip } from './values.ts';

const NAME_GROWS = 2.3;
/** How narrow the letters of a name may be. */
const NARROW = 0.75;

const inkOn = (look: Look, { face, tile }: HexArt): string =>
  tile === null && face.colour === 'white' ? look.theme.inkMap : look.theme.inkPiece;

/** As large as it may become, where a table is looked at from afar, and else as usual. */
const largeAt = (look: Look, size: number, grow: number): number | null =>
  sizeAt(look, size, grow, look.afar && Math.max(READABLE, Math.min(look.afar, size * grow * look.scale)));

/** Larger only where all of the name has room then. */
function nameSize(pen: Pen, look: Look, name = ''): number | null {
  const size = largeAt(look, NAME_SIZE, NAME_GROWS);
  return size && widthOf(pen, name, { size, weight: 700, fill: '' }) * NARROW > NAME_WIDEST
    ? sizeAt(look, NAME_SIZE, NAME_GROWS)
    : size;
}

function drawName(pen: Pen, look: Look, art: HexArt, { name }: FaceLayout): void {
  if (!name || !art.name) return;
  const isOutside = art.face.nodes.some(({ kind }) => kind === 'offboard' || kind === 'port');
  const size = nameSize(pen, look, art.name);
  if (size === null) return;
  // Grown, two lines would reach the stop; one line may then reach over the edge of its hex.
  const isGrown = size > NAME_SIZE * 1.25;
  const lines = isGrown ? [art.name] : name.lines;
  const style = {
    size,
    weight: isOutside ? 700 : 600,
    fill: inkOn(look, art),
    align: 'center',
    middle: true,
    halo: look.theme.tile[art.face.colour],
  } as const;
  lines.forEach((line, i) => {
    const y = name.y + (2 * i - lines.length + 1) * size * LINE_STEP;
    // From afar all are as large: rather over the edge than small.
    const least = look.afar ? 0.92 : 0;
    const inside = { ...style, max: name.max + 8, whole: true, haloWidth: 5.5, least };
    if (label(pen, look, line, 0, y, inside) > 0) return;
    // Over the edge of its hex the halo is all that the letters stand on.
    label(pen, look, line, 0, y, { ...style, max: NAME_WIDEST, haloWidth: 9, narrow: NARROW, cut: '.' });
  });
}

function drawRevenue(pen: Pen, look: Look, value: string): void {
  const { theme } = look;
  const size = largeAt(look, 17, look.readable === undefined ? 2.75 : 3.1);
  if (size === null) return;
  // The circle grows with its figure.
  const r = Math.max(REVENUE_R, size * 0.78);
  // "20+X" needs more than a circle.
  const isLong = value.length > 3;
  const wide = isLong ? size * value.length * 0.66 + 12 : 2 * r;
  const circle = { fill: theme.slot, stroke: theme.inkPiece, width: 2 };
  if (isLong) panel(pen, { x: -wide / 2, y: -r, w: wide, h: 2 * r }, r, circle);
  else disc(pen, 0, 0, r, circle);
  label(pen, look, value, 0, 0, {
    size,
    weight: 700,
    fill: theme.inkPiece,
    align: 'center',
    middle: true,
    max: wide - 4,
    narrow: 0.75,
  });
}

/** Numbers stand in a corner, where no track ever comes. From afar nobody reads them, and names have the room. */
function drawNumbers(pen: Pen, look: Look, art: HexArt): void {
  if (look.afar !== undefined) return;
  const isFlat = art.orientation === 'flat';
  const y = isFlat ? 81 : 52;
  const small = { size: 11.5, grow: 1.3, floor: SIGN } as const;
  if (art.tile !== null)
    label(pen, look, art.tile, isFlat ? 45 : 81, y, {
      ...small,
      fill: look.theme.inkPiece,
      align: 'right',
    });
  else if (art.coordinate) {
    const before = pen.globalAlpha;
    pen.globalAlpha = before * 0.5;
    label(pen, look, art.coordinate, isFlat ? -44 : -81, isFlat ? 80 : y, {
      ...small,
      fill: inkOn(look, art),
    });
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
    within(pen, at.x, at.y, 1, () => drawRevenue(pen, look, art.worth ?? String(value)));
  if (face.label && layout.label)
    label(pen, look, face.label, layout.label.x, layout.label.y, {
      middle: true,
      grow: 1.75,
      size: face.label.length > 1 ? 23 : 27,
      weight: 800,
      fill: inkOn(look, art),
      align: 'center',
      halo: theme.tile[face.colour],
      haloWidth: 5,
    });
  if (layout.anchor !== null) within(pen, 0, layout.anchor, 1.05, () => drawAnchor(pen, theme.inkPiece));
  if (layout.strip) drawStrip(pen, look, layout.strip.values, values, layout.strip);
  if (shows.numbers) drawNumbers(pen, look, art);
}

/** The bare hex: fill and edge, with its middle at the origin. */
export function drawGround(
  pen: Pen,
  look: Look,
  art: Pick<HexArt, 'face' | 'orientation' | 'tile' | 'abroad' | 'frame'>,
): void {
  const { theme } = look;
  const isTile = art.tile !== null;
  polygon(pen, corners(art.orientation), {
    fill: groundOf(look, art),
    stroke: theme.hexline,
    width: isTile ? 2.6 : 2,
  });
  if (isTile) polygon(pen, corners(art.orientation, 96.5), { stroke: theme.tileRim, width: 2.4 });
  if (art.frame) polygon(pen, corners(art.orientation, 93), { stroke: theme.frames[art.frame], width: 7 });
}

/** The colour of a hex; what is printed white has another tint abroad. */
export const groundOf = (
  { theme }: Look,
  { face, tile, abroad }: Pick<HexArt, 'face' | 'tile' | 'abroad'>,
): string =>
  abroad && tile === null && face.colour === 'white'
    ? theme.abroad
    : (theme.tile[face.colour] ?? theme.tile.gray);

/**
 * What is printed on a hex, without its ground. `values` is the column of values by phase that counts now.
 */
export function drawPrint(pen: Pen, look: Look, art: HexArt, values: TileColour): void {
  const layout = layoutOf(art, growthOf(nameSize(pen, look, art.name) ?? NAME_SIZE));
  drawTrack(pen, look.theme, layout.drawn.strands);
  for (const stop of layout.drawn.stops) drawStop(pen, look, stop, art.dense);
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
  for (const stop of drawn.stops) drawStop(pen, look, stop, art.dense);
}

/** Sides by which track leaves a face, turned. */
export const exitsOf = (art: HexArt): ReadonlySet<number> =>
  new Set(layoutOf(art).drawn.strands.flatMap(({ ends }) => ends.filter((end) => typeof end === 'number')));
