import { operatorOf } from '../../rail/clock.ts';
import type { CompanyId } from '../../rail/types.ts';
import { needOf } from '../../rail/verbs/helped-train.ts';
import { whereIn } from '../../rail/verbs/now.ts';
import type { Params, Seat } from '../../table/types.ts';
import type { Phrase } from '../../table/words.ts';
import { phrase } from '../../table/words.ts';
import { mostRaised } from './bankruptcy.ts';
import { canBuyBack } from './buying-back.ts';
import type { Owed, Table62 } from './clock.ts';
import { privatesLeft } from './groups.ts';
import { askedFor, cheapestPrivate } from './lots.ts';
import { mustSell } from './moves/sell.ts';
import { cheapest, dutyOf } from './purchase.ts';
import { overLimit, trainLimit, trainName, trainsOf, treasury } from './readers.ts';
import { us } from './title.ts';

/** Where we are; what ends the game is said with it. */
export const where = ({ clock }: Table62): readonly Phrase[] =>
  whereIn('1862', clock, clock.ending === null ? [] : [phrase(`1862/ending/${clock.ending}`)]);

/** What is to do now, in one imperative sentence. It names nothing that the rules would refuse. */
export function sentence(table: Table62, seats: readonly Seat[]): Phrase {
  const { clock } = table;
  const seat = seats.join(', ');
  if (clock.round === 'end') return phrase('1862/now/end');
  if (clock.parDue !== null) return phrase('1862/now/par', { seat, company: clock.parDue.company });
  if (clock.owed[0] !== undefined) return owing(table, clock.owed[0]);
  const over = overLimit(table);
  if (over.length > 0) return phrase('1862/now/discard', { seat, company: over.join(', ') });
  if (clock.round === 'SR') return trading(table, seat);
  if (clock.offer !== null)
    return phrase('1862/now/offer', { seat, ...clock.offer, train: trainName(table, clock.offer.train) });
  const company = operatorOf(table);
  return company === null ? phrase('1862/now/go-on', { seat }) : operatingNow(table, company, seat);
}

function owing(table: Table62, { seat, amount, company, why }: Owed): Phrase {
  const can = mostRaised(table, seat) > 0 ? 'raise' : 'bankrupt';
  return phrase(`1862/now/${can}-${why}`, { seat, amount, company });
}

function trading(table: Table62, seat: Seat): Phrase {
  const { auction, sold, set } = table.clock;
  if (auction !== null) {
    const { lot, bid, bidder } = auction;
    return phrase('1862/now/bid', { seat, private: lot, bid, bidder });
  }
  const lot = privatesLeft(table) ? cheapestPrivate(table) : null;
  if (lot !== null) {
    const price = askedFor(table, lot);
    return phrase(`1862/now/${price === 0 ? 'must-take' : 'privates'}`, { seat, private: lot, price });
  }
  const surplus = mustSell.check(table, { type: 'pass', seat });
  if (surplus) {
    const more = Number(surplus['count']) - Number(surplus['limit']);
    return phrase('1862/now/must-sell', { seat, more, ...surplus });
  }
  return phrase(`1862/now/${sold ? 'sold' : set === 1 ? 'first-trade' : 'trade'}`, { seat });
}

function operatingNow(table: Table62, company: CompanyId, seat: Seat): Phrase {
  const { step, ran } = table.clock;
  const common = { seat, company, treasury: treasury(table, company), revenue: ran?.revenue ?? 0 };
  const idle = trainsOf(table, company).length === 0 ? 1 : 0;
  if (step === 'trains') return buyingNow(table, company, common);
  if (step === 'buyback' && !canBuyBack(table, company)) return phrase('1862/now/done', common);
  return phrase(`1862/now/${step}`, { ...common, idle });
}

function buyingNow(table: Table62, company: CompanyId, common: Params): Phrase {
  const params = { ...common, ...needOf(us, table, company, cheapest(table) ?? 0) };
  switch (dutyOf(table, company)) {
    case 'buy':
      return phrase('1862/now/must-buy', params);
    case 'fund':
      return phrase('1862/now/must-fund', params);
    case null: {
      const hasRoom = trainsOf(table, company).length < trainLimit(table) && treasury(table, company) > 0;
      if (hasRoom) return phrase('1862/now/trains', params);
      return phrase(`1862/now/${canBuyBack(table, company) ? 'buyback' : 'done'}`, params);
    }
  }
}
