import type { Rule } from '../../table/game.ts';
import { alone, isLegal, when } from '../../table/rules.ts';
import { list, ref, whole } from '../../table/shape.ts';
import type { Move, Params, Seat, Table } from '../../table/types.ts';
import type { RailClock } from '../clock.ts';
import { purse } from '../readers.ts';
import type { RailTitle, Said } from '../title.ts';
import { citing } from '../title.ts';

/** One lot that goes round: everybody raises or passes, who has passed is out, the last one has it. */
export interface Bidding {
  /** The highest bidder; null before the first bid. */
  readonly bidder: Seat | null;
  readonly bid: number;
  /** Who has to raise or pass. */
  readonly turn: Seat;
  readonly out: readonly Seat[];
}

/** One that somebody opened with a bid, as it stands on a clock and as hands may set it. */
export const AUCTIONED = {
  opener: ref('seat'),
  bidder: ref('seat'),
  bid: whole(0, 100_000),
  turn: ref('seat'),
  out: list(ref('seat'), 12),
} as const;

/** More than all the money of a game, so that a bid beyond every purse can still be said and judged. */
export const BID = whole(0, 9999);
export type BidMove = Move & { readonly bid: number };

/** Who can still bid besides the highest bidder. */
export const rivals = (seats: readonly Seat[], { bidder, out }: Bidding): readonly Seat[] =>
  seats.filter((seat) => seat !== bidder && !out.includes(seat));

/** The first of them in this order; null: nobody can raise any more. */
export const nextBidder = (order: readonly Seat[], bidding: Bidding): Seat | null =>
  rivals(order, bidding)[0] ?? null;

/** The bidding that runs, and what its sentences name (`{ company }`); null where there is none. */
type Lot<C extends RailClock> = (
  table: Table<C>,
) => { readonly bidding: Bidding; readonly named: Params } | null;

export interface AuctionSaid {
  readonly out: Said;
  readonly turn: Said;
  readonly raise: Said;
}
/** Rules of bidding and passing while a lot is up. */
export function auctionRules<C extends RailClock>(title: RailTitle<C>, lot: Lot<C>, said: AuctionSaid) {
  const cite = citing(title);
  const stillIn = alone(
    cite(said.out, (table, { seat }) => {
      const up = lot(table);
      return up?.bidding.out.includes(seat) ? up.named : null;
    }),
  );
  /** Who has passed hears that instead. */
  const bidderTurn = alone(
    cite(said.turn, (table, { seat }) => {
      const up = lot(table);
      if (up === null || up.bidding.turn === seat || up.bidding.out.includes(seat)) return null;
      return { turn: up.bidding.turn, ...up.named };
    }),
  );
  const higher = cite<BidMove>(said.raise, (table, { bid }) => {
    const bidding = lot(table)?.bidding ?? null;
    if (bidding === null || bidding.bidder === null) return null;
    return when(bid <= bidding.bid, { bid, standing: bidding.bid });
  });
  return { stillIn, bidderTurn, higher };
}

/** Nobody bids more than he has. `given`: there is something to bid for. */
export const bidCash = <C extends RailClock, M extends BidMove>(
  title: RailTitle<C>,
  said: Said,
  given: (table: Table<C>, move: M) => boolean,
): Rule<C, M> =>
  citing(title)<M>(said, (table, move) => {
    const cash = purse(table, move.seat);
    return when(given(table, move) && move.bid > cash, { bid: move.bid, cash });
  });

/** What the lowest bid may, all higher ones may, up to the purse. */
export function* bidsFrom<C extends RailClock, M extends BidMove>(
  table: Table<C>,
  rules: readonly Rule<C, M>[],
  least: M,
  step: number,
): Iterable<M> {
  if (!isLegal(rules, table, least)) return;
  for (let { bid } = least; bid <= purse(table, least.seat); bid += step) yield { ...least, bid };
}
