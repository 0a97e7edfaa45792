import { trainSpec, trainsAt } from '../../rail/depot.ts';
import { DEPOT } from '../../rail/ids.ts';
import { purse, trainsOf, treasury } from '../../rail/readers.ts';
import type { CompanyId } from '../../rail/types.ts';
import type { Applying, Book } from '../../table/guide.ts';
import { applying } from '../../table/guide.ts';
import { cashOf } from '../../table/places.ts';
import type { Seat } from '../../table/types.ts';
import { bonusLines } from './bonus.ts';
import { box } from './box.ts';
import type { Table62 } from './clock.ts';
import { MAX_POOL } from './data/limits.ts';
import { TRAINS } from './data/trains.ts';
import { isGroupOpen, privatesLeft, waitingFor } from './groups.ts';
import { askedFor, cheapestPrivate } from './lots.ts';
import { markersLeft } from './moves/station.ts';
import { topNumbered } from './purchase.ts';
import { hasRoute } from './runs.ts';
import { inPool, phase, priced, priceOf, trainLimit } from './readers.ts';
import { certificateLimit, counted, freeMoney, mostShare, playing, unitOf } from './seats.ts';
import { mayLay, mustStartAtHome, plainLays, yellowsAllowed } from './site.ts';

const { now, against, aside } = applying('1862');

/** What sentences of the rulebook come to in this position, with its numbers. */
export function applies(table: Table62, seat: Seat | null): Book {
  const { clock } = table;
  const company = clock.round === 'OR' ? clock.operating : null;
  return {
    ...game(table),
    ...(clock.round === 'SR' && seat !== null ? trading(table, seat) : {}),
    ...(company === null ? {} : operating(table, company)),
  };
}

/** Phases, groups, and how near the end is. */
function game(table: Table62): Book {
  const { id } = phase(table);
  const begun: Readonly<Record<string, string>> = {
    '2': '62-16.1',
    '3': '62-16.2',
    '4': '62-16.3',
    '5': '62-16.4',
    '6': '62-16.5',
    '8': '62-16.6',
    '10': '62-16.7',
  };
  const groups = ['62-19.5', '62-19.6', '62-19.7'].map((atom, i): [string, Applying] => [
    atom,
    isGroupOpen(table, i + 2)
      ? aside('group-open')
      : against('waits', { companies: waitingFor(table, i + 2) }),
  ]);
  return {
    ...(begun[id] === undefined ? {} : { [begun[id]]: now('phase', { phase: id }) }),
    '62-19.4': privatesLeft(table) ? against('privates-left') : aside('group-open'),
    ...Object.fromEntries(groups),
    '62-20.2': now('bank', { bank: cashOf(table, 'bank') }),
  };
}

/** Chapters 3, 18, 19: what a player has and may. */
function trading(table: Table62, seat: Seat): Book {
  const { clock } = table;
  const [count, limit, cash] = [counted(table, seat), certificateLimit(table), purse(table, seat)];
  const free = freeMoney(table, seat);
  const lot = cheapestPrivate(table);
  const isFull = (company: CompanyId): boolean => inPool(table, company) >= MAX_POOL * unitOf(table, company);
  const full = priced(table).filter(isFull);
  const sold = priced(table).filter((company) => clock.sales.includes(`${seat}:${company}`));
  return {
    '62-18.6': now('turn', { seat: clock.auction?.turn ?? clock.turn }),
    '62-19.14': count >= limit ? against('of', { count, limit }) : now('of', { count, limit }),
    '62-19.15': now('share', { percent: mostShare(table) }),
    '62-19.10': now('cash', { cash: free }),
    '62-3.7': free < cash ? now('tied', { tied: cash - free }) : aside('none-tied'),
    '62-19.1': clock.bought === seat ? against('bought') : now('one-left'),
    '62-19.22': clock.set === 1 ? against('first-round') : aside('later-round'),
    '62-19.23': full.length > 0 ? against('full', { companies: full }) : now('room'),
    '62-18.7': now('passes', { passes: clock.passes, of: playing(table).length }),
    ...(lot === null ? {} : { '62-3.4': now('lot', { private: lot, price: askedFor(table, lot) }) }),
    ...(sold.length > 0 ? { '62-19.12': against('sold', { companies: sold }) } : {}),
  };
}

/** Chapters 6 to 17: what the operating company has and may. */
function operating(table: Table62, company: CompanyId): Book {
  const cash = treasury(table, company);
  const yellows = yellowsAllowed(table);
  const laid = plainLays(table).length;
  const tiles = mayLay(table, 'yellow')
    ? now('laid', { laid, of: yellows })
    : against('laid', { laid, of: yellows });
  const done = mayLay(table, 'upgrade') ? now('one-left') : against('laid', { laid, of: yellows });
  const upgrade = phase(table).colours.length === 1 ? against('not-yet') : done;
  const left = markersLeft(table, company).length;
  const [count, limit] = [trainsOf(table, company).length, trainLimit(table)];
  const type = trainSpec(TRAINS, topNumbered(table) ?? '')?.id ?? '';
  const stack = trainsAt(table, DEPOT).filter((train) => trainSpec(TRAINS, train)?.id === type).length;
  const home = box(table).homes[company]?.hex ?? '';
  const lines = bonusLines(table, company);
  return {
    [yellows === 1 ? '62-7.2' : '62-7.3']: tiles,
    '62-7.7': mustStartAtHome(table, company) ? against('home', { home }) : aside('home-built'),
    '62-7.14': now('treasury', { cash }),
    '62-8.1': upgrade,
    '62-8.3': now('colours', { colours: [...phase(table).colours] }),
    '62-9.6': table.clock.stationed ? against('placed') : now('one-left'),
    '62-9.9': left > 0 ? now('left', { n: left }) : against('none-left'),
    '62-9.4': now('treasury', { cash }),
    '62-5.8': now('bonus', { bonuses: lines.map(({ most }) => String(most)) }),
    '62-10.1': count > 0 ? now('trains', { n: count }) : against('no-train'),
    '62-12.1': now('price', { price: priceOf(table, company) }),
    '62-14.6': hasRoute(table, company) && count === 0 ? against('no-train') : aside('trains', { n: count }),
    '62-14.7': now('top', { train: type, n: stack }),
    '62-14.9': count >= limit ? against('of', { count, limit }) : now('of', { count, limit }),
    '62-17.2': table.clock.phase === '2' ? against('not-yet') : now('phase', { phase: table.clock.phase }),
  };
}
