import { describe, expect, it } from 'vitest';
import { POOL } from '../../../rail/ids.ts';
import { presidentOf } from '../../../rail/shares.ts';
import { pieceOf } from '../../../table/places.ts';
import { fundingOf } from '../forced.ts';
import { dutyOf } from '../purchase.ts';
import { holding, inPool, onSheet, priceOf, purse, trainsOf, treasury } from '../readers.ts';
import { acted, anna, broke, played, Scene } from '../testing.ts';

/** KWE of anna without a train at its last step; 2-trains for 80 are on display, its price is 60. */
const bare = (cash: number) =>
  new Scene().runs('KWE', 'anna').operating('KWE', 'trains').cash('company/KWE', cash);
/** …and without certificates of its own: bert holds the rest. */
const stripped = (cash: number) => bare(cash).shares('KWE', 'bert', 5);
const force = (train: string, more: object = {}) => anna.does('force', { train, ...more });

describe('the duty to own a train', () => {
  it('DO-4.5.7.4.1 ✗ to end the turn without one, with or without money', () => {
    expect(broke(bare(300).table, anna.does('done'))).toEqual(['4.5.7.4/train-duty']);
    expect(broke(bare(10).table, anna.does('done'))).toEqual(['4.5.7.4/duty-sells']);
    expect(broke(stripped(10).table, anna.does('done'))).toEqual(['4.5.7.5/duty-forces']);
    expect(broke(bare(300).train('KWE', '2').table, anna.train('train/2/1'))).toEqual([
      '4.5.7.4/not-for-sale',
    ]);
  });
  it('DO-4.5.7.4.1 ✓ with one of the display, of the pool, or of another railway; or where there is none', () => {
    expect(broke(played(bare(300).table, anna.train('train/2/1')), anna.does('done'))).toEqual([]);
    const none = bare(10).sold('2', '3', '4', '5', '6', '8').table;
    expect([dutyOf(none, 'KWE'), broke(none, anna.does('done'))]).toEqual([null, []]);
  });
  it('DO-4.5.7.4.3 first one certificate of the railway goes to the pool, the price falls; then a normal purchase', () => {
    expect(broke(bare(30).table, force('train/2/1'))).toEqual(['4.5.7.4/sell-one-first']);
    const sold = played(bare(30).table, anna.does('issue'));
    expect([treasury(sold, 'KWE'), inPool(sold, 'KWE'), priceOf(sold, 'KWE')]).toEqual([90, 10, 55]);
    expect(broke(sold, force('train/2/1'))).toEqual(['4.5.7.4/no-force']);
    expect(broke(sold, anna.train('train/2/1'))).toEqual([]);
  });
  it('DO-4.5.7.4.3 it is owed even if the railway has traded one in this turn, but only once', () => {
    const traded = bare(10).clock({ dealt: 'issued' }).table;
    expect(broke(traded, anna.does('issue'))).toEqual([]);
    const again = played(traded, anna.does('issue'));
    expect([dutyOf(again, 'KWE'), broke(again, anna.does('issue'))]).toEqual([
      'force',
      ['4.5/one-own-share'],
    ]);
  });
});

