import { noLuck } from '../../../table/luck.ts';
import type { Luck } from '../../../table/luck.ts';
import { alone, isLegal } from '../../../table/rules.ts';
import { isOpenTo } from '../../../table/title.ts';
import type { Params, Seat } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import { beginBidding } from '../auction.ts';
import { deviation } from '../books.ts';
import type { ToeTable } from '../clock.ts';
import { stepOf } from '../course.ts';
import { checkOff, endPhase, finishTurn, skipCall } from '../flow.ts';
import { gain, mayEarn, roomy } from '../helps.ts';
import { AID, auctionPlace, seatPlace } from '../pieces.ts';
import {
  callerOf,
  isOn,
  nextCaller,
  phaseLimit,
  turn,
  vehicleName,
  vehiclesAt,
  withSign,
} from '../readers.ts';
import { playerRules, rule, when, yourTurn } from '../rules.ts';
import type { ToeMove } from '../rules.ts';
import { doing } from '../toe-draft.ts';
import type { ToeDraft } from '../toe-draft.ts';
import { finish, giveUp, payYear, sellOff } from '../year.ts';
import { mayCloseYear } from '../year-line.ts';
import { assign } from './assign.ts';
import { endAuction } from './bid.ts';
import { choose } from './subsidy.ts';

/** Everybody has finished where there is no order: what comes then. */
function allDone(draft: ToeDraft, luck: Luck): void {
  const { stage } = draft.clock;
  const step = stepOf(draft.clock);
  if (stage === 'audit') return payYear(draft, luck);
  if (stage === 'final') return finish(draft);
  if (stage === 'auction' && step === 'offers') {
    if (!beginBidding(draft, callerOf(draft.clock) ?? draft.clock.chair)) endAuction(draft, luck);
    return;
  }
  endPhase(draft, luck);
}

function conclude(draft: ToeDraft, seat: Seat, luck: Luck): void {
  const { stage, insolvent } = draft.clock;
  const step = stepOf(draft.clock);
  if (stage === 'end' || step === 'bidding') return;
  if (stage === 'call') {
    if (nextCaller(draft.clock) === seat) skipCall(draft, seat, luck);
  } else if (stage === 'insolvency') {
    if (insolvent === null || insolvent.seat === seat) sellOff(draft, luck);
  } else if (step === 'turns') finishTurn(draft, seat, luck);
  else if (checkOff(draft, seat)) allDone(draft, luck);
}

/** In an auction one bids or passes; here nobody is asked to finish anything. */
const asked = (table: ToeTable, seat: Seat): boolean =>
  stepOf(table.clock) === 'closing' || table.clock.stage === 'auction' ? turn(table).includes(seat) : true;
/** The marker of who finishes stands wrong; where audits are played, finding out is up to the others. */
const isOff = (table: ToeTable, seat: Seat): boolean => !isOn(table, 'audit') && deviation(table, seat) !== 0;

/** In the conference room a marker too high is a tax that was not counted. */
const isUntaxed = (table: ToeTable, seat: Seat): boolean =>
  table.clock.stage === 'conference' && isOff(table, seat) && deviation(table, seat) > 0;

/**
 * Who finishes assigning while a free vehicle would earn something has probably forgotten it. Hidden vehicles are
 * nobody's business: what is found is read by all.
 */
function forgotten(table: ToeTable, seat: Seat): Params | null {
  const isLast = stepOf(table.clock) === 'closing' && table.clock.open.includes(seat);
  if (!isLast || isOn(table, 'hidden')) return null;
  for (const contract of roomy(table, seat))
    for (const piece of vehiclesAt(table, seatPlace(seat))) {
      if (!mayEarn(table, seat, piece, contract)) continue;
      const move = { type: 'assign', seat, piece, contract };
      if (!isLegal(assign.rules, table, move)) continue;
      const more = gain(table, seat, assign.effects(table, move, noLuck));
      if (more > 0) return { vehicle: vehicleName(table, piece), contract, more };
    }
  return null;
}

