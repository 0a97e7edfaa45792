import { describe, expect, it } from 'vitest';
import { POOL } from '../../../rail/ids.ts';
import { pieceOf } from '../../../table/places.ts';
import type { DoTable } from '../clock.ts';
import { priceOf, purse, trainsOf, treasury } from '../readers.ts';
import { acted, anna, bert, broke, played, Scene } from '../testing.ts';

/** KWE of anna after a run that earned so much. */
const ran = (revenue: number) =>
  new Scene()
    .runs('KWE', 'anna')
    .operating('KWE', 'payout')
    .clock({ shown: { routes: [], revenue } });
const spot = (table: DoTable, company = 'KWE') => pieceOf(table, `marker/${company}`)?.at;
const moved = (row: number, col: number, revenue: number, kind: 'pay' | 'withhold' = 'pay') =>
  spot(acted(ran(revenue).price('KWE', row, col).table, { type: 'payout', seat: 'anna', kind }));

describe('use of revenue', () => {
  it('DO-4.5.6.2.1 ✗ half of it', () => {
    expect(broke(ran(160).table, anna.pays({ amount: 80 }))).toEqual(['4.5.6.2/all-or-nothing']);
  });
  it('DO-4.5.6.2.1 ✓ all paid out, or all kept', () => {
    for (const move of [anna.pays(), anna.pays({ amount: 160 }), anna.withholds()])
      expect(broke(ran(160).table, move)).toEqual([]);
    const kept = played(ran(165).table, anna.withholds());
    expect([treasury(kept, 'KWE'), purse(kept, 'anna')]).toEqual([120 + 165, 375]);
  });
  it('DO-4.5.6.2.2 DO-2.2.2.1 worked example: 155 with 40 %, 10 %, 10 %, 30 % in the pool and 10 % held', () => {
    const scene = ran(155).shares('KWE', 'company/KWE', 1, 'seat/anna');
    scene.shares('KWE', 'bert', 1).shares('KWE', 'cleo', 1).shares('KWE', POOL, 3);
    const { table } = scene;
    const paid = played(table, anna.pays());
    expect([purse(paid, 'anna') - 375, purse(paid, 'bert') - 375, purse(paid, 'cleo') - 375]).toEqual([
      60, 15, 15,
    ]);
    expect(treasury(paid, 'KWE') - treasury(table, 'KWE')).toBe(20);
    expect(pieceOf(paid, 'payout/KWE')?.at).toBe('payout/150');
  });
  it('DO-4.2 ✗ another shareholder does not decide', () => {
    expect(broke(ran(160).table, bert.pays())).toEqual(['4/director-decides']);
  });
  it('DO-4.2 ✓ the director does', () => {
    expect(broke(ran(160).table, anna.pays())).toEqual([]);
  });
  it('DO-4.5.3 ✗ before the run there is nothing to pay', () => {
    const early = new Scene().runs('KWE', 'anna').operating('KWE', 'track').table;
    expect(broke(early, anna.pays())).toEqual(['4.5/step-order']);
    expect(acted(early, anna.pays()).clock.step).toBe('track');
    expect(broke(new Scene().runs('KWE', 'anna').stock().table, anna.pays())).toEqual([
      '4.5/operating-round-only',
    ]);
    const nobody = ran(100).clock({ operating: null }).table;
    expect(broke(nobody, anna.pays())).toContain('4.5/nobody-operates');
  });
  it('DO-4.5.3 ✓ after it, then come the trains', () => {
    expect(played(ran(160).table, anna.pays()).clock.step).toBe('trains');
  });
});

describe('the price', () => {
  it('DO-4.5.6.3.1 no dividend: one left, at the left edge one down, on the lowest cell not at all', () => {
    expect(moved(3, 2, 60, 'withhold')).toBe('market/3/1');
    expect(moved(3, 2, 0)).toBe('market/3/1');
    expect(moved(3, 2, 5)).toBe('market/3/1');
    expect(moved(3, 0, 0)).toBe('market/4/0');
    expect(moved(1, 1, 0)).toBe('market/2/1');
    expect(moved(5, 0, 0)).toBe('market/5/0');
  });
  it('DO-4.5.6.3.2 below the price: it stays, under the others on its cell', () => {
    expect(moved(3, 2, 50)).toBe('market/3/2');
    const { table } = ran(50).founded('BME', 'bert', 60);
    const then = acted(table, anna.pays());
    expect([pieceOf(table, 'marker/KWE')?.order, pieceOf(table, 'marker/BME')?.order]).toEqual([0, 1]);
    expect([pieceOf(then, 'marker/KWE')?.order, pieceOf(then, 'marker/BME')?.order]).toEqual([2, 1]);
  });
  it('DO-4.5.6.3.3 at least the price: one right; on the right edge one up, on the last cell of all not at all', () => {
    expect(moved(3, 2, 60)).toBe('market/3/3');
    expect(moved(3, 2, 170)).toBe('market/3/3');
    expect(moved(3, 8, 100)).toBe('market/2/8');
    expect(moved(0, 19, 380)).toBe('market/0/19');
  });
  it('DO-4.5.6.3.4 three times the price: two right; on the edge one up in all, before it one right', () => {
    expect(moved(3, 2, 180)).toBe('market/3/4');
    expect(moved(3, 8, 300)).toBe('market/2/8');
    expect(moved(3, 7, 270)).toBe('market/3/8');
  });
  it('DO-2.6.2 markers show price, last revenue and round', () => {
    const then = acted(ran(60).table, anna.pays());
    expect([priceOf(then, 'KWE'), pieceOf(then, 'payout/KWE')?.at]).toEqual([65, 'payout/60']);
  });
});

describe('obsolete trains', () => {
  it('DO-4.5.7.3.2 a turned 4-train leaves after its last run; others stay', () => {
    const scene = ran(100).clock({ phase: '8' }).train('KWE', '4', 'obsolete').train('KWE', '5');
    const then = played(scene.table, anna.pays());
    expect(trainsOf(then, 'KWE')).toEqual(['train/5/1']);
  });
});
