import { operatorOf } from '../../../../rail/clock.ts';
import type { Book } from '../../../../table/guide.ts';
import { saying } from '../../applying.ts';
import type { DoTable } from '../../clock.ts';
import { newTrainsAllowed } from '../../purchase.ts';
import { hasColour, isExpert } from '../../readers.ts';
import { cardsAllowed } from '../equipment.ts';
import { brewerNow } from '../round.ts';
import { boxesOf } from './pieces.ts';
import { eventOf, kimsOf } from './readers.ts';

const { now, against, once, counted } = saying;

/** What sentences of chapter 7 come to for the brewery or railway that acts. */
export function expertApplies(table: DoTable): Book {
  if (!isExpert(table)) return {};
  const brown = hasColour(table, 'brown') ? now('there') : against('not-yet');
  const [brewery, railway] = [brewerNow(table), operatorOf(table)];
  return {
    'HSB-7.1.3.10': brown,
    ...(brewery === null ? {} : ofBrewery(table, brewery)),
    ...(brewery !== null || railway === null
      ? {}
      : {
          'HSB-7.1.3.01': counted(table.clock.newTrains, newTrainsAllowed(table)),
          'HSB-7.1.3.09': once(table.clock.kims > 0),
        }),
  };
}
function ofBrewery(table: DoTable, brewery: string): Book {
  const { kims, equipped, eventTaken, spent } = table.clock;
  const [event, used] = [eventOf(table, brewery), spent[brewery]];
  return {
    'HSB-7.1.03': counted(kimsOf(table, brewery).length, boxesOf(brewery).length),
    'HSB-7.1.05': counted(equipped, cardsAllowed(table)),
    'HSB-7.1.06': once(kims > 0),
    'HSB-7.2.01': once(eventTaken),
    'HSB-7.2.03': event === null ? now('no-event') : against('event', { event }),
    ...(used === undefined ? {} : { 'HSB-7.2.05': against('event', { event: used }) }),
  };
}
