import type { Seat } from '../../../../table/types.ts';
import type { Phrase } from '../../../../table/words.ts';
import { phrase } from '../../../../table/words.ts';
import type { BreweryId } from '../../brewery/clock.ts';
import type { DoTable } from '../../clock.ts';
import { treasury } from '../../readers.ts';
import { brewStage, isBrewManaged } from './operate.ts';

/** What is to do in the turn of the Investor's brewery: a question to whoever manages it, or nothing for anybody. */
export function investorsBrewery(table: DoTable, brewery: BreweryId, seat: Seat): Phrase {
  const stage = brewStage(table);
  const common = { seat, brewery, earned: table.clock.earned, cash: treasury(table, brewery) };
  return phrase(`18do/now/${isBrewManaged(stage) ? `brewery-${stage}` : 'investor-brews'}`, common);
}
