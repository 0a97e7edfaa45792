import { describe, expect, it } from 'vitest';
import { pieceOf } from '../../table/places.ts';
import { Draft } from '../../table/draft.ts';
import type { MarketSpec } from '../types.ts';
import type { ParDue } from './par.ts';
import { fixPar, parByHand, parFirst, parOf, settingPar } from './par.ts';
import type { TinyClock, TinyTable } from './testing.ts';
import { tiny, tinyTable } from './testing.ts';

const MARKET: MarketSpec = { kind: '1d', rows: [[{ price: 50 }, { price: 100, par: true }]] };
const owing = (parDue: ParDue | null): TinyTable =>
  tinyTable({ parDue }, { 'marker/A': 'ipo/A', 'par/A': 'ipo/A' });
const hand = (piece: string, to: string) => ({ piece, to, from: 'ipo/A', pay: 0 });

describe('a par that comes first', () => {
  const par = settingPar<TinyClock>(tiny, {
    first: [],
    about: [],
    market: () => MARKET,
    pars: () => [100],
    fix: (draft, company, said) => {
      draft.set('parDue', null);
      fixPar(draft, MARKET, company, said);
    },
    due: ['no-par-due', '4'],
    byOwner: ['par-by-owner', '4'],
  });
  const due = { seat: 'anna', company: 'A' };
  const move = { type: 'par', seat: 'anna', par: 100 };
  const breaches = (table: TinyTable, seat: string): readonly string[] =>
    par.rules.filter((one) => one.check(table, { ...move, seat }) !== null).map(({ id }) => id);

  it('is said by whom it is due from, and nothing else happens before', () => {
    expect(breaches(owing(due), 'anna')).toEqual([]);
    expect(breaches(owing(due), 'bert')).toEqual(['tiny/4/par-by-owner']);
    expect(breaches(owing(null), 'anna')).toEqual(['tiny/4/no-par-due']);
    const first = parFirst<TinyClock>(tiny.rule, ['par-first', '4']);
    expect([first.alone, first.check(owing(due), move), first.check(owing(null), move)]).toEqual([
      ...[true, due, null],
    ]);
    expect([...(par.candidates?.(owing(due), 'anna', {}) ?? [])]).toEqual([move]);
    expect([...(par.candidates?.(owing(null), 'anna', {}) ?? [])]).toEqual([]);
  });
  it('puts both markers there; one that is not printed moves nothing', () => {
    const draft = new Draft(owing(due));
    draft.add(...par.effects(draft.table, move, () => 0));
    expect([parOf(draft.table, 'A'), pieceOf(draft.table, 'marker/A')?.at]).toEqual([100, 'market/0/1']);
    const odd = new Draft(owing(due));
    fixPar(odd, MARKET, 'A', 70);
    expect([odd.effects, parOf(odd.table, 'A')]).toEqual([[], 0]);
    expect(par.effects(owing(null), move, () => 0)).toEqual([]);
  });
  it('is read off either marker, of the company that it is due for', () => {
    expect(parByHand(MARKET, hand('par/A', 'par/100'))).toEqual({ company: 'A', par: 100 });
    expect(parByHand(MARKET, hand('marker/A', 'market/0/1'))).toEqual({ company: 'A', par: 100 });
    // They look alike, and nobody sees which of the two is in the hand.
    expect(parByHand(MARKET, hand('marker/A', 'par/100'))).toEqual({ company: 'A', par: 100 });
    expect(parByHand(MARKET, hand('par/A', 'market/0/1'))).toEqual({ company: 'A', par: 100 });
    expect(parByHand(MARKET, hand('par/A', 'pool'))).toBeNull();
    expect(parByHand(MARKET, hand('token/A/0', 'par/100'))).toBeNull();
    expect([...(par.reads?.(owing(due), 'anna', hand('par/A', 'par/100')) ?? [])]).toEqual([move]);
    expect([...(par.reads?.(owing(due), 'anna', hand('par/B', 'par/100')) ?? [])]).toEqual([]);
  });
});
