import type { OnSale } from '../../rail/depot.ts';
import { sideInUse, trainsAt, trainsOnSale } from '../../rail/depot.ts';
import { BANK, companyPlace, DEPOT, seatPlace, trainOf } from '../../rail/ids.ts';
import type { CompanyId } from '../../rail/types.ts';
import type { HelpAsked, HelpedTrain } from '../../rail/verbs/helped-train.ts';
import { helpedTrain } from '../../rail/verbs/helped-train.ts';
import { perTable } from '../../table/places.ts';
import type { PieceId } from '../../table/types.ts';
import type { Draft62, Table62 } from './clock.ts';
import { isExpress, PHASES, TRAINS, twinOf } from './data/trains.ts';
import { owe } from './debts.ts';
import { trainLeft } from './flow.ts';
import { director, purse, trainsOf, treasury } from './readers.ts';
import { hasRoute } from './runs.ts';

// —— A purchase of a train (chapter 14) ——

/** What a wish to buy comes down to; null for a piece that is no train of this game. */
export const purchaseOf = (table: Table62, buyer: CompanyId, asked: HelpAsked): HelpedTrain | null =>
  helpedTrain(table, TRAINS, buyer, asked, Math.max(0, treasury(table, buyer)));

/**
 * The card goes to the charter and the company pays. What its director adds he pays at once as far as his cash goes; the
 * rest he owes, and the train stays on the charter meanwhile.
 */
export function buyTrain(draft: Draft62, purchase: HelpedTrain): void {
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
export const onSale = perTable((table: Table62): readonly OnSale[] => {
  const types = new Set<string>();
  const fresh = trainsAt(table, DEPOT).flatMap((train): OnSale[] => {
    const [type, side] = [trainOf(train) ?? '', sideInUse(table, TRAINS, train)];
    if (side === null || types.has(type) || !isAvailable(table, type)) return [];
    types.add(type);
    return [{ train, side, source: DEPOT }];
  });
  return [...fresh, ...trainsOnSale(table, TRAINS).filter(({ source }) => source !== DEPOT)];
});
/** The lowest price of the bank; null where it has no train. */
export function cheapest(table: Table62): number | null {
  const prices = onSale(table).map(({ side }) => side.price);
  return prices.length === 0 ? null : Math.min(...prices);
}

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
