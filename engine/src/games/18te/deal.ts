import { BANK, charterCard, companyPlace, ipoPlace, OUT, POOL, seatPlace, station } from '../../rail/ids.ts';
import { moveMarker, parSpot, spotOfCompany, step2d } from '../../rail/market.ts';
import { headship, sellOrdinary } from '../../rail/presidency.ts';
import { certificatesAt, clockwiseAfter, ordinaryAt, presidentOf } from '../../rail/shares.ts';
import type { CompanyId } from '../../rail/types.ts';
import type { DealTerms } from '../../rail/verbs/issue.ts';
import { certificate, priceMarker } from '../../rail/ids.ts';
import type { Seat } from '../../table/types.ts';
import type { TeClock, TeDraft } from './clock.ts';
import { PARS } from './data/limits.ts';
import { MARKET } from './data/market.ts';
import { payoutMarker, payoutPlace } from './pieces.ts';
import { charterOf, priceOf, trainsOf, treasury } from './readers.ts';

/** What a new president must hold at least (§6.3). */
export const PRESIDENT_SHARE = 30;

/** The marker falls by rows; it stops where no cell is below (§6.2). */
export function fall(draft: TeDraft, company: CompanyId, rows: number): void {
  let spot = spotOfCompany(draft.table, company);
  if (!spot) return;
  for (let i = 0; i < rows; i++) spot = step2d(MARKET, spot, 'down');
  draft.add(...moveMarker(draft.table, company, spot, 'due/price'));
}

/** One step left or right, along the arrow at the edge (§7.6). */
export function shift(draft: TeDraft, company: CompanyId, direction: 'left' | 'right'): void {
  const spot = spotOfCompany(draft.table, company);
  if (spot) draft.add(...moveMarker(draft.table, company, step2d(MARKET, spot, direction), 'due/price'));
}

/** §3.7, §6.3: the presidency goes to whoever holds more than the president does; of equals the next clockwise from him. */
export const { settle: settlePresidency, afterSale: presidentAfterSale } = headship<TeClock>({
  succession: (table, company) => ({
    charter: charterOf(company),
    order: clockwiseAfter(table.clock.seats, presidentOf(table, company)),
    least: PRESIDENT_SHARE,
  }),
  due: 'due/presidency',
});

/** A player sells 10 % certificates to the pool: all at the price before the sale, then the marker falls (§6.2). What an exchange brings goes last. */
export function sellShares(draft: TeDraft, seat: Seat, company: CompanyId, count: number): void {
  const price = priceOf(draft.table, company);
  const own = ordinaryAt(draft.table, company, seatPlace(seat));
  if (presidentOf(draft.table, company) === seat) settlePresidency(draft, company, count * 10);
  fall(draft, company, sellOrdinary(draft, seat, company, count, price, own));
}

/** §7.10: a company issues or redeems after its trains, not both; either ends the step of the trains. */
export const DEALING: DealTerms<TeClock> = {
  most: 7,
  dealt: ({ clock }) => clock.dealt,
  note: (draft, dealt) => {
    if (draft.clock.step === 'trains') draft.set('step', 'shares');
    draft.set('dealt', dealt);
  },
  notBoth: ['not-both', '7.10', 'TE-7.10.1'],
};

/** The largest par not above a third of the bid, at least the lowest one (§6.5). */
export const parOf = (bid: number): number => PARS.filter((par) => par * 3 <= bid).at(-1) ?? PARS[0]!;

/** §6.6: the winner pays into the treasury and takes the certificate and the charter; the rest lies in the treasury. */
export function found(draft: TeDraft, company: CompanyId, president: Seat, bid: number): void {
  const home = companyPlace(company);
  const ipo = ipoPlace(company);
  draft.put(certificate(company, 0), seatPlace(president));
  draft.pay(bid, seatPlace(president), home, 'due/bid');
  draft.pay(draft.table.cash[ipo] ?? 0, ipo, home, 'due/bid');
  for (const piece of ordinaryAt(draft.table, company, ipo)) draft.put(piece, home, { due: 'due/founding' });
  draft.put(charterCard(company), seatPlace(president), { due: 'due/founding' });
  draft.put(payoutMarker(company), payoutPlace(0), { due: 'due/founding' });
  draft.add(...moveMarker(draft.table, company, parSpot(MARKET, parOf(bid))!, 'due/par'));
}

/** §7.7: a bankrupt company leaves the game; its trains can be bought from the pool. */
export function closeCompany(draft: TeDraft, company: CompanyId): void {
  const { table } = draft;
  const places = [companyPlace(company), ipoPlace(company), POOL, ...table.clock.seats.map(seatPlace)];
  for (const place of places)
    for (const piece of certificatesAt(table, company, place)) draft.put(piece, OUT, { due: 'due/bankrupt' });
  draft.pay(treasury(table, company), companyPlace(company), BANK, 'due/bankrupt');
  for (const train of trainsOf(table, company)) draft.put(train, POOL, { due: 'due/bankrupt' });
  charterOf(company).stations.forEach((_, i) => draft.put(station(company, i), OUT, { due: 'due/bankrupt' }));
  for (const piece of [charterCard(company), payoutMarker(company), priceMarker(company)])
    draft.put(piece, OUT, { due: 'due/bankrupt' });
}
