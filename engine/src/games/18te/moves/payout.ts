import type { MoveSpec } from '../../../table/game.ts';
import { choice, optional, whole } from '../../../table/shape.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import type { TeClock, TeTable } from '../clock.ts';
import { drafted } from '../flow.ts';
import { highestShown, settleRevenue } from '../revenue.ts';
import { inStep, isOperator, ofOperator, operatingRules, rule, when, somebodyOperates } from '../rules.ts';

const KINDS = ['pay', 'withhold'] as const;
/** `revenue`: the figure booked, if somebody says it; otherwise the highest one shown. */
const fields = { kind: choice(...KINDS), revenue: optional(whole(0, 100_000)) } as const;
type PayoutMove = MoveOf<typeof fields>;

const booked = (table: TeTable, { revenue }: PayoutMove): number => revenue ?? highestShown(table);
const wasShown = ({ clock }: TeTable, figure: number): boolean =>
  clock.shown.some(({ revenue }) => revenue === figure);

/** §7.5: the highest revenue that anybody has shown and that can be made must be used. */
const highest = rule<PayoutMove>('highest-run', '7.5', ['TE-7.5.9'], (table, move) => {
  const [figure, best] = [booked(table, move), highestShown(table)];
  return when(table.clock.step === 'payout' && wasShown(table, figure) && figure !== best, {
    revenue: figure,
    best,
  });
});
/** §7.6: the whole revenue or nothing of it. */
const entire = rule<PayoutMove>('all-or-nothing', '7.6', ['TE-7.6.1'], (table, move) => {
  const figure = booked(table, move);
  const odd = table.clock.shown.length > 0 && !wasShown(table, figure);
  return when(table.clock.step === 'payout' && odd, { revenue: figure, best: highestShown(table) });
});

/** §7.6: the revenue is paid out or withheld; the price marker follows. */
export const payout: MoveSpec<TeClock, PayoutMove> = {
  fields,
  example: { type: 'payout', seat: 'anna', kind: 'pay' },
  effects: (table, move) =>
    drafted(table, (draft) => {
      const { operating: company, round, step } = table.clock;
      // Before the run there is nothing to pay, after the payout it has been paid.
      if (round !== 'OR' || company === null || step !== 'payout') return;
      settleRevenue(draft, company, booked(table, move), move.kind);
    }),
  rules: [...operatingRules, somebodyOperates, inStep('payout'), highest, entire],
  label: (table, move) =>
    ofOperator(table, (company) =>
      phrase(`18te/log/${move.kind}`, { company, revenue: booked(table, move) }),
    ),
  *candidates(table, seat) {
    if (isOperator(table, seat)) for (const kind of KINDS) yield { type: 'payout', seat, kind };
  },
  offer: (table) => {
    const revenue = highestShown(table);
    return {
      label: ({ kind }) => phrase(`18te/choice/${kind}`, { revenue, share: revenue / 10 }),
      tone: 'main',
    };
  },
};
