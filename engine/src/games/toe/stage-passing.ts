import type { Slot, Surface } from '../../stage/stage.ts';
import { piecesAt } from '../../table/places.ts';
import type { Seat } from '../../table/types.ts';
import { phrase } from '../../table/words.ts';
import type { Phrase } from '../../table/words.ts';
import { minimumBid } from './auction.ts';
import { KINDS } from './box.ts';
import type { ToeTable } from './clock.ts';
import { AID, auctionPlace } from './pieces.ts';
import { vehiclesAt } from './readers.ts';

type Rack = Extract<Surface, { readonly kind: 'rack' }>;
/** Fields in one row. */
export const rack = (id: string, role: Rack['role'], title: Phrase, slots: readonly Slot[]): Rack => ({
  kind: 'rack',
  id,
  title,
  role,
  groups: [{ label: null, slots }],
});

/** One field for each vehicle that lies at a place, or an empty one. */
const fields = (table: ToeTable, place: string, more: Partial<Slot>): readonly Slot[] => {
  const there = vehiclesAt(table, place);
  return (there.length > 0 ? there.map((piece) => [piece]) : [KINDS]).map((kinds) => ({
    place,
    kinds,
    ...more,
  }));
};

/** Under what is for sale stands from how much on it can be had, and under the hammer who bids how much. */
function noted(table: ToeTable, field: Slot, seat: Seat): Slot {
  const { lot } = table.clock;
  const [piece] = field.kinds ?? [];
  if (piece === undefined || !table.clock.items.includes(piece)) return field;
  const note =
    lot?.item === piece
      ? phrase('toe/hammer', { seat: lot.bidder, bid: lot.bid / 1000 })
      : phrase('toe/offered', { seat, least: minimumBid(table, piece) / 1000 });
  return { ...field, note };
}

/** What lies on the table only in some phases: the selection of the state aid, the offers of an auction. */
export function passing(table: ToeTable): readonly Surface[] {
  const { stage, seats, insolvent } = table.clock;
  const fleeting = (id: string, slots: readonly Slot[]): Surface => ({
    ...rack(id, 'display', phrase(`toe/stage/${id}`), slots),
    passing: true,
  });
  const isLying = (place: string): boolean => piecesAt(table, place).length > 0;
  const isSale = stage === 'auction' || stage === 'insolvency';
  // In an insolvency only one company sells.
  const sellers = seats.filter(
    (seat) => !insolvent || insolvent.seat === seat || isLying(auctionPlace(seat)),
  );
  const offers = sellers.flatMap((seat) =>
    fields(table, auctionPlace(seat), { note: phrase('table/seat', { seat }) }).map((field) =>
      noted(table, field, seat),
    ),
  );
  return [
    ...(stage === 'aid' || isLying(AID) ? [fleeting('aid', fields(table, AID, {}))] : []),
    ...(isSale || seats.some((seat) => isLying(auctionPlace(seat)))
      ? [fleeting(isSale ? stage : 'auction', offers)]
      : []),
  ];
}
