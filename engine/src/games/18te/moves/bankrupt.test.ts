import { describe, expect, it } from 'vitest';
import { kwe, money } from '../operate-scene.ts';
import { game } from '../index.ts';
import { purse, treasury } from '../readers.ts';
import { worth } from '../score.ts';
import type { Scene } from '../testing.ts';
import { after, breaches, findingsOf } from '../testing.ts';
import { bankrupt } from './bankrupt.ts';
import { done } from './done.ts';
import { raise } from './raise.ts';

/** anna's KWE needs a train for at least 80; she has `cash` and one KWE certificate (60) to sell. */
const scene = (cash: number): Scene =>
  kwe('trains').cash('company/KWE', 0).cash('seat/anna', cash).shares('KWE', 'anna', 1);
const give = { type: 'bankrupt', seat: 'anna' };

describe('a bankrupt player, §7.9', () => {
  it('TE-7.9.13 TE-8.2 all sold and all paid in, it does not suffice: the end is triggered', () => {
    const table = after(raise, scene(19).table, { type: 'raise', seat: 'anna', company: 'KWE', count: 1 });
    expect(breaches(bankrupt, table, give)).toEqual([]);
    const then = after(bankrupt, table, give);
    expect(then.clock).toMatchObject({ broke: ['anna'], ending: 'bankrupt', round: 'OR', operating: 'KWE' });
    expect(then.pieces).toBe(table.pieces);
    // 19 and the 60 of the sale lie in the treasury, which counts for nobody (OQ-20).
    expect([purse(then, 'anna'), treasury(then, 'KWE')]).toEqual([0, 79]);
    expect(money(then)).toBe(money(table));
    expect(breaches(done, then, { type: 'done', seat: 'anna' })).toEqual([]);
  });
  it('TE-7.9.13 nobody is bankrupt with certificates that could be sold', () => {
    expect(breaches(bankrupt, scene(19).table, give)).toEqual(['18te/7.9/sell-all']);
    expect(worth(scene(19).table, 'anna')).toBe(19 + 4 * 60);
  });
  it('TE-7.9.13 with 20M and a sale of 60 it can be paid', () => {
    expect(breaches(bankrupt, scene(20).table, give)).toEqual(['18te/7.9/can-pay']);
    expect(breaches(bankrupt, scene(0).train('KWE', '2').table, give)).toEqual(['18te/7.9/can-pay']);
  });
  it('TE-7.9.13 another company may still sell a train: that is pointed out', () => {
    const { table } = kwe('trains')
      .cash('company/KWE', 0)
      .cash('seat/anna', 0)
      .founded('CME', 'bert')
      .train('CME', '2');
    expect(findingsOf(bankrupt, table, give).map((f) => [f.rule, f.weight])).toEqual([
      ['18te/7.9/ask-others', 'caution'],
    ]);
  });
  it('TE-7.9.13 nobody is bankrupt twice, and an earlier reason of the end stays', () => {
    const { table } = scene(0).clock({ broke: ['anna'], ending: 'bank' });
    expect(breaches(bankrupt, table, give)).toEqual(['18te/7.9/already-broke']);
    expect(after(bankrupt, table, give)).toBe(table);
  });
  it('options offer it only then', () => {
    const types = (made: Scene) => [...game.options(made.table, 'anna')].map((m) => m.type);
    expect(types(scene(19))).toEqual(['raise']);
    expect(types(kwe('trains').cash('company/KWE', 0).cash('seat/anna', 19))).toEqual(['bankrupt']);
    expect(types(scene(20))).toEqual(['raise']);
    expect(types(scene(80))).toEqual(['train']);
  });
});
