import type { Steps } from '../../table/course.ts';
import { kindsAt, optionally, step } from '../../table/course.ts';
import type { OperatingTurn, Step, StockRound, StockTurn, Table62 } from './clock.ts';

/** Chapters 3, 18 and 19: players act one after the other until all have passed. */
const STOCK = step('trade', 'take', 'bid', 'withdraw', 'sell', 'found', 'buy', 'pass');
export const STOCK_TURN: StockTurn = { sold: false, soldNow: [] };
export const STOCK_ROUND: StockRound = { ...STOCK_TURN, passes: 0, bought: null, sales: [], lastActor: null };

/** Chapter 6: the turn of a company. What can run need not (open question 43), but it is said what runs. */
export const OPERATING: Steps<Step> = [
  optionally('track', 'lay', 'extra'),
  optionally('station', 'station'),
  step('run', 'run'),
  step('payout', 'payout'),
  optionally('trains', 'train', 'offer'),
  step('buyback', 'buyback', 'done'),
];
export const OPERATING_TURN: OperatingTurn = {
  step: 'track',
  soldNow: [],
  laid: [],
  stationed: false,
  ran: null,
  offer: null,
};

/** What comes first wherever it comes up: a par (chapter 4), a debt (15), surplus trains (14), a question (14). */
const FIRST = ['par', 'raise', 'bankrupt', 'discard', 'accept', 'decline'] as const;
/** An owner may do this at any time, in stock rounds too (chapter 4). */
const ANY_TIME = ['erie', 'close'] as const;

/** The kinds of moves that the present step has. */
export function course({ clock }: Table62): readonly string[] {
  if (clock.round === 'end') return [];
  if (clock.round === 'SR') return [...FIRST, ...STOCK.moves, ...ANY_TIME];
  return [...FIRST, ...(clock.operating === null ? ['done'] : kindsAt(OPERATING, clock.step)), ...ANY_TIME];
}
