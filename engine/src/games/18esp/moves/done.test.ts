import { describe, expect, it } from 'vitest';
import { turn } from '../readers.ts';
import { after, breaches, Scene } from '../testing.ts';
import { done } from './done.ts';

describe('a clock that hands have been at', () => {
  it('goes on from a company that has not started', () => {
    const { table } = new Scene()
      .phase('2')
      .clock({ round: 'OR', or: 1, ors: 1, lot: null, operating: 'MCP', step: 'build' });
    const seat = turn(table)[0] ?? '';
    expect(breaches(done, table, { type: 'done', seat })).toEqual([]);
    expect(after(done, table, { type: 'done', seat }).clock.operating).not.toBe('MCP');
  });
});
