import { BANK, certificate, ipoPlace, POOL, seatPlace } from '../../../rail/ids.ts';
import { isShareAt } from '../../../rail/shares.ts';
import type { CompanyId } from '../../../rail/types.ts';
import { boughtBy, certificateFrom, noteBought } from '../../../rail/verbs/share-purchase.ts';
import type { MoveSpec } from '../../../table/game.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { choice, ref } from '../../../table/shape.ts';
import { pieceOf } from '../../../table/places.ts';
import type { Place } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import type { Clock62, Table62 } from '../clock.ts';
import { settleDirector, startIfSold } from '../deal.ts';
import { acted, drafted, endStockTurn } from '../flow.ts';
import { isOpen } from '../groups.ts';
import { priced, purse } from '../readers.ts';
import { rule, when } from '../rules.ts';
import { sharePrice, unitOf, unsoldPrice } from '../seats.ts';
import { groupRules, limits, purchaseFirst } from './purchase-rules.ts';
import { acts } from './turns.ts';

const FROM = ['unsold', 'pool'] as const;
const fields = { company: ref('company'), from: choice(...FROM) } as const;
type Buy = MoveOf<typeof fields>;

const placeOf = (company: CompanyId, from: Buy['from']): Place =>
  from === 'pool' ? POOL : ipoPlace(company);
/** Chapter 18: unsold shares cost the par, those in the pool the present price. */
const costOf = (table: Table62, { company, from }: Buy): number =>
  from === 'pool' ? sharePrice(table, company) : unsoldPrice(table, company);
const isHeadSold = (table: Table62, company: CompanyId): boolean =>
  pieceOf(table, certificate(company, 0))?.at !== ipoPlace(company);
const isOffered = (table: Table62, { company, from }: Buy): boolean =>
  certificateFrom(table, company, [placeOf(company, from)]) !== null;
const canBeBought = (table: Table62, move: Buy): boolean =>
  isOpen(table, move.company) && isHeadSold(table, move.company) && isOffered(table, move);

const headFirst = rule<Buy>('director-first', '19', ['62-19.8', '62-5.2'], (table, { company }) =>
  when(isOpen(table, company) && !isHeadSold(table, company), { company }),
);
const noneThere = rule<Buy>('none-there', '19', ['62-19.10'], (table, move) => {
  const { company, from } = move;
  const broken = isOpen(table, company) && isHeadSold(table, company) && !isOffered(table, move);
  return when(broken, { company, from });
});
const covered = rule<Buy>('share-price', '19', ['62-19.10', '62-18.3'], (table, move) => {
  const [price, cash] = [costOf(table, move), purse(table, move.seat)];
  return when(canBeBought(table, move) && cash < price, { price, cash });
});
const soldBefore = rule<Buy>('sold-before', '19', ['62-19.12'], ({ clock }, { seat, company }) =>
  when(clock.round === 'SR' && clock.sales.includes(`${seat}:${company}`), { company }),
);

/** Chapter 19: one share, unsold or out of the pool; the purchase ends the turn. */
export const buy: MoveSpec<Clock62, Buy> = {
  fields,
  example: { type: 'buy', seat: 'anna', company: 'CP', from: 'unsold' },
  effects: (table, move) =>
    drafted(table, (draft) => {
      const { seat, company, from } = move;
      const mine = acts(draft, seat);
      const piece = certificateFrom(table, company, [placeOf(company, from)]);
      if (piece === null) return;
      draft.put(piece, seatPlace(seat));
      draft.pay(costOf(table, move), seatPlace(seat), BANK, 'due/purchase');
      settleDirector(draft, company);
      startIfSold(draft, company);
      if (draft.clock.round !== 'SR') return;
      acted(draft, seat);
      noteBought(draft, seat, mine, endStockTurn);
    }),
  rules: [
    ...purchaseFirst,
    ...groupRules,
    headFirst,
    noneThere,
    covered,
    ...limits<Buy>(canBeBought, (table, { company }) => unitOf(table, company)),
    soldBefore,
  ],
  label: (table, move) =>
    phrase(`1862/log/buy-${move.from}`, { company: move.company, price: costOf(table, move) }),
  *candidates(table, seat) {
    for (const company of priced(table)) for (const from of FROM) yield { type: 'buy', seat, company, from };
  },
  concerns: (table, { company, from }, piece) => isShareAt(table, piece, company, placeOf(company, from)),
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
  offer: (table) => ({
    label: (move) =>
      phrase(`1862/choice/buy-${move.from}`, { company: move.company, price: costOf(table, move) }),
    tone: 'plain',
  }),
};
