import { describe, expect, it } from 'vitest';
import { withNames } from './speech.ts';

const names = { anna: 'Anna Meier', g2: 'Bert' };

describe('the parameters of a sentence', () => {
  it('have people by their names, whatever the parameter is called', () => {
    expect(withNames({ bidder: 'g2', seat: 'anna', from: 'KHS', amount: 20 }, names)).toEqual({
      bidder: 'Bert',
      seat: 'Anna Meier',
      from: 'KHS',
      amount: 20,
    });
  });
  it('also several in a row, and beside others', () => {
    expect(withNames({ all: 'anna, g2', some: 'KHS, g2', list: ['g2', 'TWE'] }, names)).toEqual({
      all: 'Anna Meier, Bert',
      some: 'KHS, Bert',
      list: ['Bert', 'TWE'],
    });
  });
});
