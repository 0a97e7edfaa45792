import {
  BANK,
  certificate,
  charterCard,
  companyPlace,
  ipoPlace,
  POOL,
  seatPlace,
  station,
} from '../../rail/ids.ts';
import type { Spot } from '../../rail/market.ts';
import { moveMarker } from '../../rail/market.ts';
import type { Succession } from '../../rail/presidency.ts';
import { presidentAfterSale, presidentBy } from '../../rail/presidency.ts';
import { clockwiseAfter, exchangePresidency, ordinaryAt, presidentOf } from '../../rail/shares.ts';
import type { CompanyId } from '../../rail/types.ts';
import { pieceOf } from '../../table/places.ts';
import type { PieceId, Place, Put, Seat } from '../../table/types.ts';
import { float, offerSideSale, refound } from './brewery/founding.ts';
import { joinOrder } from './brewery/order.ts';
import { pileOf } from './brewery/readers.ts';
import type { DoDraft, DoTable } from './clock.ts';
import { FLOAT } from './data/limits.ts';
import { numberOf, payoutMarker, payoutPlace } from './pieces.ts';
import { fall, slip, priceOfSpot } from './prices.ts';
import { charterOf, inHands, isBrewCompany, isBrewery, priceBefore, priceOf } from './readers.ts';

// —— Certificates ——

/** How many shares of 10 % a certificate stands for. */
export const sharesOf = (company: CompanyId, piece: PieceId): number =>
  (charterOf(company).shares[numberOf(piece)] ?? 0) / 10;
export const sharesIn = (company: CompanyId, pieces: readonly PieceId[]): number =>
  pieces.reduce((sum, piece) => sum + sharesOf(company, piece), 0);
export const isBig = (company: CompanyId, piece: PieceId): boolean => sharesOf(company, piece) > 1;

/**
 * Ordinary certificates that are worth exactly so many shares, single ones first; DHB and breweries have some that stand for two.
 * `big`: such a one is among them. Empty where they cannot be made up.
 */
export function worth(
  company: CompanyId,
  pieces: readonly PieceId[],
  shares: number,
  big = false,
): readonly PieceId[] {
  const singles = pieces.filter((piece) => !isBig(company, piece));
  const doubles = pieces.filter((piece) => isBig(company, piece));
  for (let pairs = big ? 1 : 0; pairs <= doubles.length; pairs++) {
    const rest = shares - 2 * pairs;
    if (rest >= 0 && rest <= singles.length) return [...doubles.slice(0, pairs), ...singles.slice(0, rest)];
  }
  return [];
}
/** What a hand takes from there: a single certificate or a double one; null where none lies there. */
export const certificateAt = (
  table: DoTable,
  company: CompanyId,
  place: Place,
  big: boolean,
): PieceId | null => {
  // §6.1.2: a brewery company sells its own certificates from the top of the pile.
  const isPile = isBrewCompany(company) && place === companyPlace(company);
  const open = isPile ? pileOf(table, company).slice(0, 1) : ordinaryAt(table, company, place);
  return open.find((piece) => isBig(company, piece) === big) ?? null;
};

// —— Who directs (§4.3.2.2) ——

/** Of equals the next one after the director; whoever takes over holds at least what the director's certificate is worth. */
const succession = (table: DoTable, company: CompanyId): Succession => ({
  charter: charterOf(company),
  order: clockwiseAfter(table.clock.seats, presidentOf(table, company)),
  least: charterOf(company).shares[0] ?? 0,
});
/** What a director is about to sell: shares of 10 %, with a certificate of two among them or not. */
export type Announced = { readonly count: number; readonly big?: boolean | undefined };
/**
 * The director's certificate against others of the same worth; of DHB that of 20 %, if the new director has it. Breweries
 * have several of these: where other certificates make the announced sale possible, those are exchanged (§4.3.2.2).
 */
export function exchangePost(
  table: DoTable,
  company: CompanyId,
  [from, to]: readonly [Seat, Seat],
  announced: Announced = { count: 0 },
): readonly Put[] {
  const { count, big = false } = announced;
  const [own, held] = [from, to].map((seat) => ordinaryAt(table, company, seatPlace(seat)));
  const usual = exchangePresidency(table, charterOf(company), from, to, 'due/director');
  const given = usual.flatMap(({ put, at }) => (at === seatPlace(from) ? [put] : []));
  const shares = sharesOf(company, certificate(company, 0));
  const others = [false, true].map((isBigger) => worth(company, held ?? [], shares, isBigger));
  const fits = (pieces: readonly PieceId[]): boolean =>
    pieces.length > 0 && worth(company, [...(own ?? []), ...pieces], count, big).length > 0;
  const better = !isBrewCompany(company) || count === 0 || fits(given) ? undefined : others.find(fits);
  if (better === undefined) return usual;
  return [
    ...usual.filter(({ at }) => at !== seatPlace(from)),
    ...better.map((put): Put => ({ put, at: seatPlace(from), due: 'due/director' })),
  ];
}
/** The post goes to whoever holds more than the director does. `announced`: what he is about to sell. */
export function settleDirector(
  draft: DoDraft,
  company: CompanyId,
  announced: Announced = { count: 0 },
): void {
  const { table } = draft;
  const now = presidentOf(table, company);
  const next = presidentBy(table, succession(table, company), 10 * announced.count);
  if (now !== null && next !== null && next !== now)
    draft.add(...exchangePost(table, company, [now, next], announced));
}
/** Who would direct after a sale; null: the director could not go that low. */
export const directorAfterSale = (
  table: DoTable,
  seat: Seat,
  company: CompanyId,
  percent: number,
): Seat | null => presidentAfterSale(table, succession(table, company), seat, percent);

