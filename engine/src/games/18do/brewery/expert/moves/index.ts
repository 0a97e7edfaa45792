import type { Game } from '../../../../../table/game.ts';
import type { DoClock } from '../../../clock.ts';
import { drafted } from '../../../flow.ts';
import { isExpert } from '../../../readers.ts';
import { equip } from '../../moves/equip.ts';
import { scrap } from '../../moves/give-up.ts';
import { askLoad, load } from '../../moves/load.ts';
import { dropReserved } from '../events.ts';
import { wagonRules, wagonUnitRules } from '../load-rules.ts';
import { besidesKims, purchasesFirst } from '../rules.ts';
import { brewOut, premium, secondShift } from './event-beer.ts';
import { advertise, marketing, noEvent } from './event-called.ts';
import { tradeIn, upgrade } from './event-cards.ts';
import { contract, fair, placeShares, takeEvent } from './events.ts';
import { bottle, couple } from './kims-in-use.ts';
import { buyKim, buyWagon, noKim, putBack, startKim } from './kims-of-bank.ts';
import { askKim, askWagon, giveKim, refuseKim } from './kims-of-others.ts';

/** What the expert game adds, by its name in files and messages, and what it changes in moves of Heat, Sweat & Beer. */
export const expertMoves: Game<DoClock>['moves'] = {
  equip: { ...equip, rules: [...besidesKims(equip.rules), purchasesFirst] },
  load: { ...load, rules: [...load.rules, ...wagonRules, ...wagonUnitRules] },
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
