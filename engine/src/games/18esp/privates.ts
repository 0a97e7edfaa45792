import { companyPlace, POOL, seatPlace } from '../../rail/ids.ts';
import type { EspTable, Offer } from './clock.ts';
import type { PrivateId } from './data/privates.ts';
import { PRICE_PERCENT, privateSpec } from './data/privates.ts';
import { MATARO } from './data/trains.ts';
import type { EspDraft } from './deal.ts';
import { closePrivate } from './deal.ts';
import { LAST_TENDER, privateCard, withPrivate } from './pieces.ts';
import { fromPhase, hasTender, isPublished, playerOwning, tendersAt } from './readers.ts';
import { pieceOf } from '../../table/places.ts';

export type PrivateOffer = Extract<Offer, { readonly kind: 'private' }>;

/** What a company pays at most for a private company in this phase (§3.1, §5.8). */
export const mostFor = ({ clock }: EspTable, id: PrivateId): number =>
  Math.floor((privateSpec(id).price * (PRICE_PERCENT[clock.phase] ?? 0)) / 100);

/** P2 brings its train to a company in phases 2 and 3 only. */
export const bringsTrain = (table: EspTable, id: PrivateId): boolean =>
  id === 'P2' && !fromPhase(table, '4') && pieceOf(table, MATARO)?.at === withPrivate('P2');

/** The player has agreed: the company pays and takes the card, and what the card does for companies happens. */
export function buyPrivate(draft: EspDraft, offer: PrivateOffer): void {
  const { buyer, private: id, price } = offer;
  const owner = playerOwning(draft.table, id);
  if (owner === null) return;
  const home = companyPlace(buyer);
  draft.put(privateCard(id), home);
  draft.pay(price, home, seatPlace(owner), 'due/private');
  if (id === 'P2') boughtMataro(draft, offer);
  if (id === 'P5') boughtWorks(draft, offer);
}
/** §3.1: the train stays with the company and runs from the next operating round on; the card is done. */
function boughtMataro(draft: EspDraft, { buyer, side }: PrivateOffer): void {
  const brings = bringsTrain(draft.table, 'P2');
  if (brings) {
    draft.put(MATARO, companyPlace(buyer), { side: side ?? '2', due: 'due/mataro' });
    draft.set('fresh', [...draft.clock.fresh, MATARO]);
  }
  if (brings || isPublished(draft.table)) closePrivate(draft, 'P2');
}
/** §3.1: the card turns into a tender; unsold ones, and one too many, come to the market. */
function boughtWorks(draft: EspDraft, { buyer }: PrivateOffer): void {
  const own = hasTender(draft.table, buyer) ? POOL : companyPlace(buyer);
  for (const piece of tendersAt(draft.table, withPrivate('P5')))
    draft.put(piece, piece === LAST_TENDER ? own : POOL, { due: 'due/tender' });
  closePrivate(draft, 'P5');
}

/** The question can still be carried out: the player still owns the card. */
export const privateOfferStands = (table: EspTable, offer: PrivateOffer): boolean =>
  playerOwning(table, offer.private) !== null;
