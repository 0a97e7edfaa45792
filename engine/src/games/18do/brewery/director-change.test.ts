import { describe, expect, it } from 'vitest';
import { certificate, companyPlace, seatPlace } from '../../../rail/ids.ts';
import { director, holding, inPool, priceOf } from '../readers.ts';
import { broke, played } from '../testing.ts';
import { anna, BrewScene } from './brew-scene.ts';

/** anna directs DAB with two certificates of 20 %; bert has these of it. */
const dab = (...berts: readonly number[]) => {
  const scene = new BrewScene().clock({ phase: '3' }).company('DAB', 'anna', 60);
  scene.do({ put: certificate('DAB', 2), at: companyPlace('DAB') });
  return scene
    .do(...berts.map((number) => ({ put: certificate('DAB', number), at: seatPlace('bert') })))
    .stock('anna', 3);
};

describe('a director sells less than the smallest certificate that he has', () => {
  it('HSB-4.3.2.2.04 ✓ the new director has certificates that fit: those are exchanged', () => {
    const scene = dab(2, 3, 4);
    expect([holding(scene.table, 'anna', 'DAB'), holding(scene.table, 'bert', 'DAB')]).toEqual([40, 40]);
    const table = played(scene.table, anna.sells('DAB', 1));
    expect([director(table, 'DAB'), priceOf(table, 'DAB')]).toEqual(['bert', 55]);
    expect([holding(table, 'anna', 'DAB'), holding(table, 'bert', 'DAB'), inPool(table, 'DAB')]).toEqual([
      30, 40, 10,
    ]);
  });
  it('HSB-4.3.2.2.04 ✓ three shares out of two certificates of 20 %', () => {
    const table = played(dab(2, 3, 4).table, anna.sells('DAB', 3));
    expect([director(table, 'DAB'), holding(table, 'anna', 'DAB'), inPool(table, 'DAB')]).toEqual([
      'bert',
      10,
      30,
    ]);
  });
  it('HSB-4.3.2.2.04 ✗ the new director has only one of 20 %', () => {
    const scene = dab(2).do({ put: certificate('DAB', 1), at: companyPlace('DAB') });
    expect(broke(scene.table, anna.sells('DAB', 1))).toEqual(['4.3.2.2/swap-not-divisible']);
    expect(broke(scene.table, anna.sells('DAB', 2))).toEqual([]);
  });
});
