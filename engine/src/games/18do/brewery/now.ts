import type { Seat } from '../../../table/types.ts';
import type { Phrase } from '../../../table/words.ts';
import { phrase } from '../../../table/words.ts';
import type { DoTable } from '../clock.ts';
import { investorsBrewery } from '../investor/brewery/now.ts';
import { isInvestorBrewing, overLimit, treasury } from '../readers.ts';
import { openQuestion } from './questions.ts';

/** What is to do now at a table with breweries; null: what is to do elsewhere too. */
export function brewerySentence(table: DoTable, seat: Seat): Phrase | null {
  const { clock } = table;
  const open = openQuestion(table);
  if (open !== null) return open.say(seat);
  if (clock.round !== 'BR' || clock.operating === null || overLimit(table).length > 0) return null;
  if (clock.asked !== null) return phrase('18do/now/asked', { seat, company: clock.asked.railway });
  if (isInvestorBrewing(table)) return investorsBrewery(table, clock.operating, seat);
  const brewery = clock.operating;
  const common = { seat, brewery, earned: clock.earned, cash: treasury(table, brewery) };
  return phrase(`18do/now/${sentenceOf(clock.step)}`, common);
}
const sentenceOf = (step: string): string => (step === 'load' || step === 'equip' ? step : 'deliver');
