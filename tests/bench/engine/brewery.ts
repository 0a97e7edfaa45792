import { BrewScene } from '@stellwerk/engine/games/18do/brewery/brew-scene.ts';
import { equipmentOf } from '@stellwerk/engine/games/18do/brewery/readers.ts';
import type { DoTable } from '@stellwerk/engine/games/18do/clock.ts';
import { game } from '@stellwerk/engine/games/18do/index.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import { judge } from '@stellwerk/engine/table/judge.ts';
import { seededLuck } from '@stellwerk/engine/table/luck.ts';
import { tableFrom, written } from '@stellwerk/engine/table/pieces.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import { randomGame } from '@stellwerk/engine/table/random-play.ts';
import { trusted } from '@stellwerk/engine/table/types.ts';
import { verdictsIn } from './least.ts';

const TIMES = 60;
const CARDS = ['2A', '3', '4', '5', '6', '8'];
const GAMES = 2;
/** Variants with breweries. */
const BREWING = ['hsb', 'exp'];

const fresh = (table: DoTable): DoTable => tableFrom(written(table)) as unknown as DoTable;
const middleOf = (times: readonly number[]): string =>
  `p50 ${(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0).toFixed(2)}, max ${Math.max(...times).toFixed(2)} ms`;

/** Each time without anything remembered; the first dozen warm up the machine. */
function measure(table: DoTable, ask: (table: DoTable) => number): readonly [number, string] {
  const times: number[] = [];
  let found = 0;
  for (let i = 0; i < TIMES + 12; i++) {
    const cold = fresh(table);
    const since = performance.now();
    found = ask(cold);
    if (i >= 12) times.push(performance.now() - since);
  }
  return [found, middleOf(times)];
}

/** A brewery before a full market, with trains that could carry beer: cubes are all alike, so no order of them is listed. */
function scene(cards: readonly string[]): DoTable {
  const all = [1, 2, 3, 4, 5, 6].reduce(
    (now, segment) => now.wants(segment, 3, 2),
    new BrewScene().company('DUB', 'anna', 100, ...cards).carrier('CME', 'bert', '8', '6'),
  );
  return all.clock({ phase: '3' }).brews('DUB', 'deliver').table;
}

/** Games of moves by chance with breweries. */
const brewed = (): readonly Play[] =>
  BREWING.flatMap((variant) =>
    Array.from({ length: GAMES }, (_, seed) => {
      const agreed = { game: game.id, variant, options: {}, seats: ['anna', 'bert', 'cleo'], seed } as const;
      const config = { ...agreed, mode: 'strict', bookkeeping: 'auto' } as const;
      return randomGame(game as unknown as Game, config, seededLuck(7, seed)).play;
    }),
  );
const isBrewing = ({ clock }: { readonly clock: object }): boolean =>
  (clock as { readonly round?: string }).round === 'BR';

/** What a brewery may do now; with six cards, more than any limit allows, all deliveries are judged one by one. */
export function benchBrewery(print: (line: string) => void): Promise<void> {
  const four = scene(CARDS.slice(0, 4));
  const [options, taken] = measure(four, (table) => [...game.options(table, 'anna')].length);
  print(`four different cards, thirty cubes: ${options} options, ${taken}`);
  const six = scene(CARDS);
  const [deliveries, judged] = measure(six, (table) => {
    const moves = [...(game.moves['deliver']?.candidates?.(table, 'anna', {}) ?? [])];
    for (const move of moves) judge(game, table, trusted(move));
    return moves.length;
  });
  print(
    `${equipmentOf(six, 'DUB').length} different cards, thirty cubes: ${deliveries} deliveries judged, ${judged}`,
  );
  const [all, whole] = measure(six, (table) => [...game.options(table, 'anna')].length);
  print(`the same, asked what may be done (one card too many leaves first): ${all} options, ${whole}`);
  print(
    `verdicts in brewery rounds of ${GAMES * BREWING.length} random games: ${verdictsIn(brewed(), isBrewing).line()}`,
  );
  return Promise.resolve();
}
