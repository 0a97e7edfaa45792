import type { Applying } from '../../table/guide.ts';
import { applying } from '../../table/guide.ts';

const { now, against, aside } = applying('18do');

/** How sentences of all chapters are said to apply, to stand in the way, or to be for others. */
export const saying = {
  now,
  against,
  aside,
  /** What may be done once. */
  once: (isDone: boolean): Applying => (isDone ? against('done') : now('one-left')),
  /** So many of so many. */
  counted: (count: number, limit: number): Applying =>
    (count >= limit ? against : now)('of', { count, limit }),
};
