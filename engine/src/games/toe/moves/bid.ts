import { firstThen } from '../../../table/rules.ts';
import type { Luck } from '../../../table/luck.ts';
import type { Amount } from '../../../table/offers.ts';
import { ref, whole } from '../../../table/shape.ts';
import type { MoveOf } from '../../../table/shape.ts';
import type { Move, Seat } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import {
  clearAuction,
  hammer,
  isUp,
  itemName,
  licenceOf,
  minimumBid,
  nextBidder,
  openLot,
  ownerOf,
  passOpening,
  reachedFor,
} from '../auction.ts';
import { isUsed } from '../books.ts';
import type { Item, ToeTable } from '../clock.ts';
import { stepOf } from '../course.ts';
import { BID_STEP } from '../data/limits.ts';
import { beginClosing } from '../flow.ts';
import { licencesOf } from '../network.ts';
import { isContract } from '../pieces.ts';
import { onTurn, purse } from '../readers.ts';
import { enoughSticks, playerRules, rule, when } from '../rules.ts';
import type { ToeRule } from '../rules.ts';
import { doing } from '../toe-draft.ts';
import type { ToeDraft } from '../toe-draft.ts';
import { bidsExhausted, tryRescue } from '../year.ts';
import { mayCloseYear } from '../year-line.ts';

/** The auction is over: everybody assigns (house), or the insolvent company is asked once more. */
export function endAuction(draft: ToeDraft, luck: Luck): void {
  if (draft.clock.stage === 'insolvency') return bidsExhausted(draft, luck);
  clearAuction(draft);
  beginClosing(draft, luck, null);
}

/** After a bid or a pass: the next one is asked, or the hammer falls. */
function goOn(draft: ToeDraft, luck: Luck): void {
  const { lot } = draft.clock;
  if (!lot) return;
  const next = nextBidder(draft.table);
  if (next !== null) {
    draft.set('lot', { ...lot, turn: next });
    return;
  }
  const more = hammer(draft);
  if (draft.clock.stage === 'insolvency' && tryRescue(draft, luck)) return;
  if (!more) endAuction(draft, luck);
}

const bidding = ({ clock }: ToeTable): boolean =>
  stepOf(clock) === 'bidding' && (clock.stage === 'auction' || clock.stage === 'insolvency');
/** Who opens, while nothing is under the hammer. */
const opensNow = rule('opener', '8', ['TOE-8.41', 'TOE-8.53', 'TOE-12.9'], (table, { seat }) => {
  const turn = onTurn(table.clock);
  return when(bidding(table) && !table.clock.lot && turn !== seat, { turn: turn ?? '' });
});

// —— What opening and raising share ——

type Bid = Move & { readonly bid: number };

/** Who may have it at all, and whether the bid can be paid. */
const bidRules = <M extends Bid>(itemOf: (table: ToeTable, move: M) => Item | null) => {
  const licence = (table: ToeTable, move: M): string | null =>
    licenceOf(itemOf(table, move) ?? '')?.connection ?? null;
  const isOwn = (table: ToeTable, move: M): boolean => {
    const item = itemOf(table, move);
    return item !== null && ownerOf(table, item) === move.seat;
  };
  return {
    whose: [
      rule<M>('own-item', '8', ['TOE-8.55'], (table, move) => when(isOwn(table, move))),
      rule<M>('held-already', '8', ['TOE-8.8'], (table, move) => {
        const connection = licence(table, move);
        const isHeld = connection !== null && licencesOf(table, move.seat).has(connection);
        return when(isHeld && !isOwn(table, move));
      }),
      enoughSticks<M>(licence),
    ],
    covered: rule<M>('bid-cover', '8', ['TOE-8.54'], (table, { seat, bid }) =>
      when(bid > purse(table, seat), { bid, cash: purse(table, seat) }),
    ),
  };
};

/** Bids that are listed: the least one and a few steps more. Any higher multiple of 10.000 € that is covered is legal too. */
const bidsFrom = (least: number): readonly number[] => [0, 1, 2, 3].map((step) => least + step * BID_STEP);
const amountFor = (table: ToeTable, seat: Seat): Amount => ({
  field: 'bid',
  label: phrase('toe/do/amount'),
  step: BID_STEP,
  most: purse(table, seat),
});

