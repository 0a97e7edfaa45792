import type { DrawnRun } from '@stellwerk/engine/stage/stage.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import { positionAt } from '@stellwerk/engine/table/positions.ts';
import type { Json, Move, Seat, Table } from '@stellwerk/engine/table/types.ts';
import { actingCharter } from '../layout/surfaces-of.ts';
import type { CountedRun } from '../layout/runs.ts';
import type { Scene } from '../layout/scene.ts';
import { stageOf } from '../table/stage.ts';
import type { Route } from './routes.ts';
import { routesIn, useRoutes } from './routes.ts';
import { ruled } from '../table/settled.ts';
import type { Shown } from '../table/shown.ts';
import { sumOf } from './run-lines.ts';

/** A route over the map with what it earns. */
export interface RouteDrawn {
  readonly route: Route;
  readonly sum: number;
  /** Which colour and dash it has: those of the button of its train. */
  readonly line?: number;
  /** What it earns beside its stops, where the title counts it along the way. */
  readonly counted?: CountedRun;
}

/** A run as somebody makes it: the move, which of its fields holds the routes, and the table it is made on. */
interface Run {
  readonly table: Table;
  readonly move: Move;
  readonly field: string;
}

const sums = new WeakMap<Route, { readonly table: Table; readonly sum: number }>();

/** What one route earns: the title counts, with its bonuses; without a word from it what is printed at the stops. */
function earned(play: Play, scene: Scene, run: Run | null, route: Route): number {
  const known = sums.get(route);
  const table = run?.table ?? play.table;
  if (known && known.table === table) return known.sum;
  const move = run && { ...run.move, [run.field]: [route] as unknown as Json };
  const sum = (move && play.game.runs?.earns(table, move)) ?? sumOf(scene, table, route);
  sums.set(route, { table, sum });
  return sum;
}

const drafts = new WeakMap<Table, Map<Seat, Run | null>>();

/** The run that the player may make now, to be filled with what is being drawn. */
function runToMake({ game, table }: Play, seat: Seat): Run | null {
  let known = drafts.get(table);
  if (!known) drafts.set(table, (known = new Map()));
  let run = known.get(seat);
  if (run !== undefined) return run;
  const view = ruled(table);
  const choice = game.prompt(view, seat).choices.find(({ drawn, move }) => drawn !== undefined && move);
  run = choice?.move ? { table: view, move: choice.move, field: choice.drawn! } : null;
  known.set(seat, run);
  return run;
}

export function drawnNow(
  { play, seat }: Shown,
  scene: Scene,
  routes: readonly Route[],
): readonly RouteDrawn[] {
  const run = seat === null ? null : runToMake(play, seat);
  const { trains } = useRoutes.getState();
  return routes.map((route, i) => ({
    route,
    sum: earned(play, scene, run, route),
    line: trains.includes(route.train) ? trains.indexOf(route.train) : i,
  }));
}

/** Who operates in which round: as long as it is the same, what ran last is still the news. */
function turnIn({ game }: Play, table: Table): string {
  const charter = actingCharter(stageOf(game, table));
  return JSON.stringify([charter?.id, game.where(ruled(table))[0]]);
}

const FAR = 8;

interface RunMade extends Run {
  readonly routes: readonly Route[];
  /** What the title drew of it when it had been made. */
  readonly drawn: readonly DrawnRun[];
}

/** The run that was made last, while the company that made it still acts. */
export function lastRun(play: Play): RunMade | null {
  const { log, line, head } = play;
  for (let n = head, steps = 0; n > 0 && steps < FAR; n = line[n] ?? 0, steps++) {
    const act = log[n]?.act;
    if (act?.do !== 'move') continue;
    const table = positionAt(play, line[n] ?? 0);
    for (const [field, value] of Object.entries(act.move)) {
      const routes = routesIn(value);
      if (routes.length === 0) continue;
      const isStill = n === head || turnIn(play, table) === turnIn(play, play.table);
      if (!isStill) return null;
      const drawn = stageOf(play.game, positionAt(play, n)).runs;
      return { table: ruled(table), move: act.move, field, routes, drawn };
    }
  }
  return null;
}

/** The title tells the runs that it draws by their stops. */
const drawnOf = (drawn: readonly DrawnRun[], { stops }: Route): DrawnRun | undefined =>
  drawn.find((one) => one.stops.map(({ hex, node }) => `${hex}/n${node}`).join() === stops.join());

const kept = new WeakMap<Play, ReturnType<typeof lastRun>>();

/** The routes of the moment that is shown, now or in the past. */
export function drawnLast(play: Play, scene: Scene): readonly RouteDrawn[] {
  let run = kept.get(play);
  if (run === undefined) kept.set(play, (run = lastRun(play)));
  if (!run) return [];
  const rest = [...run.drawn];
  return run.routes.map((route) => {
    const own = drawnOf(rest, route);
    if (!own) return { route, sum: earned(play, scene, run, route) };
    rest.splice(rest.indexOf(own), 1);
    const { livery, bonus, value } = own;
    return { route, sum: value, ...(bonus ? { counted: { livery, bonus } } : {}) };
  });
}
