import { describe, expect, it } from 'vitest';
import { apply } from '../table/apply.ts';
import type { Table } from '../table/types.ts';
import { certificate, charterCard, seatPlace } from './ids.ts';
import {
  certificatesAt,
  clockwiseAfter,
  exchangePresidency,
  HALF,
  nextSeat,
  ordinaryAt,
  percentAt,
  presidentOf,
} from './shares.ts';
import { successorOf } from './shares.ts';
import { charter, tableOf } from './testing.ts';
import { pieceOf } from '../table/places.ts';

const SEATS = ['anna', 'bert', 'cleo', 'dora'];
const KHS = charter('KHS', [30, 10, 10, 10, 10, 10, 10, 10]);

/** Certificates by number in the hands of each seat; the rest lies in the treasury. */
function held(hands: Readonly<Record<string, readonly number[]>>, spec = KHS): Table {
  const pieces: Record<string, string> = { [charterCard(spec.id)]: 'seat/anna' };
  spec.shares.forEach((_, i) => (pieces[certificate(spec.id, i)] = `company/${spec.id}`));
  for (const [seat, list] of Object.entries(hands))
    for (const i of list) pieces[certificate(spec.id, i)] = seatPlace(seat);
  return tableOf(pieces, SEATS);
}

describe('holdings', () => {
  const table = held({ anna: [0, 1], bert: [2] });

  it('count certificates and percent of one company at a place', () => {
    expect(certificatesAt(table, 'KHS', 'seat/anna')).toEqual(['cert/KHS/0', 'cert/KHS/1']);
    expect(ordinaryAt(table, 'KHS', 'seat/anna')).toEqual(['cert/KHS/1']);
    expect(
      ['seat/anna', 'seat/bert', 'seat/cleo', 'company/KHS'].map((place) => percentAt(table, KHS, place)),
    ).toEqual([40, 10, 0, 50]);
  });
  it('do not take KHS2 for KHS', () => {
    const both = tableOf({ 'cert/KHS2/1': 'seat/anna', 'cert/KHS/1': 'seat/anna' });
    expect(certificatesAt(both, 'KHS', 'seat/anna')).toEqual(['cert/KHS/1']);
  });
  it('a turned certificate is worth what stands on its back, where there is one', () => {
    const halved = { ...KHS, halves: [10, 5, 5, 5, 5, 5, 5, 5] };
    const before = held({ anna: [0, 1], bert: [2, 3, 4] });
    const holdings = (at: Table): readonly number[] =>
      ['seat/anna', 'seat/bert'].map((place) => percentAt(at, halved, place));
    expect(holdings(before)).toEqual([40, 30]);
    const turned = apply(
      before,
      [0, 2, 3, 4].map((i) => ({
        put: certificate('KHS', i),
        at: seatPlace(i === 0 ? 'anna' : 'bert'),
        side: HALF,
      })),
    );
    expect(holdings(turned)).toEqual([20, 15]);
    expect(holdings(before)).toEqual([40, 30]);
    expect(percentAt(turned, KHS, 'seat/anna')).toBe(40);
    // Two of 5 % for the president's certificate of 10 %.
    const swap = exchangePresidency(turned, halved, 'anna', 'bert').map(({ put, at }) => `${put} ${at}`);
    expect(swap.slice(0, 3)).toEqual([
      'cert/KHS/0 seat/bert',
      'cert/KHS/2 seat/anna',
      'cert/KHS/3 seat/anna',
    ]);
  });
});

describe('the president', () => {
  it('is the seat with the first certificate', () => {
    expect(presidentOf(held({ bert: [0] }), 'KHS')).toBe('bert');
  });
  it('is nobody while that lies elsewhere, with a stranger, or does not exist', () => {
    expect(presidentOf(held({}), 'KHS')).toBeNull();
    expect(presidentOf(held({ zoe: [0] }), 'KHS')).toBeNull();
    expect(presidentOf(held({}), 'XYZ')).toBeNull();
  });
});

