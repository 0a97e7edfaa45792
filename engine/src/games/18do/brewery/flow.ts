import { companyOf, OUT, ROUND_MARKER, trainOf } from '../../../rail/ids.ts';
import { openTurn } from '../../../rail/verbs/rounds.ts';
import type { Draft } from '../../../table/draft.ts';
import { pieceOf, piecesAt } from '../../../table/places.ts';
import type { PieceId } from '../../../table/types.ts';
import type { DoClock, DoTable } from '../clock.ts';
import { LAST_FOR_TWO } from '../investor/brewery/data.ts';
import { BEER_SUPPLY } from '../pieces.ts';
import { isExpert, isTwo } from '../readers.ts';
import { BREWERY_TURN } from './clock.ts';
import { SEGMENTS } from './data/demand.ts';
import { PAIRS } from './data/limits.ts';
import { dropIdle, prepareDemand } from './demand.ts';
import { EXPERT_TURN } from './expert/clock.ts';
import { callAdvertising, callMarketing, deliverReserved } from './expert/events.ts';
import { payPubs } from './expert/income.ts';
import { setOrder } from './order.ts';
import { beerPart, closedPlace, EXPORT_BOX, NO_DEMAND_SUPPLY, trackPlace } from './pieces.ts';
import { cubesAt, isBrewCompany, isSmall, mayAct, orderTrack } from './readers.ts';

type DoDraft = Draft<DoClock>;

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

// —— Phases (§6.2.1) ——

/** A phase begins: its segment opens, and with the gray one the export box is emptied (§5.1.3). */
export function phaseOpens(draft: DoDraft, phase: string): void {
  const segment = SEGMENTS.find(({ opens }) => opens === phase);
  if (segment)
    for (const marker of piecesAt(draft.table, closedPlace(segment.id)))
      draft.put(marker, NO_DEMAND_SUPPLY, { due: 'due/segment' });
  if (phase === '8') emptyBox(draft);
}
/** §5.1.3: what lies in the export box goes to the supply. */
export function emptyBox(draft: DoDraft): void {
  for (const cube of cubesAt(draft.table, EXPORT_BOX))
    draft.put(cube, BEER_SUPPLY, { due: 'due/export-box' });
}
/** Only cards that are trains grow old: equipment stays (§6.5.2.2). */
export const isTrainCard = (draft: DoDraft, card: PieceId): boolean => {
  const at = pieceOf(draft.table, card)?.at ?? OUT;
  return trainOf(card) !== null && !isSmall(companyOf(at) ?? '') && !isBrewCompany(companyOf(at) ?? '');
};
