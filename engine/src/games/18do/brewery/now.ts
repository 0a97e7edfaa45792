import { isOpenTo } from '../../../table/title.ts';
import type { Seat } from '../../../table/types.ts';
import type { Phrase } from '../../../table/words.ts';
import { phrase } from '../../../table/words.ts';
import type { DoTable } from '../clock.ts';
import { investorsBrewery } from '../investor/brewery/now.ts';
import { decides, isExpert, isInvestorBrewing, overLimit, treasury } from '../readers.ts';
import type { BreweryId } from './clock.ts';
import { cardThatCould } from './delivery.ts';
import { equipDuty, leastFor } from './duty.ts';
import { equip } from './moves/equip.ts';
import { askLoad, load } from './moves/load.ts';
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
  const [cash, least] = [treasury(table, brewery), leastFor(table, brewery) ?? 0];
  const common = { seat, brewery, earned: clock.earned, cash, least, missing: Math.max(0, least - cash) };
  return phrase(`18do/now/${sentenceOf(table, brewery)}`, common);
}
/** It names nothing that the rules would refuse: a brewery that can neither deliver nor load uses its income. */
function sentenceOf(table: DoTable, brewery: BreweryId): string {
  if (table.clock.step === 'equip') return buying(table, brewery);
  if (cardThatCould(table, brewery) !== null) return 'deliver';
  const head = decides(table, brewery);
  return isOpenTo(load, table, head) || isOpenTo(askLoad, table, head) ? 'load' : 'brew-income';
}
const DUTIES = { buy: 'must-equip', sell: 'equip-sells', force: 'equip-forces' } as const;
function buying(table: DoTable, brewery: BreweryId): string {
  const duty = equipDuty(table, brewery);
  if (duty !== null) return DUTIES[duty];
  // The expert game has more to buy than equipment.
  return isExpert(table) || isOpenTo(equip, table, decides(table, brewery)) ? 'equip' : 'equip-over';
}
