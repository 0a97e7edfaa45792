import { firstThen } from '../../../table/rules.ts';
import { companyOf, companyPlace, POOL, seatPlace } from '../../../rail/ids.ts';
import { isShareAt, ordinaryAt } from '../../../rail/shares.ts';
import { citing } from '../../../rail/title.ts';
import { acts } from '../../../rail/turns.ts';
import { boughtBy } from '../../../rail/verbs/share-purchase.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { choice, flag, optional, ref } from '../../../table/shape.ts';
import type { PieceId, Place } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import { smallAtStart, stillBankrupt } from '../brewery/found-rules.ts';
import { topOfPile } from '../brewery/pile-rules.ts';
import type { DoMove, DoTable } from '../clock.ts';
import { INVESTOR } from '../clock.ts';
import { buyCertificate, certificateAt, isBig, sharesOf } from '../deal.ts';
import { doing, hasBought } from '../flow.ts';
import { aboveInvestor, investorBuys, notBeforeHim } from '../investor/rules.ts';
import {
  certificates,
  founded,
  holding,
  isFounded,
  isInvestors,
  mostOfOthers,
  priceOf,
  purse,
  start,
} from '../readers.ts';
import { limitedBy } from '../certificate-limit.ts';
import { onePurchase } from '../one-purchase.ts';
import type { DoRule } from '../rules.ts';
import { rule, stockRules, when } from '../rules.ts';
import { dortmund } from '../title.ts';
import { mustSell } from './sell.ts';

const FROM = ['company', 'pool'] as const;
/** `big`: the certificate of DHB that stands for two shares. `part`: a 10 % certificate handed in as part payment (§4.4.3). */
const fields = {
  company: ref('company'),
  from: choice(...FROM),
  big: optional(flag),
  part: optional(flag),
} as const;
export type Buy = MoveOf<typeof fields>;

const placeOf = ({ company, from }: Buy): Place => (from === 'pool' ? POOL : companyPlace(company));
const offered = (table: DoTable, move: Buy): PieceId | null =>
  certificateAt(table, move.company, placeOf(move), move.big === true);
const handedIn = (table: DoTable, { seat, company, part }: Buy): PieceId | null =>
  part === true
    ? (ordinaryAt(table, company, seatPlace(seat)).find((piece) => !isBig(company, piece)) ?? null)
    : null;
/** Shares that come in net: with a part payment one less. */
const gained = (table: DoTable, move: Buy): number => {
  const piece = offered(table, move);
  return (piece === null ? 0 : sharesOf(move.company, piece)) - (handedIn(table, move) === null ? 0 : 1);
};
const costOf = (table: DoTable, move: Buy): number => gained(table, move) * priceOf(table, move.company);

