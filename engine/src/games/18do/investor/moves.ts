import { firstThen } from '../../../table/rules.ts';
import { companyPlace } from '../../../rail/ids.ts';
import { acts } from '../../../rail/turns.ts';
import type { Params } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import { breweryRules } from '../brewery/round.ts';
import type { DoDraft, DoMove, DoTable, Waived } from '../clock.ts';
import { INVESTOR } from '../clock.ts';
import { INVESTORS_FIRST } from '../data/limits.ts';
import { buyCertificate, certificateAt, found } from '../deal.ts';
import { doing, hasBought } from '../flow.ts';
import { priceOfSpot } from '../prices.ts';
import {
  awaitsInvestor,
  breweryManager,
  decides,
  holding,
  isInvestorBrewing,
  isInvestorsTurn,
} from '../readers.ts';
import type { DoRule } from '../rules.ts';
import { operatingRules, rule, somebodyOperates, stockRules, when } from '../rules.ts';
import { breweryOf, canConvert, convert as carryOut, isConversionDue } from './brewery/convert.ts';
import { BREWERY_START_PRICE } from './brewery/data.ts';
import type { BrewStage } from './brewery/operate.ts';
import { brewStage } from './brewery/operate.ts';
import { railwayStart } from './brewery/spots.ts';
import { isManaged, stageOf } from './operate.ts';

// —— What only he does, each once: it is the purchase of his turn ——

interface OnlyHis {
  readonly type: string;
  readonly can: (table: DoTable) => boolean;
  readonly does: (draft: DoDraft) => void;
  readonly rules: readonly DoRule[];
  readonly told: (table: DoTable) => Params;
  /** What the button tells, where that is less. */
  readonly offered?: (table: DoTable) => Params;
}
const onlyHis = ({ type, can, does, rules, told, offered = told }: OnlyHis): DoMove => ({
  fields: {},
  example: { type, seat: 'anna' },
  effects: doing((draft, _, table) => {
    if (!can(table)) return;
    const mine = acts(draft, INVESTOR);
    does(draft);
    hasBought(draft, INVESTOR, mine);
  }),
  rules: [...stockRules, ...rules],
  label: (table) => phrase(`18do/log/${type}`, told(table)),
  candidates: (table, seat) => (seat === INVESTOR && can(table) ? [{ type, seat }] : []),
  offer: (table) => ({ label: () => phrase(`18do/choice/${type}`, offered(table)), tone: 'main' }),
});

const railwayOf = ({ clock }: DoTable): string => clock.investorRailway ?? '';
const heInvests = rule('investor-only', '8.3.3', ['DO-8.3.3.2', 'HSB-8.4.3.01'], (_, { seat }) =>
  when(seat !== INVESTOR),
);
const onlyFirst = rule('invested-already', '8.3.3', ['DO-8.3.3.2'], (table, { seat }) =>
  when(seat === INVESTOR && !awaitsInvestor(table), { company: railwayOf(table) }),
);
/** §8.3.3: in his first turn the Investor buys half of his railway at once, and it operates. */
export const invest = onlyHis({
  type: 'invest',
  can: awaitsInvestor,
  does: (draft) => {
    const company = railwayOf(draft.table);
    found(draft, company, INVESTOR, railwayStart(draft.table));
    while (holding(draft.table, INVESTOR, company) < INVESTORS_FIRST) {
      const piece = certificateAt(draft.table, company, companyPlace(company), false);
      if (piece === null) break;
      buyCertificate(draft, INVESTOR, company, piece);
    }
  },
  rules: [heInvests, onlyFirst],
  told: (table) => ({
    company: railwayOf(table),
    price: (INVESTORS_FIRST / 10) * priceOfSpot(table, railwayStart(table)),
  }),
  offered: (table) => ({ company: railwayOf(table) }),
});

