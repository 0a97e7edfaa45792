import { acts } from '../../../../rail/turns.ts';
import type { MoveSpec } from '../../../../table/game.ts';
import type { Move } from '../../../../table/types.ts';
import { phrase } from '../../../../table/words.ts';
import { breweryRules } from '../../brewery/round.ts';
import type { DoClock, DoTable, Waived } from '../../clock.ts';
import { INVESTOR } from '../../clock.ts';
import { drafted, hasBought } from '../../flow.ts';
import { breweryManager, isInvestorBrewing } from '../../readers.ts';
import { rule, stockRules, when } from '../../rules.ts';
import { breweryOf, canConvert, convert as carryOut, isConversionDue } from './convert.ts';
import { BREWERY_START_PRICE } from './data.ts';
import type { BrewStage } from './operate.ts';
import { brewStage } from './operate.ts';

const heOnly = rule('convert-only', '8.2.1.3', ['HSB-8.2.1.3.01'], (_, { seat }) => when(seat !== INVESTOR));
const atItsTime = rule('convert-time', '8.2.1.3', ['HSB-8.2.1.3.01'], (table, { seat }) =>
  when(seat === INVESTOR && !isConversionDue(table), { company: breweryOf(table) }),
);
const said = (table: DoTable) => ({ company: breweryOf(table), price: BREWERY_START_PRICE });

/** §8.2.1.3: his first act in the third stock round turns his small brewery into his company, half of which is his. */
export const convert: MoveSpec<DoClock, Move> = {
  fields: {},
  example: { type: 'convert', seat: 'anna' },
  effects: (table) =>
    drafted(table, (draft) => {
      if (!canConvert(table)) return;
      const mine = acts(draft, INVESTOR);
      carryOut(draft);
      hasBought(draft, INVESTOR, mine);
    }),
  rules: [...stockRules, heOnly, atItsTime],
  label: (table) => phrase('18do/log/convert', said(table)),
  candidates: (table, seat) => (seat === INVESTOR && canConvert(table) ? [{ type: 'convert', seat }] : []),
  offer: (table) => ({ label: () => phrase('18do/choice/convert', said(table)), tone: 'main' }),
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
const managerLeaves = rule('brew-manager-leaves', '8.2.2.2', ['HSB-8.2.2.01'], (table, { seat }) => {
  const manager = breweryManager(table);
  return when(isInvestorBrewing(table) && seat !== manager, { manager });
});

/** §8.2.2: the managing player leaves it at that; what follows for the Investor's brewery happens by itself. */
export const brewLeave: MoveSpec<DoClock, Move> = {
  fields: {},
  example: { type: 'brew-leave', seat: 'anna' },
  effects: (table) =>
    drafted(table, (draft) => {
      const left = leavesNow(table);
      if (left !== null) draft.set('waived', [...table.clock.waived, left]);
    }),
  rules: [...breweryRules, managerLeaves, nothingOpen],
  label: ({ clock }) => phrase('18do/log/brew-leave', { brewery: clock.operating ?? '' }),
  candidates: (table, seat) => (leavesNow(table) === null ? [] : [{ type: 'brew-leave', seat }]),
  offer: (table) => ({
    label: () => phrase(`18do/choice/brew-leave-${leavesNow(table) ?? 'train'}`),
    tone: 'onward',
  }),
};