describe('clockwise', () => {
  it('begins after the seat and ends with it', () => {
    expect(clockwiseAfter(SEATS, 'bert')).toEqual(['cleo', 'dora', 'anna', 'bert']);
    expect(clockwiseAfter(SEATS, 'dora')).toEqual(['anna', 'bert', 'cleo', 'dora']);
  });
  it('begins with the first seat after nobody', () => {
    expect([clockwiseAfter(SEATS, null), clockwiseAfter(SEATS, 'zoe')]).toEqual([SEATS, SEATS]);
  });
  it('goes round', () => {
    expect([nextSeat(SEATS, 'dora'), nextSeat(SEATS, null), nextSeat([], 'anna')]).toEqual([
      'anna',
      'anna',
      null,
    ]);
  });
});

describe('the successor', () => {
  const next = (
    holdings: Record<string, number>,
    president: string | null = 'bert',
    least = 20,
  ): string | null =>
    successorOf(clockwiseAfter(SEATS, president), president, (seat) => holdings[seat] ?? 0, least);

  it.each<[string, Record<string, number>, string]>([
    ['nobody holds more', { bert: 30, anna: 30, cleo: 20 }, 'bert'],
    ['one holds more', { bert: 30, anna: 40 }, 'anna'],
    ['the largest holding of several', { bert: 20, cleo: 30, anna: 40 }, 'anna'],
    ['a tie goes to the next clockwise from the president', { bert: 20, anna: 40, dora: 40 }, 'dora'],
    ['the next clockwise is found across the end of the row', { bert: 20, anna: 40, cleo: 30 }, 'anna'],
    ['more than the president, but less than a successor must hold', { bert: 0, anna: 10 }, 'bert'],
    ['exactly what a successor must hold', { bert: 10, anna: 20 }, 'anna'],
  ])('%s', (_, holdings, expected) => {
    expect(next(holdings)).toBe(expected);
  });
  it('is the largest holder where nobody presides, the first seat in a tie', () => {
    expect(next({ cleo: 30, dora: 30 }, null)).toBe('cleo');
    expect(next({}, null)).toBeNull();
  });
});

describe('the exchange of the presidency', () => {
  it('swaps the big certificate for ordinary ones of the same worth, and hands over the charter', () => {
    const table = held({ anna: [0], bert: [1, 2, 3, 4] });
    const after = apply(table, exchangePresidency(table, KHS, 'anna', 'bert', 'due/presidency'));
    expect(presidentOf(after, 'KHS')).toBe('bert');
    expect(pieceOf(after, charterCard('KHS'))?.at).toBe('seat/bert');
    expect(['seat/anna', 'seat/bert'].map((place) => percentAt(after, KHS, place))).toEqual([30, 40]);
  });
  it('marks every piece of it with its due', () => {
    const puts = exchangePresidency(
      held({ anna: [0], bert: [1, 2, 3] }),
      KHS,
      'anna',
      'bert',
      'due/presidency',
    );
    expect(puts).toHaveLength(5);
    expect(puts.map(({ due }) => due)).toEqual(Array.from(puts, () => 'due/presidency'));
  });
  it('finds the exact worth among certificates of several sizes', () => {
    const mixed = charter('MIX', [30, 20, 20, 10]);
    const table = held({ anna: [0], bert: [1, 2, 3] }, mixed);
    const after = apply(table, exchangePresidency(table, mixed, 'anna', 'bert'));
    expect(['seat/anna', 'seat/bert'].map((place) => percentAt(after, mixed, place))).toEqual([30, 50]);
  });
  it('gives what there is where the exact worth cannot be made up (a table moved by hand)', () => {
    const table = held({ anna: [0], bert: [1] });
    const after = apply(table, exchangePresidency(table, KHS, 'anna', 'bert'));
    expect(['seat/anna', 'seat/bert'].map((place) => percentAt(after, KHS, place))).toEqual([10, 30]);
  });
});
