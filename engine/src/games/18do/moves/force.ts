import type { Draft } from '../../../table/draft.ts';
import type { PieceId } from '../../../table/types.ts';
import { operatorOf } from '../../../rail/clock.ts';
import { companyOf, DEPOT, POOL, trainOf } from '../../../rail/ids.ts';
import { trainCarried } from '../../../rail/verbs/train.ts';
import type { MoveSpec } from '../../../table/game.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { ref } from '../../../table/shape.ts';
import { pieceOf } from '../../../table/places.ts';
import { phrase } from '../../../table/words.ts';
import type { CompanyId } from '../../../rail/types.ts';
import type { DoClock, DoTable } from '../clock.ts';
import { drafted } from '../flow.ts';
import { forceInvestor } from '../investor/force.ts';
import { investorForced } from '../investor/rules.ts';
import { fundingOf, RAISED, raisedRules, raiseFunds, saidFunding } from '../forced.ts';
import { buyTrain, cheapest, dutyOf, faceOf, fromBank, purchaseOf } from '../purchase.ts';
import { isInvestorsTurn, trainName, trainsOffered, treasury } from '../readers.ts';
import { inStep, isOperator, ofCompany, ofOperator, operatingRules, somebodyOperates } from '../rules.ts';

const fields = { train: ref('train'), ...RAISED } as const;
type Force = MoveOf<typeof fields>;

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
/** §4.5.7.5: treasury, certificates of the railway, private cash, own certificates; as few shares as needed. */
const raised = raisedRules<Force>(
  rule,
  (table, company, { train }) => fundingOf(table, company, train, faceOf(train)),
  {
    order: ['force-order', '4.5.7.5', 'DO-4.5.7.5.3'],
    enough: ['force-enough', '4.5.7.5', 'DO-4.5.7.5.5'],
  },
);

function said(table: DoTable, { train }: Force) {
  const company = table.clock.operating ?? '';
  const sources = saidFunding(table, company, train, faceOf(train), isInvestorsTurn(table));
  return { company, train: trainName(table, train), ...sources };
}
function buyForced(draft: Draft<DoClock>, company: CompanyId, train: PieceId): void {
  if (!raiseFunds(draft, company, fundingOf(draft.table, company, train, faceOf(train)))) return;
  const purchase = purchaseOf(draft.table, company, { train });
  if (purchase) buyTrain(draft, purchase);
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
      else buyForced(draft, company, train);
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
    ...raised,
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
