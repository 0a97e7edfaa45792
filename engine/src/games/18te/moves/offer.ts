import { firstThen } from '../../../table/rules.ts';
import type { AskTrain } from '../../../rail/verbs/train-question.ts';
import { trainQuestion } from '../../../rail/verbs/train-question.ts';
import { buyTrain, purchaseOf } from '../purchase.ts';
import { director, founded } from '../readers.ts';
import type { TeMove } from '../rules.ts';
import { acting, gameOn, inOperatingRound, rule, when } from '../rules.ts';
import { te } from '../title.ts';
import { belowLimit, emergency, helpFace, presidentPays, priceLeast, priceMost } from '../train-rules.ts';

/** §7.8: both presidents have to agree; the asking one may take the question back. */
const question = trainQuestion(te, {
  purchaseOf,
  buy: buyTrain,
  sellers: founded,
  beforeAnswer: [gameOn, inOperatingRound],
  whom: ['offer-whom', '7.8', 'TE-7.8.2'],
  nothing: ['nothing-asked', '7.8', 'TE-7.8.2'],
  answers: ['who-answers', '7.8', 'TE-7.8.2'],
  gone: ['train-gone', '7.8', 'TE-7.8.2'],
});
/** Who presides over both companies need not ask. */
const toOneself = rule<AskTrain>(
  'offer-self',
  '7.8',
  ['TE-7.8.2'],
  (table, move) => {
    const { operating: company } = table.clock;
    const seller = company === null ? null : (purchaseOf(table, company, move)?.seller ?? null);
    const same = company !== null && seller !== null && seller !== company;
    return when(same && director(table, seller) === director(table, company), { company: seller ?? '' });
  },
  'caution',
);

/** §7.8: the operating company asks another one for a train. */
export const offer: TeMove<AskTrain> = {
  ...question.offer,
  rules: [
    ...acting('offer'),
    ...firstThen(question.ofCompany, belowLimit, [priceLeast, priceMost], [helpFace, presidentPays]),
    emergency,
    toOneself,
  ],
};
/** The president of the selling company agrees, and the train changes hands at once – or does not want to. */
export const { accept, decline } = question;
