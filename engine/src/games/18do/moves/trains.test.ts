import { describe, expect, it } from 'vitest';
import { DEPOT, POOL } from '../../../rail/ids.ts';
import { pieceOf } from '../../../table/places.ts';
import type { DoTable } from '../clock.ts';
import { trainsOffered } from '../display.ts';
import { overLimit, purse, trainsOf, treasury } from '../readers.ts';
import { anna, bert, broke, played, Scene, told } from '../testing.ts';
import { turn } from '../turn.ts';

/** KWE of anna at its last step, with so much money. */
const buying = (cash = 1000, phase = '2') =>
  new Scene().runs('KWE', 'anna').operating('KWE', 'trains').cash('company/KWE', cash).clock({ phase });
const at = (table: DoTable, piece: string) => pieceOf(table, piece)?.at;

describe('new trains', () => {
  it('DO-4.5.7.1.1 DO-2.4.4.1 ✗ a 3-train while 2-trains remain, another price, more than there is', () => {
    expect(broke(buying().table, anna.train('train/3/1'))).toEqual(['4.5.7.1/ascending']);
    expect(broke(buying().table, anna.train('train/2/1', 70))).toEqual(['4.5.7.1/printed-price']);
    expect(broke(buying(79).table, anna.train('train/2/1'))).toEqual(['4.5.7.1/train-cash']);
  });
  it('DO-4.5.7.1.1 DO-2.4.4.1 ✓ the next one at its price, from the treasury to the bank', () => {
    const table = played(buying(80).table, anna.train('train/2/1'));
    expect([treasury(table, 'KWE'), at(table, 'train/2/1')]).toEqual([0, 'company/KWE']);
    expect(broke(buying().sold('2').table, anna.train('train/3/1'))).toEqual([]);
  });
  it('DO-4.5.7.1.2 8-trains beside the last 6-train', () => {
    const late = buying(1000, '6').sold('2', '3', '4', '5').train('out', '6');
    expect(trainsOffered(late.table)).toEqual(['train/6/2']);
    expect(broke(late.table, anna.train('train/8/1'))).toEqual(['4.5.7.1/ascending']);
    late.train('out', '6');
    expect(trainsOffered(late.table)).toEqual(['train/6/3', 'train/8/1']);
    expect(broke(late.table, anna.train('train/8/1'))).toEqual([]);
  });
  it('DO-4.5.7.1.3 ✗ three in the yellow phase, two from the green phase on', () => {
    const three = played(buying().table, anna.train('train/2/1'), anna.train('train/2/2'));
    expect(broke(three, anna.train('train/2/3'))).toEqual(['4.5.7.1/new-trains']);
    const two = played(buying(1000, '3').sold('2').table, anna.train('train/3/1'));
    expect(broke(two, anna.train('train/3/2'))).toEqual(['4.5.7.1/new-trains']);
  });
  it('DO-4.5.7.1.3 DO-4.5.7.1.4 ✓ worked example: the last 2-train and the first 3-train together', () => {
    const last = buying().sold('2').do({ put: 'train/2/7', at: DEPOT, order: -1 });
    const table = played(last.table, anna.train('train/2/7'), anna.train('train/3/1'));
    expect(table.clock.phase).toBe('3');
    expect(trainsOf(table, 'KWE')).toHaveLength(2);
  });
  it('DO-4.5.7.1.5 trains of other railways come on top, any number', () => {
    const scene = buying(1000, '3').sold('2').runs('BME', 'anna').train('BME', '3').train('BME', '3');
    const table = played(
      scene.table,
      anna.train('train/3/3'),
      anna.train('train/3/1', 1),
      anna.train('train/3/2', 200),
    );
    expect(trainsOf(table, 'KWE')).toHaveLength(3);
    expect(treasury(table, 'BME')).toBe(120 + 201);
  });
  it('DO-4.5.7.1 trains are bought at the end of the turn', () => {
    expect(broke(buying().operating('KWE', 'run').table, anna.train('train/2/1'))).toEqual([
      '4.5/step-order',
    ]);
  });
  it('DO-4.2.1.1 DO-4.2.1.2 DO-2.2.3.1 the first train of a kind starts its phase', () => {
    const table = played(buying(1000, '3').sold('2', '3').table, anna.train('train/4/1'));
    expect(table.clock.phase).toBe('4');
    expect(played(buying(1000, '4').sold('2', '3', '4').table, anna.train('train/5/1')).clock.phase).toBe(
      '5',
    );
  });
});

