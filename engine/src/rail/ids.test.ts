import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { certificate, charterCard, companyOf, companyPlace, hexOf, hexPlace, marketPlace } from './ids.ts';
import {
  ownerOf,
  POOL,
  priceMarker,
  seatOf,
  seatPlace,
  slotOf,
  slotPlace,
  station,
  tileOf,
  trainOf,
  typeOf,
} from './ids.ts';
import { spotOf } from './market.ts';

const name = fc.stringMatching(/^[A-Za-zÄÖÜäöü0-9][A-Za-z0-9 .+_-]{0,6}$/);

describe('names of pieces and places', () => {
  it('are read back as they were made', () => {
    fc.assert(
      fc.property(name, fc.nat(40), fc.nat(9), (id, a, b) => {
        expect(seatOf(seatPlace(id))).toBe(id);
        expect(companyOf(companyPlace(id))).toBe(id);
        expect(hexOf(hexPlace(id))).toBe(id);
        expect(slotOf(slotPlace(id, a, b))).toEqual({ hex: id, node: a, slot: b });
        expect(spotOf(marketPlace(a, b))).toEqual({ row: a, col: b });
        expect(typeOf(`tile/${id}/${a}`)).toBe(id);
      }),
      { seed: 20 },
    );
  });
  it('tell the company of a certificate, token, marker or charter', () => {
    for (const piece of [certificate('KHS', 0), station('KHS', 1), priceMarker('KHS'), charterCard('KHS')])
      expect(ownerOf(piece)).toBe('KHS');
    for (const piece of ['tile/57/1', 'train/3/1', 'counter', '']) expect(ownerOf(piece)).toBeNull();
  });
  it('tell tiles from trains', () => {
    expect([tileOf('tile/57/2'), tileOf('train/3/1')]).toEqual(['57', null]);
    expect([trainOf('train/3+3/1'), trainOf('tile/57/2'), trainOf('export')]).toEqual(['3+3', null, null]);
  });
  it('tell a hex from a circle on it', () => {
    const circle = slotPlace('E12', 0, 1);
    expect([hexOf(circle), slotOf(hexPlace('E12'))]).toEqual([null, null]);
  });
  it('are not taken for others', () => {
    for (const place of [
      POOL,
      'depot',
      '',
      'seats',
      'market/1',
      'hex/',
      'hex/E12/n0',
      'market/1/x',
      'market/-1/0',
    ])
      expect([seatOf(place), companyOf(place), slotOf(place), spotOf(place)]).toEqual([
        null,
        null,
        null,
        null,
      ]);
  });
});
