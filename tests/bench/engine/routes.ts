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
const RANDOM_GAMES = 6;
/** Late: the last part of all runs of a game. */
const LATE = 0.4;

const at = (sorted: readonly number[], part: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(3);

/** Each position twice without anything remembered, the second time counts: the first one warms up the machine. */
function measure(name: string, game: Game, positions: readonly Before[]): string {
  const times: number[] = [];
  let unproved = 0;
  let below = 0;
  const fresh = (table: Table): Table => tableFrom(written(table));
  for (const { table } of positions) game.runs?.best(fresh(table), null);
  for (const { table, recorded } of positions) {
    const cold = fresh(table);
    const since = performance.now();
    const run = game.runs?.best(cold, null) ?? null;
    times.push(performance.now() - since);
    if (run && !run.proved) unproved++;
    if (recorded !== null && (run?.revenue ?? 0) < recorded) below++;
  }
  times.sort((x, y) => x - y);
  const known = positions.filter(({ recorded }) => recorded !== null).length;
  return (
    `${name}: ${times.length} runs, p50 ${at(times, 0.5)}, p90 ${at(times, 0.9)}, p99 ${at(times, 0.99)}, ` +
    `max ${at(times, 1)} ms, ${unproved} not proved, ${below} of ${known} below the record`
  );
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

function benchRandom(game: Game): string {
  const positions: Before[] = [];
  for (let seed = 0; seed < RANDOM_GAMES; seed++) {
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
    positions.push(
      ...runs.slice(Math.floor(runs.length * (1 - LATE))).map(({ table }) => ({ table, recorded: null })),
    );
  }
  return measure(`${game.title}, late random games`, game, positions);
}

/** The best run before every run: of recorded games, if files are named, and of random games of every rail title. */
export async function benchRoutes(print: (line: string) => void, files: readonly string[]): Promise<void> {
  for (const path of files) print(await benchExport(path));
  for (const id of GAME_IDS) {
    const game = await loadGame(id);
    if (game?.runs) print(benchRandom(game));
  }
}
