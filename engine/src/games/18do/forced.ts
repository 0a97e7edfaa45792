import type { Said } from '../../rail/title.ts';
import { companyPlace, BANK, seatPlace } from '../../rail/ids.ts';
import { ordinaryAt } from '../../rail/shares.ts';
import type { CompanyId } from '../../rail/types.ts';
import { optional, whole } from '../../table/shape.ts';
import type { Move, PieceId, Seat } from '../../table/types.ts';
import { pileOf } from './brewery/readers.ts';
import type { DoDraft, DoTable, Step } from './clock.ts';
import { intoPool, sellHeld, sharesIn, worth } from './deal.ts';
import { endIfBankrupt } from './flow.ts';
import { investorFunding } from './investor/force.ts';
import { fall, priceAfterSlip } from './prices.ts';
import {
  director,
  holding,
  isBrewCompany,
  isFounded,
  mostOfOthers,
  priceOf,
  purse,
  treasury,
} from './readers.ts';
import type { Duty } from './purchase.ts';
import type { DoRule, OfActor } from './rules.ts';
import { citedBy } from './rules.ts';

/** The forced purchase of a train or, with breweries, of a card (§4.5.7.5, §6.5.2.7). */

/** Where the money comes from, in this order; each only as far as it is still missing. */
export interface Funding {
  readonly card: PieceId;
  readonly price: number;
  readonly treasury: number;
  /** Certificates that the company holds. */
  readonly held: readonly PieceId[];
  readonly heldBrings: number;
  readonly cash: number;
  /** Ordinary certificates of the director. */
  readonly own: readonly PieceId[];
  readonly ownBrings: number;
  readonly loan: number;
}

/** The fewest shares that bring so much, as certificates; all of them where they do not suffice. */
function fewest(
  company: CompanyId,
  pieces: readonly PieceId[],
  price: number,
  missing: number,
  most: number,
): readonly PieceId[] {
  const all = Math.min(sharesIn(company, pieces), most);
  for (let shares = 1; shares <= all; shares++) {
    const made = worth(company, pieces, shares);
    if (made.length > 0 && shares * price >= missing) return made;
  }
  for (let shares = all; shares > 0; shares--) {
    const made = worth(company, pieces, shares);
    if (made.length > 0) return made;
  }
  return [];
}
/** The fewest of a pile, from the top, that bring so much; all of them where they do not suffice. */
function fromTop(company: CompanyId, pile: readonly PieceId[], price: number, missing: number) {
  for (let count = 0; count <= pile.length; count++) {
    const taken = pile.slice(0, count);
    if (sharesIn(company, taken) * price >= missing) return taken;
  }
  return pile;
}
/** §4.5.7.5: the director keeps at least as many shares as anybody else, and his own certificate. */
function mostOwn(table: DoTable, company: CompanyId, seat: Seat): number {
  const more = holding(table, seat, company) - mostOfOthers(table, seat, company);
  return Math.max(0, Math.floor(more / 10));
}
export function fundingOf(table: DoTable, company: CompanyId, card: PieceId, price: number): Funding {
  const seat = director(table, company);
  const has = Math.max(0, treasury(table, company));
  const short = (paid: number): number => Math.max(0, price - paid);
  const share = priceOf(table, company);
  const sheet = ordinaryAt(table, company, companyPlace(company));
  // §6.1.2: a brewery company sells from the top of its pile.
  const held = isBrewCompany(company)
    ? fromTop(company, pileOf(table, company), share, short(has))
    : short(has) === 0
      ? []
      : fewest(company, sheet, share, short(has), 10);
  const heldBrings = sharesIn(company, held) * share;
  const afterHeld = has + heldBrings;
  const cash = Math.min(Math.max(0, purse(table, seat)), short(afterHeld));
  const later = priceAfterSlip(table, company, sharesIn(company, held));
  const missing = short(afterHeld + cash);
  const mat = ordinaryAt(table, company, seatPlace(seat));
  const own = missing === 0 ? [] : fewest(company, mat, later, missing, mostOwn(table, company, seat));
  const ownBrings = sharesIn(company, own) * later;
  const loan = short(afterHeld + cash + ownBrings);
  return { card, price, treasury: has, held, heldBrings, cash, own, ownBrings, loan };
}

