import type { Said } from '../../rail/title.ts';
import { unless } from '../../table/rules.ts';
import type { Move } from '../../table/types.ts';
import { smallOfSeat } from './brewery/readers.ts';
import type { DoTable } from './clock.ts';
import type { DoRule } from './rules.ts';

const hasSmall = (table: DoTable, { seat }: Move): boolean => smallOfSeat(table, seat) !== null;

/** §4.4.4, §6.4.4: whoever has a small brewery hears the paragraph by which it counts. */
export const limitedBy = <M extends Move>(write: (said: Said) => DoRule<M>): readonly DoRule<M>[] => [
  unless(write(['certificate-limit', '4.4.4', 'DO-4.4.4.1', 'HSB-4.4.4.01']), hasSmall),
  unless(
    write(['certificate-limit', '6.4.4', 'HSB-6.4.4.01', 'HSB-6.3.2.1.03']),
    (table, move) => !hasSmall(table, move),
  ),
];
