import type { CompanyId } from '../../../rail/types.ts';
import { certificateLimit as limited, noteBought, oneATurn } from '../../../rail/verbs/share-purchase.ts';
import { hasJustBought } from '../../../rail/verbs/pass.ts';
import { alone } from '../../../table/rules.ts';
import type { Move } from '../../../table/types.ts';
import type { Draft62, Table62 } from '../clock.ts';
import { groupOf } from '../data/companies.ts';
import { settleDirector, startIfSold } from '../deal.ts';
import { acted, endStockTurn } from '../flow.ts';
import { isGroupOpen, privatesLeft, waitingFor } from '../groups.ts';
import { holding, isGone } from '../readers.ts';
import type { Rule62 } from '../rules.ts';
import { noAuction, rule, stockRules, when } from '../rules.ts';
import { certificateLimit, counted, mostShare } from '../seats.ts';
import { us } from '../title.ts';

/** What buying a share and buying a director's certificate have in common (chapter 19). */

type OfCompany = Move & { readonly company: CompanyId };

/** Chapter 19: one purchase, and it ends the turn. */
const oneBuy = alone(oneATurn(us, ['one-a-turn', '19', '62-19.1'], hasJustBought));
export const purchaseFirst: readonly Rule62[] = [...stockRules, noAuction, oneBuy];

/** While privates are on display nothing else is sold. */
const privatesFirst = alone(
  rule('privates-first', '19', ['62-19.3', '62-19.4', '62-3.3', '62-3.18'], (table) =>
    when(privatesLeft(table)),
  ),
);
const gone = rule<OfCompany>('gone', '13', ['62-13.1'], (table, { company }) =>
  when(isGone(table, company), { company }),
);
/** Groups 2 to 4: what the group before still lacks. */
const groupRule = (group: number, name: string, atom: string): Rule62<OfCompany> =>
  rule<OfCompany>(name, '19', [atom], (table, { company }) => {
    if (groupOf(company) !== group || privatesLeft(table) || isGone(table, company)) return null;
    if (isGroupOpen(table, group)) return null;
    const before = waitingFor(table, group);
    return { company, before: before.length > 0 ? before : waitingFor(table, group - 1) };
  });
export const groupRules: readonly Rule62<OfCompany>[] = [
  privatesFirst,
  gone,
  groupRule(2, 'group-2', '62-19.5'),
  groupRule(3, 'group-3', '62-19.6'),
  groupRule(4, 'group-4', '62-19.7'),
];

/** As many papers as the table says, and as much of a company as one may hold. */
export const limits = <M extends OfCompany>(
  canBeBought: (table: Table62, move: M) => boolean,
  percentOf: (table: Table62, move: M) => number,
): readonly Rule62<M>[] => [
  limited(us, ['certificate-limit', '19', '62-19.14'], counted, certificateLimit, canBeBought),
  rule<M>('share-limit', '19', ['62-19.15'], (table, move) => {
    const [percent, limit] = [holding(table, move.seat, move.company), mostShare(table)];
    const broken = canBeBought(table, move) && percent + percentOf(table, move) > limit;
    return when(broken, { company: move.company, percent, limit });
  }),
];

/** A purchase can make another one director and open the company; in a stock round it ends the turn. */
export function bought(draft: Draft62, { seat, company }: OfCompany, mine: boolean): void {
  settleDirector(draft, company);
  startIfSold(draft, company);
  if (draft.clock.round !== 'SR') return;
  acted(draft, seat);
  noteBought(draft, seat, mine, endStockTurn);
}
