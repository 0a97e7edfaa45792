import { tableFrom } from './pieces.ts';
import type { WrittenTable } from './pieces.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply } from './apply.ts';
import { canonical, hashAfresh, hashAfter, hashOf } from './hash.ts';
import { newTable, PLACES } from './testing.ts';
import type { Effect, Json, Piece, Table } from './types.ts';
import { pieceIds, piecesFrom } from './places.ts';

const start = newTable();
const key = (...known: string[]): fc.Arbitrary<string> =>
  fc.constantFrom(...known, 'constructor', 'toString', '__proto__', 'new');
const values: readonly (Json | undefined)[] = [undefined, null, 0, 'bert', [1, { a: 2 }], { b: 1, a: [2] }];
const effect: fc.Arbitrary<Effect> = fc.oneof(
  fc.record({
    put: key(...pieceIds(start)),
    at: fc.constantFrom(...PLACES),
    turn: fc.constantFrom(undefined, 0, 1),
    side: fc.constantFrom(undefined, '', '2'),
  }),
  fc.record({
    pay: fc.integer({ min: -20, max: 20 }),
    from: key(...Object.keys(start.cash)),
    to: key(...Object.keys(start.cash)),
  }),
  fc.record({ set: key('turn', 'round', 'motto'), to: fc.constantFrom(...values) }),
);
const moves = fc.array(fc.array(effect, { maxLength: 6 }), { maxLength: 12 });

/** The hash of one key by the book: a text, letter by letter. */
function mixed(text: string): string {
  const half = (seed: number): string => {
    let h = seed | 0;
    for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
    h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
    return ((h ^ (h >>> 16)) >>> 0).toString(16).padStart(8, '0');
  };
  return half(0x811c9dc5) + half(0x9e3779b9);
}
/** What the one has more than the other. */
const difference = (a: string, b: string): string =>
  [0, 8]
    .map((at) => (parseInt(a.slice(at, at + 8), 16) - parseInt(b.slice(at, at + 8), 16)) >>> 0)
    .map((part) => part.toString(16).padStart(8, '0'))
    .join('');

const backwards = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).reverse());
const copy = (table: Table): Table => tableFrom(JSON.parse(JSON.stringify(table)) as WrittenTable);

describe('the hash of a position', () => {
  it('has 16 hexadecimal digits', () => {
    expect(hashOf(start)).toMatch(/^[0-9a-f]{16}$/);
  });
  it('kept from move to move is the one counted afresh', () => {
    fc.assert(
      fc.property(moves, (list) => {
        let table = start;
        for (const effects of list) {
          const next = apply(table, effects);
          expect(hashAfter(table, effects, next)).toBe(hashAfresh(next));
          expect(hashOf(next)).toBe(hashAfresh(next));
          table = next;
        }
      }),
      { seed: 3, numRuns: 300 },
    );
  });
  it('is the same whether anybody asked for it on the way or not', () => {
    const first = copy(start);
    const then = apply(first, [{ set: 'round', to: 2 }]);
    const effects: readonly Effect[] = [{ put: 'counter', at: 'steps/1' }];
    const last = apply(then, effects);
    expect(hashAfter(then, effects, last)).toBe(hashAfresh(last));
  });
  it('is that of the clock as it is written, whatever letters stand in it', () => {
    const odd = fc.oneof(
      fc.jsonValue(),
      fc.string({ unit: 'binary', maxLength: 4 }),
      fc.constantFrom('"', '\\', '\n', '\u2028', '\ud800', '🚂', '[', '\u007f', ''),
    );
    const saying = (said: unknown): Table => ({ ...start, clock: { ...start.clock, said } as never });
    fc.assert(
      fc.property(odd, (value) => {
        expect(mixed(`k\nsaid\n${canonical([value])}`)).toBe(
          difference(hashAfresh(saying([value])), hashAfresh(start)),
        );
      }),
      { seed: 6, numRuns: 400 },
    );
  });
  it('comes back when a move is taken back', () => {
    const there = apply(start, [
      { put: 'counter', at: 'steps/1' },
      { set: 'round', to: 2 },
    ]);
    const back = apply(there, [
      { put: 'counter', at: 'steps/0' },
      { set: 'round', to: 1 },
    ]);
    expect(hashOf(back)).toBe(hashOf(start));
  });
  it('survives a journey as JSON', () => {
    expect(hashOf(copy(start))).toBe(hashOf(start));
  });
  it('does not depend on the order of keys', () => {
    const turned: Table = {
      pieces: piecesFrom(backwards(start.pieces.toJSON())),
      cash: backwards(start.cash),
      clock: backwards(start.clock as unknown as Record<string, Json>) as unknown as Table['clock'],
    };
    expect(hashOf(turned)).toBe(hashOf(start));
  });
  it('takes an empty purse and a purse that was never opened for the same', () => {
    const opened = { ...start, cash: { ...start.cash, 'company/NEW': 0 } };
    expect(hashOf(opened)).toBe(hashOf(start));
    const emptied = apply(apply(start, [{ pay: 5, from: 'bank', to: 'x' }]), [
      { pay: 5, from: 'x', to: 'bank' },
    ]);
    expect(hashOf(emptied)).toBe(hashOf(start));
  });
  it('tells positions apart: 3,000 different tables have 3,000 hashes', () => {
    const hashes = new Set<string>();
    for (const stone of ['stone/red/1', 'stone/blue/1', 'counter'])
      for (let place = 0; place < 10; place++)
        for (let money = 0; money < 10; money++)
          for (let round = 2; round < 12; round++)
            hashes.add(
              hashOf(
                apply(start, [
                  { put: stone, at: `cell/${place}` },
                  { pay: money, from: 'bank', to: 'seat/anna' },
                  { set: 'round', to: round },
                ]),
              ),
            );
    expect(hashes.size).toBe(3000);
  });
  it('tells two pieces that changed places from the position before', () => {
    const [anna, bert] = ['seat/anna', 'seat/bert'];
    const one = apply(start, [
      { put: 'stone/red/1', at: anna },
      { put: 'stone/red/2', at: bert },
    ]);
    const other = apply(start, [
      { put: 'stone/red/1', at: bert },
      { put: 'stone/red/2', at: anna },
    ]);
    expect(hashOf(one)).not.toBe(hashOf(other));
  });
  it.each<[string, Piece, Piece]>([
    ['a turned piece and a place that ends in a number', { at: 'x', turn: 1, side: ' ' }, { at: 'x 1' }],
    ['turn and order', { at: 'x', turn: 1 }, { at: 'x', order: 1 }],
    ['no side and an empty name of a side', { at: 'x' }, { at: 'x', side: '' }],
    ['not turned and turned by nothing', { at: 'x' }, { at: 'x', turn: 0 }],
  ])('tells apart %s', (_, a, b) => {
    const [one, other] = [a, b].map((p) => hashOf({ ...start, pieces: piecesFrom({ p }) }));
    expect(one).not.toBe(other);
  });
});

describe('canonical', () => {
  it('writes equal values alike, however they were built', () => {
    expect(canonical({ b: [1, { d: null, c: 'x' }], a: undefined })).toBe('{"b":[1,{"c":"x","d":null}]}');
    expect(canonical({ a: -0 })).toBe(canonical({ a: 0 }));
  });
  it('is JSON that reads back as the value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      { seed: 5 },
    );
  });
});