// —— Founding and start of operation (§4.4.1, §4.4.2) ——

/** `worth`: shares that a small brewery pays for (§6.4.5). */
export function found(draft: DoDraft, company: CompanyId, seat: Seat, spot: Spot, worth = 0): void {
  const [home, display] = [companyPlace(company), ipoPlace(company)];
  const shares = Math.max(0, (charterOf(company).shares[0] ?? 0) / 10 - worth);
  if (isBrewCompany(company)) refound(draft, company);
  draft.put(certificate(company, 0), seatPlace(seat));
  draft.add(...moveMarker(draft.table, company, spot, 'due/start-price'));
  draft.pay(shares * priceOfSpot(draft.table, spot), seatPlace(seat), home, 'due/founding');
  const stations = charterOf(company).stations.map((_, i) => station(company, i));
  for (const piece of [...ordinaryAt(draft.table, company, display), ...stations])
    if (pieceOf(draft.table, piece)?.at === display) draft.put(piece, home, { due: 'due/sheet' });
  draft.put(charterCard(company), seatPlace(seat), { due: 'due/sheet' });
  draft.put(payoutMarker(company), payoutPlace(0), { due: 'due/sheet' });
  if (isBrewCompany(company)) joinOrder(draft, company);
  if (isBrewery(draft.table)) {
    const { [company]: _, ...others } = draft.clock.ruined;
    draft.set('ruined', others);
  }
}
/** §4.4.2: with half of its shares in players' hands a railway operates; its home station is turned. */
export function startOperation(draft: DoDraft, company: CompanyId): void {
  const home = station(company, 0);
  const piece = pieceOf(draft.table, home);
  if (inHands(draft.table, company) < FLOAT) return;
  if (piece?.side === 'down') {
    draft.put(home, piece.at, { side: 'up', due: 'due/home' });
    if (isBrewery(draft.table)) offerSideSale(draft, company);
  } else if (isBrewCompany(company)) float(draft, company);
}

// —— Buying and selling (§4.4.3, §4.4.5) ——

/** A certificate changes hands at the present price: the treasury gets it for its own, the bank for one of the pool. */
export function buyCertificate(
  draft: DoDraft,
  seat: Seat,
  company: CompanyId,
  piece: PieceId,
  part: PieceId | null = null,
): void {
  const from = pieceOf(draft.table, piece)?.at ?? POOL;
  const shares = sharesOf(company, piece) - (part === null ? 0 : sharesOf(company, part));
  draft.put(piece, seatPlace(seat));
  if (part !== null) draft.put(part, from, { due: 'due/part-payment' });
  const price = shares * priceOf(draft.table, company);
  draft.pay(price, seatPlace(seat), from === POOL ? BANK : companyPlace(company), 'due/purchase');
  settleDirector(draft, company);
  startOperation(draft, company);
}

/** Certificates of one railway go to the pool, all at the price before the first of this turn; then the marker falls. */
export function sellShares(
  draft: DoDraft,
  seat: Seat,
  company: CompanyId,
  count: number,
  big = false,
): number {
  const mat = seatPlace(seat);
  const price = priceBefore(draft.table, company);
  const own = ordinaryAt(draft.table, company, mat);
  const isDirector = presidentOf(draft.table, company) === seat;
  if (isDirector) settleDirector(draft, company, { count, big });
  const all = ordinaryAt(draft.table, company, mat);
  const late = (piece: PieceId): number => (own.includes(piece) ? 0 : 1);
  const sold = worth(
    company,
    all.toSorted((a, b) => late(a) - late(b)),
    count,
    big,
  );
  for (const piece of sold) draft.put(piece, POOL);
  const shares = sharesIn(company, sold);
  draft.pay(shares * price, BANK, mat, 'due/sale');
  // §6.4.7: with breweries only what the director sells moves the price; all of one turn is one sale, also where it cost him the post.
  const soldAsDirector = priceOf(draft.table, company) < price;
  if (isDirector || soldAsDirector || !isBrewery(draft.table)) fall(draft, company, shares);
  return shares;
}

/** Certificates go to the pool at the present price, whosever they were. */
export function intoPool(
  draft: DoDraft,
  company: CompanyId,
  pieces: readonly PieceId[],
  payee: Place,
  due: string,
): void {
  for (const piece of pieces) draft.put(piece, POOL);
  draft.pay(sharesIn(company, pieces) * priceOf(draft.table, company), BANK, payee, due);
}
/** Certificates of the railway go to the pool at the present price; then the marker slips (§4.5.7.5). */
export function sellHeld(draft: DoDraft, company: CompanyId, pieces: readonly PieceId[]): void {
  intoPool(draft, company, pieces, companyPlace(company), 'due/issue');
  slip(draft, company, sharesIn(company, pieces));
}
