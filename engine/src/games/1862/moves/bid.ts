import { firstThen } from '../../../table/rules.ts';
import { seatOf } from '../../../rail/ids.ts';
import { nextSeat } from '../../../rail/shares.ts';
import { auctionRules, BID } from '../../../rail/verbs/auction.ts';
import { bidOf, standingRules, withBid, withoutBid } from '../../../rail/verbs/standing-bids.ts';
import { acts } from '../../../rail/verbs/pass.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { ref } from '../../../table/shape.ts';
import type { Seat } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import type { Auction, Clock62, Table62 } from '../clock.ts';
import { BID_STEP } from '../data/limits.ts';
import { PRIVATE_IDS, privateSpec } from '../data/privates.ts';
import { acted, doing, endStockTurn } from '../flow.ts';
import { carryOn, cheapestPrivate, isOnDisplay } from '../lots.ts';
import { privateCard, ROW } from '../pieces.ts';
import type { Move62, Rule62 } from '../rules.ts';
import { noAuction, rule, stockRules, when } from '../rules.ts';
import { us } from '../title.ts';
import { mustTake, onDisplay, oneAct } from './take.ts';

const fields = { lot: ref('private'), bid: BID } as const;
type Bid = MoveOf<typeof fields>;

/** Chapter 3: bids go to the dearer ones. */
const dearerOnly = rule<Bid>('dearer-only', '3', ['62-3.5'], (table, { lot }) =>
  when(table.clock.auction === null && lot === cheapestPrivate(table), { private: lot }),
);
/** Somebody may bid on it: it is up for auction, or it is one of the dearer ones. */
const canBeBid = (table: Table62, lot: string): boolean =>
  table.clock.auction === null
    ? isOnDisplay(table, lot) && lot !== cheapestPrivate(table)
    : table.clock.auction.lot === lot;
const standing = standingRules<Clock62>(
  us,
  {
    bids: ({ clock }) => clock.bids,
    given: canBeBid,
    price: (lot) => privateSpec(lot).price,
    step: BID_STEP,
  },
  {
    least: ['bid-least', '3', '62-3.6', '62-3.13'],
    free: ['bid-free', '3', '62-3.7'],
    outbid: ['bid-stays', '3', '62-3.8'],
  },
);
const { leastBid, freeMoney } = standing;

const running = auctionRules<Clock62>(
  us,
  ({ clock: { auction } }) => auction && { bidding: auction, named: { private: auction.lot } },
  {
    out: ['not-in-auction', '3', '62-3.14'],
    turn: ['bidder-turn', '3', '62-3.12'],
    raise: ['bid-least', '3', '62-3.13'],
  },
);
export const { bidderTurn, stillIn } = running;
/** Chapter 3: an auction is about one paper. */
const otherLot = rule<Bid>('other-lot', '3', ['62-3.12'], (table, { lot }) => {
  const { lot: up = lot } = table.clock.auction ?? {};
  return when(up !== lot && isOnDisplay(table, lot), { private: lot, other: up });
});

const rules: readonly Rule62<Bid>[] = [
  ...stockRules,
  oneAct,
  mustTake,
  onDisplay<Bid>((move) => move.lot),
  bidderTurn,
  stillIn,
  otherLot,
  ...firstThen(dearerOnly, standing.highEnough, standing.fromFree),
];

/** Whether this seat could bid now, and on what. */
const lotsFor = (table: Table62): readonly string[] =>
  table.clock.auction === null
    ? PRIVATE_IDS.filter((id) => isOnDisplay(table, id))
    : [table.clock.auction.lot];

/** A raise out of turn stands all the same; whoever was to bid still is. */
const raised = (seats: readonly Seat[], auction: Auction, bidder: Seat, bid: number): Auction => ({
  ...auction,
  bidder,
  bid,
  turn: auction.turn === bidder ? (nextSeat(seats, bidder) ?? bidder) : auction.turn,
});

/** Chapter 3: a bid that is left standing, or a raise in the auction of a paper on which one has a bid. */
export const bid: Move62<Bid> = {
  fields,
  example: { type: 'bid', seat: 'anna', lot: 'ERIE', bid: 45 },
  effects: doing((draft, { seat, lot, bid: amount }, table) => {
    const mine = acts(draft, seat);
    const { round, auction, bids } = draft.clock;
    if (round !== 'SR' || !isOnDisplay(table, lot) || (auction !== null && auction.lot !== lot)) return;
    draft.set('bids', withBid(bids, { lot, seat, bid: amount }));
    if (auction !== null) carryOn(draft, raised(draft.clock.seats, auction, seat, amount));
    else acted(draft, seat);
    if (!mine) return;
    draft.set('bought', seat);
    endStockTurn(draft, seat);
  }),
  rules,
  label: ({ clock }, { lot, bid: amount }) =>
    phrase(clock.auction === null ? '1862/log/bid' : '1862/log/raise-bid', { private: lot, bid: amount }),
  /** Any sum from the least to what is free may be bid: these are samples. */
  *candidates(table, seat) {
    for (const lot of lotsFor(table)) {
      const [least, most] = [leastBid(table, lot), freeMoney(table, seat, lot)];
      for (const sum of new Set([least, least + BID_STEP, Math.max(least, most)]))
        if (sum <= most) yield { type: 'bid', seat, lot, bid: sum };
    }
  },
  concerns: (_, { lot }, piece) => piece === privateCard(lot),
  begins: true,
  reads: (table, seat, { piece, from, to }) => {
    const lot = piece.startsWith('private/') ? piece.slice('private/'.length) : '';
    if (lot === '' || from !== ROW || seatOf(to) !== seat || !canBeBid(table, lot)) return [];
    return [{ type: 'bid', seat, lot, bid: leastBid(table, lot) }];
  },
  offer: (table, seat) => ({
    label: ({ lot }) => phrase('1862/choice/bid', { private: lot }),
    tone: 'plain',
    amount: {
      field: 'bid',
      label: phrase('1862/amount/bid'),
      step: 1,
      most: Math.max(0, freeMoney(table, seat)),
    },
  }),
};

// —— Withdrawing ——

const withdrawn = { lot: ref('private') } as const;
type Withdraw = MoveOf<typeof withdrawn>;

const hasBid = rule<Withdraw>('no-bid', '3', ['62-3.8'], ({ clock }, { seat, lot }) =>
  when(bidOf(clock.bids, lot, seat) === null, { private: lot }),
);

/** Chapter 3: who is outbid may take the money back, before acting; it is no act itself. */
export const withdraw: Move62<Withdraw> = {
  fields: withdrawn,
  example: { type: 'withdraw', seat: 'anna', lot: 'ERIE' },
  effects: doing((draft, { seat, lot }, table) => {
    const { round, auction, bids } = table.clock;
    if (round === 'SR' && auction === null) draft.set('bids', withoutBid(bids, lot, seat));
  }),
  rules: [...stockRules, noAuction, oneAct, hasBid, standing.outbidOnly],
  label: (_, { lot }) => phrase('1862/log/withdraw', { private: lot }),
  *candidates({ clock }, seat) {
    for (const one of clock.bids) if (one.seat === seat) yield { type: 'withdraw', seat, lot: one.lot };
  },
  offer: () => ({ label: ({ lot }) => phrase('1862/choice/withdraw', { private: lot }), tone: 'quiet' }),
};
