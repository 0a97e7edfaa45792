import { describe, expect, it } from 'vitest';
import { distinctName, distinctNames } from './names.ts';

describe('names at a table', () => {
  it('stay as they are where nobody else has them', () => {
    expect(distinctNames(['Anna', 'Bert', ''])).toEqual(['Anna', 'Bert', '']);
  });
  it('are told apart by a number where two are alike, whatever their case', () => {
    expect(distinctNames(['Anna', 'anna', ' Anna', 'Anna 2'])).toEqual([
      'Anna',
      'anna 2',
      ' Anna 3',
      'Anna 2 2',
    ]);
    expect(distinctName('Bert', ['Anna', 'BERT', 'Bert 2'])).toBe('Bert 3');
  });
  it('may be missing more than once', () => {
    expect(distinctNames(['', '', ' '])).toEqual(['', '', ' ']);
  });
});
