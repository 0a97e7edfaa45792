import type { Payout } from '../../../rail/verbs/payout.ts';
import { payingOut } from '../../../rail/verbs/payout.ts';
import type { MoveSpec } from '../../../table/game.ts';
import type { Clock62, Table62 } from '../clock.ts';
import { settleRevenue } from '../payout.ts';
import { inStep, operatingRules, rule, somebodyOperates, when } from '../rules.ts';
import { us } from '../title.ts';

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
  ...payingOut(us, { earned, settle: settleRevenue }),
  rules: [...operatingRules, somebodyOperates, inStep('payout'), entire],
};
