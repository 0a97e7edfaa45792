import { describe, expect, it } from 'vitest';
import {
  certificate,
  charterCard,
  companyPlace,
  ipoPlace,
  POOL,
  seatPlace,
  station,
} from '../../../rail/ids.ts';
import { presidentOf } from '../../../rail/shares.ts';
import { pieceOf, piecesAt } from '../../../table/places.ts';
import type { DoTable } from '../clock.ts';
import {
  certificates,
  firstPlayer,
  holding,
  inPool,
  isOperating,
  priceOf,
  purse,
  treasury,
} from '../readers.ts';
import {
  acted,
  anna,
  bert,
  broke,
  cleo,
  findingsOf,
  played,
  Scene,
  SEATS4,
  SEATS5,
  told,
} from '../testing.ts';
import { sell } from './sell.ts';

const first = () => new Scene().stock('anna', 1);
const later = () => new Scene().stock('anna', 2);
const at = (table: DoTable, piece: string): string => pieceOf(table, piece)?.at ?? '';

describe('founding', () => {
  it('DO-4.3.2.3 ✗ DGEE before KWE, DHB and HHW before DGEE', () => {
    const { table } = first();
    expect(broke(table, anna.founds('DGEE', 60))).toEqual(['4.3.2/founded-later']);
    const kwe = first().founded('KWE', 'bert').table;
    for (const company of ['DHB', 'HHW'])
      expect(broke(kwe, anna.founds(company, 60))).toEqual(['4.3.2/founded-later']);
  });
  it('DO-4.3.2.3 ✓ BME, CME, RhE, KWE at once; DGEE after KWE; the others after DGEE', () => {
    for (const company of ['BME', 'CME', 'RhE', 'KWE'])
      expect(broke(first().table, anna.founds(company, 60))).toEqual([]);
    const kwe = first().founded('KWE', 'bert');
    expect(broke(kwe.table, anna.founds('DGEE', 60))).toEqual([]);
    const dgee = kwe.founded('DGEE', 'cleo').table;
    for (const company of ['DHB', 'HHW']) expect(broke(dgee, anna.founds(company, 50))).toEqual([]);
  });
  it('DO-4.3.2.2 ✗ a company that takes no part', () => {
    const { table } = new Scene().stock('anna', 2);
    for (const company of ['DUB', 'B1'])
      expect(broke(table, anna.founds(company, 60))).toEqual(['4.3.2/no-part']);
  });
  it('DO-4.3.2.2 a railway is founded once', () => {
    expect(broke(first().founded('KWE', 'bert').table, anna.founds('KWE', 60))).toEqual([
      '4.3.2/founded-already',
    ]);
    // At which price is no matter then.
    const again = first().founded('KWE', 'bert').cash('seat/anna', 0).table;
    expect(broke(again, anna.founds('KWE', 18))).toEqual(['4.3.2/founded-already']);
    expect(told(again, anna.founds('KWE', 18))).toBe('Die KWE ist schon gegründet.');
  });
  it('DO-4.4.1.1 ✗ 100 in phase 2; 80 of the green column before the green phase; no cell at all', () => {
    const { table } = first().cash('seat/anna', 900);
    expect(broke(table, anna.founds('KWE', 100, 'gray'))).toEqual(['4.4.1/start-price']);
    expect(broke(table, anna.founds('KWE', 80, 'green'))).toEqual(['4.4.1/start-price']);
    expect(broke(table, anna.founds('KWE', 62))).toEqual(['4.4.1/start-price']);
  });
  it('DO-4.4.1.1 ✓ cells of the present and of earlier colours; the columns are those of the printed table', () => {
    const { table } = first().cash('seat/anna', 900).clock({ phase: '8' });
    const columns = {
      yellow: [75, 70, 65, 60, 55, 50],
      green: [80, 75, 70, 65, 60, 55],
      brown: [90, 80, 75, 70, 65, 60],
      gray: [100, 90, 80, 75, 70],
    } as const;
    for (const colour of ['yellow', 'green', 'brown', 'gray'] as const)
      for (const price of columns[colour])
        expect(broke(table, anna.founds('KWE', price, colour))).toEqual([]);
    expect(broke(first().table, anna.founds('KWE', 75))).toEqual([]);
  });
  it('DO-4.4.1.4 ✗ with less than twice the price nobody founds', () => {
    expect(broke(first().cash('seat/anna', 119).table, anna.founds('KWE', 60))).toEqual([
      '4.4.1/founding-price',
    ]);
    expect(
      broke(first().cash('seat/anna', 179).founded('KWE', 'bert').table, anna.founds('DGEE', 60)),
    ).toEqual(['4.4.1/founding-price']);
  });
  it('DO-4.4.1.4 DO-4.4.1.3 DO-4.4.1.2 ✓ the price goes into the treasury; sheet, stations and certificates to the railway', () => {
    const table = played(
      first().founded('BME', 'bert', 60).cash('seat/anna', 120).table,
      anna.founds('KWE', 60),
    );
    expect([purse(table, 'anna'), treasury(table, 'KWE')]).toEqual([0, 120]);
    expect(at(table, certificate('KWE', 0))).toBe(seatPlace('anna'));
    expect(at(table, charterCard('KWE'))).toBe(seatPlace('anna'));
    expect(at(table, station('KWE', 1))).toBe(companyPlace('KWE'));
    expect(piecesAt(table, ipoPlace('KWE'))).toEqual([]);
    // Under the marker that lies there already.
    expect([pieceOf(table, 'marker/BME')?.order, pieceOf(table, 'marker/KWE')?.order]).toEqual([0, 1]);
  });
  it('DO-4.4.4.1 a founder at the certificate limit founds nothing', () => {
    const full = first()
      .founded('CME', 'bert')
      .shares('CME', 'anna', 8)
      .founded('BME', 'bert')
      .shares('BME', 'anna', 8);
    expect(certificates(full.table, 'anna')).toHaveLength(16);
    expect(broke(full.table, anna.founds('KWE', 60))).toEqual([]);
    full.founded('RhE', 'bert').shares('RhE', 'anna', 1);
    expect(broke(full.table, anna.founds('KWE', 60))).toEqual(['4.4.4/certificate-limit']);
  });
});

