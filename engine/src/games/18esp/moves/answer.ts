import type { MoveSpec } from '../../../table/game.ts';
import type { Move, Seat } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import type { Phrase } from '../../../table/words.ts';
import type { EspClock, EspTable, Offer } from '../clock.ts';
import type { EspDraft } from '../deal.ts';
import { drafted } from '../flow.ts';
import { buyPrivate, privateOfferStands } from '../privates.ts';
import { buyFromCompany, trainOfferStands } from '../purchase.ts';
import { askedSeat, cardName, director, priceOf } from '../readers.ts';
import { auctionOver, gameOn, inOperatingRound, noSurplus, rule, when } from '../rules.ts';
import { takeOver, takeoverStands } from '../take-over.ts';
import { trainName } from '../train-names.ts';

function carryOut(draft: EspDraft, offer: Offer): void {
  switch (offer.kind) {
    case 'train':
      return buyFromCompany(draft, offer);
    case 'takeover':
      return takeOver(draft, offer.buyer, offer.seller);
    case 'private':
      return buyPrivate(draft, offer);
  }
}
function stands(table: EspTable, offer: Offer): boolean {
  switch (offer.kind) {
    case 'train':
      return trainOfferStands(table, offer);
    case 'takeover':
      return takeoverStands(table, offer);
    case 'private':
      return privateOfferStands(table, offer);
  }
}

/** There has to be a question before it can be answered. */
const asked = rule('nothing-asked', '5.1', ['ESP-5.6.02'], ({ clock }) =>
  when(clock.round === 'OR' && clock.offer === null),
);
/** The director who has asked, not the asked one. */
const isAsker = (table: EspTable, offer: Offer, seat: Seat): boolean =>
  askedSeat(table, offer) !== seat && director(table, offer.buyer) === seat;
/** Where the rulebook wants both sides to agree, by what is asked for. */
const CONSENT = [
  ['takeover', '5.6', 'ESP-5.6.02'],
  ['train', '5.7', 'ESP-5.7.05'],
  ['private', '5.8', 'ESP-5.8.01'],
] as const;
/** Both sides agree, so the asked one answers – or the asking one takes the question back. */
const answers = (alsoAsker: boolean) =>
  CONSENT.map(([kind, section, atom]) =>
    rule('who-answers', section, [atom], (table, { seat }) => {
      const { offer } = table.clock;
      if (offer?.kind !== kind || askedSeat(table, offer) === seat) return null;
      return when(!alsoAsker || !isAsker(table, offer, seat), { seat: askedSeat(table, offer) });
    }),
  );
/** Hands have carried off what was asked for. */
const stillStands = rule('offer-gone', '5.1', ['ESP-5.6.02'], (table) =>
  when(table.clock.offer !== null && !stands(table, table.clock.offer)),
);

export const offerParams = (table: EspTable, offer: Offer) => ({
  buyer: offer.buyer,
  seller: offer.kind === 'private' ? askedSeat(table, offer) : offer.seller,
  train: offer.kind === 'train' ? trainName(table, offer.train) : '',
  private: offer.kind === 'private' ? offer.private : '',
  card: offer.kind === 'private' ? cardName(table, offer.private) : '',
  price: offer.kind === 'takeover' ? priceOf(table, offer.seller) : offer.price,
});
/** A no of the one who has asked takes the question back. */
const withdraws = (table: EspTable, seat: Seat): boolean =>
  table.clock.offer !== null && isAsker(table, table.clock.offer, seat);
const answerLabel = (key: string, table: EspTable): Phrase => {
  const { offer } = table.clock;
  return offer === null
    ? phrase(`18esp/log/${key}`)
    : phrase(`18esp/log/${key}-${offer.kind}`, offerParams(table, offer));
};

/** The asked player agrees, and it happens at once. */
export const accept: MoveSpec<EspClock, Move> = {
  fields: {},
  example: { type: 'accept', seat: 'bert' },
  effects: (table) =>
    drafted(table, (draft) => {
      const { offer } = table.clock;
      if (offer === null) return;
      draft.set('offer', null);
      if (stands(table, offer)) carryOut(draft, offer);
    }),
  rules: [gameOn, auctionOver, inOperatingRound, noSurplus, asked, ...answers(false), stillStands],
  label: (table) => answerLabel('accept', table),
  candidates: (table, seat) => (table.clock.offer === null ? [] : [{ type: 'accept', seat }]),
  offer: (table) => ({
    label: () => {
      const { offer } = table.clock;
      const params = offer === null ? {} : offerParams(table, offer);
      return phrase(`18esp/choice/accept-${offer?.kind ?? 'train'}`, params);
    },
    tone: 'main',
  }),
};

/** The asked player does not want to, or the asking one has changed his mind. */
export const decline: MoveSpec<EspClock, Move> = {
  fields: {},
  example: { type: 'decline', seat: 'bert' },
  effects: (table) =>
    drafted(table, (draft) => {
      if (table.clock.offer !== null) draft.set('offer', null);
    }),
  rules: [gameOn, auctionOver, inOperatingRound, noSurplus, asked, ...answers(true)],
  label: (table, { seat }) => answerLabel(withdraws(table, seat) ? 'withdraw' : 'decline', table),
  candidates: (table, seat) => (table.clock.offer === null ? [] : [{ type: 'decline', seat }]),
  offer: (table, seat) => ({
    label: () => phrase(withdraws(table, seat) ? '18esp/choice/withdraw' : '18esp/choice/decline'),
    tone: 'plain',
  }),
};
