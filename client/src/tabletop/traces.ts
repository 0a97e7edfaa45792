// Runs, dues and signs, drawn over the pieces. No hand needs them for its first piece: they come right after the tabletop.
import type { Look } from '../draw/look.ts';
import { drawRunBadges, drawRunLine, drawRunSum, type RunHex } from '../draw/run.ts';
import type { Pen } from '../draw/pen.ts';
import { drawCountedRun } from '../layout/runs.ts';
import { drawDrawable, type Scene } from '../layout/scene.ts';
import { useRoutes } from '../runs/routes.ts';
import { runHexes } from '../runs/run-lines.ts';
import type { RouteDrawn } from '../runs/shown-runs.ts';
import { drawnLast, drawnNow } from '../runs/shown-runs.ts';
import type { Shown } from '../table/shown.ts';
import type { MarkState } from './marks.ts';
import { drawDues } from './due-ghosts.ts';
import { drawSigns } from './signs.ts';

/** What is being drawn; else the run that was made last. */
function routesNow(shown: Shown, scene: Scene): readonly RouteDrawn[] {
  const { routes } = useRoutes.getState();
  return routes.length > 0 ? drawnNow(shown, scene, routes) : drawnLast(shown.play, scene);
}

/** Stations that a run passes, once more above its line: where all is small it would hide whose they are. */
function drawStations(pen: Pen, look: Look, { world, drawables }: Scene, hexes: readonly RunHex[]): void {
  if (look.readable === undefined) return;
  const map = world.blocks.find(({ surface }) => surface.kind === 'hexmap');
  for (const one of drawables)
    if (
      one.group === map?.id &&
      one.face.kind === 'disc' &&
      hexes.some(({ x, y }) => Math.hypot(one.x - x, one.y - y) < HEX)
    )
      drawDrawable(pen, look, null, one);
}
/** From the middle of a hex to its corners. */
const HEX = 100;

function drawRoutes(
  pen: Pen,
  { scene, look, play, routes }: Pick<MarkState, 'scene' | 'look' | 'play' | 'routes'>,
): void {
  const ways = routes.flatMap(({ route, sum, counted, line }, i) => {
    const hexes = runHexes(scene, play.table, route);
    return hexes.length > 0 ? [{ hexes, sum: look.amount(sum), counted, line: line ?? i }] : [];
  });
  for (const { hexes, line } of ways) drawRunLine(pen, look, hexes, line);
  drawStations(
    pen,
    look,
    scene,
    ways.flatMap(({ hexes }) => hexes),
  );
  for (const { hexes, sum, counted, line } of ways) {
    if (counted) {
      drawCountedRun(pen, look, scene, counted, line);
      drawRunSum(pen, look, hexes, line, sum);
    } else drawRunBadges(pen, look, hexes, line, sum);
  }
}

export const traces = { routesNow, drawRoutes, drawDues, drawSigns };
export type Traces = typeof traces;
