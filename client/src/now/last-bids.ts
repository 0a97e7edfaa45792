import type { Hammer } from '@stellwerk/engine/stage/stage.ts';
import { isSet } from '@stellwerk/engine/table/apply.ts';
import type { Entry, Play } from '@stellwerk/engine/table/play.ts';
import { positionAt } from '@stellwerk/engine/table/positions.ts';
import type { Seat } from '@stellwerk/engine/table/types.ts';
import { lotKey } from '../table/auction-aside.ts';
import { stageOf } from '../table/stage.ts';

const lotOf = (hammer: Hammer | undefined): string => (hammer ? lotKey(hammer) : '');

/**
 * What everybody bid last for what is under the hammer, read back from the log. A lot that is knocked down is carried and
 * paid; but so may anything else be while it is up, by whoever lays a tile out of turn or hands somebody a coin: then the
 * position before says whether it was this lot already.
 */
export function lastBids(play: Play): ReadonlyMap<Seat, number> {
  const { game, log, line, head, table } = play;
  const bids = new Map<Seat, number>();
  const lot = lotOf(stageOf(game, table).hammer);
  const wasUpBefore = ({ n }: Entry): boolean =>
    lotOf(stageOf(game, positionAt(play, line[n] ?? 0)).hammer) === lot;
  for (let n = lot === '' ? 0 : head; n > 0; n = line[n] ?? 0) {
    const entry = log[n]!;
    if (entry.act.do !== 'move') continue;
    const { seat, bid } = entry.act.move;
    const hasMoved = entry.effects?.every(isSet) !== true;
    if (hasMoved && (play.isPresentOnly || !wasUpBefore(entry))) break;
    if (typeof bid === 'number' && !bids.has(seat)) bids.set(seat, bid);
  }
  return bids;
}
