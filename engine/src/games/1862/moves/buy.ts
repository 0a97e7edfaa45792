import { certificate, ipoPlace, POOL } from '../../../rail/ids.ts';
import type { CompanyId } from '../../../rail/types.ts';
import {
  boughtBy,
  buying,
  certificateFrom,
  certificateLimit as limited,
  noteBought,
  oneATurn,
  purchaseRules,
  taking,
} from '../../../rail/verbs/share-purchase.ts';
import { acts, hasJustBought } from '../../../rail/verbs/pass.ts';
import { alone, firstThen } from '../../../table/rules.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { choice, ref } from '../../../table/shape.ts';
import type { Move, Place } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import type { Clock62, Draft62, Table62 } from '../clock.ts';
import { groupOf } from '../data/companies.ts';
import { settleDirector, startIfSold } from '../deal.ts';
import { acted, endStockTurn } from '../flow.ts';
import { isGroupOpen, isOpen, isUnfounded, privatesLeft, waitingFor } from '../groups.ts';
import { holding, isGone, priced } from '../readers.ts';
import type { Move62, Rule62 } from '../rules.ts';
import { noAuction, rule, stockRules, when } from '../rules.ts';
import { certificateLimit, counted, mostShare, sharePrice, unitOf, unsoldPrice } from '../seats.ts';
import { us } from '../title.ts';

// —— What buying a share and buying a director's certificate have in common (chapter 19) ——

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

// —— One share ——

const FROM = ['unsold', 'pool'] as const;
const fields = { company: ref('company'), from: choice(...FROM) } as const;
type Buy = MoveOf<typeof fields>;

const placeOf = (company: CompanyId, from: Buy['from']): Place =>
  from === 'pool' ? POOL : ipoPlace(company);
const placesOf = (company: CompanyId, from: Buy['from']): readonly Place[] => [placeOf(company, from)];
/** Chapter 18: unsold shares cost the par, those in the pool the present price. */
const costOf = (table: Table62, { company, from }: Buy): number =>
  from === 'pool' ? sharePrice(table, company) : unsoldPrice(table, company);
/** Its shares are for sale by now; where not, another rule says so. */
const isForSale = (table: Table62, { company }: Buy): boolean =>
  isOpen(table, company) && !isUnfounded(table, company);

const headFirst = rule<Buy>('director-first', '19', ['62-19.8', '62-5.2'], (table, { company }) =>
  when(isOpen(table, company) && isUnfounded(table, company), { company }),
);
const { noneThere, covered, soldBefore } = purchaseRules<Clock62, Buy>(
  us,
  { placesOf, costOf, canBeBought: isForSale, most: 100 },
  {
    none: ['none-there', '19', '62-19.10'],
    price: ['share-price', '19', '62-19.10', '62-18.3'],
    share: ['share-limit', '19', '62-19.15'],
    soldBefore: ['sold-before', '19', '62-19.12'],
  },
);
/** How much one may hold depends on how many play, and is asked of shares that are there. */
const isThere = (table: Table62, move: Buy): boolean =>
  isForSale(table, move) && certificateFrom(table, move.company, placesOf(move.company, move.from)) !== null;

/** Chapter 19: one share, unsold or out of the pool; the purchase ends the turn. */
export const buy: Move62<Buy> = {
  ...buying<Clock62, Buy['from']>(us, { from: FROM, placeOf, costOf, companies: priced }),
  fields,
  example: { type: 'buy', seat: 'anna', company: 'CP', from: 'unsold' },
  effects: taking(us, { placesOf, costOf, acts, taken: bought }),
  rules: [
    ...purchaseFirst,
    ...firstThen(
      [...groupRules, headFirst],
      soldBefore,
      noneThere,
      limits<Buy>(isThere, (table, { company }) => unitOf(table, company)),
      covered,
    ),
  ],
  label: (table, move) =>
    phrase(`1862/log/buy-${move.from}`, { company: move.company, price: costOf(table, move) }),
  reads: (_, seat, hand) => {
    const company = boughtBy(seat, hand);
    if (company === null || hand.piece === certificate(company, 0)) return [];
    return FROM.filter((from) => hand.from === placeOf(company, from)).map((from) => ({
      type: 'buy',
      seat,
      company,
      from,
    }));
  },
};
