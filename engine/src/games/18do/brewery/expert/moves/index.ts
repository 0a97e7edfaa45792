import type { Game } from '../../../../../table/game.ts';
import type { DoClock } from '../../../clock.ts';
import { drafted } from '../../../flow.ts';
import { isExpert } from '../../../readers.ts';
import { equip } from '../../moves/equip.ts';
import { scrap } from '../../moves/give-up.ts';
import { askLoad, load } from '../../moves/load.ts';
import { dropReserved } from '../events.ts';
import { wagonRules } from '../load-rules.ts';
import { purchasesFirst } from '../rules.ts';
import { advertise } from './advertise.ts';
import { askKim, askWagon } from './ask-kim.ts';
import { bottle } from './bottle.ts';
import { brewOut } from './brew-out.ts';
import { buyKim } from './buy-kim.ts';
import { buyWagon } from './buy-wagon.ts';
import { contract } from './contract.ts';
import { couple } from './couple.ts';
import { fair } from './fair.ts';
import { giveKim, refuseKim } from './give-kim.ts';
import { marketing, noEvent } from './marketing.ts';
import { placeShares } from './place-shares.ts';
import { premium } from './premium.ts';
import { putBack } from './put-back.ts';
import { secondShift } from './second-shift.ts';
import { noKim, startKim } from './start-kim.ts';
import { takeEvent } from './take-event.ts';
import { tradeIn } from './trade-in.ts';
import { upgrade } from './upgrade.ts';

/** What the expert game adds, by its name in files and messages, and what it changes in moves of Heat, Sweat & Beer. */
export const expertMoves: Game<DoClock>['moves'] = {
  equip: { ...equip, rules: [...equip.rules, purchasesFirst] },
  load: { ...load, rules: [...load.rules, ...wagonRules] },
  'ask-load': { ...askLoad, rules: [...askLoad.rules, ...wagonRules] },
  scrap: {
    ...scrap,
    // A cube that waits on the card goes back to where it came from (§7.2, H).
    effects: (table, move, luck) => [
      ...(isExpert(table) && table.clock.reserved?.card === move.card ? drafted(table, dropReserved) : []),
      ...scrap.effects(table, move, luck),
    ],
  },
  'start-kim': startKim,
  'no-kim': noKim,
  'buy-kim': buyKim,
  'ask-kim': askKim,
  'buy-wagon': buyWagon,
  'ask-wagon': askWagon,
  'give-kim': giveKim,
  'refuse-kim': refuseKim,
  'put-back': putBack,
  couple,
  bottle,
  'take-event': takeEvent,
  fair,
  advertise,
  'no-event': noEvent,
  'trade-in': tradeIn,
  upgrade,
  premium,
  marketing,
  'place-shares': placeShares,
  'brew-out': brewOut,
  'second-shift': secondShift,
  contract,
};
