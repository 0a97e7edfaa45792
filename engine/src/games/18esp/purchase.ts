import type { OnSale } from '../../rail/depot.ts';
import { trainsOnSale } from '../../rail/depot.ts';
import { BANK, companyPlace, DEPOT, seatPlace, trainOf } from '../../rail/ids.ts';
import type { TrainFound, TrainWish } from '../../rail/purchase.ts';
import { cheapestOnSale, findTrain, isOutOfReach } from '../../rail/purchase.ts';
import type { CompanyId, TrainSide } from '../../rail/types.ts';
import type { PieceId, Seat } from '../../table/types.ts';
import type { EspDraft, EspTable, Offer } from './clock.ts';
import { TRAINS } from './data/trains.ts';
import { trainBought, trainLeft } from './flow.ts';
import {
  countedTrains,
  debtOf,
  director,
  isMinor,
  isPublished,
  isStarted,
  purse,
  recycledUnder,
  trainLimit,
  treasury,
} from './readers.ts';
import { pieceOf } from '../../table/places.ts';

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
  if (pieceOf(table, train)?.at !== companyPlace(seller) || !isStarted(table, buyer)) return false;
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
