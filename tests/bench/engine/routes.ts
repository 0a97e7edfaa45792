import { tableFrom, written } from '@stellwerk/engine/table/pieces.ts';
import { readFile } from 'node:fs/promises';
import { isExport, readExport } from '@stellwerk/engine/import/exported.ts';
import { importGame } from '@stellwerk/engine/import/import.ts';
import { GAME_IDS, importers, loadGame } from '@stellwerk/engine/games/registry.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import { seededLuck } from '@stellwerk/engine/table/luck.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import { positionAt } from '@stellwerk/engine/table/positions.ts';
import { randomGame } from '@stellwerk/engine/table/random-play.ts';
import { benchFarTrains } from './far-trains.ts';
import { Least, verdictsIn } from './least.ts';
import type { Move, Table } from '@stellwerk/engine/table/types.ts';

/** A position in which a company is about to run, and what its run brought. */
interface Before {
  readonly table: Table;
  readonly recorded: number | null;
}
interface Made {
  readonly table: Table;
  readonly move: Move;
}

const NAMES = ['anna', 'bert', 'cleo', 'dora', 'emil', 'fritz'];
/** So many late runs are wanted of each title, out of at most so many games. */
const WANTED = 100;
const MOST_GAMES = 30;
/** Each position so often, the least counts. */
const TIMES = 3;
/** Late: the last part of all runs of a game. */
const LATE = 0.4;

/** Each position several times without anything remembered; the first time warms up the machine. */
function measure(name: string, game: Game, positions: readonly Before[]): string {
  const least = new Least();
  const best = positions.map(({ table }) => game.runs?.best(tableFrom(written(table)), null) ?? null);
  for (let time = 0; time < TIMES; time++)
    for (const [i, { table }] of positions.entries()) {
      const cold = tableFrom(written(table));
      const since = performance.now();
      game.runs?.best(cold, null);
      least.note(i, since);
    }
  const unproved = best.filter((run) => run && !run.proved).length;
  const below = positions.filter(
    ({ recorded }, i) => recorded !== null && (best[i]?.revenue ?? 0) < recorded,
  );
  const known = positions.filter(({ recorded }) => recorded !== null).length;
  return `${name}: best runs ${least.line()}, ${unproved} not proved, ${below.length} of ${known} below the record`;
}

/** All runs of a play, with the positions before them; runs without a route (nothing to run with) are no question. */
const runsOf = (play: Play): readonly Made[] =>
  play.log.flatMap(({ act }, n) => {
    if (act.do !== 'move') return [];
    const table = positionAt(play, n - 1);
    const { routes } = act.move;
    return Array.isArray(routes) && routes.length > 0 ? [{ table, move: act.move }] : [];
  });

/** What the runs of an export brought, bonuses and subsidies included, in the order in which they were made. */
function recordedRuns(value: unknown): readonly number[] {
  const read = readExport(value);
  if (!read.ok) return [];
  return read.value.actions.flatMap(({ type, fields }) => {
    const routes = fields['routes'];
    if (type !== 'run_routes' || !Array.isArray(routes) || routes.length === 0) return [];
    const amount = (route: unknown, name: string): number =>
      Number((route as Readonly<Record<string, unknown>>)[name] ?? 0);
    return [routes.reduce((sum, route) => sum + amount(route, 'revenue') + amount(route, 'subsidy'), 0)];
  });
}

async function benchExport(path: string): Promise<string> {
  const value: unknown = JSON.parse(await readFile(path, 'utf8'));
  if (!isExport(value)) return `${path}: not an export of 18xx.games`;
  const read = await importGame(value, importers());
  if (!read.ok) return `${path}: ${read.error.place}: ${read.error.message}`;
  const { game } = read.value;
  const made = runsOf(read.value);
  const recorded = recordedRuns(value);
  if (recorded.length !== made.length)
    return `${path}: ${made.length} runs here, ${recorded.length} in the record`;
  // Where the record counts the same routes otherwise (a last round that pays twice), they are compared as counted here.
  const positions = made.map(({ table, move }, i) => ({
    table,
    recorded: game.runs?.earns(table, move) ?? recorded[i] ?? null,
  }));
  const otherwise = positions.filter((position, i) => position.recorded !== recorded[i]).length;
  return `${measure(`${game.title}, recorded`, game, positions)}, ${otherwise} counted otherwise there`;
}

/** The best run before the late runs of random games, and what it takes to judge the runs that were made there. */
function benchRandom(game: Game): readonly string[] {
  const positions: Before[] = [];
  const plays: Play[] = [];
  for (let seed = 0; seed < MOST_GAMES && positions.length < WANTED; seed++) {
    const { play } = randomGame(
      game,
      {
        game: game.id,
        variant: game.variants[0]!.id,
        options: {},
        seats: NAMES.slice(0, game.players.max),
        seed,
        mode: 'strict',
        bookkeeping: 'auto',
      },
      seededLuck(7, seed),
    );
    const runs = runsOf(play);
    plays.push(play);
    positions.push(
      ...runs.slice(Math.floor(runs.length * (1 - LATE))).map(({ table }) => ({ table, recorded: null })),
    );
  }
  const isLateRun = (_: Table, move: Move, part: number): boolean =>
    part > 1 - LATE && Array.isArray(move['routes']) && move['routes'].length > 0;
  return [
    measure(`${game.title}, late in ${plays.length} random games`, game, positions),
    `  their verdicts ${verdictsIn(plays, isLateRun).line()}`,
  ];
}

/** The best run before every run: of recorded games, if files are named, and of random games of every rail title. */
export async function benchRoutes(print: (line: string) => void, files: readonly string[]): Promise<void> {
  for (const path of files) print(await benchExport(path));
  for (const id of GAME_IDS) {
    const game = await loadGame(id);
    if (game?.runs) for (const line of benchRandom(game)) print(line);
  }
  print(benchFarTrains());
}
