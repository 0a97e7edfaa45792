import { describe, expect, it } from 'vitest';
import { BANK, OUT, ownerOf, seatPlace } from '../../../rail/ids.ts';
import { cashOf, pieceOf } from '../../../table/places.ts';
import type { Move, Seat } from '../../../table/types.ts';
import { bidMarker, firstPlayer, purse, treasury } from '../readers.ts';
import { acted, broke, newTable, played, player, Scene, SEATS3 } from '../testing.ts';
import { smallSheet } from './pieces.ts';
import { equipmentOf, orderTrack, smallOfSeat } from './readers.ts';

const table = newTable(SEATS3, 'hsb');
const bid = (seat: Seat, lot: string, amount: number): Move => ({ type: 'bid', seat, lot, bid: amount });
/** anna leads on B4 with 10, bert on B1 with nothing; cleo is next. */
const two = [bid('anna', 'B4', 10), bid('bert', 'B1', 0)] as const;
const sold = played(table, ...two, bid('cleo', 'B3', 5));

describe('start round of Heat, Sweat & Beer', () => {
  it('HSB-6.2.2.01 everybody bids with a station of another railway', () => {
    const railways = SEATS3.map((seat) => ownerOf(bidMarker(table, seat)));
    expect(new Set(railways).size).toBe(3);
  });
  it('HSB-6.2.2.02 ✗ no field shows 7; B8 is not on offer', () => {
    expect(broke(table, bid('anna', 'B4', 7))).toEqual(['6.2.2/bid-field']);
    expect(broke(table, bid('anna', 'B8', 5))).toEqual(['6.2.2/bid-field']);
  });
  it('HSB-6.2.2.02 ✓ a free field, the lowest too', () => {
    expect(broke(table, bid('anna', 'B4', 0))).toEqual([]);
  });
  it('HSB-6.2.2.03 ✗ not higher than what lies there ✓ a higher field', () => {
    const now = played(table, bid('anna', 'B4', 5));
    expect(broke(now, bid('bert', 'B4', 5))).toEqual(['6.2.2/bid-higher']);
    expect(broke(now, bid('bert', 'B4', 10))).toEqual([]);
  });
  it('HSB-6.2.2.03 ✓ above the bid', () => {
    expect(broke(played(table, bid('anna', 'B4', 0)), bid('bert', 'B4', 5))).toEqual([]);
  });
  it('HSB-6.2.2.04 ✗ whoever leads stays', () => {
    const now = played(table, bid('anna', 'B4', 10));
    expect(broke(now, bid('anna', 'B3', 10))).toEqual(['6.2.2/bid-stays']);
  });
  it('HSB-6.2.2.04 ✓ outbid, one may go elsewhere', () => {
    const now = played(table, ...two, bid('cleo', 'B4', 15));
    expect(broke(now, bid('anna', 'B3', 0))).toEqual([]);
  });
  it('HSB-6.2.2.05 ✗ an outbid player does not pass', () => {
    const now = played(table, ...two, bid('cleo', 'B4', 15));
    expect(now.clock.turn).toBe('anna');
    expect(broke(now, player('anna').passes())).toEqual(['6.2.2/start-round-first']);
  });
  it('HSB-6.2.2.05 ✓ he bids again', () => {
    const now = played(table, ...two, bid('cleo', 'B4', 15), bid('anna', 'B4', 20));
    expect(now.clock.turn).toBe('cleo');
  });
  it('HSB-6.2.2.05 ✗ whoever leads already, or another who is not next, bids', () => {
    const now = played(table, ...two, bid('cleo', 'B4', 15));
    expect(broke(now, bid('bert', 'B4', 20))).toEqual(['6.2.2/bid-stays']);
    expect(broke(played(table, bid('anna', 'B4', 10)), bid('cleo', 'B3', 0))).toEqual(['6.2.2/bid-turn']);
  });
  it('HSB-6.2.2.07 ✗ price and bid together are more than somebody has', () => {
    const poor = new Scene(SEATS3, 'hsb').cash(seatPlace('anna'), 125).table;
    expect(broke(poor, bid('anna', 'B4', 10))).toEqual(['6.2.2/bid-cash']);
    expect(broke(poor, bid('anna', 'B4', 5))).toEqual([]);
  });
  it('HSB-6.3.2.1.01 ✗ a bid after the start round', () => {
    expect(broke(sold, bid('anna', 'B2', 5))).toEqual(['6.2.2/bids-are-over']);
  });
  it('HSB-6.2.2.06 it ends when all markers lie at different breweries', () => {
    expect(played(table, ...two).clock.round).toBe('start');
    expect(sold.clock).toMatchObject({ round: 'SR', set: 1 });
  });
  it('HSB-6.2.2.07 price and bid go to the bank, the start capital comes from it', () => {
    expect(['anna', 'bert', 'cleo'].map((seat) => purse(sold, seat))).toEqual([335, 385, 360]);
    expect(['B4', 'B1', 'B3'].map((id) => treasury(sold, id))).toEqual([60, 40, 60]);
    expect(cashOf(sold, BANK)).toBe(cashOf(table, BANK) + 130 + 80 + 105 - 160);
    expect(smallOfSeat(sold, 'anna')).toBe('B4');
    expect(equipmentOf(sold, 'B4')).toHaveLength(2);
  });
  it('HSB-6.2.2.08 what nobody wanted leaves the game', () => {
    expect(pieceOf(sold, smallSheet('B2'))?.at).toBe(OUT);
    expect(equipmentOf(sold, 'B2')).toEqual([]);
  });
  it('HSB-6.2.2.09 the highest number stands leftmost', () => {
    expect(orderTrack(sold)).toEqual(['B4', 'B3', 'B1']);
  });
  it('HSB-6.2.2.10 HSB-6.2.2.12 the richest comes first, and so it stays', () => {
    expect(sold.clock.seats).toEqual(['bert', 'cleo', 'anna']);
    expect([firstPlayer(sold), sold.clock.turn]).toEqual(['bert', 'bert']);
  });
  it('HSB-6.2.2.10 of equals whoever came first before', () => {
    const even = played(table, bid('anna', 'B3', 5), bid('bert', 'B2', 15), bid('cleo', 'B1', 25));
    expect(even.clock.seats).toEqual(['anna', 'bert', 'cleo']);
  });
  it('HSB-6.2.2.11 for beginners the sheets are dealt, at the printed price', () => {
    const dealt = newTable(SEATS3, 'hsb', { dealtBreweries: true });
    expect(dealt.clock).toMatchObject({ round: 'SR', set: 1 });
    const paid = dealt.clock.seats.map((seat) => 465 - purse(dealt, seat));
    expect(paid.toSorted((a, b) => a - b)).toEqual([80, 90, 100]);
  });
  it('a bid out of turn leaves everybody where he is', () => {
    expect(acted(table, bid('cleo', 'B3', 5)).clock.turn).toBe('anna');
  });
});
