import { describe, expect, it } from 'vitest';
import { kwe, money } from '../operate-scene.ts';
import { game } from '../index.ts';
import { inPool, inTreasury, priceOf, treasury } from '../readers.ts';
import type { Scene } from '../testing.ts';
import { after, breaches } from '../testing.ts';
import { redeem } from './redeem.ts';

/** KWE at 90, three certificates in the pool. */
const scene = (cash: number): Scene =>
  kwe('trains').train('KWE', '2').price('KWE', 2, 6).shares('KWE', 'pool', 3).cash('company/KWE', cash);
const take = (count: number) => ({ type: 'redeem', seat: 'anna', count });

describe('redeeming, §7.10', () => {
  it('TE-7.10.8 pays the present price to the bank for each; the price does not move', () => {
    const { table } = scene(200);
    expect(breaches(redeem, table, take(2))).toEqual([]);
    const then = after(redeem, table, take(2));
    expect([treasury(then, 'KWE'), inPool(then, 'KWE'), inTreasury(then, 'KWE')]).toEqual([20, 10, 60]);
    expect(priceOf(then, 'KWE')).toBe(90);
    expect((then.cash['bank'] ?? 0) - (table.cash['bank'] ?? 0)).toBe(180);
    expect(then.clock).toMatchObject({ step: 'shares', dealt: 'redeemed' });
    expect(money(then)).toBe(money(table));
    expect(breaches(redeem, scene(500).table, take(4))).toEqual(['18te/7.10/redeem-pool']);
  });
  it('TE-7.10.9 ✗ redeems at 90 with 80M', () => {
    expect(breaches(redeem, scene(80).table, take(1))).toEqual(['18te/7.10/redeem-cash']);
  });
  it('TE-7.10.9 ✓ redeems at 90 with 90M', () => {
    expect(breaches(redeem, scene(90).table, take(1))).toEqual([]);
  });
  it('TE-7.10.1 ✗ issues, then redeems', () => {
    expect(breaches(redeem, scene(200).clock({ step: 'shares', dealt: 'issued' }).table, take(1))).toEqual([
      '18te/7.10/not-both',
    ]);
  });
  it('TE-7.10.1 ✓ redeems twice, also in the first operating round (OQ-28)', () => {
    const once = after(redeem, scene(200).clock({ veterans: [] }).table, take(1));
    expect(breaches(redeem, once, take(1))).toEqual([]);
  });
  it('options list every legal count', () => {
    const list = [...game.options(scene(200).table, 'anna', { type: 'redeem' })];
    expect(list.map((m) => m['count'])).toEqual([1, 2]);
  });
});
