import { alone, firstThen } from '../../../table/rules.ts';
import { acts, hasJustBought } from '../../../rail/turns.ts';
import { BANK, seatPlace } from '../../../rail/ids.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { whole } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import type { EspTable } from '../clock.ts';
import { doing } from '../flow.ts';
import { debtOf, isPublished, purse } from '../readers.ts';
import type { EspMove } from '../rules.ts';
import { rule, stockRules, when } from '../rules.ts';
import { mustSell } from './sell.ts';

const fields = { amount: whole(1, 99_999) } as const;
type Repay = MoveOf<typeof fields>;

/** What it costs to repay so much: half as much again, rounded up; on the public site the interest was added at once. */
const repayCost = (table: EspTable, amount: number): number =>
  isPublished(table) ? amount : amount + Math.ceil(amount / 2);

const beforeBuying = alone(
  rule('repay-before-buying', '5.7.2', ['ESP-5.7.2.03', 'ESP-4.03'], (table, { seat }) =>
    when(hasJustBought(table, seat)),
  ),
);
const owed = rule<Repay>('not-owed', '5.7.2', ['ESP-5.7.2.05'], (table, { seat, amount }) => {
  const debt = debtOf(table, seat);
  return when(amount > debt, { amount, debt });
});
const allAtOnce = rule<Repay>('repay-all', '5.7.2', ['ESP-5.7.2.05'], (table, { seat, amount }) => {
  const debt = debtOf(table, seat);
  return when(isPublished(table) && amount < debt, { amount, debt });
});
const covered = rule<Repay>('repay-cash', '5.7.2', ['ESP-5.7.2.05'], (table, { seat, amount }) => {
  const [cost, cash] = [repayCost(table, amount), purse(table, seat)];
  return when(amount <= debtOf(table, seat) && cost > cash, { cost, cash });
});

/** §5.7.2: any part of the debt, between selling and buying. */
export const repay: EspMove<Repay> = {
  fields,
  example: { type: 'repay', seat: 'anna', amount: 40 },
  effects: doing((draft, { seat, amount }, table) => {
    const mine = acts(draft, seat);
    const debt = debtOf(table, seat);
    const part = Math.min(amount, debt);
    if (part <= 0) return;
    draft.pay(repayCost(table, part), seatPlace(seat), BANK, 'due/repay');
    const { [seat]: _, ...others } = table.clock.debts;
    draft.set('debts', part === debt ? others : { ...others, [seat]: debt - part });
    if (draft.clock.round !== 'SR') return;
    draft.set('passes', 0);
    if (mine) draft.set('repaid', true);
  }),
  rules: [...stockRules, beforeBuying, mustSell, ...firstThen([owed, allAtOnce], covered)],
  label: (table, { amount }) => phrase('18esp/log/repay', { amount, cost: repayCost(table, amount) }),
  *candidates(table, seat) {
    const [debt, cash] = [debtOf(table, seat), purse(table, seat)];
    for (let amount = isPublished(table) ? debt : 1; amount <= debt && amount > 0; amount++) {
      if (repayCost(table, amount) > cash) return;
      yield { type: 'repay', seat, amount };
    }
  },
  offer: () => ({
    label: () => phrase('18esp/choice/repay'),
    tone: 'plain',
    amount: { field: 'amount', label: phrase('18esp/amount/amount'), start: 'max' },
  }),
};
