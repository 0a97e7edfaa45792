import { operatorOf } from '../../rail/clock.ts';
import type { OnSale } from '../../rail/depot.ts';
import { trainsOnSale } from '../../rail/depot.ts';
import { BANK, companyPlace, DEPOT, seatPlace, trainOf } from '../../rail/ids.ts';
import { keptIn } from '../../rail/kept.ts';
import type { TrainFound, TrainWish } from '../../rail/purchase.ts';
import { cheapestOnSale, findTrain, isOutOfReach } from '../../rail/purchase.ts';
import { presidentOf } from '../../rail/shares.ts';
import type { CompanyId, TrainSide } from '../../rail/types.ts';
import { mostRaised as raisedAtMost } from '../../rail/verbs/raise.ts';
import type { Sale } from '../../rail/verbs/sale.ts';
import { Draft } from '../../table/draft.ts';
import { perTable } from '../../table/places.ts';
import type { PieceId, Seat } from '../../table/types.ts';
import type { EspDraft, EspTable, Offer } from './clock.ts';
import { MAX_MARKET } from './data/limits.ts';
import { TRAINS } from './data/trains.ts';
import { directorAfterSale, sellShares } from './deal.ts';
import { trainBought, trainLeft } from './flow.ts';
import {
  countedTrains,
  debtOf,
  director,
  hasOperated,
  hasPrice,
  holding,
  inMarket,
  isMinor,
  isPublished,
  isStarted,
  placeOf,
  purse,
  recycledUnder,
  trainLimit,
  treasury,
} from './readers.ts';
import { esp } from './title.ts';

// —— A purchase of a train (§5.7) ——

export interface Asked extends TrainWish {
  readonly price?: number | undefined;
  readonly loan?: number | undefined;
}
export interface Purchase extends TrainFound {
  readonly face: number;
  readonly price: number;
  /** Who adds what the treasury lacks. */
  readonly director: Seat;
  readonly missing: number;
  /** What treasury and director's cash together lack. */
  readonly gap: number;
  readonly loan: number;
}

/** What a wish to buy comes down to; null for a piece that is no train of this game. */
export function purchaseOf(table: EspTable, buyer: CompanyId, asked: Asked): Purchase | null {
  const found = findTrain(table, TRAINS, buyer, asked);
  if (!found) return null;
  const face = found.side.price;
  const price = isOutOfReach(found) ? 0 : (asked.price ?? face);
  const missing = Math.max(0, price - Math.max(0, treasury(table, buyer)));
  const helper = director(table, buyer);
  const gap = Math.max(0, missing - Math.max(0, purse(table, helper)));
  return { ...found, face, price, director: helper, missing, gap, loan: asked.loan ?? 0 };
}

/** Carries a purchase out: card, loan, money, and what a new train starts (§5.7, §7). */
export function buyTrain(draft: EspDraft, purchase: Purchase): void {
  const { buyer, train, source, seller, side, price, missing, loan, director: helper } = purchase;
  const home = companyPlace(buyer);
  draft.put(train, home, { side: side.name });
  if (isOutOfReach(purchase)) return;
  if (loan > 0 && source !== 'company') takeLoan(draft, helper, loan);
  draft.pay(missing, seatPlace(helper), home, 'due/help');
  draft.pay(price, home, seller === null ? BANK : companyPlace(seller), 'due/train');
  if (draft.clock.step === 'takeover') draft.set('step', 'trains');
  trainBought(draft, buyer);
  if (source === DEPOT) trainLeft(draft, trainOf(train) ?? '');
}

/** §5.7.2: the debt is the player's; the public site adds the interest at once. */
function takeLoan(draft: EspDraft, seat: Seat, loan: number): void {
  draft.pay(loan, BANK, seatPlace(seat), 'due/loan');
  const debt = isPublished(draft.table) ? loan + Math.ceil(loan / 2) : loan;
  draft.set('debts', { ...draft.clock.debts, [seat]: debtOf(draft.table, seat) + debt });
  draft.set('emergency', 'loan');
}

// —— A train of another company, once its director has agreed ——

type TrainOffer = Extract<Offer, { readonly kind: 'train' }>;
/** The asked director has agreed: the train changes hands. */
export function buyFromCompany(draft: EspDraft, { buyer, train, price }: TrainOffer): void {
  const purchase = purchaseOf(draft.table, buyer, { train, price });
  if (purchase) buyTrain(draft, purchase);
}
/** Hands may have carried things off while the question was open: whether it can still be carried out. */
export function trainOfferStands(table: EspTable, { buyer, seller, train, price }: TrainOffer): boolean {
  if (placeOf(table, train) !== companyPlace(seller) || !isStarted(table, buyer)) return false;
  const purchase = purchaseOf(table, buyer, { train, price });
  if (!purchase || countedTrains(table, buyer).length >= trainLimit(table, buyer)) return false;
  return (isPublished(table) ? purchase.gap : purchase.missing) === 0;
}

