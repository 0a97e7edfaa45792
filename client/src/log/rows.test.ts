import { describe, expect, it } from 'vitest';
import { FIRST_ROWS, rowsWith, withNewer, withOlder } from './rows.ts';

const count = ({ from, to }: { readonly from: number; readonly to: number }): number => to - from;

describe('the rows of the log that stand on the page', () => {
  it('stay while the entry that is looked at is one of them', () => {
    expect(rowsWith(FIRST_ROWS, 0)).toBe(FIRST_ROWS);
    expect(rowsWith(FIRST_ROWS, FIRST_ROWS.to - 1)).toBe(FIRST_ROWS);
  });

  it('are those around it after a jump, and no more for a longer way', () => {
    const near = rowsWith(FIRST_ROWS, 100);
    const far = rowsWith(FIRST_ROWS, 900);
    expect(count(far)).toBe(count(near));
    expect(far.from).toBeLessThan(900);
    expect(far.to).toBeGreaterThan(900);
  });

  it('begin with the newest after the way back', () => {
    expect(rowsWith(rowsWith(FIRST_ROWS, 900), 0).from).toBe(0);
  });

  it('get more of either side when somebody asks, and none before the newest', () => {
    const rows = rowsWith(FIRST_ROWS, 100);
    expect(withOlder(rows)).toEqual({ from: rows.from, to: rows.to + 60 });
    expect(withNewer(rows)).toEqual({ from: rows.from - 60, to: rows.to });
    expect(withNewer(withNewer(rows)).from).toBe(0);
  });
});
