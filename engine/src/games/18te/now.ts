import { needOf } from '../../rail/verbs/helped-train.ts';
import { whereIn } from '../../rail/verbs/now.ts';
import { isLegal } from '../../table/rules.ts';
import type { CompanyId } from '../../rail/types.ts';
import type { Params, Seat } from '../../table/types.ts';
import type { Phrase } from '../../table/words.ts';
import { phrase } from '../../table/words.ts';
import type { TeTable } from './clock.ts';
import { issue } from './moves/issue.ts';
import { redeem } from './moves/redeem.ts';
import { mustSell } from './moves/sell.ts';
import { cheapest, dutyOf, mostRaised } from './purchase.ts';
import { director, founded, overLimit, phase, trainLimit, trainName, trainsOf, treasury } from './readers.ts';
import { te } from './title.ts';
import { mustStartAtHome } from './site.ts';

export const where = ({ clock }: TeTable): readonly Phrase[] => whereIn('18te', clock);

/** What is to do now, in one imperative sentence. It names nothing that the rules would refuse. */
export function sentence(table: TeTable, seats: readonly Seat[]): Phrase {
  const { clock } = table;
  const seat = seats.join(', ');
  if (clock.round === 'end') return phrase('18te/now/end');
  const over = overLimit(table);
  if (over.length > 0) return phrase('18te/now/discard', { seat, company: over.join(', ') });
  if (clock.round === 'SR') return trading(table, seat);
  if (clock.offer)
    return phrase('18te/now/offer', { seat, ...clock.offer, train: trainName(table, clock.offer.train) });
  if (clock.operating === null) return phrase('18te/now/go-on', { seat });
  return operatingNow(table, clock.operating, seat);
}

function trading(table: TeTable, seat: Seat): Phrase {
  const { auction, opened, sold, set } = table.clock;
  if (auction) {
    const { company, bid, bidder } = auction;
    return phrase('18te/now/bid', { seat, company, bid, bidder });
  }
  if (!opened) return phrase('18te/now/open', { seat, company: 'KHS' });
  const surplus = mustSell.check(table, { type: 'pass', seat });
  if (surplus) {
    const more = Number(surplus['count']) - Number(surplus['limit']);
    return phrase('18te/now/must-sell', { seat, more, ...surplus });
  }
  return phrase(`18te/now/${sold ? 'sold' : set === 1 ? 'first-trade' : 'trade'}`, { seat });
}

function operatingNow(table: TeTable, company: CompanyId, seat: Seat): Phrase {
  const { step, dealt } = table.clock;
  const common = { seat, company, treasury: treasury(table, company), ...dealsOf(table, company) };
  if (step === 'trains') return buyingNow(table, company, common);
  const idle = trainsOf(table, company).length === 0 ? 1 : 0;
  if (step === 'track' && cannotStart(table, company)) return phrase('18te/now/run', { ...common, idle });
  return phrase(`18te/now/${step === 'shares' && dealt !== null ? dealt : step}`, { ...common, idle });
}

/** What may be done with certificates now. The words choose by 1 and 0 what they mention. */
function dealsOf(table: TeTable, company: CompanyId): { readonly issue: number; readonly redeem: number } {
  const one = { seat: director(table, company), count: 1 };
  return {
    issue: isLegal(issue.rules, table, { type: 'issue', ...one }) ? 1 : 0,
    redeem: isLegal(redeem.rules, table, { type: 'redeem', ...one }) ? 1 : 0,
  };
}

/** TWE before there are green tiles: nothing at all can be laid (OQ-1). */
const cannotStart = (table: TeTable, company: CompanyId): boolean =>
  mustStartAtHome(table, company) && !phase(table).colours.includes('green');

function buyingNow(table: TeTable, company: CompanyId, common: Params): Phrase {
  const president = director(table, company);
  const need = needOf(te, table, company, cheapest(table) ?? 0);
  const params = { ...common, ...need };
  switch (dutyOf(table, company)) {
    case 'buy':
      return phrase('18te/now/must-buy', params);
    case 'fund':
      return phrase(Number(need['short']) > 0 ? '18te/now/must-raise' : '18te/now/must-fund', params);
    case 'declare':
      if (mostRaised(table, president) > 0) return phrase('18te/now/must-sell-all', params);
      return phrase(othersHaveTrains(table, company) ? '18te/now/must-ask' : '18te/now/must-declare', params);
    case null:
      return phrase(canBuy(table, company) ? '18te/now/trains' : '18te/now/no-train', params);
  }
}

const othersHaveTrains = (table: TeTable, company: CompanyId): boolean =>
  founded(table).some((c) => c !== company && trainsOf(table, c).length > 0);

/** There is room for a train, and money for one: of the bank, or of a company that might part with its own. */
function canBuy(table: TeTable, company: CompanyId): boolean {
  const cash = treasury(table, company);
  if (trainsOf(table, company).length >= trainLimit(table) || cash < 1) return false;
  return othersHaveTrains(table, company) || cash >= (cheapest(table) ?? Infinity);
}
