import { firstThen } from '../../../table/rules.ts';
import { ipoPlace, ownerOf, priceMarker, seatOf } from '../../../rail/ids.ts';
import { parMeant } from '../../../rail/market.ts';
import { clockwiseAfter, isShareAt } from '../../../rail/shares.ts';
import type { CompanyId } from '../../../rail/types.ts';
import type { BidMove } from '../../../rail/verbs/auction.ts';
import { BID, bidCash, bidsFrom, nextBidder } from '../../../rail/verbs/auction.ts';
import { acts, hasJustBought } from '../../../rail/verbs/pass.ts';
import { certificateLimit as limited, oneATurn } from '../../../rail/verbs/share-purchase.ts';
import type { Hand } from '../../../table/game.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { ref } from '../../../table/shape.ts';
import type { Seat } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import type { Auction, TeClock, TeDraft, TeTable } from '../clock.ts';
import { BID_STEP } from '../data/limits.ts';
import { MARKET } from '../data/market.ts';
import { found } from '../deal.ts';
import { doing, endStockTurn, traded } from '../flow.ts';
import { certificateLimit, counted, lowestBid, nextToFound, placeOf } from '../readers.ts';
import { noAuction, rule, stockRules, when } from '../rules.ts';
import type { TeMove, TeRule } from '../rules.ts';
import { te } from '../title.ts';

const fields = { company: ref('company'), bid: BID } as const;
type Open = MoveOf<typeof fields>;

const isUnfounded = (table: TeTable, company: CompanyId): boolean =>
  placeOf(table, priceMarker(company)) === ipoPlace(company);

/** Clockwise to the next who can still raise; if there is none, the certificate is sold (§6.5). */
export function carryOn(draft: TeDraft, auction: Auction): void {
  const turn = nextBidder([auction.turn, ...clockwiseAfter(draft.clock.seats, auction.turn)], auction);
  if (turn === null) close(draft, auction);
  else draft.set('auction', { ...auction, turn });
}

/** The winner founds. Whoever won: the opener's turn is over (§6.5), and it was the opener's trade (§6.7). */
function close(draft: TeDraft, { company, opener, bidder, bid }: Auction): void {
  draft.set('auction', null);
  found(draft, company, bidder, bid);
  traded(draft, opener);
  if (draft.clock.turn === opener) endStockTurn(draft, opener);
}

/** §6: one act a turn. */
export const oneAct = oneATurn(te, ['one-act', '6', 'TE-6.0.2'], hasJustBought);
const auctioned = rule<Open>('auctioned-already', '6.5', ['TE-6.5.1'], (table, { company }) =>
  when(!isUnfounded(table, company), { company }),
);
const nextOnly = rule<Open>('next-company', '6.5', ['TE-6.5.1'], (table, { company }) => {
  const next = nextToFound(table);
  return when(isUnfounded(table, company) && company !== next, { company, next });
});
const lowest = rule<Open>('lowest-bid', '6.5', ['TE-6.5.3', 'TE-3.6.8'], (table, { company, bid }) => {
  const least = lowestBid(table, company);
  return when(isUnfounded(table, company) && bid < least, { company, bid, least });
});
const inTens = rule<Open>('bid-step', '6.5', ['TE-6.5.4'], (table, { company, bid }) =>
  when(isUnfounded(table, company) && bid % BID_STEP !== 0, { bid, step: BID_STEP }),
);

const canBeOpened = (table: TeTable, { company }: Open): boolean => isUnfounded(table, company);
/** Nobody bids more than he has, for a certificate that he may not hold – and always counts: no par lies in the yellow zone. */
export const bidLimits = <M extends BidMove>(
  given: (table: TeTable, move: M) => boolean,
): readonly TeRule<M>[] => [
  bidCash(te, ['bid-cash', '6.5', 'TE-6.5.8'], given),
  limited(te, ['certificate-limit', '6.5', 'TE-6.5.13'], counted, certificateLimit, given),
];

const rules: readonly TeRule<Open>[] = [
  ...stockRules,
  noAuction,
  oneAct,
  ...firstThen([auctioned, nextOnly], lowest, bidLimits(canBeOpened), inTens),
];

export const BID_AMOUNT = { field: 'bid', label: phrase('18te/amount/bid') } as const;

/** A hand that reaches for a certificate of a company not founded yet wants to bid for it. */
export function wantedBy(seat: Seat, { piece, from, to }: Hand): CompanyId | null {
  const isNew = piece.startsWith('cert/') && from.startsWith('ipo/');
  return isNew && seatOf(to) === seat ? (ownerOf(piece) ?? '') : null;
}

/** The lowest bid by which a company would get the par that a hand puts its marker on (§6.5). */
export function bidMeant(hand: Hand): { readonly company: CompanyId; readonly bid: number } | null {
  const meant = parMeant(MARKET, hand);
  return meant && { company: meant.company, bid: 3 * meant.par };
}

/** §6.5: instead of buying, the next 30 % certificate is put up, with the opening bid. */
export const auction: TeMove<Open> = {
  fields,
  example: { type: 'auction', seat: 'anna', company: 'KHS', bid: 180 },
  // An auction is only said, no piece is moved: where none can be opened, nothing happens on the table.
  effects: doing((draft, { seat, company, bid }, table) => {
    acts(draft, seat);
    const { round, auction: running } = draft.clock;
    if (round !== 'SR' || running !== null || !isUnfounded(table, company)) return;
    draft.set('opened', true).set('bought', null);
    traded(draft, seat);
    carryOn(draft, { company, opener: seat, bidder: seat, bid, turn: seat, out: [] });
  }),
  rules,
  label: (_, { company, bid }) => phrase('18te/log/auction', { company, bid }),
  *candidates(table, seat) {
    const company = nextToFound(table);
    if (company === null) return;
    const bid = Math.max(0, Math.ceil(lowestBid(table, company) / BID_STEP) * BID_STEP);
    yield* bidsFrom<TeClock, Open>(table, rules, { type: 'auction', seat, company, bid }, BID_STEP);
  },
  concerns: (table, { company }, piece) =>
    isShareAt(table, piece, company, ipoPlace(company)) || piece === priceMarker(company),
  begins: true,
  /** A certificate to one's mat; or the price marker on the par that one bids for. */
  reads: (table, seat, hand) => {
    const meant = bidMeant(hand);
    if (meant && table.clock.auction === null && isUnfounded(table, meant.company))
      return [{ type: 'auction', seat, ...meant }];
    const company = wantedBy(seat, hand);
    // Whoever reaches for another company than the one that is up wants an auction of it, and hears that one runs.
    if (company === null || company === table.clock.auction?.company) return [];
    return [{ type: 'auction', seat, company, bid: lowestBid(table, company) }];
  },
  offer: () => ({
    label: ({ company }) => phrase('18te/choice/auction', { company }),
    tone: 'main',
    amount: BID_AMOUNT,
  }),
};
