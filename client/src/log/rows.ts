/** Which rows of a long list stand on the page; row 0 is the newest. */
export interface Rows {
  readonly from: number;
  readonly to: number;
}

/** So many are in sight at once, and about as many again to each side. */
const NEWER = 8;
const OLDER = 24;
const MORE = 60;

export const FIRST_ROWS: Rows = { from: 0, to: MORE };
export const allRows = (count: number): Rows => ({ from: 0, to: count });
export const withNewer = ({ from, to }: Rows): Rows => ({ from: Math.max(0, from - MORE), to });
export const withOlder = ({ from, to }: Rows): Rows => ({ from, to: to + MORE });

/**
 * The rows that show row `seen`: those that stand there, if it is one of them, so that nothing moves while somebody leafs
 * through the game step by step; else those around it. A jump costs the same in a long game as in a short one.
 */
export const rowsWith = (rows: Rows, seen: number): Rows =>
  seen >= rows.from && seen < rows.to ? rows : { from: Math.max(0, seen - NEWER), to: seen + OLDER };
