import { priceMarker } from '../../rail/ids.ts';
import { purses } from '../../rail/scene.ts';
import { presidentOf } from '../../rail/shares.ts';
import type { MoveSpec } from '../../table/game.ts';
import { pieceOf } from '../../table/places.ts';
import type { Finding, Json, Move, Seat } from '../../table/types.ts';
import type { Clock62, Table62 } from './clock.ts';
import { moves } from './moves.ts';
import { holding, priceOf, treasury } from './readers.ts';
import { after, breaches, findingsOf } from './testing.ts';

/** What a seat can do, for tests that read like a table. */
export const player = (seat: Seat) => {
  const act = (type: string, fields: Readonly<Record<string, Json>> = {}): Move => ({
    type,
    seat,
    ...fields,
  });
  return {
    takes: (id: string) => act('take', { private: id }),
    bids: (lot: string, bid: number) => act('bid', { lot, bid }),
    withdraws: (lot: string) => act('withdraw', { lot }),
    sets: (par: number) => act('par', { par }),
    founds: (company: string, par = 100) => act('found', { company, par }),
    buys: (company: string, from: 'unsold' | 'pool' = 'unsold') => act('buy', { company, from }),
    sells: (company: string, count = 1) => act('sell', { company, count }),
    raises: (company: string, count = 1) => act('raise', { company, count }),
    closes: (id: string) => act('close', { private: id }),
    passes: () => act('pass'),
    pays: () => act('payout', { kind: 'pay' }),
    withholds: () => act('payout', { kind: 'withhold' }),
    train: (train: string, more: { readonly price?: number; readonly help?: number } = {}) =>
      act('train', { train, ...more }),
    offers: (train: string, price: number) => act('offer', { train, price }),
    accepts: () => act('accept'),
    declines: () => act('decline'),
    discards: (train: string) => act('discard', { train }),
    buysBack: (notes: number) => act('buyback', { notes }),
    bankrupt: () => act('bankrupt'),
    done: () => act('done'),
    runs: () => act('run', { routes: [] }),
  };
};
export const anna = player('anna');
export const bert = player('bert');
export const cleo = player('cleo');
export const dora = player('dora');
export const emil = player('emil');

const specFor = (move: Move): MoveSpec<Clock62> => moves[move.type]!;

/** The table after these moves, whatever the rules say. */
export const acted = (table: Table62, ...all: readonly Move[]): Table62 =>
  all.reduce((now, move) => after(specFor(move), now, move), table);
/** The table after these moves, each of which must be legal. */
export const played = (table: Table62, ...all: readonly Move[]): Table62 =>
  all.reduce((now, move) => {
    const broken = broke(now, move);
    if (broken.length > 0) throw new Error(`${JSON.stringify(move)} breaks ${broken.join(', ')}`);
    return after(specFor(move), now, move);
  }, table);
/** Rule ids that the move breaks, without the title in front. */
export const broke = (table: Table62, move: Move): readonly string[] =>
  breaches(specFor(move), table, move).map((id) => id.replace('1862/', ''));
export const found = (table: Table62, move: Move): readonly Finding[] =>
  findingsOf(specFor(move), table, move);

/** Who holds what, in the figures that a player would read off the table. */
export const figures = (table: Table62, company: string) => ({
  price: priceOf(table, company),
  director: presidentOf(table, company),
  treasury: treasury(table, company),
  shares: Object.fromEntries(
    table.clock.seats
      .map((seat) => [seat, holding(table, seat, company)] as const)
      .filter(([, percent]) => percent > 0),
  ),
});
export const at = (table: Table62, piece: string): string => pieceOf(table, piece)?.at ?? '';
export const cellOf = (table: Table62, company: string): string => at(table, priceMarker(company));
export const cash = purses;
