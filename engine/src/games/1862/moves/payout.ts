import type { MoveSpec } from '../../../table/game.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { choice, optional, whole } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import type { Clock62, Table62 } from '../clock.ts';
import { drafted } from '../flow.ts';
import { settleRevenue } from '../payout.ts';
import { inStep, isOperator, ofOperator, operatingRules, rule, somebodyOperates, when } from '../rules.ts';

const KINDS = ['pay', 'withhold'] as const;
/** `revenue`: the figure booked, if somebody says it; otherwise what the trains have earned. */
const fields = { kind: choice(...KINDS), revenue: optional(whole(0, 100_000)) } as const;
type Payout = MoveOf<typeof fields>;

const earned = ({ clock }: Table62): number => clock.ran?.revenue ?? 0;
/** Chapter 11: all or nothing. */
const entire = rule<Payout>('all-or-nothing', '11', ['62-11.4'], (table, { revenue }) =>
  when(table.clock.step === 'payout' && revenue !== undefined && revenue !== earned(table), {
    revenue: revenue ?? 0,
    earned: earned(table),
  }),
);

/** Chapters 11 and 12: the director pays everything out or withholds everything; then the marker moves. */
export const payout: MoveSpec<Clock62, Payout> = {
  fields,
  example: { type: 'payout', seat: 'anna', kind: 'pay' },
  effects: (table, { kind, revenue }) =>
    drafted(table, (draft) => {
      const { operating: company, round, step } = table.clock;
      if (round !== 'OR' || company === null || step !== 'payout') return;
      settleRevenue(draft, company, revenue ?? earned(table), kind);
    }),
  rules: [...operatingRules, somebodyOperates, inStep('payout'), entire],
  label: (table, { kind, revenue }) =>
    ofOperator(table, (company) =>
      phrase(`1862/log/${kind}`, { company, revenue: revenue ?? earned(table) }),
    ),
  *candidates(table, seat) {
    if (isOperator(table, seat)) for (const kind of KINDS) yield { type: 'payout', seat, kind };
  },
  offer: (table) => ({
    label: ({ kind }) => phrase(`1862/choice/${kind}`, { revenue: earned(table) }),
    tone: 'main',
  }),
};
