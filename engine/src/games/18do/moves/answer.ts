import { companyPlace } from '../../../rail/ids.ts';
import { answersTo } from '../../../rail/verbs/question.ts';
import type { MoveSpec } from '../../../table/game.ts';
import { pieceOf } from '../../../table/places.ts';
import type { Move } from '../../../table/types.ts';
import type { Phrase } from '../../../table/words.ts';
import { phrase } from '../../../table/words.ts';
import type { DoClock, DoTable, Offer } from '../clock.ts';
import { buyTrain, purchaseOf } from '../purchase.ts';
import { decides, trainName } from '../readers.ts';
import { gameOn, notIntro, startOver } from '../rules.ts';
import { dortmund } from '../title.ts';

/** §4.5.7.2: both directors have to agree; the asking one may take the question back. */
const answers = answersTo<DoClock, Offer>(dortmund, {
  first: [gameOn, notIntro, startOver],
  open: ({ clock }) => clock.offer,
  close: (draft) => draft.set('offer', null),
  asked: (table, { seller }) => decides(table, seller),
  asker: (table, { buyer }) => decides(table, buyer),
  stands: (table, { train, seller }) => pieceOf(table, train)?.at === companyPlace(seller),
  carryOut: (draft, { buyer, train, price }) => {
    const purchase = purchaseOf(draft.table, buyer, { train, price });
    if (purchase) buyTrain(draft, purchase);
  },
  nothing: ['nothing-asked', '4.5.7.2', 'DO-4.5.7.2.1'],
  answers: [{ said: ['who-answers', '4.5.7.2', 'DO-4.5.7.2.1'] }],
  answersParams: (table, { seller }) => ({ company: seller, director: decides(table, seller) }),
  gone: ['train-gone', '4.5.7.2', 'DO-4.5.7.2.1'],
  goneParams: ({ seller }) => ({ company: seller }),
});

function answered(table: DoTable, key: string): Phrase {
  const { offer: open } = table.clock;
  if (open === null) return phrase('18do/log/answer-nothing');
  const { buyer: company, seller, price } = open;
  return phrase(key, { company, seller, train: trainName(table, open.train), price });
}

/** The director of the selling railway agrees, and the train changes hands at once. */
export const accept: MoveSpec<DoClock, Move> = {
  ...answers.accept,
  offer: () => ({ label: () => phrase('18do/choice/accept'), tone: 'main' }),
  label: (table) => answered(table, '18do/log/accept'),
};
/** He does not want to, or the asking one has changed his mind. */
export const decline: MoveSpec<DoClock, Move> = {
  ...answers.decline,
  offer: (table, seat) => {
    const isAsked = decides(table, table.clock.offer?.seller ?? '') === seat;
    return { label: () => phrase(`18do/choice/${isAsked ? 'decline' : 'withdraw'}`), tone: 'plain' };
  },
  label: (table, { seat }) =>
    answered(
      table,
      decides(table, table.clock.offer?.seller ?? '') === seat ? '18do/log/decline' : '18do/log/withdraw',
    ),
};
