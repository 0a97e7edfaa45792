import type { DrawnRun } from '@stellwerk/engine/stage/stage.ts';
import type { BoardHex } from '../draw/board.ts';
import { type Look } from '../draw/look.ts';
import type { Pen } from '../draw/pen.ts';
import { drawRunBadges, drawRunLine, type RunHex } from '../draw/run.ts';
import { distance, sideMid } from '../draw/geometry.ts';
import type { Scene } from './scene.ts';

/** The side by which one hex touches another, or null when they do not touch (the ends of a pass). */
export function sideTowards(from: BoardHex, to: BoardHex): number | null {
  for (let side = 0; side < 6; side++) {
    const mid = sideMid(side, from.art.orientation);
    if (distance({ x: from.x + 2 * mid.x, y: from.y + 2 * mid.y }, to) < 1) return side;
  }
  return null;
}

/**
 * A run of the stage with everything that drawing it needs. Hexes that the map does not have are passed
 * over.
 */
export function runHexes(scene: Scene, run: DrawnRun): readonly RunHex[] {
  const byId = new Map(scene.board?.hexes.map((hex) => [hex.id, hex]));
  const hexes = run.hexes.flatMap((id) => byId.get(id) ?? []);
  const stops = [...run.stops];
  return hexes.map((hex, i) => {
    const before = hexes[i - 1];
    const after = hexes[i + 1];
    const stop = stops[0]?.hex === hex.id ? stops.shift() : undefined;
    return {
      x: hex.x,
      y: hex.y,
      art: hex.art,
      node: stop?.node ?? null,
      from: before ? sideTowards(hex, before) : null,
      to: after ? sideTowards(hex, after) : null,
    };
  });
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

/** Numbers and sums of all runs, above the pieces. */
export function drawRunMarks(
  pen: Pen,
  look: Look,
  scene: Scene,
  runs: readonly DrawnRun[] = scene.stage.runs,
): void {
  runs.forEach((run, i) => drawRunBadges(pen, look, runHexes(scene, run), i, look.amount(run.value)));
}
