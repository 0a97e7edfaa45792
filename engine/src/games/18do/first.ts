import type { FirstTime } from '../../table/guide.ts';
import { firstTime as at } from '../../table/guide.ts';
import type { DoTable, Step } from './clock.ts';
import { isBrewery } from './readers.ts';

const STEPS: Readonly<Record<Step, FirstTime>> = {
  track: at('track', '4.5.2', 'DO-4.5.2.2', 'DO-4.5.2.3'),
  station: at('station', '4.5.3', 'DO-4.5.3.1', 'DO-4.5.3.5'),
  siding: at('siding', '4.5.4.1', 'DO-4.5.4.1.1', 'DO-4.5.4.1.3'),
  run: at('run', '4.5.5', 'DO-4.5.5.1', 'DO-4.5.5.2'),
  payout: at('payout', '4.5.6.2', 'DO-4.5.6.2.1', 'DO-4.5.6.2.2'),
  trains: at('trains', '4.5.7', 'DO-4.5.7.1', 'DO-4.5.7.2'),
  certificate: at('certificate', '3.2.1', 'DO-3.2.1.1', 'DO-3.2.1.2'),
  network: at('network', '3.2.2.2', 'DO-3.2.2.2.1', 'DO-3.2.2.2.3'),
  build: at('build', '3.2.2.4', 'DO-3.2.2.4.1', 'DO-3.2.2.4.2'),
  swap: at('swap', '3.2.3', 'DO-3.2.3.1', 'DO-3.2.3.2'),
  'give-up': at('give-up', '6.5.2.1', 'HSB-6.5.2.1.01', 'HSB-6.5.2.1.02'),
  deliver: at('deliver', '6.5.2.3', 'HSB-6.5.2.3.01', 'HSB-6.5.2.3.02'),
  load: at('load', '6.5.2.4', 'HSB-6.5.2.4.01', 'HSB-6.5.2.4.05'),
  pay: at('pay', '6.5.2.5', 'HSB-6.5.2.5.01', 'HSB-6.5.2.5.04'),
  equip: at('equip', '6.5.2.6', 'HSB-6.5.2.6.01', 'HSB-6.5.2.6.02'),
};
const SMALL = at('small', '6.2.2', 'HSB-6.2.2.02', 'HSB-6.2.2.07');
const START = at('start', '4.2.2', 'DO-4.2.2.1', 'DO-4.2.2.5');
const STOCK = at('stock', '4.4', 'DO-4.4.1', 'DO-4.4.2');

/** What somebody who plays for the first time is told at this moment. */
export function first(table: DoTable): FirstTime | null {
  const { clock } = table;
  switch (clock.round) {
    case 'EFS':
      return STEPS[clock.step];
    case 'start':
      return isBrewery(table) ? SMALL : START;
    case 'SR':
      return STOCK;
    case 'OR':
    case 'BR':
      return clock.operating === null ? null : STEPS[clock.step];
    case 'end':
      return null;
  }
}
