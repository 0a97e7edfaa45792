import { writeFile } from 'node:fs/promises';
import { formatTableFile } from '../table/file.ts';
import { seededLuck } from '../table/luck.ts';
import type { Config } from '../table/play.ts';
import { randomGame, RANDOM_PLAY } from '../table/random-play.ts';
import type { Violation } from '../table/random-play.ts';
import { asked, gameOf, guarded, parseArgs, wholeOf } from './args.ts';

const NAMES = ['anna', 'bert', 'cleo', 'dora', 'emil', 'fritz', 'gerda', 'hans'];

/** Random play to the end, watching over every promise; see `random-play.ts`. */
export const simulate = (argv: readonly string[]): Promise<number> =>
  guarded(async () => {
    const args = parseArgs(argv);
    const game = await gameOf(args.named['game']);
    const players = wholeOf(args, 'players', game.players.min);
    const games = wholeOf(args, 'games', 100);
    const seed = wholeOf(args, 'seed', 1);
    const chaos = Number(args.named['chaos'] ?? 0);
    if (!(chaos >= 0 && chaos <= 1)) throw asked('cli/range', { option: '--chaos', min: 0, max: 1 });
    if (players < game.players.min || players > game.players.max)
      throw asked('cli/range', { option: '--players', ...game.players });
    const all = game.variants.map((v) => v.id);
    const variant = args.named['variant'];
    if (variant !== undefined && !all.includes(variant))
      throw asked('cli/one-of', { option: '--variant', of: all, given: variant });
    const variants = variant === undefined ? all : [variant];
    let moves = 0;
    let ended = 0;
    let longest = 0;
    const violations: Violation[] = [];
    const started = performance.now();
    for (let i = 0; i < games; i++) {
      const pick = seededLuck(seed, i);
      const options = Object.fromEntries(
        game.optionSpecs.map((o) => [o.id, o.choices[pick(o.choices.length)]?.value ?? o.start]),
      );
      const config: Config = {
        game: game.id,
        variant: variants[i % variants.length]!,
        options,
        seats: NAMES.slice(0, players),
        seed: seed * 100_003 + i,
        mode: 'strict',
        bookkeeping: 'auto',
      };
      const result = randomGame(game, config, pick, { ...RANDOM_PLAY, chaos });
      moves += result.moves;
      longest = Math.max(longest, result.moves);
      if (result.ended) ended++;
      if (result.violation) violations.push(result.violation);
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
    console.log(JSON.stringify({ games, ended, moves, violations: violations.length, movesPerSecond }));
    return violations.length > 0 ? 1 : 0;
  });
