import { writeFile } from 'node:fs/promises';
import { loadBeginnings } from '../games/beginnings.ts';
import { beginAt } from '../table/beginning.ts';
import type { Beginning } from '../table/beginning.ts';
import { formatTableFile } from '../table/file.ts';
import { lookoutFor } from '../table/lookout.ts';
import { seededLuck } from '../table/luck.ts';
import type { Game } from '../table/game.ts';
import type { Unreached } from '../table/lookout.ts';
import type { Config, Play } from '../table/play.ts';
import { randomGame, RANDOM_PLAY } from '../table/random-play.ts';
import type { Violation } from '../table/random-play.ts';
import { asked, gameOf, guarded, parseArgs, told, wholeOf } from './args.ts';
import type { Args } from './args.ts';

const NAMES = ['anna', 'bert', 'cleo', 'dora', 'emil', 'fritz', 'gerda', 'hans'];

/** `--players 3`, or `--players 3-5`: the games take turns in it. */
function playersOf(args: Args, { players: { min, max } }: Game): readonly number[] {
  const [from = NaN, to = from] = (args.named['players'] ?? String(min)).split('-').map(Number);
  if (!Number.isSafeInteger(from) || !Number.isSafeInteger(to) || from < min || to > max || from > to)
    throw asked('cli/range', { option: '--players', min, max });
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
function variantsOf(args: Args, { variants }: Game): readonly string[] {
  const all = variants.map(({ id }) => id);
  const wanted = args.named['variant']?.split(',') ?? all;
  for (const variant of wanted)
    if (!all.includes(variant)) throw asked('cli/one-of', { option: '--variant', of: all, given: variant });
  return wanted;
}

/** That part of the laps, evenly spread. */
const isLate = (lap: number, part: number): boolean => Math.floor((lap + 1) * part) > Math.floor(lap * part);
function partOf(args: Args, name: string, start: number): number {
  const part = Number(args.named[name] ?? start);
  if (!(part >= 0 && part <= 1)) throw asked('cli/range', { option: `--${name}`, min: 0, max: 1 });
  return part;
}

interface Evening {
  readonly game: Game;
  readonly variants: readonly string[];
  readonly counts: readonly number[];
  readonly seed: number;
  readonly late: number;
  readonly beginnings: readonly Beginning[];
}
/**
 * The table of game `i`. All variants and numbers of players take turns; then, lap by lap, how games begin and how people
 * like to play.
 */
function tableOf({ game, variants, counts, seed, late, beginnings }: Evening, i: number) {
  const pick = seededLuck(seed, i);
  const variant = variants[i % variants.length]!;
  const seats = NAMES.slice(0, counts[Math.floor(i / variants.length) % counts.length]);
  const config: Config = {
    game: game.id,
    variant,
    options: Object.fromEntries(
      game.optionSpecs.map((o) => [o.id, o.choices[pick(o.choices.length)]?.value ?? o.start]),
    ),
    seats,
    seed: seed * 100_003 + i,
    mode: 'strict',
    bookkeeping: 'auto',
  };
  const lap = Math.floor(i / (variants.length * counts.length));
  const open = beginnings.filter((one) => one.variant === variant && one.seats.length === seats.length);
  const begin = isLate(lap, late) ? open[Math.floor(lap * late) % open.length] : undefined;
  return {
    pick,
    config,
    isCurious: lap % 3 === 1,
    ...(begin && { begin: (agreed: Config) => beginAt(game, agreed, begin) }),
  };
}

/** Random play to the end, watching over every promise; see `random-play.ts`. */
export const simulate = (argv: readonly string[]): Promise<number> =>
  guarded(async () => {
    const args = parseArgs(argv);
    if ('help' in args.named) {
      console.log(told('cli/simulate', {}));
      return 0;
    }
    const game = await gameOf(args.named['game']);
    const counts = playersOf(args, game);
    const variants = variantsOf(args, game);
    const games = wholeOf(args, 'games', 100);
    const seed = wholeOf(args, 'seed', 1);
    const chaos = partOf(args, 'chaos', 0);
    const late = partOf(args, 'late', 0.25);
    const evening = { game, variants, counts, seed, late, beginnings: await loadBeginnings(game.id) };
    const lookout = 'unreached' in args.named ? lookoutFor(game) : null;
    let moves = 0;
    let ended = 0;
    let longest = 0;
    const violations: Violation[] = [];
    const started = performance.now();
    for (let i = 0; i < games; i++) {
      const { pick, config, ...people } = tableOf(evening, i);
      // Luck of its own: the games are the same whether somebody looks on or not.
      const looking = seededLuck(-1 - seed, i);
      const look = lookout && { look: (play: Play) => lookout.look(play, looking) };
      const result = randomGame(game, config, pick, { ...RANDOM_PLAY, chaos, ...people, ...look });
      lookout?.note(result.play);
      moves += result.moves;
      longest = Math.max(longest, result.moves);
      if (result.ended) ended++;
      if (result.violation) {
        violations.push(result.violation);
        const [what] = result.violation.what.split('\n');
        console.log(`game ${i} (${config.variant}, ${config.seats.length} players): ${what}`);
      }
      if (process.stderr.isTTY) process.stderr.write(`\r${i + 1} games, ${moves} moves `);
    }
    const seconds = (performance.now() - started) / 1000;
    const movesPerSecond = Math.round(moves / seconds);
    console.log(
      `${games} games, ${ended} ended, ${moves} moves (longest ${longest}), ${movesPerSecond} moves a second, ${violations.length} violations`,
    );
    const [first] = violations;
    if (first) {
      const path = `violation-${game.id}-${seed}.json`;
      await writeFile(path, formatTableFile(first.play));
      console.log(`first violation: ${first.what}\nreproduced by ${path}`);
    }
    const unreached = lookout?.unreached();
    if (unreached) tellUnreached(unreached);
    const sum = { games, ended, moves, violations: violations.length, movesPerSecond };
    console.log(JSON.stringify({ ...sum, ...(unreached && { unreached }) }));
    return violations.length > 0 ? 1 : 0;
  });

function tellUnreached(unreached: Unreached): void {
  console.log(told('cli/reached', {}));
  for (const list of ['absent', 'unplayed', 'unasked', 'silent'] as const) {
    const ids = unreached[list];
    console.log(told(`cli/unreached/${list}`, { count: ids.length, ids }));
  }
}
