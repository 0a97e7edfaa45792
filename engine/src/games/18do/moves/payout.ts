import { firstThen } from '../../../table/rules.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { choice, optional, whole } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import { investorPays } from '../investor/rules.ts';
import { dividendOf, earned, KINDS, settleRevenue } from '../revenue-use.ts';
import { inStep, operatingRules, rule, somebodyOperates, when } from '../rules.ts';
import { railMove } from '../turn-move.ts';

/** `amount`: the sum paid out or withheld, if somebody says it; otherwise all of it. */
const fields = { kind: choice(...KINDS), amount: optional(whole(0, 100_000)) } as const;
export type Payout = MoveOf<typeof fields>;

/** §4.5.6.2: all of it is paid out, or all of it is kept. */
const entire = rule<Payout>('all-or-nothing', '4.5.6.2', ['DO-4.5.6.2.1'], (table, { amount }) => {
  const revenue = earned(table);
  const odd = table.clock.step === 'payout' && amount !== undefined && amount !== revenue;
  return when(odd, { amount: amount ?? 0, revenue });
});

/** §4.5.6.2: the revenue is paid out or kept; the price marker follows. */
export const payout = railMove<Payout>({
  fields,
  example: { type: 'payout', seat: 'anna', kind: 'pay' },
  does: (draft, company, { kind, amount }) => {
    // Before the run there is nothing to pay, after the payout it has been paid.
    if (draft.clock.step === 'payout') settleRevenue(draft, company, amount ?? earned(draft.table), kind);
  },
  rules: [...operatingRules, somebodyOperates, inStep('payout'), ...firstThen(investorPays, entire)],
  each: (_, __, seat) => KINDS.map((kind) => ({ type: 'payout', seat, kind })),
  told: (table, { amount }) => ({ revenue: amount ?? earned(table) }),
  key: (_, { kind }) => kind,
  choice: (table, { kind }) => {
    const revenue = earned(table);
    return phrase(`18do/choice/${kind}`, { revenue, share: dividendOf(revenue, 'pay') / 10 });
  },
  tone: 'main',
});
