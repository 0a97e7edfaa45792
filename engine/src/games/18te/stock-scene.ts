import { companyPlace, priceMarker, seatPlace } from '../../rail/ids.ts';
import { presidentOf } from '../../rail/shares.ts';
import type { MoveSpec } from '../../table/game.ts';
import type { Finding, Move, Seat } from '../../table/types.ts';
import type { TeClock, TeTable } from './clock.ts';
import { moves } from './moves.ts';
import { holding, priceOf, treasury } from './readers.ts';
import { after, breaches, findingsOf, Scene } from './testing.ts';
import { pieceOf } from '../../table/places.ts';

/** What a seat can do in a stock round, for tests that read like a table. */
export const player = (seat: Seat) => ({
  sells: (company: string, count = 1): Move => ({ type: 'sell', seat, company, count }),
  buys: (company: string, from: 'treasury' | 'pool' = 'treasury'): Move => ({
    type: 'buy',
    seat,
    company,
    from,
  }),
  auctions: (company: string, bid: number): Move => ({ type: 'auction', seat, company, bid }),
  bids: (bid: number): Move => ({ type: 'bid', seat, bid }),
  passes: (): Move => ({ type: 'pass', seat }),
});
export const anna = player('anna');
export const bert = player('bert');
export const cleo = player('cleo');

export const specFor = (move: Move): MoveSpec<TeClock> => moves[move.type]!;

/** The table after these moves, whatever the rules say. */
export const acted = (table: TeTable, ...made: readonly Move[]): TeTable =>
  made.reduce((now, move) => after(specFor(move), now, move), table);
/** The table after these moves, each of which must be legal. */
export const played = (table: TeTable, ...made: readonly Move[]): TeTable =>
  made.reduce((now, move) => {
    const broken = broke(now, move);
    if (broken.length > 0) throw new Error(`${JSON.stringify(move)} breaks ${broken.join(', ')}`);
    return after(specFor(move), now, move);
  }, table);
/** Rule ids that the move breaks. */
export const broke = (table: TeTable, move: Move): readonly string[] => breaches(specFor(move), table, move);
export const found = (table: TeTable, move: Move): readonly Finding[] =>
  findingsOf(specFor(move), table, move);

/** The second stock round, anna to move: sales are possible. */
export const laterRound = (seats?: readonly Seat[]): Scene =>
  new Scene(seats).clock({ set: 2, opened: true });

/** Who holds what, in the figures that a player would read off the table. */
export const figures = (table: TeTable, company: string) => ({
  price: priceOf(table, company),
  cell: pieceOf(table, priceMarker(company))!.at,
  president: presidentOf(table, company),
  treasury: treasury(table, company),
  shares: Object.fromEntries(table.clock.seats.map((seat) => [seat, holding(table, seat, company)])),
});
export { bigOne, purses as cash } from '../../rail/scene.ts';
export { companyPlace, seatPlace };
