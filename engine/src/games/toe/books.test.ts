import { tableFrom, written } from '../../table/pieces.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply } from '../../table/apply.ts';
import type { Effect } from '../../table/types.ts';
import { booksOf, profitOf } from './books.ts';
import type { ToeTable } from './clock.ts';
import { citiesOf, licencesOf } from './network.ts';
import { Scene } from './testing.ts';

const PIECES = [
  'loco/1',
  'wagon/1',
  'contract/S3',
  'contract/EF1',
  'chip/1',
  'stick/anna/1',
  'stick/anna/2',
  'stick/bob/1',
  'marker/anna',
  'phase/fair',
] as const;
const PLACES = [
  'seat/anna',
  'seat/bob',
  'under/S3',
  'on/S3',
  'pile',
  'sticks/anna',
  'network/edinburgh-manchester/0/0',
  'network/manchester-london/0/0',
  'network/calais-bruxelles/0/0',
] as const;
const carry: fc.Arbitrary<Effect> = fc.record({
  put: fc.constantFrom(...PIECES),
  at: fc.constantFrom(...PLACES),
  side: fc.constantFrom(undefined, 'mascha', 'bomz', 'done', 'back'),
});

/** Everything that is kept from position to position. */
const reading = (table: ToeTable): unknown =>
  table.clock.seats.map((seat) => [
    [...booksOf(table, seat)],
    profitOf(table, seat),
    [...licencesOf(table, seat)],
    citiesOf(table, seat),
  ]);

describe('books and licences, kept from position to position', () => {
  it('say what reading afresh says, whatever hands carry', () => {
    const start = new Scene().contract('anna', 'S3').licences('anna', 'manchester-london').table;
    fc.assert(
      fc.property(fc.array(fc.array(carry, { maxLength: 3 }), { maxLength: 25 }), (moves) => {
        let table = start;
        for (const effects of moves) {
          table = apply(table, effects);
          expect(reading(table)).toEqual(reading(tableFrom(written(table))));
        }
      }),
      { seed: 8, numRuns: 40 },
    );
  });
});
