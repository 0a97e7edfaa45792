import { describe, expect, it } from 'vitest';
import { Draft } from '../table/draft.ts';
import type { RailClock } from './clock.ts';
import { partOf, payDividend } from './dividends.ts';
import { charter, tableOf } from './testing.ts';
import type { Table } from '../table/types.ts';

const KHS = charter('KHS', [30, 10, 10, 10, 10, 10, 10, 10]);
const table = tableOf(
  {
    'cert/KHS/0': 'seat/anna',
    'cert/KHS/1': 'seat/bert',
    'cert/KHS/2': 'company/KHS',
    'cert/KHS/3': 'pool',
    'cert/KHS/4': 'pool',
  },
  ['anna', 'bert'],
) as Table<RailClock>;

describe('a dividend', () => {
  it.each([
    ['the company', 'company/KHS', 10],
    ['the market', 'pool', 20],
  ])('pays players, and the treasury for what lies with %s', (_, place, treasury) => {
    const draft = new Draft(table);
    payDividend(draft, KHS, 100, place);
    expect(draft.table.cash).toEqual({
      bank: -40 - treasury,
      'seat/anna': 30,
      'seat/bert': 10,
      'company/KHS': treasury,
    });
    expect(draft.effects.every((effect) => 'due' in effect && effect.due === 'due/dividend')).toBe(true);
  });
  it('splits no coin', () => {
    expect(partOf(75, 10)).toBe(7);
  });
});
