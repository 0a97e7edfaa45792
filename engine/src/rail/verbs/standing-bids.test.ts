import { describe, expect, it } from 'vitest';
import { auctionAmong, bidOf, fromSeat, highestOn, tiedMoney, withBid, withoutBid } from './standing-bids.ts';

const SEATS = ['anna', 'bert', 'cleo', 'dora'];
const BIDS = [
  { lot: 'mail', seat: 'anna', bid: 75 },
  { lot: 'mail', seat: 'cleo', bid: 90 },
  { lot: 'mail', seat: 'bert', bid: 80 },
  { lot: 'ship', seat: 'anna', bid: 105 },
];

describe('standing bids', () => {
  it('the highest one is known', () => {
    expect(highestOn(BIDS, 'mail')).toEqual({ lot: 'mail', seat: 'cleo', bid: 90 });
    expect(highestOn(BIDS, 'post')).toBeNull();
  });
  it('their money is tied, but for the lot that one bids on again', () => {
    expect([tiedMoney(BIDS, 'anna'), tiedMoney(BIDS, 'anna', 'mail'), tiedMoney(BIDS, 'dora')]).toEqual([
      180, 105, 0,
    ]);
  });
  it('a new bid takes the place of the old; a withdrawn one is gone', () => {
    const more = withBid(BIDS, { lot: 'mail', seat: 'anna', bid: 95 });
    expect([more.length, bidOf(more, 'mail', 'anna')?.bid]).toEqual([4, 95]);
    expect(bidOf(withoutBid(BIDS, 'mail', 'bert'), 'mail', 'bert')).toBeNull();
    expect(bidOf(withoutBid(BIDS, 'mail', 'bert'), 'ship', 'anna')?.bid).toBe(105);
  });
  it('an auction is among the bidders of the lot: the lowest one begins', () => {
    expect(auctionAmong(BIDS, 'mail', SEATS)).toEqual({
      bidder: 'cleo',
      bid: 90,
      turn: 'anna',
      out: ['dora'],
    });
    expect(auctionAmong(BIDS, 'post', SEATS)).toBeNull();
    expect(fromSeat(SEATS, 'cleo')).toEqual(['cleo', 'dora', 'anna', 'bert']);
  });
});
