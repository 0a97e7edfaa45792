import type { Play } from '@stellwerk/engine/table/play.ts';
import type { Place, Table } from '@stellwerk/engine/table/types.ts';
import type { Mark } from '@stellwerk/shared/desk.ts';
import { drawGlow, drawPending, drawVeil, drawWrong, GHOST } from '../draw/glow.ts';
import type { Look } from '../draw/look.ts';
import type { Pen } from '../draw/pen.ts';
import { faded, within } from '../draw/pen.ts';
import { sizeOf, turns } from '../draw/faces.ts';
import { drawPiece } from '../draw/piece.ts';
import type { Held } from '../hand/machine.ts';
import type { Targets } from '../hand/targets.ts';
import { kindOfSurface } from '../layout/kinds/list.ts';
import type { Drawable } from '../layout/pieces.ts';
import type { Scene } from '../layout/scene.ts';
import { moving } from '../camera/animate.ts';
import { besideOwn } from './beside-own.ts';
import { drawableOf } from '../camera/current.ts';
import { differing } from '../table/flags.ts';
import { outlineOf, outlineOfSpot } from './outline.ts';
import type { RouteDrawn } from '../runs/shown-runs.ts';
import type { Traces } from './traces.ts';

/** What lies over the pieces and changes with every thought: glows, flags, dues, routes, the focus. */
export interface MarkState {
  readonly scene: Scene;
  readonly look: Look;
  readonly play: Play;
  readonly committed: Table;
  readonly held: Held | null;
  readonly overPlace: Place | null;
  readonly isOverWrong: boolean;
  readonly routes: readonly RouteDrawn[];
  /** What draws routes and dues; null: it has not come yet. */
  readonly traces: Traces | null;
  readonly focus: { readonly place: Place | null; readonly drawable: string | null } | null;
  readonly marks: readonly { readonly mark: Mark; readonly colour: string }[];
  readonly hasLessMotion: boolean;
  readonly now: number;
}

const FEW = 12;
const BREATH_MS = 2400;
const PENDING_MS = 900;

export function drawMarks(pen: Pen, state: MarkState): void {
  state.traces?.drawDues(pen, state.look, state.scene, state.play.table);
  drawTargets(pen, state);
  state.traces?.drawRoutes(pen, state);
  drawWaiting(pen, state);
  drawWrongPlace(pen, state);
  state.traces?.drawSigns(pen, state);
}

export const atDrawable = (pen: Pen, drawable: Drawable, draw: () => void): void =>
  within(pen, drawable.x, drawable.y, 1, draw);

/** Legal places glow, the rest of the map grows quiet. */
function drawTargets(
  pen: Pen,
  { scene, look, held, overPlace, isOverWrong, hasLessMotion, now, play }: MarkState,
): void {
  if (held?.kind !== 'piece') return;
  const spots = [...held.targets.keys()].flatMap((place) => scene.places.spot(place) ?? []);
  const map = scene.world.blocks.find(({ surface }) => surface.kind === 'hexmap');
  const isOnMap = spots.some(({ shape }) => shape !== 'box');
  const face = scene.stage.faces[held.piece];
  if (map && isOnMap) veilMap(pen, look, scene, new Set(held.targets.keys()), map.box);
  const isMany = spots.length > FEW;
  const isNear = isMany ? besideOwn(scene.stage, scene.drawables, face) : () => true;
  const breath = isMany || hasLessMotion ? 1 : 1 + 0.06 * Math.sin((now / BREATH_MS) * 2 * Math.PI);
  for (const spot of spots) {
    const isEmpty = spot.shape !== 'hex' || !play.table || !hasTile(scene, spot.place);
    within(pen, spot.x, spot.y, 1, () => {
      const fitting = held.targets.get(spot.place);
      if (face && turns(face) && isEmpty && spot.place !== overPlace && !isMany) {
        const [turn] = fitting ?? [];
        faded(pen, GHOST, () =>
          drawPiece(
            pen,
            look,
            scene.tiles,
            face,
            { x: 0, y: 0, ...sizeOf(face, scene.tiles?.orientation) },
            { turn: turn ?? held.turn },
          ),
        );
      }
      drawGlow(pen, look, outlineOfSpot(scene, spot), {
        filled: isEmpty,
        breath,
        thin: isMany && !isNear(spot.place),
      });
    });
  }
  drawNamesAgain(pen, look, scene, held.targets);
  const over = overPlace === null || !isOverWrong ? null : scene.places.spot(overPlace);
  if (over) within(pen, over.x, over.y, 1, () => drawWrong(pen, look, outlineOfSpot(scene, over)));
}

/** Glowing lines between cities run through their names: these are written once more. */
function drawNamesAgain(pen: Pen, look: Look, scene: Scene, targets: Targets): void {
  const glowing = new Set([...targets.keys()].map((place) => scene.places.spot(place)?.block));
  for (const block of scene.world.blocks)
    if (glowing.has(block.id)) kindOfSurface(block.surface).writeOver?.(pen, look, block.surface, block);
}

const hasTile = (scene: Scene, place: Place): boolean =>
  scene.drawables.some((d) => d.layer === 'board' && d.place === place);

function veilMap(
  pen: Pen,
  look: Look,
  scene: Scene,
  legal: ReadonlySet<Place>,
  box: { x: number; y: number; w: number; h: number },
): void {
  if (!scene.board) {
    drawVeil(pen, box, look.theme.board);
    return;
  }
  // Hex by hex: what fits stays full, and so does the sheet around the map.
  pen.save();
  pen.globalAlpha *= 0.42;
  pen.fillStyle = look.theme.board;
  pen.beginPath();
  const r = 100.6;
  const tilt = scene.board.orientation === 'flat' ? 0 : 30;
  for (const hex of scene.board.hexes) {
    if (legal.has(`hex/${hex.id}`)) continue;
    for (let i = 0; i < 6; i++) {
      const angle = ((60 * i + tilt) * Math.PI) / 180;
      const [x, y] = [hex.x + r * Math.cos(angle), hex.y + r * Math.sin(angle)];
      if (i === 0) pen.moveTo(x, y);
      else pen.lineTo(x, y);
    }
    pen.closePath();
  }
  pen.fill();
  pen.restore();
}

/** Dropped, and the referee has not answered yet. */
function drawWaiting(pen: Pen, { scene, look, play, committed, hasLessMotion, now }: MarkState): void {
  if (committed === play.table) return;
  for (const id of differing(committed, play.table).slice(0, 8)) {
    const drawable = drawableOf(scene, id);
    const turn = hasLessMotion ? null : (now % PENDING_MS) / PENDING_MS;
    if (drawable) atDrawable(pen, drawable, () => drawPending(pen, look, outlineOf(scene, drawable), turn));
  }
}

/** Where something was just laid down that may not lie there. */
function drawWrongPlace(pen: Pen, { scene, look }: MarkState): void {
  const spot = moving.wrong && scene.places.spot(moving.wrong.place);
  if (spot) within(pen, spot.x, spot.y, 1, () => drawWrong(pen, look, outlineOfSpot(scene, spot)));
}
