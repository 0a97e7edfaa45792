import { readFile } from 'node:fs/promises';
import { benchNetworks } from '../rail/routes/bench.ts';
import { parsePositions } from '../rail/routes/network-file.ts';
import { GAME_IDS } from '../games/registry.ts';
import { apply } from '../table/apply.ts';
import type { Game } from '../table/game.ts';
import { judge, specOf } from '../table/judge.ts';
import { noLuck, seededLuck } from '../table/luck.ts';
import type { Entry, Play } from '../table/play.ts';
import { tableFrom, written } from '../table/pieces.ts';
import { positionAt } from '../table/positions.ts';
import { commit, openPlay } from '../table/play.ts';
import { randomGame } from '../table/random-play.ts';
import { gameOf, guarded, parseArgs, wholeOf } from './args.ts';

const NAMES = ['anna', 'bert', 'cleo', 'dora', 'emil', 'fritz'];

class Times {
  readonly name: string;
  readonly all: number[] = [];
  constructor(name: string) {
    this.name = name;
  }
  take<T>(work: () => T): T {
    const since = performance.now();
    const value = work();
    this.all.push(performance.now() - since);
    return value;
  }
  line(): string {
    const sorted = [...this.all].sort((a, b) => a - b);
    const at = (part: number): string =>
      (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(3);
    return `${this.name.padEnd(30)} n ${String(sorted.length).padStart(6)}  p50 ${at(0.5)}  p90 ${at(0.9)}  p99 ${at(0.99)}  max ${at(1)} ms`;
  }
}

/** Random games of one title, played once; every position of them is measured. */
function benchGame(game: Game, games: number): void {
  const refereed = new Times(`${game.id} judge + effects`);
  const judged = new Times(`${game.id} – from nothing`);
  const listed = new Times(`${game.id} options, all`);
  const undone = new Times(`${game.id} undo at the end`);
  const routed = new Times(`${game.id} best run`);
  let unproved = 0;
  for (let i = -2; i < games; i++) {
    const seats = NAMES.slice(0, game.players.max);
    const config = {
      game: game.id,
      variant: game.variants[0]!.id,
      options: {},
      seats,
      seed: i + 2,
      mode: 'strict',
      bookkeeping: 'auto',
    } as const;
    const { play } = randomGame(game, config, seededLuck(7, i + 2));
    if (i < 0) {
      // Two games to warm up, as a server that has been running for a while is.
      measureGame(game, play, new Times(''), new Times(''), new Times(''), () => undefined);
      measureReferee(game, play, new Times(''));
      continue;
    }
    measureReferee(game, play, refereed);
    measureGame(game, play, judged, listed, routed, () => unproved++);
    const back = play.log.length - 2;
    undone.take(() => commit(play, { id: 'bench', seat: null, act: { do: 'undo', to: back } }));
  }
  for (const times of [refereed, judged, listed, undone, routed])
    if (times.all.length > 0) console.log(times.line());
  if (routed.all.length > 0) console.log(`${game.id} best run: ${unproved} not proved`);
}

/** Move by move over the whole game, as the referee sees it: each position comes from the one before. */
function measureReferee(game: Game, { config, log }: Play, judged: Times): void {
  let play = openPlay(game, config, log[0]?.luck);
  for (const { id, seat, act, luck } of log.slice(1)) {
    if (act.do === 'move') {
      // A move that comes over the wire is a new object: nothing is known about it.
      const move = structuredClone(act.move);
      const { table } = play;
      judged.take(() => {
        judge(game, table, move);
        specOf(game, move.type)?.effects(table, move, noLuck);
      });
    }
    const outcome = commit(play, { id, seat, act }, luck);
    if (!outcome.ok) return;
    play = outcome.play;
  }
}

function measureGame(
  game: Game,
  play: Play,
  judged: Times,
  listed: Times,
  routed: Times,
  onUnproved: () => void,
): void {
  play.log.forEach((entry: Entry, n) => {
    const before = positionAt(play, n - 1);
    if (entry.act.do !== 'move' || !before) return;
    const { move } = entry.act;
    // A fresh table object remembers nothing: the dearest case, a position that was just loaded.
    const table = apply(tableFrom(written(before)), []);
    judged.take(() => {
      judge(game, table, move);
      specOf(game, move.type)?.effects(table, move, noLuck);
    });
    if (n % 5 === 0) listed.take(() => game.turn(table).forEach((seat) => [...game.options(table, seat)]));
    if (move.type === 'run' && game.runs) {
      const run = routed.take(() => game.runs!.best(tableFrom(written(before)), null));
      if (run && !run.proved) onUnproved();
    }
  });
}

/** Figures, not verdicts: the machine may be busy. Warm-up runs come first and are not counted. */
export const bench = (argv: readonly string[]): Promise<number> =>
  guarded(async () => {
    const args = parseArgs(argv);
    const games = wholeOf(args, 'games', 20);
    const ids = args.named['game'] === undefined ? GAME_IDS : [args.named['game']];
    for (const id of ids) benchGame(await gameOf(id), games);
    const file = await readFile(new URL('../rail/routes/fixtures/networks.json', import.meta.url), 'utf8');
    const parsed = parsePositions(JSON.parse(file));
    if (!parsed.ok) throw new Error(`networks.json: ${parsed.at}: ${parsed.error}`);
    benchNetworks(parsed.positions, () => performance.now());
    const { positions, proved, wrong, median, p99, max, slowest } = benchNetworks(parsed.positions, () =>
      performance.now(),
    );
    console.log(
      `${positions} recorded networks: ${proved} proved, ${wrong.length} differ, median ${median.toFixed(3)}, p99 ${p99.toFixed(3)}, max ${max.toFixed(3)} ms (${slowest})`,
    );
    return 0;
  });
