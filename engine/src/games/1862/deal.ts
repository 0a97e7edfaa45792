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
import { headship, sellOrdinary } from '../../rail/presidency.ts';
import { clockwiseAfter, ordinaryAt, presidentOf } from '../../rail/shares.ts';
import type { CompanyId } from '../../rail/types.ts';
import { fixPar as fixed } from '../../rail/verbs/par.ts';
import { pieceOf } from '../../table/places.ts';
import type { Seat } from '../../table/types.ts';
import { box } from './box.ts';
import type { Clock62, Draft62, Table62 } from './clock.ts';
import { closeCompany, closeIfOwned } from './closing.ts';
import { CAPITAL, FLOAT } from './data/limits.ts';
import type { PrivateId } from './data/privates.ts';
import { privateSpec } from './data/privates.ts';
import { placeBaltimore } from './homes.ts';
import { privateCard } from './pieces.ts';
import { fall, isOnZero, lowerPrice, toBottom } from './prices.ts';
import { charterOf, hasPrice, inIpo, isGone, isStarted, parOf, priceOf } from './readers.ts';
import { headShare, partOf, unitOf } from './seats.ts';

// —— Director (chapter 5) ——

/** Whoever holds more than the director takes over; of equals the first to the left of the old one. */
export const { settle: settleDirector, afterSale: directorAfterSale } = headship<Clock62>({
  succession: (table, company) => ({
    charter: charterOf(company),
    order: clockwiseAfter(table.clock.seats, presidentOf(table, company)),
    least: headShare(table, company),
  }),
  due: 'due/director',
  hasCharter: isStarted,
});

// —— Sales (chapter 19) ——

/** A company that has acted is paid at the price before the sale, another one at the price after it. */
const hasActed = ({ clock }: Table62, company: CompanyId): boolean =>
  clock.veterans.includes(company) || (clock.round === 'OR' && clock.operating === company);
const saleGoingOn = ({ clock }: Table62, seat: Seat, company: CompanyId) =>
  clock.soldNow.find((sold) => sold.seat === seat && sold.company === company);
/** What each share of a sale brings now; more of the same company in the same turn belong to the same sale (HC-9). */
export function salePrice(table: Table62, seat: Seat, company: CompanyId): number {
  const price = hasActed(table, company) ? priceOf(table, company) : lowerPrice(table, company);
  return saleGoingOn(table, seat, company)?.price ?? partOf(price, unitOf(table, company));
}

/** Ordinary certificates go to the pool, the marker falls one row a sale; on 0 the company closes. How many were sold. */
export function sellShares(draft: Draft62, seat: Seat, company: CompanyId, count: number): number {
  const { table } = draft;
  const price = salePrice(table, seat, company);
  const own = ordinaryAt(table, company, seatPlace(seat));
  if (presidentOf(table, company) === seat) settleDirector(draft, company, count * unitOf(table, company));
  const sold = sellOrdinary(draft, seat, company, count, price, own);
  if (sold > 0) noteSale(draft, seat, company, price);
  return sold;
}
/** Not allowed, but a hand can do it: the director's certificate itself, as the shares it is worth. */
export function sellHead(draft: Draft62, seat: Seat, company: CompanyId): number {
  const { table } = draft;
  const price = salePrice(table, seat, company);
  const shares = headShare(table, company) / unitOf(table, company);
  draft.put(certificate(company, 0), POOL);
  draft.pay(shares * price, BANK, seatPlace(seat), 'due/sale');
  noteSale(draft, seat, company, price);
  return shares;
}
/** The first portion of a sale moves the marker. */
function noteSale(draft: Draft62, seat: Seat, company: CompanyId, price: number): void {
  if (saleGoingOn(draft.table, seat, company) !== undefined) return;
  draft.set('soldNow', [...draft.clock.soldNow, { seat, company, price }]);
  fall(draft, company);
  if (isOnZero(draft.table, company)) closeCompany(draft, company);
}

// —— Founding and opening (chapter 19) ——

/** The par marker shows what unsold shares cost; the price marker begins on the same cell. */
export const fixPar = (draft: Draft62, company: CompanyId, par: number): void =>
  fixed(draft, box(draft.table).market, company, par);

/** 60 % sold for the first time: capital, markers and charter; privates that waited for it close. */
export function startIfSold(draft: Draft62, company: CompanyId): void {
  const { table } = draft;
  const isReady = hasPrice(table, company) && presidentOf(table, company) !== null;
  if (!isReady || isStarted(table, company) || isGone(table, company)) return;
  if (100 - inIpo(table, company) < FLOAT) return;
  draft.set('started', [...draft.clock.started, company]);
  draft.pay(parOf(table, company) * CAPITAL, BANK, companyPlace(company), 'due/capital');
  charterOf(company).stations.forEach((_, i) => {
    const marker = station(company, i);
    if (pieceOf(table, marker)?.at === ipoPlace(company))
      draft.put(marker, companyPlace(company), { due: 'due/start' });
  });
  draft.put(charterCard(company), seatPlace(presidentOf(table, company) ?? ''), { due: 'due/start' });
  toBottom(draft, company);
  closeWithOpening(draft);
}
/** Chapter 4: private 8 closes when NYH opens, private 7 when both of its companies are open. */
function closeWithOpening(draft: Draft62): void {
  const { started } = draft.clock;
  if (started.includes('NYH')) closeIfOwned(draft, 'NHSC');
  if (started.includes('CPR') && started.includes('UP')) closeIfOwned(draft, 'SOC');
}

// —— Privates (chapters 3 and 4) ——

/** The player pays and takes the card with the shares that come with it; the bids on it are done. */
export function takePrivate(draft: Draft62, seat: Seat, id: PrivateId, price: number): void {
  draft.put(privateCard(id), seatPlace(seat));
  draft.pay(price, seatPlace(seat), BANK, 'due/private');
  const elsewhere = draft.clock.bids.filter(({ lot }) => lot !== id);
  draft.set('bids', elsewhere);
  for (const [company, count] of Object.entries(privateSpec(id).shares ?? {})) {
    const ipo = ipoPlace(company);
    const isHead = id === 'NHSC';
    const head = pieceOf(draft.table, certificate(company, 0))?.at === ipo ? [certificate(company, 0)] : [];
    const gift = isHead ? head : ordinaryAt(draft.table, company, ipo).slice(0, count);
    for (const piece of gift) draft.put(piece, seatPlace(seat), { due: 'due/gift' });
    if (isHead && !hasPrice(draft.table, company)) draft.set('parDue', { seat, company });
  }
  if (id === 'B&O') placeBaltimore(draft);
}
