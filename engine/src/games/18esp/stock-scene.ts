import { seatPlace } from '../../rail/ids.ts';
import { presidentOf } from '../../rail/shares.ts';
import type { MoveSpec } from '../../table/game.ts';
import { judge, specOf } from '../../table/judge.ts';
import type { Finding, Move, Seat } from '../../table/types.ts';
import type { EspClock, EspTable } from './clock.ts';
import type { PrivateId } from './data/privates.ts';
import { moves } from './moves.ts';
import { holding, priceOf, treasury } from './readers.ts';
import { game } from './index.ts';
import { after, findingsOf, newTable, Scene } from './testing.ts';
import type { SceneSetup } from './testing.ts';

/** What a seat can do in the auction and in stock rounds, for tests that read like a table. */
export const player = (seat: Seat) => ({
  bids: (bid: number): Move => ({ type: 'bid', seat, bid }),
  pars: (par: number): Move => ({ type: 'par', seat, par }),
  sells: (company: string, count = 1): Move => ({ type: 'sell', seat, company, count }),
  repays: (amount: number): Move => ({ type: 'repay', seat, amount }),
  buys: (company: string, from: 'ipo' | 'market' = 'ipo'): Move => ({ type: 'buy', seat, company, from }),
  starts: (company: string, par = 80): Move => ({ type: 'start', seat, company, par }),
  passes: (): Move => ({ type: 'pass', seat }),
  takes: (id: PrivateId, price: number, side?: '2' | '1+2'): Move => ({
    type: 'private',
    seat,
    private: id,
    price,
    ...(side === undefined ? {} : { side }),
  }),
  accepts: (): Move => ({ type: 'accept', seat }),
  declines: (): Move => ({ type: 'decline', seat }),
  /** Something carried, or money given, by hand: no move of the game. */
  puts: (piece: string, to: string): Move => ({ type: 'put', seat, piece, to }),
  gives: (from: string, to: string, amount: number): Move => ({ type: 'pay', seat, from, to, amount }),
});
export const anna = player('anna');
export const bert = player('bert');
export const cleo = player('cleo');
export const dora = player('dora');

const specFor = (move: Move): MoveSpec<EspClock> => specOf({ moves }, move.type)!;

/** The table after these moves, whatever the rules say. */
export const acted = (table: EspTable, ...made: readonly Move[]): EspTable =>
  made.reduce((now, move) => after(specFor(move), now, move), table);
/** The table after these moves, each of which must be legal. */
export const played = (table: EspTable, ...made: readonly Move[]): EspTable =>
  made.reduce((now, move) => {
    const broken = broke(now, move);
    if (broken.length > 0) throw new Error(`${JSON.stringify(move)} breaks ${broken.join(', ')}`);
    return after(specFor(move), now, move);
  }, table);
/** Rule ids that the move breaks, without the title's name. */
export const broke = (table: EspTable, move: Move): readonly string[] =>
  judge(game, table, move)
    .filter(({ weight }) => weight === 'breach')
    .map(({ rule }) => rule.replace('18esp/', ''));
export const found = (table: EspTable, move: Move): readonly Finding[] =>
  findingsOf(specFor(move), table, move);

/** The second stock round, anna to move. */
export const laterRound = (how?: SceneSetup, phase = '2'): Scene => new Scene(how).stockRound(2, phase);
/** The auction with these private companies sold to a seat for nothing: the next one comes up, anna opens. */
export function auctionAt(id: PrivateId, owner: Seat = 'anna', how: SceneSetup = {}): Scene {
  const scene = new Scene(how);
  const { lot } = newTable(how).clock;
  for (const other of ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7'] as const)
    if (other < id) scene.private(other, owner);
  const price = { P1: 20, P2: 60, P3: 70, P4: 100, P5: 130, P6: 160, P7: 170 }[id];
  return scene.clock({ lot: { ...lot!, private: id, price } });
}

/** Who holds what, in the figures that a player would read off the table. */
export const figures = (table: EspTable, company: string) => ({
  price: priceOf(table, company),
  director: presidentOf(table, company),
  treasury: treasury(table, company),
  shares: Object.fromEntries(table.clock.seats.map((seat) => [seat, holding(table, seat, company)])),
});
export { bigOne, purses as cash } from '../../rail/scene.ts';
export { seatPlace };
