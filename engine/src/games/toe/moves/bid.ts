import { noLuck } from '../../../table/luck.ts';
import type { Luck } from '../../../table/luck.ts';
import type { MoveSpec } from '../../../table/game.ts';
import { piecesAt } from '../../../table/places.ts';
import { ref, whole } from '../../../table/shape.ts';
import type { MoveOf } from '../../../table/shape.ts';
import type { Seat } from '../../../table/types.ts';
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
} from '../auction.ts';
import { isUsed } from '../books.ts';
import type { Item, ToeClock, ToeTable } from '../clock.ts';
import { BID_STEP } from '../data/limits.ts';
import { beginClosing } from '../flow.ts';
import { licencesOf } from '../network.ts';
import { isContract, sticksPlace } from '../pieces.ts';
import { box, onTurn, purse } from '../readers.ts';
import { playerRules, rule, when } from '../rules.ts';
import type { ToeRule } from '../rules.ts';
import { drafted } from '../toe-draft.ts';
import type { ToeDraft } from '../toe-draft.ts';
import { bidsExhausted, tryRescue } from '../year.ts';
import { yearLine } from '../year-line.ts';

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

// —— Rules that opening and raising share ——

type Bid = { readonly type: string; readonly seat: Seat; readonly bid: number };
type ItemOf<M> = (table: ToeTable, move: M) => Item | null;

const bidRules = <M extends Bid>(itemOf: ItemOf<M>): readonly ToeRule<M>[] => {
  const licence = (table: ToeTable, move: M): string | null => {
    const item = itemOf(table, move);
    return item === null ? null : (licenceOf(item)?.connection ?? null);
  };
  return [
    rule<M>('bid-cover', '8', ['TOE-8.54'], (table, { seat, bid }) =>
      when(bid > purse(table, seat), { bid, cash: purse(table, seat) }),
    ),
    rule<M>('own-item', '8', ['TOE-8.55'], (table, move) => {
      const item = itemOf(table, move);
      return when(item !== null && ownerOf(table, item) === move.seat);
    }),
    rule<M>('held-already', '8', ['TOE-8.8'], (table, move) => {
      const connection = licence(table, move);
      return when(
        connection !== null &&
          licencesOf(table, move.seat).has(connection) &&
          ownerOf(table, itemOf(table, move)!) !== move.seat,
      );
    }),
    rule<M>('sticks', '8', ['TOE-8.9'], (table, move) => {
      const wanted = box(table).connections.get(licence(table, move) ?? '')?.segments ?? 0;
      const left = piecesAt(table, sticksPlace(move.seat)).length;
      return when(left < wanted, { left, wanted });
    }),
  ];
};

const minimumRule = (
  name: string,
  section: string,
  atoms: readonly string[],
  of: (item: Item) => boolean,
): ToeRule<OpenMove> =>
  rule<OpenMove>(name, section, atoms, (table, { item, bid }) => {
    const least = minimumBid(table, item);
    return when(of(item) && table.clock.items.includes(item) && bid < least, { least });
  });

const openFields = { item: ref('item'), bid: whole(0, 5_000_000) } as const;
export type OpenMove = MoveOf<typeof openFields>;
const bidding = ({ clock }: ToeTable): boolean =>
  clock.step === 'bidding' && (clock.stage === 'auction' || clock.stage === 'insolvency');
const wasRescued = (table: ToeTable, item: Item): boolean => {
  const owner = ownerOf(table, item);
  return owner !== null && table.clock.rescued.includes(owner);
};

