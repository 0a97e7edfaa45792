import type { DoTable, Variant } from '@stellwerk/engine/games/18do/clock.ts';
import { isBrewCompany, isOperating } from '@stellwerk/engine/games/18do/readers.ts';
import { game as dortmund } from '@stellwerk/engine/games/18do/index.ts';
import type { RailClock } from '@stellwerk/engine/rail/clock.ts';
import { playOn } from '@stellwerk/engine/table/automaton.ts';
import { formatTableFile } from '@stellwerk/engine/table/file.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import { commit, openPlay } from '@stellwerk/engine/table/play.ts';
import type { Move, Table } from '@stellwerk/engine/table/types.ts';
import { trusted } from '@stellwerk/engine/table/types.ts';
import { sensibleMove } from './sensible.ts';

const game = dortmund as unknown as Game;
const PEOPLE = ['Anna', 'Jonas', 'Mirel', 'Tom', 'Selma'];

/** What such players leave alone, so that the game goes on. */
const LEFT_ALONE = [
  'give-up',
  'brew-issue',
  'brew-redeem',
  'issue',
  'redeem',
  'sell',
  'offer',
  'keep',
  'force',
  'force-equip',
  'ask-kim',
  'ask-wagon',
  'put-back',
];

const numberIn = (move: Move, field: string): number => Number(move[field] ?? 0);
const wordIn = (move: Move, field: string): string => {
  const value = move[field];
  return typeof value === 'string' ? value : '';
};
const PRICES: Readonly<Record<string, number>> = { regular: 1.5, new: 1 };
/** Dear segments first, and of one segment its regular customers. */
const worthOf = (move: Move): number => numberIn(move, 'segment') * (PRICES[wordIn(move, 'customers')] ?? 1);

/** Bids as long as money lasts, companies in their order, cubes where they bring most, all income to the owners. */
function next(table: DoTable): Move | null {
  const [seat] = game.turn(table as unknown as Table);
  if (seat === undefined) return null;
  const all = [...game.options(table as unknown as Table, seat)];
  const of = (type: string): readonly Move[] => all.filter((move) => move.type === type);
  const cash = table.cash[`seat/${seat}`] ?? 0;
  const brewery = table.clock.operating ?? '';
  const dearest = of('deliver').reduce<Move | null>((a, b) => (a && worthOf(a) >= worthOf(b) ? a : b), null);
  const waiting = of('buy').find((move) => !isOperating(table, wordIn(move, 'company')));
  const founded = of('found').filter((move) => numberIn(move, 'price') * 3 <= cash);
  const trade =
    waiting ??
    // Some keep their small brewery as long as they can.
    of('exchange').findLast(() => table.clock.set > 5 || table.clock.seats.indexOf(seat) < 2) ??
    founded.find(
      (move) =>
        numberIn(move, 'price') >= 65 && (isBrewCompany(wordIn(move, 'company')) || table.clock.set < 3),
    ) ??
    founded.at(-1);
  const equip = of('equip').find((move) => numberIn(move, 'private') === 0);
  // Where there are markers: one in the box before the next card, and an event as soon as there is one.
  const marker = of('start-kim')[table.clock.seats.indexOf(seat) % 2] ?? of('buy-kim')[0];
  const event = of('take-event').at((3 * table.clock.set) % Math.max(1, of('take-event').length));
  const keeps = (table.cash[`company/${brewery}`] ?? 0) < 100 && table.clock.set < 3;
  return (
    of('load')[0] ??
    of('bottle')[0] ??
    dearest ??
    of('allow')[0] ??
    of('ask-load')[0] ??
    of('brew-pay').find(({ kind }) => kind === (keeps ? 'keep' : 'pay')) ??
    of('brew-pay').at(-1) ??
    marker ??
    equip ??
    event ??
    of('brew-leave')[0] ??
    of('siding').at(-1) ??
    trade ??
    of('scrap')[0] ??
    of('take-place')[0] ??
    sensibleMove(game, table as unknown as Table<RailClock>, ({ type }) => !LEFT_ALONE.includes(type))
  );
}

function committed(play: Play, move: Move): Play | null {
  const { length } = play.log;
  const outcome = commit(play, {
    id: `m${length}`,
    seat: move.seat,
    act: { do: 'move', move: trusted(move) },
  });
  return outcome.ok ? outcome.play : null;
}

export interface Evening {
  /** Heat, Sweat & Beer unless it is said. */
  readonly variant?: Variant;
  readonly players: number;
  /** How far the game is when the picture is taken. */
  readonly until: (table: DoTable) => boolean;
  /** What hands then do without any rule, so that it comes to something sooner. */
  readonly hands?: (table: DoTable) => readonly Move[];
}

/** A game of Heat, Sweat & Beer so far; what an Investor does happens by itself. */
export function beerPlay({ variant = 'hsb', players, until, hands = () => [] }: Evening): Play {
  const people = PEOPLE.slice(0, players);
  let play = openPlay(game, {
    game: game.id,
    variant,
    options: Object.fromEntries(game.optionSpecs.map(({ id, start }) => [id, start])),
    seats: people.map((name) => name.toLowerCase()),
    seed: 7,
    mode: 'coach',
    bookkeeping: 'auto',
  });
  for (let n = 0; n < 3000 && !game.ended(play.table); n++) {
    const table = play.table as unknown as DoTable;
    if (until(table)) break;
    const move = next(table);
    if (!move) break;
    const after = committed(play, move);
    if (!after) break;
    play = playOn(after, { mark: 'evening' }).play;
  }
  return hands(play.table as unknown as DoTable).reduce((now, move) => committed(now, move) ?? now, play);
}

/** The same as a file. */
export const beerEvening = (evening: Evening): string =>
  formatTableFile(beerPlay(evening), {
    name: 'Dortmund by night',
    people: PEOPLE.slice(0, evening.players),
  });
