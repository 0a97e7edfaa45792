import { describe, expect, it } from 'vitest';
import { spotOfCompany } from '../../../rail/market.ts';
import { piecesAt } from '../../../table/places.ts';
import type { TeTable } from '../clock.ts';
import { kwe, money } from '../operate-scene.ts';
import { game } from '../index.ts';
import { inPool, inTreasury, priceOf, treasury } from '../readers.ts';
import type { Scene } from '../testing.ts';
import { after, breaches, findingsOf } from '../testing.ts';
import { issue } from './issue.ts';

/** KWE has a train, its seven certificates and no money. */
const scene = (): Scene => kwe('trains').train('KWE', '2').cash('company/KWE', 0);
const give = (count: number) => ({ type: 'issue', seat: 'anna', count });

describe('issuing, §7.10', () => {
  it('TE-7.10.2 TE-7.10.4 TE-7.10.5 three certificates at 100 bring 3 × 70 (example 4)', () => {
    const { table } = scene().price('KWE', 1, 6);
    expect(priceOf(table, 'KWE')).toBe(100);
    expect(breaches(issue, table, give(3))).toEqual([]);
    const then = after(issue, table, give(3));
    expect(spotOfCompany(then, 'KWE')).toEqual({ row: 4, col: 6 });
    expect(treasury(then, 'KWE')).toBe(210);
    expect([inTreasury(then, 'KWE'), inPool(then, 'KWE')]).toEqual([40, 30]);
    expect(then.clock).toMatchObject({ step: 'shares', dealt: 'issued' });
    expect(money(then)).toBe(money(table));
  });
  it('TE-7.10.4 with no cell below the price stays', () => {
    const then = after(issue, scene().price('KWE', 4, 8).table, give(2));
    expect(treasury(then, 'KWE')).toBe(180);
    expect(spotOfCompany(then, 'KWE')).toEqual({ row: 4, col: 8 });
  });
  it('TE-7.10.6 under the stack in a new cell, the same place in the old one', () => {
    const made = scene().founded('CME', 'bert').price('KWE', 3, 6, 0).price('CME', 4, 6, 0);
    expect(piecesAt(after(issue, made.table, give(1)), 'market/4/6')).toEqual(['marker/CME', 'marker/KWE']);
    const low = scene().founded('CME', 'bert').price('KWE', 4, 8, 0).price('CME', 4, 8, 1);
    expect(piecesAt(after(issue, low.table, give(1)), 'market/4/8')).toEqual(['marker/KWE', 'marker/CME']);
  });
  it('TE-7.10.1 ✗ redeems, then issues', () => {
    expect(breaches(issue, scene().clock({ step: 'shares', dealt: 'redeemed' }).table, give(2))).toEqual([
      '18te/7.10/not-both',
    ]);
  });
  it('TE-7.10.1 ✓ issues only', () => {
    expect(breaches(issue, scene().clock({ step: 'shares' }).table, give(2))).toEqual([]);
  });
  it('TE-7.10.5 not in two steps to get a better price', () => {
    const then = after(issue, scene().price('KWE', 1, 6).table, give(1));
    expect(breaches(issue, then, give(1))).toEqual(['18te/7.10/issue-once']);
  });
  it('TE-7.10.3 ✗ with 30 % in the pool, issues 3', () => {
    expect(breaches(issue, scene().shares('KWE', 'pool', 3).table, give(3))).toEqual([
      '18te/7.10/issue-pool',
    ]);
  });
  it('TE-7.10.3 ✓ with 30 % in the pool, issues 2', () => {
    expect(breaches(issue, scene().shares('KWE', 'pool', 3).table, give(2))).toEqual([]);
  });
  it('TE-7.10.2 not more than the treasury has', () => {
    const { table } = scene().shares('KWE', 'bert', 6);
    expect(breaches(issue, table, give(2))).toEqual(['18te/7.10/issue-treasury']);
    expect(inPool(after(issue, table, give(2)), 'KWE')).toBe(10);
  });
  it('TE-7.10.7 ✗ KWE issues in its first turn', () => {
    expect(breaches(issue, scene().clock({ veterans: [] }).table, give(1))).toEqual([
      '18te/7.10/issue-first-round',
    ]);
  });
  it('TE-7.10.7 ✓ KWE issues in its second operating round', () => {
    expect(breaches(issue, scene().clock({ veterans: ['KWE'] }).table, give(1))).toEqual([]);
  });
  it('TE-7.9.4 no issue after the president has paid (OQ-19)', () => {
    expect(breaches(issue, scene().clock({ helped: true }).table, give(1))).toEqual([
      '18te/7.9/issue-after-help',
    ]);
  });
  it('TE-7.8.8 ✗ issues before the train that must be bought', () => {
    const { table } = kwe('trains').cash('company/KWE', 100);
    expect(breaches(issue, table, give(1))).toEqual(['18te/7.8/train-duty']);
  });
  it('TE-7.0.3 whoever issues while there is room for a train is told that none can follow', () => {
    const rules = (table: TeTable) => findingsOf(issue, table, give(1)).map((f) => [f.rule, f.weight]);
    expect(rules(scene().table)).toEqual([['18te/7/no-trains-after', 'caution']]);
    const full = scene().train('KWE', '2').train('KWE', '2');
    expect(rules(full.table)).toEqual([]);
    expect(rules(scene().clock({ step: 'shares' }).table)).toEqual([]);
  });
  it('TE-7.0.3 ✗ issues before running', () => {
    expect(breaches(issue, scene().clock({ step: 'run' }).table, give(1))).toEqual(['18te/7/step-order']);
  });
  it('options list every legal count; without an operating company nothing happens', () => {
    const { table } = scene().shares('KWE', 'pool', 3);
    expect([...game.options(table, 'anna', { type: 'issue' })].map((m) => m['count'])).toEqual([1, 2]);
    expect([...game.options(table, 'anna', { piece: 'cert/KWE/5' })].map((m) => m.type)).toEqual([
      'issue',
      'issue',
    ]);
    const nobody = scene().clock({ operating: null }).table;
    expect(after(issue, nobody, give(1))).toBe(nobody);
  });
});
