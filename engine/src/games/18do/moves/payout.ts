import { operatorOf } from '../../../rail/clock.ts';
import type { MoveSpec } from '../../../table/game.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { choice, optional, whole } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import type { DoClock } from '../clock.ts';
import { drafted } from '../flow.ts';
import { investorPays } from '../investor/rules.ts';
import { dividendOf, earned, KINDS, settleRevenue } from '../revenue-use.ts';
import { inStep, isOperator, ofOperator, operatingRules, rule, somebodyOperates, when } from '../rules.ts';

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
export const payout: MoveSpec<DoClock, Payout> = {
  fields,
  example: { type: 'payout', seat: 'anna', kind: 'pay' },
  effects: (table, { kind, amount }) =>
    drafted(table, (draft) => {
      const company = operatorOf(table);
      // Before the run there is nothing to pay, after the payout it has been paid.
      if (company !== null && table.clock.step === 'payout')
        settleRevenue(draft, company, amount ?? earned(table), kind);
    }),
  rules: [...operatingRules, somebodyOperates, inStep('payout'), entire, investorPays],
  label: (table, { kind, amount }) =>
    ofOperator(table, (company) => phrase(`18do/log/${kind}`, { company, revenue: amount ?? earned(table) })),
  *candidates(table, seat) {
    if (isOperator(table, seat)) for (const kind of KINDS) yield { type: 'payout', seat, kind };
  },
  offer: (table) => {
    const revenue = earned(table);
    return {
      label: ({ kind }) => phrase(`18do/choice/${kind}`, { revenue, share: dividendOf(revenue, 'pay') / 10 }),
      tone: 'main',
    };
  },
};
