import { spotOfCompany, step2d, cellAt } from '../../rail/market.ts';
import { DEPOT, hexPlace } from '../../rail/ids.ts';
import { topTrain, trainSpec, trainsAt } from '../../rail/depot.ts';
import { stationsAt } from '../../rail/map/layout.ts';
import { isFull } from '../../rail/map/reach.ts';
import type { CompanyId, HexId } from '../../rail/types.ts';
import type { Book } from '../../table/guide.ts';
import { applying } from '../../table/guide.ts';
import { legal } from '../../table/title.ts';
import type { Json, Seat } from '../../table/types.ts';
import type { TeTable } from './clock.ts';
import { BOARD } from './data/board.ts';
import { CHARTERS, FOUNDING_ORDER } from './data/companies.ts';
import { MARKET } from './data/market.ts';
import { PHASES, TRAINS } from './data/trains.ts';
import { lay } from './moves/lay.ts';
import { cheapest } from './purchase.ts';
import { reach } from './reach.ts';
import {
  certificateLimit,
  counted,
  director,
  founded,
  inPool,
  inTreasury,
  layout,
  lowestBid,
  nextToFound,
  phase,
  priceOf,
  purse,
  trainLimit,
  trainsOf,
  treasury,
} from './readers.ts';
import { lastPayout } from './score.ts';
import { mustStartAtHome } from './site.ts';
import { pieceOf } from '../../table/places.ts';

const { now, against, aside } = applying('18te');

/** What sentences of the rulebook come to in this position, with its numbers. */
export function applies(table: TeTable, seat: Seat | null): Book {
  const { clock } = table;
  const company = clock.round === 'OR' ? clock.operating : null;
  return {
    ...phases(table),
    ...(clock.round === 'SR' && seat !== null ? trading(table, seat) : {}),
    ...(company === null ? {} : operating(table, company)),
  };
}

/** §3.8, §8: where the game stands. */
function phases(table: TeTable): Book {
  const { id, colours } = phase(table);
  const bank = table.cash['bank'] ?? 0;
  const next = PHASES[PHASES.findIndex((one) => one.id === id) + 1];
  const top = topTrain(table);
  const left =
    top === null
      ? 0
      : trainsAt(table, DEPOT).filter((t) => trainSpec(TRAINS, t)?.id === trainSpec(TRAINS, top)?.id).length;
  const own: Readonly<Record<string, Book>> = {
    '2': {
      'TE-3.8.2': now('colours', { colours: [...colours] }),
      'TE-3.8.4': now('limit', { limit: trainLimit(table) }),
    },
    '3': {
      'TE-3.8.6': now('colours', { colours: [...colours] }),
      'TE-3.8.8': now('limit', { limit: trainLimit(table) }),
    },
    '4': {
      'TE-3.8.11': now('colours', { colours: [...colours] }),
      'TE-3.8.13': now('limit', { limit: trainLimit(table) }),
    },
    '5': {
      'TE-3.8.16': now('colours', { colours: [...colours] }),
      'TE-3.8.18': now('limit', { limit: trainLimit(table) }),
    },
  };
  const starts: Readonly<Record<string, string>> = { '3': 'TE-3.8.5', '4': 'TE-3.8.9', '5': 'TE-3.8.14' };
  const atom = next && starts[next.id];
  return {
    ...own[id],
    ...(atom ? { [atom]: now('before', { left, train: trainSpec(TRAINS, top ?? '')?.id ?? '' }) } : {}),
    'TE-8.1': now('bank', { bank }),
  };
}

