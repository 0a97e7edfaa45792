import { DEPOT } from '../../rail/ids.ts';
import { topTrain, trainSpec, trainsAt } from '../../rail/depot.ts';
import { cheapestOnSale } from '../../rail/purchase.ts';
import { purse, trainsOf, treasury } from '../../rail/readers.ts';
import type { CompanyId } from '../../rail/types.ts';
import type { Book } from '../../table/guide.ts';
import { applying } from '../../table/guide.ts';
import type { Seat } from '../../table/types.ts';
import type { EspTable } from './clock.ts';
import { TRAINS } from './data/trains.ts';
import {
  certificateLimit,
  counted,
  debtOf,
  inMarket,
  isMinor,
  phase,
  priceOf,
  started,
  tokensOf,
  trainLimit,
} from './readers.ts';

const { now, against, aside } = applying('18esp');

/** What sentences of the rulebook come to in this position, for the sections that are read most. */
export function applies(table: EspTable, seat: Seat | null): Book {
  const { clock } = table;
  const company = clock.round === 'OR' ? clock.operating : null;
  return {
    ...(clock.round === 'SR' && seat !== null ? trading(table, seat) : {}),
    ...(company === null ? {} : operating(table, company)),
  };
}

/** §4: what a player has and may. */
function trading(table: EspTable, seat: Seat): Book {
  const [count, limit] = [counted(table, seat), certificateLimit(table)];
  const full = started(table).filter((company) => inMarket(table, company) >= 50);
  const sold = started(table).filter((company) => table.clock.sales.includes(`${seat}:${company}`));
  const debt = debtOf(table, seat);
  return {
    'ESP-4.1.01': count >= limit ? against('of', { count, limit }) : now('of', { count, limit }),
    'ESP-4.2.02': full.length > 0 ? against('full', { companies: full }) : now('room'),
    'ESP-4.3.01': table.clock.bought === seat ? against('bought') : now('one-left'),
    'ESP-4.3.06': now('cash', { cash: purse(table, seat) }),
    'ESP-4.3.03': debt > 0 ? against('debt', { debt }) : aside('no-debt'),
    ...(sold.length > 0 ? { 'ESP-4.3.08': against('sold', { companies: sold }) } : {}),
    'ESP-4.05': now('passes', { passes: table.clock.passes, of: table.clock.seats.length }),
  };
}

/** §5: what the operating company has and may. */
function operating(table: EspTable, company: CompanyId): Book {
  const { laid } = table.clock;
  const cash = treasury(table, company);
  const regular = laid.filter(({ kind }) => kind !== 'mine').length;
  const mine = laid.some(({ kind }) => kind === 'mine');
  const upgraded = laid.some(({ kind }) => kind === 'upgrade');
  const minor = isMinor(company);
  const built = regular > 0 ? against('built', { n: regular }) : now('one-left');
  const left = tokensOf(table, company).length;
  const [count, limit] = [trainsOf(table, company).length, trainLimit(table, company)];
  const top = topTrain(table);
  const least = cheapestOnSale(table, TRAINS);
  const topId = trainSpec(TRAINS, top ?? '')?.id ?? '';
  const stack = trainsAt(table, DEPOT).filter((train) => trainSpec(TRAINS, train)?.id === topId).length;
  return {
    'ESP-5.3.1.01': minor ? built : aside('not', { company }),
    'ESP-5.3.1.02': minor
      ? aside('not', { company })
      : phase(table).colours.includes('green')
        ? now('built-of', { n: regular })
        : built,
    'ESP-5.3.1.10': mine ? against('mine-laid') : now('one-left'),
    'ESP-5.3.1.05': minor ? now('holds', { company }) : aside('not', { company }),
    'ESP-5.3.1.07': now('treasury', { cash }),
    'ESP-5.3.2.02': upgraded ? against('upgraded') : now('one-left'),
    'ESP-5.3.4.09': left > 0 ? now('left', { n: left }) : against('none-left'),
    'ESP-5.3.4.08': now('treasury', { cash }),
    'ESP-5.5.06': count > 0 ? now('trains', { n: count }) : against('no-train'),
    'ESP-5.5.01': now('price', { price: priceOf(table, company) }),
    'ESP-5.7.08': count >= limit ? against('of', { count, limit }) : now('of', { count, limit }),
    'ESP-5.7.09': now('top', { train: topId, n: stack }),
    'ESP-5.7.11': count === 0 ? against('no-train') : aside('trains', { n: count }),
    ...(least === null
      ? {}
      : {
          'ESP-5.7.04':
            cash < least ? against('short', { cash, cost: least }) : now('cost-of', { cash, cost: least }),
        }),
  };
}
