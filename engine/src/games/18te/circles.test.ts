import { describe, expect, it } from 'vitest';
import { closeCompany } from './deal.ts';
import { lay } from './moves/lay.ts';
import { payout } from './moves/payout.ts';
import { after, breaches, Scene, SEATS2 } from './testing.ts';
import type { TeTable } from './clock.ts';
import { layMove } from './track-scene.ts';
import { pieceOf } from '../../table/places.ts';

const at = (table: TeTable, piece: string): string | undefined => pieceOf(table, piece)?.at;
const veterans = ['KHS', 'KWE', 'CME'];

/** CME is bankrupt, and KWE stands in the circle that was CME's destination in Osnabrück. */
const freedCircle = (): Scene =>
  new Scene(SEATS2)
    .founded('KHS', 'anna')
    .founded('KWE', 'anna')
    .founded('CME', 'bert')
    .draft((draft) => closeCompany(draft, 'CME'))
    .token('KHS', 0, 'G5', 0, 0)
    .token('KWE', 0, 'D14', 0, 0)
    .token('KWE', 1, 'G5', 1, 0)
    .clock({ veterans, phase: '3' })
    .operating('KHS');

describe('stations on an upgraded tile, and the circles kept for others', () => {
  it('TE-7.3.25 TE-7.4.4 TE-7.7.4 a circle that is free again is taken before the home of KPR', () => {
    const { table } = freedCircle();
    expect(breaches(lay, table, layMove('G5', 'TE2'))).toEqual([]);
    const then = after(lay, table, layMove('G5', 'TE2'));
    expect([at(then, 'token/KHS/0'), at(then, 'token/KWE/1')]).toEqual(['hex/G5/n0/1', 'hex/G5/n0/2']);
  });
  it('TE-7.4.4 … also when KPR has operated already and its home still waits for the circle (OQ-2)', () => {
    const { table } = freedCircle().cash('seat/bert', 500).founded('KPR', 'bert');
    const waits = { ...table, clock: { ...table.clock, veterans: [...veterans, 'KPR'] } };
    const then = after(lay, waits, layMove('G5', 'TE2'));
    expect([at(then, 'token/KPR/0'), at(then, 'token/KWE/1')]).toEqual(['hex/G5/n0/0', 'hex/G5/n0/2']);
  });
  it('TE-7.4.5 TE-7.7.4 in Rheine the destination of KPR stays free for it', () => {
    const { table } = new Scene(SEATS2)
      .founded('KHS', 'bert')
      .founded('KWE', 'anna')
      .founded('CME', 'anna')
      .draft((draft) => closeCompany(draft, 'KHS'))
      .token('CME', 0, 'D14', 1, 0)
      .token('CME', 1, 'A7', 0, 0)
      .clock({ veterans, phase: '3' })
      .operating('CME');
    const then = after(lay, table, layMove('A7', 'TE4'));
    expect(at(then, 'token/CME/1')).toBe('hex/A7/n0/2');
  });
  it('TE-7.4.1 TE-7.7.4 a home that was taken is placed as soon as the company in it is bankrupt', () => {
    const { table } = new Scene(SEATS2)
      .founded('KWE', 'anna')
      .founded('KPR', 'bert')
      .cash('seat/bert', 500)
      .founded('TWE', 'bert')
      .tile('G5', 'TE2')
      .token('KWE', 1, 'G5', 0, 0)
      .price('KWE', 5, 1)
      .operating('KWE', 'payout')
      .clock({ veterans: ['KWE', 'KPR'], operated: ['KPR'] })
      .clock({ shown: [{ seat: 'anna', routes: [], revenue: 30 }] });
    const then = after(payout, table, { type: 'payout', seat: 'anna', kind: 'withhold' });
    expect(then.clock.operating).toBe('TWE');
    expect([at(then, 'token/KWE/1'), at(then, 'token/KPR/0')]).toEqual(['out', 'hex/G5/n0/0']);
  });
});