// —— The first bid ——

const openFields = { item: ref('item'), bid: whole(0, 5_000_000) } as const;
type Open = MoveOf<typeof openFields>;

const minimumRule = (
  name: string,
  section: string,
  atoms: readonly string[],
  of: (item: Item) => boolean,
): ToeRule<Open> =>
  rule<Open>(name, section, atoms, (table, { item, bid }) => {
    const least = minimumBid(table, item);
    return when(of(item) && table.clock.items.includes(item) && bid < least, { least });
  });
const opening = bidRules<Open>((_, { item }) => item);
const wasRescued = (table: ToeTable, item: Item): boolean => {
  const owner = ownerOf(table, item);
  return owner !== null && table.clock.rescued.includes(owner);
};

/** Makes the first bid on an item that is up (ch. 8, auction house; ch. 12). */
export const open = mayCloseYear<Open>({
  fields: openFields,
  example: { type: 'open', seat: 'anna', item: 'loco/1', bid: 30_000 },
  effects: doing((draft, { seat, item, bid }, table, luck) => {
    if (!bidding(table) || table.clock.lot || !table.clock.items.includes(item)) return;
    openLot(draft, seat, item, bid);
    goOn(draft, luck);
  }),
  rules: [
    ...playerRules,
    ...firstThen(
      [
        rule<Open>('insolvency-over', '12', ['TOE-12.16'], (table, { item }) =>
          when(!bidding(table) && wasRescued(table, item)),
        ),
        rule<Open>('no-auction', '8', ['TOE-8.40'], (table, { item }) =>
          when(!bidding(table) && !wasRescued(table, item)),
        ),
      ],
      rule('lot-runs', '8', ['TOE-8.50'], ({ clock }) => when(clock.lot !== null)),
      opensNow,
      rule<Open>('not-up', '8', ['TOE-8.40'], (table, { item }) =>
        when(bidding(table) && !table.clock.items.includes(item)),
      ),
      opening.whose,
      [
        rule<Open>('licences-before-vehicles', '8', ['TOE-8.43'], (table, { item }) =>
          when(bidding(table) && table.clock.items.includes(item) && !isUp(table, item)),
        ),
        rule<Open>('licence-used', '8', ['TOE-8.49'], (table, { item }) => {
          const { connection = '', seat = '' } = licenceOf(item) ?? {};
          const contract =
            bidding(table) && table.clock.items.includes(item) && isUsed(table, seat, connection);
          return contract ? { contract } : null;
        }),
      ],
      [
        minimumRule('vehicle-minimum', '8', ['TOE-8.46'], (item) => !licenceOf(item) && !isContract(item)),
        minimumRule('licence-minimum', '8', ['TOE-8.47', 'TOE-12.15'], (item) => licenceOf(item) !== null),
        minimumRule('contract-minimum', '12', ['TOE-12.11'], isContract),
      ],
      opening.covered,
      rule<Open>('bid-steps', '8', ['TOE-8.51'], (_, { bid }) =>
        when(bid % BID_STEP !== 0, { step: BID_STEP }),
      ),
    ),
  ],
  label: (table, { seat, item, bid }) => phrase('toe/log/open', { seat, item: itemName(table, item), bid }),
  *candidates(table, seat) {
    for (const item of table.clock.items)
      if (isUp(table, item) && ownerOf(table, item) !== seat)
        for (const bid of bidsFrom(minimumBid(table, item))) yield { type: 'open', seat, item, bid };
  },
  concerns: (_, { item }, piece) => item === piece,
  begins: true,
  // Reaching for something that is up for sale is a bid: the least one that counts.
  reads: (table, seat, hand) => {
    const item = reachedFor(table, seat, hand);
    return item === null || item === table.clock.lot?.item
      ? []
      : [{ type: 'open', seat, item, bid: minimumBid(table, item) }];
  },
  offer: (table, seat) => ({
    label: ({ item, bid }) =>
      phrase('toe/do/open', { item: itemName(table, item), owner: ownerOf(table, item) ?? '', bid }),
    tone: 'plain',
    amount: amountFor(table, seat),
  }),
});

