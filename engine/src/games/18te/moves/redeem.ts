import { BANK, companyOf, companyPlace, ownerOf, POOL } from '../../../rail/ids.ts';
import { ordinaryAt } from '../../../rail/shares.ts';
import type { MoveSpec } from '../../../table/game.ts';
import { whole } from '../../../table/shape.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import type { TeClock } from '../clock.ts';
import { drafted } from '../flow.ts';
import { priceOf, treasury } from '../readers.ts';
import {
  inStep,
  isOperator,
  ofOperator,
  operating,
  operatingRules,
  rule,
  when,
  somebodyOperates,
} from '../rules.ts';
import { dutyRules, noTrainsAfter } from '../train-rules.ts';

const fields = { count: whole(1, 7) } as const;
type Redeem = MoveOf<typeof fields>;

/** §7.10: issue or redeem, not both. */
const notBoth = rule<Redeem>('not-both', '7.10', ['TE-7.10.1'], ({ clock }) =>
  when(clock.round === 'OR' && clock.dealt === 'issued', { company: clock.operating ?? '' }),
);
const lies = rule<Redeem>('redeem-pool', '7.10', ['TE-7.10.8'], (table, { count }) => {
  const { operating: company, round } = table.clock;
  if (company === null || round !== 'OR') return null;
  const held = ordinaryAt(table, company, POOL).length;
  return when(count > held, { company, count, held });
});
/** §7.10: the company pays the present price for each. */
const covered = rule<Redeem>('redeem-cash', '7.10', ['TE-7.10.9'], (table, move) => {
  const { operating: company, round } = table.clock;
  if (company === null || round !== 'OR' || lies.check(table, move)) return null;
  const [cost, cash] = [move.count * priceOf(table, company), treasury(table, company)];
  return when(cost > cash, { company, cost, cash });
});

/** §7.10: certificates go from the pool back to the treasury; the price does not move. */
export const redeem: MoveSpec<TeClock, Redeem> = {
  fields,
  example: { type: 'redeem', seat: 'anna', count: 1 },
  effects: (table, { count }) =>
    drafted(table, (draft) => {
      const { operating: company, round } = table.clock;
      if (company === null || round !== 'OR') return;
      const pieces = ordinaryAt(table, company, POOL).slice(0, count);
      for (const piece of pieces) draft.put(piece, companyPlace(company));
      draft.pay(priceOf(table, company) * pieces.length, companyPlace(company), BANK, 'due/redeem');
      if (table.clock.step === 'trains') draft.set('step', 'shares');
      draft.set('dealt', 'redeemed');
    }),
  rules: [
    ...operatingRules,
    somebodyOperates,
    inStep('redeem'),
    ...dutyRules,
    notBoth,
    lies,
    covered,
    noTrainsAfter,
  ],
  label: (table, { count }) => ofOperator(table, (company) => phrase('18te/log/redeem', { company, count })),
  *candidates(table, seat) {
    if (isOperator(table, seat))
      for (let count = 1; count <= 7; count++) yield { type: 'redeem', seat, count };
  },
  concerns: (table, _, piece) => piece.startsWith('cert/') && ownerOf(piece) === table.clock.operating,
  reads: (_, seat, { piece, from, to }) => {
    const company = piece.startsWith('cert/') ? ownerOf(piece) : null;
    return company !== null && from === POOL && companyOf(to) === company
      ? [{ type: 'redeem', seat, count: 1 }]
      : [];
  },
  offer: (table) => ({
    label: () =>
      phrase('18te/choice/redeem', { company: operating(table), price: priceOf(table, operating(table)) }),
    tone: 'plain',
    amount: { field: 'count', label: phrase('18te/amount/count') },
  }),
};
