import { BANK, companyOf, companyPlace, ownerOf, POOL } from '../../../../rail/ids.ts';
import type { CompanyId } from '../../../../rail/types.ts';
import type { MoveSpec } from '../../../../table/game.ts';
import type { MoveOf } from '../../../../table/shape.ts';
import { flag, optional } from '../../../../table/shape.ts';
import type { PieceId } from '../../../../table/types.ts';
import { phrase } from '../../../../table/words.ts';
import type { DoClock, DoTable } from '../../clock.ts';
import { MAX_POOL } from '../../data/limits.ts';
import { certificateAt, isBig, sharesOf } from '../../deal.ts';
import { drafted, endIfBankrupt } from '../../flow.ts';
import { sellHeld } from '../../purchase.ts';
import { inPool, isBrewCompany, isSmall, priceOf, treasury } from '../../readers.ts';
import { equipDuty } from '../duty.ts';
import { brewerNow, breweryRules, isBrewer, ofBrewer, ofBrewery } from '../round.ts';

/** One certificate of the company's own; `big`: one that stands for two shares. */
const fields = { big: optional(flag) } as const;
type Deal = MoveOf<typeof fields>;

const KINDS = { issue: 'brew-issue', redeem: 'brew-redeem' } as const;
type Kind = keyof typeof KINDS;
const isIssue = ({ type }: { readonly type: string }): boolean => type === KINDS.issue;
const taken = (table: DoTable, company: CompanyId, kind: Kind, { big }: Deal): PieceId | null =>
  isBrewCompany(company)
    ? certificateAt(table, company, kind === 'issue' ? companyPlace(company) : POOL, big === true)
    : null;
const kindOf = (move: Deal): Kind => (isIssue(move) ? 'issue' : 'redeem');
const costOf = (table: DoTable, company: CompanyId, { big }: Deal): number =>
  priceOf(table, company) * (big === true ? 2 : 1);
const isOwed = (table: DoTable, company: CompanyId): boolean =>
  table.clock.step === 'equip' && equipDuty(table, company) === 'sell';

const rule = ofBrewery<Deal>();
/** §6.5.2.1: small breweries have no certificates to trade. */
const companiesOnly = rule('small-has-none', '6.5.2.1', ['HSB-6.5.2.1.05'], (_, __, brewery) =>
  isSmall(brewery),
);
/** §6.5.2.1: one a turn, one way or the other; what the duty to own equipment asks for comes on top. */
const once = rule(
  'brew-one-share',
  '6.5.2.1',
  ['HSB-6.5.2.1.03', 'HSB-6.5.2.1.07'],
  (table, move, brewery) => table.clock.dealt !== null && !(isIssue(move) && isOwed(table, brewery)),
);
/** §6.1.2: what the company holds it sells from the top of the pile. */
const there = rule('brew-holds-none', '6.1.2', ['HSB-6.1.2.05'], (table, move, brewery) => {
  const isMissing = !isSmall(brewery) && taken(table, brewery, kindOf(move), move) === null;
  return isMissing && { from: isIssue(move) ? 'company' : 'pool' };
});
const poolLimit = rule('brew-pool', '4.4.5', ['HSB-6.5.2.1.04', 'HSB-4.4.5.02'], (table, move, brewery) => {
  const piece = taken(table, brewery, 'issue', move);
  const pool = inPool(table, brewery);
  return piece !== null && pool + 10 * sharesOf(brewery, piece) > MAX_POOL && { pool, limit: MAX_POOL };
});
const covered = rule('brew-redeem-cash', '6.5.2.1', ['HSB-6.5.2.1.06'], (table, move, brewery) => {
  const [price, cash] = [costOf(table, brewery, move), treasury(table, brewery)];
  return taken(table, brewery, 'redeem', move) !== null && price > cash && { price, cash };
});

const shared = (kind: Kind) =>
  ({
    fields,
    *candidates(table, seat) {
      if (!isBrewer(table, seat) || isSmall(brewerNow(table) ?? '')) return;
      yield { type: KINDS[kind], seat };
      yield { type: KINDS[kind], seat, big: true };
    },
    concerns: (table, { big }, piece) => {
      const company = brewerNow(table) ?? '';
      return piece.startsWith(`cert/${company}/`) && isBig(company, piece) === (big === true);
    },
    reads: (table, seat, { piece, from, to }) => {
      const company = piece.startsWith('cert/') ? ownerOf(piece) : null;
      const [source, target] = kind === 'issue' ? [companyOf(from), to] : [companyOf(to), from];
      if (company === null || company !== brewerNow(table) || source !== company || target !== POOL)
        return [];
      return [isBig(company, piece) ? { type: KINDS[kind], seat, big: true } : { type: KINDS[kind], seat }];
    },
    label: (table, move) =>
      ofBrewer(table, (company) =>
        phrase(`18do/log/${kind}`, { company, price: costOf(table, company, move) }),
      ),
    offer: (table) => ({
      label: (move) => {
        const company = brewerNow(table) ?? '';
        const percent = move.big === true ? 20 : 10;
        return phrase(`18do/choice/${kind}`, { company, percent, price: costOf(table, company, move) });
      },
      tone: 'quiet',
    }),
  }) satisfies Partial<MoveSpec<DoClock, Deal>>;

/** §6.5.2.1: the certificate on top of the pile goes to the pool at the present price; then the price falls. */
export const brewIssue: MoveSpec<DoClock, Deal> = {
  ...shared('issue'),
  example: { type: 'brew-issue', seat: 'anna' },
  effects: (table, move) =>
    drafted(table, (draft) => {
      const company = brewerNow(table);
      const piece = company === null ? null : taken(table, company, 'issue', move);
      if (company === null || piece === null) return;
      const owed = isOwed(table, company);
      sellHeld(draft, company, [piece]);
      draft.set('dealt', 'issued');
      if (owed) draft.set('dutySold', true);
      endIfBankrupt(draft, company);
    }),
  rules: [...breweryRules, companiesOnly, once, there, poolLimit],
};

/** §6.5.2.1: one comes back from the pool; the treasury pays the bank, and the price stays. */
export const brewRedeem: MoveSpec<DoClock, Deal> = {
  ...shared('redeem'),
  example: { type: 'brew-redeem', seat: 'anna' },
  effects: (table, move) =>
    drafted(table, (draft) => {
      const company = brewerNow(table);
      const piece = company === null ? null : taken(table, company, 'redeem', move);
      if (company === null || piece === null) return;
      draft.put(piece, companyPlace(company));
      draft.pay(costOf(table, company, move), companyPlace(company), BANK, 'due/redeem');
      draft.set('dealt', 'redeemed');
    }),
  rules: [...breweryRules, companiesOnly, once, there, covered],
};
