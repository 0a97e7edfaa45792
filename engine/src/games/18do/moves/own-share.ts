import { operatorOf } from '../../../rail/clock.ts';
import { BANK, companyOf, companyPlace, ownerOf, POOL } from '../../../rail/ids.ts';
import type { CompanyId } from '../../../rail/types.ts';
import type { MoveSpec } from '../../../table/game.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { flag, optional } from '../../../table/shape.ts';
import type { Place } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import type { DoClock, DoTable } from '../clock.ts';
import { MAX_POOL } from '../data/limits.ts';
import { certificateAt, isBig, sharesOf } from '../deal.ts';
import { drafted, endIfBankrupt } from '../flow.ts';
import { investorDeals } from '../investor/rules.ts';
import { dutyOf, sellHeld } from '../purchase.ts';
import { inPool, priceOf, treasury } from '../readers.ts';
import { isOperator, ofCompany, ofOperator, operatingRules, somebodyOperates } from '../rules.ts';

/** One certificate of the railway's own; `big`: the one of DHB that stands for two shares. */
const fields = { big: optional(flag) } as const;
export type Deal = MoveOf<typeof fields>;

const from = (table: DoTable, company: CompanyId, place: Place, { big }: Deal) =>
  certificateAt(table, company, place, big === true);
const costOf = (table: DoTable, company: CompanyId, { big }: Deal): number =>
  priceOf(table, company) * (big === true ? 2 : 1);

const rule = ofCompany<Deal>();
/** §4.5: one certificate a turn, one way or the other; what the duty to own a train asks for comes on top (§4.5.7.4). */
const once = rule('one-own-share', '4.5', ['DO-4.5.5', 'HSB-4.5.02'], (table, { type }, company) => {
  const isOwed = type === 'issue' && table.clock.step === 'trains' && dutyOf(table, company) === 'sell';
  return table.clock.dealt !== null && !isOwed;
});
const heldOnly = rule('holds-none', '4.5', ['DO-4.5.5'], (table, move, company) => {
  const place = move.type === 'issue' ? companyPlace(company) : POOL;
  return from(table, company, place, move) === null && { from: move.type === 'issue' ? 'company' : 'pool' };
});
const poolLimit = rule('own-share-pool', '4.4.5', ['DO-4.4.5.3'], (table, move, company) => {
  const pool = inPool(table, company);
  const piece = from(table, company, companyPlace(company), move);
  if (piece === null || pool + 10 * sharesOf(company, piece) <= MAX_POOL) return false;
  return { pool, limit: MAX_POOL };
});
const covered = rule('redeem-cash', '4.5', ['DO-4.5.5'], (table, move, company) => {
  const [price, cash] = [costOf(table, company, move), treasury(table, company)];
  return from(table, company, POOL, move) !== null && price > cash && { price, cash };
});

const shared = (kind: 'issue' | 'redeem') =>
  ({
    fields,
    *candidates(table, seat) {
      if (!isOperator(table, seat)) return;
      yield { type: kind, seat };
      yield { type: kind, seat, big: true };
    },
    concerns: (table, { big }, piece) =>
      piece.startsWith(`cert/${table.clock.operating ?? ''}/`) &&
      isBig(table.clock.operating ?? '', piece) === (big === true),
    reads: (_, seat, { piece, from: lay, to }) => {
      const company = piece.startsWith('cert/') ? ownerOf(piece) : null;
      const [source, target] = kind === 'issue' ? [companyOf(lay), to] : [companyOf(to), lay];
      if (company === null || source !== company || target !== POOL) return [];
      return [isBig(company, piece) ? { type: kind, seat, big: true } : { type: kind, seat }];
    },
    label: (table, move) =>
      ofOperator(table, (company) =>
        phrase(`18do/log/${kind}`, { company, price: costOf(table, company, move) }),
      ),
    offer: (table) => ({
      label: (move) =>
        phrase(`18do/choice/${kind}`, {
          company: table.clock.operating ?? '',
          percent: move.big === true ? 20 : 10,
          price: costOf(table, table.clock.operating ?? '', move),
        }),
      tone: 'quiet',
    }),
  }) satisfies Partial<MoveSpec<DoClock, Deal>>;

/** §4.5, §4.5.7.4: a certificate of the railway goes to the pool at the present price; then the price moves one left. */
export const issue: MoveSpec<DoClock, Deal> = {
  ...shared('issue'),
  example: { type: 'issue', seat: 'anna' },
  effects: (table, move) =>
    drafted(table, (draft) => {
      const company = operatorOf(table);
      const piece = company === null ? null : from(table, company, companyPlace(company), move);
      if (company === null || piece === null) return;
      const isOwed = table.clock.step === 'trains' && dutyOf(table, company) === 'sell';
      sellHeld(draft, company, [piece]);
      draft.set('dealt', 'issued');
      if (isOwed) draft.set('dutySold', true);
      endIfBankrupt(draft, company);
    }),
  rules: [...operatingRules, somebodyOperates, once, heldOnly, poolLimit, investorDeals],
};

/** §4.5: one comes back from the pool; the treasury pays the bank, and the price stays. */
export const redeem: MoveSpec<DoClock, Deal> = {
  ...shared('redeem'),
  example: { type: 'redeem', seat: 'anna' },
  effects: (table, move) =>
    drafted(table, (draft) => {
      const company = operatorOf(table);
      const piece = company === null ? null : from(table, company, POOL, move);
      if (company === null || piece === null) return;
      draft.put(piece, companyPlace(company));
      draft.pay(costOf(table, company, move), companyPlace(company), BANK, 'due/redeem');
      draft.set('dealt', 'redeemed');
    }),
  rules: [...operatingRules, somebodyOperates, once, heldOnly, covered, investorDeals],
};
