import type { MoveSpec } from '../../../table/game.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { choice, optional, whole } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import type { EspClock, EspTable } from '../clock.ts';
import { drafted } from '../flow.ts';
import { distributable, settleIncome } from '../revenue.ts';
import { inStep, operating, operatingRules, rule, when } from '../rules.ts';

/** `amount`: what is paid out, if somebody says it; otherwise everything or nothing. */
const fields = { kind: choice('pay', 'withhold'), amount: optional(whole(0, 100_000)) } as const;
type Dividend = MoveOf<typeof fields>;

const paidOut = (table: EspTable, { kind, amount }: Dividend): number => {
  const income = distributable(table);
  return Math.min(income, amount ?? (kind === 'pay' ? income : 0));
};

/** §5.5: the whole income or nothing of it. */
const entire = rule<Dividend>('all-or-nothing', '5.5', ['ESP-5.5.01'], (table, move) => {
  const { round, step, ran } = table.clock;
  if (round !== 'OR' || step !== 'income' || ran === null || move.amount === undefined) return null;
  const income = distributable(table);
  return when(move.amount !== (move.kind === 'pay' ? income : 0), { amount: move.amount, income });
});

/** §5.5: the income is paid out or withheld; the price marker follows. */
export const dividend: MoveSpec<EspClock, Dividend> = {
  fields,
  example: { type: 'dividend', seat: 'anna', kind: 'pay' },
  effects: (table, move) =>
    drafted(table, (draft) => {
      const { operating: company, round, step } = table.clock;
      // Before the run there is nothing to pay, afterwards it has been paid.
      if (round !== 'OR' || company === null || step !== 'income') return;
      settleIncome(draft, company, distributable(table), paidOut(table, move));
    }),
  rules: [...operatingRules, inStep('dividend'), entire],
  label: (table, move) =>
    phrase(`18esp/log/${paidOut(table, move) > 0 ? 'pay' : 'withhold'}`, {
      company: operating(table),
      income: distributable(table),
    }),
};
