import { BANK, companyOf, companyPlace, ownerOf, POOL } from '../../../rail/ids.ts';
import { ordinaryAt } from '../../../rail/shares.ts';
import type { MoveSpec } from '../../../table/game.ts';
import { whole } from '../../../table/shape.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import type { TeClock } from '../clock.ts';
import { MAX_POOL } from '../data/limits.ts';
import { fall } from '../deal.ts';
import { drafted } from '../flow.ts';
import { inPool, priceOf } from '../readers.ts';
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
type Issue = MoveOf<typeof fields>;

/** §7.10: issue or redeem, not both. */
const notBoth = rule<Issue>('not-both', '7.10', ['TE-7.10.1'], ({ clock }) =>
  when(clock.round === 'OR' && clock.dealt === 'redeemed', { company: clock.operating ?? '' }),
);
/** §7.10: all certificates of a turn are paid at the price after the whole fall: they go together. */
const once = rule<Issue>('issue-once', '7.10', ['TE-7.10.5'], ({ clock }) =>
  when(clock.round === 'OR' && clock.dealt === 'issued', { company: clock.operating ?? '' }),
);
const inHand = rule<Issue>('issue-treasury', '7.10', ['TE-7.10.2'], (table, { count }) => {
  const { operating: company, round } = table.clock;
  if (company === null || round !== 'OR') return null;
  const held = ordinaryAt(table, company, companyPlace(company)).length;
  return when(count > held, { company, count, held });
});
/** §7.10: at most half of a company in the pool. */
const poolLimit = rule<Issue>('issue-pool', '7.10', ['TE-7.10.3'], (table, { count }) => {
  const { operating: company, round } = table.clock;
  if (company === null || round !== 'OR' || inHand.check(table, { type: 'issue', seat: '', count }))
    return null;
  const after = inPool(table, company) + count * 10;
  return when(after > MAX_POOL, { company, after, limit: MAX_POOL });
});
/** §7.10: not in its first operating round. */
const notFirst = rule<Issue>('issue-first-round', '7.10', ['TE-7.10.7'], ({ clock }) => {
  const { operating: company, round, veterans } = clock;
  return when(round === 'OR' && company !== null && !veterans.includes(company), { company: company ?? '' });
});
/** §7.9: a company that was helped ends its turn without money (OQ-19). */
const notHelped = rule<Issue>('issue-after-help', '7.9', ['TE-7.9.4'], ({ clock }) =>
  when(clock.round === 'OR' && clock.helped, { company: clock.operating ?? '' }),
);

/** §7.10: certificates go from the treasury to the pool; the bank pays the price after the fall. */
export const issue: MoveSpec<TeClock, Issue> = {
  fields,
  example: { type: 'issue', seat: 'anna', count: 2 },
  effects: (table, { count }) =>
    drafted(table, (draft) => {
      const { operating: company, round } = table.clock;
      if (company === null || round !== 'OR') return;
      const pieces = ordinaryAt(table, company, companyPlace(company)).slice(0, count);
      for (const piece of pieces) draft.put(piece, POOL);
      fall(draft, company, pieces.length);
      const price = priceOf(draft.table, company);
      draft.pay(price * pieces.length, BANK, companyPlace(company), 'due/issue');
      if (table.clock.step === 'trains') draft.set('step', 'shares');
      draft.set('dealt', 'issued');
    }),
  rules: [
    ...operatingRules,
    somebodyOperates,
    inStep('issue'),
    ...dutyRules,
    notBoth,
    once,
    inHand,
    poolLimit,
    notFirst,
    notHelped,
    noTrainsAfter,
  ],
  label: (table, { count }) => ofOperator(table, (company) => phrase('18te/log/issue', { company, count })),
  *candidates(table, seat) {
    if (isOperator(table, seat))
      for (let count = 1; count <= 7; count++) yield { type: 'issue', seat, count };
  },
  concerns: (table, _, piece) => piece.startsWith('cert/') && ownerOf(piece) === table.clock.operating,
  reads: (_, seat, { piece, from, to }) => {
    const company = piece.startsWith('cert/') ? ownerOf(piece) : null;
    return company !== null && companyOf(from) === company && to === POOL
      ? [{ type: 'issue', seat, count: 1 }]
      : [];
  },
  offer: (table) => ({
    label: () => phrase('18te/choice/issue', { company: operating(table) }),
    tone: 'plain',
    amount: { field: 'count', label: phrase('18te/amount/count') },
  }),
};
