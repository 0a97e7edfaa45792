import { describe, expect, it } from 'vitest';
import { profitOf } from './books.ts';
import { markerAt } from './readers.ts';
import { breaches, cashOf, Scene, SEATS3 } from './testing.ts';
import { pieceOf } from '../../table/places.ts';

/** Edinburgh–London is licensed and Henry runs on S3: 40k a year. */
const running = (): Scene => {
  const scene = new Scene()
    .contract('anna', 'S3')
    .licences('anna', 'edinburgh-manchester', 'manchester-london');
  scene.mans('S3', 'henry');
  return scene.booked();
};

describe('profit and cash (ch. 5)', () => {
  it('TOE-5.1 cash and yearly profit are two things', () => {
    const scene = running();
    expect(cashOf(scene.table, 'anna')).toBe(100_000);
    expect(markerAt(scene.table, 'anna')).toBe(40);
  });
  it('TOE-5.2 profit is income less expenses, one field is 10k', () => {
    const scene = running().contract('anna', 'EF3');
    expect(profitOf(scene.table, 'anna')).toBe(20 + 20 - 70);
    scene.booked();
    expect(pieceOf(scene.table, 'marker/anna')?.at).toBe('profit/-30');
  });
  it('TOE-5.3 at the end of a year profit is received and loss is paid', () => {
    const scene = running()
      .contract('bob', 'EF3')
      .booked()
      .clock({ calls: closing() })
      .phase('premium', 'cleo');
    scene.done('cleo', 'anna', 'bob');
    expect(cashOf(scene.table, 'anna')).toBe(140_000);
    expect(cashOf(scene.table, 'bob')).toBe(30_000);
  });
  it('TOE-5.4 ✗ 30.000 € are taken from the bank for a section of +30k', () => {
    const scene = running().phase('site');
    expect(breaches(scene.table, { type: 'collect', seat: 'anna', amount: 30_000 })).toEqual([
      'toe/5/k-is-no-cash',
    ]);
  });
  it('TOE-5.4 ✓ a met section moves the marker and no cash', () => {
    const scene = running()
      .licences('anna', 'calais-bruxelles', 'bruxelles-koeln', 'koeln-frankfurt')
      .phase('site');
    scene.play({ type: 'licence', seat: 'anna', connection: 'london-calais' });
    expect(markerAt(scene.table, 'anna')).toBe(70);
    expect(cashOf(scene.table, 'anna')).toBe(80_000);
  });
  it('TOE-5.5 ✗ Henry is paid with the marker instead of cash', () => {
    const scene = running();
    const [henry] = scene.shows('loco', 'henry');
    scene.phase('fair');
    expect(breaches(scene.table, { type: 'buy', seat: 'anna', piece: henry!, price: 0 })).toEqual([
      'toe/5/cash-not-marker',
    ]);
    expect(breaches(scene.table, { type: 'mark', seat: 'anna', to: 20 })).toEqual(['toe/5/marker']);
  });
  it('TOE-5.5 ✓ Henry costs 20.000 € in cash, the marker stays', () => {
    const scene = running();
    const [henry] = scene.shows('loco', 'henry');
    scene.phase('fair').play({ type: 'buy', seat: 'anna', piece: henry! });
    expect(cashOf(scene.table, 'anna')).toBe(80_000);
    expect(markerAt(scene.table, 'anna')).toBe(40);
  });
  it('TOE-5.6 ✗ Lady with 40.000 €', () => {
    const scene = new Scene().cash('anna', 40_000);
    const [lady] = scene.shows('loco', 'lady');
    expect(breaches(scene.phase('fair').table, { type: 'buy', seat: 'anna', piece: lady! })).toEqual([
      'toe/5/own-cash',
    ]);
  });
  it('TOE-5.6 ✓ Lady with exactly 50.000 €', () => {
    const scene = new Scene().cash('anna', 50_000);
    const [lady] = scene.shows('loco', 'lady');
    scene.phase('fair').play({ type: 'buy', seat: 'anna', piece: lady! });
    expect(cashOf(scene.table, 'anna')).toBe(0);
  });
  it('TOE-5.7 ✗ the own marker is pushed three fields without a new condition', () => {
    const scene = running().phase('site');
    expect(breaches(scene.table, { type: 'mark', seat: 'anna', to: 70 })).toEqual(['toe/5/marker']);
    expect(breaches(scene.marker('anna', 70).table, { type: 'done', seat: 'anna' })).toEqual([
      'toe/5/marker',
    ]);
  });
  it('TOE-5.7 ✓ a marker that stands wrong is set right', () => {
    const scene = running().phase('site').marker('anna', 70);
    expect(breaches(scene.table, { type: 'mark', seat: 'anna', to: 40 })).toEqual([]);
    expect(
      breaches(scene.play({ type: 'mark', seat: 'anna', to: 40 }).table, { type: 'done', seat: 'anna' }),
    ).toEqual([]);
  });
  it('TOE-5.7 a wrong marker keeps its deviation when the profit changes', () => {
    const scene = running().opens('EF3').phase('conference').marker('anna', 60);
    scene.move({ type: 'take', seat: 'anna', contract: 'EF3' });
    expect(markerAt(scene.table, 'anna')).toBe(-10);
    expect(profitOf(scene.table, 'anna')).toBe(-30);
  });

  it('worked example 1: +30k is three fields forward, −70k seven back, Henry costs cash', () => {
    const scene = running()
      .opens('EF3')
      .phase('conference')
      .play({ type: 'take', seat: 'anna', contract: 'EF3' });
    expect(markerAt(scene.table, 'anna')).toBe(40 - 70);
    expect(cashOf(scene.table, 'anna')).toBe(100_000);
  });
  it('OQ-19 the marker is held at 500k, the value behind it is kept', () => {
    const scene = new Scene().completed('anna', 'S1', 'S2', 'S3', 'S4').booked();
    expect(profitOf(scene.table, 'anna')).toBe(520);
    expect(markerAt(scene.table, 'anna')).toBe(500);
    scene.opens('EF3').phase('conference').play({ type: 'take', seat: 'anna', contract: 'EF3' });
    expect(markerAt(scene.table, 'anna')).toBe(450);
  });
});

/** Two phases have been called already. */
function closing() {
  return SEATS3.slice(0, 2).map((seat, i) => ({ seat, phase: (['site', 'fair'] as const)[i]! }));
}
