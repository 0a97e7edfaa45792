import { apply } from '../../table/apply.ts';
import type { Draft } from '../../table/draft.ts';
import type { Hand, MoveSpec, Rule } from '../../table/game.ts';
import { noLuck } from '../../table/luck.ts';
import { when } from '../../table/rules.ts';
import { ref, whole } from '../../table/shape.ts';
import { legal } from '../../table/title.ts';
import type { Move, Seat, Table } from '../../table/types.ts';
import { phrase } from '../../table/words.ts';
import type { RailClock } from '../clock.ts';
import { BANK, certificate, ownerOf, POOL, seatOf, seatPlace } from '../ids.ts';
import { isShareAt, percentAt, presidentOf } from '../shares.ts';
import type { RailTitle, Said } from '../title.ts';
import { citing, holdingOf } from '../title.ts';
import type { CompanyId } from '../types.ts';

/** Certificates of 10 % that a player sells to the pool. */
export type Sale = Move & { readonly company: CompanyId; readonly count: number };

export interface SaleTerms<C extends RailClock> {
  /** The most percent of a company that may lie in the pool. */
  readonly limit: number;
  /** What a new president must hold at least. */
  readonly least: number;
  /** Who would preside after a sale; null if the president could not go that low. */
  readonly afterSale: (table: Table<C>, seat: Seat, company: CompanyId, percent: number) => Seat | null;
  /** Certificates of such a company are sold at all. Usually all are. */
  readonly isTraded?: (company: CompanyId) => boolean;
  /** Nothing stands in the way but how much is sold. Usually: the seat holds it. */
  readonly canBeSold?: (table: Table<C>, sale: Sale) => boolean;
  readonly unitOf?: UnitOf<C>;
}
/** What one share of a company is, in percent. Usually 10. */
export type UnitOf<C extends RailClock> = (table: Table<C>, company: CompanyId) => number;
const tenth = (): number => 10;
export interface SaleSaid {
  readonly own: Said;
  readonly pool: Said;
  readonly stays: Said;
  readonly goes: Said;
}

export const holds = <C extends RailClock>(
  title: RailTitle<C>,
  table: Table<C>,
  { seat, company, count }: Sale,
  unitOf: UnitOf<C> = tenth,
): boolean => holdingOf(title, table, seat, company) >= count * unitOf(table, company);

/** Rules of selling: what lies in front of the seat, as much as the pool takes, and the presidency has to go somewhere. */
export function saleRules<C extends RailClock>(title: RailTitle<C>, terms: SaleTerms<C>, said: SaleSaid) {
  const cite = citing(title);
  const { limit, least, isTraded = () => true, unitOf = tenth } = terms;
  const percentOf = (table: Table<C>, { company, count }: Sale): number => count * unitOf(table, company);
  const canBeSold = terms.canBeSold ?? ((table: Table<C>, sale: Sale) => holds(title, table, sale, unitOf));
  /** The president would go too low, and nobody is there to take over. */
  const hasNoSuccessor = (table: Table<C>, sale: Sale): boolean =>
    presidentOf(table, sale.company) === sale.seat &&
    terms.afterSale(table, sale.seat, sale.company, percentOf(table, sale)) === null;
  /** How many of these certificates could be sold instead. */
  const mostSold = (table: Table<C>, { count, ...sale }: Sale): number => {
    const room = limit - percentAt(table, title.charterOf(sale.company), POOL);
    let most = Math.min(count, Math.floor(room / unitOf(table, sale.company)));
    while (most > 0 && hasNoSuccessor(table, { ...sale, count: most })) most -= 1;
    return Math.max(0, most);
  };
  return {
    hasNoSuccessor,
    ownOnly: cite<Sale>(said.own, (table, sale) =>
      when(isTraded(sale.company) && !holds(title, table, sale, unitOf), {
        company: sale.company,
        percent: holdingOf(title, table, sale.seat, sale.company),
      }),
    ),
    poolLimit: cite<Sale>(said.pool, (table, sale) => {
      const { company } = sale;
      const lies = percentAt(table, title.charterOf(company), POOL);
      if (!canBeSold(table, sale) || lies + percentOf(table, sale) <= limit) return null;
      return { company, [title.pool]: lies, limit, most: mostSold(table, sale) };
    }),
    keepsHead: cite<Sale>(said.stays, (table, sale) =>
      canBeSold(table, sale) && hasNoSuccessor(table, sale)
        ? { company: sale.company, least, most: mostSold(table, sale) }
        : null,
    ),
    /** Allowed, and worth a second look. */
    headGoes: cite<Sale>(
      said.goes,
      (table, sale) => {
        const { seat, company } = sale;
        if (presidentOf(table, company) !== seat || !canBeSold(table, sale)) return null;
        const next = terms.afterSale(table, seat, company, percentOf(table, sale));
        return when(next !== null && next !== seat, { company, [title.head]: next ?? '' });
      },
      'caution',
    ),
  };
}

