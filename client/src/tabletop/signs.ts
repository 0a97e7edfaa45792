// Rings, flags, arrows and the place of the keys, over the pieces. They come with runs and dues, after the tabletop.
import { moving } from '../camera/animate.ts';
import { drawableOf } from '../camera/current.ts';
import { RING_MS } from '../camera/motion.ts';
import { findSpot, spotOfWord } from '../camera/shared-spot.ts';
import { drawArrow } from '../draw/arrow.ts';
import type { Point } from '../draw/geometry.ts';
import type { Pen } from '../draw/pen.ts';
import { disc, within } from '../draw/pen.ts';
import { drawFlag, drawFocus, drawJustMoved } from '../draw/signs.ts';
import { flagsOn } from '../table/flags.ts';
import type { MarkState } from './marks.ts';
import { atDrawable } from './marks.ts';
import { outlineOf, outlineOfSpot } from './outline.ts';

export function drawSigns(pen: Pen, state: MarkState): void {
  drawRings(pen, state);
  drawFlags(pen, state);
  drawArrows(pen, state);
  drawCursor(pen, state);
}

/** What somebody else has just moved. */
function drawRings(pen: Pen, { scene, look, now }: MarkState): void {
  for (const { id, start } of moving.rings) {
    const drawable = scene.drawables.find((d) => d.id === id);
    if (drawable)
      atDrawable(pen, drawable, () =>
        drawJustMoved(pen, look, outlineOf(scene, drawable), (now - start) / RING_MS),
      );
  }
}

function drawFlags(pen: Pen, { scene, look, play }: MarkState): void {
  for (const { piece, state } of flagsOn(play)) {
    const drawable = drawableOf(scene, piece);
    if (drawable) atDrawable(pen, drawable, () => drawFlag(pen, look, outlineOf(scene, drawable), state));
  }
}

/** Arrows and rings that people draw for each other. */
function drawArrows(pen: Pen, { scene, marks }: MarkState): void {
  const at = (place: string): Point | null => {
    const drawn = spotOfWord(place);
    return drawn ? findSpot(scene, drawn) : scene.places.spot(place);
  };
  for (const { mark, colour } of marks) {
    const from = at(mark.from);
    const to = mark.to === undefined ? null : at(mark.to);
    if (from && to) drawArrow(pen, from, to, colour);
    else if (from) disc(pen, from.x, from.y, 60, { stroke: colour, width: 9 });
  }
}

/** Where the keys are. */
function drawCursor(pen: Pen, { scene, look, focus }: MarkState): void {
  if (!focus) return;
  const drawable = focus.drawable === null ? null : scene.drawables.find(({ id }) => id === focus.drawable);
  if (drawable) {
    atDrawable(pen, drawable, () => drawFocus(pen, look, outlineOf(scene, drawable)));
    return;
  }
  const spot = focus.place === null ? null : scene.places.spot(focus.place);
  if (spot) within(pen, spot.x, spot.y, 1, () => drawFocus(pen, look, outlineOfSpot(scene, spot)));
}
