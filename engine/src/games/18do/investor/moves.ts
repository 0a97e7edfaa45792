import { companyPlace } from '../../../rail/ids.ts';
import { acts } from '../../../rail/turns.ts';
import type { MoveSpec } from '../../../table/game.ts';
import type { Move } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import type { DoClock, DoTable } from '../clock.ts';
import { INVESTOR } from '../clock.ts';
import { INVESTORS_FIRST } from '../data/limits.ts';
import { buyCertificate, certificateAt, found } from '../deal.ts';
import { drafted, hasBought } from '../flow.ts';
import { priceOfSpot } from '../prices.ts';
import { decides, holding, isFounded, isInvestorsTurn } from '../readers.ts';
import { operatingRules, rule, somebodyOperates, stockRules, when } from '../rules.ts';
import { railwayStart } from './brewery/spots.ts';
import { isManaged, stageOf } from './operate.ts';

const railwayOf = ({ clock }: DoTable): string => clock.investorRailway ?? '';
const canInvest = (table: DoTable): boolean =>
  table.clock.investorRailway !== null && !isFounded(table, railwayOf(table));

const heOnly = rule('investor-only', '8.3.3', ['DO-8.3.3.2', 'HSB-8.4.3.01'], (_, { seat }) =>
  when(seat !== INVESTOR),
);
const onlyFirst = rule('invested-already', '8.3.3', ['DO-8.3.3.2'], (table, { seat }) =>
  when(seat === INVESTOR && !canInvest(table), { company: railwayOf(table) }),
);

/** §8.3.3: in his first turn the Investor buys half of his railway at once, and it operates. */
export const invest: MoveSpec<DoClock, Move> = {
  fields: {},
  example: { type: 'invest', seat: 'anna' },
  effects: (table) =>
    drafted(table, (draft) => {
      if (!canInvest(table)) return;
      const company = railwayOf(table);
      const mine = acts(draft, INVESTOR);
      found(draft, company, INVESTOR, railwayStart(table));
      while (holding(draft.table, INVESTOR, company) < INVESTORS_FIRST) {
        const piece = certificateAt(draft.table, company, companyPlace(company), false);
        if (piece === null) break;
        buyCertificate(draft, INVESTOR, company, piece);
      }
      hasBought(draft, INVESTOR, mine);
    }),
  rules: [...stockRules, heOnly, onlyFirst],
  label: (table) =>
    phrase('18do/log/invest', {
      company: railwayOf(table),
      price: (INVESTORS_FIRST / 10) * priceOfSpot(table, railwayStart(table)),
    }),
  candidates: (table, seat) => (seat === INVESTOR && canInvest(table) ? [{ type: 'invest', seat }] : []),
  offer: (table) => ({
    label: () => phrase('18do/choice/invest', { company: railwayOf(table) }),
    tone: 'main',
  }),
};

const stageNow = (table: DoTable) => stageOf(table, railwayOf(table));
const managesNothing = rule('nothing-to-leave', '8.2.2', ['DO-8.2.2.1'], (table) =>
  when(!isInvestorsTurn(table) || !isManaged(stageNow(table))),
);
const managerLeaves = rule('manager-leaves', '8.2.2.1', ['DO-8.2.2.1.1'], (table, { seat }) => {
  const manager = decides(table, railwayOf(table));
  return when(isInvestorsTurn(table) && seat !== manager, { manager });
});

/** §8.2.2: the managing player leaves it at that; what follows for the Investor's railway happens by itself. */
export const leave: MoveSpec<DoClock, Move> = {
  fields: {},
  example: { type: 'leave', seat: 'anna' },
  effects: (table) =>
    drafted(table, (draft) => {
      if (!isInvestorsTurn(table)) return;
      const stage = stageNow(table);
      if (stage === 'building') draft.set('step', 'run');
      if (stage === 'sale') draft.set('waived', [...table.clock.waived, 'sale']);
      if (stage === 'further') draft.set('waived', [...table.clock.waived, 'train']);
    }),
  rules: [...operatingRules, somebodyOperates, managerLeaves, managesNothing],
  label: (table) => phrase('18do/log/leave', { company: railwayOf(table) }),
  candidates: (table, seat) => (isInvestorsTurn(table) ? [{ type: 'leave', seat }] : []),
  offer: (table) => ({
    label: () => phrase(`18do/choice/leave-${isManaged(stageNow(table)) ? stageNow(table) : 'building'}`),
    tone: 'onward',
  }),
};
