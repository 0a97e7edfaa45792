import { companyPlace } from '../../../rail/ids.ts';
import { answersTo } from '../../../rail/verbs/question.ts';
import type { MoveSpec } from '../../../table/game.ts';
import type { Move, Params } from '../../../table/types.ts';
import type { Phrase } from '../../../table/words.ts';
import { phrase } from '../../../table/words.ts';
import type { Offer, TeClock, TeTable } from '../clock.ts';
import { buyTrain, purchaseOf } from '../purchase.ts';
import { director, trainName } from '../readers.ts';
import { gameOn, inOperatingRound } from '../rules.ts';
import { te } from '../title.ts';

/** §7.8: both presidents have to agree; the asking one may take the question back. */
const answers = answersTo<TeClock, Offer>(te, {
  first: [gameOn, inOperatingRound],
  open: ({ clock }) => clock.offer,
  close: (draft) => draft.set('offer', null),
  asked: (table, { seller }) => director(table, seller),
  asker: (table, { buyer }) => director(table, buyer),
  stands: ({ pieces }, { train, seller }) => pieces.get(train)?.at === companyPlace(seller),
  carryOut: (draft, { buyer, train, price }) => {
    const purchase = purchaseOf(draft.table, buyer, { train, price });
    if (purchase) buyTrain(draft, purchase);
  },
  nothing: ['nothing-asked', '7.8', 'TE-7.8.2'],
  answers: [{ said: ['who-answers', '7.8', 'TE-7.8.2'] }],
  answersParams: (table, { seller }) => ({ company: seller, president: director(table, seller) }),
  gone: ['train-gone', '7.8', 'TE-7.8.2'],
  goneParams: ({ seller }) => ({ company: seller }),
});

/** What an answer says in the log; without a question there is nothing to tell. */
function answered(table: TeTable, say: (open: Offer, params: Params) => Phrase): Phrase {
  const { offer: open } = table.clock;
  if (open === null) return phrase('18te/log/answer-nothing');
  const { buyer: company, seller, price } = open;
  return say(open, { company, seller, train: trainName(table, open.train), price });
}

/** The president of the selling company agrees, and the train changes hands at once. */
export const accept: MoveSpec<TeClock, Move> = {
  ...answers.accept,
  offer: () => ({ label: () => phrase('18te/choice/accept'), tone: 'main' }),
  label: (table) =>
    answered(table, ({ buyer, train, price }, params) => {
      const help = purchaseOf(table, buyer, { train, price })?.help ?? 0;
      return help === 0
        ? phrase('18te/log/accept', params)
        : phrase('18te/log/accept-help', { ...params, president: director(table, buyer), help });
    }),
};

/** The president of the selling company does not want to, or the asking one has changed his mind. */
export const decline: MoveSpec<TeClock, Move> = {
  ...answers.decline,
  offer: (table, seat) => {
    const isAsked = director(table, table.clock.offer?.seller ?? '') === seat;
    return { label: () => phrase(`18te/choice/${isAsked ? 'decline' : 'withdraw'}`), tone: 'plain' };
  },
  label: (table, { seat }) =>
    answered(table, ({ seller }, params) =>
      phrase(director(table, seller) === seat ? '18te/log/decline' : '18te/log/withdraw', params),
    ),
};
