import type { Steps } from '../../table/course.ts';
import { kindsAt, optionally, step } from '../../table/course.ts';
import type { EspTable, OperatingRound, OperatingTurn, Step, StockRound, StockTurn } from './clock.ts';

/** §3.2: one private company after the other. */
const AUCTION = step('auction', 'bid', 'pass');

/** §4: players trade by their order cards until all have passed. */
const STOCK = step('trade', 'start', 'buy', 'sell', 'repay', 'pass');
export const STOCK_TURN: StockTurn = { sold: false, soldNow: [], repaid: false };
export const STOCK_ROUND: StockRound = { ...STOCK_TURN, passes: 0, bought: null, sales: [] };

/** §5.1: the turn of a company. Building and takeovers may be left out. */
export const OPERATING: Steps<Step> = [
  optionally('build', 'home', 'lay', 'station', 'open'),
  step('run', 'run'),
  step('income', 'dividend'),
  optionally('takeover', 'takeover'),
  step('trains', 'train', 'raise', 'combine', 'offer', 'done'),
];
export const OPERATING_ROUND: OperatingRound = { fresh: [] };
export const OPERATING_TURN: OperatingTurn = {
  step: 'build',
  laid: [],
  stationed: false,
  opened: null,
  ran: null,
  emergency: null,
  offer: null,
  vacancy: null,
};

/** What comes first wherever it comes up: surplus trains (§5.7), a question that was asked, a circle left (§5.6). */
const FIRST = ['discard', 'accept', 'decline', 'replace'] as const;
/** §3.1: whoever won P7 fixes the par of its major before anybody trades or answers. */
const PAR_FIRST = ['par', 'discard', 'replace'] as const;

/** The kinds of moves that the present step has. Private companies (§5.8) and tenders (§3.1) belong to all of a turn. */
export function course({ clock }: EspTable): readonly string[] {
  const owesPar = clock.parDue !== null;
  const first = owesPar ? PAR_FIRST : FIRST;
  if (clock.round === 'OR') {
    const now = kindsAt(OPERATING, clock.step).filter((kind) => kind !== 'done');
    return [...first, ...(owesPar ? [] : ['private']), ...now, 'tender', 'done'];
  }
  if (owesPar || clock.round === 'end') return first;
  return [...first, ...(clock.round === 'auction' ? AUCTION : STOCK).moves];
}
