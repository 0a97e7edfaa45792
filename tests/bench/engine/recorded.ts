import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { GAME_IDS, importers, loadGame } from '@stellwerk/engine/games/registry.ts';
import type { importGame } from '@stellwerk/engine/import/import.ts';
import type { seededLuck } from '@stellwerk/engine/table/luck.ts';
import type { commit, openPlay, Play } from '@stellwerk/engine/table/play.ts';
import type { positionAt } from '@stellwerk/engine/table/positions.ts';
import type { randomGame } from '@stellwerk/engine/table/random-play.ts';
import { Least } from './least.ts';

/**
 * What the engine takes for games as they were played: verdicts, lists of options, a jump into history, memory, and random
 * play. Each game is played again several times, move by move, as the referee sees it; of the times of one move the
 * least counts, since everything else on the machine can only add to it. CPU time is that of this thread. With
 * `AGAINST` (another checkout of this project) both are measured turn about.
 */
const ROUNDS = 6;
const LIVES = 3;
const JUMPS = 200;
const RANDOM_GAMES = 6;
const OWN = fileURLToPath(
  new URL('../../../engine/src/games/18esp/import/fixtures/own-game.json', import.meta.url),
);
const NAMES = ['anna', 'bert', 'cleo', 'dora', 'emil', 'fritz'];

interface Engine {
  readonly name: string;
  readonly importGame: typeof importGame;
  readonly GAME_IDS: typeof GAME_IDS;
  readonly loadGame: typeof loadGame;
  readonly importers: typeof importers;
  readonly commit: typeof commit;
  readonly openPlay: typeof openPlay;
  readonly positionAt: typeof positionAt;
  readonly randomGame: typeof randomGame;
  readonly seededLuck: typeof seededLuck;
}
/** The engine of this checkout, or of another one. */
async function engineOf(name: string, root: string | null): Promise<Engine> {
  const parts = ['import/import', 'games/registry', 'table/play', 'table/positions', 'table/random-play'];
  const loaded: object[] = [];
  for (const part of [...parts, 'table/luck']) {
    const there = root === null ? null : resolve(process.cwd(), root, `engine/src/${part}.ts`);
    const address = there === null ? `@stellwerk/engine/${part}.ts` : pathToFileURL(there).href;
    loaded.push((await import(address)) as object);
  }
  return Object.assign({ name }, ...loaded) as Engine;
}

const cpuSeconds = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
};
setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc') as () => void;
const heap = (): number => {
  for (let i = 0; i < 6; i++) gc();
  return process.memoryUsage().heapUsed / 2 ** 20;
};

interface Measured {
  readonly engine: Engine;
  readonly recorded: Play;
  readonly verdicts: Least;
  readonly options: Least;
  readonly jumps: Least;
}

/** The game again, each move as it comes over the wire: an object about which nothing is known. */
function playAgain(
  { engine, recorded, verdicts, options }: Measured,
  isCounted: boolean,
  asks: boolean,
): Play {
  const { game, config, log } = recorded;
  let play = engine.openPlay(game, config, log[0]?.luck);
  for (const [at, { id, seat, act, luck }] of log.slice(1).entries()) {
    const proposal = structuredClone({ id, seat, act });
    const since = performance.now();
    const outcome = engine.commit(play, proposal, luck);
    if (isCounted && !asks) verdicts.note(at, since);
    if (!outcome.ok) throw new Error(`refused: ${id}`);
    play = outcome.play;
    if (!asks) continue;
    const asked = performance.now();
    for (const who of game.turn(play.table)) for (const _ of game.options(play.table, who));
    if (isCounted) options.note(at, asked);
  }
  return play;
}

function jumpAbout({ engine, jumps }: Measured, play: Play): void {
  for (let i = 0; i < JUMPS; i++) {
    const n = (i * 7919) % play.log.length;
    const since = performance.now();
    engine.positionAt(play, n);
    jumps.note(i, since);
  }
}

/** What one game holds that is being played, all that was read off its positions included. */
function memoryOf(measured: Measured): number {
  playAgain(measured, false, true);
  const before = heap();
  const kept = Array.from({ length: LIVES }, () => playAgain(measured, false, true));
  const held = (heap() - before) / LIVES;
  return kept.length > 0 ? held : 0;
}

async function benchRecord(
  print: (line: string) => void,
  path: string,
  engines: readonly Engine[],
): Promise<void> {
  const value: unknown = JSON.parse(await readFile(path, 'utf8'));
  const all: Measured[] = [];
  for (const engine of engines) {
    const read = await engine.importGame(value as Parameters<typeof importGame>[0], engine.importers());
    if (!read.ok) return print(`${path}: ${read.error.place}: ${read.error.message}`);
    const fresh = { verdicts: new Least(), options: new Least(), jumps: new Least() };
    all.push({ engine, recorded: read.value, ...fresh });
  }
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round++)
    for (const measured of all) {
      jumpAbout(measured, playAgain(measured, round > 0, false));
      playAgain(measured, round > 0, true);
    }
  const [first] = all;
  print(`${first!.recorded.game.title}, ${first!.recorded.log.length} entries, least of ${ROUNDS} rounds`);
  for (const measured of all) {
    const row = (what: string, said: string): void =>
      print(`  ${what.padEnd(24)}${measured.engine.name.padEnd(8)}${said}`);
    row('verdict', measured.verdicts.line());
    row('all options of a seat', measured.options.line());
    row('jump into history', measured.jumps.line());
    row('memory, played live', `${memoryOf(measured).toFixed(2)} MB`);
  }
}

/** Random games to the end, with everything that they watch over. */
async function benchSimulate(print: (line: string) => void, engines: readonly Engine[]): Promise<void> {
  for (const id of engines[0]!.GAME_IDS) {
    const rates = engines.map(() => ({ moves: 0, seconds: 0 }));
    for (let seed = -1; seed < RANDOM_GAMES; seed++)
      for (const [e, engine] of engines.entries()) {
        const game = await engine.loadGame(id);
        if (!game) continue;
        const { length: most } = NAMES.slice(0, game.players.max);
        const seats = NAMES.slice(0, Math.min(most, 4));
        const variant = game.variants[0]!.id;
        const config = { game: id, variant, options: {}, seats, seed: seed + 5 } as const;
        const since = cpuSeconds();
        const { moves } = engine.randomGame(
          game,
          { ...config, mode: 'strict', bookkeeping: 'auto' },
          engine.seededLuck(3, seed + 5),
        );
        if (seed < 0) continue;
        rates[e]!.moves += moves;
        rates[e]!.seconds += cpuSeconds() - since;
      }
    for (const [e, { moves, seconds }] of rates.entries())
      print(
        `  simulate ${id.padEnd(15)}${engines[e]!.name.padEnd(8)}${Math.round(moves / seconds)} moves a CPU second (${moves})`,
      );
  }
}

export async function benchEngine(print: (line: string) => void, files: readonly string[]): Promise<void> {
  const against = process.env['AGAINST'];
  const engines = [await engineOf('here', null)];
  if (against !== undefined) engines.unshift(await engineOf('before', against));
  for (const path of files.length > 0 ? files : [OWN]) await benchRecord(print, path, engines);
  await benchSimulate(print, engines);
}