describe('a turn', () => {
  it('DO-4.2.3.1 ✗ a second purchase in one turn', () => {
    const table = played(first().founded('KWE', 'bert').table, anna.buys('KWE'));
    expect(broke(table, anna.buys('KWE'))).toEqual(['4.2.3/one-purchase']);
    expect(broke(table, anna.founds('BME', 60))).toEqual(['4.2.3/one-purchase']);
  });
  it('DO-4.4.2 ✗ later ones have the same under their own paragraph', () => {
    const table = played(later().founded('KWE', 'bert').table, anna.buys('KWE'));
    expect(broke(table, anna.buys('KWE'))).toEqual(['4.4/one-purchase']);
    expect(broke(table, anna.founds('BME', 60))).toEqual(['4.4/one-purchase']);
  });
  it('DO-4.2.3.1 ✓ found a railway, or buy a certificate, or pass', () => {
    const { table } = first().founded('KWE', 'bert');
    for (const move of [anna.founds('BME', 60), anna.buys('KWE'), anna.passes()])
      expect(broke(table, move)).toEqual([]);
    expect(played(table, anna.buys('KWE')).clock.turn).toBe('bert');
  });
  it('DO-4.2.3.2 DO-4.4.5.2 ✗ nothing is sold in the first stock round', () => {
    const { table } = first().runs('KWE', 'anna');
    expect(broke(table, anna.sells('KWE'))).toEqual(['4.4.5/no-sales-yet']);
    const founded = first().founded('KWE', 'anna').shares('KWE', 'anna', 1);
    expect(broke(founded.table, anna.sells('KWE'))).toEqual(['4.4.5/no-sales-yet']);
  });
  it('DO-4.2.3.2 DO-4.4.5.2 ✓ from the second one on, any number', () => {
    const { table } = later().runs('KWE', 'anna');
    expect(broke(table, anna.sells('KWE', 3))).toEqual([]);
  });
  it('DO-4.2.3.3 DO-4.4.1 turns go round; it ends when all have passed in succession', () => {
    const { table } = first().runs('KWE', 'bert');
    expect(broke(table, bert.passes())).toEqual(['4.4/turn']);
    const passed = played(
      table,
      anna.passes(),
      bert.passes(),
      cleo.buys('KWE'),
      anna.passes(),
      bert.passes(),
    );
    expect(passed.clock.round).toBe('SR');
    expect(played(passed, cleo.passes()).clock.round).toBe('OR');
  });
  it('DO-4.4.1 DO-4.6.4 stock rounds are for players, and the end is the end', () => {
    const { table } = later().runs('KWE', 'anna').operating('KWE');
    expect(broke(table, anna.buys('KWE'))).toEqual(['4.4/stock-round-only']);
    expect(broke(new Scene().clock({ round: 'end' }).table, anna.passes())).toEqual(['4.6/over']);
  });
  it('DO-4.2.3.4 DO-1.2 the first-action card goes to the left of the last buyer; one operating round follows', () => {
    const { table } = first().founded('KWE', 'bert');
    const ended = played(table, anna.buys('KWE'), bert.passes(), cleo.passes(), anna.passes());
    expect(firstPlayer(ended)).toBe('bert');
    expect([ended.clock.round, ended.clock.ors]).toEqual(['SR', 1]);
  });
  it('DO-4.4.2 ✗ to buy, then to sell; and to pass after it', () => {
    const table = played(later().runs('KWE', 'anna').table, anna.buys('KWE'));
    expect(broke(table, anna.sells('KWE'))).toEqual(['4.4/sales-first']);
    expect(broke(table, anna.passes())).toEqual(['4.4/turn-is-over']);
    expect(broke(later().runs('KWE', 'anna').table, anna.buys('KWE', 'pool'))).toEqual(['4.4/none-there']);
  });
  it('DO-4.4.2 ✓ to sell any number, then to buy one or found one', () => {
    const scene = later().runs('KWE', 'anna').runs('BME', 'bert').shares('BME', 'anna', 1);
    const sold = played(scene.table, anna.sells('KWE'), anna.sells('BME'));
    expect(sold.clock.turn).toBe('anna');
    for (const move of [anna.founds('CME', 60), anna.passes()]) expect(broke(sold, move)).toEqual([]);
    expect(played(sold, anna.passes()).clock).toMatchObject({ turn: 'bert', passes: 0 });
  });
  it('DO-4.4.3 without any trade the first-action card stays', () => {
    const table = played(later().runs('KWE', 'bert').table, anna.passes(), bert.passes(), cleo.passes());
    expect(firstPlayer(table)).toBe('anna');
    const sale = played(
      later().runs('KWE', 'anna').table,
      anna.sells('KWE'),
      anna.passes(),
      bert.passes(),
      cleo.passes(),
      anna.passes(),
    );
    expect(firstPlayer(sale)).toBe('bert');
  });
});

