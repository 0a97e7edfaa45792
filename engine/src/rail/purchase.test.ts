import { describe, expect, it } from 'vitest';
import { cheapestOnSale, findTrain, isOfBank, isOnTop, isOutOfReach } from './purchase.ts';
import { tableOf } from './testing.ts';
import type { TrainSpec } from './types.ts';

const TRAINS: readonly TrainSpec[] = [
  {
    id: '2',
    count: 4,
    colour: 'yellow',
    sides: [
      { name: '2', price: 100, range: 2 },
      { name: '1+1', price: 80, range: { any: 1, small: 1 } },
    ],
  },
  { id: '3', count: 2, colour: 'green', sides: [{ name: '3', price: 200, range: 3 }] },
];
const table = tableOf({
  'train/2/1': { at: 'depot', order: 0 },
  'train/3/1': { at: 'depot', order: 1 },
  'train/2/2': { at: 'pool', side: '1+1' },
  'train/2/3': { at: 'company/KHS', side: '2' },
  'train/2/4': { at: 'company/KWE', side: '1+1' },
  'train/3/2': 'out',
});
const wish = (train: string, side?: string) => findTrain(table, TRAINS, 'KHS', { train, side });

describe('a wish for a train', () => {
  it.each([
    ['train/2/1', 'depot', null],
    ['train/2/2', 'pool', null],
    ['train/2/3', 'own', 'KHS'],
    ['train/2/4', 'company', 'KWE'],
    ['train/3/2', 'elsewhere', null],
  ])('%s: from %s, seller %s', (train, source, seller) => {
    const found = wish(train)!;
    expect([found.source, found.seller]).toEqual([source, seller]);
    expect(isOfBank(found)).toBe(source === 'depot' || source === 'pool');
    expect(isOutOfReach(found)).toBe(source === 'own' || source === 'elsewhere');
  });
  it('chooses the side of a new card, and turns no other one', () => {
    expect([wish('train/2/1', '1+1')?.side.price, wish('train/2/1', '1+1')?.turned]).toEqual([80, false]);
    expect([wish('train/2/2', '2')?.side.name, wish('train/2/2', '2')?.turned]).toEqual(['2', true]);
    expect(wish('train/2/1', 'nonsense')?.turned).toBe(true);
  });
  it('for what is no train comes to nothing', () => {
    expect([wish('token/KHS/0'), wish('train/9/1')]).toEqual([null, null]);
  });
  it('is for the top of the stack where the card is of the same kind', () => {
    expect([isOnTop(table, wish('train/2/4')!), isOnTop(table, wish('train/3/1')!)]).toEqual([true, false]);
  });
});

describe('the cheapest train of the bank', () => {
  it('counts every side of the new one and the used ones as they lie', () => {
    expect(cheapestOnSale(table, TRAINS)).toBe(80);
    expect(cheapestOnSale(table, TRAINS, (_, { name }) => name === '2')).toBe(100);
  });
  it('is none when nothing suits', () => {
    expect(cheapestOnSale(table, TRAINS, () => false)).toBeNull();
  });
});
