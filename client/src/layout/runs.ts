import type { DrawnRun } from '@stellwerk/engine/stage/stage.ts';
import { type Look } from '../draw/look.ts';
import type { Pen } from '../draw/pen.ts';
import type { Taken } from '../draw/clearance.ts';
import { drawBonus } from '../draw/bonus.ts';
import { drawRunBadges, drawRunLine, runColour, type RunHex } from '../draw/run.ts';
import { type Box, INNER, overlaps, type Point, sideMid } from '../draw/geometry.ts';
import { hexMapOf } from './surfaces-of.ts';
import { passRoad } from './pass-road.ts';
import type { Scene } from './scene.ts';

/** Side of `from` that faces `to`; null where they are no neighbours (the two ends of a pass). */
function sideBetween(scene: Scene, from: string, to: string): number | null {
  const [a, b] = [scene.places.spot(`hex/${from}`), scene.places.spot(`hex/${to}`)];
  if (!a || !b || !scene.board) return null;
  const { orientation } = scene.board;
  let best: number | null = null;
  let least = INNER * 0.6;
  for (let side = 0; side < 6; side++) {
    const mid = sideMid(side, orientation, 2 * INNER);
    const d = Math.hypot(a.x + mid.x - b.x, a.y + mid.y - b.y);
    if (d < least) [best, least] = [side, d];
  }
  return best;
}

/** A hex that a train comes over, and the stop at which it calls there. */
export interface Step {
  readonly hex: string;
  readonly node: number | null;
}
type Way = Step & Pick<RunHex, 'from' | 'to'>;

/** From step to step over the sides where they touch; the two ends of a pass over the road that is printed between. */
function joined(scene: Scene, steps: readonly Step[]): readonly Way[] {
  const board = hexMapOf(scene.stage)?.board;
  const ways: Way[] = [];
  let from: number | null = null;
  steps.forEach((step, i) => {
    const next = steps[i + 1];
    const isOn = next !== undefined && next.hex !== step.hex;
    const side = isOn ? sideBetween(scene, step.hex, next.hex) : null;
    const road =
      isOn && side === null && board && scene.board
        ? passRoad(board, scene.board.hexes, step.hex, next.hex)
        : null;
    ways.push({ ...step, from, to: road?.leave ?? side });
    for (const over of road?.over ?? []) ways.push({ ...over, node: null });
    from = road?.enter ?? (isOn ? sideBetween(scene, next.hex, step.hex) : null);
  });
  return ways;
}

/** Steps with everything that drawing them needs. Hexes that the map does not have are passed over. */
export function hexesOf(scene: Scene, steps: readonly Step[]): readonly RunHex[] {
  const byId = new Map(scene.board?.hexes.map((hex) => [hex.id, hex]));
  const known = steps.filter(({ hex }) => byId.has(hex));
  return joined(scene, known).flatMap(({ hex, ...way }): readonly RunHex[] => {
    const drawn = byId.get(hex);
    if (!drawn) return [];
    const { x, y, art } = drawn;
    return [
      { x, y, art, ...way, ...(art.dense && way.node !== null ? { lying: lyingAt(scene, drawn) } : {}) },
    ];
  });
}

/** As far from the middle of a hex as a badge may reach. */
const NEAR = 170;

/** Plates on a crowded map round a hex, each as a row of discs. */
const lyingAt = ({ drawables, stage }: Scene, { x, y }: Point): readonly Taken[] =>
  drawables
    .filter(
      (one) =>
        one.layer === 'pieces' &&
        one.group === hexMapOf(stage)?.id &&
        Math.hypot(one.x - x, one.y - y) < NEAR,
    )
    .flatMap(({ x: at, y: high, w, h }) =>
      [-1, 0, 1].map((part) => ({ x: at - x + (part * (w - h)) / 2, y: high - y, r: h / 2 })),
    );

/** A run of the stage, hex by hex. */
export function runHexes(scene: Scene, run: DrawnRun): readonly RunHex[] {
  const stops = [...run.stops];
  return hexesOf(
    scene,
    run.hexes.map((hex) => ({
      hex,
      node: (stops[0]?.hex === hex ? stops.shift() : undefined)?.node ?? null,
    })),
  );
}

/** The lines of all runs, under the pieces; the n-th train has the n-th colour and dash. */
export function drawRunLines(
  pen: Pen,
  look: Look,
  scene: Scene,
  runs: readonly DrawnRun[] = scene.stage.runs,
): void {
  runs.forEach((run, i) => drawRunLine(pen, look, runHexes(scene, run), i));
}

/** Whose run has which bonus. */
export type CountedRun = Required<Pick<DrawnRun, 'livery' | 'bonus'>>;

/** A run with a bonus is counted by the sides it crosses; how the bonus comes about stands in the strip below. */
export function drawCountedRun(
  pen: Pen,
  look: Look,
  scene: Scene,
  { bonus, livery }: CountedRun,
  index: number,
): void {
  const map = scene.world.blocks.find(({ surface }) => surface.kind === 'hexmap');
  if (!map || !scene.board) return;
  const { hexes } = scene.board;
  const way = bonus.hexes.flatMap((id) => hexes.filter((hex) => hex.id === id));
  const isFree = (box: Box): boolean =>
    !hexes.some(({ x, y }) => overlaps(box, { x: x - 90, y: y - 96, w: 180, h: 192 })) &&
    !scene.world.blocks.some((block) => block.inner && overlaps(block.box, box));
  drawBonus(pen, look, {
    bonus,
    livery,
    way,
    map: map.box,
    colour: runColour(look, index),
    isFree,
  });
}

/** Numbers and sums of all runs, above the pieces. */
export function drawRunMarks(
  pen: Pen,
  look: Look,
  scene: Scene,
  runs: readonly DrawnRun[] = scene.stage.runs,
): void {
  runs.forEach((run, i) => {
    const { livery, bonus } = run;
    if (bonus) drawCountedRun(pen, look, scene, { livery, bonus }, i);
    else drawRunBadges(pen, look, runHexes(scene, run), i, look.amount(run.value));
  });
}
