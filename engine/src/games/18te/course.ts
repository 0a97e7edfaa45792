import type { Steps } from '../../table/course.ts';
import { kindsAt, optionally, step } from '../../table/course.ts';
import type { OperatingTurn, Step, StockRound, TeTable } from './clock.ts';

/** §6: players trade one after the other until all have passed. */
const STOCK = step('trade', 'bid', 'auction', 'buy', 'sell', 'pass');
export const STOCK_ROUND: StockRound = { passes: 0, sold: false, bought: null, sales: [], lastTrader: null };

/** §7: the turn of a company. Track, station, trains and shares may be left out; what can run has to. */
export const OPERATING: Steps<Step> = [
  optionally('track', 'lay'),
  optionally('station', 'station'),
  step('run', 'run'),
  step('payout', 'announce', 'payout'),
  optionally('trains', 'train', 'offer', 'raise', 'bankrupt'),
  step('shares', 'issue', 'redeem', 'done'),
];
export const OPERATING_TURN: OperatingTurn = {
  step: 'track',
  tilesLaid: 0,
  stationsPlaced: 0,
  shown: [],
  dealt: null,
  helped: false,
  offer: null,
};

/** What comes first wherever it comes up: surplus trains (§3.8), and a question that was asked (§7.8). */
const FIRST = ['discard', 'accept', 'decline'] as const;

/** The kinds of moves that the present step has. */
export function course({ clock }: TeTable): readonly string[] {
  if (clock.round === 'SR') return [...FIRST, ...STOCK.moves];
  if (clock.round !== 'OR') return FIRST;
  return [...FIRST, ...(clock.operating === null ? ['done'] : kindsAt(OPERATING, clock.step))];
}
