import { operatorOf } from '../../../rail/clock.ts';
import { companyOf, DEPOT, POOL, trainOf } from '../../../rail/ids.ts';
import type { CompanyId } from '../../../rail/types.ts';
import { trainCarried } from '../../../rail/verbs/train.ts';
import { pieceOf } from '../../../table/places.ts';
import { firstThen, unless } from '../../../table/rules.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { ref } from '../../../table/shape.ts';
import type { DoTable } from '../clock.ts';
import type { Funding } from '../forced.ts';
import { forcedRules, fundingOf, RAISED, raiseFunds, saidFunding } from '../forced.ts';
import { raiseForInvestor } from '../investor/force.ts';
import { redeemHasPassed } from '../investor/operate.ts';
import { investorForced } from '../investor/rules.ts';
import { buyTrain, cheapest, dutyOf, faceOf, fromBank, isOffered, purchaseOf } from '../purchase.ts';
import { trainsOffered } from '../display.ts';
import { isInvestorsTurn, trainName, trainsOf } from '../readers.ts';
import type { DoRule } from '../rules.ts';
import { inStep, ofCompany, operatingRules, somebodyOperates } from '../rules.ts';
import { railMove } from '../turn-move.ts';

const fields = { train: ref('train'), ...RAISED } as const;
type Force = MoveOf<typeof fields>;

const isBankTrain = (table: DoTable, train: string): boolean =>
  [DEPOT, POOL].includes(pieceOf(table, train)?.at ?? '');
const plan = (table: DoTable, company: CompanyId, { train }: Pick<Force, 'train'>): Funding =>
  fundingOf(table, company, train, faceOf(train));
const rule = ofCompany<Force>();
const forced = forcedRules<Force>(
  { write: rule, dutyOf, least: cheapest, plan },
  {
    /** §4.5.7.4: only a railway without train that no train of the bank can be paid for. */
    needed: ['no-force', '4.5.7.4', 'DO-4.5.7.4.3'],
    /** §4.5.7.4: one certificate of the railway is sold before. */
    sellFirst: ['sell-one-first', '4.5.7.4', 'DO-4.5.7.4.3'],
    /** §4.5.7.5: treasury, certificates of the railway, private cash, own certificates; as few shares as needed. */
    order: ['force-order', '4.5.7.5', 'DO-4.5.7.5.3'],
    enough: ['force-enough', '4.5.7.5', 'DO-4.5.7.5.5'],
  },
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
  return isNew && !isOffered(table, train) && { train: trainName(table, train), next: trainOf(next) ?? '' };
});
/** §4.5.7.5: of 6- and 8-trains the 6-train. */
const sixFirst = rule('six-first', '4.5.7.5', ['DO-4.5.7.5.2'], (table, { train }) => {
  const types = trainsOffered(table).map(trainOf);
  return pieceOf(table, train)?.at === DEPOT && trainOf(train) === '8' && types.includes('6');
});

/** §4.5.7.4: a railway that has one is not forced to buy any. */
const hasTrain = rule('has-train', '4.5.7.4', ['DO-4.5.7.4.3'], (table, _, company) =>
  isStocked(table, company),
);
const isStocked = (table: DoTable, company: CompanyId | null): boolean =>
  company !== null && trainsOf(table, company).length > 0;
/** What a director keeps to. Whether a forced purchase is due for the Investor's railway its own rule says (§8.2.2.1). */
const ofPlayers: readonly DoRule<Force>[] = firstThen(
  unless(hasTrain, isInvestorsTurn),
  fromBankOnly,
  /** §4.5.7.4: nor one whose treasury pays a train of the bank. */
  unless(forced.needed, isInvestorsTurn),
  forced.sellFirst,
  onDisplay,
  sixFirst,
  forced.order,
  forced.enough,
);

/** §4.5.7.5: the forced purchase, with everything that has to be given for it. */
export const force = railMove<Force>({
  fields,
  example: { type: 'force', seat: 'anna', train: 'train/2/1' },
  does: (draft, company, { train }) => {
    if (!isBankTrain(draft.table, train) || trainOf(train) === null) return;
    if (isInvestorsTurn(draft.table)) {
      redeemHasPassed(draft);
      raiseForInvestor(draft, company, train);
    } else if (!raiseFunds(draft, company, plan(draft.table, company, { train }))) return;
    const purchase = purchaseOf(draft.table, company, { train });
    if (purchase) buyTrain(draft, purchase);
  },
  rules: [...operatingRules, somebodyOperates, inStep('force'), ...firstThen(investorForced, ofPlayers)],
  each: (table, _, seat) => fromBank(table).map((train) => ({ type: 'force', seat, train })),
  told: (table, { train }) => {
    const company = table.clock.operating ?? '';
    const sources = saidFunding(table, company, train, faceOf(train), isInvestorsTurn(table));
    return { company, train: trainName(table, train), ...sources };
  },
  tone: 'main',
  concerns: (_, move, piece) => move.train === piece,
  reads: (table, seat, hand) => {
    const carried = trainCarried(hand);
    if (carried === null || carried.buyer !== operatorOf(table) || companyOf(hand.from) !== null) return [];
    return dutyOf(table, carried.buyer) === 'force' ? [{ type: 'force', seat, train: carried.train }] : [];
  },
});