const heConverts = rule('convert-only', '8.2.1.3', ['HSB-8.2.1.3.01'], (_, { seat }) =>
  when(seat !== INVESTOR),
);
const atItsTime = rule('convert-time', '8.2.1.3', ['HSB-8.2.1.3.01'], (table, { seat }) =>
  when(seat === INVESTOR && !isConversionDue(table), { company: breweryOf(table) }),
);
/** §8.2.1.3: his first act in the third stock round turns his small brewery into his company, half of which is his. */
export const convert = onlyHis({
  type: 'convert',
  can: canConvert,
  does: carryOut,
  rules: [heConverts, atItsTime],
  told: (table) => ({ company: breweryOf(table), price: BREWERY_START_PRICE }),
});

// —— The managing player leaves it at that; what follows happens by itself (§8.2.2) ——

const stageNow = (table: DoTable) => stageOf(table, railwayOf(table));
const managesNothing = rule('nothing-to-leave', '8.2.2', ['DO-8.2.2.1'], (table) =>
  when(!isInvestorsTurn(table) || !isManaged(stageNow(table))),
);
const managerLeaves = rule('manager-leaves', '8.2.2.1', ['DO-8.2.2.1.1'], (table, { seat }) => {
  const manager = decides(table, railwayOf(table));
  return when(isInvestorsTurn(table) && seat !== manager, { manager });
});
const leaves = (draft: DoDraft, waived: Waived): void =>
  void draft.set('waived', [...draft.clock.waived, waived]);

/** §8.2.2.1: with his railway. */
export const leave: DoMove = {
  fields: {},
  example: { type: 'leave', seat: 'anna' },
  effects: doing((draft, _, table) => {
    const stage = isInvestorsTurn(table) ? stageNow(table) : null;
    if (stage === 'building') draft.set('step', 'run');
    if (stage === 'sale') leaves(draft, 'sale');
    if (stage === 'further') leaves(draft, 'train');
  }),
  rules: [...operatingRules, somebodyOperates, ...firstThen(managerLeaves, managesNothing)],
  label: (table) => phrase('18do/log/leave', { company: railwayOf(table) }),
  candidates: (table, seat) => (isInvestorsTurn(table) ? [{ type: 'leave', seat }] : []),
  offer: (table) => ({
    label: () => phrase(`18do/choice/leave-${isManaged(stageNow(table)) ? stageNow(table) : 'building'}`),
    tone: 'onward',
  }),
};

/** What is left out at such a moment; a payout is not. */
const LEAVES: Readonly<Partial<Record<BrewStage, Waived>>> = {
  room: 'room',
  export: 'export',
  sale: 'sale',
  further: 'train',
};
const leavesNow = (table: DoTable): Waived | null =>
  isInvestorBrewing(table) && table.clock.asked === null ? (LEAVES[brewStage(table)] ?? null) : null;
const nothingOpen = rule('brew-nothing-to-leave', '8.2.2', ['HSB-8.2.2.01'], (table) =>
  when(leavesNow(table) === null),
);
const brewerLeaves = rule('brew-manager-leaves', '8.2.2.2', ['HSB-8.2.2.01'], (table, { seat }) => {
  const manager = breweryManager(table);
  return when(isInvestorBrewing(table) && seat !== manager, { manager });
});

/** §8.2.2.2: with his brewery. */
export const brewLeave: DoMove = {
  fields: {},
  example: { type: 'brew-leave', seat: 'anna' },
  effects: doing((draft, _, table) => {
    const left = leavesNow(table);
    if (left !== null) leaves(draft, left);
  }),
  rules: [...breweryRules, ...firstThen(brewerLeaves, nothingOpen)],
  label: ({ clock }) => phrase('18do/log/brew-leave', { brewery: clock.operating ?? '' }),
  candidates: (table, seat) => (leavesNow(table) === null ? [] : [{ type: 'brew-leave', seat }]),
  offer: (table) => ({
    label: () => phrase(`18do/choice/brew-leave-${leavesNow(table) ?? 'train'}`),
    tone: 'onward',
  }),
};
