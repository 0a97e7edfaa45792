import { describe, expect, it } from 'vitest';
import { flagAt, openFlags } from './flags.ts';
import { Evening, RED } from './testing.ts';

describe('a flag', () => {
  it('is open as long as its move stands', () => {
    const evening = new Evening().take('bert', RED[0]);
    expect([openFlags(evening.play), flagAt(evening.play, 1)]).toEqual([[1], 'open']);
  });
  it('is gone with the move that was taken back, and open again with it', () => {
    const evening = new Evening().take('bert', RED[0]).undo();
    expect([openFlags(evening.play), flagAt(evening.play, 1)]).toEqual([[], 'gone']);
    evening.redo();
    expect(openFlags(evening.play)).toEqual([1]);
  });
  it('is gone in a branch that does not hold its move', () => {
    const evening = new Evening().take('bert', RED[0]).undo().take('anna', RED[0]);
    expect(openFlags(evening.play)).toEqual([]);
  });
  it('about open dues is settled by doing them, however they are done', () => {
    const evening = new Evening({ bookkeeping: 'hands-on' }).take('anna', RED[0]).move('pass', 'anna');
    expect(evening.rules).toEqual(['table/open-dues']);
    expect(openFlags(evening.play)).toEqual([2]);
    evening.give('anna', 'seat/anna', 'bank', 5);
    expect(openFlags(evening.play)).toEqual([2]);
    evening.move('settle', 'anna');
    expect([openFlags(evening.play), flagAt(evening.play, 2)]).toEqual([[], 'gone']);
  });
  it('about open dues has nothing to do with dues that were made after it', () => {
    const evening = new Evening({ bookkeeping: 'hands-on' })
      .take('anna', RED[0])
      .move('pass', 'anna')
      .move('settle', 'anna')
      .take('bert', RED[1]);
    expect(evening.dues).not.toEqual([]);
    expect(openFlags(evening.play)).toEqual([]);
  });
  it('about another rule as well is for the table to settle', () => {
    const evening = new Evening({ bookkeeping: 'hands-on' }).take('anna', RED[0]).move('pass', 'anna');
    evening.take('anna', RED[1]).move('settle', 'anna');
    expect(openFlags(evening.play)).toEqual([3]);
    evening.act({ do: 'waive', entry: 3 });
    expect([openFlags(evening.play), flagAt(evening.play, 3), flagAt(evening.play, 1)]).toEqual([
      [],
      'waived',
      null,
    ]);
  });
});
