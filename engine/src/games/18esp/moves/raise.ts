import { alone } from '../../../table/rules.ts';
import { ownerOf } from '../../../rail/ids.ts';
import { raisingRules } from '../../../rail/verbs/raise.ts';
import type { Sale } from '../../../rail/verbs/sale.ts';
import { selling } from '../../../rail/verbs/sale.ts';
import { perTable } from '../../../table/places.ts';
import type { EspTable } from '../clock.ts';
import { MAX_MARKET } from '../data/limits.ts';
import { sellShares } from '../deal.ts';
import { canRaise, gapOf, inNeed, leadsThere, mostRaised, saleFault } from '../purchase.ts';
import { doing } from '../flow.ts';
import { director, isMajor, priceOf } from '../readers.ts';
import type { EspMove, EspRule } from '../rules.ts';
import { inStep, ofOperator, operatingRules, operatorOf } from '../rules.ts';
import { esp } from '../title.ts';
import { salesMeant } from './sell.ts';

/** The operating company has no train, and neither it nor its director can pay one. */
const isShort = perTable((table: EspTable): boolean => {
  const company = operatorOf(table);
  return company !== null && inNeed(table, company) && gapOf(table, company) > 0;
});
/** The sale is the right one's, and nothing is wrong with it but its size. */
const isSale = (table: EspTable, { seat, company, count }: Sale): boolean =>
  isShort(table) &&
  director(table, table.clock.operating ?? '') === seat &&
  saleFault(table, seat, company, count) === null;

const covering = ofOperator<Sale>(() => ({}));
const raising = raisingRules(esp, saleFault, MAX_MARKET, isShort);

const rules: readonly EspRule<Sale>[] = [
  ...operatingRules,
  inStep('raise'),
  /** §5.7.1: shares are sold in an operating round only for a train that the company cannot pay. */
  alone(ofOperator()('no-need', '5.7.1', ['ESP-5.7.1.01'], (table, _, company) => !inNeed(table, company))),
  /** §5.7.1: …and that its director's cash does not pay either. */
  alone(
    ofOperator()('cash-suffices', '5.7.1', ['ESP-5.7.1.03', 'ESP-5.7.1.05'], (table, _, company) => {
      const suffices = inNeed(table, company) && gapOf(table, company) <= 0;
      return suffices ? { director: director(table, company) } : false;
    }),
  ),
  /** §5.7.1: no more shares than needed. */
  covering('enough', '5.7.1', ['ESP-5.7.1.05'], (table, move, company) => {
    const [gap, fewer] = [gapOf(table, company), (move.count - 1) * priceOf(table, move.company)];
    return isSale(table, move) && fewer >= gap ? { gap, count: move.count } : false;
  }),
  /** §5.7.1: only if sales cover the whole gap; otherwise there is the loan alone (OQ 21). */
  covering('sales-fall-short', '5.7.1', ['ESP-5.7.1.05', 'ESP-5.7.1.04'], (table, move, company) => {
    if (!isSale(table, move) || !canRaise(table, company)) return false;
    return leadsThere(table, move, company) ? false : { gap: gapOf(table, company) };
  }),
  /** …and where all sales together do not cover it, nothing is sold at all. */
  covering('loan-remains', '5.7.1', ['ESP-5.7.1.04', 'ESP-5.7.1.05'], (table, move, company) => {
    if (!isSale(table, move) || canRaise(table, company)) return false;
    return { gap: gapOf(table, company), most: mostRaised(table, move.seat) };
  }),
  raising('minor', '5.7.1', 'ESP-4.2.06'),
  raising('no-par', '5.7.1', 'ESP-4.2.07'),
  raising('not-operated', '5.7.1', 'ESP-4.2.04'),
  raising('holding', '5.7.1', 'ESP-4.2.01'),
  raising('market', '5.7.1', 'ESP-4.2.02'),
  raising('director', '5.7.1', 'ESP-5.7.1.05'),
];

/** §5.7.1: a director whose cash is short sells shares to pay for the train. */
export const raise: EspMove<Sale> = {
  begins: true,
  ...selling(esp, 'raise', 8),
  example: { type: 'raise', seat: 'anna', company: 'CRB', count: 1 },
  effects: doing((draft, { seat, company, count }, table) => {
    if (table.clock.round !== 'OR' || !isMajor(company)) return;
    sellShares(draft, seat, company, count);
    draft.set('emergency', 'sales');
    // What is sold for a train is sold in the train step: no takeover comes after it.
    if (table.clock.step === 'takeover') draft.set('step', 'trains');
  }),
  rules,
  concerns: (_, { company }, piece) => piece.startsWith('cert/') && ownerOf(piece) === company,
  reads: (table, seat, hand) => (table.clock.round === 'OR' ? salesMeant(raise, table, seat, hand) : []),
};
