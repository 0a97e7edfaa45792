import type { Steps } from '../../table/course.ts';
import { kindsAt, optionally, step } from '../../table/course.ts';
import { breweryCourse, EXCHANGE } from './brewery/course.ts';
import { railwayKinds } from './brewery/expert/course.ts';
import { openQuestion } from './brewery/questions.ts';
import type { DoTable, OperatingTurn, RailStep, StockRound, StockTurn } from './clock.ts';
import { introCourse } from './intro/course.ts';
import { isBrewery, isExpert, isInvestorsTurn, isTwo, mayBuyEarly } from './readers.ts';

/** §4.2.2: bids on the private breweries; with two players two cards are given out afterwards (§8.3.2). */
const START = step('start', 'bid', 'pick', 'pass');
/** §4.4: players trade one after the other until all have passed. */
const STOCK = step('trade', 'found', 'buy', 'sell', 'pass');
/** §8.3.3, §8.2.1.3: what only the Investor does there; at a table by hand people do it for him. */
const INVESTORS = ['invest', 'convert'] as const;
export const STOCK_TURN: StockTurn = { sold: false, soldAt: {} };
export const STOCK_ROUND: StockRound = {
  ...STOCK_TURN,
  passes: 0,
  bought: null,
  sales: [],
  lastTrader: null,
};

/** §4.5: the turn of a railway. Whoever can run has to; the price moves with the payout. */
export const OPERATING: Steps<RailStep> = [
  optionally('track', 'lay'),
  optionally('station', 'station'),
  optionally('siding', 'siding'),
  step('run', 'run'),
  step('payout', 'payout'),
  step('trains', 'train', 'offer', 'force', 'done'),
];
export const OPERATING_TURN: OperatingTurn = {
  step: 'track',
  tilesLaid: 0,
  stationsPlaced: 0,
  sidingsBuilt: 0,
  shown: null,
  dealt: null,
  newTrains: 0,
  early: false,
  dutySold: false,
  offer: null,
  waived: [],
  built: false,
  swapped: false,
};

/** What comes first wherever it comes up: surplus trains (§4.5.7), a question that was asked (§4.5.7.2). */
const FIRST = ['discard', 'accept', 'decline'] as const;
/** §4.3.1: the private brewery is put to use in any turn of one's own. */
const BREWERY = ['assign', 'flip'] as const;
/** §4.5: one certificate of the railway's own, at any moment of its turn. */
const DEAL = ['issue', 'redeem'] as const;

function operatingKinds(table: DoTable): readonly string[] {
  const { clock } = table;
  if (clock.operating === null) return ['done'];
  const now = kindsAt(OPERATING, clock.step);
  const early = mayBuyEarly(table, clock.operating) ? ['train', 'offer'] : [];
  const leave = isInvestorsTurn(table) ? ['leave'] : [];
  const wagons = isExpert(table) ? railwayKinds(clock.step) : [];
  const usual = now.filter((kind) => kind !== 'done');
  return [...early, ...usual, ...wagons, ...DEAL, ...BREWERY, ...leave, 'done'];
}

/** The kinds of moves that the present step has. */
export function course(table: DoTable): readonly string[] {
  const open = openQuestion(table);
  if (open !== null) return open.kinds;
  switch (table.clock.round) {
    case 'EFS':
      return introCourse(table);
    case 'start':
      return START.moves;
    case 'SR':
      return [
        ...FIRST,
        ...STOCK.moves,
        ...(isBrewery(table) ? EXCHANGE : BREWERY),
        ...(isTwo(table) ? INVESTORS : []),
      ];
    case 'OR':
      return [...FIRST, 'keep', 'answer-keep', ...operatingKinds(table)];
    case 'BR':
      return [...FIRST, ...breweryCourse(table)];
    case 'end':
      return [];
  }
}
