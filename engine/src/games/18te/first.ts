import type { FirstTime } from '../../table/guide.ts';
import { firstTime as at } from '../../table/guide.ts';
import type { Step, TeTable } from './clock.ts';

const STEPS: Readonly<Record<Step, FirstTime>> = {
  track: at('track', '7.3', 'TE-7.3.1', 'TE-7.3.9'),
  station: at('station', '7.4', 'TE-7.4.2', 'TE-7.4.3'),
  run: at('run', '7.5', 'TE-7.5.3', 'TE-7.5.4'),
  payout: at('payout', '7.6', 'TE-7.6.8', 'TE-7.6.3'),
  trains: at('trains', '7.8', 'TE-7.8.4', 'TE-7.8.8'),
  shares: at('shares', '7.10', 'TE-7.10.2', 'TE-7.10.8'),
};
const STOCK = at('stock', '6', 'TE-6.0.2', 'TE-6.0.4');
const AUCTION = at('auction', '6.5', 'TE-6.5.5', 'TE-6.5.9');

/** What somebody who plays for the first time is told at this moment. */
export function first({ clock }: TeTable): FirstTime | null {
  if (clock.round === 'SR') return clock.auction === null ? STOCK : AUCTION;
  return clock.round === 'OR' && clock.operating !== null ? STEPS[clock.step] : null;
}
