import { describe, expect, it } from 'vitest';
import { isAvailable, stockOf, supplyOf } from './supply.ts';
import { makeLayout, TILES } from './testing.ts';

describe('the supply', () => {
  it.each([
    ['counts what lies on the map', '57', { a: '57', b: '57/2' }, 2],
    ['never ends for unlimited tiles', '9', { a: '9' }, 'unlimited'],
    ['counts a piece for both of its sides', '79', { a: '9n' }, 1],
    ['is empty when both sides use it up', '9n', { a: '9n', b: '79' }, 0],
    ['does not go below nothing', 'TE3', { a: 'TE3', b: 'TE3' }, 0],
    ['has no unknown tiles', 'toString', {}, 0],
  ])('%s', (_, tile, laid, left) => {
    const layout = makeLayout(laid as Record<string, string>);
    expect(stockOf(TILES, layout, tile)).toBe(left);
    expect(isAvailable(TILES, layout, tile)).toBe(left !== 0);
    expect(supplyOf(TILES, layout).get(tile) ?? 0).toBe(left);
  });
});
