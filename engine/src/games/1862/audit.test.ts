import { describe, expect, it } from 'vitest';
import { audit } from './score.ts';
import { anna, played } from './stock-scene.ts';
import { laterRound, newTable } from './testing.ts';

describe('what the simulator watches over', () => {
  it('finds nothing at the start, after a buy-back, or with a company out of the game', () => {
    expect(audit(newTable())).toBeNull();
    const scene = laterRound().clock({ phase: '3' }).started('CP', 'anna').train('CP', '2');
    const back = scene.cash('company/CP', 600).operating('CP', 'buyback').table;
    expect(audit(played(back, anna.buysBack(0)))).toBeNull();
    const closed = laterRound().started('CP', 'anna').price('CP', 9, 0).operating('CP', 'run').table;
    expect(audit(played(closed, anna.runs()))).toBeNull();
  });
  it('finds money that nobody has, lost shares, a company without a director, a full pool and a greedy player', () => {
    expect(audit(laterRound().cash('seat/bert', -5).table)).toBe('bert has less than nothing');
    expect(audit(laterRound().cash('company/CP', -5).table)).toBe('CP: its treasury is below nothing');
    expect(audit(laterRound().do({ put: 'cert/CP/3', at: 'out' }).table)).toBe('CP: 90 % of it are about');
    const headless = laterRound().started('CP', 'anna').do({ put: 'cert/CP/0', at: 'ipo/CP' });
    expect(audit(headless.table)).toBe('CP: it has no director');
    const full = laterRound().started('CP', 'anna').shares('CP', 'pool', 3);
    expect(audit(full.table)).toBe('CP: too many shares lie in the pool');
    expect(audit(full.clock({ results: { dora: 0 } }).table)).toBeNull();
    const greedy = laterRound()
      .started('CP', 'anna')
      .shares('CP', 'anna', 4)
      .do({ put: 'cert/CP/1', at: 'seat/anna' });
    expect(audit(greedy.table)).toBe('CP: anna holds more than 70 %');
  });
});
