import type { Draft } from '../../table/draft.ts';
import type { MoveSpec } from '../../table/game.ts';
import type { Move, Params, Seat, Table } from '../../table/types.ts';
import type { Phrase } from '../../table/words.ts';
import { phrase } from '../../table/words.ts';
import type { RailClock } from '../clock.ts';
import type { RailTitle } from '../title.ts';
import { acts as noteAct, hasJustBought as boughtLast } from '../turns.ts';
import type { Bidding } from './auction.ts';
import { rivals } from './auction.ts';

/** A stock round in which now and then a lot is up: its bidders have an order of their own. */
export interface BiddingClock<A extends Bidding = Bidding> extends RailClock {
  readonly auction: A | null;
}

/** Somebody acts. True: it is this seat's turn to trade. */
export const acts = <C extends BiddingClock>(draft: Draft<C>, seat: Seat): boolean =>
  noteAct(draft, seat) && draft.clock.auction === null;

/** The purchase of this seat has ended its turn, and nobody has acted since. */
export const hasJustBought = (table: Table<BiddingClock>, seat: Seat): boolean =>
  table.clock.auction === null && boughtLast(table, seat);

/** The highest bidder is bound, and nobody can drop out twice. */
const canDropOut = ({ clock: { seats, auction } }: Table<BiddingClock>, seat: Seat): boolean =>
  auction !== null && rivals(seats, auction).includes(seat);

export interface Passing<A extends Bidding, C extends BiddingClock<A>> {
  readonly endStockTurn: (draft: Draft<C>, seat: Seat) => void;
  /** A pass without any trade before it, and what follows when all have passed. */
  readonly passed: (draft: Draft<C>, seat: Seat) => void;
  /** The auction goes on after somebody has dropped out. */
  readonly carryOn: (draft: Draft<C>, auction: A) => void;
  /** What a plain pass says in the log. */
  readonly said: (table: Table<C>, seat: Seat) => Phrase;
  /** What the sentences about an auction name. */
  readonly lot: (auction: A) => Params;
}

/** To pass: drop out of the auction, or end the turn after sales, or do nothing. Out of turn nothing happens. */
export const passing = <A extends Bidding, C extends BiddingClock<A>>(
  title: RailTitle<C>,
  { endStockTurn, passed, carryOn, said, lot }: Passing<A, C>,
): Omit<MoveSpec<C, Move>, 'rules'> => ({
  fields: {},
  example: { type: 'pass', seat: 'anna' },
  effects: (table, { seat }) =>
    title.drafted(table, (draft) => {
      const mine = acts(draft, seat);
      const { auction, sold, round } = draft.clock;
      if (mine && sold) endStockTurn(draft, seat);
      else if (mine) passed(draft, seat);
      else if (round === 'SR' && auction !== null && canDropOut(table, seat))
        carryOn(draft, { ...auction, out: [...auction.out, seat] });
      // Only hands ask the highest bidder: the others are asked instead.
      else if (round === 'SR' && auction !== null && auction.turn === seat) carryOn(draft, auction);
    }),
  label: (table, { seat }) => {
    const { auction, turn, sold, seats } = table.clock;
    if (auction === null && turn === seat && sold) return phrase(`${title.id}/log/end-turn`);
    if (auction === null) return said(table, seat);
    const isLast = canDropOut(table, seat) && rivals(seats, auction).length === 1;
    if (!isLast) return phrase(`${title.id}/log/drop-out`, lot(auction));
    const { bidder, bid } = auction;
    return phrase(`${title.id}/log/auction-won`, { ...lot(auction), bidder, bid });
  },
  candidates: (_, seat) => [{ type: 'pass', seat }],
  offer: ({ clock: { sold, auction } }) => ({
    label: () => phrase(`${title.id}/choice/${sold ? 'pass-sold' : auction ? 'pass-auction' : 'pass'}`),
    tone: 'quiet',
  }),
});
