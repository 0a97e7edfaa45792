import { describe, expect, it } from 'vitest';
import { isAnswered } from './menu-answers.ts';

const start = (par: number) => ({ move: { type: 'start', seat: 'anna', company: 'SC', par } });
const train = (side: string) => ({
  move: { type: 'train', seat: 'anna', train: 'train/3/1', side, price: 1 },
});

describe('a menu of readings', () => {
  it('that lists the prices has asked for the price', () => {
    const readings = [start(70), start(75), start(80)];
    expect(isAnswered(readings, readings[1]!.move, [{ field: 'par' }])).toBe(true);
  });

  it('that lists the sides of a train has not asked what is paid for it', () => {
    const readings = [train('3'), train('2+3')];
    expect(isAnswered(readings, readings[0]!.move, [{ field: 'price' }])).toBe(false);
    expect(isAnswered(readings, readings[0]!.move, [{ field: 'side' }])).toBe(true);
  });

  it('with another kind of move in it has not asked for its number', () => {
    const sell = { move: { type: 'sell', seat: 'anna', company: 'SC', par: 3 } };
    expect(isAnswered([start(70), sell], start(70).move, [{ field: 'par' }])).toBe(false);
  });
});
