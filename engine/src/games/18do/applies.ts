import type { CompanyId } from '../../rail/types.ts';
import type { Applying, Book } from '../../table/guide.ts';
import type { Seat } from '../../table/types.ts';
import { saying } from './applying.ts';
import { expertApplies } from './brewery/expert/applies.ts';
import type { DoTable } from './clock.ts';
import { MAX_POOL } from './data/limits.ts';
import { leftOnDisplay } from './intro/readers.ts';
import { newTrainsAllowed } from './purchase.ts';
import { cubesFor } from './export.ts';
import {
  cardOf,
  certificates,
  cubesOn,
  directed,
  founded,
  inPool,
  isFlipped,
  isIntro,
  phase,
  priceOf,
  purse,
  start,
  trainLimit,
  trainsOf,
  treasury,
} from './readers.ts';
import { markersLeft } from './station-rules.ts';

const { now, against, aside, once, counted } = saying;

/** What sentences of the rulebook come to in this position, for the sections that are read most. */
export function applies(table: DoTable, seat: Seat | null): Book {
  const { clock } = table;
  if (isIntro(table)) return clock.round === 'EFS' ? introductory(table, seat ?? clock.turn) : {};
  const company = clock.round === 'OR' ? clock.operating : null;
  return {
    ...(seat === null ? {} : brewery(table, seat)),
    ...(clock.round === 'SR' && seat !== null ? trading(table, seat) : {}),
    ...(company === null ? {} : operating(table, company)),
    ...expertApplies(table),
  };
}

function introductory(table: DoTable, seat: Seat): Book {
  const { clock } = table;
  const own = directed(table, seat);
  return {
    'DO-3.2.1.5': counted(certificates(table, seat).length, start(table).certificates),
    'DO-3.2.2.2.3': once(clock.tilesLaid > 0),
    'DO-3.2.2.2.4': own.length === 0 ? aside('no-director') : once(clock.built),
    'DO-3.2.3.2': own.length === 0 ? aside('no-director') : once(clock.swapped),
    'DO-3.2.3': own.length === 0 ? against('no-director') : now('directs', { companies: own }),
    'DO-3.3.1': now('left', { n: leftOnDisplay(table) }),
    ...colours(table, 'DO-3.2.2.1.5', 'DO-3.2.2.1.10'),
  };
}
/** Green and brown or gray tiles: there, or not yet. */
function colours(table: DoTable, green: string, later: string): Book {
  const has = phase(table).colours;
  return {
    [green]: has.includes('green') ? now('there') : against('not-yet'),
    [later]: has.includes('gray') ? now('there') : has.includes('brown') ? now('brown') : against('not-yet'),
  };
}

function brewery(table: DoTable, seat: Seat): Book {
  const card = cardOf(table, seat);
  if (card === null) return {};
  const count = cubesOn(table, card).length;
  return {
    'DO-4.3.1.4': isFlipped(table, card) ? against('flipped') : now('pays'),
    'DO-4.3.1.2.2': isFlipped(table, card) ? now('cubes', { count }) : against('cubes', { count }),
  };
}

function trading(table: DoTable, seat: Seat): Book {
  const { certificates: limit, share } = start(table);
  const full = founded(table).filter((company) => inPool(table, company) >= MAX_POOL);
  const sold = founded(table).filter((company) => table.clock.sales.includes(`${seat}:${company}`));
  return {
    'DO-4.4.4.1': counted(certificates(table, seat).length, limit),
    'DO-4.4.4.3': now('share', { share }),
    'DO-4.4.5.3': full.length > 0 ? against('full', { companies: full }) : now('room'),
    'DO-4.4.5.2': table.clock.set === 1 ? against('first-round') : now('may-sell'),
    'DO-4.4.3.1': now('cash', { cash: purse(table, seat) }),
    ...(sold.length > 0 ? { 'DO-4.4.3.4': against('sold', { companies: sold }) } : {}),
  };
}

function operating(table: DoTable, company: CompanyId): Book {
  const { clock } = table;
  const cash = treasury(table, company);
  const left = markersLeft(table, company).length;
  const count = trainsOf(table, company).length;
  const cubes = cubesFor(table, company).length;
  const paid = (cost: number): Applying =>
    cash < cost ? against('treasury', { cash }) : now('treasury', { cash });
  return {
    'DO-4.5.4': once(clock.tilesLaid > 0),
    ...colours(table, 'DO-4.5.2.3', 'DO-4.5.2.5'),
    'DO-4.5.3.1': once(clock.stationsPlaced > 0),
    'DO-4.5.3.9': left > 0 ? now('left', { n: left }) : against('none-left'),
    'DO-4.5.3.5': paid(30),
    'DO-4.5.4.1.1': once(clock.sidingsBuilt > 0),
    'DO-4.5.4.1.3': paid(30),
    'DO-4.5.5.1.3': cubes > 0 ? now('cubes', { count: cubes }) : aside('cubes', { count: cubes }),
    'DO-4.5.5': once(clock.dealt !== null),
    'DO-4.5.6.3.3': now('price', { price: priceOf(table, company) }),
    'DO-4.5.7.2': counted(count, trainLimit(table)),
    'DO-4.5.7.1.3': counted(clock.newTrains, newTrainsAllowed(table)),
    'DO-4.5.7.4.1': count === 0 ? against('no-train') : aside('trains', { n: count }),
  };
}
