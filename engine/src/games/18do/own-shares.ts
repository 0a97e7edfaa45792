import { BANK, companyOf, companyPlace, ownerOf, POOL } from '../../rail/ids.ts';
import type { Said } from '../../rail/title.ts';
import type { CompanyId } from '../../rail/types.ts';
import type { MoveOf } from '../../table/shape.ts';
import { flag, optional } from '../../table/shape.ts';
import type { PieceId, Seat } from '../../table/types.ts';
import type { Phrase } from '../../table/words.ts';
import { phrase } from '../../table/words.ts';
import type { DoDraft, DoMove, DoTable } from './clock.ts';
import { MAX_POOL } from './data/limits.ts';
import { certificateAt, isBig, sellHeld, sharesOf } from './deal.ts';
import { doing, endIfBankrupt } from './flow.ts';
import { inPool, priceOf, treasury } from './readers.ts';
import type { OfActor } from './rules.ts';
import { citedBy } from './rules.ts';

/** A railway or a brewery company trades one certificate of its own with the pool (§4.5, §6.5.2.1). */

/** `big`: one that stands for two shares. */
const fields = { big: optional(flag) } as const;
export type Deal = MoveOf<typeof fields>;
type Kind = 'issue' | 'redeem';

export interface OwnShares {
  /** What the two moves are called. */
  readonly types: Readonly<Record<Kind, string>>;
  /** Who acts; null: nobody. */
  readonly actorOf: (table: DoTable) => CompanyId | null;
  /** Whether a seat acts for a company that has certificates. */
  readonly mayDeal: (table: DoTable, seat: Seat) => boolean;
  /** A certificate of this company in the hand is meant. */
  readonly isMeant: (table: DoTable, company: CompanyId) => boolean;
  /** The duty to own a train or equipment asks for a sale: it comes on top of the one a turn. */
  readonly isOwed: (table: DoTable, company: CompanyId) => boolean;
  readonly line: (table: DoTable, say: (company: CompanyId) => Phrase) => Phrase;
  readonly write: OfActor<Deal>;
}
export interface OwnSharesSaid {
  readonly once: Said;
  readonly none: Said;
  readonly pool: Said;
  readonly cash: Said;
}

export function ownShares(terms: OwnShares, said: OwnSharesSaid) {
  const { types, actorOf, isOwed } = terms;
  const taken = (table: DoTable, company: CompanyId, kind: Kind, { big }: Deal): PieceId | null =>
    certificateAt(table, company, kind === 'issue' ? companyPlace(company) : POOL, big === true);
  const costOf = (table: DoTable, company: CompanyId, { big }: Deal): number =>
    priceOf(table, company) * (big === true ? 2 : 1);
  const isIssue = ({ type }: Deal): boolean => type === types.issue;
  const cite = citedBy(terms.write);

  const moveOf = (
    kind: Kind,
    deal: (draft: DoDraft, company: CompanyId, piece: PieceId, move: Deal) => void,
  ) =>
    ({
      fields,
      example: { type: types[kind], seat: 'anna' },
      effects: doing((draft, move, table) => {
        const company = actorOf(table);
        const piece = company === null ? null : taken(table, company, kind, move);
        if (company !== null && piece !== null) deal(draft, company, piece, move);
      }),
      *candidates(table, seat) {
        if (!terms.mayDeal(table, seat)) return;
        yield { type: types[kind], seat };
        yield { type: types[kind], seat, big: true };
      },
      concerns: (table, { big }, piece) => {
        const company = actorOf(table) ?? '';
        return piece.startsWith(`cert/${company}/`) && isBig(company, piece) === (big === true);
      },
      reads: (table, seat, { piece, from, to }) => {
        const company = piece.startsWith('cert/') ? ownerOf(piece) : null;
        const [source, target] = kind === 'issue' ? [companyOf(from), to] : [companyOf(to), from];
        if (company === null || !terms.isMeant(table, company) || source !== company || target !== POOL)
          return [];
        const move = { type: types[kind], seat };
        return [isBig(company, piece) ? { ...move, big: true } : move];
      },
      label: (table, move) =>
        terms.line(table, (company) =>
          phrase(`18do/log/${kind}`, { company, price: costOf(table, company, move) }),
        ),
      offer: (table) => ({
        label: (move) => {
          const company = actorOf(table) ?? '';
          const percent = move.big === true ? 20 : 10;
          return phrase(`18do/choice/${kind}`, { company, percent, price: costOf(table, company, move) });
        },
        tone: 'quiet',
      }),
    }) satisfies Omit<DoMove<Deal>, 'rules'>;

  return {
    /** It goes to the pool at the present price; then the price moves. */
    issue: moveOf('issue', (draft, company, piece) => {
      const isDue = isOwed(draft.table, company);
      sellHeld(draft, company, [piece]);
      draft.set('dealt', 'issued');
      if (isDue) draft.set('dutySold', true);
      endIfBankrupt(draft, company);
    }),
    /** It comes back from the pool; the treasury pays the bank, and the price stays. */
    redeem: moveOf('redeem', (draft, company, piece, move) => {
      draft.put(piece, companyPlace(company));
      draft.pay(costOf(draft.table, company, move), companyPlace(company), BANK, 'due/redeem');
      draft.set('dealt', 'redeemed');
    }),
    once: cite(
      said.once,
      (table, move, company) => table.clock.dealt !== null && !(isIssue(move) && isOwed(table, company)),
    ),
    none: cite(said.none, (table, move, company) => {
      const kind = isIssue(move) ? 'issue' : 'redeem';
      return taken(table, company, kind, move) === null && { from: isIssue(move) ? 'company' : 'pool' };
    }),
    poolLimit: cite(said.pool, (table, move, company) => {
      const [pool, piece] = [inPool(table, company), taken(table, company, 'issue', move)];
      const isOver = piece !== null && pool + 10 * sharesOf(company, piece) > MAX_POOL;
      return isOver && { pool, limit: MAX_POOL };
    }),
    covered: cite(said.cash, (table, move, company) => {
      const [price, cash] = [costOf(table, company, move), treasury(table, company)];
      return taken(table, company, 'redeem', move) !== null && price > cash && { price, cash };
    }),
  };
}
