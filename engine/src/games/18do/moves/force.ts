import { operatorOf } from '../../../rail/clock.ts';
import { companyOf, DEPOT, POOL, trainOf } from '../../../rail/ids.ts';
import { trainCarried } from '../../../rail/verbs/train.ts';
import type { MoveSpec } from '../../../table/game.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { optional, ref, whole } from '../../../table/shape.ts';
import { pieceOf } from '../../../table/places.ts';
import { phrase } from '../../../table/words.ts';
import type { CompanyId } from '../../../rail/types.ts';
import type { DoClock, DoTable } from '../clock.ts';
import { sharesIn } from '../deal.ts';
import { drafted } from '../flow.ts';
import { forceInvestor, investorFunding } from '../investor/force.ts';
import { investorForced } from '../investor/rules.ts';
import type { Funding } from '../purchase.ts';
import { cheapest, dutyOf, forcePurchase, fromBank, fundingOf } from '../purchase.ts';
import { director, isInvestorsTurn, trainName, trainsOffered, treasury } from '../readers.ts';
import { inStep, isOperator, ofCompany, ofOperator, operatingRules, somebodyOperates } from '../rules.ts';

/** What is raised follows from the rules; whoever says it is told if it is another sum (shares of 10 %). */
const fields = {
  train: ref('train'),
  held: optional(whole(0, 10)),
  cash: optional(whole(0, 100_000)),
  own: optional(whole(0, 10)),
} as const;
export type Force = MoveOf<typeof fields>;

const isBankTrain = (table: DoTable, train: string): boolean =>
  [DEPOT, POOL].includes(pieceOf(table, train)?.at ?? '');
const rule = ofCompany<Force>();
/** §4.5.7.4: only a railway without train that no train of the bank can be paid for. */
const needed = rule('no-force', '4.5.7.4', ['DO-4.5.7.4.3'], (table, _, company) => {
  const duty = dutyOf(table, company);
  return (
    duty !== 'force' &&
    duty !== 'sell' && { cash: treasury(table, company), least: cheapest(table, company) ?? 0 }
  );
});
/** §4.5.7.4: one certificate of the railway is sold before. */
const sellFirst = rule(
  'sell-one-first',
  '4.5.7.4',
  ['DO-4.5.7.4.3'],
  (table, _, company) => dutyOf(table, company) === 'sell',
);
/** §4.5.7.5: a new train or one of the pool. */
const fromBankOnly = rule(
  'force-source',
  '4.5.7.5',
  ['DO-4.5.7.5.1'],
  (table, { train }) => !isBankTrain(table, train) && { train: trainName(table, train) },
);
const onDisplay = rule('force-display', '4.5.7.5', ['DO-4.5.7.5.1'], (table, { train }) => {
  const [next = ''] = trainsOffered(table);
  const isNew = pieceOf(table, train)?.at === DEPOT;
  const isOffered = trainsOffered(table).some((one) => trainOf(one) === trainOf(train));
  return isNew && !isOffered && { train: trainName(table, train), next: trainOf(next) ?? '' };
});
/** §4.5.7.5: of 6- and 8-trains the 6-train. */
const sixFirst = rule('six-first', '4.5.7.5', ['DO-4.5.7.5.2'], (table, { train }) => {
  const types = trainsOffered(table).map(trainOf);
  return pieceOf(table, train)?.at === DEPOT && trainOf(train) === '8' && types.includes('6');
});
const planned = (table: DoTable, company: CompanyId, { train }: Force): Funding =>
  fundingOf(table, company, train);
/** §4.5.7.5: treasury, certificates of the railway, private cash, own certificates: each before the next. */
const inTurn = rule('force-order', '4.5.7.5', ['DO-4.5.7.5.3'], (table, move, company) => {
  const plan = planned(table, company, move);
  const skips =
    (move.cash !== undefined && move.cash < plan.cash) ||
    (move.held !== undefined && move.held < sharesIn(company, plan.held));
  return skips && { held: sharesIn(company, plan.held), cash: plan.cash, director: director(table, company) };
});
/** §4.5.7.5: as few shares as needed, and the director stays. */
const noMore = rule('force-enough', '4.5.7.5', ['DO-4.5.7.5.5'], (table, move, company) => {
  const plan = planned(table, company, move);
  const [held, own] = [sharesIn(company, plan.held), sharesIn(company, plan.own)];
  const tooMuch =
    (move.held ?? held) > held || (move.own ?? own) > own || (move.cash ?? plan.cash) > plan.cash;
  return tooMuch && { held, own, cash: plan.cash };
});

function said(table: DoTable, move: Force) {
  const company = table.clock.operating ?? '';
  const plan = isInvestorsTurn(table)
    ? investorFunding(table, company, move.train)
    : fundingOf(table, company, move.train);
  return {
    company,
    train: trainName(table, move.train),
    price: plan.face,
    director: director(table, company),
    held: plan.heldBrings,
    cash: plan.cash,
    own: plan.ownBrings,
    loan: plan.loan,
  };
}

/** §4.5.7.5: the forced purchase, with everything that has to be given for it. */
export const force: MoveSpec<DoClock, Force> = {
  fields,
  example: { type: 'force', seat: 'anna', train: 'train/2/1' },
  effects: (table, { train }) =>
    drafted(table, (draft) => {
      const company = operatorOf(table);
      if (company === null || !isBankTrain(table, train) || trainOf(train) === null) return;
      if (isInvestorsTurn(table)) forceInvestor(draft, company, train);
      else forcePurchase(draft, company, fundingOf(table, company, train));
    }),
  rules: [
    ...operatingRules,
    somebodyOperates,
    inStep('force'),
    fromBankOnly,
    needed,
    sellFirst,
    onDisplay,
    sixFirst,
    inTurn,
    noMore,
    investorForced,
  ],
  label: (table, move) => ofOperator(table, () => phrase('18do/log/force', said(table, move))),
  *candidates(table, seat) {
    if (!isOperator(table, seat)) return;
    for (const train of fromBank(table)) yield { type: 'force', seat, train };
  },
  concerns: (_, move, piece) => move.train === piece,
  reads: (table, seat, hand) => {
    const carried = trainCarried(hand);
    if (carried === null || carried.buyer !== operatorOf(table) || companyOf(hand.from) !== null) return [];
    return dutyOf(table, carried.buyer) === 'force' ? [{ type: 'force', seat, train: carried.train }] : [];
  },
  offer: (table) => ({
    label: (move) => phrase('18do/choice/force', said(table, move)),
    tone: 'main',
  }),
};
