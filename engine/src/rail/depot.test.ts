import { describe, expect, it } from 'vitest';
import { phaseOf, phasesUpTo, rusting, sideInUse, topTrain, trainsAt, trainSpec } from './depot.ts';
import { tableOf } from './testing.ts';
import type { PhaseSpec, TrainSpec } from './types.ts';

const TRAINS: readonly TrainSpec[] = [
  {
    id: '2',
    count: 3,
    colour: 'yellow',
    rustedBy: '4',
    sides: [
      { name: '2', price: 100, range: 2 },
      { name: '1+1', price: 80, range: { any: 1, small: 1 } },
    ],
  },
  { id: '3', count: 2, colour: 'green', rustedBy: '4', sides: [{ name: '3', price: 200, range: 3 }] },
  { id: '4', count: 2, colour: 'brown', sides: [{ name: '4', price: 400, range: 4 }] },
];
const phase = (id: string, startsWith?: string): PhaseSpec => ({
  id,
  ...(startsWith === undefined ? {} : { startsWith }),
  colours: ['yellow'],
  values: 'yellow',
  trainLimit: {},
  operatingRounds: 1,
});
const PHASES = [phase('I'), phase('II', '3'), phase('III', '4')];

const table = tableOf({
  'train/2/1': { at: 'company/KHS', side: '1+1' },
  'train/2/2': 'pool',
  'train/2/3': 'out',
  'train/3/1': { at: 'depot', order: 5 },
  'train/3/2': { at: 'company/KPR', side: 'nonsense' },
  'train/4/1': { at: 'depot', order: 6 },
  export: { at: 'depot', order: -1 },
});

describe('the depot', () => {
  it('sells the train on top of the stack, whatever else lies on it', () => {
    expect(topTrain(table)).toBe('train/3/1');
    expect(trainsAt(table, 'depot')).toEqual(['train/3/1', 'train/4/1']);
  });
  it('sells nothing when it is empty', () => {
    expect(topTrain(tableOf({ export: 'depot' }))).toBeNull();
  });
});

describe('the side in use', () => {
  it('is the one that lies up', () => {
    expect(sideInUse(table, TRAINS, 'train/2/1')?.name).toBe('1+1');
  });
  it('is the first one where none was chosen, or one that does not exist', () => {
    expect(sideInUse(table, TRAINS, 'train/2/2')?.name).toBe('2');
    expect(sideInUse(table, TRAINS, 'train/3/2')?.name).toBe('3');
  });
  it('is none for what is no train', () => {
    expect([sideInUse(table, TRAINS, 'export'), trainSpec(TRAINS, 'train/9/1')]).toEqual([null, null]);
  });
});

describe('phases', () => {
  it.each<[string, string, string | null]>([
    ['I', '3', 'II'],
    ['I', '4', 'III'],
    ['II', '3', null],
    ['III', '3', null],
    ['I', '2', null],
    ['I', 'unheard of', null],
    ['unheard of', '3', 'II'],
  ])('in %s, a %s starts %s', (present, train, started) => {
    expect(phasesUpTo(PHASES, present, train).at(-1)?.id ?? null).toBe(started);
  });
  it('start one after the other where a card is taken out of its order', () => {
    const ids = (present: string, train: string) => phasesUpTo(PHASES, present, train).map(({ id }) => id);
    expect([ids('I', '4'), ids('II', '4'), ids('III', '4')]).toEqual([['II', 'III'], ['III'], []]);
  });
  it('are found by name; an unknown one is the first', () => {
    expect([phaseOf(PHASES, 'II').id, phaseOf(PHASES, 'IX').id]).toEqual(['II', 'I']);
  });
});

describe('rusting', () => {
  it('meets trains in companies and in the pool, not in the depot and not what is out already', () => {
    expect(rusting(table, TRAINS, '4')).toEqual(['train/2/1', 'train/2/2', 'train/3/2']);
  });
  it('meets nothing when the train makes none obsolete', () => {
    expect(rusting(table, TRAINS, '3')).toEqual([]);
  });
});