describe('buying', () => {
  it('DO-4.4.2 ✗ what is not there is said with the place where it is not', () => {
    const gone = later().runs('KWE', 'bert').shares('KWE', 'cleo', 5).table;
    expect(broke(gone, anna.buys('KWE'))).toEqual(['4.4/none-there']);
    expect(told(gone, anna.buys('KWE'))).toMatch(/ \(Gesellschaft\)\.$/);
    expect(told(gone, anna.buys('KWE', 'pool'))).toMatch(/ \(Bank Pool\)\.$/);
  });
  it('DO-4.3.2.1 ✗ a certificate before the railway is founded', () => {
    expect(broke(first().table, anna.buys('DHB', 'company', { part: true }))).toEqual(['4.3.2/not-founded']);
    expect(broke(first().table, anna.buys('RhE'))).toEqual(['4.3.2/not-founded']);
  });
  it('DO-4.3.2.1 ✓ after the founder has bought the director’s certificate', () => {
    expect(broke(played(first().table, anna.founds('RhE', 60)), bert.buys('RhE'))).toEqual([]);
  });
  it('DO-4.4.3.1 ✗ at the old start price after the price rose', () => {
    const { table } = later().runs('KWE', 'bert').price('KWE', 0, 2).cash('seat/anna', 74);
    expect(broke(table, anna.buys('KWE'))).toEqual(['4.4.3/price']);
  });
  it('DO-4.4.3.1 DO-2.1.2.1 ✓ at the present price', () => {
    const { table } = later().runs('KWE', 'bert').price('KWE', 0, 2).cash('seat/anna', 75);
    expect(purse(played(table, anna.buys('KWE')), 'anna')).toBe(0);
  });
  it('DO-4.4.3.2 DO-2.3.1 the railway is paid for its own certificates, the bank for those of the pool', () => {
    const { table } = later().runs('KWE', 'bert').shares('KWE', POOL, 1);
    expect(treasury(played(table, anna.buys('KWE')), 'KWE')).toBe(treasury(table, 'KWE') + 60);
    const pool = played(table, anna.buys('KWE', 'pool'));
    expect([treasury(pool, 'KWE'), inPool(pool, 'KWE')]).toEqual([treasury(table, 'KWE'), 0]);
  });
  const harbour = () =>
    later().founded('KWE', 'cleo').founded('DGEE', 'cleo').runs('DHB', 'bert').shares('DHB', 'anna', 1);
  it('DO-4.4.3.3 DO-2.4.3.1 a 10 % certificate may be handed in for the 20 % one of DHB', () => {
    const table = played(harbour().table, anna.buys('DHB', 'company', { big: true, part: true }));
    expect(purse(table, 'anna')).toBe(375 - 60);
    expect([holding(table, 'anna', 'DHB'), certificates(table, 'anna')]).toEqual([20, ['cert/DHB/1']]);
    expect(treasury(table, 'DHB')).toBe(120 + 60);
    expect(broke(harbour().table, anna.buys('DHB', 'company', { part: true }))).toEqual([
      '4.4.3/part-payment',
    ]);
    expect(broke(harbour().table, cleo.buys('DHB', 'company', { big: true, part: true }))).toContain(
      '4.4/turn',
    );
    const none = harbour().stock('cleo').table;
    expect(broke(none, cleo.buys('DHB', 'company', { big: true, part: true }))).toEqual(['4.4.3/part-none']);
  });
  it('DO-4.4.3.4 ✗ CME again, two turns after selling it', () => {
    const { table } = later().runs('CME', 'anna').shares('CME', POOL, 1);
    const sold = played(table, anna.sells('CME'), anna.passes(), bert.passes(), cleo.passes());
    expect(broke(sold, anna.buys('CME', 'pool'))).toEqual(['4.4.3/sold-before']);
  });
  it('DO-4.4.3.4 ✓ another one, or in the next stock round', () => {
    const { table } = later().runs('CME', 'anna').runs('BME', 'bert');
    const sold = played(table, anna.sells('CME'), anna.passes(), bert.passes(), cleo.passes());
    expect(broke(sold, anna.buys('BME'))).toEqual([]);
    expect(broke(new Scene().stock('anna', 3).runs('CME', 'bert').table, anna.buys('CME'))).toEqual([]);
  });
});

