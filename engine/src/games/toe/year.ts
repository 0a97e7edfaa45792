import type { Luck } from '../../table/luck.ts';
import { piecesAt } from '../../table/places.ts';
import type { Seat } from '../../table/types.ts';
import { beginBidding, clearAuction, layOutAssets } from './auction.ts';
import { deviation, profitOf } from './books.ts';
import { KINDS } from './box.ts';
import { PHASES } from './clock.ts';
import type { ToeTable } from './clock.ts';
import { NEW_YEAR, NO_AUCTION, NOBODY_WAITS } from './course.ts';
import { PAYOUT_CAP, RESHUFFLE_ROUNDS } from './data/limits.ts';
import {
  BANK,
  CHAIR_CARD,
  contractPiece,
  marker,
  ownerOfStick,
  phaseCard,
  phasePlace,
  profitPlace,
  REMINDERS,
  seatPlace,
  sticksPlace,
} from './pieces.ts';
import {
  activeSeats,
  clockwise,
  contractsOf,
  isDone,
  isOn,
  isReminded,
  markerAt,
  nextActive,
  onTrack,
  previousActive,
  purse,
} from './readers.ts';
import { clearFair, fillContracts, fillFair, reshuffle, subsidise } from './supply.ts';
import { noteEnding } from './toe-draft.ts';
import type { ToeDraft } from './toe-draft.ts';

/** The year is over (ch. 9): audit – payout – chips – removal – refill – chair and phases – vehicles (TOE-9.13). */
export function endYear(draft: ToeDraft, luck: Luck): void {
  draft.book();
  noteEnding(draft);
  if (draft.clock.ending === null && (draft.table.cash[BANK] ?? 0) <= 0) draft.set('ending', 'bank');
  // Extraordinary audits come before a payout; in the last year there is one only if the table agreed on it.
  const pays = draft.clock.ending === null || isOn(draft.table, 'lastPayout');
  if (!pays || !isOn(draft.table, 'audit')) return payYear(draft, luck);
  draft.begin({ stage: 'audit', step: 'closing', open: activeSeats(draft.clock) });
}

/** What the marker says, in euro. */
export const yearly = (table: ToeTable, seat: Seat): number =>
  (markerAt(table, seat) ?? profitOf(table, seat)) * 1000;

/** An audit may have lifted a marker to 500k: then this was the last year (TOE-10.3). */
export function payYear(draft: ToeDraft, luck: Luck): void {
  noteEnding(draft);
  if (draft.clock.ending !== null) return beginFinal(draft);
  draft.set('rescued', []);
  const insolvent = clockwise(draft.clock, draft.clock.chair).filter((seat) => !paySeat(draft, seat));
  if (isOn(draft.table, 'rescue')) draft.set('queue', insolvent);
  else for (const seat of insolvent) dropOut(draft, seat);
  nextInsolvency(draft, luck);
}

/** Pays the profit out or takes the loss in. False: the second loss in a row that is not covered (ch. 9, 12). */
function paySeat(draft: ToeDraft, seat: Seat): boolean {
  const isCovered = -yearly(draft.table, seat) <= Math.max(0, purse(draft.table, seat));
  if (!isCovered && isReminded(draft.table, seat)) return false;
  settle(draft, seat);
  const [stick] = piecesAt(draft.table, sticksPlace(seat));
  if (isCovered) takeReminder(draft, seat);
  else if (stick !== undefined) draft.put(stick, REMINDERS, { due: 'due/reminder' });
  return true;
}
/** The bank pays the profit, or gets as much of the loss as there is. */
function settle(draft: ToeDraft, seat: Seat): void {
  const amount = yearly(draft.table, seat);
  const loss = Math.min(-amount, Math.max(0, purse(draft.table, seat)));
  if (amount < 0) draft.pay(loss, seatPlace(seat), BANK, 'due/loss');
  else draft.pay(Math.min(amount, PAYOUT_CAP), BANK, seatPlace(seat), 'due/payout');
}

/** The loss was covered, or there was none: the stick comes back (OQ-13). */
function takeReminder(draft: ToeDraft, seat: Seat): void {
  for (const piece of piecesAt(draft.table, REMINDERS))
    if (ownerOfStick(piece) === seat) draft.put(piece, sticksPlace(seat), { due: 'due/reminder' });
}

/** TOE-12.6: out of the game, rated at the end like the others; what it owns stays where it is (OQ-14). */
function dropOut(draft: ToeDraft, seat: Seat): void {
  if (yearly(draft.table, seat) < 0) settle(draft, seat);
  if (!draft.clock.gone.includes(seat)) draft.set('gone', [...draft.clock.gone, seat]);
}

// —— Insolvency in self-administration ——

