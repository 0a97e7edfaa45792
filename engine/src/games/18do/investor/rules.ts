import { unless } from '../../../table/rules.ts';
import type { Move, Seat } from '../../../table/types.ts';
import { trainOf } from '../../../rail/ids.ts';
import type { CompanyId } from '../../../rail/types.ts';
import { holderOf } from '../../../rail/verbs/discard.ts';
import { isClean } from '../../../rail/verbs/shown.ts';
import type { Discard } from '../../../rail/verbs/discard.ts';
import type { RunMove } from '../../../rail/shown-run.ts';
import type { DoTable } from '../clock.ts';
import { INVESTOR } from '../clock.ts';
import type { Payout } from '../moves/payout.ts';
import type { Sell } from '../moves/sell.ts';
import { holding, isFounded, isInvestors, isInvestorsTurn } from '../readers.ts';
import type { DoRule } from '../rules.ts';
import { rule, when } from '../rules.ts';
import { readRun } from '../runs.ts';
import { investorAct } from './automaton.ts';
import { hisRun, saleHelps, stageOf } from './operate.ts';
import { isSame } from './same.ts';
import { isSaleDue } from './stock.ts';

/** What it is that is due, and of which railway or which kind of train. */
function named({ type, kind, company, train }: Move) {
  const which = typeof train === 'string' ? trainOf(train) : company;
  return {
    due: type === 'payout' && typeof kind === 'string' ? `payout-${kind}` : type,
    which: typeof which === 'string' ? ` (${which})` : '',
  };
}
/** What the procedure says instead; null where this is it. */
export function otherwise(table: DoTable, move: Move) {
  const due = investorAct(table);
  if (due === null) return { due: 'managers-choice', which: '', section: '8.2.2' };
  return when(!isSame(table, due.move, move), { ...named(due.move), section: due.section });
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
/** He sells one certificate after the other; several of one railway that he is to sell may go at once. */
export const investorSells = unless(
  inStockRound<Sell>('investor-sells', '8.2.1.2', 'DO-8.2.1.2.1', 'HSB-8.2.1.2.01'),
  (table, move) => table.clock.turn === INVESTOR && isSaleDue(table, move),
);
export const investorPasses = inStockRound(
  'investor-passes',
  '8.2.1.1',
  ...['DO-8.2.1.1.1', 'HSB-8.2.1.1.01'],
);
export const investorFounds = inStockRound('investor-founds', '8.2', 'DO-8.2.1', 'HSB-8.2.02');

/** Paid out or kept: how much of it is another rule's affair. */
export const investorPays = unless(
  inHisTurn<Payout>('investor-pays', '8.2.2.1', ...['DO-8.2.2.1.3', 'DO-8.2.2.1.7', 'HSB-8.2.2.1.02']),
  (table, { kind }) => table.clock.step === 'payout' && investorAct(table)?.move['kind'] === kind,
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
    const [shown, best] = [readRun(table, company, move.routes), hisRun(table, company).revenue];
    // What is wrong with a route comes first.
    return when(isClean(shown) && shown.revenue < best, { revenue: shown.revenue, best });
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
    return when(due?.move.type === 'discard' && !isSame(table, due.move, move));
  },
);
