import type { Applying, Book } from '../../table/guide.ts';
import { applying } from '../../table/guide.ts';
import type { Seat } from '../../table/types.ts';
import { completed } from './books.ts';
import type { ToeTable } from './clock.ts';
import { BLIND_PRICE, PAYOUT_CAP, SEGMENT_PRICE } from './data/limits.ts';
import { citiesOf } from './network.ts';
import {
  allowance,
  boughtBy,
  callerOf,
  isReminded,
  markerAt,
  nextCaller,
  phaseLimit,
  purse,
  sticksLeft,
  unassigned,
  withSign,
} from './readers.ts';

const { now, against, aside } = applying('toe');

/** What sentences of the rulebook come to in this position, for the sections that are read most. */
export function applies(table: ToeTable, seat: Seat | null): Book {
  const { clock } = table;
  if (seat === null) return {};
  const profit = markerAt(table, seat) ?? 0;
  const cash = purse(table, seat);
  return {
    'TOE-5.2': now('profit', { profit: withSign(profit) }),
    'TOE-5.6': now('cash', { cash }),
    'TOE-6.1': now('chair', { seat: clock.chair }),
    'TOE-6.7': clock.stage === 'call' ? now('calls', { seat: nextCaller(clock) ?? seat }) : aside('called'),
    'TOE-6.10': now('of', { count: clock.calls.length, limit: phaseLimit(clock) }),
    'TOE-9.2': profit >= 0 ? now('profit', { profit: withSign(profit) }) : aside('loss'),
    'TOE-9.3':
      profit * 1000 > PAYOUT_CAP ? against('profit', { profit: withSign(profit) }) : aside('below-cap'),
    'TOE-9.4': profit < 0 ? against('profit', { profit: withSign(profit) }) : aside('no-loss'),
    'TOE-9.5':
      profit < 0 && cash < -profit * 1000
        ? against('short', { cash, cost: -profit * 1000 })
        : aside('enough'),
    'TOE-12.1': profit < 0 ? against('profit', { profit: withSign(profit) }) : aside('no-loss'),
    'TOE-12.3': isReminded(table, seat) ? against('reminded') : now('never'),
    'TOE-10.1': now('done', { count: completed(table, seat).length, target: clock.target ?? '–' }),
    'TOE-10.3': now('sticks', { n: sticksLeft(table, seat) }),
    ...inPhase(table, seat),
  };
}

/** §8: what the phase that is being played leaves to a seat. */
function inPhase(table: ToeTable, seat: Seat): Book {
  const { clock } = table;
  const cash = purse(table, seat);
  const got = boughtBy(clock, seat);
  const isCaller = callerOf(clock) === seat;
  const room = (phase: 'site' | 'fair' | 'conference'): Applying => {
    const limit = allowance(clock, seat, phase);
    return got >= limit ? against('of', { count: got, limit }) : now('of', { count: got, limit });
  };
  const bonus = isCaller ? now('caller') : aside('not-caller', { seat: callerOf(clock) ?? '–' });
  switch (clock.stage) {
    case 'site':
      return {
        [isCaller ? 'TOE-8.3' : 'TOE-8.2']: room('site'),
        ...(isCaller ? {} : { 'TOE-8.3': bonus }),
        'TOE-8.5': now('price-cash', { price: SEGMENT_PRICE, cash }),
        'TOE-8.9': now('sticks', { n: sticksLeft(table, seat) }),
      };
    case 'fair':
      return {
        [isCaller ? 'TOE-8.15' : 'TOE-8.14']: room('fair'),
        ...(isCaller ? {} : { 'TOE-8.15': bonus }),
        'TOE-8.16': now('cash', { cash }),
        'TOE-8.17': cash < BLIND_PRICE.wagon ? against('cash', { cash }) : now('cash', { cash }),
        'TOE-8.26': now('unassigned', { n: unassigned(table, seat).length }),
      };
    case 'conference':
      return {
        [isCaller ? 'TOE-8.32' : 'TOE-8.31']: room('conference'),
        ...(isCaller ? {} : { 'TOE-8.32': bonus }),
      };
    case 'auction':
      return {
        'TOE-8.41': bonus,
        'TOE-8.45': now('unassigned', { n: unassigned(table, seat).length }),
        'TOE-8.54': now('cash', { cash }),
        ...(clock.lot ? { 'TOE-8.50': now('bid', { bid: clock.lot.bid, seat: clock.lot.bidder }) } : {}),
      };
    case 'premium':
      return { 'TOE-8.60': now('cities', { n: citiesOf(table, seat).length }), 'TOE-8.61': bonus };
    case 'aid':
      return { 'TOE-8.64': bonus };
    default:
      return {};
  }
}
