import type { Steps } from '../../table/course.ts';
import { kindsAt, optionally, step } from '../../table/course.ts';
import type { FiveClock, FiveTable, OperatingTurn, Step } from './clock.ts';

/** §2: players trade one after the other until all have passed. */
const STOCK = step('trade', 'found', 'buy', 'pass');
export const STOCK_ROUND: Partial<FiveClock> = { passes: 0, sold: false, bought: null, sales: [] };

/** §3: the turn of a company. */
export const OPERATING: Steps<Step> = [
  optionally('track', 'lay'),
  step('run', 'run'),
  step('trains', 'train', 'done'),
];
export const OPERATING_TURN: OperatingTurn = { step: 'track', laid: false };

/** The kinds of moves that the present step has. */
export function course({ clock }: FiveTable): readonly string[] {
  if (clock.round === 'SR') return STOCK.moves;
  if (clock.round !== 'OR') return [];
  return clock.operating === null ? ['done'] : kindsAt(OPERATING, clock.step);
}
