import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply } from './apply.ts';
import { everyPiece, pieceIds, pieceOf, Pieces, piecesFrom, tableFrom, written } from './pieces.ts';
import type { PieceRecord } from './pieces.ts';
import { newTable } from './testing.ts';
import type { Piece, PieceId } from './types.ts';

const id = fc.oneof(
  fc.integer({ min: 0, max: 99 }).map((n) => `tile/${n}`),
  fc.constantFrom('constructor', 'toString', 'hasOwnProperty', 'x y'),
);
const piece: fc.Arbitrary<Piece> = fc.record(
  { at: fc.constantFrom('heap', 'box', 'hex/A1'), turn: fc.nat(5), order: fc.nat(9), side: fc.constant('b') },
  { requiredKeys: ['at'] },
);
const pairs = (maxLength: number) => fc.array(fc.tuple(id, piece), { maxLength });
const box: fc.Arbitrary<PieceRecord> = pairs(120).map((list) => Object.fromEntries(list));

describe('pieces in rows', () => {
  it('say the same as a record, in the same order, whatever is put elsewhere', () => {
    fc.assert(
      fc.property(box, fc.array(pairs(6), { maxLength: 8 }), (record, steps) => {
        const known: Record<PieceId, Piece> = { ...record };
        let pieces = piecesFrom(record);
        for (const step of steps) {
          const before = pieces;
          const then = { ...known };
          for (const [name, put] of step) if (Object.hasOwn(known, name)) known[name] = put;
          pieces = pieces.with(new Map(step));
          expect([...before]).toEqual(Object.entries(then));
          expect(new Set(pieces.changedSince(before))).toEqual(
            new Set(Object.keys(known).filter((name) => known[name] !== then[name])),
          );
        }
        expect([...pieces]).toEqual(Object.entries(known));
        expect(pieces.toJSON()).toEqual(known);
        for (const name of ['constructor', 'toString', 'tile/7', 'nobody']) {
          expect(pieces.get(name)).toBe(Object.hasOwn(known, name) ? known[name] : undefined);
          expect(pieces.has(name)).toBe(Object.hasOwn(known, name));
        }
      }),
    );
  });
  it('share every row in which nothing was carried', () => {
    const names = Array.from({ length: 100 }, (_, n) => `tile/${n}`);
    const start = piecesFrom(Object.fromEntries(names.map((name) => [name, { at: 'supply' }])));
    const then = start.with(new Map([['tile/40', { at: 'hex/A1' }]]));
    expect(then.rows.map((row, r) => row === start.rows[r])).toEqual([true, false, true, true]);
    expect(then.box).toBe(start.box);
  });
  it('are the very same where nothing happens', () => {
    const { pieces } = newTable();
    expect(pieces.with(new Map())).toBe(pieces);
    expect(pieces.with(new Map([['nobody', { at: 'heap' }]]))).toBe(pieces);
    expect(pieces.changedSince(pieces)).toEqual([]);
  });
  it('know what changed between tables that have not the same pieces', () => {
    const [a, b] = [
      piecesFrom({ x: { at: 'p' }, y: { at: 'p' } }),
      piecesFrom({ y: { at: 'q' }, z: { at: 'p' } }),
    ];
    expect(b.changedSince(a)).toEqual(['y', 'z']);
    expect(b.changedSince(null)).toEqual(['y', 'z']);
  });
  it('keep their numbers when they are laid like others', () => {
    const { pieces } = newTable();
    expect(piecesFrom(pieces.toJSON(), pieces).box).toBe(pieces.box);
    expect(piecesFrom({ other: { at: 'box' } }, pieces).box).not.toBe(pieces.box);
  });
});

describe('a table in the words of the outside', () => {
  it('is the record that it was laid from, and comes back from JSON', () => {
    const table = apply(newTable(), [{ put: 'die', at: 'heap', turn: 2 }]);
    expect(JSON.stringify(table)).toBe(JSON.stringify(written(table)));
    const back = tableFrom(JSON.parse(JSON.stringify(table)) as ReturnType<typeof written>);
    expect(back.pieces).toBeInstanceOf(Pieces);
    expect(everyPiece(back)).toEqual(everyPiece(table));
    expect([pieceIds(back), pieceOf(back, 'die')]).toEqual([
      pieceIds(table),
      { at: 'heap', turn: 2, side: '1' },
    ]);
  });
});
