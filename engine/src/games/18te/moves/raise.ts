import type { MoveSpec } from '../../../table/game.ts';
import { ref, whole } from '../../../table/shape.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import type { TeClock } from '../clock.ts';
import { MAX_POOL } from '../data/limits.ts';
import { sellShares } from '../deal.ts';
import { drafted } from '../flow.ts';
import type { SaleFault } from '../purchase.ts';
import { inNeed, saleFault, shortOf } from '../purchase.ts';
import { director, holding, inPool, priceOf } from '../readers.ts';
import type { TeRule } from '../rules.ts';
import { inStep, operatingRules, rule, when } from '../rules.ts';
import { somebodyOperates } from '../run-rules.ts';

const fields = { company: ref('company'), count: whole(1, 7) } as const;
type Raise = MoveOf<typeof fields>;

/** §7.9: certificates are sold in an operating round only for a train that nobody can pay yet. */
const needed = rule<Raise>('no-need', '7.9', ['TE-7.9.1', 'TE-3.1.2'], (table) => {
  const { clock } = table;
  const broken = clock.round === 'OR' && clock.operating !== null && !inNeed(table, clock.operating);
  return when(broken, { company: clock.operating ?? '' });
});
/** §7.9: selling stops as soon as the money suffices. */
const enough = rule<Raise>('enough', '7.9', ['TE-7.9.9'], (table, { seat, company, count }) => {
  const { operating, round } = table.clock;
  if (operating === null || round !== 'OR' || !inNeed(table, operating)) return null;
  if (director(table, operating) !== seat || saleFault(table, seat, company, count, operating) !== null)
    return null;
  const short = shortOf(table, operating);
  const fewer = (count - 1) * priceOf(table, company);
  return when(fewer >= short, { missing: Math.max(0, short), count });
});
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
    inStep('trains'),
    needed,
    enough,
    selling('holding', ['TE-7.9.10']),
    selling('pool', ['TE-7.9.10']),
    selling('no-successor', ['TE-7.9.10']),
    selling('presidency', ['TE-7.9.11']),
  ],
  label: (table, { company, count }) =>
    phrase('18te/log/raise', { company, count, price: priceOf(table, company) }),
};