describe('limits', () => {
  const many = (seats: readonly string[], count: number) => {
    const scene = new Scene(seats)
      .stock()
      .runs('KWE', 'bert')
      .runs('BME', 'bert')
      .runs('CME', 'bert')
      .runs('RhE', 'bert');
    for (let left = count; left > 0; left -= 4)
      scene.shares(['KWE', 'BME', 'CME', 'RhE'][(count - left) / 4]!, 'anna', Math.min(4, left));
    return scene;
  };
  it('DO-4.4.4.1 ✗ a fourteenth certificate of four players, an eleventh of five', () => {
    expect(broke(many(SEATS4, 13).table, anna.buys('RhE'))).toEqual(['4.4.4/certificate-limit']);
    expect(broke(many(SEATS5, 10).table, anna.buys('RhE'))).toEqual(['4.4.4/certificate-limit']);
  });
  it('DO-4.4.4.1 ✓ the thirteenth, the tenth; a private card does not count', () => {
    expect(broke(many(SEATS4, 12).owns('anna', 'PB1').table, anna.buys('RhE'))).toEqual([]);
    expect(broke(many(SEATS5, 9).table, anna.buys('RhE'))).toEqual([]);
    expect(broke(many(['anna', 'bert', 'cleo'], 16).runs('DGEE', 'cleo').table, anna.buys('DGEE'))).toEqual(
      [],
    );
  });
  const tooMany = () => many(SEATS5, 11);
  it('DO-4.4.4.2 ✗ to pass, to buy or to found with one too many', () => {
    expect(broke(tooMany().table, anna.passes())).toEqual(['4.4.4/must-sell']);
    expect(broke(tooMany().table, anna.buys('RhE'))).toEqual(['4.4.4/must-sell']);
    expect(broke(tooMany().table, anna.founds('DGEE', 60))).toEqual(['4.4.4/must-sell']);
  });
  it('DO-4.4.4.2 ✓ to sell it first, and then to pass; nobody who cannot sell is held up', () => {
    expect(broke(played(tooMany().table, anna.sells('KWE')), anna.passes())).toEqual([]);
    expect(broke(tooMany().clock({ veterans: [] }).table, anna.passes())).toEqual([]);
  });
  it('DO-4.4.4.3 ✗ a seventh share of four players, an eighth of three', () => {
    const four = new Scene(SEATS4).stock().runs('BME', 'anna').shares('BME', 'anna', 1).table;
    expect(broke(four, anna.buys('BME'))).toEqual(['4.4.4/share-limit']);
    const three = later().runs('BME', 'anna').shares('BME', 'anna', 2).table;
    expect(broke(three, anna.buys('BME'))).toEqual(['4.4.4/share-limit']);
  });
  it('DO-4.4.4.3 ✓ the sixth of four players, the seventh of three', () => {
    expect(broke(new Scene(SEATS4).stock().runs('BME', 'anna').table, anna.buys('BME'))).toEqual([]);
    expect(broke(later().runs('BME', 'anna').shares('BME', 'anna', 1).table, anna.buys('BME'))).toEqual([]);
  });
  it('hard corner 8: at the limit the exchange for the 20 % certificate is legal', () => {
    const scene = many(SEATS5, 9).founded('DGEE', 'cleo').runs('DHB', 'cleo').shares('DHB', 'anna', 1);
    expect(certificates(scene.table, 'anna')).toHaveLength(10);
    expect(broke(scene.table, anna.buys('DHB', 'company', { big: true }))).toEqual([
      '4.4.4/certificate-limit',
    ]);
    expect(broke(scene.table, anna.buys('DHB', 'company', { big: true, part: true }))).toEqual([]);
  });
  it('DO-4.4.4.1 ✗ hard corner 8: above the limit nothing is bought, not even by an exchange', () => {
    const scene = many(SEATS5, 10).founded('DGEE', 'cleo').founded('DHB', 'cleo').shares('DHB', 'anna', 1);
    // Nothing of it can be sold yet, so that nobody has to sell first.
    scene.clock({ veterans: [] });
    expect(certificates(scene.table, 'anna')).toHaveLength(11);
    expect(broke(scene.table, anna.buys('DHB', 'company', { big: true, part: true }))).toEqual([
      '4.4.4/certificate-limit',
    ]);
  });
});