describe('the forced purchase', () => {
  it('DO-4.5.7.5.1 ✗ from another railway, or out of the order of the display', () => {
    const scene = stripped(10).runs('BME', 'bert').train('BME', '2');
    expect(broke(scene.table, force('train/2/1'))).toEqual(['4.5.7.5/force-source']);
    expect(broke(stripped(10).table, force('train/3/1'))).toEqual(['4.5.7.5/force-display']);
  });
  it('DO-4.5.7.5.1 ✓ a new train or one of the pool, even the dearer one', () => {
    const scene = stripped(10).train(POOL, '3');
    for (const train of ['train/2/1', 'train/3/1']) expect(broke(scene.table, force(train))).toEqual([]);
  });
  const late = () =>
    stripped(10).clock({ phase: '6' }).sold('2', '3', '4', '5').train('out', '6').train('out', '6');
  it('DO-4.5.7.5.2 ✗ the 8-train beside the 6-train', () => {
    expect(broke(late().table, force('train/8/1'))).toEqual(['4.5.7.5/six-first']);
  });
  it('DO-4.5.7.5.2 ✓ the 6-train', () => {
    expect(broke(late().table, force('train/6/3'))).toEqual([]);
  });
  it('DO-4.5.7.5.3 ✗ own shares while private cash is left, cash while the railway holds certificates', () => {
    expect(broke(stripped(10).table, force('train/2/1', { cash: 0, own: 2 }))).toContain(
      '4.5.7.5/force-order',
    );
    const held = bare(10).clock({ dutySold: true, phase: '3' }).sold('2');
    expect(broke(held.table, force('train/3/1', { held: 0 }))).toEqual(['4.5.7.5/force-order']);
  });
  it('DO-4.5.7.5.3 ✓ treasury, certificates held (one left for each 10 %), cash, then own certificates', () => {
    const scene = bare(10).clock({ dutySold: true, phase: '3' }).sold('2');
    expect(fundingOf(scene.table, 'KWE', 'train/3/1', 180)).toMatchObject({
      treasury: 10,
      heldBrings: 180,
      cash: 0,
      loan: 0,
    });
    const held = played(scene.table, force('train/3/1'));
    expect([treasury(held, 'KWE'), inPool(held, 'KWE'), onSheet(held, 'KWE'), purse(held, 'anna')]).toEqual([
      10, 30, 20, 375,
    ]);
    expect(priceOf(held, 'KWE')).toBe(40);
    const cash = played(stripped(10).table, force('train/2/1'));
    expect([purse(cash, 'anna'), treasury(cash, 'KWE'), trainsOf(cash, 'KWE')]).toEqual([
      305,
      0,
      ['train/2/1'],
    ]);
  });
  it('DO-4.5.7.5.4 the pool may then exceed 50 % of this railway', () => {
    const full = bare(10).shares('KWE', POOL, 4).clock({ dutySold: true });
    full.shares('KWE', 'company/KWE', 1, 'seat/anna').clock({ phase: '3' }).sold('2');
    const table = played(full.table, force('train/3/1'));
    expect(inPool(table, 'KWE')).toBe(60);
  });
  it('DO-4.5.7.5.5 ✗ one more than needed', () => {
    const held = bare(10).clock({ dutySold: true });
    expect(broke(held.table, force('train/2/1', { held: 3 }))).toEqual(['4.5.7.5/force-enough']);
    expect(broke(stripped(10).table, force('train/2/1', { cash: 100 }))).toEqual(['4.5.7.5/force-enough']);
    const poor = new Scene()
      .runs('KWE', 'anna')
      .operating('KWE', 'trains')
      .cash('company/KWE', 10)
      .shares('KWE', 'bert', 4);
    poor.shares('KWE', 'cleo', 1).cash('seat/anna', 0);
    expect(broke(poor.table, force('train/2/1', { own: 2 }))).toEqual(['4.5.7.5/force-enough']);
  });
  it('DO-4.5.7.5.5 ✓ as few shares as needed, and the director stays', () => {
    const poor = new Scene()
      .runs('KWE', 'anna')
      .operating('KWE', 'trains')
      .cash('company/KWE', 10)
      .cash('seat/anna', 20);
    poor.shares('KWE', 'bert', 4).shares('KWE', 'cleo', 1);
    const table = played(poor.table, force('train/2/1'));
    expect([presidentOf(table, 'KWE'), holding(table, 'anna', 'KWE')]).toEqual(['anna', 40]);
    // 70 were missing: 20 in cash, one share at 60; the rest stays with her.
    expect([purse(table, 'anna'), priceOf(table, 'KWE')]).toEqual([10, 55]);
  });
  it('DO-4.5.7.5.6 what is still missing the bank lends', () => {
    const broken = stripped(10).cash('seat/anna', 20);
    const table = played(broken.table, force('train/2/1'));
    expect([table.clock.loans, purse(table, 'anna'), holding(table, 'anna', 'KWE')]).toEqual([
      { anna: 50 },
      0,
      50,
    ]);
    const again = acted(broken.clock({ loans: { anna: 30 } }).table, force('train/2/1'));
    expect(again.clock.loans).toEqual({ anna: 80 });
  });
  it('DO-4.5.7.4.3 ✗ no forced purchase with a train', () => {
    expect(broke(stripped(10).train('KWE', '2').table, force('train/2/2'))).toEqual(['4.5.7.4/has-train']);
    expect(broke(stripped(80).table, force('train/2/2'))).toEqual(['4.5.7.4/no-force']);
    expect(pieceOf(acted(stripped(10).table, force('train/2/1')), 'train/2/1')?.at).toBe('company/KWE');
  });
});

describe('a certificate of its own', () => {
  const step = (name: 'track' | 'run') => new Scene().runs('KWE', 'anna').operating('KWE', name);
  it('DO-4.5.5 ✗ two in one turn, or one each way, or where there is none', () => {
    const sold = played(step('track').table, anna.does('issue'));
    expect(broke(sold, anna.does('issue'))).toEqual(['4.5/one-own-share']);
    expect(broke(sold, anna.does('redeem'))).toEqual(['4.5/one-own-share']);
    expect(broke(step('track').shares('KWE', 'bert', 5).table, anna.does('issue'))).toEqual([
      '4.5/holds-none',
    ]);
    expect(broke(step('track').table, anna.does('redeem'))).toEqual(['4.5/holds-none']);
    expect(
      broke(step('track').shares('KWE', POOL, 1).cash('company/KWE', 59).table, anna.does('redeem')),
    ).toEqual(['4.5/redeem-cash']);
  });
  it('DO-4.5.5 ✓ one sold, or one bought back, at any moment of the turn', () => {
    for (const name of ['track', 'run'] as const)
      expect(broke(step(name).table, anna.does('issue'))).toEqual([]);
    const back = played(step('run').shares('KWE', POOL, 1).table, anna.does('redeem'));
    expect([treasury(back, 'KWE'), priceOf(back, 'KWE'), inPool(back, 'KWE')]).toEqual([60, 60, 0]);
  });
  it('DO-4.4.5.3 ✗ the pool takes no more than 50 % of it', () => {
    const full = step('track').shares('KWE', POOL, 4).shares('KWE', POOL, 1, 'seat/anna');
    expect(broke(full.table, anna.does('issue'))).toEqual(['4.4.5/own-share-pool']);
  });
});
