import type { DoTable, Variant } from '@stellwerk/engine/games/18do/clock.ts';
import { game as dortmund } from '@stellwerk/engine/games/18do/index.ts';
import type { RailClock } from '@stellwerk/engine/rail/clock.ts';
import { everyPiece } from '@stellwerk/engine/table/places.ts';
import { playOn } from '@stellwerk/engine/table/automaton.ts';
import { formatTableFile } from '@stellwerk/engine/table/file.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import { commit, openPlay } from '@stellwerk/engine/table/play.ts';
import type { Json, Mode, Move, Table } from '@stellwerk/engine/table/types.ts';
import { trusted } from '@stellwerk/engine/table/types.ts';
import { sensibleMove } from './sensible.ts';

const game = dortmund as unknown as Game;
const LEFT_ALONE = ['sell', 'offer', 'issue', 'redeem', 'keep', 'dismiss', 'flip', 'assign'];

export interface DortmundEvening {
  readonly variant: Variant;
  readonly people: readonly string[];
  /** How far the game is when the picture is taken. */
  readonly until: (table: DoTable, moves: number) => boolean;
  readonly mode?: Mode;
}

/** Bids one can pay, railways one can float, sidings as soon as they are reached; else as people play any railway. */
export function dortmundMove(table: DoTable): Move | null {
  const [seat] = game.turn(table);
  if (seat === undefined) return null;
  const all = [...game.options(table, seat)];
  const of = (type: string): readonly Move[] => all.filter((move) => move.type === type);
  const cash = table.cash[`seat/${seat}`] ?? 0;
  const { clock } = table;
  if (clock.round === 'start') return of('bid')[0] ?? all[0] ?? null;
  if (clock.round === 'EFS') {
    const own = of('claim').find((move) => move['give'] === undefined);
    const lays = of('lay');
    const spread =
      lays[(7 * everyPiece(table).filter(([, { at }]) => at.startsWith('hex/')).length) % lays.length];
    return own ?? spread ?? of('station')[0] ?? of('siding')[0] ?? of('finish')[0] ?? all[0] ?? null;
  }
  if (clock.round === 'SR') {
    const afford = of('found').filter((move) => Number(move['price']) * 3 <= cash);
    const start = afford[(clock.set + seat.length) % Math.max(1, afford.length)];
    if (start) return start;
  }
  const [siding] = of('siding');
  if (siding) return siding;
  return sensibleMove(game, table as unknown as Table<RailClock>, (move) => !LEFT_ALONE.includes(move.type));
}

/** A game on the Ruhr so far, the acts of the Investor with it; as a file. */
export function dortmundEvening({ variant, people, until, mode = 'coach' }: DortmundEvening): string {
  let play: Play = openPlay(game, {
    game: game.id,
    variant,
    options: Object.fromEntries(game.optionSpecs.map(({ id, start }) => [id, start as Json])),
    seats: people.map((name) => name.toLowerCase()),
    seed: 7,
    mode,
    bookkeeping: 'auto',
  });
  for (let n = 0; n < 1500; n++) {
    play = playOn(play, { mark: 'evening' }).play;
    const table = play.table as unknown as DoTable;
    if (until(table, n)) break;
    const move = dortmundMove(table);
    if (!move) break;
    const outcome = commit(play, { id: `m${n}`, seat: move.seat, act: { do: 'move', move: trusted(move) } });
    if (!outcome.ok) break;
    play = outcome.play;
  }
  return formatTableFile(play, { name: 'Evening', people: [...people] });
}
