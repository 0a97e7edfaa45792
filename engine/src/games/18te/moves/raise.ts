import { alone } from '../../../table/rules.ts';
import { ownerOf } from '../../../rail/ids.ts';
import { raisingRules } from '../../../rail/verbs/raise.ts';
import type { Sale } from '../../../rail/verbs/sale.ts';
import { selling } from '../../../rail/verbs/sale.ts';
import type { TeTable } from '../clock.ts';
import { FOUNDING_ORDER } from '../data/companies.ts';
import { MAX_POOL } from '../data/limits.ts';
import { sellShares } from '../deal.ts';
import { doing } from '../flow.ts';
import { cheapest, goal, inNeed, saleFault, shortOf } from '../purchase.ts';
import { director, priceOf } from '../readers.ts';
import type { TeMove } from '../rules.ts';
import { acting, operatorOf, rule, when } from '../rules.ts';
import { te } from '../title.ts';
import { givesUpPresidency, salesMeant } from './sell.ts';

/** §7.9: certificates are sold in an operating round only for a train that nobody can pay yet. */
const needed = alone(
  rule('no-need', '7.9', ['TE-7.9.1', 'TE-3.1.2'], (table) => {
    const { clock } = table;
    const broken = clock.round === 'OR' && clock.operating !== null && !inNeed(table, clock.operating);
    return when(broken, { company: clock.operating ?? '' });
  }),
);
/** The sum that this sale is for; null where there is no need, or the sale is not possible at all. */
function shortFor(table: TeTable, { seat, company, count }: Sale): number | null {
  const operating = operatorOf(table);
  if (operating === null || !inNeed(table, operating) || director(table, operating) !== seat) return null;
  return saleFault(table, seat, company, count) === null ? shortOf(table, operating) : null;
}
/** All but the last certificate of the sale would do. */
const isTooMuch = (table: TeTable, { company, count }: Sale, short: number): boolean =>
  (count - 1) * priceOf(table, company) >= short;
/** §7.9: selling stops as soon as the money suffices. */
const enough = rule<Sale>('enough', '7.9', ['TE-7.9.9'], (table, move) => {
  const short = shortFor(table, move);
  return when(short !== null && short > 0 && isTooMuch(table, move, short), { missing: short });
});
const enoughAlready = rule<Sale>('enough-already', '7.9', ['TE-7.9.9'], (table, move) => {
  const short = shortFor(table, move);
  return when(short !== null && short <= 0);
});
/** §7.9: for the bank's cheapest train it suffices already; only another company could still ask for more. */
const enoughForBank = rule<Sale>(
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
const raising = raisingRules(te, saleFault, MAX_POOL);

/** §7.9: a president whose cash is short sells certificates to pay for the train. */
export const raise: TeMove<Sale> = {
  ...selling(te, 'raise', 7, { of: () => FOUNDING_ORDER }),
  example: { type: 'raise', seat: 'anna', company: 'KWE', count: 1 },
  effects: doing((draft, { seat, company, count }) => sellShares(draft, seat, company, count)),
  rules: [
    ...acting('raise'),
    needed,
    enough,
    enoughAlready,
    enoughForBank,
    raising('holding', '7.9', 'TE-7.9.10'),
    raising('pool', '7.9', 'TE-7.9.10'),
    raising('no-successor', '7.9', 'TE-7.9.10'),
    raising('presidency', '7.9', 'TE-7.9.11'),
    givesUpPresidency,
  ],
  concerns: (_, { company }, piece) => piece.startsWith('cert/') && ownerOf(piece) === company,
  reads: (table, seat, hand) => (table.clock.round === 'OR' ? salesMeant('raise', seat, hand) : []),
};
