import type { FirstTime } from '../../table/guide.ts';
import { firstTime as at } from '../../table/guide.ts';
import type { Step, Table62 } from './clock.ts';
import { privatesLeft } from './groups.ts';

const STEPS: Readonly<Record<Step, FirstTime>> = {
  track: at('track', '7', '62-7.5', '62-7.14'),
  station: at('station', '9', '62-9.7', '62-9.4'),
  run: at('run', '10', '62-10.4', '62-5.6'),
  payout: at('payout', '11', '62-11.4', '62-12.1'),
  trains: at('trains', '14', '62-14.6', '62-14.7'),
  buyback: at('buyback', '17', '62-17.1', '62-17.4'),
};
const PRIVATES = at('privates', '3', '62-3.2', '62-3.5');
const STOCK = at('stock', '19', '62-19.1', '62-18.7');

/** What somebody who plays for the first time is told at this moment. */
export function first(table: Table62): FirstTime | null {
  const { clock } = table;
  if (clock.round === 'SR') return privatesLeft(table) ? PRIVATES : STOCK;
  return clock.round === 'OR' && clock.operating !== null ? STEPS[clock.step] : null;
}
