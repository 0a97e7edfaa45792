import type { Payout } from '../../../rail/verbs/payout.ts';
import { payingOut } from '../../../rail/verbs/payout.ts';
import type { MoveSpec } from '../../../table/game.ts';
import type { TeClock, TeTable } from '../clock.ts';
import { highestShown, settleRevenue } from '../revenue.ts';
import { inStep, operatingRules, rule, when, somebodyOperates } from '../rules.ts';
import { te } from '../title.ts';

const booked = (table: TeTable, { revenue }: Payout): number => revenue ?? highestShown(table);
const wasShown = ({ clock }: TeTable, figure: number): boolean =>
  clock.shown.some(({ revenue }) => revenue === figure);

/** §7.5: the highest revenue that anybody has shown and that can be made must be used. */
const highest = rule<Payout>('highest-run', '7.5', ['TE-7.5.9'], (table, move) => {
  const [figure, best] = [booked(table, move), highestShown(table)];
  return when(table.clock.step === 'payout' && wasShown(table, figure) && figure !== best, {
    revenue: figure,
    best,
  });
});
/** §7.6: the whole revenue or nothing of it. */
const entire = rule<Payout>('all-or-nothing', '7.6', ['TE-7.6.1'], (table, move) => {
  const figure = booked(table, move);
  const odd = table.clock.shown.length > 0 && !wasShown(table, figure);
  return when(table.clock.step === 'payout' && odd, { revenue: figure, best: highestShown(table) });
});

/** §7.6: the revenue is paid out or withheld; the price marker follows. */
export const payout: MoveSpec<TeClock, Payout> = {
  ...payingOut(te, {
    earned: highestShown,
    settle: settleRevenue,
    told: (revenue) => ({ share: revenue / 10 }),
  }),
  rules: [...operatingRules, somebodyOperates, inStep('payout'), highest, entire],
};
