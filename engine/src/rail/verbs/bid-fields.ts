import type { Rule } from '../../table/game.ts';
import { perTable, pieceOf } from '../../table/places.ts';
import { when } from '../../table/rules.ts';
import type { Move, PieceId, Place, Seat, Table } from '../../table/types.ts';
import type { RailClock } from '../clock.ts';
import { purse } from '../readers.ts';
import { clockwiseAfter } from '../shares.ts';
import type { RailTitle, Said } from '../title.ts';
import { citing } from '../title.ts';

/**
 * Several lots at once, each with printed bid fields. Everybody has one marker; it lies on a field, and whoever is outbid
 * has to go higher or elsewhere. It ends when every marker leads a lot.
 */
export interface BidFields<C extends RailClock> {
  readonly bidders: (table: Table<C>) => readonly Seat[];
  readonly lots: (table: Table<C>) => readonly string[];
  readonly fieldsOf: (lot: string) => readonly number[];
  readonly markerOf: (table: Table<C>, seat: Seat) => PieceId;
  readonly placeOf: (lot: string, amount: number) => Place;
  /** What a bid costs in the end. Usually: what stands on the field. */
  readonly costOf?: (lot: string, amount: number) => number;
  /** Bids are made now. */
  readonly isOpen: (table: Table<C>) => boolean;
  /** Who has to bid. */
  readonly turnOf: (table: Table<C>) => Seat;
}

/** A bid as it lies on the table. */
export interface StandingBid {
  readonly seat: Seat;
  readonly lot: string;
  readonly amount: number;
}
export type FieldBid = Move & { readonly lot: string; readonly bid: number };

export interface FieldSaid {
  /** Only printed fields of the lots that are up can be taken. */
  readonly field: Said;
  /** On a lot with a bid only a higher field. */
  readonly higher: Said;
  /** Whoever leads leaves the marker where it is. */
  readonly leads: Said;
  readonly turn: Said;
  readonly cash: Said;
}

export function bidFields<C extends RailClock>(fields: BidFields<C>) {
  const { bidders, lots, fieldsOf, markerOf, placeOf } = fields;
  /** Every marker that lies on a field. */
  const bids = perTable((table: Table<C>): readonly StandingBid[] =>
    bidders(table).flatMap((seat) => {
      const at = pieceOf(table, markerOf(table, seat))?.at;
      return lots(table).flatMap((lot) =>
        fieldsOf(lot).flatMap((amount) => (placeOf(lot, amount) === at ? [{ seat, lot, amount }] : [])),
      );
    }),
  );
  /** The highest bid on a lot; two on the same field can only be laid there by hand, then the first in order leads. */
  const highest = (table: Table<C>, lot: string): StandingBid | null =>
    bids(table)
      .filter((one) => one.lot === lot)
      .toSorted((a, b) => b.amount - a.amount)[0] ?? null;
  const led = (table: Table<C>, seat: Seat): StandingBid | null => {
    const own = bids(table).find((one) => one.seat === seat);
    return own && highest(table, own.lot)?.seat === seat ? own : null;
  };
  /** Who has to bid next, going round from `after`; null: every marker leads. */
  const nextBidder = (table: Table<C>, after: Seat): Seat | null =>
    clockwiseAfter(bidders(table), after).find((seat) => led(table, seat) === null) ?? null;
  /** Every bid that is worth a look: all fields above what lies there. */
  const higherFields = (table: Table<C>): readonly { readonly lot: string; readonly bid: number }[] =>
    lots(table).flatMap((lot) =>
      fieldsOf(lot)
        .filter((amount) => amount > (highest(table, lot)?.amount ?? -1))
        .map((bid) => ({ lot, bid })),
    );
  /** What a hand means that lays this marker there. */
  const meant = (table: Table<C>, seat: Seat, piece: PieceId, to: Place) =>
    piece !== markerOf(table, seat)
      ? []
      : lots(table).flatMap((lot) =>
          fieldsOf(lot).flatMap((bid) => (placeOf(lot, bid) === to ? [{ lot, bid }] : [])),
        );
  return { bids, highest, led, nextBidder, higherFields, meant };
}

/** Rules of bidding on fields. */
export function fieldRules<C extends RailClock>(
  title: Pick<RailTitle<C>, 'rule'>,
  fields: BidFields<C>,
  said: FieldSaid,
): readonly Rule<C, FieldBid>[] {
  const cite = citing(title);
  const { highest, led } = bidFields(fields);
  const isField = (table: Table<C>, { lot, bid }: FieldBid): boolean =>
    fields.lots(table).includes(lot) && fields.fieldsOf(lot).includes(bid);
  const leads = cite<FieldBid>(said.leads, (table, { seat }) => {
    const own = fields.isOpen(table) ? led(table, seat) : null;
    return own && { lot: own.lot, bid: own.amount };
  });
  const turn = cite<FieldBid>(said.turn, (table, { seat }) => {
    const late = fields.isOpen(table) && fields.turnOf(table) !== seat && led(table, seat) === null;
    return when(late, { turn: fields.turnOf(table) });
  });
  const field = cite<FieldBid>(said.field, (table, move) =>
    when(fields.isOpen(table) && !isField(table, move), { lot: move.lot, bid: move.bid }),
  );
  const higher = cite<FieldBid>(said.higher, (table, move) => {
    const standing = fields.isOpen(table) && isField(table, move) ? highest(table, move.lot) : null;
    if (standing === null || standing.seat === move.seat) return null;
    return when(move.bid <= standing.amount, { lot: move.lot, bid: move.bid, standing: standing.amount });
  });
  const cash = cite<FieldBid>(said.cash, (table, move) => {
    const has = purse(table, move.seat);
    const cost = fields.costOf?.(move.lot, move.bid) ?? move.bid;
    return when(fields.isOpen(table) && isField(table, move) && cost > has, { bid: cost, cash: has });
  });
  return [leads, turn, field, higher, cash];
}
