import { firstThen } from '../../../table/rules.ts';
import { ipoPlace, priceMarker } from '../../../rail/ids.ts';
import { isShareAt } from '../../../rail/shares.ts';
import { auctionRules, BID, bidsFrom } from '../../../rail/verbs/auction.ts';
import { acts } from '../../../rail/verbs/pass.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import type { TeClock, TeTable } from '../clock.ts';
import { BID_STEP } from '../data/limits.ts';
import { parOf } from '../deal.ts';
import { doing } from '../flow.ts';
import { gameOn, inStockRound, noSurplus, rule, when } from '../rules.ts';
import type { TeMove, TeRule } from '../rules.ts';
import { te } from '../title.ts';
import { BID_AMOUNT, bidLimits, bidMeant, carryOn, wantedBy } from './auction.ts';

const fields = { bid: BID } as const;
type Bid = MoveOf<typeof fields>;

const nothingUp = rule<Bid>('no-auction', '6.5', ['TE-6.5.2'], ({ clock }) =>
  when(clock.round === 'SR' && clock.auction === null),
);
const bidding = auctionRules<TeClock>(
  te,
  ({ clock: { auction } }) => auction && { bidding: auction, named: { company: auction.company } },
  {
    out: ['out', '6.5', 'TE-6.5.7'],
    turn: ['bidder-turn', '6.5', 'TE-6.5.5'],
    raise: ['raise', '6.5', 'TE-6.5.6'],
  },
);
export const { bidderTurn, stillIn } = bidding;
const raiseStep = rule<Bid>('raise-step', '6.5', ['TE-6.5.6'], ({ clock }, { bid }) => {
  const raise = bid - (clock.auction?.bid ?? bid);
  return when(raise > 0 && raise % BID_STEP !== 0, { raise, step: BID_STEP });
});
/** Without an auction there is only that to say. */
const isRunning = ({ clock }: TeTable): boolean => clock.auction !== null;

const rules: readonly TeRule<Bid>[] = [
  gameOn,
  inStockRound,
  noSurplus,
  nothingUp,
  bidderTurn,
  stillIn,
  ...firstThen(bidding.higher, bidLimits(isRunning), raiseStep),
];

/** §6.5: a raise. One that comes out of turn stands all the same; whoever was to bid still is. */
export const bid: TeMove<Bid> = {
  fields,
  example: { type: 'bid', seat: 'bert', bid: 190 },
  effects: doing((draft, move) => {
    acts(draft, move.seat);
    const { round, auction } = draft.clock;
    if (round !== 'SR' || auction === null) return;
    const out = auction.out.filter((seat) => seat !== move.seat);
    carryOn(draft, { ...auction, bidder: move.seat, bid: move.bid, out });
  }),
  rules,
  label: ({ clock: { auction } }, { bid: sum }) =>
    auction === null
      ? phrase('18te/log/bid-nothing', { bid: sum })
      : phrase('18te/log/bid', { company: auction.company, bid: sum }),
  *candidates(table, seat) {
    const { auction } = table.clock;
    if (auction === null) return;
    const least: Bid = { type: 'bid', seat, bid: auction.bid + BID_STEP };
    yield* bidsFrom(table, rules, least, BID_STEP);
  },
  concerns: (table, _, piece) => {
    const company = table.clock.auction?.company ?? '';
    return isShareAt(table, piece, company, ipoPlace(company)) || piece === priceMarker(company);
  },
  begins: true,
  /** As for the opening; a par that the last bid brings already is bid for with a step. */
  reads: ({ clock: { auction } }, seat, hand) => {
    if (auction === null) return [];
    const raise = auction.bid + BID_STEP;
    const meant = bidMeant(hand);
    if (meant?.company === auction.company)
      return [{ type: 'bid', seat, bid: parOf(raise) * 3 === meant.bid ? raise : meant.bid }];
    return wantedBy(seat, hand) === auction.company ? [{ type: 'bid', seat, bid: raise }] : [];
  },
  offer: () => ({
    label: ({ bid: sum }) => phrase('18te/choice/bid', { bid: sum }),
    tone: 'main',
    amount: BID_AMOUNT,
  }),
};
