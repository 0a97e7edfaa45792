import type { CompanyId } from '../../rail/types.ts';
import { whereIn } from '../../rail/verbs/now.ts';
import { ordinaryAt } from '../../rail/shares.ts';
import { companyPlace } from '../../rail/ids.ts';
import type { Seat } from '../../table/types.ts';
import type { Phrase } from '../../table/words.ts';
import { phrase } from '../../table/words.ts';
import { brewerySentence } from './brewery/now.ts';
import type { DoTable } from './clock.ts';
import { introSentence, introWhere } from './intro/now.ts';
import { isManaged, stageOf } from './investor/operate.ts';
import { mustSell } from './moves/sell.ts';
import { cheapest, dutyOf } from './purchase.ts';
import { earned } from './revenue-use.ts';
import { isBrewery, isIntro, isInvestorsTurn, overLimit, trainName, trainsOf, treasury } from './readers.ts';
import { led } from './start-round.ts';

export const where = (table: DoTable): readonly Phrase[] =>
  isIntro(table) ? introWhere(table) : [...roundAndStep(table), ...brewStep(table)];
/** With breweries an operating round has railway rounds and brewery rounds, and is told by its number alone nowhere. */
function roundAndStep(table: DoTable): readonly Phrase[] {
  const { round, set, or } = table.clock;
  const places = whereIn('18do', table.clock);
  return isBrewery(table) && round === 'OR'
    ? [phrase('18do/round/railway', { set, or }), ...places.slice(1)]
    : places;
}
/** Breweries have steps too. */
const brewStep = ({ clock }: DoTable): readonly Phrase[] =>
  clock.round === 'BR' && clock.operating !== null ? [phrase(`18do/step/${clock.step}`)] : [];

/** What is to do now, in one imperative sentence. It names nothing that the rules would refuse. */
export function sentence(table: DoTable, seats: readonly Seat[]): Phrase {
  const { clock } = table;
  const seat = seats.join(', ');
  if (clock.round === 'end') return phrase(`18do/now/${isBrewery(table) ? 'beer-end' : 'end'}`);
  if (clock.round === 'EFS') return introSentence(table, seats);
  if (clock.round === 'start') return bidding(table, seat);
  const beer = isBrewery(table) ? brewerySentence(table, seat) : null;
  if (beer !== null) return beer;
  const over = overLimit(table);
  if (over.length > 0) return phrase('18do/now/discard', { seat, company: over.join(', ') });
  if (clock.round === 'SR') return trading(table, seat);
  if (clock.keep !== null)
    return phrase(clock.keep.offer === null ? '18do/now/keep' : '18do/now/keep-answer', {
      seat,
      offer: clock.keep.offer ?? 0,
    });
  if (clock.offer)
    return phrase('18do/now/offer', { seat, ...clock.offer, train: trainName(table, clock.offer.train) });
  if (clock.operating === null) return phrase('18do/now/go-on', { seat });
  return operatingNow(table, clock.operating, seat);
}

function bidding(table: DoTable, seat: Seat): Phrase {
  if (table.clock.picking !== null)
    return phrase(isBrewery(table) ? '18do/now/pick-manager' : '18do/now/pick', { seat });
  if (isBrewery(table)) return phrase('18do/now/small', { seat });
  return phrase('18do/now/private', { seat, led: led(table, seat) === null ? 0 : 1 });
}
function trading(table: DoTable, seat: Seat): Phrase {
  const surplus = mustSell.check(table, { type: 'pass', seat });
  if (surplus) {
    const more = Number(surplus['count']) - Number(surplus['limit']);
    return phrase('18do/now/must-sell', { seat, more, ...surplus });
  }
  const { sold, set } = table.clock;
  return phrase(`18do/now/${sold ? 'sold' : set === 1 ? 'first-trade' : 'trade'}`, { seat });
}
function operatingNow(table: DoTable, company: CompanyId, seat: Seat): Phrase {
  const { step } = table.clock;
  const common = { seat, company, treasury: treasury(table, company), revenue: earned(table) };
  if (isInvestorsTurn(table)) {
    const stage = stageOf(table, company);
    return phrase(`18do/now/${isManaged(stage) ? `manage-${stage}` : 'investor'}`, common);
  }
  if (step === 'trains') return buyingNow(table, company, seat);
  return phrase(`18do/now/${step}`, { ...common, idle: trainsOf(table, company).length === 0 ? 1 : 0 });
}
function buyingNow(table: DoTable, company: CompanyId, seat: Seat): Phrase {
  const least = cheapest(table, company) ?? 0;
  const cash = treasury(table, company);
  const held = ordinaryAt(table, company, companyPlace(company)).length;
  const params = { seat, company, least, cash, missing: Math.max(0, least - cash), held };
  const duty = dutyOf(table, company);
  return phrase(`18do/now/${duty === null ? 'trains' : `must-${duty === 'sell' ? 'issue' : duty}`}`, params);
}