// —— What can be bought from the bank ——

/** Both sides of the train on top, and the trains in the market as they lie. */
export const onSale = (table: EspTable): readonly OnSale[] => trainsOnSale(table, TRAINS);
/** §5.7, §6.2.1: minors have Iberian trains only, and no combined ones. */
export const suits = (table: EspTable, company: CompanyId, train: PieceId, side: TrainSide): boolean =>
  !isMinor(company) || (side.gauge === undefined && recycledUnder(table, train) === null);
/** The lowest price at which the bank has a train for this company; null when it has none. */
export const cheapest = (table: EspTable, company: CompanyId): number | null =>
  cheapestOnSale(table, TRAINS, (train, side) => suits(table, company, train, side));
const cheapestUncombined = (table: EspTable, company: CompanyId): number | null =>
  cheapestOnSale(
    table,
    TRAINS,
    (train, side) => suits(table, company, train, side) && recycledUnder(table, train) === null,
  );
/** §5.7.1, §6.2.1: with the director's money no combined train is bought – unless hands have left no other. */
export const isBarredInNeed = (table: EspTable, company: CompanyId, train: PieceId): boolean =>
  recycledUnder(table, train) !== null && cheapestUncombined(table, company) !== null;
/** The lowest price at which the bank has a train that the director may help to buy. */
export const cheapestInNeed = (table: EspTable, company: CompanyId): number | null =>
  cheapestUncombined(table, company) ?? cheapest(table, company);

/**
 * §5.7: without a train the company must have one by the end of its turn; the strawberry train does not do.
 */
export const lacksTrain = (table: EspTable, company: CompanyId): boolean =>
  countedTrains(table, company).length === 0;
/** …and its treasury pays for none of the bank: only now does the director's money come in (§5.7.1). */
export function inNeed(table: EspTable, company: CompanyId): boolean {
  const least = cheapest(table, company);
  return least !== null && lacksTrain(table, company) && treasury(table, company) < least;
}

// —— In need (§5.7.1) ——

/**
 * What is missing for the cheapest train after the treasury and the director's cash (§5.7.1); less than
 * nothing counts as nothing.
 */
export function gapOf(table: EspTable, company: CompanyId): number {
  const missing = (cheapestInNeed(table, company) ?? 0) - Math.max(0, treasury(table, company));
  return missing - Math.max(0, purse(table, director(table, company)));
}

/** Why a sale to raise money is not possible. */
type SaleFault = 'minor' | 'no-par' | 'not-operated' | 'holding' | 'market' | 'director';
/** On the public site a company has operated from the income step of its first turn on (OQ 41). */
const hasEarned = (table: EspTable, company: CompanyId): boolean =>
  isPublished(table) &&
  operatorOf(table) === company &&
  (table.clock.step === 'takeover' || table.clock.step === 'trains');
/** §5.7.1: the selling rules of the stock round hold, and no company changes its director. */
export function saleFault(table: EspTable, seat: Seat, company: CompanyId, count: number): SaleFault | null {
  if (isMinor(company)) return 'minor';
  if (!hasPrice(table, company)) return 'no-par';
  if (!hasOperated(table, company) && !hasEarned(table, company)) return 'not-operated';
  if (count * 10 > holding(table, seat, company)) return 'holding';
  if (inMarket(table, company) + count * 10 > MAX_MARKET) return 'market';
  if (presidentOf(table, company) !== seat) return null;
  return directorAfterSale(table, seat, company, count * 10) === seat ? null : 'director';
}

/** The most that all legal sales of a player can bring. */
export const mostRaised = (table: EspTable, seat: Seat): number => raisedAtMost(esp, saleFault, table, seat);

const raised = perTable((_: EspTable) => new Map<CompanyId, boolean>());
/** Sales of the director can still close the gap. Asked for every sale that could be made, and the same for all of them. */
export const canRaise = (table: EspTable, company: CompanyId): boolean =>
  keptIn(raised(table), company, () => mostRaised(table, director(table, company)) >= gapOf(table, company));

/** …and could do so after this sale as well: sold one by one, shares bring less than at once. */
export function leadsThere(table: EspTable, { seat, company, count }: Sale, buyer: CompanyId): boolean {
  const draft = new Draft(table);
  sellShares(draft, seat, company, count);
  return canRaise(draft.table, buyer);
}