// —— What follows ——

const raiseFields = { bid: whole(0, 5_000_000) } as const;
type Raise = MoveOf<typeof raiseFields>;
const raising = bidRules<Raise>(({ clock }) => clock.lot?.item ?? null);
const isOut = ({ clock }: ToeTable, seat: Seat): boolean => clock.lot?.out.includes(seat) ?? false;

/** Bids more than the bid that stands. */
export const raise = mayCloseYear<Raise>({
  fields: raiseFields,
  example: { type: 'raise', seat: 'anna', bid: 40_000 },
  effects: doing((draft, { seat, bid }, table, luck) => {
    const { lot } = table.clock;
    if (!lot || !bidding(table)) return;
    const out = lot.out.filter((other) => other !== seat);
    draft.set('lot', { ...lot, bidder: seat, bid, turn: seat, out });
    goOn(draft, luck);
  }),
  rules: [
    ...playerRules,
    ...firstThen(
      rule('no-lot', '8', ['TOE-8.50'], ({ clock }) => when(clock.lot === null)),
      rule('bid-turn', '8', ['TOE-8.50'], (table, { seat }) => {
        const { lot } = table.clock;
        return when(lot !== null && lot.turn !== seat && lot.owner !== seat && !isOut(table, seat), {
          turn: lot?.turn ?? '',
        });
      }),
      rule<Raise>('passed-already', '8', ['TOE-8.55'], (table, { seat }) => when(isOut(table, seat))),
      raising.whose,
      raising.covered,
      rule<Raise>('raise-steps', '8', ['TOE-8.51'], ({ clock }, { bid }) => {
        const now = clock.lot?.bid ?? 0;
        return when(clock.lot !== null && (bid <= now || (bid - now) % BID_STEP !== 0), {
          step: BID_STEP,
          now,
        });
      }),
    ),
  ],
  label: (_, { seat, bid }) => phrase('toe/log/raise', { seat, bid }),
  candidates: ({ clock: { lot } }, seat) =>
    lot ? bidsFrom(lot.bid + BID_STEP).map((bid) => ({ type: 'raise', seat, bid })) : [],
  concerns: ({ clock }, _, piece) => clock.lot?.item === piece,
  begins: true,
  reads: (table, seat, hand) => {
    const { lot } = table.clock;
    return lot && lot.item === reachedFor(table, seat, hand)
      ? [{ type: 'raise', seat, bid: lot.bid + BID_STEP }]
      : [];
  },
  offer: (table, seat) => ({
    label: () => phrase('toe/do/raise'),
    tone: 'main',
    amount: amountFor(table, seat),
  }),
});

/** Does not raise, or does not want to open on anything. */
export const pass = mayCloseYear({
  fields: {},
  example: { type: 'pass', seat: 'anna' },
  effects: doing((draft, { seat }, table, luck) => {
    const { lot } = table.clock;
    if (!bidding(table)) return;
    if (lot === null) {
      if (onTurn(table.clock) === seat && !passOpening(draft, seat)) endAuction(draft, luck);
      return;
    }
    if (lot.bidder === seat) return;
    draft.set('lot', { ...lot, out: lot.out.includes(seat) ? lot.out : [...lot.out, seat] });
    if (lot.turn === seat || nextBidder(draft.table) === null) goOn(draft, luck);
  }),
  rules: [
    ...playerRules,
    rule('no-auction', '8', ['TOE-8.40'], (table) => when(!bidding(table))),
    opensNow,
    rule('bid-turn', '8', ['TOE-8.50'], ({ clock }, { seat }) =>
      when(clock.lot !== null && clock.lot.turn !== seat, { turn: clock.lot?.turn ?? '' }),
    ),
  ],
  label: (_, { seat }) => phrase('toe/log/pass', { seat }),
  candidates: (_, seat) => [{ type: 'pass', seat }],
  offer: () => ({ label: () => phrase('toe/do/pass'), tone: 'quiet' }),
});
