import type { Face } from '@stellwerk/engine/stage/stage.ts';
import type { Point } from '../draw/geometry.ts';
import { drawFits, drawLift, drawTurnRing, GHOST } from '../draw/glow.ts';
import type { Look } from '../draw/look.ts';
import type { Pen } from '../draw/pen.ts';
import { disc, faded, panel, widthOf, within, write } from '../draw/pen.ts';
import { sizeOf, turns } from '../draw/faces.ts';
import { drawPiece } from '../draw/piece.ts';
import type { HandState } from '../hand/hand.ts';
import { inHandOf } from '../hand/machine.ts';
import type { Drawable } from '../layout/pieces.ts';
import type { Scene } from '../layout/scene.ts';
import { drawDrawable } from '../layout/scene.ts';
import { moving, PING_MS } from '../camera/animate.ts';
import { drawArrow } from '../draw/arrow.ts';
import { drawableOf, drawableOfAccount } from '../camera/current.ts';
import { positionOf } from '../camera/motion.ts';
import type { Carried, OtherHand } from '../together/other-hands.ts';
import { outlineOf } from './outline.ts';

export interface HandLayerState {
  readonly scene: Scene;
  readonly look: Look;
  readonly hand: HandState;
  /** Where the hand is in the world; null: nowhere to be seen. */
  readonly pointer: Point | null;
  /** Units above the finger, so that it does not cover what it holds. */
  readonly raise: number;
  readonly hover: Drawable | null;
  readonly others: readonly OtherHand[];
  /** An arrow that is being drawn. */
  readonly arrow: { readonly from: Point; readonly to: Point; readonly colour: string } | null;
  readonly scale: number;
  /** What is due from the purse in the hand. */
  readonly due: number | null;
  readonly now: number;
}

const LIFTED = 1.06;
const TILT = (-5 * Math.PI) / 180;

export function drawHandLayer(pen: Pen, state: HandLayerState): void {
  drawHover(pen, state);
  for (const glide of moving.glides) {
    const { x, y } = positionOf(glide, state.now);
    within(pen, x - glide.drawable.x, y - glide.drawable.y, 1, () =>
      drawDrawable(pen, state.look, state.scene.tiles, glide.drawable),
    );
  }
  drawPings(pen, state);
  if (state.arrow) drawArrow(pen, state.arrow.from, state.arrow.to, state.arrow.colour);
  drawHeld(pen, state);
  for (const other of state.others) drawOther(pen, state, other);
}

/** Lifts by a hair: says that it can be taken up. */
function drawHover(pen: Pen, { scene, look, hover, hand }: HandLayerState): void {
  if (!hover || hand.held || hover.layer === 'board') return;
  within(pen, hover.x, hover.y, 1, () => drawLift(pen, look, outlineOf(scene, hover)));
  within(pen, 0, -2, 1, () => drawDrawable(pen, look, scene.tiles, hover));
}

function drawPings(pen: Pen, { now }: HandLayerState): void {
  for (const { x, y, start, colour } of moving.pings) {
    const t = (now - start) / PING_MS;
    for (const delay of [0, 0.18, 0.36]) {
      const age = Math.min(1, Math.max(0, t * 1.5 - delay));
      if (age > 0 && age < 1) disc(pen, x, y, 12 + 90 * age, { stroke: colour, width: 8, alpha: 1 - age });
    }
    disc(pen, x, y, 12, { fill: colour, alpha: Math.max(0, 1 - t) });
  }
}

function drawHeld(pen: Pen, state: HandLayerState): void {
  const { hand, scene, look } = state;
  const { held } = hand;
  if (!held) return;
  if (held.kind === 'money') {
    drawMoney(pen, state, held.from, held.amount ?? state.due ?? 0);
    return;
  }
  const home = drawableOf(scene, held.piece);
  const face = scene.stage.faces[held.piece];
  if (!face) return;
  const homes = new Set(inHandOf(held).flatMap((piece) => drawableOf(scene, piece) ?? []));
  for (const one of [...homes].toSorted((a, b) => a.z - b.z))
    faded(pen, GHOST, () => drawDrawable(pen, look, scene.tiles, { ...one, count: 1 }));
  drawHeldPiece(pen, state, face, home);
}

/** Over a place where it fits it lies there already; elsewhere it hangs at the pointer. */
function drawHeldPiece(pen: Pen, state: HandLayerState, face: Face, home: Drawable | null): void {
  const { hand, scene, look, pointer, raise } = state;
  const { held, over } = hand;
  if (held?.kind !== 'piece') return;
  const natural = sizeOf(face, scene.tiles?.orientation);
  const isTile = turns(face);
  const spot = over && over.verdict === 'fits' ? scene.places.spot(over.place) : null;
  // A stick lies along its line; papers stay in the hand until they are let go.
  const snaps = spot !== null && (isTile || spot.shape === 'disc' || spot.angle !== undefined);
  const at: Point | null = snaps ? spot : pointer ? { x: pointer.x, y: pointer.y - raise } : home;
  if (!at) return;
  const size =
    isTile || !home
      ? natural
      : spot?.shape === 'disc' || spot?.angle !== undefined
        ? { w: spot.w, h: spot.h }
        : { w: Math.max(home.w, natural.w * 0.62), h: Math.max(home.h, natural.h * 0.62) };
  const side = scene.drawables.find(({ piece }) => piece === held.piece)?.side;
  within(pen, at.x, at.y, LIFTED, () => {
    const shape = outlineOf(scene, {
      ...(home ?? EMPTY),
      face,
      w: size.w,
      h: size.h,
      layer: isTile ? 'board' : 'pieces',
    });
    drawLift(pen, look, shape);
    if (isTile && !snaps) pen.rotate(TILT);
    if (snaps && spot.angle !== undefined) pen.rotate(spot.angle);
    drawFan(pen, state, face, size, held.count ?? 1);
    drawPiece(
      pen,
      look,
      scene.tiles,
      face,
      { x: 0, y: 0, ...size },
      { turn: over?.turn ?? held.turn, ...(side === undefined ? {} : { side }) },
    );
    if (over?.verdict === 'fits' && snaps && !isTile) drawFits(pen, look, shape);
    drawCount(pen, look, size, held.count ?? 1);
  });
  if (isTile && over && over.place !== held.from && scene.tiles)
    within(pen, at.x, at.y, LIFTED, () => {
      const fits = held.targets.get(over.place) ?? new Set<number>();
      if (fits.size > 0) drawTurnRing(pen, look, scene.tiles!.orientation, fits, over.turn);
    });
}

