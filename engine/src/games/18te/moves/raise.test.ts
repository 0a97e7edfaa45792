import { describe, expect, it } from 'vitest';
import { presidentOf } from '../../../rail/shares.ts';
import { kwe, money } from '../operate-scene.ts';
import { game } from '../index.ts';
import { mostRaised } from '../purchase.ts';
import { inPool, priceOf, purse } from '../readers.ts';
import type { Scene } from '../testing.ts';
import { after, breaches, findingsOf } from '../testing.ts';
import { accept, offer } from './offer.ts';
import { raise } from './raise.ts';
import { train } from './train.ts';
import { pieceIds } from '../../../table/places.ts';

/**
 * anna's KWE has no train and no money, the cheapest train is a 3+3 for 380. anna has `cash`, bert's CME
 * costs 60 a share, and anna holds `shares` of it.
 */
function scene(cash: number, shares = 3): Scene {
  const made = kwe('trains').founded('CME', 'bert').shares('CME', 'anna', shares);
  for (const id of pieceIds(made.table)) if (/^train\/[23]\//.test(id)) made.do({ put: id, at: 'out' });
  return made.cash('company/KWE', 0).cash('seat/anna', cash).clock({ phase: '3' });
}
const sell = (company: string, count: number) => ({ type: 'raise', seat: 'anna', company, count });

describe('emergency sales, §7.9', () => {
  it('TE-7.9.8 the president chooses what to sell; the bank pays, the price falls', () => {
    const { table } = scene(200);
    expect(breaches(raise, table, sell('CME', 3))).toEqual([]);
    const then = after(raise, table, sell('CME', 3));
    expect(purse(then, 'anna')).toBe(200 + 3 * 60);
    expect(inPool(then, 'CME')).toBe(30);
    expect(priceOf(then, 'CME')).toBe(60);
    expect(money(then)).toBe(money(table));
    expect(breaches(train, then, { type: 'train', seat: 'anna', train: 'train/4/1', side: '3+3' })).toEqual(
      [],
    );
    const high = after(raise, scene(200).price('CME', 1, 6).table, sell('CME', 2));
    expect([purse(high, 'anna'), priceOf(high, 'CME')]).toEqual([400, 80]);
  });
  it('TE-7.9.9 ✗ sells another certificate after the missing sum is covered', () => {
    expect(breaches(raise, scene(380).table, sell('CME', 1))).toEqual(['18te/7.9/enough-already']);
    expect(breaches(raise, scene(330).table, sell('CME', 2))).toEqual(['18te/7.9/enough']);
  });
  it('TE-7.9.9 ✓ sells the one that covers it', () => {
    expect(breaches(raise, scene(330).table, sell('CME', 1))).toEqual([]);
    expect(breaches(raise, scene(310).table, sell('CME', 2))).toEqual([]);
  });
  it('TE-7.9.9 ✓ TE-7.9.3 sells for a train of another company that costs more than the bank’s', () => {
    // bert would sell the 4 of CME for its face value of 400; the bank’s cheapest costs 380.
    const { table } = scene(385).train('CME', '4');
    const ask = { type: 'offer', seat: 'anna', train: 'train/4/1', price: 400 };
    expect(breaches(offer, table, ask)).toEqual(['18te/7.9/president-short']);
    expect(findingsOf(raise, table, sell('CME', 1)).map((f) => [f.rule, f.weight])).toEqual([
      ['18te/7.9/enough-for-bank', 'caution'],
    ]);
    const sold = after(raise, table, sell('CME', 1));
    expect(breaches(offer, sold, ask)).toEqual([]);
    expect(breaches(raise, sold, sell('CME', 1))).toEqual(['18te/7.9/enough-already']);
    expect(breaches(raise, table, sell('CME', 2))).toEqual(['18te/7.9/enough']);
  });
  it('TE-7.9.12 a sale that hands another company over is pointed out', () => {
    const { table } = scene(0, 0).founded('TWE', 'anna').cash('seat/anna', 0).shares('TWE', 'bert', 3);
    expect(findingsOf(raise, table, sell('TWE', 1))).toMatchObject([
      { rule: '18te/6.3/presidency-goes', weight: 'caution', params: { president: 'bert' } },
    ]);
  });
  it('TE-7.9.10 ✗ puts 60 % into the pool, sells what is not held, or the 30 % certificate', () => {
    const full = scene(0).shares('CME', 'pool', 4);
    expect(findingsOf(raise, full.table, sell('CME', 2))).toMatchObject([
      { rule: '18te/7.9/raise-pool', params: { pool: 40, most: 1 } },
    ]);
    expect(breaches(raise, full.table, sell('CME', 1))).toEqual([]);
    expect(breaches(raise, scene(0).table, sell('CME', 4))).toEqual(['18te/7.9/raise-holding']);
    const own = scene(0, 0).founded('TWE', 'anna').cash('seat/anna', 0).shares('TWE', 'anna', 1);
    expect(findingsOf(raise, own.table, sell('TWE', 2))).toMatchObject([
      { rule: '18te/7.9/raise-no-successor', params: { most: 1 } },
    ]);
  });
  it('TE-7.9.10 ✓ puts 50 % into the pool; a president gives way to somebody with 30 %', () => {
    const full = scene(0).shares('CME', 'pool', 4);
    expect(breaches(raise, full.table, sell('CME', 1))).toEqual([]);
    const own = scene(0, 0).founded('TWE', 'anna').cash('seat/anna', 0).shares('TWE', 'bert', 3);
    expect(breaches(raise, own.table, sell('TWE', 2))).toEqual([]);
    expect(presidentOf(after(raise, own.table, sell('TWE', 2)), 'TWE')).toBe('bert');
  });
  it('TE-7.9.11 ✗ sells a certificate of the operating company that loses the presidency', () => {
    const { table } = scene(0).shares('KWE', 'anna', 1).shares('KWE', 'bert', 4);
    expect(breaches(raise, table, sell('KWE', 1))).toEqual(['18te/7.9/raise-presidency']);
  });
  it('TE-7.9.11 ✓ sells down to an equal holding', () => {
    const { table } = scene(0).shares('KWE', 'anna', 1).shares('KWE', 'bert', 3);
    expect(breaches(raise, table, sell('KWE', 1))).toEqual([]);
    expect(presidentOf(after(raise, table, sell('KWE', 1)), 'KWE')).toBe('anna');
  });
  it('TE-7.9.12 a new president of another company is asked for its train', () => {
    const made = scene(150, 0).founded('TWE', 'anna').cash('seat/anna', 150).shares('TWE', 'bert', 3);
    made.do({ put: 'train/3/1', at: 'company/TWE', side: '3' });
    const direct = { type: 'train', seat: 'anna', train: 'train/3/1', price: 150 };
    expect(breaches(train, made.table, direct)).toEqual([]);
    const sold = after(raise, made.table, sell('TWE', 1));
    expect(presidentOf(sold, 'TWE')).toBe('bert');
    expect(breaches(train, sold, direct)).toEqual(['18te/7.8/consent']);
    const asked = after(offer, sold, { type: 'offer', seat: 'anna', train: 'train/3/1', price: 150 });
    expect(breaches(accept, asked, { type: 'accept', seat: 'anna' })).toEqual(['18te/7.8/who-answers']);
    expect(breaches(accept, asked, { type: 'accept', seat: 'bert' })).toEqual([]);
  });
  it('TE-7.9.1 ✗ sells although the company needs nothing', () => {
    expect(breaches(raise, scene(0).train('KWE', '4').table, sell('CME', 1))).toEqual(['18te/7.9/no-need']);
    expect(breaches(raise, scene(0).cash('company/KWE', 380).table, sell('CME', 1))).toEqual([
      '18te/7.9/no-need',
    ]);
  });
  it('the most that can be raised is one sale a company', () => {
    const { table } = scene(0).shares('KWE', 'anna', 2);
    // Three CME, and two KWE: below 30 % nobody could take over.
    expect(mostRaised(table, 'anna')).toBe(3 * 60 + 2 * 60);
    // bert can give CME up entirely, since anna holds 30 %; cleo has nothing.
    expect(mostRaised(table, 'bert')).toBe(3 * 60);
    expect(mostRaised(table, 'cleo')).toBe(0);
  });
  it('options list every count that is needed and allowed', () => {
    const list = [...game.options(scene(310).table, 'anna', { type: 'raise' })];
    expect(list.map((m) => [m['company'], m['count']])).toEqual([
      ['CME', 1],
      ['CME', 2],
    ]);
  });
  it('a sale in a stock round is made all the same, and pointed out', () => {
    const table = scene(0).clock({ round: 'SR' }).table;
    expect(breaches(raise, table, sell('CME', 1))).toEqual(['18te/3.1/operating-round-only']);
    expect(purse(after(raise, table, sell('CME', 1)), 'anna')).toBe(60);
  });
});
