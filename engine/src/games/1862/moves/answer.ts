import { companyPlace } from '../../../rail/ids.ts';
import { answersTo } from '../../../rail/verbs/question.ts';
import type { MoveSpec } from '../../../table/game.ts';
import { pieceOf } from '../../../table/places.ts';
import type { Move, Params } from '../../../table/types.ts';
import type { Phrase } from '../../../table/words.ts';
import { phrase } from '../../../table/words.ts';
import type { Clock62, Offer, Table62 } from '../clock.ts';
import { buyTrain, purchaseOf } from '../purchase.ts';
import { director, trainName } from '../readers.ts';
import { firstRules, inOperatingRound } from '../rules.ts';
import { us } from '../title.ts';

/** Chapter 14: both directors have to agree; the asking one may take the question back. */
const answers = answersTo<Clock62, Offer>(us, {
  first: [...firstRules, inOperatingRound],
  open: ({ clock }) => clock.offer,
  close: (draft) => draft.set('offer', null),
  asked: (table, { seller }) => director(table, seller),
  asker: (table, { buyer }) => director(table, buyer),
  stands: (table, { train, seller, buyer }) =>
    pieceOf(table, train)?.at === companyPlace(seller) && table.clock.operating === buyer,
  carryOut: (draft, { buyer, train, price }) => {
    const purchase = purchaseOf(draft.table, buyer, { train, price });
    if (purchase) buyTrain(draft, purchase);
  },
  nothing: ['nothing-asked', '14', '62-14.3'],
  answers: [{ said: ['who-answers', '14', '62-14.3'] }],
  answersParams: (table, { seller }) => ({ company: seller, director: director(table, seller) }),
  gone: ['train-gone', '14', '62-14.4'],
  goneParams: ({ seller }) => ({ company: seller }),
});

/** What an answer says in the log; without a question there is nothing to tell. */
function answered(table: Table62, say: (open: Offer, params: Params) => Phrase): Phrase {
  const { offer: open } = table.clock;
  if (open === null) return phrase('1862/log/answer-nothing');
  const { buyer: company, seller, price } = open;
  return say(open, { company, seller, train: trainName(table, open.train), price });
}

/** The director of the selling company agrees, and the train changes hands at once. */
export const accept: MoveSpec<Clock62, Move> = {
  ...answers.accept,
  offer: () => ({ label: () => phrase('1862/choice/accept'), tone: 'main' }),
  label: (table) =>
    answered(table, ({ buyer, train, price }, params) => {
      const help = purchaseOf(table, buyer, { train, price })?.help ?? 0;
      return help === 0
        ? phrase('1862/log/accept', params)
        : phrase('1862/log/accept-help', { ...params, director: director(table, buyer), help });
    }),
};

/** The director of the selling company does not want to, or the asking one has changed his mind. */
export const decline: MoveSpec<Clock62, Move> = {
  ...answers.decline,
  offer: (table, seat) => {
    const isAsked = director(table, table.clock.offer?.seller ?? '') === seat;
    return { label: () => phrase(`1862/choice/${isAsked ? 'decline' : 'withdraw-offer'}`), tone: 'plain' };
  },
  label: (table, { seat }) =>
    answered(table, ({ seller }, params) =>
      phrase(director(table, seller) === seat ? '1862/log/decline' : '1862/log/withdraw-offer', params),
    ),
};