/** §6: what a player has and may. */
function trading(table: TeTable, seat: Seat): Book {
  const { clock } = table;
  const [count, limit, cash] = [counted(table, seat), certificateLimit(table), purse(table, seat)];
  const next = nextToFound(table);
  const full = count >= limit;
  const pooled = founded(table).filter((company) => inPool(table, company) >= 50);
  const prices = founded(table).map((company) => `${company} ${priceOf(table, company)}`);
  const sold = FOUNDING_ORDER.filter((company) => clock.sales.includes(`${seat}:${company}`));
  return {
    'TE-6.0.1': now('turn', { seat: clock.auction?.turn ?? clock.turn }),
    'TE-6.1.1': now('certificates', { count, limit }),
    'TE-6.2.1': clock.set === 1 ? against('first-round') : aside('past'),
    'TE-6.2.2': pooled.length > 0 ? against('pool-full', { companies: pooled }) : now('pool-room'),
    ...(prices.length > 0 ? { 'TE-6.4.1': now('prices', { prices }) } : {}),
    'TE-6.4.8': now('cash', { cash }),
    'TE-6.4.7': clock.bought === seat ? against('bought') : now('one-left'),
    ...(sold.length > 0 ? { 'TE-6.4.6': against('sold', { companies: sold }) } : {}),
    'TE-6.4.11': full ? against('certificates', { count, limit }) : now('certificates', { count, limit }),
    ...(next === null
      ? { 'TE-6.5.1': aside('all-founded') }
      : {
          'TE-6.5.1': now('next-company', { company: next }),
          'TE-6.5.3': now('least-bid', { bid: lowestBid(table, next) }),
        }),
    ...(clock.auction
      ? { 'TE-6.5.6': now('bid', { bid: clock.auction.bid, bidder: clock.auction.bidder }) }
      : {}),
    'TE-6.5.8': now('cash', { cash }),
    'TE-6.7.1': now('passes', { passes: clock.passes, of: clock.seats.length }),
  };
}

/** §7: what the operating company has and may. */
const operating = (table: TeTable, company: CompanyId): Book => ({
  'TE-7.0.3': now('step', { step: table.clock.step }),
  ...building(table, company),
  ...stations(table, company),
  ...earning(table, company),
  ...buying(table, company),
});

const unique = (list: readonly string[]): string[] => [...new Set(list)];

/** Cities that foreign stations have closed for the company, among those that its track comes to. */
function closedFor(table: TeTable, company: CompanyId): readonly HexId[] {
  const { stops, track } = reach(table, company);
  return track.stops
    .filter(
      (stop) => stops.has(stop.key) && isFull(stop, company, stationsAt(layout(table), stop.hex, stop.node)),
    )
    .map(({ hex }) => hex);
}

/** §7.3: one tile, where it could go, and what it would cost. */
function building(table: TeTable, company: CompanyId): Book {
  const { tilesLaid, step } = table.clock;
  const cash = treasury(table, company);
  const seat = director(table, company);
  const lays = step === 'track' && tilesLaid === 0 ? [...legal(lay, table, seat)] : [];
  const hexes = unique(lays.map(({ hex }) => hex));
  const tiles = unique(lays.map(({ tile }) => tile));
  const places = hexes.map(hexPlace);
  const homeless = mustStartAtHome(table, company);
  const { colours } = phase(table);
  const names = hexes.length > 4 ? [...hexes.slice(0, 4), '…'] : hexes;
  const closed = closedFor(table, company);
  return {
    'TE-7.3.1': tilesLaid > 0 ? against('laid') : now('one-left'),
    'TE-7.3.3': now('colours', { colours: [...colours] }),
    ...(step !== 'track' || tilesLaid > 0
      ? {}
      : hexes.length === 0
        ? { 'TE-7.3.9': against('nowhere') }
        : {
            'TE-7.3.9': now('hexes', { hexes: names }, places),
            'TE-7.3.5': now('tiles', { tiles: tiles.length > 5 ? [...tiles.slice(0, 5), '…'] : tiles }),
            'TE-7.3.12': now('of-treasury', { cash }),
          }),
    ...(closed.length > 0
      ? {
          'TE-7.2.3': against(
            'closed',
            { hexes: closed.map((hex) => BOARD.hexes[hex]?.name ?? hex) },
            closed.map(hexPlace),
          ),
        }
      : {}),
    'TE-7.3.7': homeless ? now('home-first', { company }) : aside('not-this', { company }),
    'TE-7.3.8': homeless ? against('home-first', { company }) : aside('not-this', { company }),
    'TE-7.3.28':
      company === 'TWE'
        ? now(table.clock.bonuses.includes(company) ? 'had' : 'bonus-open')
        : aside('only', { company: 'TWE' }),
  };
}

