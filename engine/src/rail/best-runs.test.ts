import { describe, expect, it } from 'vitest';
import { keptRuns, noRun } from './best-runs.ts';
import type { Best } from './best-runs.ts';
import { tableOf } from './testing.ts';

/** A finder that needs 100 nodes for its proof; `asked` tells how often it was at work. */
function finder() {
  const asked: number[] = [];
  const find = (_: unknown, company: string, budget: number): Best => {
    asked.push(budget);
    return { ...noRun(company), revenue: Math.min(budget, 100), proved: budget >= 100 };
  };
  return { asked, runs: keptRuns(find, ({ clock }) => clock.variant) };
}

describe('the best run of a position', () => {
  const table = tableOf({});
  it('is worked out once', () => {
    const { asked, runs } = finder();
    for (let i = 0; i < 3; i++) runs.best(table, 'KHS', 100);
    expect(asked).toEqual([100]);
  });
  it('once proved serves every longer question', () => {
    const { asked, runs } = finder();
    runs.best(table, 'KHS', 100);
    expect([runs.best(table, 'KHS', 500).revenue, asked]).toEqual([100, [100]]);
  });
  it('does not help a short question: a verdict must not depend on what was asked before', () => {
    const { runs } = finder();
    runs.best(table, 'KHS', 500);
    expect(runs.best(table, 'KHS', 20).revenue).toBe(20);
  });
  it('is another one for another company, and for another clock', () => {
    const { asked, runs } = finder();
    runs.best(table, 'KHS', 100);
    runs.best(table, 'KWE', 100);
    runs.best({ ...table, clock: { ...table.clock, variant: 'other' } }, 'KHS', 100);
    expect(asked).toHaveLength(3);
  });
  it('is known only where it was proved within the budget', () => {
    const { runs } = finder();
    expect(runs.known(table, 'KHS', 100)).toBeNull();
    runs.best(table, 'KHS', 20);
    expect(runs.known(table, 'KHS', 20)).toBeNull();
    runs.best(table, 'KHS', 100);
    expect(runs.known(table, 'KHS', 100)?.revenue).toBe(100);
  });
});