/** Makes the first bid on an item that is up (ch. 8, auction house; ch. 12). */
export const open: MoveSpec<ToeClock, OpenMove> = {
  begins: true,
  fields: openFields,
  example: { type: 'open', seat: 'anna', item: 'loco/1', bid: 30_000 },
  effects: (table, { seat, item, bid }, luck) =>
    drafted(table, (draft) => {
      if (!bidding(table) || table.clock.lot || !table.clock.items.includes(item)) return;
      openLot(draft, seat, item, bid);
      goOn(draft, luck);
    }),
  rules: [
    ...playerRules,
    rule<OpenMove>('insolvency-over', '12', ['TOE-12.16'], (table, { item }) =>
      when(!bidding(table) && wasRescued(table, item)),
    ),
    rule<OpenMove>('no-auction', '8', ['TOE-8.40'], (table, { item }) =>
      when(!bidding(table) && !wasRescued(table, item)),
    ),
    rule('lot-runs', '8', ['TOE-8.50'], ({ clock }) => when(clock.lot !== null)),
    rule('opener', '8', ['TOE-8.41', 'TOE-8.53', 'TOE-12.9'], (table, { seat }) =>
      when(bidding(table) && !table.clock.lot && onTurn(table.clock) !== seat, {
        turn: onTurn(table.clock) ?? '',
      }),
    ),
    rule<OpenMove>('not-up', '8', ['TOE-8.40'], (table, { item }) =>
      when(bidding(table) && !table.clock.items.includes(item)),
    ),
    rule<OpenMove>('licences-before-vehicles', '8', ['TOE-8.43'], (table, { item }) =>
      when(bidding(table) && table.clock.items.includes(item) && !isUp(table, item)),
    ),
    rule<OpenMove>('licence-used', '8', ['TOE-8.49'], (table, { item }) => {
      const { connection = '', seat = '' } = licenceOf(item) ?? {};
      const contract = bidding(table) && table.clock.items.includes(item) && isUsed(table, seat, connection);
      return contract ? { contract } : null;
    }),
    minimumRule('vehicle-minimum', '8', ['TOE-8.46'], (item) => !licenceOf(item) && !isContract(item)),
    minimumRule('licence-minimum', '8', ['TOE-8.47', 'TOE-12.15'], (item) => licenceOf(item) !== null),
    minimumRule('contract-minimum', '12', ['TOE-12.11'], isContract),
    rule<OpenMove>('bid-steps', '8', ['TOE-8.51'], (_, { bid }) =>
      when(bid % BID_STEP !== 0, { step: BID_STEP }),
    ),
    ...bidRules<OpenMove>((_, { item }) => item),
  ],
  label: (table, move) => {
    const { seat, item, bid } = move;
    return yearLine(table, seat, phrase('toe/log/open', { seat, item: itemName(table, item), bid }), () =>
      open.effects(table, move, noLuck),
    );
  },
};

const raiseFields = { bid: whole(0, 5_000_000) } as const;
export type RaiseMove = MoveOf<typeof raiseFields>;
const noLot = rule('no-lot', '8', ['TOE-8.50'], ({ clock }) => when(clock.lot === null));
const isOut = ({ clock }: ToeTable, seat: Seat): boolean => clock.lot?.out.includes(seat) ?? false;
const bidderTurn = rule('bid-turn', '8', ['TOE-8.50'], (table, { seat }) => {
  const { lot } = table.clock;
  return when(lot !== null && lot.turn !== seat && lot.owner !== seat && !isOut(table, seat), {
    turn: lot?.turn ?? '',
  });
});

/** Bids more than the bid that stands. */
export const raise: MoveSpec<ToeClock, RaiseMove> = {
  begins: true,
  fields: raiseFields,
  example: { type: 'raise', seat: 'anna', bid: 40_000 },
  effects: (table, { seat, bid }, luck) =>
    drafted(table, (draft) => {
      const { lot } = table.clock;
      if (!lot || !bidding(table)) return;
      draft.set('lot', {
        ...lot,
        bidder: seat,
        bid,
        turn: seat,
        out: lot.out.filter((other) => other !== seat),
      });
      goOn(draft, luck);
    }),
  rules: [
    ...playerRules,
    noLot,
    bidderTurn,
    rule<RaiseMove>('raise-steps', '8', ['TOE-8.51'], ({ clock }, { bid }) => {
      const now = clock.lot?.bid ?? 0;
      return when(clock.lot !== null && (bid <= now || (bid - now) % BID_STEP !== 0), {
        step: BID_STEP,
        now,
      });
    }),
    rule<RaiseMove>('passed-already', '8', ['TOE-8.55'], (table, { seat }) => when(isOut(table, seat))),
    ...bidRules<RaiseMove>(({ clock }) => clock.lot?.item ?? null),
  ],
  label: (table, move) =>
    yearLine(table, move.seat, phrase('toe/log/raise', { seat: move.seat, bid: move.bid }), () =>
      raise.effects(table, move, noLuck),
    ),
};

/** Does not raise, or does not want to open on anything. */
export const pass: MoveSpec<ToeClock> = {
  fields: {},
  example: { type: 'pass', seat: 'anna' },
  effects: (table, { seat }, luck) =>
    drafted(table, (draft) => {
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
    rule('opener', '8', ['TOE-8.53'], (table, { seat }) =>
      when(bidding(table) && !table.clock.lot && onTurn(table.clock) !== seat, {
        turn: onTurn(table.clock) ?? '',
      }),
    ),
    rule('bid-turn', '8', ['TOE-8.50'], ({ clock }, { seat }) =>
      when(clock.lot !== null && clock.lot.turn !== seat, { turn: clock.lot?.turn ?? '' }),
    ),
  ],
  label: (table, move) =>
    yearLine(table, move.seat, phrase('toe/log/pass', { seat: move.seat }), () =>
      pass.effects(table, move, noLuck),
    ),
};
