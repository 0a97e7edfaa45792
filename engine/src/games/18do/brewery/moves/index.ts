import type { Game } from '../../../../table/game.ts';
import type { DoClock } from '../../clock.ts';
import { allow, forbid } from './allow.ts';
import { brewPay } from './brew-pay.ts';
import { deliver } from './deliver.ts';
import { equip } from './equip.ts';
import { forceEquip } from './force-equip.ts';
import { giveUp, scrap } from './give-up.ts';
import { askLoad, load } from './load.ts';

/** What breweries do in their rounds (§6.5.2), by its name in files and messages. */
export const breweryMoves: Game<DoClock>['moves'] = {
  'give-up': giveUp,
  scrap,
  deliver,
  load,
  'ask-load': askLoad,
  allow,
  forbid,
  'brew-pay': brewPay,
  equip,
  'force-equip': forceEquip,
};
