import type { FirstTime } from '../../table/guide.ts';
import { firstTime as at } from '../../table/guide.ts';
import type { EspTable, Step } from './clock.ts';

const STEPS: Readonly<Record<Step, FirstTime>> = {
  build: at('build', '5.3', 'ESP-5.3.1.16', 'ESP-5.3.4.15'),
  run: at('run', '5.4.2', 'ESP-5.4.2.02', 'ESP-5.4.2.04'),
  income: at('income', '5.5', 'ESP-5.5.04', 'ESP-5.5.01'),
  takeover: at('takeover', '5.6', 'ESP-5.6.02', 'ESP-5.6.06'),
  trains: at('trains', '5.7', 'ESP-5.7.04', 'ESP-5.7.11'),
};
const AUCTION = at('auction', '3.2', 'ESP-3.2.03', 'ESP-3.2.06');
const STOCK = at('stock', '4', 'ESP-4.02', 'ESP-4.05');

/** What somebody who plays for the first time is told at this moment. */
export function first({ clock }: EspTable): FirstTime | null {
  if (clock.round === 'auction') return AUCTION;
  if (clock.round === 'SR') return STOCK;
  return clock.round === 'OR' ? STEPS[clock.step] : null;
}
