import { describe, expect, it } from 'vitest';
import { apply } from './apply.ts';
import { cashOf, index, kindOfPiece, perTable, pieceIds, pieceOf, piecesAt } from './places.ts';
import { newTable } from './testing.ts';

const table = newTable();

describe('what lies where', () => {
  it('lists a stack from the top down, smallest order first', () => {
    const stacked = apply(table, [
      { put: 'stone/red/1', at: 'box', order: 2 },
      { put: 'stone/red/2', at: 'box', order: -1 },
      { put: 'stone/red/3', at: 'box' },
    ]);
    expect(piecesAt(stacked, 'box')).toEqual(['stone/red/2', 'stone/red/3', 'stone/red/1']);
  });
  it('lists equals of a stack in the order of the setup, always', () => {
    const heaped = apply(table, [
      { put: 'stone/blue/2', at: 'box' },
      { put: 'stone/red/1', at: 'box' },
    ]);
    expect(piecesAt(heaped, 'box')).toEqual(['stone/red/1', 'stone/blue/2']);
  });
  it('finds every piece at exactly one place', () => {
    expect([...index(table).values()].flat().toSorted()).toEqual(pieceIds(table).toSorted());
  });
  it('finds nothing at a place where nothing lies, whatever its name', () => {
    for (const place of ['box', 'constructor', '__proto__', '']) expect(piecesAt(table, place)).toEqual([]);
  });
  it('is looked up once for all tables with the same pieces', () => {
    const paid = apply(table, [{ pay: 5, from: 'bank', to: 'seat/anna' }]);
    expect(index(paid)).toBe(index(table));
  });
  it('knows no piece and no purse that is only inherited', () => {
    expect(pieceOf(table, 'constructor')).toBeUndefined();
    expect(cashOf(table, 'constructor')).toBe(0);
    expect([pieceOf(table, 'counter')?.at, cashOf(table, 'seat/anna')]).toEqual(['steps/0', 20]);
  });
  it('names the kind of a piece', () => {
    expect(kindOfPiece('tile/57/2')).toBe('tile/57');
    expect(kindOfPiece('counter')).toBe('counter');
  });
});

describe('perTable', () => {
  it('computes once for each position, also when the answer is nothing', () => {
    let computed = 0;
    const find = perTable((_: object) => {
      computed++;
      return undefined;
    });
    expect([find(table), find(table), computed]).toEqual([undefined, undefined, 1]);
    find({ ...table });
    expect(computed).toBe(2);
  });
});
