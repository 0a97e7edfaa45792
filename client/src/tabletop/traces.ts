// Runs and dues, drawn over the pieces. No hand needs them for its first piece: they come right after the tabletop.
import { drawRun, drawRunLine, drawRunSum } from '../draw/run.ts';
import type { Pen } from '../draw/pen.ts';
import { drawCountedRun } from '../layout/runs.ts';
import type { Scene } from '../layout/scene.ts';
import { useRoutes } from '../runs/routes.ts';
import { runHexes } from '../runs/run-lines.ts';
import type { RouteDrawn } from '../runs/shown-runs.ts';
import { drawnLast, drawnNow } from '../runs/shown-runs.ts';
import type { Shown } from '../table/shown.ts';
import type { MarkState } from './marks.ts';
import { drawDues } from './due-ghosts.ts';

/** What is being drawn; else the run that was made last. */
function routesNow(shown: Shown, scene: Scene): readonly RouteDrawn[] {
  const { routes } = useRoutes.getState();
  return routes.length > 0 ? drawnNow(shown, scene, routes) : drawnLast(shown.play, scene);
}

function drawRoutes(
  pen: Pen,
  { scene, look, play, routes }: Pick<MarkState, 'scene' | 'look' | 'play' | 'routes'>,
): void {
  routes.forEach(({ route, sum, counted, line: own }, i) => {
    const line = own ?? i;
    const hexes = runHexes(scene, play.table, route);
    if (hexes.length === 0) return;
    if (!counted) {
      drawRun(pen, look, hexes, line, look.amount(sum));
      return;
    }
    drawRunLine(pen, look, hexes, line);
    drawCountedRun(pen, look, scene, counted, line);
    drawRunSum(pen, look, hexes, line, look.amount(sum));
  });
}

export const traces = { routesNow, drawRoutes, drawDues };
export type Traces = typeof traces;
