import type { Luck } from '../../table/luck.ts';
import type { Seat } from '../../table/types.ts';
import { clearAuction } from './auction.ts';
import { assigned, unusedLicences } from './books.ts';
import type { Phase, ToeTable } from './clock.ts';
import { NEW_PHASE, NO_AUCTION, NOBODY_WAITS } from './course.ts';
import { AID_LOCOMOTIVES } from './data/limits.ts';
import { AID, auctionPlace, phaseCard, seatPlace } from './pieces.ts';
import {
  activeSeats,
  callerOf,
  clockwise,
  contractsOf,
  isDone,
  onTurn,
  phaseLimit,
  unassigned,
  vehiclesAt,
} from './readers.ts';
import { drawAid } from './supply.ts';
import { toDiscard } from './toe-draft.ts';
import type { ToeDraft } from './toe-draft.ts';
import { endYear } from './year.ts';

/** A phase begins: the card lies with its caller, who plays it first (ch. 6). */
export function beginPhase(draft: ToeDraft, seat: Seat, phase: Phase, luck: Luck): void {
  draft.put(phaseCard(phase), seatPlace(seat));
  // After the end a card is only a card: there may be nobody left to play the phase.
  if (draft.clock.stage === 'end') return;
  clearPassing(draft);
  const calls = [...draft.clock.calls, { seat, phase }];
  draft.begin({ ...NEW_PHASE, stage: phase, turn: seat, calls, proposal: null });
  if (phase === 'aid') {
    drawAid(draft, 'loco', AID_LOCOMOTIVES, AID, luck);
    drawAid(draft, 'wagon', activeSeats(draft.clock).length, AID, luck);
  }
  if (phase === 'auction') beginOffers(draft);
}

/** Somebody did not call although it was the own turn to do so: the year goes on without that phase. */
export function skipCall(draft: ToeDraft, seat: Seat, luck: Luck): void {
  draft.set('calls', [...draft.clock.calls, { seat, phase: null }]);
  endPhase(draft, luck);
}

/** The seat has finished its part; the next one clockwise plays the same phase (TOE-6.2). */
export function finishTurn(draft: ToeDraft, seat: Seat, luck: Luck): void {
  const { clock } = draft;
  const acted = clock.acted.includes(seat) ? clock.acted : [...clock.acted, seat];
  draft.set('acted', acted);
  const now = onTurn(clock);
  if (now !== null && now !== seat && !acted.includes(now)) return;
  const next =
    clockwise(clock, callerOf(clock) ?? clock.chair).find((other) => !acted.includes(other)) ?? null;
  draft.set('turn', next);
  if (next !== null) return;
  if (clock.stage === 'fair') beginClosing(draft, luck, seat);
  else endPhase(draft, luck);
}

/** Something to assign, exchange or withdraw: an open contract, and a vehicle. */
const hasStock = (table: ToeTable, seat: Seat): boolean => {
  const open = contractsOf(table, seat).filter((id) => !isDone(table, id));
  return (
    open.length > 0 &&
    (unassigned(table, seat).length > 0 || open.some((id) => assigned(table, id).length > 0))
  );
};

/** TOE-8.26, TOE-8.59: everybody may assign now, in no order. `last` has just had the turn and is done with it. */
export function beginClosing(draft: ToeDraft, luck: Luck, last: Seat | null): void {
  const open = activeSeats(draft.clock).filter((seat) => seat !== last && hasStock(draft.table, seat));
  draft.begin({ step: 'closing', turn: null, open });
  if (open.length === 0) endPhase(draft, luck);
}

/** "Done" where there is no order. True when nobody is left to wait for. */
export function checkOff(draft: ToeDraft, seat: Seat): boolean {
  const open = draft.clock.open.filter((other) => other !== seat);
  draft.set('open', open);
  return open.length === 0;
}

/** What a phase has laid out does not stay, however the phase came to its end: the selection, the offers, a bid. */
function clearPassing(draft: ToeDraft): void {
  toDiscard(draft, vehiclesAt(draft.table, AID));
  const { items, lot, seats } = draft.clock;
  const isLying = seats.some((seat) => vehiclesAt(draft.table, auctionPlace(seat)).length > 0);
  if (items.length > 0 || lot !== null || isLying) clearAuction(draft);
}

/** The phase is over: the next person calls, or the year ends (TOE-6.5, TOE-6.10). */
export function endPhase(draft: ToeDraft, luck: Luck): void {
  clearPassing(draft);
  draft.book().begin({ ...NOBODY_WAITS, stage: 'call' });
  if (draft.clock.calls.length >= phaseLimit(draft.clock)) endYear(draft, luck);
}

// —— Auction house: laying out ——

/** Who has nothing unused is not asked (TOE-8.44). */
const canOffer = (table: ToeTable, seat: Seat): boolean =>
  unassigned(table, seat).length > 0 || unusedLicences(table, seat).length > 0;

function beginOffers(draft: ToeDraft): void {
  const caller = callerOf(draft.clock);
  const open = activeSeats(draft.clock).filter((seat) => canOffer(draft.table, seat));
  // With nothing to sell at all the caller closes the house again.
  const asked = open.length > 0 || caller === null ? open : [caller];
  draft.begin({ ...NO_AUCTION, step: 'offers', turn: null, open: asked });
}
