import { canonical } from '../../../table/hash.ts';
import type { Move, Seat } from '../../../table/types.ts';
import type { CompanyId } from '../../../rail/types.ts';
import { holderOf } from '../../../rail/verbs/discard.ts';
import type { Discard } from '../../../rail/verbs/discard.ts';
import type { RunMove } from '../../../rail/shown-run.ts';
import type { DoTable } from '../clock.ts';
import { INVESTOR } from '../clock.ts';
import { holding, isFounded, isInvestors, isInvestorsTurn } from '../readers.ts';
import type { DoRule } from '../rules.ts';
import { rule, when } from '../rules.ts';
import { readRun } from '../runs.ts';
import { investorAct } from './automaton.ts';
import { hisRun, saleHelps, stageOf } from './operate.ts';

/** The same act, whoever carries it out for him. */
export const isSame = (a: Move, b: Move): boolean =>
  canonical({ ...a, seat: INVESTOR }) === canonical({ ...b, seat: INVESTOR });
/** What the procedure says instead; null where this is it. */
export function otherwise(table: DoTable, move: Move) {
  const due = investorAct(table);
  return when(due === null || !isSame(due.move, move), {
    due: due?.move.type ?? 'nothing',
    section: due?.section ?? '8.2',
  });
}
/** In a stock round all his acts follow from the rules: nobody is asked. */
export const inStockRound = <M extends Move>(
  name: string,
  section: string,
  ...atoms: readonly string[]
): DoRule<M> =>
  rule<M>(name, section, atoms, (table, move) =>
    move.seat === INVESTOR && table.clock.round === 'SR' && table.clock.turn === INVESTOR
      ? otherwise(table, move)
      : null,
  );
/** In the turn of his railway the managing player decides only what is optional. */
const inHisTurn = <M extends Move>(name: string, section: string, ...atoms: readonly string[]): DoRule<M> =>
  rule<M>(name, section, atoms, (table, move) => (isInvestorsTurn(table) ? otherwise(table, move) : null));

export const investorBuys = inStockRound(
  'investor-buys',
  '8.2.1.1',
  ...['DO-8.2.1.1.2', 'DO-8.2.1.1.3', 'DO-8.2.1.1.4', 'DO-8.3.3.3'],
  ...['HSB-8.2.1.1.02', 'HSB-8.2.1.1.03', 'HSB-8.2.1.1.04'],
);
export const investorSells = inStockRound('investor-sells', '8.2.1.2', 'DO-8.2.1.2.1', 'HSB-8.2.1.2.01');
export const investorPasses = inStockRound(
  'investor-passes',
  '8.2.1.1',
  ...['DO-8.2.1.1.1', 'HSB-8.2.1.1.01'],
);
export const investorFounds = inStockRound('investor-founds', '8.2', 'DO-8.2.1', 'HSB-8.2.02');

export const investorPays = inHisTurn(
  'investor-pays',
  '8.2.2.1',
  ...['DO-8.2.2.1.3', 'DO-8.2.2.1.7', 'HSB-8.2.2.1.02'],
);
export const investorForced = inHisTurn('investor-forced', '8.2.2.1', ...['DO-8.2.2.1.6', 'HSB-8.2.2.1.05']);
export const investorDone = inHisTurn(
  'investor-done',
  '8.2.2.1',
  ...['DO-8.2.2.1.4', 'DO-8.2.2.1.9', 'HSB-8.2.2.1.03', 'HSB-8.2.2.1.06'],
);

type OfCompany = Move & { readonly company: CompanyId };
/** §8.2: what is the Investor's from the start nobody else founds. */
export const notInvestors = rule<OfCompany>(
  'investors-railway',
  '8.2',
  ['DO-8.2.2', 'DO-8.2.1', 'HSB-8.2.04'],
  (table, { company }) => when(isInvestors(table, company), { company }),
);
/** §8.2: nor does anybody have a share of it before he has founded it. */
export const notBeforeHim: DoRule<OfCompany> = {
  ...rule<OfCompany>('investor-first', '8.2', ['DO-8.2.2', 'HSB-8.2.04'], (table, { seat, company }) =>
    when(seat !== INVESTOR && isInvestors(table, company) && !isFounded(table, company), { company }),
  ),
  instead: ['18do/4.3.2/not-founded', '18do/6.4.5/exchange-none'],
};
/** §8.2: with so many percent more somebody would hold more of a company of his than he does. */
export function aboveInvestor(table: DoTable, seat: Seat, company: CompanyId, more: number) {
  if (seat === INVESTOR || !isInvestors(table, company) || !isFounded(table, company)) return null;
  const most = holding(table, INVESTOR, company);
  return when(holding(table, seat, company) + more > most, { company, most });
}
/** §8.2.2.1: his trains earn the most that is possible. */
export const investorRuns: DoRule<RunMove> = rule<RunMove>(
  'investor-runs',
  '8.2.2.1',
  ['DO-8.2.2.1.2', 'HSB-8.2.2.1.01'],
  (table, move) => {
    const { operating: company, step } = table.clock;
    if (company === null || step !== 'run' || !isInvestorsTurn(table)) return null;
    const [revenue, best] = [readRun(table, company, move.routes).revenue, hisRun(table, company).revenue];
    return when(revenue < best, { revenue, best });
  },
);
/** After what is due the managing player may buy a further new train, and before the tile an early one. */
export const investorTrain: DoRule = rule(
  'investor-train',
  '8.2.2.1',
  ['DO-8.2.2.1.4', 'HSB-8.2.2.1.03'],
  (table, move) => {
    const { operating: company, step } = table.clock;
    if (company === null || step !== 'trains' || !isInvestorsTurn(table)) return null;
    return stageOf(table, company) === 'further' ? null : otherwise(table, move);
  },
);
/** §8.2.2.1: a certificate of his railway is sold only for the train that is due, and bought back as the rules say. */
export const investorDeals: DoRule = rule(
  'investor-deals',
  '8.2.2.1',
  ['DO-8.2.2.1.8', 'DO-8.2.2.1.9', 'DO-8.2.2.1.10', 'HSB-8.2.2.1.06'],
  (table, move) => {
    const { operating: company, step } = table.clock;
    if (company === null || !isInvestorsTurn(table)) return null;
    if (move.type === 'issue') return when(step !== 'trains' || !saleHelps(table, company), { company });
    return otherwise(table, move) && { company };
  },
);
/** §8.2.2: his railway gives up its lowest trains. */
export const investorDiscards: DoRule<Discard> = rule<Discard>(
  'investor-discards',
  '8.2.2',
  ['DO-8.2.2.1'],
  (table, move) => {
    const isHis = holderOf(table, move) !== null && holderOf(table, move) === table.clock.investorRailway;
    const due = isHis ? investorAct(table) : null;
    return when(due?.move.type === 'discard' && !isSame(due.move, move));
  },
);
