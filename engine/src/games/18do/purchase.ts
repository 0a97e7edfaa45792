import { operatorOf } from '../../rail/clock.ts';
import { BANK, companyPlace, DEPOT, POOL, seatPlace, trainOf } from '../../rail/ids.ts';
import type { TrainFound, TrainWish } from '../../rail/purchase.ts';
import { findTrain, isOutOfReach } from '../../rail/purchase.ts';
import { ordinaryAt } from '../../rail/shares.ts';
import type { CompanyId } from '../../rail/types.ts';
import type { Draft } from '../../table/draft.ts';
import type { PieceId, Seat } from '../../table/types.ts';
import { TRAIN_TYPES } from './brewery/data/cards.ts';
import { uncouple } from './brewery/expert/wagons.ts';
import type { DoClock, DoTable } from './clock.ts';
import { MAX_POOL } from './data/limits.ts';
import { sharesIn, sharesOf, worth } from './deal.ts';
import { endIfBankrupt, trainLeft } from './flow.ts';
import { priceAfterSlip, slip, fall } from './prices.ts';
import {
  director,
  founded,
  isFounded,
  holding,
  inPool,
  priceOf,
  purse,
  railways,
  trainsInPool,
  trainSpecOf,
  trainsOf,
  trainsOffered,
  treasury,
} from './readers.ts';

type DoDraft = Draft<DoClock>;

// —— A purchase of a train (§4.5.7) ——

export interface Asked extends TrainWish {
  readonly price?: number | undefined;
}
export interface Purchase extends TrainFound {
  readonly face: number;
  readonly price: number;
}
/** What a wish to buy comes down to; null for a piece that is no train of this game. */
export function purchaseOf(table: DoTable, buyer: CompanyId, asked: Asked): Purchase | null {
  const found = findTrain(table, TRAIN_TYPES, buyer, { train: asked.train });
  if (!found) return null;
  const face = found.used.price;
  return { ...found, face, price: asked.price ?? (isOutOfReach(found) ? 0 : face) };
}
export const faceOf = (train: PieceId): number => trainSpecOf(train)?.sides[0]?.price ?? 0;

/** §4.5.7.1: so many new trains may a railway buy in an operating round. */
export const newTrainsAllowed = ({ clock }: DoTable): number => (clock.phase === '2' ? 2 : 1);
/** The display sells this kind now (§4.5.7.1, 8-trains beside the last 6-train). */
export const isOffered = (table: DoTable, train: PieceId): boolean =>
  trainsOffered(table).some((offered) => trainOf(offered) === trainOf(train));

/** Carries a purchase out: the card, the money, and what a new train starts (§4.2.1). */
export function buyTrain(draft: DoDraft, { buyer, train, source, seller, price }: Purchase): void {
  if (source === 'own' || source === 'elsewhere') return;
  const home = companyPlace(buyer);
  uncouple(draft, train);
  draft.put(train, home);
  draft.pay(price, home, seller === null ? BANK : companyPlace(seller), 'due/train');
  if (draft.clock.operating === buyer && draft.clock.step !== 'trains') draft.set('early', true);
  if (source !== DEPOT) return;
  if (draft.clock.operating === buyer) draft.set('newTrains', draft.clock.newTrains + 1);
  trainLeft(draft, trainOf(train) ?? '');
}

// —— Trains of other railways ——

/** Prices worth naming: the least, the printed one, all there is. Every price in between may be said as well. */
export function* reachable(
  table: DoTable,
  whose: (seller: CompanyId, buyer: CompanyId) => boolean,
): Iterable<{ readonly train: PieceId; readonly price: number }> {
  const buyer = operatorOf(table);
  if (buyer === null) return;
  const cash = treasury(table, buyer);
  for (const company of founded(table))
    if (company !== buyer && whose(company, buyer))
      for (const train of trainsOf(table, company))
        for (const price of new Set([1, faceOf(train), cash])) if (price <= cash) yield { train, price };
}

// —— The duty to own a train (§4.5.7.4) ——

/** What can be bought from display and pool, with its printed price. */
export const fromBank = (table: DoTable): readonly PieceId[] => [
  ...trainsOffered(table),
  ...trainsInPool(table),
];
/** The lowest price of them; the Investor's railway looks at the display only (§8.2.2.1). */
export const cheapest = (table: DoTable, company: CompanyId): number | null => {
  const isHis = company === table.clock.investorRailway;
  const prices = (isHis ? trainsOffered(table) : fromBank(table)).map(faceOf);
  return prices.length === 0 ? null : Math.min(...prices);
};
/** A certificate that the railway holds can go to the pool without lifting it above its limit. */
export const canSellOwn = (table: DoTable, company: CompanyId, big = false): boolean => {
  const pieces = ordinaryAt(table, company, companyPlace(company));
  const one = pieces.find((piece) => sharesOf(company, piece) === (big ? 2 : 1));
  return one !== undefined && inPool(table, company) + 10 * sharesOf(company, one) <= MAX_POOL;
};