/** §4.3.2: the director's certificate is always the first one bought. */
const notFounded = rule<Buy>('not-founded', '4.3.2', ['DO-4.3.2.1'], (table, { company }) =>
  when(!isFounded(table, company), { company }),
);
const noneThere = rule<Buy>('none-there', '4.4', ['DO-4.4.2'], (table, move) =>
  when(isFounded(table, move.company) && offered(table, move) === null, {
    company: move.company,
    from: move.from,
  }),
);
const covered = rule<Buy>('price', '4.4.3', ['DO-4.4.3.1'], (table, move) => {
  const [price, cash] = [costOf(table, move), purse(table, move.seat)];
  return when(isFounded(table, move.company) && offered(table, move) !== null && cash < price, {
    price,
    cash,
  });
});
/** §4.4.3: only a certificate of several shares can be paid for in part, with one of 10 %. */
const partPayment = rule<Buy>('part-payment', '4.4.3', ['DO-4.4.3.3'], (table, move) =>
  when(isFounded(table, move.company) && move.part === true && move.big !== true, { company: move.company }),
);
const nothingToHandIn = rule<Buy>('part-none', '4.4.3', ['DO-4.4.3.3'], (table, move) =>
  when(
    move.part === true &&
      move.big === true &&
      offered(table, move) !== null &&
      handedIn(table, move) === null,
    {
      company: move.company,
    },
  ),
);
const soldBefore = rule<Buy>(
  'sold-before',
  '4.4.3',
  ['DO-4.4.3.4', 'HSB-4.4.3.03'],
  ({ clock }, { seat, company }) =>
    when(clock.round === 'SR' && clock.sales.includes(`${seat}:${company}`), { company }),
);
const shareLimit = rule<Buy>('share-limit', '4.4.4', ['DO-4.4.4.3', 'HSB-4.4.4.03'], (table, move) => {
  const percent = holding(table, move.seat, move.company);
  const limit = start(table).share;
  const broken = offered(table, move) !== null && percent + 10 * gained(table, move) > limit;
  return when(broken, { company: move.company, percent, limit });
});
const certificateLimit = limitedBy((said) =>
  citing(dortmund)<Buy>(said, (table, move) => {
    const [count, limit] = [certificates(table, move.seat).length, start(table).certificates];
    // One that is handed in makes room for the new one; who holds too many already buys nothing.
    const after = count + (handedIn(table, move) === null ? 1 : 0);
    return when(offered(table, move) !== null && after > limit, { count, limit });
  }),
);
/** §8.2: nobody may hold more of a company of the Investor than he does. */
const keepsInvestor = rule<Buy>('investor-directs', '8.2', ['DO-8.2.1', 'HSB-8.2.03'], (table, move) =>
  aboveInvestor(table, move.seat, move.company, 10 * gained(table, move)),
);
/** §8.2: the Investor directs no other company than his own. */
const investorDirectsOne = rule<Buy>(
  'investor-directs-one',
  '8.2',
  ['DO-8.2.1', 'HSB-8.2.02'],
  (table, move) => {
    const { seat, company } = move;
    if (seat !== INVESTOR || isInvestors(table, company)) return null;
    const after = holding(table, seat, company) + 10 * gained(table, move);
    return when(after > mostOfOthers(table, INVESTOR, company), { company });
  },
);

const rules: readonly DoRule<Buy>[] = [
  ...stockRules,
  ...onePurchase,
  ...firstThen(
    investorDirectsOne,
    investorBuys,
    [notFounded, smallAtStart, stillBankrupt, notBeforeHim],
    soldBefore,
    [noneThere, topOfPile],
    mustSell,
    [shareLimit, ...certificateLimit, keepsInvestor],
    [partPayment, nothingToHandIn],
    covered,
  ),
];

const said = (table: DoTable, move: Buy) => ({
  company: move.company,
  percent: move.big === true ? 20 : 10,
  price: costOf(table, move),
});

/** §4.4.3: one certificate at the current price, of the railway or of the pool; the purchase ends the turn. */
export const buy: DoMove<Buy> = {
  fields,
  example: { type: 'buy', seat: 'anna', company: 'KWE', from: 'company' },
  effects: doing((draft, move, table) => {
    const { seat, company } = move;
    const mine = acts(draft, seat);
    const piece = offered(table, move);
    if (piece === null) return;
    buyCertificate(draft, seat, company, piece, handedIn(table, move));
    hasBought(draft, seat, mine);
  }),
  rules,
  label: (table, move) =>
    phrase(`18do/log/buy-${move.from}${move.part === true ? '-part' : ''}`, said(table, move)),
  *candidates(table, seat) {
    for (const company of founded(table))
      for (const from of FROM) {
        yield { type: 'buy', seat, company, from };
        if (certificateAt(table, company, placeOf({ type: 'buy', seat, company, from }), true) === null)
          continue;
        yield { type: 'buy', seat, company, from, big: true };
        yield { type: 'buy', seat, company, from, big: true, part: true };
      }
  },
  concerns: (table, move, piece) =>
    isShareAt(table, piece, move.company, placeOf(move)) &&
    isBig(move.company, piece) === (move.big === true),
  reads: (_, seat, hand) => {
    const company = boughtBy(seat, hand);
    if (company === null || (hand.from !== POOL && companyOf(hand.from) !== company)) return [];
    const from = hand.from === POOL ? 'pool' : 'company';
    const move = { type: 'buy', seat, company, from } as const;
    return isBig(company, hand.piece) ? [{ ...move, big: true }] : [move];
  },
  offer: (table) => ({
    label: (move) =>
      phrase(`18do/choice/buy-${move.from}${move.part === true ? '-part' : ''}`, said(table, move)),
    tone: 'plain',
  }),
};
