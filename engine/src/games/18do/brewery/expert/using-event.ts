import type { Draft } from '../../../../table/draft.ts';
import type { MoveSpec } from '../../../../table/game.ts';
import type { Move } from '../../../../table/types.ts';
import type { DoClock } from '../../clock.ts';
import { drafted } from '../../flow.ts';
import type { BreweryId } from '../clock.ts';
import type { Brewing } from '../round.ts';
import { brewerNow, brewing } from '../round.ts';
import type { EventCode } from './data.ts';
import { eventPiece } from './pieces.ts';
import { eventOf } from './readers.ts';
import { mayUse } from './rules.ts';

/** What the event does; `use` is asked only where the acting brewery has it, and spends it. */
interface EventUse<M extends Move> extends Brewing<M> {
  readonly use: (draft: Draft<DoClock>, brewery: BreweryId, move: M) => void;
}
/** Parts of a move by which the acting brewery uses its special event (§7.2). */
export function usingEvent<M extends Move>(
  event: EventCode,
  type: string,
  { use, each, ...said }: EventUse<M>,
): Required<Pick<MoveSpec<DoClock, M>, 'effects' | 'label' | 'candidates' | 'concerns' | 'offer'>> {
  return {
    ...brewing<M>(type, {
      ...said,
      each: (table, brewery, seat, about) =>
        mayUse(table, brewery, event) ? each(table, brewery, seat, about) : [],
    }),
    effects: (table, move) =>
      drafted(table, (draft) => {
        const brewery = brewerNow(table);
        if (brewery !== null && eventOf(table, brewery) === event) use(draft, brewery, move);
      }),
    concerns: (_, __, piece) => piece === eventPiece(event),
  };
}
