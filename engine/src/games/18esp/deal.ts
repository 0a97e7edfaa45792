import {
  BANK,
  certificate,
  charterCard,
  companyPlace,
  OUT,
  POOL,
  priceMarker,
  seatPlace,
  station,
} from '../../rail/ids.ts';
import { moveMarker, parSpot, sequence, spotOfCompany, stepAlong } from '../../rail/market.ts';
import { headship, sellOrdinary } from '../../rail/presidency.ts';
import { certificatesAt, ordinaryAt, presidentOf } from '../../rail/shares.ts';
import type { CompanyId } from '../../rail/types.ts';
import type { Seat } from '../../table/types.ts';
import type { EspClock, EspDraft } from './clock.ts';
import { DIRECTOR_SHARE, FULL_CAPITAL, START_CAPITAL } from './data/limits.ts';
import { MARKET, PARS } from './data/market.ts';
import { PRIVATE_IDS } from './data/privates.ts';
import type { PrivateId } from './data/privates.ts';
import { MATARO, STRAWBERRY } from './data/trains.ts';
import { lockedPlace, privateCard, withPrivate } from './pieces.ts';
import {
  charterOf,
  director,
  floatOf,
  fromPhase,
  hasOperated,
  isMajor,
  isMinor,
  isPublished,
  isStarted,
  ownerOfPrivate,
  parOf,
  placeOf,
  playerOrder,
  priceOf,
  privatesOf,
  recycledUnder,
  soldOf,
  tendersAt,
  trainsOf,
  treasury,
} from './readers.ts';

// —— Prices ——
/** Along the price sequence: a diagonal step is 1, a horizontal one 2; the ends stop the marker (§4.2, §5.5). */
export function shift(draft: EspDraft, company: CompanyId, steps: number): void {
  const spot = spotOfCompany(draft.table, company);
  if (!spot) return;
  const line = sequence(MARKET);
  const at = line.findIndex(({ row, col }) => row === spot.row && col === spot.col);
  // The public implementation does not use up half a horizontal step at the edge.
  const cut = Math.abs(steps) === 2 && (at + steps < 0 || at + steps >= line.length);
  if (cut && isPublished(draft.table)) return;
  draft.add(...moveMarker(draft.table, company, stepAlong(MARKET, spot, steps), 'due/price'));
}
/** The par not above what was said; the lowest one where there is none. */
export const nearestPar = (par: number): number => PARS.filter((value) => value <= par).at(-1) ?? PARS[0]!;

// —— Directors ——
/** §4.4: a new director has at least 20 % and more than the old one; of equals the one with the lowest order card. */
const directors = headship<EspClock>({
  succession: (table, company) => ({
    charter: charterOf(company),
    order: playerOrder(table),
    least: DIRECTOR_SHARE,
  }),
  due: 'due/director',
  hasCharter: isStarted,
});
export function settleDirector(draft: EspDraft, company: CompanyId, pending = 0): void {
  if (!isMinor(company)) directors.settle(draft, company, pending);
}
/** Who would direct after a sale; null if the director could not go that low (§4.2). */
export const directorAfterSale = directors.afterSale;

/** 10 % shares to the market: all at the price before the sale, then one diagonal step left for each (§4.2). */
export function sellShares(draft: EspDraft, seat: Seat, company: CompanyId, count: number): void {
  const price = priceOf(draft.table, company);
  // Own cards go before those that the swap brings.
  const own = ordinaryAt(draft.table, company, seatPlace(seat));
  if (presidentOf(draft.table, company) === seat) settleDirector(draft, company, count * 10);
  const sold = sellOrdinary(draft, seat, company, count, price, own);
  // One diagonal step a share: two at once would be read as the horizontal step of a withheld income.
  for (let i = 0; i < sold; i++) shift(draft, company, -1);
}

