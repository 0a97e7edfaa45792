import type { OnSale } from '../../rail/depot.ts';
import { sideInUse, trainsOnSale } from '../../rail/depot.ts';
import { BANK, companyPlace, DEPOT, seatPlace, trainOf } from '../../rail/ids.ts';
import { cheapestOnSale } from '../../rail/purchase.ts';
import { presidentOf } from '../../rail/shares.ts';
import type { HelpAsked, HelpedTrain } from '../../rail/verbs/helped-train.ts';
import { helpedTrain } from '../../rail/verbs/helped-train.ts';
import { mostRaised as raisedAtMost } from '../../rail/verbs/raise.ts';
import type { CompanyId } from '../../rail/types.ts';
import type { Seat } from '../../table/types.ts';
import type { TeDraft, TeTable } from './clock.ts';
import { MAX_POOL } from './data/limits.ts';
import { TRAINS } from './data/trains.ts';
import { presidentAfterSale } from './deal.ts';
import { trainLeft } from './flow.ts';
import { EXPORT_MARKER } from './pieces.ts';
import { director, founded, holding, inPool, placeOf, purse, trainsOf, treasury } from './readers.ts';
import { couldRun } from './runs.ts';
import { te } from './title.ts';

// —— A purchase of a train (§7.8) ——

/** What a wish to buy comes down to; null for a piece that is no train of this game. */
export const purchaseOf = (table: TeTable, buyer: CompanyId, asked: HelpAsked): HelpedTrain | null =>
  helpedTrain(table, TRAINS, buyer, asked);

/** Carries a purchase out: card, money, export marker, and what a new train starts (§3.8, §7.1). */
export function buyTrain(draft: TeDraft, purchase: HelpedTrain): void {
  const { buyer, train, source, seller, side, price, help } = purchase;
  const home = companyPlace(buyer);
  draft.put(train, home, { side: side.name });
  if (source === 'own') return;
  const isNew = source === DEPOT;
  if (isNew && placeOf(draft.table, EXPORT_MARKER) === DEPOT)
    draft.put(EXPORT_MARKER, BANK, { due: 'due/export-off' });
  draft.pay(help, seatPlace(director(draft.table, buyer)), home, 'due/help');
  draft.pay(price, home, seller === null ? BANK : companyPlace(seller), 'due/train');
  if (help > 0) draft.set('helped', true);
  if (isNew) trainLeft(draft, trainOf(train) ?? '');
}

// —— What can be bought from the bank ——

/** Both sides of the new train on top, and the trains in the pool as they lie. */
export const onSale = (table: TeTable): readonly OnSale[] => trainsOnSale(table, TRAINS);
/** The lowest price of factory and pool; null when neither has a train. */
export const cheapest = (table: TeTable): number | null => cheapestOnSale(table, TRAINS);

// —— Duty and emergency (§7.8, §7.9) ——

/** No train, but a route to run: the company must have a train by the end of its turn. */
export const lacksTrain = (table: TeTable, company: CompanyId): boolean =>
  trainsOf(table, company).length === 0 && couldRun(table, company);

/** …and its treasury pays for none from factory or pool: only now may the president add money. */
export function inNeed(table: TeTable, company: CompanyId): boolean {
  if (!lacksTrain(table, company)) return false;
  const least = cheapest(table);
  return least === null || least > treasury(table, company);
}

/**
 * The sum that a president in need may bring together with the treasury: enough for the cheapest train of the
 * bank, or for any train of another company, which help may pay up to its face value.
 */
export function goal(table: TeTable, company: CompanyId): number {
  const others = founded(table).filter((c) => c !== company);
  const faces = others.flatMap((c) => trainsOf(table, c).map((t) => sideInUse(table, TRAINS, t)?.price ?? 0));
  return Math.max(cheapest(table) ?? 0, ...faces);
}
/** What is still missing for that, after the treasury and the president's cash. */
export const shortOf = (table: TeTable, company: CompanyId): number =>
  goal(table, company) - treasury(table, company) - purse(table, director(table, company));

/** Why a sale to raise money is not possible. */
export type SaleFault = 'holding' | 'pool' | 'no-successor' | 'presidency';
/** §7.9: the selling rules of the stock round hold, and the operating company keeps its president. */
export function saleFault(table: TeTable, seat: Seat, company: CompanyId, count: number): SaleFault | null {
  if (count * 10 > holding(table, seat, company)) return 'holding';
  if (inPool(table, company) + count * 10 > MAX_POOL) return 'pool';
  const president = presidentOf(table, company);
  if (president !== seat) return null;
  const next = presidentAfterSale(table, seat, company, count * 10);
  if (next === null) return 'no-successor';
  return company === table.clock.operating && next !== seat ? 'presidency' : null;
}

/** The most that all legal sales of a president can bring. */
export const mostRaised = (table: TeTable, seat: Seat): number => raisedAtMost(te, saleFault, table, seat);

/** Whether the company with its president's help can pay for the cheapest train of the bank. */
function canFund(table: TeTable, company: CompanyId): boolean {
  const least = cheapest(table);
  if (least === null) return false;
  const president = director(table, company);
  const sales = mostRaised(table, president);
  return treasury(table, company) + purse(table, president) + sales >= least;
}

/** What stands between the company and the end of its turn. */
export type Duty = 'buy' | 'fund' | 'declare';
/** §7.8, §7.9. `buy`: it can itself; `fund`: with the president's help; `declare`: he is bankrupt. */
export function dutyOf(table: TeTable, company: CompanyId): Duty | null {
  const least = cheapest(table);
  // Nothing to buy from the bank: to buy from another company is never compulsory.
  if (least === null || !lacksTrain(table, company)) return null;
  if (treasury(table, company) >= least) return 'buy';
  if (canFund(table, company)) return 'fund';
  return table.clock.broke.includes(director(table, company)) ? null : 'declare';
}
