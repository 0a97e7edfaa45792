import { describe, expect, it } from 'vitest';
import { BANK, companyPlace, ipoPlace, priceMarker } from '../../../rail/ids.ts';
import { ordinaryAt } from '../../../rail/shares.ts';
import { counted } from '../readers.ts';
import {
  acted,
  anna,
  bert,
  broke,
  cash,
  cleo,
  figures,
  found,
  laterRound,
  played,
  seatPlace,
} from '../stock-scene.ts';
import { newTable, SEATS2, Scene } from '../testing.ts';
import { pieceOf } from '../../../table/places.ts';

const khs = () => new Scene().founded('KHS', 'anna', 180);
/** KHS opened by anna at a price, nobody against it. */
const won = (bid: number) => acted(new Scene(SEATS2).table, anna.auctions('KHS', bid), bert.passes());

describe('opening an auction', () => {
  it('TE-3.1.2 ✗ an auction during an operating round', () => {
    const { table } = khs().operating('KHS');
    expect(found(table, bert.auctions('KWE', 180))).toMatchObject([{ rule: '18te/3.1/stock-round-only' }]);
    expect(acted(table, bert.auctions('KWE', 180))).toEqual(table);
  });
  it('TE-3.1.2 ✓ an auction in a stock round', () => {
    expect(broke(khs().clock({ turn: 'bert' }).table, bert.auctions('KWE', 180))).toEqual([]);
  });

  it('TE-6.0.2 ✗ buy a KHS certificate and open the KWE auction in one turn', () => {
    const table = acted(khs().cash(seatPlace('anna'), 350).table, anna.buys('KHS'));
    expect(found(table, anna.auctions('KWE', 180))).toMatchObject([{ rule: '18te/6/one-act', section: '6' }]);
  });
  it('TE-6.0.2 ✓ the auction alone', () => {
    expect(broke(khs().cash(seatPlace('anna'), 350).table, anna.auctions('KWE', 180))).toEqual([]);
  });

  it('TE-6.5.1 ✗ CME while KWE is not founded', () => {
    const { table } = khs().clock({ turn: 'bert' });
    expect(found(table, bert.auctions('CME', 180))).toMatchObject([
      { rule: '18te/6.5/next-company', section: '6.5', params: { company: 'CME', next: 'KWE' } },
    ]);
    // At a table that lets it stand, CME is auctioned all the same.
    const then = acted(table, bert.auctions('CME', 180), cleo.passes(), anna.passes());
    expect(figures(then, 'CME')).toMatchObject({ president: 'bert', price: 60 });
  });
  it('TE-6.5.1 ✗ KHS for a second time', () => {
    const { table } = khs().clock({ turn: 'bert' });
    expect(broke(table, bert.auctions('KHS', 500))).toEqual(['18te/6.5/auctioned-already']);
    expect(acted(table, bert.auctions('KHS', 180))).toEqual(table);
  });
  it('TE-6.5.1 ✓ KHS, KWE, CME, TWE, KPR in this order', () => {
    let scene = new Scene().cash(seatPlace('anna'), 2000);
    for (const company of ['KHS', 'KWE', 'CME', 'TWE', 'KPR']) {
      expect(broke(scene.table, anna.auctions(company, 180))).toEqual([]);
      scene = scene.founded(company, 'anna', 180);
    }
  });

  it('TE-6.5.2 the active player makes the opening bid; the next clockwise has to answer', () => {
    const table = acted(newTable(), anna.auctions('KHS', 200));
    expect(table.clock.auction).toEqual({
      company: 'KHS',
      opener: 'anna',
      bidder: 'anna',
      bid: 200,
      turn: 'bert',
      out: [],
    });
    expect(table.clock).toMatchObject({ opened: true, turn: 'anna', lastTrader: 'anna', passes: 0 });
    expect(cash(table).anna).toBe(350);
  });

  it('TE-6.5.3 ✗ TE-3.6.8 ✗ KWE opened with 170', () => {
    const { table } = khs().clock({ turn: 'bert' });
    expect(found(table, bert.auctions('KWE', 170))).toMatchObject([
      { rule: '18te/6.5/lowest-bid', section: '6.5', params: { bid: 170, least: 180 } },
    ]);
    expect(broke(table, bert.auctions('KWE', 150))).toEqual(['18te/6.5/lowest-bid']);
  });
  it('TE-6.5.3 ✓ TE-3.6.8 ✓ KWE opened with 180 = 3 × 60 (example 2)', () => {
    expect(broke(khs().clock({ turn: 'bert' }).table, bert.auctions('KWE', 180))).toEqual([]);
  });
  it('TE-6.5.4 ✗ opened with 185', () => {
    expect(found(newTable(), anna.auctions('KHS', 185))).toMatchObject([
      { rule: '18te/6.5/bid-step', section: '6.5' },
    ]);
  });
  it('TE-6.5.4 ✓ opened with 190', () => {
    expect(broke(newTable(), anna.auctions('KHS', 190))).toEqual([]);
  });
  it('TE-6.5.8 ✗ 360 with 350 in the purse', () => {
    expect(found(newTable(), anna.auctions('KHS', 360))).toMatchObject([
      { rule: '18te/6.5/bid-cash', section: '6.5', params: { bid: 360, cash: 350 } },
    ]);
    const then = acted(newTable(), anna.auctions('KHS', 360), bert.passes(), cleo.passes());
    expect(cash(then).anna).toBe(-10);
    expect(figures(then, 'KHS').treasury).toBe(360);
  });
  it('TE-6.5.8 ✓ all 350', () => {
    expect(broke(newTable(), anna.auctions('KHS', 350))).toEqual([]);
  });
  it('TE-6.5.13 ✗ an opening bid at the certificate limit', () => {
    const scene = laterRound()
      .founded('KHS', 'anna', 180)
      .founded('KWE', 'anna', 180)
      .founded('CME', 'bert', 180);
    const { table } = scene.shares('KHS', 'anna', 4).shares('KWE', 'anna', 4).cash(seatPlace('anna'), 400);
    expect(counted(table, 'anna')).toBe(10);
    expect(found(table, anna.auctions('TWE', 180))).toMatchObject([
      { rule: '18te/6.5/certificate-limit', section: '6.5', params: { count: 10, limit: 10 } },
    ]);
  });
  it('TE-6.5.13 ✓ an opening bid with one below it', () => {
    const scene = laterRound()
      .founded('KHS', 'anna', 180)
      .founded('KWE', 'anna', 180)
      .founded('CME', 'bert', 180);
    const { table } = scene.shares('KHS', 'anna', 4).shares('KWE', 'anna', 3).cash(seatPlace('anna'), 400);
    expect(broke(table, anna.auctions('TWE', 180))).toEqual([]);
  });

  it('TE-6.5.14 ✗ KWE before KHS', () => {
    expect(broke(newTable(), anna.auctions('KWE', 180))).toEqual(['18te/6.5/next-company']);
  });
  it('TE-6.5.14 ✓ KHS', () => {
    expect(broke(newTable(), anna.auctions('KHS', 180))).toEqual([]);
  });

  it('TE-6.5.9 TE-3.6.9 TE-6.6.2 TE-3.6.10 TE-6.6.3 the winner pays into the treasury', () => {
    const table = played(newTable(), anna.auctions('KHS', 200), bert.bids(250), cleo.passes(), anna.passes());
    expect(figures(table, 'KHS')).toMatchObject({ president: 'bert', treasury: 250, shares: { bert: 30 } });
    expect(cash(table)).toEqual({ anna: 350, bert: 100, cleo: 350 });
    expect(ordinaryAt(table, 'KHS', companyPlace('KHS'))).toHaveLength(7);
    expect(pieceOf(table, 'charter/KHS')!.at).toBe(seatPlace('bert'));
    expect(['token/KHS/0', 'token/KHS/1', 'token/KHS/2'].map((t) => pieceOf(table, t)!.at)).toEqual(
      Array.from({ length: 3 }, () => companyPlace('KHS')),
    );
    // The charter is no certificate.
    expect(counted(table, 'bert')).toBe(1);
  });
  it('TE-6.5.10 par by the bid', () => {
    const par = (bid: number) => [figures(won(bid), 'KHS').price, figures(won(bid), 'KHS').cell];
    expect(par(180)).toEqual([60, 'market/5/6']);
    expect(par(200)).toEqual([60, 'market/5/6']);
    expect(par(210)).toEqual([70, 'market/4/6']);
    expect(par(240)).toEqual([80, 'market/3/6']);
    expect(par(270)).toEqual([90, 'market/2/6']);
    expect(par(290)).toEqual([90, 'market/2/6']);
    expect(par(300)).toEqual([100, 'market/1/6']);
    expect(par(500)).toEqual([100, 'market/1/6']);
  });
  it('TE-6.5.10 example 1: 260 makes par 80 and a treasury of 260', () => {
    expect(figures(won(260), 'KHS')).toMatchObject({ price: 80, cell: 'market/3/6', treasury: 260 });
  });
  it('TE-6.5.11 under the markers that lie on the par cell', () => {
    const { table } = khs().clock({ turn: 'bert' });
    const then = played(table, bert.auctions('KWE', 180), cleo.passes(), anna.passes());
    expect(pieceOf(then, priceMarker('KHS'))).toMatchObject({ at: 'market/5/6', order: 0 });
    expect(pieceOf(then, priceMarker('KWE'))).toMatchObject({ at: 'market/5/6', order: 1 });
  });
  it('TE-6.5.12 the player left of the opener is active, whoever won', () => {
    const byBert = played(
      newTable(),
      anna.auctions('KHS', 180),
      bert.bids(190),
      cleo.passes(),
      anna.passes(),
    );
    expect(byBert.clock).toMatchObject({ auction: null, turn: 'bert' });
    const byAnna = played(newTable(), anna.auctions('KHS', 180), bert.passes(), cleo.passes());
    expect(byAnna.clock).toMatchObject({ auction: null, turn: 'bert', lastTrader: 'anna' });
  });
  it('TE-6.5.12 an auction out of turn leaves the turn where it was', () => {
    const { table } = khs().clock({ turn: 'anna' });
    expect(broke(table, cleo.auctions('KWE', 180))).toEqual(['18te/6/turn']);
    const then = acted(table, cleo.auctions('KWE', 180), anna.passes(), bert.passes());
    expect(then.clock).toMatchObject({ auction: null, turn: 'anna' });
  });
  it('TE-6.5.17 TE-6.5.19 the money on the certificate lowers the bid and ends in the treasury', () => {
    const { table } = new Scene().do({ pay: 30, from: BANK, to: ipoPlace('KHS') });
    expect(broke(table, anna.auctions('KHS', 140))).toEqual(['18te/6.5/lowest-bid']);
    expect(broke(table, anna.auctions('KHS', 150))).toEqual([]);
    const then = played(table, anna.auctions('KHS', 150), bert.passes(), cleo.passes());
    expect(figures(then, 'KHS')).toMatchObject({ treasury: 180, price: 60 });
    expect(cash(then).anna).toBe(200);
    expect(then.cash[ipoPlace('KHS')]).toBe(0);
  });
  it('TE-6.5.5 a second auction while one runs', () => {
    const table = acted(newTable(), anna.auctions('KHS', 180));
    expect(broke(table, bert.auctions('KHS', 190))).toEqual(['18te/6.5/auction-first']);
    expect(acted(table, bert.auctions('KHS', 190))).toEqual(table);
  });
});
