import type { MoveSpec } from '../../../table/game.ts';
import type { Move } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import type { Phrase } from '../../../table/words.ts';
import type { EspClock, EspTable, Offer } from '../clock.ts';
import type { EspDraft } from '../deal.ts';
import { drafted } from '../flow.ts';
import { carryOutTakeover, carryOutTrain, takeoverOfferStands, trainOfferStands } from '../offers-operate.ts';
import { buyPrivate, privateOfferStands } from '../privates.ts';
import { askedSeat, director } from '../readers.ts';
import { auctionOver, gameOn, inOperatingRound, noSurplus, rule, when } from '../rules.ts';
import { trainName } from '../score.ts';

function carryOut(draft: EspDraft, offer: Offer): void {
  switch (offer.kind) {
    case 'train':
      return carryOutTrain(draft, offer);
    case 'takeover':
      return carryOutTakeover(draft, offer);
    case 'private':
      return buyPrivate(draft, offer);
  }
}
function stands(table: EspTable, offer: Offer): boolean {
  switch (offer.kind) {
    case 'train':
      return trainOfferStands(table, offer);
    case 'takeover':
      return takeoverOfferStands(table, offer);
    case 'private':
      return privateOfferStands(table, offer);
  }
}

/** There has to be a question before it can be answered. */
const asked = rule('nothing-asked', '5.1', ['ESP-5.6.02'], ({ clock }) =>
  when(clock.round === 'OR' && clock.offer === null),
);
/** §5.6, §5.7: both sides agree, so the asked one answers – or the asking one takes the question back. */
const answers = (alsoAsker: boolean) =>
  rule('who-answers', '5.6', ['ESP-5.6.02', 'ESP-5.7.05'], (table, { seat }) => {
    const { offer } = table.clock;
    if (offer === null || askedSeat(table, offer) === seat) return null;
    return when(!alsoAsker || director(table, offer.buyer) !== seat, { seat: askedSeat(table, offer) });
  });
/** Hands have carried off what was asked for. */
const stillStands = rule('offer-gone', '5.1', ['ESP-5.6.02'], (table) =>
  when(table.clock.offer !== null && !stands(table, table.clock.offer)),
);

export const offerParams = (table: EspTable, offer: Offer) => ({
  buyer: offer.buyer,
  seller: offer.kind === 'private' ? askedSeat(table, offer) : offer.seller,
  train: offer.kind === 'train' ? trainName(table, offer.train) : '',
  private: offer.kind === 'private' ? offer.private : '',
  price: offer.kind === 'takeover' ? 0 : offer.price,
});
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
  rules: [gameOn, auctionOver, inOperatingRound, noSurplus, asked, answers(false), stillStands],
  label: (table) => answerLabel('accept', table),
};

/** The asked player does not want to, or the asking one has changed his mind. */
export const decline: MoveSpec<EspClock, Move> = {
  fields: {},
  example: { type: 'decline', seat: 'bert' },
  effects: (table) =>
    drafted(table, (draft) => {
      if (table.clock.offer !== null) draft.set('offer', null);
    }),
  rules: [gameOn, auctionOver, inOperatingRound, noSurplus, asked, answers(true)],
  label: (table) => answerLabel('decline', table),
};
