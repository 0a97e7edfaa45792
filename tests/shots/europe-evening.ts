import { trusted } from '@stellwerk/engine/table/types.ts';
import type { ToeTable } from '@stellwerk/engine/games/toe/clock.ts';
import { game as toe } from '@stellwerk/engine/games/toe/index.ts';
import { sensible } from '@stellwerk/engine/games/toe/testing-player.ts';
import { formatTableFile } from '@stellwerk/engine/table/file.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import { seededLuck } from '@stellwerk/engine/table/luck.ts';
import type { Luck } from '@stellwerk/engine/table/luck.ts';
import { commit, openPlay } from '@stellwerk/engine/table/play.ts';
import type { Json } from '@stellwerk/engine/table/types.ts';

const game = toe as unknown as Game;
const PEOPLE = ['Anna', 'Jonas', 'Mirel', 'Selma'];
/** The odds with which the player of the tests does something silly. */
const WHIM = 25;

export interface Evening {
  readonly players: number;
  readonly seed: number;
  /** How far the game is when the picture is taken. */
  readonly until: (table: ToeTable) => boolean;
  readonly options?: Readonly<Record<string, Json>>;
}

/** A game of people who build what their contracts want, as a file; pictures should show a table that could be yours. */
export function evening({ players, seed, until, options = {} }: Evening): string {
  const people = PEOPLE.slice(0, players);
  const seats = people.map((name) => name.toLowerCase());
  const agreed = Object.fromEntries(game.optionSpecs.map(({ id, start }) => [id, start as Json]));
  const draw = seededLuck(seed, 1_000_000);
  const luck: Luck = (n) => (n === WHIM ? 1 + draw(n - 1) : draw(n));
  let play = openPlay(game, {
    game: game.id,
    variant: 'standard',
    options: { ...agreed, ...options },
    seats,
    seed,
    mode: 'coach',
    bookkeeping: 'auto',
  });
  for (let n = 0; n < 2000 && !game.ended(play.table); n++) {
    const table = play.table as unknown as ToeTable;
    if (until(table)) break;
    const [seat] = game.turn(play.table);
    const move = sensible(table, seat!, [...game.options(play.table, seat!)], luck);
    const outcome = commit(play, { id: `m${n}`, seat: seat!, act: { do: 'move', move: trusted(move) } });
    if (!outcome.ok) break;
    play = outcome.play;
  }
  return formatTableFile(play, { name: 'Learning night', people });
}
