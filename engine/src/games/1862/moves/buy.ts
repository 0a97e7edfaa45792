import { certificate, ipoPlace, POOL } from '../../../rail/ids.ts';
import type { CompanyId } from '../../../rail/types.ts';
import {
  boughtBy,
  buying,
  certificateFrom,
  purchaseRules,
  taking,
} from '../../../rail/verbs/share-purchase.ts';
import { acts } from '../../../rail/verbs/pass.ts';
import type { MoveSpec } from '../../../table/game.ts';
import { unless } from '../../../table/rules.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { choice, ref } from '../../../table/shape.ts';
import type { Place } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import type { Clock62, Table62 } from '../clock.ts';
import { isOpen, isUnfounded } from '../groups.ts';
import { priced } from '../readers.ts';
import { rule, when } from '../rules.ts';
import { sharePrice, unitOf, unsoldPrice } from '../seats.ts';
import { us } from '../title.ts';
import { bought, groupRules, limits, purchaseFirst } from './purchase-rules.ts';

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
export const buy: MoveSpec<Clock62, Buy> = {
  ...buying<Clock62, Buy['from']>(us, { from: FROM, placeOf, costOf, companies: priced }),
  fields,
  example: { type: 'buy', seat: 'anna', company: 'CP', from: 'unsold' },
  effects: taking(us, { placesOf, costOf, acts, taken: bought }),
  rules: [
    ...purchaseFirst,
    ...groupRules,
    headFirst,
    noneThere,
    covered,
    ...limits<Buy>(isThere, (table, { company }) => unitOf(table, company)),
    unless(soldBefore, (table, move) => !isForSale(table, move)),
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
