import type { MoveOf } from '../../../../table/shape.ts';
import { choice } from '../../../../table/shape.ts';
import { brewMove } from '../../turn-move.ts';
import { cardThatCould } from '../delivery.ts';
import { cardName } from '../equipment.ts';
import { incomeNow, paidOut, PAYOUTS, payoutsOf, settleIncome } from '../income.ts';
import { marketFirst } from '../load-rules.ts';
import { isSmall } from '../readers.ts';
import { breweryRulesFor, ofBrewery } from '../round.ts';

const fields = { kind: choice(...PAYOUTS) } as const;
type BrewPay = MoveOf<typeof fields>;

const rule = ofBrewery<BrewPay>();
/** §6.5.2.5: a small brewery keeps all, or half of it goes to its owner. */
const smallPays = rule(
  'small-pays',
  '6.5.2.5',
  ['HSB-6.5.2.5.02'],
  (_, { kind }, brewery) => isSmall(brewery) && kind === 'pay',
);
/** §6.5.2.5: a company keeps all or pays all. */
const companyPays = rule(
  'company-pays',
  '6.5.2.5',
  ['HSB-6.5.2.5.03'],
  (_, { kind }, brewery) => !isSmall(brewery) && kind === 'split',
);
/** §6.5.2.3: export units that could still deliver lapse with the step; that is allowed, and worth knowing. */
const lapses = rule(
  'export-lapses',
  '6.5.2.3',
  ['HSB-6.5.2.4.08'],
  (table, _, brewery) => {
    const card = cardThatCould(table, brewery);
    return card === null ? false : { card: cardName(card) };
  },
  'caution',
);

/** §6.5.2.5: what the delivery has earned is kept or paid out; the price of a company follows. */
export const brewPay = brewMove<BrewPay>({
  fields,
  example: { type: 'brew-pay', seat: 'anna', kind: 'keep' },
  does: (draft, brewery, { kind }) => {
    // What has been paid out is not paid out again.
    if (draft.clock.step !== 'equip') settleIncome(draft, brewery, kind);
  },
  rules: [...breweryRulesFor('brew-pay'), marketFirst, smallPays, companyPays, lapses],
  each: (_, brewery, seat) => payoutsOf(brewery).map((kind) => ({ type: 'brew-pay', seat, kind })),
  told: (table, { kind }) => {
    const income = incomeNow(table);
    return { income, paid: paidOut(income, kind), share: paidOut(income, kind) / 10 };
  },
  key: (_, { kind }) => `brew-${kind}`,
  tone: 'main',
  step: 'pay',
});