describe('start of operation', () => {
  it('DO-4.4.2.1 DO-4.5.3.4 with five shares in players’ hands the home station is turned', () => {
    const scene = first().founded('KWE', 'bert').shares('KWE', 'cleo', 2);
    expect(isOperating(scene.table, 'KWE')).toBe(false);
    const table = played(scene.table, anna.buys('KWE'));
    expect(isOperating(table, 'KWE')).toBe(true);
    expect(pieceOf(table, station('KWE', 0))?.side).toBe('up');
  });
});

describe('selling', () => {
  it('DO-4.4.5.1 ✗ more than one holds', () => {
    expect(
      broke(later().runs('KWE', 'anna').shares('KWE', 'bert', 1).stock('bert').table, bert.sells('KWE', 2)),
    ).toEqual(['4.4.5/own-certificates']);
    const big = later().founded('KWE', 'cleo').founded('DGEE', 'cleo').runs('DHB', 'bert');
    big.do({ put: 'cert/DHB/1', at: 'seat/anna' });
    expect(broke(big.table, anna.sells('DHB', 1))).toEqual(['4.4.5/not-divisible']);
    expect(broke(big.table, anna.sells('DHB', 2))).toEqual([]);
  });
  /** anna directs DHB with the director's certificate alone; bert holds the 20 % one and two of 10 %. */
  const exchange = () =>
    later()
      .founded('DGEE', 'cleo')
      .founded('DHB', 'anna')
      .do({ put: 'cert/DHB/1', at: 'seat/bert' })
      .shares('DHB', 'bert', 2)
      .clock({ veterans: ['DHB'] });
  it('DO-4.3.2.2.4 ✗ hard corner 2: of the 20 % certificate that comes for the director’s one no half is sold', () => {
    expect(broke(exchange().table, anna.sells('DHB', 1))).toEqual(['4.3.2.2/swap-not-divisible']);
  });
  it('DO-4.3.2.2.4 ✓ the whole of it is, and a 10 % certificate that was there before', () => {
    const table = played(exchange().table, anna.sells('DHB', 2));
    expect([at(table, 'cert/DHB/0'), at(table, 'cert/DHB/1')]).toEqual(['seat/bert', POOL]);
    const own = played(exchange().shares('DHB', 'anna', 1).table, anna.sells('DHB', 1));
    expect([at(own, 'cert/DHB/0'), holding(own, 'anna', 'DHB')]).toEqual(['seat/bert', 20]);
  });
  it('DO-4.4.5.1 DO-2.1.2.3 ✓ to the pool at the price before the sale', () => {
    const table = played(later().runs('KWE', 'anna').table, anna.sells('KWE', 3));
    expect([purse(table, 'anna'), inPool(table, 'KWE')]).toEqual([375 + 180, 30]);
  });
  it('DO-4.4.5.3 ✗ 20 % with 40 % in the pool', () => {
    const { table } = later().runs('KWE', 'anna').shares('KWE', POOL, 4);
    expect(broke(table, anna.sells('KWE', 2))).toEqual(['4.4.5/pool-limit']);
  });
  it('DO-4.4.5.3 ✓ 10 % with 40 % in the pool', () => {
    const { table } = later().runs('KWE', 'anna').shares('KWE', POOL, 4);
    expect(broke(table, anna.sells('KWE', 1))).toEqual([]);
  });
  it('DO-4.4.5.4 ✗ a railway that has not operated', () => {
    const { table } = later().runs('KWE', 'anna').clock({ veterans: [] });
    expect(broke(table, anna.sells('KWE'))).toEqual(['4.4.5/not-operated']);
  });
  it('DO-4.4.5.4 ✓ one that has', () => {
    expect(broke(later().runs('KWE', 'anna').table, anna.sells('KWE'))).toEqual([]);
  });
  it('DO-4.4.5.6 DO-4.4.5.7 the seller sets the order; all of one railway in a turn bring one price', () => {
    const { table } = later().runs('KWE', 'anna').runs('BME', 'bert').shares('BME', 'anna', 1);
    const sold = played(table, anna.sells('KWE'), anna.sells('BME'), anna.sells('KWE'));
    expect(purse(sold, 'anna')).toBe(375 + 60 + 60 + 60);
    expect(priceOf(sold, 'KWE')).toBe(50);
  });
  it('DO-4.4.6.1 one cell down for each 10 %, not below the lowest of the column', () => {
    const { table } = later().runs('KWE', 'anna', 60).shares('KWE', 'anna', 1);
    expect(priceOf(acted(table, anna.sells('KWE', 1)), 'KWE')).toBe(55);
    expect(priceOf(acted(table, anna.sells('KWE', 4)), 'KWE')).toBe(50);
  });
  it('DO-4.4.6.2 wholly in players’ hands: one cell up at the end of the round, not above the top', () => {
    const scene = later()
      .runs('KWE', 'anna', 60)
      .shares('KWE', 'bert', 5)
      .runs('BME', 'bert', 60)
      .shares('BME', 'anna', 4);
    scene.runs('CME', 'cleo', 75).shares('CME', 'bert', 5);
    const table = played(scene.table, anna.passes(), bert.passes(), cleo.passes());
    expect(['KWE', 'BME', 'CME'].map((company) => priceOf(table, company))).toEqual([65, 60, 75]);
  });
});

