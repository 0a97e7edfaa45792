import { describe, expect, it } from 'vitest';
import { BANK, certificate, POOL, priceMarker } from '../../../rail/ids.ts';
import { ordinaryAt } from '../../../rail/shares.ts';
import { holding, inPool } from '../readers.ts';
import {
  acted,
  anna,
  bert,
  bigOne,
  broke,
  cash,
  cleo,
  figures,
  found,
  laterRound,
  seatPlace,
} from '../stock-scene.ts';
import { SEATS2, Scene } from '../testing.ts';
import { pieceOf } from '../../../table/places.ts';

/** anna presides over KHS (par 80) and holds `more` further certificates. */
const khs = (more = 0) => laterRound().founded('KHS', 'anna', 240).shares('KHS', 'anna', more);

describe('selling', () => {
  it('TE-3.1.2 ✗ a player sells during an operating round', () => {
    const { table } = khs(2).operating('KHS');
    expect(found(table, anna.sells('KHS'))).toMatchObject([
      { rule: '18te/3.1/stock-round-only', section: '3.1' },
    ]);
    const then = acted(table, anna.sells('KHS'));
    expect(then.clock).toEqual(table.clock);
    expect(holding(then, 'anna', 'KHS')).toBe(40);
  });
  it('TE-3.1.2 ✓ the same sale in a stock round', () => {
    expect(broke(khs(2).table, anna.sells('KHS'))).toEqual([]);
  });

  it('TE-6.0.3 ✗ anna buys, then wants to sell in the same turn', () => {
    const table = acted(khs(2).table, anna.buys('KHS'));
    expect(found(table, anna.sells('KHS'))).toMatchObject([{ rule: '18te/6/sales-first', section: '6' }]);
    expect(acted(table, anna.sells('KHS')).clock).toMatchObject({
      turn: 'bert',
      sold: false,
      bought: 'anna',
    });
  });
  it('TE-6.0.3 ✓ anna sells, then buys', () => {
    const scene = khs(2).founded('KWE', 'bert', 180).clock({ turn: 'anna' });
    const table = acted(scene.table, anna.sells('KHS'));
    expect(table.clock).toMatchObject({ turn: 'anna', sold: true, sales: ['anna:KHS'] });
    expect(broke(table, anna.buys('KWE'))).toEqual([]);
  });
  it('TE-6.0.2 ✓ any number of sales in one turn', () => {
    const table = acted(khs(4).table, anna.sells('KHS'));
    expect(broke(table, anna.sells('KHS', 2))).toEqual([]);
    expect(acted(table, anna.sells('KHS', 2)).clock).toMatchObject({ turn: 'anna', sales: ['anna:KHS'] });
  });

  it('TE-6.2.1 ✗ a sale in the first stock round', () => {
    const { table } = khs(2).clock({ set: 1 });
    expect(found(table, anna.sells('KHS'))).toMatchObject([
      { rule: '18te/6.2/no-sales-yet', section: '6.2' },
    ]);
  });
  it('TE-6.2.1 ✓ a sale in the second one', () => {
    expect(broke(khs(2).table, anna.sells('KHS'))).toEqual([]);
  });

  it('TE-6.2.2 ✗ 40 % in the pool, two more certificates', () => {
    const { table } = khs(2).shares('KHS', POOL, 4);
    expect(found(table, anna.sells('KHS', 2))).toMatchObject([
      {
        rule: '18te/6.2/pool-limit',
        section: '6.2',
        params: { company: 'KHS', pool: 40, limit: 50, most: 1 },
      },
    ]);
  });
  it('TE-6.2.2 ✓ 40 % in the pool, one more certificate', () => {
    const { table } = khs(2).shares('KHS', POOL, 4);
    expect(broke(table, anna.sells('KHS'))).toEqual([]);
    expect(inPool(acted(table, anna.sells('KHS')), 'KHS')).toBe(50);
  });

  it('TE-6.2.3 ✗ the 30 % certificate goes into the pool', () => {
    const { table } = khs();
    expect(found(table, anna.sells('KHS', 3))).toMatchObject([
      { rule: '18te/6.2/president-certificate', section: '6.2' },
    ]);
    // What the hand did is done all the same: three shares' worth for the certificate.
    const then = acted(table, anna.sells('KHS', 3));
    expect(bigOne(then, 'KHS')).toBe(POOL);
    expect(cash(then).anna).toBe(350 - 240 + 240);
  });
  it('TE-6.2.3 ✗ a part of the 30 % certificate', () => {
    expect(broke(khs().table, anna.sells('KHS'))).toEqual(['18te/6.2/president-certificate']);
    expect(bigOne(acted(khs().table, anna.sells('KHS')), 'KHS')).toBe(seatPlace('anna'));
  });
  it('TE-6.2.3 ✓ everything but the 30 % certificate', () => {
    const { table } = khs(2);
    expect(broke(table, anna.sells('KHS', 2))).toEqual([]);
    expect(bigOne(acted(table, anna.sells('KHS', 2)), 'KHS')).toBe(seatPlace('anna'));
  });

  it('TE-6.2.4 ✗ three certificates out of two', () => {
    const { table } = khs().shares('KHS', 'bert', 2).clock({ turn: 'bert' });
    expect(found(table, bert.sells('KHS', 3))).toMatchObject([
      { rule: '18te/6.2/own-certificates', section: '6.2', params: { company: 'KHS', percent: 20 } },
    ]);
    expect(cash(acted(table, bert.sells('KHS', 3))).bert).toBe(350 + 160);
  });
  it('TE-6.2.4 ✓ two out of two', () => {
    const { table } = khs().shares('KHS', 'bert', 2).clock({ turn: 'bert' });
    expect(broke(table, bert.sells('KHS', 2))).toEqual([]);
  });
  it('TE-6.2.4 ✗ a company that is not founded', () => {
    const { table } = khs();
    expect(broke(table, anna.sells('TWE'))).toEqual(['18te/6.2/own-certificates']);
    expect(acted(table, anna.sells('TWE'))).toEqual(table);
  });

  it('TE-6.2.5 TE-6.2.6 two together at the price before, then two rows down', () => {
    const table = acted(khs(3).table, anna.sells('KHS', 2));
    expect(figures(table, 'KHS')).toMatchObject({ price: 60, cell: 'market/5/6', shares: { anna: 40 } });
    expect(cash(table).anna).toBe(350 - 240 + 2 * 80);
    expect(table.cash[BANK]).toBe(4000 - 3 * 350 - 160);
    expect(inPool(table, 'KHS')).toBe(20);
  });
  it('TE-6.2.5 two singly, each at its own price', () => {
    const table = acted(khs(3).table, anna.sells('KHS'), anna.sells('KHS'));
    expect(cash(table).anna).toBe(350 - 240 + 80 + 70);
    expect(figures(table, 'KHS').price).toBe(60);
  });
  it('TE-6.2.7 with no cell below the marker stays', () => {
    const scene = khs(3).price('KHS', 4, 6);
    const table = acted(scene.table, anna.sells('KHS', 3));
    expect(figures(table, 'KHS').cell).toBe('market/5/6');
    expect(cash(table).anna).toBe(350 - 240 + 3 * 70);
  });
  it('TE-6.2.8 under the markers of the new cell; one that stays keeps its place', () => {
    const scene = khs(2).founded('KWE', 'bert', 180).founded('CME', 'cleo', 180);
    const table = acted(scene.price('KHS', 4, 6).table, anna.sells('KHS'));
    const order = (company: string) => pieceOf(table, priceMarker(company))!.order;
    expect([order('KWE'), order('CME'), order('KHS')]).toEqual([0, 1, 2]);
    const { table: more } = laterRound()
      .founded('KHS', 'anna', 180)
      .founded('KWE', 'bert', 180)
      .shares('KHS', 'anna', 1);
    const then = acted(more, anna.sells('KHS'));
    expect(pieceOf(then, priceMarker('KHS'))).toEqual(pieceOf(more, priceMarker('KHS')));
  });

  it('TE-6.3.1 TE-6.3.4 the presidency passes first, then a received certificate is sold', () => {
    const { table } = khs().shares('KHS', 'bert', 3);
    expect(broke(table, anna.sells('KHS'))).toEqual([]);
    expect(found(table, anna.sells('KHS'))).toMatchObject([
      { rule: '18te/6.3/presidency-goes', weight: 'caution', params: { president: 'bert' } },
    ]);
    const then = acted(table, anna.sells('KHS'));
    expect(figures(then, 'KHS')).toMatchObject({
      president: 'bert',
      shares: { anna: 20, bert: 30, cleo: 0 },
    });
    expect(ordinaryAt(then, 'KHS', seatPlace('anna'))).toHaveLength(2);
    expect(ordinaryAt(then, 'KHS', seatPlace('bert'))).toHaveLength(0);
    expect(pieceOf(then, 'charter/KHS')!.at).toBe(seatPlace('bert'));
    expect(inPool(then, 'KHS')).toBe(10);
  });
  it('TE-6.3.4 TE-3.7.2 the president sells a certificate of her own, not one that the successor hands over', () => {
    const { table } = khs().shares('KHS', 'bert', 4).shares('KHS', 'anna', 1);
    const [own] = ordinaryAt(table, 'KHS', seatPlace('anna'));
    const then = acted(table, anna.sells('KHS'));
    expect(bigOne(then, 'KHS')).toBe(seatPlace('bert'));
    expect(ordinaryAt(then, 'KHS', POOL)).toEqual([own]);
  });
  it('TE-6.3.1 a sale down to nothing', () => {
    const { table } = khs(1).shares('KHS', 'bert', 3);
    expect(broke(table, anna.sells('KHS', 4))).toEqual([]);
    expect(figures(acted(table, anna.sells('KHS', 4)), 'KHS').shares).toEqual({ anna: 0, bert: 30, cleo: 0 });
  });
  it('TE-6.3.2 the largest holding decides', () => {
    const { table } = khs().shares('KHS', 'bert', 3).shares('KHS', 'cleo', 4);
    expect(figures(acted(table, anna.sells('KHS')), 'KHS').president).toBe('cleo');
  });
  it('TE-6.3.2 on a tie the next one clockwise from the outgoing president', () => {
    const { table } = khs().shares('KHS', 'bert', 3).shares('KHS', 'cleo', 3);
    expect(figures(acted(table, anna.sells('KHS')), 'KHS').president).toBe('bert');
    const { table: other } = laterRound()
      .founded('KHS', 'bert', 180)
      .shares('KHS', 'anna', 3)
      .shares('KHS', 'cleo', 3);
    const then = acted({ ...other, clock: { ...other.clock, turn: 'bert' } }, bert.sells('KHS'));
    expect(figures(then, 'KHS').president).toBe('cleo');
  });
  it('TE-6.3.3 an equal holding changes nothing', () => {
    const { table } = khs(1).shares('KHS', 'bert', 3);
    const then = acted(table, anna.sells('KHS'));
    expect(figures(then, 'KHS')).toMatchObject({ president: 'anna', shares: { anna: 30, bert: 30 } });
  });
  it('TE-6.3.5 ✗ 40 %, nobody else with 30 %, two certificates', () => {
    const { table } = khs(1).shares('KHS', 'bert', 2);
    expect(found(table, anna.sells('KHS', 2))).toMatchObject([
      { rule: '18te/6.3/no-successor', section: '6.3', params: { company: 'KHS', least: 30, most: 1 } },
    ]);
    const then = acted(table, anna.sells('KHS', 2));
    expect(figures(then, 'KHS')).toMatchObject({ president: 'anna', shares: { anna: 30 } });
  });
  it('TE-6.3.5 ✓ down to the 30 % certificate', () => {
    const { table } = khs(1).shares('KHS', 'bert', 2);
    expect(broke(table, anna.sells('KHS'))).toEqual([]);
  });

  it('TE-6.0.1 a sale out of turn moves the certificate, not the turn', () => {
    const { table } = khs().shares('KHS', 'cleo', 2);
    expect(broke(table, cleo.sells('KHS'))).toEqual(['18te/6/turn']);
    const then = acted(table, cleo.sells('KHS'));
    expect(then.clock).toMatchObject({ turn: 'anna', sold: false, sales: ['cleo:KHS'], lastTrader: 'cleo' });
  });
  it('TE-6.5.5 a sale in the middle of an auction', () => {
    const table = acted(khs(2).table, anna.auctions('KWE', 180));
    expect(broke(table, anna.sells('KHS'))).toEqual(['18te/6.5/auction-first']);
    expect(acted(table, anna.sells('KHS')).clock.auction).toEqual(table.clock.auction);
  });
  it('TE-5.2 a sale after the end', () => {
    const { table } = khs(2).clock({ round: 'end' });
    expect(broke(table, anna.sells('KHS'))).toEqual(['18te/8/over']);
  });
  it('TE-6.2.6 the log tells count and price; two players sell as three do', () => {
    const { table } = new Scene(SEATS2)
      .clock({ set: 2 })
      .founded('KHS', 'anna', 300)
      .shares('KHS', 'anna', 4);
    const then = acted(table, anna.sells('KHS', 4));
    expect(figures(then, 'KHS')).toMatchObject({ price: 60, cell: 'market/5/6' });
    expect(cash(then).anna).toBe(200 + 400);
    expect(pieceOf(then, certificate('KHS', 0))!.at).toBe(seatPlace('anna'));
  });
});
