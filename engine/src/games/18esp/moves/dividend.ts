import { partOf, payDividend } from '../../../rail/dividends.ts';
import { BANK, companyPlace, POOL, seatPlace } from '../../../rail/ids.ts';
import type { CompanyId } from '../../../rail/types.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { choice, optional, whole } from '../../../table/shape.ts';
import type { Phrase } from '../../../table/words.ts';
import { phrase } from '../../../table/words.ts';
import type { EspDraft, EspTable } from '../clock.ts';
import { shift } from '../deal.ts';
import { afterIncome, operatorDoes } from '../flow.ts';
import { charterOf, director, holding, inMarket, isMinor, timesOf } from '../readers.ts';
import { inStep, isOperator, operating, operatingRules, rule, when } from '../rules.ts';
import type { EspMove } from '../rules.ts';

const KINDS = ['pay', 'withhold'] as const;
/** `amount`: what is paid out, if somebody says it; otherwise everything or nothing. */
const fields = { kind: choice(...KINDS), amount: optional(whole(0, 100_000)) } as const;
type Dividend = MoveOf<typeof fields>;

/** What the operating company decides on: the income of its run, doubled where the end doubles it. */
const distributable = (table: EspTable): number => {
  const { operating, ran } = table.clock;
  return operating === null || ran === null ? 0 : ran.income * timesOf(table, operating);
};

/** A horizontal step is two cells of the price sequence. */
const STEP = 2;

/** §5.5: so much of the income is paid out and the rest withheld; the marker follows and the turn goes on. */
export function settleIncome(draft: EspDraft, company: CompanyId, income: number, paid: number): void {
  const times = timesOf(draft.table, company);
  payOut(draft, company, paid);
  draft.pay(income - paid, BANK, companyPlace(company), 'due/withheld');
  if (paid > 0) for (let i = 0; i < times; i++) shift(draft, company, STEP);
  else shift(draft, company, -STEP);
  afterIncome(draft);
}

/**
 * A minor's director gets half; shares of a major pay players, those in the market the treasury, those in
 * the IPO nobody.
 */
function payOut(draft: EspDraft, company: CompanyId, paid: number): void {
  if (isMinor(company)) {
    const half = partOf(paid, 50);
    draft.pay(half, BANK, seatPlace(director(draft.table, company)), 'due/dividend');
    draft.pay(paid - half, BANK, companyPlace(company), 'due/dividend');
  } else payDividend(draft, charterOf(company), paid, POOL);
}

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

/** What the button says: to whom how much would go. */
function choiceOf(table: EspTable, kind: Dividend['kind']): Phrase {
  const company = operating(table);
  const income = distributable(table);
  const mine = holding(table, director(table, company), company);
  const params = {
    company,
    income,
    share: income / 10,
    mine: (income * mine) / 100,
    market: inMarket(table, company),
  };
  if (kind === 'withhold') return phrase('18esp/choice/withhold', params);
  return isMinor(company)
    ? phrase('18esp/choice/pay-minor', { ...params, half: income / 2 })
    : phrase('18esp/choice/pay', params);
}

/** §5.5: the income is paid out or withheld; the price marker follows. */
export const dividend: EspMove<Dividend> = {
  fields,
  example: { type: 'dividend', seat: 'anna', kind: 'pay' },
  effects: operatorDoes((draft, company, move, table) => {
    // Before the run there is nothing to pay, afterwards it has been paid.
    if (table.clock.step === 'income')
      settleIncome(draft, company, distributable(table), paidOut(table, move));
  }),
  rules: [...operatingRules, inStep('dividend'), entire],
  label: (table, move) =>
    phrase(`18esp/log/${paidOut(table, move) > 0 ? 'pay' : 'withhold'}`, {
      company: operating(table),
      income: distributable(table),
    }),
  *candidates(table, seat) {
    if (isOperator(table, seat)) for (const kind of KINDS) yield { type: 'dividend', seat, kind };
  },
  offer: (table) => ({ label: ({ kind }) => choiceOf(table, kind), tone: 'main' }),
};