describe('before the tile', () => {
  const first = (company: string) =>
    new Scene()
      .runs(company, 'anna')
      .clock({ veterans: [] })
      .operating(company, 'track')
      .cash(`company/${company}`, 500);
  it('DO-4.3.2.1.1 ✗ KWE buys first; BME in its second round; BME twice', () => {
    expect(broke(first('KWE').table, anna.train('train/2/1'))).toEqual(['4.3.2.1/early-train']);
    expect(broke(first('BME').clock({ veterans: ['BME'] }).table, anna.train('train/2/1'))).toEqual([
      '4.3.2.1/early-train',
    ]);
    expect(broke(played(first('BME').table, anna.train('train/2/1')), anna.train('train/2/2'))).toEqual([
      '4.3.2.1/early-train',
    ]);
    expect(broke(first('BME').clock({ tilesLaid: 1 }).table, anna.train('train/2/1'))).toEqual([
      '4.3.2.1/early-train',
    ]);
  });
  it('DO-4.3.2.1.1 ✓ BME, CME and RhE buy one; it counts for the round', () => {
    for (const company of ['BME', 'CME', 'RhE'])
      expect(broke(first(company).table, anna.train('train/2/1'))).toEqual([]);
    expect(played(first('BME').table, anna.train('train/2/1')).clock).toMatchObject({
      newTrains: 1,
      early: true,
      step: 'track',
    });
  });
});

describe('the limit', () => {
  it('DO-4.5.7.2 ✗ the first 4-train with four 2-trains', () => {
    const full = buying(1000, '3')
      .train('KWE', '2')
      .train('KWE', '2')
      .train('KWE', '2')
      .train('KWE', '2')
      .sold('2', '3');
    expect(broke(full.table, anna.train('train/4/1'))).toEqual(['4.5.7/train-limit']);
  });
  it('DO-4.5.7.2 ✓ with three of them', () => {
    const three = buying(1000, '3').train('KWE', '2').train('KWE', '2').train('KWE', '2').sold('2', '3');
    expect(broke(three.table, anna.train('train/4/1'))).toEqual([]);
  });
  const crowded = () =>
    played(
      buying(1000, '4').train('KWE', '3').train('KWE', '3').runs('BME', 'bert').sold('2', '3', '4').table,
      anna.train('train/5/1'),
    );
  it('DO-4.5.7.3 ✗ to keep three trains after the first 5-train', () => {
    expect(overLimit(crowded())).toEqual(['KWE']);
    expect(turn(crowded())).toEqual(['anna']);
    expect(broke(crowded(), anna.does('done'))).toEqual(['4.5.7/surplus-first']);
    expect(broke(crowded(), bert.does('discard', { train: 'train/3/1' }))).toEqual([
      '4.5.7/director-discards',
    ]);
  });
  it('DO-4.5.7.3 ✓ any of them goes to the pool, where others can buy it', () => {
    for (const train of ['train/3/1', 'train/5/1'])
      expect(broke(crowded(), anna.does('discard', { train }))).toEqual([]);
    const given = played(crowded(), anna.does('discard', { train: 'train/3/1' }));
    expect(at(given, 'train/3/1')).toBe(POOL);
    expect(broke(given, anna.does('done'))).toEqual([]);
  });
  it('DO-4.5.7.4 ✗ a train is not given up freely', () => {
    expect(broke(buying().train('KWE', '2').table, anna.does('discard', { train: 'train/2/1' }))).toEqual([
      '4.5.7/no-surplus',
    ]);
  });
  it('DO-4.5.7.4 ✓ only above the limit', () => {
    expect(broke(crowded(), anna.does('discard', { train: 'train/3/2' }))).toEqual([]);
  });
  it('DO-4.5.7.5 a train of the pool costs its printed price, needs room and is no new train', () => {
    const pool = buying(500, '3').train(POOL, '2');
    const table = played(pool.table, anna.train('train/2/1'));
    expect([treasury(table, 'KWE'), table.clock.newTrains]).toEqual([420, 0]);
    expect(broke(pool.table, anna.train('train/2/1', 79))).toEqual(['4.5.7.1/printed-price']);
    pool.train('KWE', '2').train('KWE', '2').train('KWE', '2').train('KWE', '2');
    expect(broke(pool.table, anna.train('train/2/1'))).toEqual(['4.5.7/train-limit']);
  });
});

