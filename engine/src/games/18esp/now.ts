import { whereIn } from '../../rail/verbs/now.ts';
import type { CompanyId } from '../../rail/types.ts';
import { isOpenTo } from '../../table/title.ts';
import type { Seat } from '../../table/types.ts';
import type { Phrase } from '../../table/words.ts';
import { phrase } from '../../table/words.ts';
import type { EspTable } from './clock.ts';
import { LAST_ROUNDS } from './data/trains.ts';
import { canRaise, gapOf, inNeed } from './purchase.ts';
import { offerParams } from './moves/answer.ts';
import { mustSell } from './moves/sell.ts';
import { takeover } from './moves/takeover.ts';
import {
  awaitsHome,
  cardName,
  debtOf,
  director,
  isLastRound,
  isMinor,
  overLimit,
  treasury,
} from './readers.ts';
import { trainDuty } from './train-rules.ts';

export const where = (table: EspTable): readonly Phrase[] => whereIn('18esp', table.clock, endIsNear(table));

/** §8: what is still to come once the second 8 has left the stack. */
function endIsNear(table: EspTable): readonly Phrase[] {
  const { ending, round } = table.clock;
  if (ending === null || round === 'end') return [];
  if (ending === 'called') return [phrase('18esp/ending/called')];
  if (round === 'SR') return [phrase('18esp/ending/stock')];
  return [phrase(isLastRound(table) ? '18esp/ending/final' : '18esp/ending/last', { ors: LAST_ROUNDS })];
}

/** What is to do now, in one imperative sentence. */
export function sentence(table: EspTable, seats: readonly Seat[]): Phrase {
  const { clock } = table;
  const seat = seats.join(', ');
  if (clock.round === 'end') return phrase('18esp/now/end');
  const over = overLimit(table);
  if (over.length > 0) return discardSentence(over, seats);
  if (clock.parDue) return phrase('18esp/now/par', { seat, company: clock.parDue.company });
  if (clock.round === 'auction') return auctionSentence(table, seat);
  if (clock.round === 'SR') return stockSentence(table, seat);
  if (clock.offer)
    return phrase(`18esp/now/offer-${clock.offer.kind}`, { seat, ...offerParams(table, clock.offer) });
  if (clock.vacancy) return phrase('18esp/now/vacancy', { seat, ...clock.vacancy });
  if (clock.operating === null) return phrase('18esp/now/go-on', { seat });
  return phrase(`18esp/now/${stepSentence(table, clock.operating)}`, {
    seat,
    company: clock.operating,
    treasury: treasury(table, clock.operating),
    gap: Math.max(0, gapOf(table, clock.operating)),
  });
}

/** Which sentence the step of a company has: only what can be done now is asked for. */
function stepSentence(table: EspTable, company: CompanyId): string {
  const { step } = table.clock;
  if (step === 'build') return awaitsHome(table, company) ? 'home' : isMinor(company) ? 'build-minor' : step;
  if (step !== 'takeover' && step !== 'trains') return step;
  const seat = director(table, company);
  const owes = trainDuty.check(table, { type: 'done', seat }) !== null;
  const canTakeOver = step === 'takeover' && isOpenTo(takeover, table, seat);
  if (canTakeOver) return owes ? 'takeover-duty' : 'takeover';
  if (!owes) return 'trains';
  if (!inNeed(table, company)) return 'trains-duty';
  if (gapOf(table, company) <= 0) return 'trains-help';
  if (table.clock.emergency === 'sales') return 'trains-sell';
  return canRaise(table, company) ? 'trains-raise' : 'trains-loan';
}

function discardSentence(over: readonly CompanyId[], seats: readonly Seat[]): Phrase {
  const key = over.length === 1 ? 'discard' : seats.length === 1 ? 'discard-several' : 'discard-all';
  return phrase(`18esp/now/${key}`, { seat: seats.join(', '), company: over.join(', ') });
}

function auctionSentence(table: EspTable, seat: Seat): Phrase {
  const { lot } = table.clock;
  if (lot === null) return phrase('18esp/now/go-on', { seat });
  const params = { seat, card: cardName(table, lot.private), price: lot.price, bid: lot.bid };
  return lot.bidder === null
    ? phrase('18esp/now/open', params)
    : phrase('18esp/now/bid', { ...params, bidder: lot.bidder });
}

function stockSentence(table: EspTable, seat: Seat): Phrase {
  const { repaid, sold } = table.clock;
  const surplus = mustSell.check(table, { type: 'pass', seat });
  if (surplus !== null) {
    const more = Number(surplus['count']) - Number(surplus['limit']);
    return phrase('18esp/now/must-sell', { seat, more, ...surplus });
  }
  const key = repaid ? 'repaid' : sold ? 'sold' : 'trade';
  const debt = debtOf(table, seat);
  return debt > 0 ? phrase(`18esp/now/${key}-debt`, { seat, debt }) : phrase(`18esp/now/${key}`, { seat });
}
