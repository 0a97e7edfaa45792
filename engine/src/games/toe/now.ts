import { isOpenTo } from '../../table/title.ts';
import type { Params, Seat } from '../../table/types.ts';
import { phrase } from '../../table/words.ts';
import type { Phrase } from '../../table/words.ts';
import { itemName } from './auction.ts';
import { completed } from './books.ts';
import { isPhase } from './clock.ts';
import type { ToeTable } from './clock.ts';
import { stepOf } from './course.ts';
import { PREMIUM_CALLER, SEGMENT_PRICE } from './data/limits.ts';
import { drawContract, take } from './moves/conference.ts';
import { blind, buy } from './moves/fair.ts';
import { licence } from './moves/site.ts';
import { premiumOf } from './moves/subsidy.ts';
import { citiesOf } from './network.ts';
import { allowance, boughtBy, callerOf, phaseLimit, purse } from './readers.ts';
import type { Bought } from './readers.ts';
import { yearly } from './year.ts';

const isBought = (stage: string): stage is Bought => Object.hasOwn(CAN_BUY, stage);

const say = (key: string, params: Params): Phrase => phrase(`toe/prompt/${key}`, params);

/** Whether there is something to be bought in a phase. */
const CAN_BUY: Readonly<Record<Bought, (table: ToeTable, seat: Seat) => boolean>> = {
  site: (table, seat) => isOpenTo(licence, table, seat),
  fair: (table, seat) => isOpenTo(buy, table, seat) || isOpenTo(blind, table, seat),
  conference: (table, seat) => isOpenTo(take, table, seat) || isOpenTo(drawContract, table, seat),
};

/** What is bought in this phase: how much more; other sentences when that was all, or when there is nothing to be had. */
function buying(table: ToeTable, stage: Bought, seat: Seat): Phrase {
  const { clock } = table;
  const most = allowance(clock, seat, stage);
  const left = Math.max(0, most - boughtBy(clock, seat));
  const key = left === 0 ? `${stage}-full` : CAN_BUY[stage](table, seat) ? stage : `${stage}-none`;
  return say(key, { seat, left, most, price: SEGMENT_PRICE, cash: purse(table, seat) });
}

/** Phases of somebody's own, one after another or all at once. */
function phaseText(table: ToeTable, seats: readonly Seat[]): Phrase {
  const { clock } = table;
  const seat = seats[0] ?? '';
  if (stepOf(clock) === 'closing') return say('closing', { seats });
  if (isBought(clock.stage)) return buying(table, clock.stage, seat);
  if (clock.stage === 'premium') {
    const cities = citiesOf(table, seat).length;
    const extra = callerOf(clock) === seat ? PREMIUM_CALLER : 0;
    const key = premiumOf(table, seat) === 0 ? 'premium-none' : extra > 0 ? 'premium-caller' : 'premium';
    return say(key, { seat, cities, extra });
  }
  return say(clock.stage, { seat, seats });
}

/** The one sentence that says what to do now, with the figures that matter for it. */
export function sentence(table: ToeTable, seats: readonly Seat[]): Phrase {
  const { clock } = table;
  const { stage, lot } = clock;
  const step = stepOf(clock);
  const seat = seats[0] ?? '';
  const cash = purse(table, seat);
  if (stage === 'end')
    return say(clock.ending === null ? 'end' : `end-${clock.ending}`, {
      seats: clock.seats.filter((one) => completed(table, one).length >= (clock.target ?? Infinity)),
      target: clock.target,
    });
  if (step === 'bidding' && lot)
    return say('raise', { seat, item: itemName(table, lot.item), bid: lot.bid, bidder: lot.bidder, cash });
  if (step === 'bidding') return say('open', { seat, cash });
  if (isPhase(stage)) return phaseText(table, seats);
  if (stage === 'insolvency') {
    const loss = Math.max(0, -yearly(table, seat));
    return say(clock.insolvent?.asked ? 'insolvency-more' : 'insolvency', { seat, loss, cash });
  }
  if (stage !== 'call') return say(stage, { seats });
  const n = clock.calls.length + 1;
  return say(clock.ending === null ? 'call' : `call-${clock.ending}`, { seat, n, of: phaseLimit(clock) });
}

/** Where we are: year, stage, step. */
export const where = ({ clock }: ToeTable): readonly Phrase[] => [
  phrase('toe/year', { round: clock.round }),
  phrase(`toe/stage/${clock.stage}`),
  ...(isPhase(clock.stage) ? [phrase(`toe/step/${stepOf(clock)}`)] : []),
  ...(clock.ending !== null && clock.stage !== 'end' ? [phrase('toe/last-year')] : []),
];
