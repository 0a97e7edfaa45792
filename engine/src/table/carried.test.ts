import { tableFrom, written } from './pieces.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply } from './apply.ts';
import { carried } from './carried.ts';
import { index, pieceIds, piecesAt } from './places.ts';
import { newTable, PLACES } from './testing.ts';
import type { Effect, Table } from './types.ts';

const puts: fc.Arbitrary<Effect> = fc.record({
  put: fc.constantFrom(...pieceIds(newTable()), 'nobody'),
  at: fc.constantFrom(...PLACES),
  order: fc.option(fc.integer({ min: -3, max: 3 }), { nil: undefined }),
});
const evening = fc.array(fc.array(puts, { maxLength: 4 }), { maxLength: 90 });

describe('what is carried from position to position', () => {
  it('lists every place as reading afresh does, whoever looks and when', () => {
    fc.assert(
      fc.property(evening, fc.array(fc.boolean(), { maxLength: 90 }), (moves, looks) => {
        let table: Table = newTable();
        moves.forEach((effects, i) => {
          table = apply(table, effects);
          if (looks[i] === false) return;
          const afresh = index(tableFrom(written(table)));
          for (const place of PLACES) expect(piecesAt(table, place)).toEqual(afresh.get(place) ?? []);
        });
      }),
      { numRuns: 60 },
    );
  });
  it('is told which pieces were touched since somebody looked, and comes along however long nobody does', () => {
    const told: (readonly string[])[] = [];
    let read = 0;
    const look = carried(
      () => ++read,
      (known, _from, _to, moved) => {
        told.push([...moved].toSorted());
        return known;
      },
    );
    const start = newTable();
    const later = apply(apply(start, [{ put: 'die', at: 'box' }]), [
      { put: 'counter', at: 'tray' },
      { put: 'die', at: 'tray' },
      { put: 'nobody', at: 'box' },
    ]);
    expect([look(start.pieces), look(later.pieces), look(later.pieces)]).toEqual([1, 1, 1]);
    expect(told).toEqual([['counter', 'die']]);
    let table: Table = later;
    for (let i = 0; i < 200; i++) table = apply(table, [{ put: 'die', at: i % 2 === 0 ? 'box' : 'tray' }]);
    expect([look(table.pieces), read]).toEqual([1, 1]);
    expect(told.slice(1).every((moved) => moved.join() === 'die')).toBe(true);
    expect(told.length).toBeGreaterThan(1);
  });
  it('remembers the branch that one stands on, not the one that was left', () => {
    const start = newTable();
    expect(piecesAt(start, 'box')).toEqual([]);
    const left = apply(start, [{ put: 'die', at: 'box' }]);
    const right = apply(start, [{ put: 'counter', at: 'box' }]);
    expect([piecesAt(left, 'box'), piecesAt(right, 'box')]).toEqual([['die'], ['counter']]);
  });
});
