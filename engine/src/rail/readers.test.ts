import { describe, expect, it } from 'vitest';
import { decidesFor, hasPrice, inHands, purse, trainsOf, treasury } from './readers.ts';
import { charter, tableOf } from './testing.ts';

const KHS = charter('KHS', [30, 10, 10, 10]);
const SEATS = ['anna', 'bert', 'cleo'];

describe('who decides for a company', () => {
  const rest = { 'cert/KHS/1': 'seat/bert', 'cert/KHS/2': 'seat/cleo', 'cert/KHS/3': 'pool' };
  it('is whoever holds its first certificate', () => {
    expect(decidesFor(tableOf({ 'cert/KHS/0': 'seat/anna', ...rest }, SEATS), KHS, SEATS)).toBe('anna');
  });
  it('is the largest holder where hands have carried that away, of equals the first in the order', () => {
    const table = tableOf({ 'cert/KHS/0': 'pool', ...rest }, SEATS);
    expect(decidesFor(table, KHS, SEATS)).toBe('bert');
    expect(decidesFor(table, KHS, ['cleo', 'bert', 'anna'])).toBe('cleo');
  });
  it('is nobody at a table without seats', () => {
    expect(decidesFor(tableOf({}), KHS, [])).toBe('');
  });
});

describe('what lies there', () => {
  const lying = tableOf(
    {
      'cert/KHS/0': 'seat/anna',
      'cert/KHS/1': 'pool',
      'cert/KHS/2': 'seat/zoe',
      'marker/KHS': 'market/0/3',
      'train/2/1': 'company/KHS',
      'token/KHS/0': 'company/KHS',
    },
    SEATS,
  );
  const table = { ...lying, cash: { 'seat/anna': 5, 'company/KHS': 7 } };
  it('shares in the hands of players, not in the pool nor with somebody who does not sit here', () => {
    expect(inHands(table, KHS)).toBe(30);
  });
  it('money, trains and a price; nothing where nothing is', () => {
    expect([purse(table, 'anna'), purse(table, 'bert')]).toEqual([5, 0]);
    expect([treasury(table, 'KHS'), treasury(table, 'KWE')]).toEqual([7, 0]);
    expect([trainsOf(table, 'KHS'), trainsOf(table, 'KWE')]).toEqual([['train/2/1'], []]);
    expect([hasPrice(table, 'KHS'), hasPrice(table, 'KWE')]).toEqual([true, false]);
  });
});
