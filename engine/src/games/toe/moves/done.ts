import type { Luck } from '../../../table/luck.ts';
import type { MoveSpec } from '../../../table/game.ts';
import type { Seat } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import { beginBidding } from '../auction.ts';
import { deviation } from '../books.ts';
import type { ToeClock, ToeTable } from '../clock.ts';
import { checkOff, endPhase, finishTurn, skipCall } from '../flow.ts';
import { AID, auctionPlace, seatPlace } from '../pieces.ts';
import { callerOf, isOn, nextCaller, phaseLimit, vehiclesAt } from '../readers.ts';
import { playerRules, rule, when, yourTurn } from '../rules.ts';
import { drafted } from '../toe-draft.ts';
import type { ToeDraft } from '../toe-draft.ts';
import { finish, giveUp, payYear, sellOff } from '../year.ts';
import { endAuction } from './bid.ts';

/** Everybody has finished where there is no order: what comes then. */
function allDone(draft: ToeDraft, luck: Luck): void {
  const { stage, step } = draft.clock;
  if (stage === 'audit') return payYear(draft, luck);
  if (stage === 'final') return finish(draft);
  if (stage === 'auction' && step === 'offers') {
    if (!beginBidding(draft, callerOf(draft.clock) ?? draft.clock.chair)) endAuction(draft, luck);
    return;
  }
  endPhase(draft, luck);
}

function conclude(draft: ToeDraft, seat: Seat, luck: Luck): void {
  const { stage, step, insolvent } = draft.clock;
  if (stage === 'end' || step === 'bidding') return;
  if (stage === 'call') {
    if (nextCaller(draft.clock) === seat) skipCall(draft, seat, luck);
  } else if (stage === 'insolvency') {
    if (insolvent === null || insolvent.seat === seat) sellOff(draft, luck);
  } else if (step === 'turns') finishTurn(draft, seat, luck);
  else if (checkOff(draft, seat)) allDone(draft, luck);
}

/** In an auction one bids or passes; here nobody is asked to finish anything. */
const asked = ({ clock }: ToeTable, seat: Seat): boolean =>
  clock.step === 'closing' || clock.stage === 'auction' ? clock.open.includes(seat) : true;
/** The marker of who finishes stands wrong; where audits are played, finding out is up to the others. */
const isOff = (table: ToeTable, seat: Seat): boolean => !isOn(table, 'audit') && deviation(table, seat) !== 0;

/** "I have finished": the own turn of a phase, laying out offers, assigning, checking. */
export const done: MoveSpec<ToeClock> = {
  fields: {},
  example: { type: 'done', seat: 'anna' },
  effects: (table, { seat }, luck) => drafted(table, (draft) => conclude(draft, seat, luck)),
  rules: [
    ...playerRules,
    rule('must-call', '6', ['TOE-6.7', 'TOE-FAQ.3'], ({ clock }) =>
      when(clock.stage === 'call' && clock.calls.length < phaseLimit(clock)),
    ),
    yourTurn,
    rule('bid-or-pass', '8', ['TOE-8.50'], ({ clock }) => when(clock.step === 'bidding')),
    rule('not-asked', '6', ['TOE-6.3'], (table, { seat }) =>
      when(table.clock.step !== 'bidding' && table.clock.step !== 'turns' && !asked(table, seat)),
    ),
    rule('insolvent-decides', '12', ['TOE-12.8'], ({ clock }, { seat }) =>
      when(clock.stage === 'insolvency' && clock.step === 'offers' && clock.insolvent?.seat !== seat),
    ),
    rule('must-choose', '8', ['TOE-8.66'], (table, { seat }) =>
      when(
        table.clock.stage === 'aid' && vehiclesAt(table, AID).length > 0 && !table.clock.acted.includes(seat),
      ),
    ),
    rule('must-offer', '8', ['TOE-8.45'], (table, { seat }) =>
      when(
        table.clock.stage === 'auction' &&
          table.clock.step === 'offers' &&
          vehiclesAt(table, seatPlace(seat)).length > 0 &&
          vehiclesAt(table, auctionPlace(seat)).length === 0,
      ),
    ),
    rule('tax-first', '7', ['TOE-7.3'], (table, { seat }) =>
      when(table.clock.stage === 'conference' && isOff(table, seat), { off: deviation(table, seat) }),
    ),
    rule('marker', '5', ['TOE-5.7'], (table, { seat }) =>
      when(!['conference', 'call', 'end', 'final'].includes(table.clock.stage) && isOff(table, seat), {
        off: deviation(table, seat),
      }),
    ),
  ],
  label: (_, { seat }) => phrase('toe/log/done', { seat }),
};

/** An insolvent company does not want to sell off, and drops out (ch. 12). */
export const quit: MoveSpec<ToeClock> = {
  fields: {},
  example: { type: 'quit', seat: 'anna' },
  effects: (table, { seat }, luck) =>
    drafted(table, (draft) => {
      if (table.clock.stage === 'insolvency' && table.clock.insolvent?.seat === seat) giveUp(draft, luck);
    }),
  rules: [
    ...playerRules,
    rule('insolvent-only', '12', ['TOE-12.7'], ({ clock }, { seat }) =>
      when(clock.stage !== 'insolvency' || clock.insolvent?.seat !== seat),
    ),
    rule('offers-first', '12', ['TOE-12.8'], ({ clock }) =>
      when(clock.stage === 'insolvency' && clock.step !== 'offers'),
    ),
  ],
  label: (_, { seat }) => phrase('toe/log/quit', { seat }),
};
