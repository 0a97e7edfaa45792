import { optionally, step } from '../table/course.ts';
import { describe, expect, it } from 'vitest';
import { Draft } from '../table/draft.ts';
import type { Table } from '../table/types.ts';
import type { RailClock } from './clock.ts';
import { operatorOf } from './clock.ts';
import { isLegal, rulesOf, when } from '../table/rules.ts';
import { tableOf } from './testing.ts';
import {
  acts,
  hasJustBought,
  isAnothersTurn,
  nobodyOperates,
  noteOperated,
  noteSale,
  outOfStep,
} from './turns.ts';

/** A table with this much of a clock. */
const at = (clock: Partial<RailClock>): Table<RailClock> => {
  const table = tableOf({}, ['anna', 'bert']);
  return { ...table, clock: { ...table.clock, bought: null, sales: [], ...clock } as RailClock };
};

describe('a stock round', () => {
  it('it is the turn of one seat; who has just bought is told something else', () => {
    const table = at({ round: 'SR', turn: 'bert', bought: 'anna' });
    expect(isAnothersTurn(table, { seat: 'cleo' })).toEqual({ turn: 'bert' });
    expect([isAnothersTurn(table, { seat: 'bert' }), isAnothersTurn(table, { seat: 'anna' })]).toEqual([
      null,
      null,
    ]);
    expect([hasJustBought(table, 'anna'), hasJustBought(table, 'bert')]).toEqual([true, false]);
  });
  it('an act makes the purchase of another history', () => {
    const draft = new Draft(at({ round: 'SR', turn: 'bert', bought: 'anna' }));
    expect(acts(draft, 'bert')).toBe(true);
    expect(draft.clock.bought).toBeNull();
    expect(acts(new Draft(at({ round: 'OR', turn: 'bert' })), 'bert')).toBe(false);
  });
  it('a sale is noted once', () => {
    const draft = new Draft(at({ round: 'SR' }));
    noteSale(draft, 'anna', 'KHS');
    noteSale(draft, 'anna', 'KHS');
    expect(draft.clock.sales).toEqual(['anna:KHS']);
  });
});

describe('an operating round', () => {
  const STEPS = [optionally('track', 'lay'), step('rest'), step('run', 'run'), step('trains', 'train')];
  it('has an operator, unless hands have been at the clock', () => {
    expect(operatorOf(at({ round: 'SR', operating: 'KHS' }))).toBeNull();
    expect(operatorOf(at({ round: 'OR', operating: 'KHS' }))).toBe('KHS');
    expect(nobodyOperates(at({ round: 'OR', operating: null }))).toEqual({});
  });
  it('has steps in an order', () => {
    const check = outOfStep(STEPS, 'run');
    expect(check(at({ round: 'OR', operating: 'KHS', step: 'run' }))).toBeNull();
    expect(check(at({ round: 'OR', operating: 'KHS', step: 'track' }))).toEqual({
      step: 'track',
      early: true,
    });
    expect(check(at({ round: 'OR', operating: 'KHS', step: 'trains' }))).toEqual({
      step: 'trains',
      early: false,
    });
    expect(check(at({ round: 'SR', operating: null, step: 'track' }))).toBeNull();
  });
  it('who has operated is a veteran from then on', () => {
    const draft = new Draft(at({ round: 'OR', operating: 'KHS', operated: ['KWE'], veterans: ['KWE'] }));
    noteOperated(draft);
    expect([draft.clock.operated, draft.clock.veterans]).toEqual([
      ['KWE', 'KHS'],
      ['KWE', 'KHS'],
    ]);
  });
});

describe('the rules of a title', () => {
  const rule = rulesOf<RailClock>('18te');
  const never = rule('never', '6.4', ['TE-6.4.5'], () => when(true, { limit: 60 }));
  it('are called by title, paragraph and name', () => {
    expect([never.id, never.section, never.weight]).toEqual(['18te/6.4/never', '6.4', 'breach']);
  });
  it('a move is legal where no breach is found; a caution is none', () => {
    const caution = { ...never, weight: 'caution' } as const;
    const move = { type: 'pass', seat: 'anna' };
    expect(isLegal([caution], at({}), move)).toBe(true);
    expect(isLegal([caution, never], at({}), move)).toBe(false);
  });
});
