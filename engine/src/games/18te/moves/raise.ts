import { operatorOf } from '../../../rail/clock.ts';
import { ownerOf } from '../../../rail/ids.ts';
import type { MoveSpec } from '../../../table/game.ts';
import { ref, whole } from '../../../table/shape.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import type { TeClock, TeTable } from '../clock.ts';
import { FOUNDING_ORDER } from '../data/companies.ts';
import { MAX_POOL } from '../data/limits.ts';
import { sellShares } from '../deal.ts';
import { drafted } from '../flow.ts';
import type { SaleFault } from '../purchase.ts';
import { cheapest, goal, inNeed, saleFault, shortOf } from '../purchase.ts';
import { director, holding, inPool, priceOf } from '../readers.ts';
import type { TeRule } from '../rules.ts';
import { inStep, isOperator, operatingRules, rule, when, somebodyOperates } from '../rules.ts';
import { givesUpPresidency, soldBy } from './sell.ts';

const fields = { company: ref('company'), count: whole(1, 7) } as const;
type Raise = MoveOf<typeof fields>;

/** §7.9: certificates are sold in an operating round only for a train that nobody can pay yet. */
const needed = rule<Raise>('no-need', '7.9', ['TE-7.9.1', 'TE-3.1.2'], (table) => {
  const { clock } = table;
  const broken = clock.round === 'OR' && clock.operating !== null && !inNeed(table, clock.operating);
  return when(broken, { company: clock.operating ?? '' });
});
/** The sum that this sale is for; null where there is no need, or the sale is not possible at all. */
function shortFor(table: TeTable, { seat, company, count }: Raise): number | null {
  const operating = operatorOf(table);
  if (operating === null || !inNeed(table, operating) || director(table, operating) !== seat) return null;
  return saleFault(table, seat, company, count, operating) === null ? shortOf(table, operating) : null;
}
/** All but the last certificate of the sale would do. */
const isTooMuch = (table: TeTable, { company, count }: Raise, short: number): boolean =>
  (count - 1) * priceOf(table, company) >= short;
/** §7.9: selling stops as soon as the money suffices. */
const enough = rule<Raise>('enough', '7.9', ['TE-7.9.9'], (table, move) => {
  const short = shortFor(table, move);
  return when(short !== null && short > 0 && isTooMuch(table, move, short), { missing: short });
});
const enoughAlready = rule<Raise>('enough-already', '7.9', ['TE-7.9.9'], (table, move) => {
  const short = shortFor(table, move);
  return when(short !== null && short <= 0);
});
/** §7.9: for the bank's cheapest train it suffices already; only another company could still ask for more. */
const enoughForBank = rule<Raise>(
  'enough-for-bank',
  '7.9',
  ['TE-7.9.9'],
  (table, move) => {
    const [short, least] = [shortFor(table, move), cheapest(table)];
    if (short === null || least === null || isTooMuch(table, move, short)) return null;
    const forBank = short - goal(table, table.clock.operating ?? '') + least;
    return when(isTooMuch(table, move, forBank), { least });
  },
  'caution',
);
const selling = (fault: SaleFault, atoms: readonly string[]): TeRule<Raise> =>
  rule<Raise>(`raise-${fault}`, '7.9', atoms, (table, { seat, company, count }) => {
    const { operating } = table.clock;
    return when(saleFault(table, seat, company, count, operating) === fault, {
      company,
      count,
      held: holding(table, seat, company),
      pool: inPool(table, company),
      limit: MAX_POOL,
    });
  });

/** §7.9: a president whose cash is short sells certificates to pay for the train. */
export const raise: MoveSpec<TeClock, Raise> = {
  fields,
  example: { type: 'raise', seat: 'anna', company: 'KWE', count: 1 },
  effects: (table, { seat, company, count }) =>
    drafted(table, (draft) => sellShares(draft, seat, company, count)),
  rules: [
    ...operatingRules,
    somebodyOperates,
    inStep('raise'),
    needed,
    enough,
    enoughAlready,
    enoughForBank,
    selling('holding', ['TE-7.9.10']),
    selling('pool', ['TE-7.9.10']),
    selling('no-successor', ['TE-7.9.10']),
    selling('presidency', ['TE-7.9.11']),
    givesUpPresidency,
  ],
  label: (table, { company, count }) =>
    phrase('18te/log/raise', { company, count, price: priceOf(table, company) }),
  *candidates(table, seat) {
    if (!isOperator(table, seat)) return;
    for (const company of FOUNDING_ORDER)
      for (let count = 1; count <= 7; count++) yield { type: 'raise', seat, company, count };
  },
  concerns: (_, { company }, piece) => piece.startsWith('cert/') && ownerOf(piece) === company,
  reads: (table, seat, hand) =>
    table.clock.round === 'OR' ? soldBy(seat, hand).map((sale) => ({ type: 'raise', ...sale })) : [],
  offer: (table) => ({
    label: ({ company }) => phrase('18te/choice/raise', { company, price: priceOf(table, company) }),
    tone: 'plain',
    amount: { field: 'count', label: phrase('18te/amount/count') },
  }),
};
