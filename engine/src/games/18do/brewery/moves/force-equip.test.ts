import { describe, expect, it } from 'vitest';
import { companyPlace, POOL } from '../../../../rail/ids.ts';
import { presidentOf } from '../../../../rail/shares.ts';
import { holding, inPool, isFounded, onSheet, priceOf, purse, treasury } from '../../readers.ts';
import { broke, played } from '../../testing.ts';
import { anna, BrewScene } from '../brew-scene.ts';
import { equipDuty } from '../duty.ts';
import { fundingOf } from '../../forced.ts';
import { equipmentOf, pileOf } from '../readers.ts';

/** DUB of anna (50 %) at 80 without equipment; a type 3 costs 180. The certificate that comes first has been sold. */
const bare = (cash: number, price = 80) =>
  new BrewScene()
    .company('DUB', 'anna', price)
    .gone('2A', '2B')
    .clock({ phase: '3', dutySold: true })
    .brews('DUB', 'equip')
    .cash(companyPlace('DUB'), cash);
/** …and without certificates of its own: bert holds the rest. */
const stripped = (cash: number) => bare(cash).certs('DUB', 'bert', 9);
const THREE = 'train/3/1';
const force = (more: object = {}) => anna.does('force-equip', { card: THREE, ...more });

describe('the forced purchase of a brewery company', () => {
  it('HSB-6.5.2.7.04 only without equipment and with too little money; the next card, of 6 and 8 the 6', () => {
    expect(broke(bare(180).table, force())).toEqual(['6.5.2.7/no-force-equip']);
    expect(broke(bare(10).table, anna.does('force-equip', { card: 'train/4/1' }))).toEqual([
      '6.5.2.7/force-next',
    ]);
    const late = stripped(10).gone('3', '4', '5').clock({ phase: '6' });
    for (const n of [1, 2]) late.do({ put: `train/6/${n}`, at: 'out' });
    expect(broke(late.table, anna.does('force-equip', { card: 'train/8/1' }))).toEqual([
      '6.5.2.7/force-next',
    ]);
    expect(broke(late.table, anna.does('force-equip', { card: 'train/6/3' }))).toEqual([]);
  });
  it('HSB-6.5.2.7.04 ✗ an ordinary purchase that the treasury cannot pay: it is said what is due instead', () => {
    const help = anna.equips(THREE, { private: 170 });
    expect(broke(bare(10).clock({ dutySold: false }).table, help)).toEqual(['6.5.2.7/equip-sells']);
    expect(broke(bare(10).table, help)).toEqual(['6.5.2.7/equip-forces']);
    // With money for it nothing is forced, and which card it would be is no question.
    expect(broke(bare(180).table, anna.does('force-equip', { card: 'train/4/1' }))).toEqual([
      '6.5.2.7/no-force-equip',
    ]);
  });
  it('HSB-6.5.2.7.05 ✗ before one certificate has been sold, private cash while the company holds some, or more than needed', () => {
    const first = bare(10).clock({ dutySold: false });
    expect(equipDuty(first.table, 'DUB')).toBe('sell');
    expect(broke(first.table, force())).toEqual(['6.5.2.7/equip-sell-first']);
    expect(broke(bare(10).table, force({ held: 0 }))).toEqual(['6.5.2.7/force-steps']);
    expect(broke(bare(10).table, force({ held: 4 }))).toEqual(['6.5.2.7/force-no-more']);
    expect(broke(stripped(10).table, force({ cash: 100, own: 1 }))).toContain('6.5.2.7/force-steps');
    expect(broke(stripped(10).table, force({ cash: 300 }))).toEqual(['6.5.2.7/force-no-more']);
  });
  it('HSB-6.5.2.7.05 ✓ first the whole treasury, then certificates from the top of the pile, one cell left for each 10 %', () => {
    expect(pileOf(bare(10).table, 'DUB')).toEqual(['cert/DUB/3', 'cert/DUB/4', 'cert/DUB/5', 'cert/DUB/6']);
    expect(fundingOf(bare(10).table, 'DUB', THREE, 180)).toMatchObject({
      treasury: 10,
      held: ['cert/DUB/3', 'cert/DUB/4', 'cert/DUB/5'],
      heldBrings: 240,
      cash: 0,
      loan: 0,
    });
    const table = played(bare(10).table, force());
    expect([
      treasury(table, 'DUB'),
      inPool(table, 'DUB'),
      onSheet(table, 'DUB'),
      purse(table, 'anna'),
    ]).toEqual([70, 30, 20, 465]);
    expect([priceOf(table, 'DUB'), equipmentOf(table, 'DUB')]).toEqual([65, [THREE]]);
  });
  it('HSB-6.5.2.7.05 ✓ then private cash of the director', () => {
    const table = played(stripped(10).table, force());
    expect([purse(table, 'anna'), treasury(table, 'DUB'), equipmentOf(table, 'DUB')]).toEqual([
      295,
      0,
      [THREE],
    ]);
  });
  it('HSB-6.5.2.7.06 ✗ and then shares of this company only, as few as needed, and he stays director', () => {
    const poor = stripped(10).railway('BME', 'anna').cash('seat/anna', 100);
    // bert holds as much as she does: not one of hers can go, so the bank lends the rest.
    const lent = played(poor.table, force());
    expect([lent.clock.loans, holding(lent, 'anna', 'DUB')]).toEqual([{ anna: 70 }, 50]);
    const more = bare(10).certs('DUB', 'bert', 2).certs('DUB', 'cleo', 9).railway('BME', 'anna');
    const table = played(more.cash('seat/anna', 100).table, force());
    expect([holding(table, 'anna', 'DUB'), purse(table, 'anna'), priceOf(table, 'DUB')]).toEqual([
      40, 10, 75,
    ]);
    expect([presidentOf(table, 'DUB'), holding(table, 'anna', 'BME')]).toEqual([
      'anna',
      holding(more.table, 'anna', 'BME'),
    ]);
  });
  it('HSB-6.5.2.7.06 ✗ shares of another company, or her own in the ordinary way', () => {
    const scene = bare(10).railway('BME', 'anna').shares('BME', 'anna', 2).brews('DUB', 'equip');
    for (const company of ['BME', 'DUB'])
      expect(broke(scene.table, anna.sells(company))).toEqual(['6.5.2.7/only-its-shares']);
    // Whoever need not buy only hears that this is no stock round.
    expect(broke(scene.cash(companyPlace('DUB'), 180).table, anna.sells('BME'))).toEqual([
      '4.4/stock-round-only',
    ]);
  });
  it('HSB-6.5.2.7.06 ✓ what is still missing the bank lends', () => {
    const table = played(stripped(10).cash('seat/anna', 20).table, force());
    expect([table.clock.loans, purse(table, 'anna'), treasury(table, 'DUB')]).toEqual([{ anna: 150 }, 0, 0]);
  });
  it('HSB-6.5.2.7.04 the pool may exceed 50 %', () => {
    const scene = bare(10).certs('DUB', POOL, 2).certs('DUB', POOL, 2, 'seat/anna');
    expect(inPool(played(scene.table, force()), 'DUB')).toBeGreaterThan(50);
  });
  it('HSB-6.5.2.7.04 sales that bring it onto the red cell close the company, and nothing is bought', () => {
    const scene = bare(0, 30).small('B1', 'bert', 's1').brews('DUB', 'equip').wants(1, 1, 0);
    const table = played(scene.table, force());
    expect([isFounded(table, 'DUB'), table.clock.operating, equipmentOf(table, 'DUB')]).toEqual([
      false,
      'B1',
      [],
    ]);
    expect(table.clock.phase).toBe('3');
  });
});