/** `buy`: the treasury pays a train; `sell`: one certificate comes first; `force`: a forced purchase is due. */
export type Duty = 'buy' | 'sell' | 'force';
export function dutyOf(table: DoTable, company: CompanyId): Duty | null {
  const least = cheapest(table, company);
  if (least === null || trainsOf(table, company).length > 0) return null;
  // Hands may have let a brewery operate in a railway round: it owns no trains (§5.4.4).
  if (!railways(table).includes(company)) return null;
  if (treasury(table, company) >= least) return 'buy';
  const isHis = company === table.clock.investorRailway;
  const isOwed =
    !isHis && !table.clock.dutySold && (canSellOwn(table, company) || canSellOwn(table, company, true));
  return isOwed ? 'sell' : 'force';
}

// —— The forced purchase (§4.5.7.5) ——

/** Where the money comes from, in this order; each only as far as it is still missing. */
export interface Funding {
  readonly train: PieceId;
  readonly face: number;
  readonly treasury: number;
  /** Certificates that the railway holds. */
  readonly held: readonly PieceId[];
  readonly heldBrings: number;
  readonly cash: number;
  /** Ordinary certificates of the director. */
  readonly own: readonly PieceId[];
  readonly ownBrings: number;
  readonly loan: number;
}

/** The fewest shares that bring so much, as certificates; all of them where they do not suffice. */
export function fewest(
  company: CompanyId,
  pieces: readonly PieceId[],
  price: number,
  missing: number,
  most: number,
) {
  const all = Math.min(sharesIn(company, pieces), most);
  for (let shares = 1; shares <= all; shares++) {
    const made = worth(company, pieces, shares);
    if (made.length > 0 && shares * price >= missing) return made;
  }
  for (let shares = all; shares > 0; shares--) {
    const made = worth(company, pieces, shares);
    if (made.length > 0) return made;
  }
  return [];
}
/** §4.5.7.5: the director keeps at least as many shares as anybody else, and his own certificate. */
export function mostOwn(table: DoTable, company: CompanyId, seat: Seat): number {
  const others = table.clock.seats.filter((one) => one !== seat);
  const highest = Math.max(0, ...others.map((one) => holding(table, one, company)));
  return Math.max(0, Math.floor((holding(table, seat, company) - highest) / 10));
}
export function fundingOf(table: DoTable, company: CompanyId, train: PieceId): Funding {
  const face = faceOf(train);
  const seat = director(table, company);
  const has = Math.max(0, treasury(table, company));
  const short = (paid: number): number => Math.max(0, face - paid);
  const price = priceOf(table, company);
  const sheet = ordinaryAt(table, company, companyPlace(company));
  const held = short(has) === 0 ? [] : fewest(company, sheet, price, short(has), 10);
  const heldBrings = sharesIn(company, held) * price;
  const afterHeld = has + heldBrings;
  const cash = Math.min(Math.max(0, purse(table, seat)), short(afterHeld));
  const now = priceAfterSlip(table, company, sharesIn(company, held));
  const missing = short(afterHeld + cash);
  const mat = ordinaryAt(table, company, seatPlace(seat));
  const own = missing === 0 ? [] : fewest(company, mat, now, missing, mostOwn(table, company, seat));
  const ownBrings = sharesIn(company, own) * now;
  const loan = short(afterHeld + cash + ownBrings);
  return { train, face, treasury: has, held, heldBrings, cash, own, ownBrings, loan };
}

/** Certificates of the railway go to the pool at the present price; then the marker slips (§4.5.7.5). */
export function sellHeld(draft: DoDraft, company: CompanyId, pieces: readonly PieceId[]): void {
  const price = priceOf(draft.table, company);
  const shares = sharesIn(company, pieces);
  for (const piece of pieces) draft.put(piece, POOL);
  draft.pay(shares * price, BANK, companyPlace(company), 'due/issue');
  slip(draft, company, shares);
}
/** Carries a forced purchase out: sales, cash, loan, train. */
export function forcePurchase(draft: DoDraft, company: CompanyId, funding: Funding): void {
  const seat = director(draft.table, company);
  const home = companyPlace(company);
  sellHeld(draft, company, funding.held);
  const price = priceOf(draft.table, company);
  const own = isFounded(draft.table, company) ? funding.own : [];
  const shares = sharesIn(company, own);
  for (const piece of own) draft.put(piece, POOL);
  draft.pay(shares * price, BANK, seatPlace(seat), 'due/sale');
  fall(draft, company, shares);
  // §6.4.8: the sales have made it bankrupt, and nothing is bought.
  if (endIfBankrupt(draft, company)) return;
  if (funding.loan > 0) {
    draft.pay(funding.loan, BANK, seatPlace(seat), 'due/loan');
    draft.set('loans', { ...draft.clock.loans, [seat]: (draft.clock.loans[seat] ?? 0) + funding.loan });
  }
  const help = Math.max(0, funding.face - treasury(draft.table, company));
  draft.pay(help, seatPlace(seat), home, 'due/help');
  const purchase = purchaseOf(draft.table, company, { train: funding.train });
  if (purchase) buyTrain(draft, purchase);
}
