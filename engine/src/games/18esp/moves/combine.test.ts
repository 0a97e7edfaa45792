import { describe, expect, it } from 'vitest';
import { minorAt, money, north } from '../operate-scene.ts';
import { game } from '../index.ts';
import { countedTrains, overLimit, trainName, trainsOf, treasury } from '../readers.ts';
import { after, breaches } from '../testing.ts';
import type { Scene } from '../testing.ts';
import { combine } from './combine.ts';
import { train } from './train.ts';
import { pieceOf } from '../../../table/places.ts';

const join = (piece: string, recycled: string, side?: string) => ({
  type: 'combine',
  seat: 'anna',
  train: piece,
  recycled,
  ...(side ? { side } : {}),
});
/** N with a 4; a 2 and a 3 lie on the scrap heap. */
const scene = (phase = '4', published = false): Scene =>
  north('trains', phase, { published })
    .train('N', '4')
    .train('scrap', '2')
    .train('scrap', '3')
    .cash('company/N', 1000);

describe('combined trains, §6.2.1', () => {
  it('ESP-6.2.1.01 ✗ 4 and a recycled 2', () => {
    expect(breaches(combine, scene().table, join('train/4/1', 'train/2/1', '2'))).toEqual([
      '18esp/6.2.1/two-gauges',
    ]);
  });
  it('ESP-6.2.1.01 ✓ 4 and a recycled 1+2, 3+4 and a recycled 2', () => {
    expect(breaches(combine, scene().table, join('train/4/1', 'train/2/1', '1+2'))).toEqual([]);
    const narrow = north('trains').train('N', '4', '3+4').train('scrap', '2').cash('company/N', 200);
    expect(breaches(combine, narrow.table, join('train/4/1', 'train/2/1'))).toEqual([]);
    expect(trainName(after(combine, narrow.table, join('train/4/1', 'train/2/1')), 'train/4/1')).toBe(
      '3+4 & 2',
    );
  });
  it('ESP-6.2.1.02 ✗ an owned 4 and an owned 3+4; a recycled train alone; three together', () => {
    const two = scene().train('N', '4', '3+4');
    expect(breaches(combine, two.table, join('train/4/1', 'train/4/2'))).toEqual([
      '18esp/6.2.1/one-recycled',
    ]);
    expect(breaches(combine, scene().table, join('train/3/1', 'train/2/1', '1+2'))).toEqual([
      '18esp/6.2.1/combined-own',
    ]);
    const done = after(combine, scene().table, join('train/4/1', 'train/2/1'));
    expect(breaches(combine, done, join('train/4/1', 'train/3/1'))).toEqual(['18esp/6.2.1/combined-own']);
  });
  it('ESP-6.2.1.02 ✓ exactly one is recycled', () => {
    expect(breaches(combine, scene().table, join('train/4/1', 'train/3/1'))).toEqual([]);
  });
  it('ESP-6.2.1.03 W-ESP-08 for twice its price it goes under the train, and both are one train', () => {
    const { table } = scene();
    const next = after(combine, table, join('train/4/1', 'train/2/1', '1+2'));
    expect([treasury(next, 'N'), pieceOf(next, 'train/2/1')]).toEqual([
      800,
      { at: 'under/train/4/1', side: '1+2' },
    ]);
    expect([trainsOf(next, 'N'), trainName(next, 'train/4/1')]).toEqual([['train/4/1'], '4 & 1+2']);
    expect(money(next)).toBe(money(table));
    expect([...game.options(table, 'anna', { type: 'combine' })]).toEqual([
      join('train/4/1', 'train/2/1', '1+2'),
      join('train/4/1', 'train/3/1', '2+3'),
    ]);
  });
  it('ESP-6.2.1.03 the public site recycles scrapped types only', () => {
    expect(breaches(combine, scene('4', true).table, join('train/4/1', 'train/3/1'))).toEqual([
      '18esp/6.2.1/recycled-type',
    ]);
    expect(breaches(combine, scene('6', true).table, join('train/4/1', 'train/3/1'))).toEqual([]);
    expect(breaches(combine, scene('4', true).table, join('train/4/1', 'train/2/1'))).toEqual([]);
  });
  it('ESP-6.2.1.05 ESP-6.2.1.07 both cards leave the game together: neither is recycled again', () => {
    const both = scene('6').under('N', 0, '3', '2+3').stackFrom('8');
    const table = after(train, both.table, { type: 'train', seat: 'anna', train: 'train/8/1', side: '8' });
    expect([pieceOf(table, 'train/4/1')?.at, pieceOf(table, 'train/3/2')?.at]).toEqual(['out', 'out']);
    expect(breaches(combine, table, join('train/8/1', 'train/3/2'))).toContain('18esp/6.2.1/one-recycled');
  });
  it('ESP-6.2.1.06 it counts as one, and may be formed at the limit', () => {
    const full = scene().train('N', '4').train('N', '4', '3+4');
    expect(breaches(combine, full.table, join('train/4/1', 'train/2/1'))).toEqual([]);
    const next = after(combine, full.table, join('train/4/1', 'train/2/1'));
    expect([countedTrains(next, 'N').length, overLimit(next)]).toEqual([3, []]);
    expect(breaches(combine, next, join('train/4/2', 'train/3/1'))).toEqual([]);
  });
  it('ESP-6.2.1.12 recycling belongs to the train step', () => {
    expect(breaches(combine, scene().clock({ step: 'build' }).table, join('train/4/1', 'train/2/1'))).toEqual(
      ['18esp/5.1/step-order'],
    );
    const early = after(combine, scene().clock({ step: 'takeover' }).table, join('train/4/1', 'train/2/1'));
    expect(early.clock.step).toBe('trains');
  });
  it('ESP-6.2.1.13 ✗ CM recycles a 1+2 under its 4', () => {
    const minor = minorAt('trains', '4').train('CM', '4').train('scrap', '2').cash('company/CM', 500);
    expect(breaches(combine, minor.table, join('train/4/1', 'train/2/1'))).toEqual([
      '18esp/6.2.1/combined-minor',
    ]);
  });
  it('ESP-6.2.1.13 ✓ a major does', () => {
    expect(breaches(combine, scene().table, join('train/4/1', 'train/2/1'))).toEqual([]);
  });
  it("ESP-6.2.1.14 ESP-5.7.1.02 ✗ with the director's money", () => {
    expect(
      breaches(
        combine,
        scene().cash('company/N', 199).cash('seat/anna', 900).table,
        join('train/4/1', 'train/2/1'),
      ),
    ).toEqual(['18esp/6.2.1/combined-cash']);
  });
  it('ESP-6.2.1.14 ✓ from the treasury', () => {
    expect(breaches(combine, scene().cash('company/N', 200).table, join('train/4/1', 'train/2/1'))).toEqual(
      [],
    );
  });
  it('ESP-6.2.1.15 ✗ 2F and a recycled 1+2', () => {
    expect(
      breaches(combine, scene('5').train('N', '2F', '2F').table, join('train/2F/1', 'train/2/1', '1+2')),
    ).toEqual(['18esp/6.2.1/strawberry-alone']);
  });
  it('ESP-6.2.1.15 ✓ another train of its company', () => {
    expect(
      breaches(combine, scene('5').train('N', '2F', '2F').table, join('train/4/1', 'train/2/1', '1+2')),
    ).toEqual([]);
  });
  it('ESP-7.11 ✗ phase 3: an exported 2 is recycled as 1+2', () => {
    expect(breaches(combine, scene('3').table, join('train/4/1', 'train/2/1', '1+2'))).toEqual([
      '18esp/7/combined-phase',
    ]);
  });
  it('ESP-7.11 ✓ from phase 4 on', () => {
    expect(breaches(combine, scene('4').table, join('train/4/1', 'train/2/1', '1+2'))).toEqual([]);
  });
});
