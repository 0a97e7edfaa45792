import { seededLuck } from '@stellwerk/engine/table/luck.ts';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { partsOf, pour, wholeOf } from './slices.ts';

const luck = seededLuck(3, 3);
/** One who writes: adds to the list, and sets and drops keys. */
function write(doc: Y.Doc, times: number): void {
  for (let i = 0; i < times; i++)
    doc.transact(() => {
      doc.getArray('log').insert(luck(doc.getArray('log').length + 1), [{ n: i }]);
      doc.getMap('clock').set(`key${luck(5)}`, i);
      if (luck(4) === 0) doc.getMap('clock').delete(`key${luck(5)}`);
      if (luck(9) === 0) doc.getArray('log').delete(luck(doc.getArray('log').length));
    });
}
/** A document that several servers have written, one after the other and at the same time. */
function written(): Y.Doc {
  const docs = Array.from({ length: 4 }, () => new Y.Doc());
  for (let round = 0; round < 6; round++) {
    for (const doc of docs) write(doc, 150);
    for (const doc of docs)
      for (const other of docs) Y.applyUpdate(doc, Y.encodeStateAsUpdate(other, Y.encodeStateVector(doc)));
  }
  return docs[0]!;
}
function run<T>(work: Generator<void, T, void>, between: () => void = () => undefined): T {
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value;
    between();
  }
}
const said = (doc: Y.Doc): unknown => ({
  log: doc.getArray('log').toJSON(),
  clock: doc.getMap('clock').toJSON(),
});

describe('a document in slices', () => {
  it('R35 is byte for byte what Yjs makes in one go, from any point on', () => {
    const doc = written();
    expect(run(wholeOf(doc))).toEqual(Y.encodeStateAsUpdate(doc));
    const early = new Y.Doc();
    write(early, 20);
    Y.applyUpdate(early, Y.encodeStateAsUpdate(doc));
    const vector = Y.encodeStateVector(early);
    write(doc, 50);
    expect(run(wholeOf(doc, vector))).toEqual(Y.encodeStateAsUpdate(doc, vector));
  });

  it('R35 has everything that was written while it was made', () => {
    const doc = written();
    const update = run(wholeOf(doc), () => write(doc, 3));
    const copy = new Y.Doc();
    Y.applyUpdate(copy, update);
    expect(copy.store.pendingStructs).toBeNull();
    expect(said(copy)).toEqual(said(doc));
  });

  it('R35 comes in parts of which none waits for a later one', async () => {
    const doc = written();
    const copy = new Y.Doc();
    let count = 0;
    for (const part of partsOf(doc)) {
      Y.applyUpdate(copy, part);
      expect(copy.store.pendingStructs).toBeNull();
      expect(copy.store.pendingDs).toBeNull();
      count++;
    }
    expect(count).toBeGreaterThan(10);
    expect(said(copy)).toEqual(said(doc));
    const poured = new Y.Doc();
    await pour(doc, poured, null);
    expect(said(poured)).toEqual(said(doc));
  });
});
