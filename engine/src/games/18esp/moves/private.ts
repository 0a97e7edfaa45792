import { firstThen } from '../../../table/rules.ts';
import { companyOf, companyPlace, POOL, seatPlace } from '../../../rail/ids.ts';
import type { CompanyId } from '../../../rail/types.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { choice, optional, whole } from '../../../table/shape.ts';
import { legal } from '../../../table/title.ts';
import { phrase } from '../../../table/words.ts';
import type { EspDraft, EspTable, Offer } from '../clock.ts';
import type { PrivateId } from '../data/privates.ts';
import { PRICE_PERCENT, PRIVATE_IDS, privateSpec } from '../data/privates.ts';
import { MATARO } from '../data/trains.ts';
import { closePrivate } from '../deal.ts';
import { operatorDoes } from '../flow.ts';
import { LAST_TENDER, privateCard, withPrivate } from '../pieces.ts';
import {
  cardName,
  countedTrains,
  director,
  fromPhase,
  hasTender,
  isMinor,
  isPublished,
  ownerOfPrivate,
  placeOf,
  playerOwning,
  tendersAt,
  trainLimit,
  treasury,
} from '../readers.ts';
import type { EspMove, EspRule } from '../rules.ts';
import { ofOperator, operating, operatingRules, operatorOf } from '../rules.ts';
import { trainFirst } from '../train-rules.ts';

const fields = {
  private: choice(...PRIVATE_IDS),
  price: whole(0, 9999),
  side: optional(choice('2', '1+2')),
} as const;
type BuyPrivate = MoveOf<typeof fields>;
type PrivateOffer = Extract<Offer, { readonly kind: 'private' }>;

const isForSale = (table: EspTable, id: PrivateId): boolean =>
  id !== 'P7' && playerOwning(table, id) !== null;
/** What a company pays at most for a private company in this phase (§3.1, §5.8). */
export const mostFor = ({ clock }: EspTable, id: PrivateId): number =>
  Math.floor((privateSpec(id).price * (PRICE_PERCENT[clock.phase] ?? 0)) / 100);
/** P2 brings its train to a company in phases 2 and 3 only. */
const bringsTrain = (table: EspTable, id: PrivateId): boolean =>
  id === 'P2' && !fromPhase(table, '4') && placeOf(table, MATARO) === withPrivate('P2');

// —— Rules ——
const buying = ofOperator<BuyPrivate>(() => ({}));
const rules: readonly EspRule<BuyPrivate>[] = [
  ...operatingRules,
  trainFirst,
  ...firstThen(
    buying('p7-stays', '3.1', ['ESP-3.1.25'], (_, { private: id }) => id === 'P7'),
    buying('no-resale', '3.1', ['ESP-3.1.32'], (table, { private: id }) => {
      const owner = ownerOfPrivate(table, id);
      return owner !== null && 'company' in owner ? { private: id, company: owner.company } : false;
    }),
    buying('private-closed', '3.1', ['ESP-3.1.31'], (table, { private: id }) =>
      id !== 'P7' && ownerOfPrivate(table, id) === null ? { private: id } : false,
    ),
    /** OQ 38: the train that comes with P2 needs room. */
    buying('mataro-room', '3.1', ['ESP-3.1.06'], (table, { private: id }, company) => {
      const limit = trainLimit(table, company);
      const isFull = countedTrains(table, company).length >= limit;
      return bringsTrain(table, id) && !isPublished(table) && isFull ? { company, limit } : false;
    }),
    buying('mataro-side', '5.7', ['ESP-5.7.03'], (table, { private: id, side }, company) =>
      bringsTrain(table, id) && isMinor(company) && side === '1+2' ? { company } : false,
    ),
    [
      buying('private-least', '5.8', ['ESP-5.8.01', 'ESP-3.1.28'], (table, move) =>
        isForSale(table, move.private) ? move.price < 1 : false,
      ),
      buying('private-most', '5.8', ['ESP-5.8.01', 'ESP-3.1.28'], (table, move) => {
        const { private: id, price } = move;
        const most = mostFor(table, id);
        return isForSale(table, id) && price > most ? { price, most, private: id } : false;
      }),
    ],
    buying('private-cash', '5.8', ['ESP-3.1.29'], (table, { private: id, price }, company) => {
      const cash = treasury(table, company);
      return isForSale(table, id) && price > cash ? { company, price, cash } : false;
    }),
  ),
];

// —— The move ——
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

/** The sides that the train of P2 may have for this company; other cards bring none. */
function sidesOf(table: EspTable, id: PrivateId, company: CompanyId): readonly Pick<BuyPrivate, 'side'>[] {
  if (!bringsTrain(table, id)) return [{}];
  return isMinor(company) ? [{ side: '2' }] : [{ side: '2' }, { side: '1+2' }];
}

/** §5.8: a company buys a private company from a player at any moment of its turn. Another player is asked first. */
export const buyPrivateMove: EspMove<BuyPrivate> = {
  begins: true,
  fields,
  example: { type: 'private', seat: 'anna', private: 'P1', price: 20 },
  effects: operatorDoes((draft, buyer, { private: id, price, side }, table) => {
    const owner = playerOwning(table, id);
    if (owner === null) return;
    const chosen = side === undefined ? {} : { side };
    const offer: PrivateOffer = { kind: 'private', buyer, private: id, price, ...chosen };
    if (owner === director(table, buyer)) buyPrivate(draft, offer);
    else draft.set('offer', offer);
  }),
  rules,
  label: (table, move) => {
    const company = operating(table);
    const owner = playerOwning(table, move.private) ?? '';
    const asks = owner !== '' && owner !== director(table, company);
    return phrase(asks ? '18esp/log/ask-private' : '18esp/log/private', {
      company,
      private: move.private,
      price: move.price,
      seat: owner,
    });
  },
  /** Each for the lowest price: what that may, all higher ones may, up to the treasury and the most that may be paid. */
  *candidates(table, seat) {
    const company = operatorOf(table);
    if (company === null) return;
    for (const id of PRIVATE_IDS) {
      if (playerOwning(table, id) === null) continue;
      for (const side of sidesOf(table, id, company))
        yield { type: 'private', seat, private: id, price: 1, ...side };
    }
  },
  upTo: {
    field: 'price',
    most: (table, { private: id }) => Math.min(mostFor(table, id), treasury(table, operating(table))),
  },
  concerns: (_, { private: id }, piece) => piece === privateCard(id),
  /** A private company to the charter of the operating company, for the most that may be paid. */
  reads: (table, seat, { piece, to }) => {
    const id = PRIVATE_IDS.find((one) => piece === privateCard(one));
    if (id === undefined || companyOf(to) === null || companyOf(to) !== table.clock.operating) return [];
    const dearest = new Map<BuyPrivate['side'], BuyPrivate>();
    for (const move of legal(buyPrivateMove, table, seat, { piece })) dearest.set(move.side, move);
    return dearest.size > 0 ? [...dearest.values()] : [{ type: 'private', seat, private: id, price: 1 }];
  },
  offer: (table) => ({
    label: ({ private: id, side = '' }) => {
      const company = operating(table);
      const owner = playerOwning(table, id) ?? '';
      const key = owner === director(table, company) ? 'private' : 'ask-private';
      const params = { company, card: cardName(table, id), seat: owner, side };
      return phrase(`18esp/choice/${key}${side === '' ? '' : '-side'}`, params);
    },
    tone: 'quiet',
    amount: { field: 'price', label: phrase('18esp/amount/price') },
  }),
};