/** Sales, cash, loan. False: the sales have made the company bankrupt, and nothing is bought (§6.4.8). */
export function raiseFunds(draft: DoDraft, company: CompanyId, funding: Funding): boolean {
  const seat = director(draft.table, company);
  sellHeld(draft, company, funding.held);
  const own = isFounded(draft.table, company) ? funding.own : [];
  intoPool(draft, company, own, seatPlace(seat), 'due/sale');
  fall(draft, company, sharesIn(company, own));
  if (endIfBankrupt(draft, company)) return false;
  if (funding.loan > 0) {
    draft.pay(funding.loan, BANK, seatPlace(seat), 'due/loan');
    draft.set('loans', { ...draft.clock.loans, [seat]: (draft.clock.loans[seat] ?? 0) + funding.loan });
  }
  const help = Math.max(0, funding.price - treasury(draft.table, company));
  draft.pay(help, seatPlace(seat), companyPlace(company), 'due/help');
  return true;
}

// —— What is owed ——

/** What a company has to own at the end of its turn: a train (§4.5.7.4), or equipment (§6.5.2.7). */
interface Owed {
  readonly step: Step;
  readonly dutyOf: (table: DoTable, company: CompanyId) => Duty | null;
  /** What the cheapest costs that could be bought. */
  readonly least: (table: DoTable, company: CompanyId) => number | null;
}
/** One rule for each thing that is to be done for it before the turn ends. `of`: the companies that it is about. */
export const owing =
  (write: OfActor<Move>, { step, dutyOf, least }: Owed) =>
  (duty: Duty, said: Said, of: (company: CompanyId) => boolean = () => true): DoRule =>
    citedBy(write)(said, (table, _, company) => {
      const isOwed = of(company) && table.clock.step === step && dutyOf(table, company) === duty;
      return isOwed && { cash: treasury(table, company), least: least(table, company) ?? 0 };
    });

// —— The move ——

/** What is raised follows from the rules; whoever says it is told if it is another sum (shares of 10 %). */
export const RAISED = {
  held: optional(whole(0, 10)),
  cash: optional(whole(0, 100_000)),
  own: optional(whole(0, 10)),
} as const;
type Raised = Move & {
  readonly held?: number | undefined;
  readonly cash?: number | undefined;
  readonly own?: number | undefined;
};
export interface Forced<M extends Raised> extends Pick<Owed, 'dutyOf' | 'least'> {
  readonly write: OfActor<M>;
  readonly plan: (table: DoTable, company: CompanyId, move: M) => Funding;
}
interface ForcedSaid {
  readonly needed: Said;
  readonly sellFirst: Said;
  readonly order: Said;
  readonly enough: Said;
}
/** Only whoever has to buy and cannot pay is forced, and after a sale of its own. */
export function forcedRules<M extends Raised>({ write, dutyOf, least, plan }: Forced<M>, said: ForcedSaid) {
  const cite = citedBy(write);
  return {
    needed: cite(said.needed, (table, _, company) => {
      const duty = dutyOf(table, company);
      const isForced = duty === 'force' || duty === 'sell';
      return !isForced && { cash: treasury(table, company), least: least(table, company) ?? 0 };
    }),
    sellFirst: cite(said.sellFirst, (table, _, company) => dutyOf(table, company) === 'sell'),
    /** Each source before the next. */
    order: cite(said.order, (table, move, company) => {
      const funding = plan(table, company, move);
      const [held, cash] = [sharesIn(company, funding.held), funding.cash];
      const skips = (move.cash ?? cash) < cash || (move.held ?? held) < held;
      return skips && { held, cash, director: director(table, company) };
    }),
    /** None for more than is needed. */
    enough: cite(said.enough, (table, move, company) => {
      const funding = plan(table, company, move);
      const [held, own] = [sharesIn(company, funding.held), sharesIn(company, funding.own)];
      const { cash } = funding;
      const isMore = (move.held ?? held) > held || (move.own ?? own) > own || (move.cash ?? cash) > cash;
      return isMore && { held, own, cash };
    }),
  };
}
/** What a forced purchase takes, source by source; the Investor's company has a plan of its own (§8.2.2). */
export function saidFunding(
  table: DoTable,
  company: CompanyId,
  card: PieceId,
  price: number,
  isHis: boolean,
) {
  const plan = isHis ? investorFunding(table, company, card) : fundingOf(table, company, card, price);
  const { heldBrings: held, cash, ownBrings: own, loan } = plan;
  return { price, director: director(table, company), held, cash, own, loan };
}
