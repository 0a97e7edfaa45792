import { BANK, charterCard, companyPlace, ipoPlace, OUT, POOL, seatPlace, station } from '../../rail/ids.ts';
import { moveMarker, spotOfCompany, step2d } from '../../rail/market.ts';
import type { Spot } from '../../rail/market.ts';
import {
  certificatesAt,
  exchangePresidency,
  ordinaryAt,
  presidentOf,
  successorOf,
} from '../../rail/shares.ts';
import type { CompanyId } from '../../rail/types.ts';
import { certificate, priceMarker } from '../../rail/ids.ts';
import type { Draft } from '../../table/draft.ts';
import type { Seat } from '../../table/types.ts';
import type { TeClock } from './clock.ts';
import { PARS } from './data/limits.ts';
import { MARKET } from './data/market.ts';
import { payoutMarker, payoutPlace } from './pieces.ts';
import { charterOf, holding, priceOf, trainsOf, treasury } from './readers.ts';

type TeDraft = Draft<TeClock>;
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

/** The presidency goes to whoever holds more than the president does (§3.7, §6.3). `pending`: what the president is about to sell. */
export function settlePresidency(draft: TeDraft, company: CompanyId, pending = 0): void {
  const { table } = draft;
  const president = presidentOf(table, company);
  if (president === null) return;
  const share = (seat: Seat): number => holding(table, seat, company) - (seat === president ? pending : 0);
  const next = successorOf(table.clock.seats, president, share, PRESIDENT_SHARE);
  if (next !== null && next !== president)
    draft.add(...exchangePresidency(table, charterOf(company), president, next, 'due/presidency'));
}

/** Who would preside after a sale; null if the president could not go that low (§6.3). */
export function presidentAfterSale(
  draft: TeDraft,
  seat: Seat,
  company: CompanyId,
  percent: number,
): Seat | null {
  const { table } = draft;
  const president = presidentOf(table, company);
  if (president !== seat) return president;
  const left = holding(table, seat, company) - percent;
  const next = successorOf(
    table.clock.seats,
    seat,
    (s) => (s === seat ? left : holding(table, s, company)),
    PRESIDENT_SHARE,
  );
  return next === seat && left < PRESIDENT_SHARE ? null : next;
}

/** A player sells 10 % certificates to the pool: all at the price before the sale, then the marker falls (§6.2). */
export function sellShares(draft: TeDraft, seat: Seat, company: CompanyId, count: number): void {
  const price = priceOf(draft.table, company);
  if (presidentOf(draft.table, company) === seat) settlePresidency(draft, company, count * 10);
  const sold = ordinaryAt(draft.table, company, seatPlace(seat)).slice(0, count);
  for (const piece of sold) draft.put(piece, POOL);
  draft.pay(price * sold.length, BANK, seatPlace(seat), 'due/sale');
  fall(draft, company, sold.length);
}

/** The largest par not above a third of the bid, at least the lowest one (§6.5). */
export const parOf = (bid: number): number => PARS.filter((par) => par * 3 <= bid).at(-1) ?? PARS[0]!;
export function parSpot(par: number): Spot {
  const row = MARKET.rows.findIndex((cells) => cells.some((cell) => cell?.par && cell.price === par));
  return { row, col: MARKET.rows[row]!.findIndex((cell) => cell?.par && cell.price === par) };
}

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
  draft.add(...moveMarker(draft.table, company, parSpot(parOf(bid)), 'due/par'));
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
