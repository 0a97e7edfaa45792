import { operatorOf } from '../../../rail/clock.ts';
import { ownerOf } from '../../../rail/ids.ts';
import { raisingRules } from '../../../rail/verbs/raise.ts';
import type { Sale } from '../../../rail/verbs/sale.ts';
import { selling, soldBy } from '../../../rail/verbs/sale.ts';
import type { MoveSpec } from '../../../table/game.ts';
import { perTable } from '../../../table/places.ts';
import type { EspClock, EspTable } from '../clock.ts';
import { MAX_MARKET } from '../data/limits.ts';
import { sellShares } from '../deal.ts';
import { canRaise, gapOf, leadsThere, mostRaised, saleFault } from '../emergency.ts';
import { drafted } from '../flow.ts';
import { inNeed } from '../purchase.ts';
import { director, isMajor, priceOf } from '../readers.ts';
import { inStep, operatingRules, rule, when } from '../rules.ts';
import { esp } from '../title.ts';
import { countMeant } from './sell.ts';

const gapNow = (table: EspTable): number =>
  table.clock.operating === null ? 0 : gapOf(table, table.clock.operating);
/** The operating company has no train, and neither it nor its director can pay one. */
const isShort = perTable((table: EspTable): boolean => {
  const { operating, round } = table.clock;
  return round === 'OR' && operating !== null && inNeed(table, operating) && gapNow(table) > 0;
});
/** The sale is the right one's, and nothing is wrong with it but its size. */
const isSale = (table: EspTable, { seat, company, count }: Sale): boolean =>
  isShort(table) &&
  director(table, table.clock.operating ?? '') === seat &&
  saleFault(table, seat, company, count) === null;

/** §5.7.1: shares are sold in an operating round only for a train that the company cannot pay. */
const needed = rule<Sale>('no-need', '5.7.1', ['ESP-5.7.1.01'], (table) => {
  const company = operatorOf(table);
  return when(company !== null && !inNeed(table, company), { company: company ?? '' });
});
/** §5.7.1: …and that its director's cash does not pay either. */
const cashShort = rule<Sale>('cash-suffices', '5.7.1', ['ESP-5.7.1.03', 'ESP-5.7.1.05'], (table) => {
  const company = operatorOf(table);
  if (company === null || !inNeed(table, company) || gapOf(table, company) > 0) return null;
  return { company, director: director(table, company) };
});
/** §5.7.1: no more shares than needed. */
const enough = rule<Sale>('enough', '5.7.1', ['ESP-5.7.1.05'], (table, move) => {
  const gap = gapNow(table);
  const fewer = (move.count - 1) * priceOf(table, move.company);
  return when(isSale(table, move) && fewer >= gap, { gap, count: move.count });
});
/** §5.7.1: only if sales cover the whole gap; otherwise there is the loan alone (OQ 21). */
const coversAll = rule<Sale>('sales-fall-short', '5.7.1', ['ESP-5.7.1.05', 'ESP-5.7.1.04'], (table, move) => {
  const { operating } = table.clock;
  if (operating === null || !isSale(table, move) || !canRaise(table, operating)) return null;
  return when(!leadsThere(table, move.seat, move.company, move.count, operating), { gap: gapNow(table) });
});
/** …and where all sales together do not cover it, nothing is sold at all. */
const neverCovers = rule<Sale>('loan-remains', '5.7.1', ['ESP-5.7.1.04', 'ESP-5.7.1.05'], (table, move) => {
  const { operating } = table.clock;
  if (operating === null || !isSale(table, move) || canRaise(table, operating)) return null;
  return { gap: gapNow(table), most: mostRaised(table, move.seat) };
});
const raising = raisingRules(esp, saleFault, MAX_MARKET, isShort);

/** §5.7.1: a director whose cash is short sells shares to pay for the train. */
export const raise: MoveSpec<EspClock, Sale> = {
  begins: true,
  ...selling(esp, 'raise', 8),
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
    neverCovers,
    raising('minor', '5.7.1', 'ESP-4.2.06'),
    raising('no-par', '5.7.1', 'ESP-4.2.07'),
    raising('not-operated', '5.7.1', 'ESP-4.2.04'),
    raising('holding', '5.7.1', 'ESP-4.2.01'),
    raising('market', '5.7.1', 'ESP-4.2.02'),
    raising('director', '5.7.1', 'ESP-5.7.1.05'),
  ],
  concerns: (_, { company }, piece) => piece.startsWith('cert/') && ownerOf(piece) === company,
  reads: (table, seat, hand) => {
    const company = table.clock.round === 'OR' ? soldBy(seat, hand) : null;
    if (company === null) return [];
    return [{ type: 'raise', seat, company, count: countMeant(raise, table, seat, hand.piece) }];
  },
};