export interface Selling<C extends RailClock> {
  /** Companies worth asking about. Usually all that have a price. */
  readonly of?: (table: Table<C>) => readonly CompanyId[];
  readonly unitOf?: UnitOf<C>;
  /** What a share brings. Usually the price of its company. */
  readonly brings?: (table: Table<C>, seat: Seat, company: CompanyId) => number;
}
/** What every move has that sells certificates. `kind`: its name; `most`: at once. */
export function selling<C extends RailClock>(
  title: RailTitle<C>,
  kind: string,
  most: number,
  terms: Selling<C> = {},
): Required<Pick<MoveSpec<C, Sale>, 'fields' | 'label' | 'candidates' | 'concerns' | 'offer'>> {
  const {
    of = title.companies,
    unitOf = tenth,
    brings = (table, _, company) => title.priceOf(table, company),
  } = terms;
  return {
    fields: { company: ref('company'), count: whole(1, most) },
    label: (table, { seat, company, count }) =>
      phrase(`${title.id}/log/${kind}`, { company, count, price: brings(table, seat, company) }),
    *candidates(table, seat) {
      for (const company of of(table)) {
        const shares = holdingOf(title, table, seat, company) / unitOf(table, company);
        for (let count = 1; count <= most && count <= shares; count++)
          yield { type: kind, seat, company, count };
      }
    },
    concerns: (table, { seat, company }, piece) => isShareAt(table, piece, company, seatPlace(seat)),
    offer: (table, seat) => ({
      label: ({ company }) =>
        phrase(`${title.id}/choice/${kind}`, { company, price: brings(table, seat, company) }),
      tone: 'plain',
      amount: { field: 'count', label: phrase(`${title.id}/amount/count`) },
    }),
  };
}

/** The company of which a hand carries a certificate of its own to the pool. */
export const soldBy = (seat: Seat, { piece, from, to }: Hand): CompanyId | null =>
  piece.startsWith('cert/') && to === POOL && seatOf(from) === seat ? ownerOf(piece) : null;

/** Not allowed, but a hand can do it: the president's certificate itself, as the shares it is worth, into the pool. */
export function sellFirst<C extends RailClock>(
  title: RailTitle<C>,
  draft: Draft<C>,
  seat: Seat,
  company: CompanyId,
): number {
  const shares = (title.charterOf(company).shares[0] ?? 0) / 10;
  const price = title.priceOf(draft.table, company);
  draft.put(certificate(company, 0), POOL);
  draft.pay(shares * price, BANK, seatPlace(seat), 'due/sale');
  return shares;
}

/** Who is above the certificate limit sells before the turn ends – unless no sale leaves him with fewer. */
export const mustSell = <C extends RailClock>(
  title: RailTitle<C>,
  said: Said,
  sell: () => MoveSpec<C, Sale>,
  counted: (table: Table<C>, seat: Seat) => number,
  limitOf: (table: Table<C>) => number,
  isTrading: (table: Table<C>, seat: Seat) => boolean = ({ clock }, seat) =>
    clock.round === 'SR' && clock.turn === seat,
): Rule<C> => {
  const canShed = (table: Table<C>, seat: Seat): boolean => {
    const [spec, now] = [sell(), counted(table, seat)];
    for (const sale of legal(spec, table, seat))
      if (counted(apply(table, spec.effects(table, sale, noLuck)), seat) < now) return true;
    return false;
  };
  return citing(title)(said, (table, { seat }) => {
    if (!isTrading(table, seat)) return null;
    const [count, limit] = [counted(table, seat), limitOf(table)];
    return when(count > limit && canShed(table, seat), { count, limit });
  });
};
