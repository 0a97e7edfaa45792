import { companyPlace } from '../../rail/ids.ts';
import type { EspTable, Offer } from './clock.ts';
import type { EspDraft } from './deal.ts';
import { buyTrain, purchaseOf } from './purchase.ts';
import { countedTrains, isPublished, isStarted, trainLimit } from './readers.ts';
import { canPayMinor, shareFor, takeOver } from './take-over.ts';

type TrainOffer = Extract<Offer, { readonly kind: 'train' }>;
type TakeoverOffer = Extract<Offer, { readonly kind: 'takeover' }>;

/** The asked director has agreed: the train changes hands. */
export function carryOutTrain(draft: EspDraft, { buyer, train, price }: TrainOffer): void {
  const purchase = purchaseOf(draft.table, buyer, { train, price });
  if (purchase) buyTrain(draft, purchase);
}
export function carryOutTakeover(draft: EspDraft, { buyer, seller }: TakeoverOffer): void {
  takeOver(draft, buyer, seller);
}
/** Hands may have carried things off while the question was open: whether it can still be carried out. */
export function trainOfferStands(table: EspTable, { buyer, seller, train, price }: TrainOffer): boolean {
  if (table.pieces[train]?.at !== companyPlace(seller) || !isStarted(table, buyer)) return false;
  const purchase = purchaseOf(table, buyer, { train, price });
  if (!purchase || countedTrains(table, buyer).length >= trainLimit(table, buyer)) return false;
  return (isPublished(table) ? purchase.gap : purchase.missing) === 0;
}
export const takeoverOfferStands = (table: EspTable, { buyer, seller }: TakeoverOffer): boolean =>
  isStarted(table, buyer) &&
  isStarted(table, seller) &&
  shareFor(table, buyer) !== null &&
  canPayMinor(table, buyer, seller);
