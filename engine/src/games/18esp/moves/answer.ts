import { answersTo } from '../../../rail/verbs/question.ts';
import type { Seat } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import type { Phrase } from '../../../table/words.ts';
import type { EspClock, EspDraft, EspTable, Offer } from '../clock.ts';
import { buyFromCompany, trainOfferStands } from '../purchase.ts';
import { askedSeat, cardName, director, priceOf, trainName } from '../readers.ts';
import type { EspMove } from '../rules.ts';
import { auctionOver, gameOn, inOperatingRound, noSurplus } from '../rules.ts';
import { esp } from '../title.ts';
import { buyPrivate, privateOfferStands } from './private.ts';
import { takeOver, takeoverStands } from './takeover.ts';

function carryOut(draft: EspDraft, offer: Offer): void {
  if (offer.kind === 'train') buyFromCompany(draft, offer);
  else if (offer.kind === 'takeover') takeOver(draft, offer.buyer, offer.seller);
  else buyPrivate(draft, offer);
}
function stands(table: EspTable, offer: Offer): boolean {
  if (offer.kind === 'train') return trainOfferStands(table, offer);
  return offer.kind === 'takeover' ? takeoverStands(table, offer) : privateOfferStands(table, offer);
}

/** §5.6, §5.7, §5.8: both sides agree; the asking one may take the question back. */
const answers = answersTo<EspClock, Offer>(esp, {
  first: [gameOn, auctionOver, inOperatingRound, noSurplus],
  open: ({ clock }) => clock.offer,
  close: (draft) => draft.set('offer', null),
  asked: askedSeat,
  asker: (table, { buyer }) => director(table, buyer),
  stands,
  carryOut,
  nothing: ['nothing-asked', '5.1', 'ESP-5.6.02'],
  answers: [
    { said: ['who-answers', '5.6', 'ESP-5.6.02'], of: ({ kind }) => kind === 'takeover' },
    { said: ['who-answers', '5.7', 'ESP-5.7.05'], of: ({ kind }) => kind === 'train' },
    { said: ['who-answers', '5.8', 'ESP-5.8.01'], of: ({ kind }) => kind === 'private' },
  ],
  answersParams: (table, offer) => ({ seat: askedSeat(table, offer) }),
  gone: ['offer-gone', '5.1', 'ESP-5.6.02'],
});

export const offerParams = (table: EspTable, offer: Offer) => ({
  buyer: offer.buyer,
  seller: offer.kind === 'private' ? askedSeat(table, offer) : offer.seller,
  train: offer.kind === 'train' ? trainName(table, offer.train) : '',
  private: offer.kind === 'private' ? offer.private : '',
  card: offer.kind === 'private' ? cardName(table, offer.private) : '',
  price: offer.kind === 'takeover' ? priceOf(table, offer.seller) : offer.price,
});
/** A no of the one who has asked takes the question back. */
const withdraws = (table: EspTable, seat: Seat): boolean => {
  const { offer } = table.clock;
  return offer !== null && askedSeat(table, offer) !== seat && director(table, offer.buyer) === seat;
};
const answerLabel = (key: string, table: EspTable): Phrase => {
  const { offer } = table.clock;
  return offer === null
    ? phrase(`18esp/log/${key}`)
    : phrase(`18esp/log/${key}-${offer.kind}`, offerParams(table, offer));
};

/** The asked player agrees, and it happens at once. */
export const accept: EspMove = {
  ...answers.accept,
  label: (table) => answerLabel('accept', table),
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
export const decline: EspMove = {
  ...answers.decline,
  label: (table, { seat }) => answerLabel(withdraws(table, seat) ? 'withdraw' : 'decline', table),
  offer: (table, seat) => ({
    label: () => phrase(withdraws(table, seat) ? '18esp/choice/withdraw' : '18esp/choice/decline'),
    tone: 'plain',
  }),
};
