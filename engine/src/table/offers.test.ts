import { describe, expect, it } from 'vitest';
import type { Offer } from './offers.ts';
import { choicesFrom } from './offers.ts';
import type { Move } from './types.ts';
import { phrase } from './words.ts';

const from = (moves: readonly Move[], plan: Readonly<Record<string, Offer>>) =>
  choicesFrom(moves, Object.keys(plan), (kind) => plan[kind] ?? null);

const bid = (amount: number): Move => ({ type: 'bid', seat: 'anna', bid: amount });
const sell = (company: string, count: number): Move => ({ type: 'sell', seat: 'anna', company, count });
const pass: Move = { type: 'pass', seat: 'anna' };

describe('choices', () => {
  it('make one button with a number of moves that differ in an amount only', () => {
    const [choice] = from([bid(200), bid(180), bid(190)], {
      bid: { label: () => phrase('bid'), tone: 'main', amount: { field: 'bid', label: phrase('amount') } },
    });
    expect(choice?.blanks).toEqual([
      { field: 'bid', label: phrase('amount'), min: 180, max: 200, step: 10, start: 180 },
    ]);
  });

  it('keep apart what differs in anything else, and start at the top where that is asked for', () => {
    const choices = from([sell('A', 1), sell('A', 2), sell('B', 1)], {
      sell: {
        label: (m, all) => phrase('sell', { company: m['company'] as string, ways: all.length }),
        tone: 'plain',
        amount: { field: 'count', label: phrase('count'), start: 'max' },
      },
    });
    expect(choices.map((c) => [c.label.params, c.blanks?.[0]?.start])).toEqual([
      [{ company: 'A', ways: 2 }, 2],
      [{ company: 'B', ways: 1 }, 1],
    ]);
  });

  it('let any number of a range be said where the moves are samples, and keep fixed prices as buttons', () => {
    const buy = (from: string, price: number): Move => ({ type: 'train', seat: 'anna', from, price });
    const choices = from([buy('CME', 1), buy('bank', 80), buy('CME', 250), buy('CME', 100)], {
      train: {
        label: (m) => phrase('train', { from: m['from'] as string }),
        tone: 'plain',
        amount: {
          field: 'price',
          label: phrase('price'),
          step: 1,
          isOpen: (move) => move['from'] !== 'bank',
        },
      },
    });
    expect(choices).toEqual([
      { label: phrase('train', { from: 'bank' }), move: buy('bank', 80), tone: 'plain' },
      {
        label: phrase('train', { from: 'CME' }),
        move: buy('CME', 1),
        tone: 'plain',
        blanks: [{ field: 'price', label: phrase('price'), min: 1, max: 250, step: 1, start: 1 }],
      },
    ]);
  });

  it('can be offered though nothing of the kind is listed, and start at a number of their own', () => {
    const goal = (to: number): Move => ({ type: 'goal', seat: 'anna', to });
    const choices = from([bid(10)], {
      bid: { label: () => phrase('bid'), tone: 'plain', anyway: [bid(0)] },
      goal: {
        label: ({ to }) => phrase('goal', { to: to as number }),
        tone: 'quiet',
        amount: { field: 'to', label: phrase('number'), start: 5 },
        anyway: [goal(5), goal(3), goal(4)],
      },
      pass: { label: () => phrase('pass'), tone: 'onward', anyway: [pass] },
    });
    expect(choices).toEqual([
      { label: phrase('bid'), move: bid(10), tone: 'plain' },
      {
        label: phrase('goal', { to: 5 }),
        move: goal(5),
        tone: 'quiet',
        blanks: [{ field: 'to', label: phrase('number'), min: 3, max: 5, step: 1, start: 5 }],
      },
      { label: phrase('pass'), move: pass, tone: 'quiet' },
    ]);
  });

  it('offer what is done by hand as one line, in the order of the plan, and leave out what the plan does not name', () => {
    const lays: Move[] = [1, 2, 3].map((turn) => ({ type: 'lay', seat: 'anna', turn }));
    const choices = from([pass, ...lays, { type: 'secret', seat: 'anna' }], {
      lay: { label: (_, all) => phrase('lay', { ways: all.length }), tone: 'plain', hands: () => 'tile' },
      pass: { label: () => phrase('pass'), tone: 'quiet' },
    });
    expect(choices).toEqual([
      { label: phrase('lay', { ways: 3 }), move: null, tone: 'plain', hands: 'tile' },
      { label: phrase('pass'), move: pass, tone: 'quiet' },
    ]);
  });
});
