import { isSet } from '@stellwerk/engine/table/apply.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import type { Seat } from '@stellwerk/engine/table/types.ts';

/**
 * What everybody bid last for what is under the hammer, read back from the log: while an auction runs nothing is carried
 * and nothing paid, so whatever was ends it.
 */
export function lastBids({ log, line, head }: Play): ReadonlyMap<Seat, number> {
  const bids = new Map<Seat, number>();
  for (let n = head; n > 0; n = line[n] ?? 0) {
    const entry = log[n];
    if (entry?.act.do !== 'move' || !entry.effects?.every(isSet)) break;
    const { seat, bid } = entry.act.move;
    if (typeof bid === 'number' && !bids.has(seat)) bids.set(seat, bid);
  }
  return bids;
}