describe('trains of other railways', () => {
  const two = () => buying(300, '3').runs('BME', 'bert').train('BME', '2').sold('2');
  const request = anna.does('offer', { train: 'train/2/1', price: 100 });
  it('DO-4.5.7.2.1 ✗ for nothing; without asking; and whoever is not asked does not answer', () => {
    expect(broke(two().table, anna.does('offer', { train: 'train/2/1', price: 0 }))).toEqual([
      '4.5.7.2/price-least',
    ]);
    expect(broke(two().table, anna.train('train/2/1', 100))).toEqual(['4.5.7.2/consent']);
    expect(broke(two().table, anna.does('offer', { train: 'train/3/1', price: 100 }))).toContain(
      '4.5.7.2/offer-whom',
    );
    const asked = played(two().table, request);
    expect(broke(asked, anna.does('accept'))).toEqual(['4.5.7.2/who-answers']);
    expect(broke(asked, anna.does('done'))).toEqual(['4.5.7.2/offer-open']);
    expect(broke(two().table, bert.does('accept'))).toEqual(['4.5.7.2/nothing-asked']);
  });
  it('DO-4.5.7.2.1 ✗ the bank is not asked, and a wrong price is one reason enough', () => {
    const { table } = new Scene().runs('KWE', 'anna').operating('KWE', 'trains').cash('company/KWE', 100);
    const asks = anna.does('offer', { train: 'train/8/1', price: 330 });
    expect(broke(table, asks)).toEqual(['4.5.7.2/offer-whom']);
    expect(broke(table, anna.train('train/2/1', 323))).toEqual(['4.5.7.1/printed-price']);
    expect(told(table, asks)).toMatch(/^Der 8er-Zug gehört keiner anderen Gesellschaft/);
  });
  it('DO-4.5.7.2.1 ✓ by agreement, in the turn of the buyer; or not', () => {
    const asked = played(two().table, request);
    expect(turn(asked)).toEqual(['bert']);
    const sold = played(asked, bert.does('accept'));
    expect([treasury(sold, 'KWE'), treasury(sold, 'BME'), at(sold, 'train/2/1')]).toEqual([
      200,
      220,
      'company/KWE',
    ]);
    expect(played(asked, bert.does('decline')).clock.offer).toBe(null);
    expect(played(asked, anna.does('decline')).clock.offer).toBe(null);
  });
  it('DO-4.5.7.2.1 a train that hands carried off cannot be sold any more', () => {
    const asked = played(two().table, request);
    const off = new Scene();
    off.table = asked;
    expect(broke(off.do({ put: 'train/2/1', at: POOL }).table, bert.does('accept'))).toEqual([
      '4.5.7.2/train-gone',
    ]);
  });
  it('DO-4.5.7.4.2 ✗ nobody adds anything to the treasury', () => {
    expect(broke(two().table, anna.does('offer', { train: 'train/2/1', price: 301 }))).toEqual([
      '4.5.7.4/treasury-only',
    ]);
  });
  it('DO-4.5.7.4.2 ✓ as much as it has', () => {
    expect(broke(two().table, anna.does('offer', { train: 'train/2/1', price: 300 }))).toEqual([]);
  });
  it('DO-4.5.7.3.3 ✗ a turned 4-train is not sold', () => {
    const old = buying(500, '8')
      .runs('BME', 'anna')
      .train('BME', '4', 'obsolete')
      .sold('2', '3', '4', '5', '6');
    expect(broke(old.table, anna.train('train/4/1', 1))).toEqual(['4.5.7.3/obsolete']);
  });
  it('DO-4.5.7.3.3 ✓ before the first 8-train it is', () => {
    const fresh = buying(500, '6').runs('BME', 'anna').train('BME', '4').sold('2', '3', '4', '5');
    expect(broke(fresh.table, anna.train('train/4/1', 1))).toEqual([]);
  });
});

describe('obsolescence', () => {
  it('DO-4.5.7.3.1 the first 4-train scraps all 2-trains, the first 6-train all 3-trains', () => {
    const four = played(
      buying(1000, '3').train('KWE', '2').train(POOL, '2').sold('2', '3').table,
      anna.train('train/4/1'),
    );
    expect([at(four, 'train/2/1'), at(four, 'train/2/2')]).toEqual(['out', 'out']);
    const six = played(
      buying(1000, '5').train('KWE', '3').sold('2', '3', '4', '5').table,
      anna.train('train/6/1'),
    );
    expect(at(six, 'train/3/1')).toBe('out');
    expect(purse(six, 'anna')).toBe(375);
  });
  it('DO-4.5.7.3.2 DO-4.5.3.8 the first 8-train turns 4-trains, scraps those of the pool, and frees the kept circle', () => {
    const scene = buying(1000, '6')
      .runs('BME', 'bert')
      .train('BME', '4')
      .train(POOL, '4')
      .sold('2', '3', '4', '5', '6');
    const eight = played(scene.table, anna.train('train/8/1'));
    expect(pieceOf(eight, 'train/4/1')).toMatchObject({ at: 'company/BME', side: 'obsolete' });
    expect([at(eight, 'train/4/2'), at(eight, 'order/B2')]).toEqual(['out', 'out']);
  });
});
