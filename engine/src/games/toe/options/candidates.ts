import type { Move, Seat } from '../../../table/types.ts';
import { isUp, minimumBid, ownerOf } from '../auction.ts';
import { assigned, deviation, needOf, profitOf, unusedLicences } from '../books.ts';
import { KINDS } from '../box.ts';
import { PHASES } from '../clock.ts';
import type { ToeTable } from '../clock.ts';
import { BID_STEP, TARGET_MAX, TARGET_MIN } from '../data/limits.ts';

import { workable } from '../moves/assign.ts';
import { AID, CHAIR_CARD, discard, isVehicle, phaseCard, seatPlace } from '../pieces.ts';
import {
  activeSeats,
  box,
  cardOf,
  contractsOf,
  display,
  isDone,
  modelOf,
  onTrack,
  openContracts,
  vehiclesAt,
} from '../readers.ts';

/**
 * Moves worth judging, by type. Each generator is lazy; what the rules say about them is decided elsewhere.
 */
type Candidates = (table: ToeTable, seat: Seat) => Iterable<Move>;

/**
 * Bids that are listed: the least one and a few steps more. Any higher multiple of 10.000 € that is covered
 * is legal too.
 */
const BID_STEPS = [0, 1, 2, 3] as const;

function* assigns(table: ToeTable, seat: Seat): Iterable<Move> {
  const open = contractsOf(table, seat).filter((id) => !isDone(table, id));
  for (const contract of open) {
    const card = cardOf(table, contract);
    if (!card) continue;
    const there = assigned(table, contract);
    for (const piece of workable(table, seat, open)) {
      const model = modelOf(table, piece);
      if (!model || there.includes(piece) || needOf(card, model.category) === 0) continue;
      yield { type: 'assign', seat, piece, contract };
      for (const instead of there)
        if (modelOf(table, instead)?.category === model.category)
          yield { type: 'assign', seat, piece, contract, instead };
    }
  }
}

function* withdrawals(table: ToeTable, seat: Seat): Iterable<Move> {
  for (const contract of contractsOf(table, seat))
    for (const piece of assigned(table, contract)) yield { type: 'withdraw', seat, piece };
}

function* openings(table: ToeTable, seat: Seat): Iterable<Move> {
  for (const item of table.clock.items) {
    if (!isUp(table, item) || ownerOf(table, item) === seat) continue;
    for (const step of BID_STEPS)
      yield { type: 'open', seat, item, bid: minimumBid(table, item) + step * BID_STEP };
  }
}

function* raises({ clock }: ToeTable, seat: Seat): Iterable<Move> {
  if (clock.lot)
    for (const step of BID_STEPS) yield { type: 'raise', seat, bid: clock.lot.bid + (step + 1) * BID_STEP };
}

function* buys(table: ToeTable, seat: Seat): Iterable<Move> {
  for (const kind of KINDS) for (const piece of display(table, kind)) yield { type: 'buy', seat, piece };
}

const just =
  (type: string): Candidates =>
  (_, seat) => [{ type, seat }];

/** In the order in which they are listed. */
export const CANDIDATES: Readonly<Record<string, Candidates>> = {
  call: (_, seat) => PHASES.map((phase) => ({ type: 'call', seat, phase })),
  licence: (table, seat) =>
    box(table).material.connections.map(({ id }) => ({ type: 'licence', seat, connection: id })),
  buy: buys,
  blind: (_, seat) => KINDS.map((what) => ({ type: 'blind', seat, what })),
  take: (table, seat) => openContracts(table).map((contract) => ({ type: 'take', seat, contract })),
  draw: just('draw'),
  premium: just('premium'),
  choose: (table, seat) => vehiclesAt(table, AID).map((piece) => ({ type: 'choose', seat, piece })),
  assign: assigns,
  withdraw: withdrawals,
  offer: (table, seat) => vehiclesAt(table, seatPlace(seat)).map((piece) => ({ type: 'offer', seat, piece })),
  announce: (table, seat) =>
    unusedLicences(table, seat).map((connection) => ({ type: 'announce', seat, connection })),
  retract: (table, seat) =>
    table.clock.items
      .filter((item) => ownerOf(table, item) === seat)
      .map((item) => ({ type: 'retract', seat, item })),
  open: openings,
  raise: raises,
  pass: just('pass'),
  sell: (table, seat) => contractsOf(table, seat).map((contract) => ({ type: 'sell', seat, contract })),
  quit: just('quit'),
  audit: (table, seat) => table.clock.seats.map((of) => ({ type: 'audit', seat, of })),
  mark: (table, seat) =>
    deviation(table, seat) === 0 ? [] : [{ type: 'mark', seat, to: onTrack(profitOf(table, seat)) }],
  tidy: just('tidy'),
  done: just('done'),
};

/** Offered only when asked for: a new goal is talked about, and putting straight what lies straight is no move. */
export const ON_REQUEST: Readonly<Record<string, Candidates>> = {
  target: ({ clock }, seat) =>
    Array.from({ length: TARGET_MAX - TARGET_MIN + 1 }, (_, i) => ({
      type: 'target',
      seat,
      to: TARGET_MIN + i,
    })).filter(({ to }) => to !== clock.target),
  replace: (_, seat) =>
    [...PHASES.map(phaseCard), CHAIR_CARD].map((piece) => ({ type: 'replace', seat, piece })),
  peek: (table, seat) =>
    Object.keys(table.pieces)
      .filter(isVehicle)
      .map((piece) => ({ type: 'peek', seat, piece })),
  discard: (table, seat) =>
    KINDS.flatMap((pile) =>
      vehiclesAt(table, discard(pile)).map((piece) => ({ type: 'discard', seat, piece, pile })),
    ),
};

/** Who could ever be asked for moves: seats in the game. */
export const plays = (table: ToeTable, seat: Seat): boolean => activeSeats(table.clock).includes(seat);
