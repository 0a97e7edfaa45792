import { describe, expect, it } from 'vitest';
import { Draft } from '../table/draft.ts';
import { presidentAfterSale, presidentBy, sellOrdinary } from './presidency.ts';
import { charter, tableOf } from './testing.ts';
import { pieceOf } from '../table/places.ts';

const KHS = charter('KHS', [30, 10, 10, 10, 10, 10, 10, 10]);
const SEATS = ['anna', 'bert', 'cleo'];
/** anna presides with 50 %, bert and cleo hold as said. */
const table = (bert: number, cleo: number) => {
  const holders = ['anna', 'anna', ...Array<string>(bert).fill('bert'), ...Array<string>(cleo).fill('cleo')];
  const shares = holders.map((seat, i) => [`cert/KHS/${i + 1}`, `seat/${seat}`]);
  return tableOf({ 'cert/KHS/0': 'seat/anna', ...Object.fromEntries(shares) }, SEATS);
};
const rules = { charter: KHS, order: ['cleo', 'bert', 'anna'], least: 30 };

describe('the presidency', () => {
  it('stays with whoever holds as much as the next one', () => {
    expect(presidentBy(table(3, 2), rules, 20)).toBe('anna');
  });
  it('goes with a sale; of equals the first in the order of the title takes it', () => {
    expect(presidentBy(table(3, 2), rules, 30)).toBe('bert');
    const equal = tableOf(
      {
        'cert/KHS/0': 'seat/anna',
        ...Object.fromEntries([1, 2, 3].map((i) => [`cert/KHS/${i}`, 'seat/bert'])),
        ...Object.fromEntries([4, 5, 6].map((i) => [`cert/KHS/${i}`, 'seat/cleo'])),
      },
      SEATS,
    );
    expect(presidentBy(equal, rules, 10)).toBe('cleo');
  });
  it('cannot be sold below the share of a president where nobody takes it', () => {
    expect(presidentAfterSale(table(2, 2), rules, 'anna', 20)).toBe('anna');
    expect(presidentAfterSale(table(2, 2), rules, 'anna', 30)).toBeNull();
    expect(presidentAfterSale(table(2, 2), rules, 'bert', 20)).toBe('anna');
  });
  it('nobody presides where hands have carried the certificate away', () => {
    expect(presidentBy(tableOf({ 'cert/KHS/0': 'pool' }, SEATS), rules)).toBeNull();
  });
});

describe('a sale', () => {
  it('brings the price for each certificate that is there', () => {
    const draft = new Draft(table(2, 2));
    expect(sellOrdinary(draft, 'bert', 'KHS', 5, 80)).toBe(2);
    expect([draft.table.cash['seat/bert'], draft.table.cash['bank']]).toEqual([160, -160]);
  });
  it('takes those named first before the others', () => {
    const draft = new Draft(table(2, 2));
    sellOrdinary(draft, 'bert', 'KHS', 1, 80, ['cert/KHS/4']);
    expect([pieceOf(draft.table, 'cert/KHS/3')?.at, pieceOf(draft.table, 'cert/KHS/4')?.at]).toEqual([
      'seat/bert',
      'pool',
    ]);
  });
});
