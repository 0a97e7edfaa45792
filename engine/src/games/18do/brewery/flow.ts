import { ROUND_MARKER } from '../../../rail/ids.ts';
import { openTurn } from '../../../rail/verbs/rounds.ts';
import type { DoClock, DoDraft, DoTable } from '../clock.ts';
import { LAST_FOR_TWO } from '../investor/brewery/data.ts';
import { isExpert, isTwo } from '../readers.ts';
import { BREWERY_TURN } from './clock.ts';
import { PAIRS } from './data/limits.ts';
import { dropIdle, prepareDemand } from './demand.ts';
import { EXPERT_TURN } from './expert/clock.ts';
import { callAdvertising, callMarketing, deliverReserved } from './expert/events.ts';
import { payPubs } from './expert/income.ts';
import { setOrder } from './order.ts';
import { beerPart, trackPlace } from './pieces.ts';
import { mayAct, orderTrack } from './readers.ts';

/** §6.2: the round track says how many pairs of rounds an operating round has. */
export const pairsOf = (set: number): number => PAIRS[set - 1] ?? PAIRS.at(-1)!;
/** §6.6, §8.5: the last operating round. */
export const lastSet = (table: DoTable): number => (isTwo(table) ? LAST_FOR_TWO : PAIRS.length);

/** §6.5.2: equipment without demand leaves; then the breweries act from left to right. */
export function openBreweryRound(draft: DoDraft): void {
  const { set, or } = draft.clock;
  draft.set('round', 'BR').set('operated', []).set('operating', null);
  draft.put(ROUND_MARKER, trackPlace(set, beerPart(or)), { due: 'due/round' });
  dropIdle(draft);
  payPubs(draft);
  draft.set(
    'order',
    orderTrack(draft.table).filter((id) => mayAct(draft.table, id)),
  );
  nextBrewery(draft);
  if (isExpert(draft.table)) callAdvertising(draft);
}
/** Whose turn is next: the first of the order that has not acted and still can. False: all have acted. */
export function nextBrewery(draft: DoDraft): boolean {
  const left = draft.clock.order.filter((id) => mayAct(draft.table, id));
  const more = isExpert(draft.table) ? EXPERT_TURN : {};
  const keys: Partial<DoClock> = {
    ...BREWERY_TURN,
    ...more,
    step: 'give-up',
    dealt: null,
    dutySold: false,
    waived: [],
  };
  const isOpen = openTurn(draft, left, keys) !== null;
  if (isExpert(draft.table)) deliverReserved(draft);
  return isOpen;
}
/** §6.5.2.3: a new order, then new demand. False: it waits until somebody has spoken about the order (§7.2). */
export function closeBreweryRound(draft: DoDraft): boolean {
  setOrder(draft);
  if (isExpert(draft.table) && callMarketing(draft)) return false;
  prepareDemand(draft);
  return true;
}
