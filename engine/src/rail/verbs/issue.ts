import type { Draft } from '../../table/draft.ts';
import type { MoveSpec } from '../../table/game.ts';
import { alone, when } from '../../table/rules.ts';
import type { MoveOf } from '../../table/shape.ts';
import { whole } from '../../table/shape.ts';
import type { Place, Table } from '../../table/types.ts';
import { phrase } from '../../table/words.ts';
import type { RailClock } from '../clock.ts';
import { operatorOf } from '../clock.ts';
import { BANK, companyPlace, ownerOf, POOL } from '../ids.ts';
import { treasury } from '../readers.ts';
import { ordinaryAt, percentAt } from '../shares.ts';
import type { RailTitle, Said } from '../title.ts';
import { citing, isOperator } from '../title.ts';
import type { CompanyId } from '../types.ts';

/** A company issues certificates of its own to the pool, or redeems them from there. */
export type Dealt = 'issued' | 'redeemed';
export interface DealTerms<C extends RailClock> {
  /** The most at once. */
  readonly most: number;
  /** What the company has done in this turn: the one or the other, not both. */
  readonly dealt: (table: Table<C>) => Dealt | null;
  readonly note: (draft: Draft<C>, dealt: Dealt) => void;
  readonly notBoth: Said;
}

const fieldsOf = (most: number) => ({ count: whole(1, most) }) as const;
export type Deal = MoveOf<ReturnType<typeof fieldsOf>>;

/** What both have in common. */
function dealing<C extends RailClock>(title: RailTitle<C>, kind: 'issue' | 'redeem', terms: DealTerms<C>) {
  const other: Dealt = kind === 'issue' ? 'redeemed' : 'issued';
  const [source, target] = kind === 'issue' ? [companyPlace, () => POOL] : [() => POOL, companyPlace];
  const carry = (draft: Draft<C>, company: CompanyId, count: number): number => {
    const pieces = ordinaryAt(draft.table, company, source(company)).slice(0, count);
    for (const piece of pieces) draft.put(piece, target(company));
    return pieces.length;
  };
  const isCarried = (company: CompanyId | null, from: Place, to: Place): boolean =>
    company !== null && from === source(company) && to === target(company);
  const spec: Required<
    Pick<MoveSpec<C, Deal>, 'fields' | 'example' | 'candidates' | 'concerns' | 'reads' | 'offer'>
  > = {
    fields: fieldsOf(terms.most),
    example: { type: kind, seat: 'anna', count: 1 },
    *candidates(table, seat) {
      if (isOperator(title, table, seat))
        for (let count = 1; count <= terms.most; count++) yield { type: kind, seat, count };
    },
    concerns: (table, _, piece) => piece.startsWith('cert/') && ownerOf(piece) === table.clock.operating,
    reads: (_, seat, { piece, from, to }) =>
      isCarried(piece.startsWith('cert/') ? ownerOf(piece) : null, from, to)
        ? [{ type: kind, seat, count: 1 }]
        : [],
    offer: (table) => {
      const company = table.clock.operating ?? '';
      const params = { company, price: title.priceOf(table, company) };
      return {
        label: () => phrase(`${title.id}/choice/${kind}`, params),
        tone: 'plain',
        amount: { field: 'count', label: phrase(`${title.id}/amount/count`) },
      };
    },
  };
  const notBoth = alone(
    citing(title)<Deal>(terms.notBoth, (table) =>
      when(table.clock.round === 'OR' && terms.dealt(table) === other, {
        company: table.clock.operating ?? '',
      }),
    ),
  );
  /** More than there are. */
  const missing = (table: Table<C>, company: CompanyId, count: number) => {
    const held = ordinaryAt(table, company, source(company)).length;
    return when(count > held, { company, count, held });
  };
  const held = (said: Said) =>
    citing(title)<Deal>(said, (table, { count }) => {
      const company = operatorOf(table);
      return company === null ? null : missing(table, company, count);
    });
  return { spec, notBoth, held, missing, carry };
}

export interface IssueSaid {
  readonly once: Said;
  readonly held: Said;
  readonly pool: Said;
  readonly first: Said;
}
/** Certificates go from the treasury to the pool; the price falls, and the bank pays what it is then. */
export function issuing<C extends RailClock>(
  title: RailTitle<C>,
  terms: DealTerms<C> & {
    readonly limit: number;
    readonly fall: (draft: Draft<C>, company: CompanyId, count: number) => void;
  },
  said: IssueSaid,
) {
  const cite = citing(title);
  const { spec, notBoth, held, missing, carry } = dealing(title, 'issue', terms);
  return {
    spec: {
      ...spec,
      effects: (table: Table<C>, { count }: Deal) =>
        title.drafted(table, (draft) => {
          const company = operatorOf(table);
          if (company === null) return;
          const issued = carry(draft, company, count);
          terms.fall(draft, company, issued);
          draft.pay(title.priceOf(draft.table, company) * issued, BANK, companyPlace(company), 'due/issue');
          terms.note(draft, 'issued');
        }),
    },
    notBoth,
    /** All certificates of a turn are paid at the price after the whole fall: they go together. */
    once: alone(
      cite<Deal>(said.once, (table) =>
        when(table.clock.round === 'OR' && terms.dealt(table) === 'issued', {
          company: table.clock.operating ?? '',
        }),
      ),
    ),
    held: held(said.held),
    pool: cite<Deal>(said.pool, (table, { count }) => {
      const company = operatorOf(table);
      if (company === null || missing(table, company, count)) return null;
      const after = percentAt(table, title.charterOf(company), POOL) + count * 10;
      return when(after > terms.limit, { company, after, limit: terms.limit });
    }),
    /** Not before the company has operated once. */
    notFirst: alone(
      cite<Deal>(said.first, (table) => {
        const company = operatorOf(table);
        return when(company !== null && !table.clock.veterans.includes(company), { company: company ?? '' });
      }),
    ),
  };
}

export interface RedeemSaid {
  readonly held: Said;
  readonly cash: Said;
}
/** Certificates go from the pool back to the treasury; the company pays the present price, which does not move. */
export function redeeming<C extends RailClock>(title: RailTitle<C>, terms: DealTerms<C>, said: RedeemSaid) {
  const cite = citing(title);
  const { spec, notBoth, held, missing, carry } = dealing(title, 'redeem', terms);
  return {
    spec: {
      ...spec,
      effects: (table: Table<C>, { count }: Deal) =>
        title.drafted(table, (draft) => {
          const company = operatorOf(table);
          if (company === null) return;
          const price = title.priceOf(table, company);
          draft.pay(price * carry(draft, company, count), companyPlace(company), BANK, 'due/redeem');
          terms.note(draft, 'redeemed');
        }),
    },
    notBoth,
    held: held(said.held),
    cash: cite<Deal>(said.cash, (table, { count }) => {
      const company = operatorOf(table);
      if (company === null || missing(table, company, count)) return null;
      const [cost, cash] = [count * title.priceOf(table, company), treasury(table, company)];
      return when(cost > cash, { company, cost, cash });
    }),
  };
}