describe('who directs', () => {
  it('DO-4.3.2.2.1 DO-1.3 the founder directs until another holds more', () => {
    const { table } = later().runs('KWE', 'anna').shares('KWE', 'bert', 4).shares('KWE', 'anna', 0);
    expect(presidentOf(table, 'KWE')).toBe('anna');
    const even = new Scene().stock('bert').founded('KWE', 'anna').shares('KWE', 'bert', 1);
    expect(presidentOf(played(even.table, bert.buys('KWE')), 'KWE')).toBe('anna');
  });
  it('DO-4.3.2.2.2 DO-4.3.2.2.5 DO-2.3.2 ✓ whoever has the most takes over, with sheet and certificate', () => {
    const scene = new Scene().stock('bert').founded('KWE', 'anna').shares('KWE', 'bert', 2);
    const table = played(scene.table, bert.buys('KWE'));
    expect(presidentOf(table, 'KWE')).toBe('bert');
    expect(at(table, charterCard('KWE'))).toBe('seat/bert');
    expect([holding(table, 'anna', 'KWE'), holding(table, 'bert', 'KWE')]).toEqual([20, 30]);
    expect(certificates(table, 'anna')).toHaveLength(2);
  });
  it('DO-4.3.2.2.3 DO-4.4.5.5 ✗ 10 % of 20 % while nobody else holds 20 %', () => {
    const { table } = later()
      .founded('KWE', 'anna')
      .shares('KWE', 'bert', 1)
      .clock({ veterans: ['KWE'] });
    expect(broke(table, anna.sells('KWE', 1))).toEqual(['4.3.2.2/no-successor']);
    expect(broke(table, anna.sells('KWE', 2))).toEqual(['4.3.2.2/no-successor']);
  });
  it('DO-4.3.2.2.3 DO-4.3.2.2.1 DO-4.4.5.5 ✓ with a successor of 20 %; and it is worth a second look', () => {
    const { table } = later()
      .founded('KWE', 'anna')
      .shares('KWE', 'bert', 2)
      .clock({ veterans: ['KWE'] });
    expect(broke(table, anna.sells('KWE', 1))).toEqual([]);
    expect(findingsOf(sell, table, { type: 'sell', seat: 'anna', company: 'KWE', count: 1 })).toMatchObject([
      { rule: '18do/4.3.2.2/director-changes', weight: 'caution', params: { director: 'bert' } },
    ]);
  });
  it('DO-4.3.2.2.4 worked example: announced, exchanged with the next in order, then sold', () => {
    const scene = later().founded('KWE', 'anna').shares('KWE', 'bert', 2).shares('KWE', 'cleo', 2);
    const { table } = scene.shares('KWE', POOL, 4).clock({ veterans: ['KWE'] });
    const sold = played(table, anna.sells('KWE', 1));
    expect(presidentOf(sold, 'KWE')).toBe('bert');
    expect(['anna', 'bert', 'cleo'].map((seat) => holding(sold, seat, 'KWE'))).toEqual([10, 20, 20]);
    expect([inPool(sold, 'KWE'), purse(sold, 'anna')]).toEqual([50, 375 + 60]);
  });
});