function nextInsolvency(draft: ToeDraft, luck: Luck): void {
  const [seat, ...queue] = draft.clock.queue;
  draft.set('insolvent', null);
  if (seat === undefined || activeSeats(draft.clock).length < 2) return prepareYear(draft, luck);
  const insolvent = { seat, asked: false };
  draft.begin({ ...NO_AUCTION, stage: 'insolvency', step: 'offers', turn: null, queue, insolvent });
  // What was bought from the one before may have lifted this marker out of the red (TOE-12.16, OQ-15).
  if (!tryRescue(draft, luck)) layOutAssets(draft, seat);
}

/** The company is saved as soon as it can pay or its marker has left the red (TOE-12.16, OQ-15). */
export function tryRescue(draft: ToeDraft, luck: Luck): boolean {
  const seat = draft.clock.insolvent?.seat;
  if (seat === undefined) return false;
  const amount = yearly(draft.table, seat);
  if (amount < 0 && purse(draft.table, seat) < -amount) return false;
  if (amount < 0) draft.pay(-amount, seatPlace(seat), BANK, 'due/loss');
  takeReminder(draft, seat);
  clearAuction(draft);
  draft.set('rescued', [...draft.clock.rescued, seat]);
  nextInsolvency(draft, luck);
  return true;
}

const unoffered = ({ table }: ToeDraft, seat: Seat): boolean =>
  contractsOf(table, seat).some((id) => !isDone(table, id) && !table.clock.items.includes(contractPiece(id)));

/** Nobody bids any more: the insolvent company may offer another contract once, else it is out. */
export function bidsExhausted(draft: ToeDraft, luck: Luck): void {
  const seat = draft.clock.insolvent?.seat;
  if (seat === undefined || draft.clock.insolvent?.asked || !unoffered(draft, seat))
    return giveUp(draft, luck);
  draft.begin({ step: 'offers', turn: null, lot: null, insolvent: { seat, asked: true } });
}

/** The insolvent company has said what it offers; the person to its right opens (TOE-12.9). */
export function sellOff(draft: ToeDraft, luck: Luck): void {
  const { insolvent } = draft.clock;
  if (!insolvent || insolvent.asked) return giveUp(draft, luck);
  layOutAssets(draft, insolvent.seat);
  const first = previousActive(draft.clock, insolvent.seat) ?? insolvent.seat;
  if (!beginBidding(draft, first)) bidsExhausted(draft, luck);
}

export function giveUp(draft: ToeDraft, luck: Luck): void {
  const seat = draft.clock.insolvent?.seat;
  clearAuction(draft);
  if (seat !== undefined) dropOut(draft, seat);
  nextInsolvency(draft, luck);
}

// —— The next year ——

function prepareYear(draft: ToeDraft, luck: Luck): void {
  const { clock } = draft;
  if (activeSeats(clock).length < 2) {
    draft.set('ending', 'alone');
    return finish(draft);
  }
  // A contract bought from an insolvent company can be the last one that was missing: all have called, so it ends here.
  noteEnding(draft);
  if (draft.clock.ending !== null) return checkMarkers(draft);
  subsidise(draft);
  fillContracts(draft, luck);
  const chair = nextActive(clock, clock.chair) ?? clock.chair;
  draft.put(CHAIR_CARD, seatPlace(chair), { due: 'due/chair' });
  for (const phase of PHASES) draft.put(phaseCard(phase), phasePlace(phase), { due: 'due/phases' });
  clearFair(draft);
  if (clock.round % RESHUFFLE_ROUNDS === 0) for (const kind of KINDS) reshuffle(draft, kind);
  fillFair(draft, luck);
  draft.begin({ ...NEW_YEAR, round: clock.round + 1, chair });
}

// —— The end ——

/** TOE-10.4, OQ-9: after the last phase comes the rating; whether the last profit is paid is the table's choice. */
function beginFinal(draft: ToeDraft): void {
  if (isOn(draft.table, 'lastPayout')) for (const seat of activeSeats(draft.clock)) settle(draft, seat);
  checkMarkers(draft);
}
/** TOE-11.1: where every marker stands right there is nothing to check. */
function checkMarkers(draft: ToeDraft): void {
  const off = draft.clock.seats.some((seat) => deviation(draft.table, seat) !== 0);
  if (!off) return finish(draft);
  draft.begin({ stage: 'final', step: 'closing', turn: null, open: activeSeats(draft.clock) });
}
export function finish(draft: ToeDraft): void {
  draft.begin({ ...NOBODY_WAITS, stage: 'end', lot: null, insolvent: null });
}

/** TOE-11.2: the marker is set to what the contracts say. */
export const correct = (draft: ToeDraft, seat: Seat): void => {
  draft.put(marker(seat), profitPlace(onTrack(profitOf(draft.table, seat))), { due: 'due/profit' });
};
