import { describe, expect, it } from 'vitest';
import { BANK, companyPlace, POOL } from '../../../../rail/ids.ts';
import { cashOf } from '../../../../table/places.ts';
import { isFounded, priceOf, purse, treasury } from '../../readers.ts';
import { acted, broke, played } from '../../testing.ts';
import { anna, BrewScene } from '../brew-scene.ts';

const small = (earned: number) =>
  new BrewScene().small('B7', 'anna', 's2').brews('B7', 'deliver').clock({ earned });
/** RIT of anna (50 %) at 80, with an income. */
const rit = (earned: number, price = 80) =>
  new BrewScene().company('RIT', 'anna', price, '4').brews('RIT', 'deliver').clock({ earned });

describe('income of a small brewery', () => {
  it('HSB-6.5.2.5.02 ✗ to pay the owner all of it', () => {
    expect(broke(small(130).table, anna.paysOut())).toEqual(['6.5.2.5/small-pays']);
  });
  it('HSB-6.5.2.5.02 ✓ all is kept, or half goes to the owner', () => {
    const kept = played(small(130).table, anna.keeps());
    expect([treasury(kept, 'B7'), purse(kept, 'anna')]).toEqual([130, 465]);
    const split = played(small(130).table, anna.splits());
    expect([treasury(split, 'B7'), purse(split, 'anna')]).toEqual([65, 465 + 65]);
  });
  it('HSB-6.5.2.5.04 rounded down to 10 before it is split; the rest goes to the treasury', () => {
    const split = played(small(135).table, anna.splits());
    expect([treasury(split, 'B7'), purse(split, 'anna')]).toEqual([70, 465 + 65]);
  });
  it('HSB-6.5.2.1.01 after the payout equipment is bought, and nothing is paid twice', () => {
    const kept = played(small(130).table, anna.keeps());
    expect(kept.clock.step).toBe('equip');
    expect(broke(kept, anna.keeps())).toEqual(['6.5.2.1/brew-step']);
    expect(treasury(acted(kept, anna.keeps()), 'B7')).toBe(130);
  });
});

describe('income of a brewery company', () => {
  it('HSB-6.5.2.5.03 ✗ to pay half', () => {
    expect(broke(rit(100).table, anna.splits())).toEqual(['6.5.2.5/company-pays']);
  });
  it('HSB-6.5.2.5.03 ✓ all is kept, or all is paid', () => {
    expect([broke(rit(100).table, anna.keeps()), broke(rit(100).table, anna.paysOut())]).toEqual([[], []]);
  });
  it('HSB-6.5.2.5.04 HSB-6.5.2.5.05 income 155: 150 is paid, shares held by the company pay it, those in the pool nobody', () => {
    // 50 % with anna, 10 % in the pool; 40 % (three of 10 and the last one) are left with the company.
    const scene = rit(155).certs('RIT', POOL, 1);
    const before = cashOf(scene.table, BANK);
    const table = played(scene.table, anna.paysOut());
    expect([purse(table, 'anna'), treasury(table, 'RIT')]).toEqual([465 + 75, 5 + 60]);
    expect(before - cashOf(table, BANK)).toBe(75 + 65);
  });
  it('HSB-6.5.2.5.06 no dividend one left; below the price it stays; from the price on one right; from three times it two', () => {
    const priceAfter = (earned: number, move: typeof anna.keeps): number =>
      priceOf(played(rit(earned).table, move()), 'RIT');
    expect(priceAfter(300, anna.keeps)).toBe(75);
    expect(priceAfter(5, anna.paysOut)).toBe(75);
    expect(priceAfter(70, anna.paysOut)).toBe(80);
    expect(priceAfter(80, anna.paysOut)).toBe(90);
    expect(priceAfter(239, anna.paysOut)).toBe(90);
    expect(priceAfter(240, anna.paysOut)).toBe(100);
  });
  it('HSB-6.5.2.5.06 at the right end it stays, and left of the lowest value the company is bankrupt: its turn is over', () => {
    expect(priceOf(played(rit(900, 250).table, anna.paysOut()), 'RIT')).toBe(250);
    const scene = rit(0, 10).small('B1', 'bert', 's1').brews('RIT', 'deliver').cash(companyPlace('RIT'), 40);
    const table = played(scene.table, anna.keeps());
    expect([isFounded(table, 'RIT'), table.clock.operating, treasury(table, 'RIT')]).toEqual([
      false,
      'B1',
      0,
    ]);
  });
  it('HSB-6.5.2.5.01 nothing was delivered: nothing is earned', () => {
    const table = played(rit(0).table, anna.paysOut());
    expect([treasury(table, 'RIT'), priceOf(table, 'RIT')]).toEqual([0, 75]);
  });
});