/** §7.4: markers that are left, and what the next one costs. */
function stations(table: TeTable, company: CompanyId): Book {
  const left = CHARTERS[company]!.stations.flatMap(({ cost, use }, i) =>
    pieceOf(table, `token/${company}/${i}`)?.at === `company/${company}` ? [{ cost, use }] : [],
  );
  const cash = treasury(table, company);
  const least = Math.min(...left.map(({ cost }) => cost));
  const target = CHARTERS[company]!.destination?.[0];
  const open = left.some(({ use }) => use === 'destination');
  return {
    'TE-7.4.2': table.clock.stationsPlaced > 0 ? against('placed') : now('one-left'),
    'TE-7.4.7': left.length === 0 ? against('no-stations') : now('stations', { n: left.length }),
    ...(left.length > 0
      ? {
          'TE-7.4.9':
            cash < least ? against('short', { cash, cost: least }) : now('cost-of', { cost: least, cash }),
        }
      : {}),
    ...(open && target ? { 'TE-7.4.10': now('target', { hex: target }, [hexPlace(target)]) } : {}),
    'TE-7.4.11': ['KHS', 'KWE', 'CME'].includes(company)
      ? now(table.clock.bonuses.includes(company) ? 'had' : 'bonus-open')
      : aside('not-this', { company }),
  };
}

/** §7.5, §7.6: trains, the last revenue, and where the price would go. */
function earning(table: TeTable, company: CompanyId): Book {
  const trains = trainsOf(table, company);
  const price = priceOf(table, company);
  const shown = table.clock.shown.at(-1);
  const spot = spotOfCompany(table, company);
  const at = (direction: 'left' | 'right'): number =>
    spot ? (cellAt(MARKET, step2d(MARKET, spot, direction))?.price ?? 0) : 0;
  return {
    'TE-7.5.1': trains.length === 0 ? aside('no-trains') : now('trains', { n: trains.length }),
    ...(shown ? { 'TE-7.5.9': now('shown', { revenue: shown.revenue }) } : {}),
    'TE-7.6.7': now('unsold', { treasury: inTreasury(table, company), pool: inPool(table, company) }),
    'TE-7.6.8': now('right', { price, to: at('right') }, spot ? [`market/${spot.row}/${spot.col}`] : []),
    'TE-7.6.3': now('left', { to: at('left') }),
    'TE-3.5.1': now('last', { last: lastPayout(table, company) }),
  };
}

/** §7.8: the limit, the money, and what it would buy. */
function buying(table: TeTable, company: CompanyId): Book {
  const [count, limit, cash] = [trainsOf(table, company).length, trainLimit(table), treasury(table, company)];
  const top = topTrain(table);
  const least = cheapest(table);
  const sides: Json = trainSpec(TRAINS, top ?? '')?.sides.map(({ name }) => name) ?? [];
  return {
    'TE-7.8.1': count >= limit ? against('of-limit', { count, limit }) : now('of-limit', { count, limit }),
    ...(top === null ? {} : { 'TE-7.8.4': now('on-top', { sides }) }),
    ...(least === null
      ? {}
      : {
          'TE-7.8.5':
            cash < least ? against('short', { cash, cost: least }) : now('cost-of', { cost: least, cash }),
        }),
    'TE-7.8.8': count === 0 ? now('no-trains') : aside('has-train'),
    'TE-7.10.7': table.clock.veterans.includes(company) ? aside('past') : against('first-turn'),
    'TE-7.10.3':
      inPool(table, company) >= 50
        ? against('pool-full', { companies: [company] })
        : now('in-pool', { percent: inPool(table, company) }),
    'TE-7.10.5': now('price', { price: priceOf(table, company) }),
    'TE-7.10.9': now('of-treasury', { cash }),
  };
}
