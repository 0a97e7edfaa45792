import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical } from './hash.ts';
import { isSame } from './same.ts';

describe('two values', () => {
  it('are the same whatever the order of their keys, and a key that holds nothing is none', () => {
    expect(isSame({ turn: 1, at: 'a' }, { at: 'a', turn: 1, side: undefined })).toBe(true);
    expect(isSame({ at: 'a' }, { at: 'a', turn: 1 })).toBe(false);
    expect(isSame({ at: 'a', turn: 1 }, { at: 'a' })).toBe(false);
  });
  it('a list is no record, and its order counts', () => {
    expect(isSame([], {})).toBe(false);
    expect(isSame(['a', 'b'], ['b', 'a'])).toBe(false);
    expect(isSame([1, [2]], [1, [2]])).toBe(true);
  });
  it('a name that every object inherits is not there', () => {
    expect(isSame({ toString: null }, {})).toBe(false);
    expect(isSame({}, { constructor: 1 })).toBe(false);
  });
  it('are the same where their texts are', () => {
    const key = fc.constantFrom('a', 'b', 'constructor');
    const leaf = fc.constantFrom(0, -0, 1, Number.NaN, Infinity, null, undefined, true, '', '0', 'a');
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof({ maxDepth: 3 }, leaf, tie('list'), tie('record')),
      list: fc.array(tie('value'), { maxLength: 3 }),
      record: fc.dictionary(key, tie('value'), { maxKeys: 3 }),
    }));
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(isSame(a, b)).toBe(canonical(a) === canonical(b));
        expect(isSame(a, structuredClone(a))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
