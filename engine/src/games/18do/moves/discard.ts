import { unless } from '../../../table/rules.ts';
import type { Discard } from '../../../rail/verbs/discard.ts';
import { discarding, discardLine, holderOf } from '../../../rail/verbs/discard.ts';
import { unload } from '../brewery/demand.ts';
import type { DoClock, DoMove, DoTable } from '../clock.ts';
import { INVESTOR } from '../clock.ts';
import { drafted } from '../flow.ts';
import { investorDiscards } from '../investor/rules.ts';
import { isBrewery, overLimit, trainLimit, trainsOf } from '../readers.ts';
import { gameOn, notIntro } from '../rules.ts';
import { dortmund } from '../title.ts';

const usual = discarding<DoClock>(dortmund, {
  first: [...gameOn, notIntro],
  surplus: ['no-surplus', '4.5.7', 'DO-4.5.7.4'],
  chooses: ['director-discards', '4.5.7', 'DO-4.5.7.3'],
  overLimit,
  trainLimit,
  counted: trainsOf,
});

/** What the Investor's railway gives up is his own affair. */
const isHisOwn = (table: DoTable, move: Discard): boolean =>
  move.seat === INVESTOR && holderOf(table, move) === table.clock.investorRailway;

/** §4.5.7: when the limit falls, surplus trains go to the pool; the Investor's railway gives up its lowest. */
export const discard: DoMove<Discard> = {
  ...usual,
  // What was loaded onto it goes back to the supply (§6.5.1).
  effects: (table, move, luck) => [
    ...usual.effects(table, move, luck),
    ...(isBrewery(table) ? drafted(table, (draft) => unload(draft, move.train)) : []),
  ],
  rules: [
    ...usual.rules.map((rule) => (rule.id.endsWith('/director-discards') ? unless(rule, isHisOwn) : rule)),
    investorDiscards,
  ],
  label: discardLine(dortmund),
};
