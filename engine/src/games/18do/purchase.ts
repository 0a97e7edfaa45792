import { BANK, companyPlace, DEPOT, trainOf } from '../../rail/ids.ts';
import type { TrainWish } from '../../rail/purchase.ts';
import type { PricedTrain } from '../../rail/verbs/train.ts';
import { findTrain, isOutOfReach } from '../../rail/purchase.ts';
import { ordinaryAt } from '../../rail/shares.ts';
import type { CompanyId } from '../../rail/types.ts';
import type { PieceId } from '../../table/types.ts';
import { TRAIN_TYPES } from './brewery/data/cards.ts';
import { uncouple } from './brewery/expert/wagons.ts';
import type { DoDraft, DoTable } from './clock.ts';
import { MAX_POOL } from './data/limits.ts';
import { sharesOf } from './deal.ts';
import { trainLeft } from './phases.ts';
import { trainsInPool, trainsOffered } from './display.ts';
import { inPool, railways, trainSpecOf, trainsOf, treasury } from './readers.ts';

// —— A purchase of a train (§4.5.7) ——

export interface Asked extends TrainWish {
  readonly price?: number | undefined;
}
export type Purchase = PricedTrain;
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
