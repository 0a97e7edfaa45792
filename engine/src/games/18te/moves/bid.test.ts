import { describe, expect, it } from 'vitest';
import { counted } from '../readers.ts';
import {
  acted,
  anna,
  bert,
  broke,
  cleo,
  figures,
  found,
  laterRound,
  played,
  seatPlace,
} from '../stock-scene.ts';
import { newTable, SEATS2, Scene } from '../testing.ts';

/** anna has opened KHS with 200. */
const open = () => acted(newTable(), anna.auctions('KHS', 200));

describe('bidding', () => {
  it('TE-6.5.5 clockwise, each raises or passes, until one is left', () => {
    let table = played(open(), bert.bids(210));
    expect(table.clock.auction).toMatchObject({ bidder: 'bert', bid: 210, turn: 'cleo', out: [] });
    table = played(table, cleo.passes());
    expect(table.clock.auction).toMatchObject({ bidder: 'bert', turn: 'anna', out: ['cleo'] });
    table = played(table, anna.bids(220));
    expect(table.clock.auction).toMatchObject({ bidder: 'anna', bid: 220, turn: 'bert' });
    table = played(table, bert.passes());
    expect(table.clock.auction).toBeNull();
    expect(figures(table, 'KHS')).toMatchObject({ president: 'anna', treasury: 220, price: 70 });
  });
  it('TE-6.5.5 a bid out of turn', () => {
    expect(found(open(), cleo.bids(210))).toMatchObject([
      { rule: '18te/6.5/bidder-turn', section: '6.5', params: { turn: 'bert', company: 'KHS' } },
    ]);
    // It stands; bert, who was to answer, still is.
    expect(acted(open(), cleo.bids(210)).clock.auction).toMatchObject({
      bidder: 'cleo',
      bid: 210,
      turn: 'bert',
    });
    expect(broke(open(), anna.bids(210))).toEqual(['18te/6.5/bidder-turn']);
  });
  it('TE-6.5.2 no bid without an auction', () => {
    expect(broke(newTable(), anna.bids(500))).toEqual(['18te/6.5/no-auction']);
    expect(acted(newTable(), anna.bids(500))).toEqual(newTable());
  });

  it('TE-6.5.6 ✗ 200 answered with 200, 190 or 205', () => {
    expect(found(open(), bert.bids(200))).toMatchObject([
      { rule: '18te/6.5/raise', section: '6.5', params: { bid: 200, standing: 200 } },
    ]);
    expect(broke(open(), bert.bids(190))).toEqual(['18te/6.5/raise']);
    expect(found(open(), bert.bids(205))).toMatchObject([
      { rule: '18te/6.5/raise-step', section: '6.5', params: { raise: 5, step: 10 } },
    ]);
  });
  it('TE-6.5.6 ✓ 200 answered with 210, or with 300', () => {
    expect(broke(open(), bert.bids(210))).toEqual([]);
    expect(broke(open(), bert.bids(300))).toEqual([]);
  });

  it('TE-6.5.7 ✗ pass, then bid 220 in the same auction', () => {
    const table = acted(open(), bert.passes(), cleo.bids(210));
    expect(found(table, bert.bids(220))).toMatchObject([{ rule: '18te/6.5/out', section: '6.5' }]);
    // Where the table lets it stand, bert is in again.
    expect(acted(table, bert.bids(220)).clock.auction).toMatchObject({
      bidder: 'bert',
      turn: 'anna',
      out: [],
    });
  });
  it('TE-6.5.7 ✓ who raised may raise again', () => {
    expect(broke(acted(open(), bert.passes(), cleo.bids(210)), anna.bids(220))).toEqual([]);
  });

  it('TE-6.5.8 ✗ 360 with 350', () => {
    expect(found(open(), bert.bids(360))).toMatchObject([
      { rule: '18te/6.5/bid-cash', section: '6.5', params: { bid: 360, cash: 350 } },
    ]);
  });
  it('TE-6.5.8 ✓ 350 with 350', () => {
    expect(broke(open(), bert.bids(350))).toEqual([]);
  });

  it('TE-6.5.13 ✗ 15 of 15 certificates, a bid of 200', () => {
    const scene = laterRound(SEATS2)
      .founded('KHS', 'bert', 180)
      .founded('KWE', 'bert', 180)
      .founded('CME', 'bert', 180);
    scene.shares('KHS', 'bert', 4).shares('KWE', 'bert', 4).shares('CME', 'bert', 4);
    scene.cash(seatPlace('bert'), 400).clock({ turn: 'anna' });
    const table = acted(scene.table, anna.auctions('TWE', 180));
    expect(counted(table, 'bert')).toBe(15);
    expect(found(table, bert.bids(200))).toMatchObject([
      { rule: '18te/6.5/certificate-limit', section: '6.5', params: { count: 15, limit: 15 } },
    ]);
    // Passing is all that is left, and it is not done for bert.
    expect(table.clock.auction).toMatchObject({ turn: 'bert' });
    expect(broke(table, bert.passes())).toEqual([]);
  });
  it('TE-6.5.13 ✓ 14 of 15', () => {
    const scene = laterRound(SEATS2)
      .founded('KHS', 'bert', 180)
      .founded('KWE', 'bert', 180)
      .founded('CME', 'bert', 180);
    scene.shares('KHS', 'bert', 4).shares('KWE', 'bert', 4).shares('CME', 'bert', 3);
    scene.cash(seatPlace('bert'), 400).clock({ turn: 'anna' });
    expect(broke(acted(scene.table, anna.auctions('TWE', 180)), bert.bids(200))).toEqual([]);
  });
  it('TE-3.1.2 ✗ a bid during an operating round', () => {
    const { table } = new Scene().founded('KHS', 'anna').operating('KHS');
    expect(broke(table, bert.bids(200))).toEqual(['18te/3.1/stock-round-only']);
    expect(acted(table, bert.bids(200))).toEqual(table);
  });
});
