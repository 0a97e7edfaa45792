import { describe, expect, it } from 'vitest';
import { POOL } from '../../../rail/ids.ts';
import { pieceOf } from '../../../table/places.ts';
import type { Table62 } from '../clock.ts';
import { costOf, mostNotes } from '../buying-back.ts';
import { inIpo, inPool, treasury } from '../readers.ts';
import { counted, headShare } from '../seats.ts';
import { anna, at, broke, cash, figures, found, played } from '../stock-scene.ts';
import { laterRound } from '../testing.ts';
import type { Scene } from '../testing.ts';

/** W6: CP (group 1) at 100. A 30 % + 10 %; B 2 × 10 %; C 10 %; unsold 10 %; pool 2 × 10 %. */
const w6 = (phase = '3', money = 0): Scene =>
  laterRound()
    .founded('CP', 'anna')
    .shares('CP', 'anna', 1)
    .shares('CP', 'bert', 2)
    .shares('CP', 'cleo', 1)
    .shares('CP', POOL, 2)
    .cash('company/CP', money)
    .train('CP', '2')
    .operating('CP', 'buyback')
    .clock({ phase, veterans: ['CP'] });
const gain = (before: Table62, after: Table62) =>
  Object.fromEntries(Object.entries(cash(after)).map(([seat, sum]) => [seat, sum - cash(before)[seat]!]));

describe('buying back', () => {
  it('62-17.1 62-17.5 62-17.6 62-17.10 62-17.12 W6 half of every holding, with notes of 900 that pay 540', () => {
    const { table } = w6();
    expect([costOf(table, 'CP'), mostNotes(table, 'CP')]).toEqual([500, 9]);
    const then = played(table, anna.buysBack(9));
    expect(gain(table, then)).toEqual({ anna: 200, bert: 100, cleo: 50, dora: 0 });
    expect(figures(then, 'CP').shares).toEqual({ anna: 20, bert: 10, cleo: 5 });
    // A has three papers: 10 % director's certificate, 5 % and the 5 % that came out of it.
    expect([counted(then, 'anna'), headShare(then, 'CP')]).toEqual([3, 10]);
    expect([inIpo(then, 'CP'), inPool(then, 'CP')]).toEqual([5, 10]);
    expect([treasury(then, 'CP'), then.clock.notes]).toEqual([40, { CP: 900 }]);
    expect(at(then, 'cert/CP/9')).toBe('company/CP');
    // The bank pays 540 and gets 150 for its own shares.
    expect(then.cash['bank']! - table.cash['bank']!).toBe(-540 + 150);
  });
  it('62-17.7 the 20 % certificate becomes one of 10 %, with cash for the other 10', () => {
    const scene = laterRound().founded('UP', 'anna').shares('UP', 'anna', 4).train('UP', '2');
    scene.cash('company/UP', 600).operating('UP', 'buyback').clock({ phase: '3' });
    const then = played(scene.table, anna.buysBack(0));
    expect([gain(scene.table, then)['anna'], figures(then, 'UP').shares, counted(then, 'anna')]).toEqual([
      300,
      { anna: 30 },
      5,
    ]);
    expect([pieceOf(then, 'cert/UP/0')?.side, treasury(then, 'UP')]).toEqual(['half', 100]);
  });
  it('62-17.1 ✗ without the money for it', () => {
    expect(found(w6('3', 100).table, anna.buysBack(6))).toMatchObject([
      { rule: '1862/17/buyback-cash', params: { cost: 500, cash: 460 } },
    ]);
  });
  it('62-17.1 ✓ treasury and notes together', () => {
    expect(broke(w6('3', 100).table, anna.buysBack(7))).toEqual([]);
    expect(broke(w6('3', 500).table, anna.buysBack(0))).toEqual([]);
    // At an odd price every 5 % is rounded up (open question 14).
    expect(costOf(w6().price('CP', 4, 4).table, 'CP')).toBe(379);
  });
  it('62-17.2 ✗ in the yellow phase, or in a stock round', () => {
    expect(broke(w6('2', 600).table, anna.buysBack(0))).toEqual(['17/buyback-early']);
    expect(broke(w6('3', 600).clock({ round: 'SR' }).table, anna.buysBack(0))).toEqual([
      '6/operating-round-only',
    ]);
    expect(broke(w6('3', 600).operating('CP', 'payout').table, anna.buysBack(0))).toEqual(['6/step-order']);
  });
  it('62-17.2 ✓ as the last step from the green phase on', () => {
    const table = played(w6('3', 600).operating('CP', 'trains').table, anna.buysBack(0));
    expect(table.clock.step).toBe('buyback');
    expect(broke(table, anna.train('train/2/2'))).toEqual(['6/step-order']);
    expect(broke(table, anna.done())).toEqual([]);
  });
  it('62-17.3 ✓ half of everybody', () => {
    const then = played(w6('3', 600).table, anna.buysBack(0));
    const sides = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => pieceOf(then, `cert/CP/${i}`)?.side);
    expect(new Set(sides)).toEqual(new Set(['half']));
  });
  it('62-17.4 W5 a note of 100 pays out 60, 80 or 90', () => {
    const paid = (phase: string) => treasury(played(w6(phase, 500).table, anna.buysBack(1)), 'CP');
    expect([paid('3'), paid('4'), paid('5'), paid('6'), paid('8'), paid('10')]).toEqual([
      60, 60, 80, 80, 90, 90,
    ]);
  });
  it('62-17.8 ✗ a payout beyond the cost', () => {
    expect(found(w6().table, anna.buysBack(10))).toMatchObject([
      { rule: '1862/17/notes-most', params: { most: 9, cost: 500 } },
    ]);
    expect(broke(w6('8').table, anna.buysBack(7))).toEqual(['17/notes-most']);
  });
  it('62-17.8 ✓ 62-17.9 the next higher sum that notes can make, whatever the treasury holds', () => {
    expect(broke(w6('3', 5000).table, anna.buysBack(9))).toEqual([]);
    expect(broke(w6('8').table, anna.buysBack(6))).toEqual([]);
    // More notes than the box has are no matter: at 400 a green buy-back takes up to 34.
    expect(mostNotes(w6().price('CP', 0, 18).table, 'CP')).toBe(34);
    expect(broke(w6().price('CP', 0, 18).table, anna.buysBack(34))).toEqual([]);
  });
  it('62-17.13 ✗ a second time', () => {
    const table = played(w6('3', 2000).table, anna.buysBack(0));
    expect(broke(table, anna.buysBack(0))).toEqual(['17/buyback-once']);
  });
  it('62-17.13 ✓ the first time', () => {
    expect(broke(w6('3', 2000).table, anna.buysBack(0))).toEqual([]);
  });
});
