import { operatorOf } from '../../rail/clock.ts';
import type { OnSale } from '../../rail/depot.ts';
import { sideInUse, trainsAt, trainsOnSale } from '../../rail/depot.ts';
import { BANK, companyPlace, DEPOT, seatPlace, trainOf } from '../../rail/ids.ts';
import type { TrainFound, TrainWish } from '../../rail/purchase.ts';
import { findTrain, isOutOfReach } from '../../rail/purchase.ts';
import type { CompanyId } from '../../rail/types.ts';
import type { PieceId, Seat } from '../../table/types.ts';
import { phrase } from '../../table/words.ts';
import type { Draft62, Table62 } from './clock.ts';
import { isExpress, PHASES, TRAINS, twinOf } from './data/trains.ts';
import { owe } from './debts.ts';
import { trainLeft } from './flow.ts';
import { director, purse, started, trainsOf, treasury } from './readers.ts';
import { hasRoute } from './runs.ts';

// —— A purchase of a train (chapter 14) ——

export interface Asked extends TrainWish {
  readonly price?: number | undefined;
  readonly help?: number | undefined;
}
export interface Purchase extends TrainFound {
  readonly face: number;
  readonly price: number;
  /** What the treasury lacks. */
  readonly missing: number;
  /** What the director adds. */
  readonly help: number;
}

/** What a wish to buy comes down to; null for a piece that is no train of this game. */
export function purchaseOf(table: Table62, buyer: CompanyId, asked: Asked): Purchase | null {
  const found = findTrain(table, TRAINS, buyer, asked);
  if (!found) return null;
  const face = found.used.price;
  const price = asked.price ?? (isOutOfReach(found) ? 0 : face);
  const missing = price === 0 ? 0 : Math.max(0, price - Math.max(0, treasury(table, buyer)));
  return { ...found, face, price, missing, help: asked.help ?? missing };
}
export const isForeign = (purchase: Purchase | null): boolean => purchase?.source === 'company';

/**
 * The card goes to the charter and the company pays. What its director adds he pays at once as far as his cash goes; the
 * rest he owes, and the train stays on the charter meanwhile.
 */
export function buyTrain(draft: Draft62, purchase: Purchase): void {
  const { buyer, train, source, seller, price, help } = purchase;
  if (source === 'own') return;
  const [home, to] = [companyPlace(buyer), seller === null ? BANK : companyPlace(seller)];
  const seat = director(draft.table, buyer);
  const now = Math.min(help, Math.max(0, purse(draft.table, seat)));
  draft.put(train, home);
  draft.pay(now, seatPlace(seat), home, 'due/help');
  draft.pay(price - (help - now), home, to, 'due/train');
  if (source === DEPOT) trainLeft(draft, trainOf(train) ?? '');
  if (help > now) owe(draft, { seat, amount: help - now, to, company: buyer, why: 'train' });
}

// —— What can be bought from the bank ——

/** New trains come in ascending order; E trains stand beside them and are not counted (chapter 2). */
export const topNumbered = (table: Table62): PieceId | null =>
  trainsAt(table, DEPOT).find((train) => !isExpress(trainOf(train) ?? '')) ?? null;
const phaseAt = (phase: string): number => PHASES.findIndex(({ id }) => id === phase);
/** An E train can be had once the first train of its size has been bought. */
const isReleased = ({ clock }: Table62, express: string): boolean =>
  phaseAt(clock.phase) >= phaseAt(twinOf(express));
/** A new train of this kind can be bought now. */
export function isAvailable(table: Table62, type: string): boolean {
  if (isExpress(type)) return isReleased(table, type);
  return trainOf(topNumbered(table) ?? '') === type;
}

/** What the bank sells: the next numbered train, the E trains that are out, and returned trains. */
export function onSale(table: Table62): readonly OnSale[] {
  const types = new Set<string>();
  const fresh = trainsAt(table, DEPOT).flatMap((train): OnSale[] => {
    const [type, side] = [trainOf(train) ?? '', sideInUse(table, TRAINS, train)];
    if (side === null || types.has(type) || !isAvailable(table, type)) return [];
    types.add(type);
    return [{ train, side, source: DEPOT }];
  });
  return [...fresh, ...trainsOnSale(table, TRAINS).filter(({ source }) => source !== DEPOT)];
}
/** The lowest price of the bank; null where it has no train. */
export function cheapest(table: Table62): number | null {
  const prices = onSale(table).map(({ side }) => side.price);
  return prices.length === 0 ? null : Math.min(...prices);
}

// —— What can be bought from another company ——

/** A train of another company, and a price worth naming. */
type Wish = { readonly train: PieceId; readonly price: number };

/** Trains of other companies, of the same director or of others. Every price in between may be said as well. */
export function* reachable(table: Table62, seat: Seat, whose: 'own' | 'others'): Iterable<Wish> {
  const buyer = operatorOf(table);
  if (buyer === null) return;
  const cash = treasury(table, buyer);
  for (const company of started(table)) {
    const isOwn = director(table, company) === director(table, buyer);
    if (company === buyer || isOwn !== (whose === 'own')) continue;
    for (const train of trainsOf(table, company)) {
      const face = sideInUse(table, TRAINS, train)?.price ?? 1;
      const helped = Math.min(face, cash + Math.max(0, purse(table, seat)));
      for (const price of new Set([1, face, cash, helped])) if (price >= 1) yield { train, price };
    }
  }
}
/** A number to fill in, where the price is free. */
export const PRICE = {
  field: 'price',
  label: phrase('1862/amount/price'),
  step: 1,
  isOpen: ({ price }: { readonly price?: number | undefined }) => price !== undefined,
} as const;

// —— Duty and emergency ——

/** A company that has a route owns a train at the end of its turn. */
const lacksTrain = (table: Table62, company: CompanyId): boolean =>
  trainsOf(table, company).length === 0 && hasRoute(table, company);

/** …and its treasury pays for none of the bank's: only now does the director's money flow (HC-10). */
export function inNeed(table: Table62, company: CompanyId): boolean {
  const least = cheapest(table);
  return lacksTrain(table, company) && (least === null || least > treasury(table, company));
}
/** What a company without a train still has to do: buy one itself, or with its director's money. */
export function dutyOf(table: Table62, company: CompanyId): 'buy' | 'fund' | null {
  if (cheapest(table) === null || !lacksTrain(table, company)) return null;
  return inNeed(table, company) ? 'fund' : 'buy';
}
