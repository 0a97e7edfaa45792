import type { Said } from '../../rail/title.ts';
import { companyPlace, BANK, POOL, seatPlace } from '../../rail/ids.ts';
import { ordinaryAt } from '../../rail/shares.ts';
import type { CompanyId } from '../../rail/types.ts';
import type { Broken } from '../../rail/verbs/about.ts';
import type { Draft } from '../../table/draft.ts';
import { optional, whole } from '../../table/shape.ts';
import type { Move, PieceId, Seat } from '../../table/types.ts';
import { pileOf } from './brewery/duty.ts';
import type { DoClock, DoTable } from './clock.ts';
import { sellHeld, sharesIn, worth } from './deal.ts';
import { endIfBankrupt } from './flow.ts';
import { investorFunding } from './investor/force.ts';
import { fall, priceAfterSlip } from './prices.ts';
import { director, holding, isBrewCompany, isFounded, priceOf, purse, treasury } from './readers.ts';
import type { DoRule } from './rules.ts';

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
  const others = table.clock.seats.filter((one) => one !== seat);
  const highest = Math.max(0, ...others.map((one) => holding(table, one, company)));
  return Math.max(0, Math.floor((holding(table, seat, company) - highest) / 10));
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
export function raiseFunds(draft: Draft<DoClock>, company: CompanyId, funding: Funding): boolean {
  const seat = director(draft.table, company);
  sellHeld(draft, company, funding.held);
  const price = priceOf(draft.table, company);
  const own = isFounded(draft.table, company) ? funding.own : [];
  const shares = sharesIn(company, own);
  for (const piece of own) draft.put(piece, POOL);
  draft.pay(shares * price, BANK, seatPlace(seat), 'due/sale');
  fall(draft, company, shares);
  if (endIfBankrupt(draft, company)) return false;
  if (funding.loan > 0) {
    draft.pay(funding.loan, BANK, seatPlace(seat), 'due/loan');
    draft.set('loans', { ...draft.clock.loans, [seat]: (draft.clock.loans[seat] ?? 0) + funding.loan });
  }
  const help = Math.max(0, funding.price - treasury(draft.table, company));
  draft.pay(help, seatPlace(seat), companyPlace(company), 'due/help');
  return true;
}

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
/** Each source before the next, and none for more than is needed. */
export const raisedRules = <M extends Raised>(
  write: (
    name: string,
    section: string,
    atoms: readonly string[],
    check: (table: DoTable, move: M, company: CompanyId) => Broken,
  ) => DoRule<M>,
  plan: (table: DoTable, company: CompanyId, move: M) => Funding,
  said: { readonly order: Said; readonly enough: Said },
): readonly DoRule<M>[] => {
  const cite = ([name, section, ...atoms]: Said, check: Parameters<typeof write>[3]): DoRule<M> =>
    write(name, section, atoms, check);
  return [
    cite(said.order, (table, move, company) => {
      const funding = plan(table, company, move);
      const [held, cash] = [sharesIn(company, funding.held), funding.cash];
      const skips = (move.cash ?? cash) < cash || (move.held ?? held) < held;
      return skips && { held, cash, director: director(table, company) };
    }),
    cite(said.enough, (table, move, company) => {
      const funding = plan(table, company, move);
      const [held, own] = [sharesIn(company, funding.held), sharesIn(company, funding.own)];
      const { cash } = funding;
      const isMore = (move.held ?? held) > held || (move.own ?? own) > own || (move.cash ?? cash) > cash;
      return isMore && { held, own, cash };
    }),
  ];
};
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
