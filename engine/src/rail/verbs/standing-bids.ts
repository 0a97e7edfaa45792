import { when } from '../../table/rules.ts';
import type { Move, Seat, Table } from '../../table/types.ts';
import type { RailClock } from '../clock.ts';
import { purse } from '../readers.ts';
import { clockwiseAfter } from '../shares.ts';
import type { RailTitle, Said } from '../title.ts';
import { citing } from '../title.ts';
import type { BidMove, Bidding } from './auction.ts';

/**
 * Several lots side by side. Bids are left standing on them, and their money is tied; when a lot comes up it goes to its
 * only bidder, or round among those who have a bid on it (`auction.ts`).
 */
export type StandingBid = { readonly lot: string; readonly seat: Seat; readonly bid: number };
type Bids = readonly StandingBid[];
export type LotMove = BidMove & { readonly lot: string };

export const bidsOn = (bids: Bids, lot: string): Bids => bids.filter((one) => one.lot === lot);
export const bidOf = (bids: Bids, lot: string, seat: Seat): StandingBid | null =>
  bidsOn(bids, lot).find((one) => one.seat === seat) ?? null;

/** The highest bid on a lot; of equal ones (only hands bring them about) the first. */
export const highestOn = (bids: Bids, lot: string): StandingBid | null =>
  bidsOn(bids, lot).reduce<StandingBid | null>(
    (best, one) => (best === null || one.bid > best.bid ? one : best),
    null,
  );

/** What a seat has tied in its bids, but for one lot. */
export const tiedMoney = (bids: Bids, seat: Seat, but?: string): number =>
  bids.reduce((sum, one) => sum + (one.seat === seat && one.lot !== but ? one.bid : 0), 0);

/** A seat has one bid on a lot: a new one takes the place of the old. */
export const withBid = (bids: Bids, bid: StandingBid): Bids => [
  ...withoutBid(bids, bid.lot, bid.seat),
  { lot: bid.lot, seat: bid.seat, bid: bid.bid },
];
export const withoutBid = (bids: Bids, lot: string, seat: Seat): Bids =>
  bids.filter((one) => one.lot !== lot || one.seat !== seat);

/** The lot goes round among its bidders: the lowest one begins, all others are out. Null: nobody has bid on it. */
export function auctionAmong(bids: Bids, lot: string, seats: readonly Seat[]): Bidding | null {
  const highest = highestOn(bids, lot);
  const lowest = bidsOn(bids, lot).toSorted((a, b) => a.bid - b.bid)[0];
  if (highest === null || lowest === undefined) return null;
  return {
    bidder: highest.seat,
    bid: highest.bid,
    turn: lowest.seat,
    out: seats.filter((seat) => bidOf(bids, lot, seat) === null),
  };
}
/** Who bids next: from this seat on, itself included, clockwise. */
export const fromSeat = (seats: readonly Seat[], seat: Seat): readonly Seat[] => {
  const after = clockwiseAfter(seats, seat);
  return seats.includes(seat) ? [seat, ...after.slice(0, -1)] : after;
};

export interface StandingTerms<C extends RailClock> {
  readonly bids: (table: Table<C>) => Bids;
  /** There is something to bid for; where not, another rule says so. */
  readonly given: (table: Table<C>, lot: string) => boolean;
  /** What is printed on the lot. */
  readonly price: (lot: string) => number;
  /** By how much a bid is higher than the price and than every other bid. */
  readonly step: number;
}
export interface StandingSaid {
  readonly least: Said;
  readonly free: Said;
  readonly outbid: Said;
}
/** Rules of standing bids: high enough, with money that is not tied elsewhere, and the highest one stays. */
export function standingRules<C extends RailClock>(
  title: RailTitle<C>,
  { bids, given, price, step }: StandingTerms<C>,
  said: StandingSaid,
) {
  const cite = citing(title);
  /** The lowest bid that is possible now. */
  const leastBid = (table: Table<C>, lot: string): number =>
    Math.max(price(lot), highestOn(bids(table), lot)?.bid ?? 0) + step;
  /** What a seat could bid for a lot, or pay for anything else (without a lot). */
  const freeMoney = (table: Table<C>, seat: Seat, lot?: string): number =>
    purse(table, seat) - tiedMoney(bids(table), seat, lot);
  const highEnough = cite<LotMove>(said.least, (table, { lot, bid }) => {
    const least = leastBid(table, lot);
    return when(given(table, lot) && bid < least, { private: lot, bid, least });
  });
  const fromFree = cite<LotMove>(said.free, (table, { seat, lot, bid }) => {
    const free = freeMoney(table, seat, lot);
    const tied = tiedMoney(bids(table), seat, lot);
    return when(given(table, lot) && bid > free, { private: lot, bid, free, tied });
  });
  /** Only a bid that somebody has topped can be taken back. */
  const outbidOnly = cite<Move & { readonly lot: string }>(said.outbid, (table, { seat, lot }) =>
    when(highestOn(bids(table), lot)?.seat === seat, { private: lot }),
  );
  return { leastBid, freeMoney, highEnough, fromFree, outbidOnly };
}