/** "I have finished": the own turn of a phase, laying out offers, assigning, checking. */
export const done = mayCloseYear({
  fields: {},
  example: { type: 'done', seat: 'anna' },
  effects: doing((draft, { seat }, _, luck) => conclude(draft, seat, luck)),
  rules: [
    ...playerRules,
    rule('your-call', '6', ['TOE-6.1'], ({ clock }, { seat }) => {
      const caller = nextCaller(clock);
      return when(clock.stage === 'call' && caller !== seat, { turn: caller ?? '' });
    }),
    rule('must-call', '6', ['TOE-6.7', 'TOE-FAQ.3'], ({ clock }, { seat }) => {
      const isLeft = clock.stage === 'call' && clock.calls.length < phaseLimit(clock);
      return when(isLeft && nextCaller(clock) === seat);
    }),
    yourTurn,
    rule('bid-or-pass', '8', ['TOE-8.50'], ({ clock }) => when(stepOf(clock) === 'bidding')),
    rule('not-asked', '6', ['TOE-6.3'], (table, { seat }) =>
      when(stepOf(table.clock) !== 'bidding' && stepOf(table.clock) !== 'turns' && !asked(table, seat)),
    ),
    rule('insolvent-decides', '12', ['TOE-12.8'], ({ clock }, { seat }) =>
      when(clock.stage === 'insolvency' && stepOf(clock) === 'offers' && clock.insolvent?.seat !== seat),
    ),
    rule('must-choose', '8', ['TOE-8.66'], (table, { seat }) => {
      const { stage, acted } = table.clock;
      return when(stage === 'aid' && vehiclesAt(table, AID).length > 0 && !acted.includes(seat));
    }),
    rule('must-offer', '8', ['TOE-8.45'], (table, { seat }) => {
      const isOffering = table.clock.stage === 'auction' && stepOf(table.clock) === 'offers';
      const has = (place: string): boolean => vehiclesAt(table, place).length > 0;
      return when(isOffering && has(seatPlace(seat)) && !has(auctionPlace(seat)));
    }),
    rule('tax-first', '7', ['TOE-7.3'], (table, { seat }) =>
      when(isUntaxed(table, seat), { off: deviation(table, seat) }),
    ),
    rule('marker', '5', ['TOE-5.7'], (table, { seat }) => {
      const isLeft = !['call', 'end', 'final'].includes(table.clock.stage);
      return when(isLeft && isOff(table, seat) && !isUntaxed(table, seat), {
        off: withSign(deviation(table, seat)),
      });
    }),
    rule('left-unassigned', '8', ['TOE-8.26'], (table, { seat }) => forgotten(table, seat), 'caution'),
  ],
  label: ({ clock: { stage, insolvent } }, { seat }) => {
    if (stage !== 'insolvency' || insolvent?.seat !== seat) return phrase('toe/log/done', { seat });
    return phrase(insolvent.asked ? 'toe/log/quit' : 'toe/log/sell-off', { seat });
  },
  candidates: (_, seat) => [{ type: 'done', seat }],
  // Who presses it too early is told why.
  offer: (table, seat) => {
    const { stage, insolvent, items } = table.clock;
    const anyway = [{ type: 'done', seat }];
    if (!turn(table).includes(seat) || stage === 'call') return null;
    if (stage === 'insolvency')
      // Asked again, an insolvent company has to put up more or it is out.
      return insolvent?.asked || items.length === 0
        ? null
        : { label: () => phrase('toe/do/sell-off', { count: items.length }), tone: 'main', anyway };
    if (stage === 'aid' && isOpenTo(choose, table, seat)) return null;
    const isLast = stage === 'aid' || stage === 'audit' || stage === 'final';
    return { label: () => phrase('toe/do/done'), tone: isLast ? 'main' : 'onward', anyway };
  },
});

/** An insolvent company does not want to sell off, and drops out (ch. 12). */
export const quit: ToeMove = {
  fields: {},
  example: { type: 'quit', seat: 'anna' },
  effects: doing((draft, { seat }, table, luck) => {
    if (table.clock.stage === 'insolvency' && table.clock.insolvent?.seat === seat) giveUp(draft, luck);
  }),
  rules: [
    ...playerRules,
    alone(
      rule('insolvent-only', '12', ['TOE-12.7'], ({ clock }, { seat }) =>
        when(clock.stage !== 'insolvency' || clock.insolvent?.seat !== seat),
      ),
    ),
    rule('offers-first', '12', ['TOE-12.8'], ({ clock }) =>
      when(clock.stage === 'insolvency' && stepOf(clock) !== 'offers'),
    ),
  ],
  label: (_, { seat }) => phrase('toe/log/quit', { seat }),
  candidates: (_, seat) => [{ type: 'quit', seat }],
  offer: () => ({ label: () => phrase('toe/do/quit'), tone: 'quiet' }),
};
