import type { AskTrain } from '../../../rail/verbs/train-question.ts';
import { firstThen } from '../../../table/rules.ts';
import { trainQuestion } from '../../../rail/verbs/train-question.ts';
import { buyTrain, purchaseOf } from '../purchase.ts';
import { started } from '../readers.ts';
import type { Move62 } from '../rules.ts';
import { acting, firstRules, inOperatingRound } from '../rules.ts';
import { us } from '../title.ts';
import { belowLimit, goesIntoDebt, helpFace, priceLeast, treasuryPays } from '../train-rules.ts';

/** Chapter 14: both directors have to agree, in the turn of the buyer; the asking one may take the question back. */
const question = trainQuestion(us, {
  purchaseOf,
  buy: buyTrain,
  sellers: started,
  beforeAnswer: [...firstRules, inOperatingRound],
  stillOpen: ({ clock }, { buyer }) => clock.operating === buyer,
  takingBack: 'withdraw-offer',
  whom: ['offer-whom', '14', '62-14.3'],
  nothing: ['nothing-asked', '14', '62-14.3'],
  answers: ['who-answers', '14', '62-14.3'],
  gone: ['train-gone', '14', '62-14.4'],
});

/** Chapter 14: the operating company asks another one for a train; the price is said openly. */
export const offer: Move62<AskTrain> = {
  ...question.offer,
  rules: [
    ...acting('offer'),
    ...firstThen(question.ofCompany, belowLimit, priceLeast, [treasuryPays, helpFace]),
    goesIntoDebt,
  ],
};
/** The director of the selling company agrees, and the train changes hands at once – or does not want to. */
export const { accept, decline } = question;
