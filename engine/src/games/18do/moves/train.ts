import { operatorOf } from '../../../rail/clock.ts';
import { companyOf, DEPOT } from '../../../rail/ids.ts';
import { trainsOfOthers } from '../../../rail/verbs/helped-train.ts';
import type { AskTrain } from '../../../rail/verbs/train-question.ts';
import { trainQuestion } from '../../../rail/verbs/train-question.ts';
import { trainCarried } from '../../../rail/verbs/train.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { optional, ref, whole } from '../../../table/shape.ts';
import { pieceOf } from '../../../table/places.ts';
import { firstThen } from '../../../table/rules.ts';
import { phrase } from '../../../table/words.ts';
import type { DoClock, DoMove, DoTable } from '../clock.ts';
import { redeemHasPassed, stageOf } from '../investor/operate.ts';
import { investorTrain } from '../investor/rules.ts';
import type { Purchase } from '../purchase.ts';
import { buyTrain, dutyOf, fromBank, purchaseOf } from '../purchase.ts';
import { decides, founded, isInvestorsTurn, trainName } from '../readers.ts';
import type { DoRule } from '../rules.ts';
import { gameOn, notIntro, ofOperator, operatingRules, somebodyOperates, startOver } from '../rules.ts';
import { dortmund } from '../title.ts';
import { consent, earlyTrain, trainPrice, trainToHave, trainStep } from '../train-rules.ts';
import { railMove } from '../turn-move.ts';

/** `price`: where it is free. */
const fields = { train: ref('train'), price: optional(whole(0, 100_000)) } as const;
export type Train = MoveOf<typeof fields>;

const first: readonly DoRule[] = [...operatingRules, somebodyOperates, earlyTrain, trainStep];

function said(table: DoTable, move: Train) {
  const purchase = purchaseOf(table, operatorOf(table) ?? '', move);
  return {
    company: table.clock.operating ?? '',
    train: trainName(table, move.train),
    price: purchase?.price ?? 0,
    seller: purchase?.seller ?? '',
  };
}
const sourceOf = (table: DoTable, { train }: Train): 'new' | 'pool' | 'company' => {
  const at = pieceOf(table, train)?.at ?? '';
  return at === DEPOT ? 'new' : companyOf(at) === null ? 'pool' : 'company';
};
/** §4.5.7: a train of the display, of the pool, or of another railway of the same director. */
export const train = railMove<Train>({
  fields,
  example: { type: 'train', seat: 'anna', train: 'train/2/1' },
  does: (draft, company, move) => {
    const purchase = purchaseOf(draft.table, company, move);
    if (isInvestorsTurn(draft.table) && stageOf(draft.table, company) === 'further') redeemHasPassed(draft);
    if (purchase) buyTrain(draft, purchase);
  },
  rules: [...first, ...firstThen(trainToHave, consent, trainPrice, investorTrain)],
  *each(table, _, seat) {
    for (const piece of fromBank(table)) yield { type: 'train', seat, train: piece };
    for (const wish of trainsOfOthers(dortmund, table, founded(table), 'own'))
      yield { type: 'train', seat, ...wish };
  },
  told: said,
  key: (table, move) => `train-${sourceOf(table, move)}`,
  amount: {
    field: 'price',
    label: phrase('18do/amount/price'),
    step: 1,
    isOpen: ({ price }) => price !== undefined,
  },
  concerns: (_, move, piece) => move.train === piece,
  reads: (table, seat, hand) => {
    const { train: piece, seller = null, buyer = '' } = trainCarried(hand) ?? { train: '' };
    if (piece === '' || buyer !== operatorOf(table) || seller === buyer) return [];
    if (seller === null)
      return dutyOf(table, buyer) === 'force' ? [] : [{ type: 'train', seat, train: piece }];
    const isOwn = decides(table, seller) === decides(table, buyer);
    return isOwn ? [{ type: 'train', seat, train: piece, price: 1 }] : [];
  },
});

const asking = trainQuestion<DoClock, Purchase>(dortmund, {
  purchaseOf,
  buy: buyTrain,
  sellers: founded,
  beforeAnswer: [...gameOn, notIntro, ...startOver],
  /** §4.5.7.2: only another railway can be asked for a train, and both directors have to agree. */
  whom: ['offer-whom', '4.5.7.2', 'DO-4.5.7.2.1'],
  nothing: ['nothing-asked', '4.5.7.2', 'DO-4.5.7.2.1'],
  answers: ['who-answers', '4.5.7.2', 'DO-4.5.7.2.1'],
  gone: ['train-gone', '4.5.7.2', 'DO-4.5.7.2.1'],
});
/** §4.5.7.2: the operating railway asks another one for a train; its director agrees or not. */
export const offer: DoMove<AskTrain> = {
  ...asking.offer,
  // Who is not asked at all needs no further reasons.
  rules: [...first, ...firstThen(asking.ofCompany, trainToHave, trainPrice)],
  label: (table, move) => ofOperator(table, () => phrase('18do/log/offer', said(table, move))),
};
export const { accept, decline } = asking;
