import type { Move } from '../../../../table/types.ts';
import type { DoMove } from '../../clock.ts';
import type { TurnMove } from '../../turn-move.ts';
import { brewMove } from '../../turn-move.ts';
import type { EventCode } from './data.ts';
import { eventPiece } from './pieces.ts';
import { eventOf } from './readers.ts';
import { mayUse } from './rules.ts';

/** A move by which the acting brewery uses its special event (§7.2): it happens only where the brewery has it. */
export const eventMove = <M extends Move>(
  event: EventCode,
  { each, does, ...said }: TurnMove<M>,
): DoMove<M> =>
  brewMove<M>({
    concerns: (_, __, piece) => piece === eventPiece(event),
    ...said,
    each: (table, brewery, seat, about) =>
      mayUse(table, brewery, event) ? each(table, brewery, seat, about) : [],
    does: (draft, brewery, move) => {
      if (eventOf(draft.table, brewery) === event) does?.(draft, brewery, move);
    },
  });
