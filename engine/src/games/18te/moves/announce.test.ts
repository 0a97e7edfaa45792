import { describe, expect, it } from 'vitest';
import { kwe, trainAt } from '../operate-scene.ts';
import { game } from '../index.ts';
import { highestShown } from './payout.ts';
import { after, breaches, findingsOf, notesOn } from '../testing.ts';
import { announce } from './announce.ts';
import { run } from './run.ts';

/** anna has shown Münster–Greven (40) for a 3 that could go on to Emsdetten (60). */
function scene() {
  const { table } = kwe().train('KWE', '3');
  const train = trainAt(table, 'KWE');
  const short = [{ train, stops: ['D14/n0', 'C13/n0'] }];
  const long = [{ train, stops: ['D14/n0', 'C13/n0', 'B10/n0'] }];
  return { table: after(run, table, { type: 'run', seat: 'anna', routes: short }), train, short, long };
}

describe('a better run is shown, §7.5', () => {
  it('TE-7.5.9 ✓ another player shows 60 instead of 40 (example 5)', () => {
    const { table, long } = scene();
    const move = { type: 'announce', seat: 'bert', routes: long };
    expect(findingsOf(announce, table, move)).toEqual([]);
    const then = after(announce, table, move);
    expect(highestShown(then)).toBe(60);
    expect(then.clock.shown.map(({ seat, revenue }) => [seat, revenue])).toEqual([
      ['anna', 40],
      ['bert', 60],
    ]);
    expect(then.clock.step).toBe('payout');
  });
  it('TE-7.5.9 TE-7.5.10 an announcement that is no better is only pointed out', () => {
    const { table, short } = scene();
    const move = { type: 'announce', seat: 'bert', routes: short };
    const findings = [...findingsOf(announce, table, move), ...notesOn(announce, table, move)];
    expect(findings.map(({ rule, weight }) => [rule, weight])).toEqual([
      ['18te/7.5/not-higher', 'caution'],
      ['18te/7.5/better-run', 'note'],
    ]);
  });
  it('TE-7.5.9 ✗ what is shown has to be legal itself', () => {
    const { table, train } = scene();
    const routes = [{ train, stops: ['C13/n0', 'B10/n0'] }];
    expect(breaches(announce, table, { type: 'announce', seat: 'bert', routes })).toEqual([
      '18te/7.5/no-station',
    ]);
  });
  it('TE-7.0.3 ✗ too late: the revenue is booked', () => {
    const { table, long } = scene();
    const late = { ...table, clock: { ...table.clock, step: 'trains' as const } };
    const move = { type: 'announce', seat: 'bert', routes: long };
    expect(breaches(announce, late, move)).toEqual(['18te/7/step-order']);
    expect(after(announce, late, move)).toBe(late);
  });
  it('options show every seat the best run, until it is on the table', () => {
    const { table, long } = scene();
    const [move, ...more] = game.options(table, 'cleo');
    expect(move?.type).toBe('announce');
    expect(more).toEqual([]);
    const then = after(announce, table, { type: 'announce', seat: 'bert', routes: long });
    expect([...game.options(then, 'cleo')]).toEqual([]);
  });
});
