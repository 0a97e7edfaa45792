import { operatorOf } from '../../../rail/clock.ts';
import { ownerOf } from '../../../rail/ids.ts';
import type { MoveSpec } from '../../../table/game.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { ref, whole } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import type { EspClock, EspTable } from '../clock.ts';
import { MAX_MARKET } from '../data/limits.ts';
import { sellShares } from '../deal.ts';
import type { SaleFault } from '../emergency.ts';
import { gapOf, leadsThere, saleFault } from '../emergency.ts';
import { drafted } from '../flow.ts';
import { inNeed } from '../purchase.ts';
import { director, holding, inMarket, isMajor, priceOf } from '../readers.ts';
import type { EspRule } from '../rules.ts';
import { inStep, isOperator, operatingRules, rule, when } from '../rules.ts';
import { countMeant, soldBy } from './sell.ts';

const fields = { company: ref('company'), count: whole(1, 8) } as const;
type Raise = MoveOf<typeof fields>;

const gapNow = (table: EspTable): number =>
  table.clock.operating === null ? 0 : gapOf(table, table.clock.operating);
/** The operating company has no train, and neither it nor its director can pay one. */
const isShort = (table: EspTable): boolean => {
  const { operating, round } = table.clock;
  return round === 'OR' && operating !== null && inNeed(table, operating) && gapNow(table) > 0;
};
/** The sale is the right one's, and nothing is wrong with it but its size. */
const isSale = (table: EspTable, { seat, company, count }: Raise): boolean =>
  isShort(table) &&
  director(table, table.clock.operating ?? '') === seat &&
  saleFault(table, seat, company, count) === null;

/** §5.7.1: shares are sold in an operating round only for a train that the company cannot pay. */
const needed = rule<Raise>('no-need', '5.7.1', ['ESP-5.7.1.01'], (table) => {
  const company = operatorOf(table);
  return when(company !== null && !inNeed(table, company), { company: company ?? '' });
});
/** §5.7.1: …and that its director's cash does not pay either. */
const cashShort = rule<Raise>('cash-suffices', '5.7.1', ['ESP-5.7.1.03', 'ESP-5.7.1.05'], (table) => {
  const company = operatorOf(table);
  if (company === null || !inNeed(table, company) || gapOf(table, company) > 0) return null;
  return { company, director: director(table, company) };
});
/** §5.7.1: no more shares than needed. */
const enough = rule<Raise>('enough', '5.7.1', ['ESP-5.7.1.05'], (table, move) => {
  const gap = gapNow(table);
  const fewer = (move.count - 1) * priceOf(table, move.company);
  return when(isSale(table, move) && fewer >= gap, { gap, count: move.count });
});
/** §5.7.1: only if sales cover the whole gap; otherwise there is the loan alone (OQ 21). */
const coversAll = rule<Raise>(
  'sales-fall-short',
  '5.7.1',
  ['ESP-5.7.1.05', 'ESP-5.7.1.04'],
  (table, move) => {
    const { operating } = table.clock;
    if (operating === null || !isSale(table, move)) return null;
    return when(!leadsThere(table, move.seat, move.company, move.count, operating), { gap: gapNow(table) });
  },
);
const selling = (fault: SaleFault, atoms: readonly string[]): EspRule<Raise> =>
  rule<Raise>(`raise-${fault}`, '5.7.1', atoms, (table, { seat, company, count }) =>
    when(isShort(table) && saleFault(table, seat, company, count) === fault, {
      company,
      count,
      held: holding(table, seat, company),
      market: inMarket(table, company),
      limit: MAX_MARKET,
    }),
  );

/** §5.7.1: a director whose cash is short sells shares to pay for the train. */
export const raise: MoveSpec<EspClock, Raise> = {
  begins: true,
  fields,
  example: { type: 'raise', seat: 'anna', company: 'CRB', count: 1 },
  effects: (table, { seat, company, count }) =>
    drafted(table, (draft) => {
      if (table.clock.round !== 'OR' || !isMajor(company)) return;
      sellShares(draft, seat, company, count);
      draft.set('emergency', 'sales');
      // What is sold for a train is sold in the train step: no takeover comes after it.
      if (table.clock.step === 'takeover') draft.set('step', 'trains');
    }),
  rules: [
    ...operatingRules,
    inStep('raise'),
    needed,
    cashShort,
    enough,
    coversAll,
    selling('minor', ['ESP-4.2.06']),
    selling('no-par', ['ESP-4.2.07']),
    selling('not-operated', ['ESP-4.2.04']),
    selling('holding', ['ESP-4.2.01']),
    selling('market', ['ESP-4.2.02']),
    selling('director', ['ESP-5.7.1.05']),
  ],
  label: (table, { company, count }) =>
    phrase('18esp/log/raise', { company, count, price: priceOf(table, company) }),
  *candidates(table, seat) {
    if (!isOperator(table, seat)) return;
    for (const company of table.clock.companies)
      for (let count = 1; count <= 8 && count * 10 <= holding(table, seat, company); count++)
        yield { type: 'raise', seat, company, count };
  },
  concerns: (_, { company }, piece) => piece.startsWith('cert/') && ownerOf(piece) === company,
  reads: (table, seat, hand) => {
    const company = table.clock.round === 'OR' ? soldBy(seat, hand) : null;
    if (company === null) return [];
    return [{ type: 'raise', seat, company, count: countMeant(raise, table, seat, hand.piece) }];
  },
  offer: (table) => ({
    label: ({ company }) => phrase('18esp/choice/raise', { company, price: priceOf(table, company) }),
    tone: 'plain',
    amount: { field: 'count', label: phrase('18esp/amount/count') },
  }),
};
