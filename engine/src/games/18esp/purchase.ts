import type { OnSale } from '../../rail/depot.ts';
import { sideInUse, trainsOnSale, trainSpec } from '../../rail/depot.ts';
import { BANK, companyOf, companyPlace, DEPOT, POOL, seatPlace, trainOf } from '../../rail/ids.ts';
import type { CompanyId, TrainSide } from '../../rail/types.ts';
import type { PieceId, Seat } from '../../table/types.ts';
import type { EspTable } from './clock.ts';
import { TRAINS } from './data/trains.ts';
import type { EspDraft } from './deal.ts';
import { trainBought, trainLeft } from './flow.ts';
import {
  countedTrains,
  debtOf,
  director,
  isMinor,
  isPublished,
  purse,
  recycledUnder,
  treasury,
} from './readers.ts';

// —— A purchase of a train (§5.7) ——

export interface Asked {
  readonly train: PieceId;
  readonly side?: string | undefined;
  readonly price?: number | undefined;
  readonly loan?: number | undefined;
}
export interface Purchase {
  readonly buyer: CompanyId;
  readonly train: PieceId;
  /** Where the card lies: new, in the market, with another company, with the buyer, or out of reach. */
  readonly source: 'depot' | 'pool' | 'company' | 'own' | 'elsewhere';
  readonly seller: CompanyId | null;
  readonly side: TrainSide;
  /** A side was named that is not the one in use, or for a new card not one of its sides. */
  readonly turned: boolean;
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
  const at = table.pieces[asked.train]?.at;
  const spec = trainSpec(TRAINS, asked.train);
  const used = sideInUse(table, TRAINS, asked.train);
  if (at === undefined || !spec || !used) return null;
  const seller = companyOf(at);
  const source =
    at === DEPOT || at === POOL ? at : seller === null ? 'elsewhere' : seller === buyer ? 'own' : 'company';
  const named = spec.sides.find(({ name }) => name === asked.side);
  const side = named ?? used;
  const price = source === 'own' || source === 'elsewhere' ? 0 : (asked.price ?? side.price);
  const missing = Math.max(0, price - Math.max(0, treasury(table, buyer)));
  const helper = director(table, buyer);
  const gap = Math.max(0, missing - Math.max(0, purse(table, helper)));
  const turned = asked.side !== undefined && (source === DEPOT ? !named : asked.side !== used.name);
  const loan = asked.loan ?? 0;
  return {
    buyer,
    train: asked.train,
    source,
    seller,
    side,
    turned,
    face: side.price,
    price,
    director: helper,
    missing,
    gap,
    loan,
  };
}

/** Carries a purchase out: card, loan, money, and what a new train starts (§5.7, §7). */
export function buyTrain(draft: EspDraft, purchase: Purchase): void {
  const { buyer, train, source, seller, side, price, missing, loan, director: helper } = purchase;
  const home = companyPlace(buyer);
  draft.put(train, home, { side: side.name });
  if (source === 'own' || source === 'elsewhere') return;
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

// —— What can be bought from the bank ——

/** Both sides of the train on top, and the trains in the market as they lie. */
export const onSale = (table: EspTable): readonly OnSale[] => trainsOnSale(table, TRAINS);
/** §5.7, §6.2.1: minors have Iberian trains only, and no combined ones. */
export const suits = (table: EspTable, company: CompanyId, train: PieceId, side: TrainSide): boolean =>
  !isMinor(company) || (side.gauge === undefined && recycledUnder(table, train) === null);
/** The lowest price at which the bank has a train for this company; null when it has none. */
export function cheapest(table: EspTable, company: CompanyId): number | null {
  const prices = onSale(table).flatMap(({ train, side }) =>
    suits(table, company, train, side) ? [side.price] : [],
  );
  return prices.length === 0 ? null : Math.min(...prices);
}

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