// —— Starting companies ——
/** §4.3.1: twice the start price goes into the minor's treasury, and it starts at once. */
export function startMinor(draft: EspDraft, company: CompanyId, seat: Seat, price: number): void {
  draft.put(certificate(company, 0), seatPlace(seat));
  draft.pay(2 * price, seatPlace(seat), companyPlace(company), 'due/purchase');
  const spot = parSpot(MARKET, price);
  if (spot) draft.add(...moveMarker(draft.table, company, spot, 'due/par'));
  draft.put(charterCard(company), seatPlace(seat), { due: 'due/start' });
  draft.put(station(company, 0), companyPlace(company), { due: 'due/start' });
  setStarted(draft, company);
}
/** §4.3.2: a major starts when enough of it is sold; from phase 5 on with everything at once. */
export function startIfSold(draft: EspDraft, company: CompanyId): void {
  const { table } = draft;
  const par = parOf(table, company);
  if (!isMajor(company) || isStarted(table, company) || par === 0) return;
  if (soldOf(table, company) < floatOf(table) || presidentOf(table, company) === null) return;
  const full = fromPhase(table, '5');
  draft.pay((full ? FULL_CAPITAL : START_CAPITAL) * par, BANK, companyPlace(company), 'due/start');
  draft.put(charterCard(company), seatPlace(director(table, company)), { due: 'due/start' });
  charterOf(company).stations.forEach((_, i) => {
    // Locked markers stay on the charter, where no hand could carry them to: they are put at once.
    if (full || i < 2) draft.put(station(company, i), companyPlace(company), { order: i, due: 'due/start' });
    else draft.put(station(company, i), lockedPlace(company), { order: i });
  });
  setStarted(draft, company);
  if (full) draft.set('full', [...draft.clock.full, company]);
}
function setStarted(draft: EspDraft, company: CompanyId): void {
  if (!draft.clock.started.includes(company)) draft.set('started', [...draft.clock.started, company]);
}

// —— Leaving the game ——
/** A private company closes. What still lies under its card leaves with it. */
export function closePrivate(draft: EspDraft, id: PrivateId): void {
  draft.put(privateCard(id), OUT, { due: 'due/close' });
}
/**
 * Everything of a minor that nobody takes over leaves the game; what was moved before stays where
 * it is. Its money goes to the bank.
 */
export function removeMinor(draft: EspDraft, company: CompanyId, due = 'due/close'): void {
  const { table } = draft;
  const home = companyPlace(company);
  // Nobody has to carry off one by one what never left the issue.
  const own = isStarted(table, company) ? { due } : {};
  for (const train of trainsOf(table, company)) {
    const half = recycledUnder(table, train);
    for (const piece of half === null ? [train] : [train, half]) draft.put(piece, OUT, { due });
  }
  for (const id of privatesOf(table, company)) draft.put(privateCard(id), OUT, { due });
  for (const piece of tendersAt(table, home)) draft.put(piece, OUT, { due });
  draft.pay(treasury(table, company), home, BANK, due);
  for (const place of [home, POOL, `ipo/${company}`, ...table.clock.seats.map(seatPlace)])
    for (const piece of certificatesAt(table, company, place)) draft.put(piece, OUT, own);
  for (const piece of [station(company, 0), charterCard(company), priceMarker(company)])
    draft.put(piece, OUT, own);
  draft.set(
    'started',
    draft.clock.started.filter((c) => c !== company),
  );
}
/** §5.6, §7: with phase 5 all minors leave, started or not; the public implementation pays their directors. */
export function closeMinors(draft: EspDraft): void {
  for (const company of draft.clock.companies.filter(isMinor)) {
    if (placeOf(draft.table, priceMarker(company)) === OUT) continue;
    if (isPublished(draft.table) && hasOperated(draft.table, company)) {
      const price = priceOf(draft.table, company);
      draft.pay(price, BANK, seatPlace(director(draft.table, company)), 'due/close');
    }
    removeMinor(draft, company);
  }
}
/** §3.1: with phase 5 all private companies close; P3 of a company turns into the strawberry train. */
export function closePrivates(draft: EspDraft): void {
  const owner = ownerOfPrivate(draft.table, 'P3');
  if (owner && 'company' in owner) {
    draft.put(STRAWBERRY, companyPlace(owner.company), { side: '2F', due: 'due/strawberry' });
    draft.set('fresh', [...draft.clock.fresh, STRAWBERRY]);
  } else if (placeOf(draft.table, STRAWBERRY) === withPrivate('P3'))
    draft.put(STRAWBERRY, OUT, { due: 'due/close' });
  if (placeOf(draft.table, MATARO) === withPrivate('P2')) draft.put(MATARO, OUT, { due: 'due/close' });
  for (const piece of tendersAt(draft.table, withPrivate('P5'))) draft.put(piece, OUT, { due: 'due/close' });
  for (const id of PRIVATE_IDS) if (placeOf(draft.table, privateCard(id)) !== OUT) closePrivate(draft, id);
}
