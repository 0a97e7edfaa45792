import { BY_ITSELF } from '../../../rail/best-runs.ts';
import { trainOf, POOL } from '../../../rail/ids.ts';
import { ordinaryAt } from '../../../rail/shares.ts';
import type { CompanyId } from '../../../rail/types.ts';
import { perTable } from '../../../table/places.ts';
import type { PieceId } from '../../../table/types.ts';
import type { DoDraft, DoTable } from '../clock.ts';
import { isBig } from '../deal.ts';
import { canSellOwn, faceOf, newTrainsAllowed } from '../purchase.ts';
import { roomBelow } from '../prices.ts';
import { earned } from '../revenue-use.ts';
import { trainsOffered } from '../display.ts';
import { isBrewery, overLimit, priceOf, trainLimit, trainSpecOf, trainsOf, treasury } from '../readers.ts';
import type { BestDo } from '../best-run.ts';
import { bestRunOf } from '../best-run.ts';
import type { Act } from './act.ts';
import { act } from './act.ts';

/** Whose decision it is in the turn of his railway: his own, or one of the managing player's (8.2.2). */
export type Stage = 'building' | 'run' | 'payout' | 'sale' | 'due' | 'redeem' | 'further' | 'force' | 'end';

const isPermanent = (train: PieceId): boolean => trainSpecOf(train)?.isPermanent === true;
const hasPermanent = (table: DoTable, company: CompanyId): boolean =>
  trainsOf(table, company).some(isPermanent);
/** Cards of type 2 come in two kinds (§6.1.2). */
const rangeOf = (train: PieceId): number => Number.parseInt(trainOf(train) ?? '0', 10);

/** The highest type that the display offers; 0 where it is empty. */
const offeredType = (table: DoTable): number => rangeOf(trainsOffered(table).at(-1) ?? '');

// —— 4. Use of revenue ——

/** §8.2.2.1: a loan first; then a permanent train, or one of the newest type offered, pays out. */
function investorPayout(table: DoTable, company: CompanyId): 'pay' | 'withhold' {
  if (table.clock.investorLoan > 0) return 'withhold';
  const newest = offeredType(table);
  const isNewest = trainsOf(table, company).some((train) => rangeOf(train) === newest);
  return hasPermanent(table, company) || isNewest ? 'pay' : 'withhold';
}

// —— 6. The train that is due ——

/** A new one may be bought at all: below the limit, and not as many as the round allows. */
const hasRoom = (table: DoTable, company: CompanyId): boolean =>
  trainsOf(table, company).length < trainLimit(table) && table.clock.newTrains < newTrainsAllowed(table);
/** Without a train of the present phase: one of it, else the lowest newer type on display; null: nothing is due. */
function trainDue(table: DoTable, company: CompanyId): PieceId | null {
  const present = Number(table.clock.phase);
  if (!hasRoom(table, company) || trainsOf(table, company).some((train) => rangeOf(train) === present))
    return null;
  const offered = trainsOffered(table);
  return (
    offered.find((train) => rangeOf(train) === present) ??
    offered.find((train) => rangeOf(train) > present) ??
    null
  );
}
/** §8.2.2.1: a certificate of the railway may be sold only if that pays for the train that is due. */
export function saleHelps(table: DoTable, company: CompanyId): boolean {
  const due = trainDue(table, company);
  if (due === null || table.clock.dealt !== null || !canSellOwn(table, company)) return false;
  if (roomBelow(table, company) < 1) return false;
  const [cash, face] = [treasury(table, company), faceOf(due)];
  return cash < face && cash + priceOf(table, company) >= face;
}
/** §8.2.2.1: with a permanent train and without a loan one certificate comes back from the pool each round. */
function canRedeem(table: DoTable, company: CompanyId): boolean {
  const { investorLoan, dealt } = table.clock;
  const lies = ordinaryAt(table, company, POOL).some((piece) => !isBig(company, piece));
  const isFree = dealt === null && investorLoan === 0 && hasPermanent(table, company);
  return isFree && lies && treasury(table, company) >= priceOf(table, company);
}
const canBuyFurther = (table: DoTable, company: CompanyId): boolean =>
  hasRoom(table, company) && trainsOffered(table).some((train) => faceOf(train) <= treasury(table, company));

/** Where his railway's turn stands. */
export function stageOf(table: DoTable, company: CompanyId): Stage {
  const { step, waived } = table.clock;
  if (step === 'run' || step === 'payout') return step;
  if (step !== 'trains') return 'building';
  if (!waived.includes('sale') && saleHelps(table, company)) return 'sale';
  const due = trainDue(table, company);
  if (due !== null && faceOf(due) <= treasury(table, company)) return 'due';
  if (!waived.includes('redeem') && canRedeem(table, company)) return 'redeem';
  if (!waived.includes('train') && canBuyFurther(table, company)) return 'further';
  const isBare = trainsOf(table, company).length === 0;
  return isBare && trainsOffered(table).length > 0 ? 'force' : 'end';
}
/** Steps 9 and 10 come after the buy-back: what they bring does not open it again. With breweries it comes last. */
export function redeemHasPassed(draft: DoDraft): void {
  const { table, clock } = draft;
  if (!isBrewery(table) && !clock.waived.includes('redeem')) draft.set('waived', [...clock.waived, 'redeem']);
}
/** The managing player decides ([M] of the procedure). */
export const isManaged = (stage: Stage): boolean =>
  stage === 'building' || stage === 'sale' || stage === 'further';

/** The most that his trains can earn, as far as one move may look for it. */
export const hisRun = (table: DoTable, company: CompanyId): BestDo => bestRunOf(table, company, BY_ITSELF);

/** His railway's turn, as far as nobody decides anything: steps 3 to 10 of the procedure. */
function compute(table: DoTable): Act | null {
  const { operating: company } = table.clock;
  if (company === null) return null;
  switch (stageOf(table, company)) {
    case 'run':
      return act({ type: 'run', routes: hisRun(table, company).routes }, '8.2.2.1', 'DO-8.2.2.1.2');
    case 'payout':
      return act({ type: 'payout', kind: investorPayout(table, company) }, '8.2.2.1', ...paidBy(table));
    case 'due':
      return act({ type: 'train', train: trainDue(table, company) ?? '' }, '8.2.2.1', 'DO-8.2.2.1.4');
    case 'redeem':
      return act({ type: 'redeem' }, '8.2.2.1', 'DO-8.2.2.1.9');
    case 'force':
      return act({ type: 'force', train: trainsOffered(table)[0] ?? '' }, '8.2.2.1', 'DO-8.2.2.1.6');
    case 'end':
      return act({ type: 'done' }, '8.2.2.1', 'DO-8.2.2.1.1');
    default:
      return null;
  }
}
const paidBy = (table: DoTable): readonly string[] =>
  table.clock.investorLoan > 0 && earned(table) > 0 ? ['DO-8.2.2.1.7'] : ['DO-8.2.2.1.3'];
export const operateAct = perTable(compute);

/** Whenever the limit drops his railway gives up its lowest trains. */
export function discardAct(table: DoTable): Act | null {
  const { investorRailway: company } = table.clock;
  if (company === null || !overLimit(table).includes(company)) return null;
  const [lowest] = trainsOf(table, company).toSorted((a, b) => rangeOf(a) - rangeOf(b));
  return lowest === undefined ? null : act({ type: 'discard', train: lowest }, '8.2.2', 'DO-8.2.2.1');
}