type Size = { readonly w: number; readonly h: number };
const FANNED = 0.3;
const MOST_SEEN = 6;

/** The others of a fan look out from behind the one that was touched. */
function drawFan(pen: Pen, { scene, look }: HandLayerState, face: Face, size: Size, count: number): void {
  for (let i = Math.min(count, MOST_SEEN) - 1; i > 0; i--)
    drawPiece(pen, look, scene.tiles, face, { x: i * FANNED * size.w, y: 0, ...size }, {});
}

/** How many are in the hand, at the corner of the first. */
function drawCount(pen: Pen, { theme }: Look, { w, h }: Size, count: number): void {
  if (count < 2) return;
  const style = { size: 0.26 * h, weight: 800, fill: theme.accentInk, align: 'center' } as const;
  const text = `×${count}`;
  const wide = widthOf(pen, text, style) + 0.2 * h;
  panel(pen, { x: -w / 2 - wide / 2, y: -h / 2 - 0.18 * h, w: wide, h: 0.36 * h }, 0.18 * h, {
    fill: theme.accent,
  });
  write(pen, text, -w / 2, -h / 2 + 0.09 * h, style);
}

const EMPTY: Drawable = {
  id: '',
  piece: null,
  pieces: [],
  face: { kind: 'chip', amount: 0 },
  place: '',
  x: 0,
  y: 0,
  w: 0,
  h: 0,
  angle: 0,
  turn: 0,
  z: 0,
  group: '',
  count: 1,
  dim: false,
  layer: 'pieces',
};

function drawMoney(
  pen: Pen,
  { scene, look, pointer, raise }: HandLayerState,
  from: string,
  amount: number,
): void {
  const home = drawableOfAccount(scene, from);
  const at = pointer ?? home;
  if (!at || !home) return;
  const size = { w: Math.max(110, home.h * 2.1), h: home.h };
  within(pen, at.x, at.y - raise, LIFTED, () => {
    drawLift(pen, look, { kind: 'box', ...size, radius: size.h / 2 });
    drawPiece(pen, look, scene.tiles, { kind: 'chip', amount }, { x: 0, y: 0, ...size });
  });
}

/** What somebody else holds hangs at their pointer, a little paler than what lies on the table. */
function drawCarried(pen: Pen, state: HandLayerState, carried: Carried, at: Point): void {
  const { scene, look } = state;
  const money = 'from' in carried;
  const face: Face | undefined = money
    ? { kind: 'chip', amount: carried.amount }
    : scene.stage.faces[carried.piece];
  const home = money ? drawableOfAccount(scene, carried.from) : drawableOf(scene, carried.piece);
  if (!face || (money && carried.amount === 0 && !home)) return;
  const size =
    turns(face) || !home ? sizeOf(face, scene.tiles?.orientation) : { w: home.w * 1.2, h: home.h * 1.2 };
  const manner = money
    ? {}
    : { turn: carried.turn, ...(home?.side === undefined ? {} : { side: home.side }) };
  const count = money ? 1 : carried.count;
  within(pen, at.x, at.y, 1, () =>
    faded(pen, 0.9, () => {
      drawFan(pen, state, face, size, count);
      drawPiece(pen, look, scene.tiles, face, { x: 0, y: 0, ...size }, manner);
      drawCount(pen, look, size, count);
    }),
  );
}

/** An arrow with the name of its owner; drawn in pixels, whatever the zoom. */
function drawOther(pen: Pen, state: HandLayerState, other: OtherHand): void {
  faded(pen, other.presence, () => {
    if (other.carried) drawCarried(pen, state, other.carried, other.at);
    within(pen, other.at.x, other.at.y, other.size / state.scale, () => {
      pen.beginPath();
      pen.moveTo(0, 0);
      pen.lineTo(4.5, 15);
      pen.lineTo(8, 9);
      pen.lineTo(15, 6.5);
      pen.closePath();
      pen.fillStyle = other.colour;
      pen.fill();
      pen.strokeStyle = other.ink;
      pen.lineWidth = 1.2;
      pen.stroke();
      const style = { size: 12, weight: 700, fill: other.ink } as const;
      const w = widthOf(pen, other.name, style) + 16;
      panel(pen, { x: 12, y: 14, w, h: 20 }, 10, { fill: other.colour });
      write(pen, other.name, 20, 28.5, style);
    });
  });
}
