import type { FieldsOf } from '../../table/shape.ts';
import { choice, flag, list, mapOf, nullable, record, ref, whole } from '../../table/shape.ts';
import type { Clock, Table } from '../../table/types.ts';
import { TARGET_MAX, TARGET_MIN } from './data/limits.ts';

/** The six phases (ch. 8). */
export const PHASES = ['site', 'fair', 'conference', 'auction', 'premium', 'aid'] as const;
export type Phase = (typeof PHASES)[number];
export const isPhase = (stage: string): stage is Phase => (PHASES as readonly string[]).includes(stage);

/** Where the year stands: somebody calls, a phase is played, or the year is being closed. */
export const STAGES = ['call', ...PHASES, 'audit', 'insolvency', 'final', 'end'] as const;
export type Stage = (typeof STAGES)[number];

const seat = ref('seat');
const seats = list(seat, 4);

/** What can be sold: a vehicle (`loco/7`), a licence (`licence/berlin-praha/anna`), a contract (`contract/EF3`). */
export type Item = string;

/** An item under the hammer. */
const LOT = record({
  item: ref('item'),
  owner: seat,
  opener: seat,
  bidder: seat,
  bid: whole(),
  /** Who has to raise or pass. */
  turn: seat,
  out: seats,
});

/** Who is waited for; begins anew with every stage and with most steps. */
const WAITING = {
  /**
   * Inside a stage. `turns`: one after another; `offers`: everybody lays out what is for sale; `bidding`; `closing`:
   * everybody assigns vehicles (also the audits), without an order.
   */
  step: choice('turns', 'offers', 'bidding', 'closing'),
  /** Who plays the phase now (`turns`), who opens an auction (`bidding` without a lot). */
  turn: nullable(seat),
  /** Who still has to say "done" where there is no order. */
  open: seats,
} as const;
export type WaitingKeys = FieldsOf<typeof WAITING>;
export type Step = WaitingKeys['step'];
/** What is known for one phase only. */
const OF_PHASE = {
  ...WAITING,
  /** Who has had the turn. */
  acted: seats,
  /** Licences, vehicles or contracts got. */
  bought: mapOf('seat', whole(0, 9)),
  /** Contracts that were taken unseen. */
  unseen: list(ref('contract')),
} as const;
export type PhaseKeys = FieldsOf<typeof OF_PHASE>;
/** What is known for one year only. */
const OF_YEAR = {
  stage: choice(...STAGES),
  ...OF_PHASE,
  /** Phases called, in order; null where somebody did not call one, against the rules. */
  calls: list(record({ seat, phase: nullable(choice(...PHASES)) }), 6),
} as const;
export type YearKeys = FieldsOf<typeof OF_YEAR>;
/** What is known for one auction only, in the house or of an insolvent company. */
const OF_AUCTION = {
  items: list(ref('item')),
  lot: nullable(LOT),
  /** Openers who passed in succession. */
  passes: whole(0, 9),
  /** A vehicle has been put up already: licences come too late now. */
  vehiclesUp: flag,
} as const;
export type AuctionKeys = FieldsOf<typeof OF_AUCTION>;

/** Everything of the clock, as hands may set it: a position is laid with it, key by key. */
export const handClock = {
  /** The business year, counted from 1. */
  round: whole(1, 99),
  chair: seat,
  ...OF_YEAR,
  ...OF_AUCTION,
  /** Who is selling off in self-administration; `asked`: has already been asked to offer more. */
  insolvent: nullable(record({ seat, asked: flag })),
  queue: seats,
  /** Who came out of an insolvency this year. */
  rescued: seats,
  /** Who has dropped out. */
  gone: seats,
  /** Contracts that end the game; null in the variant without a fixed number. */
  target: nullable(whole(TARGET_MIN, TARGET_MAX)),
  proposal: nullable(record({ to: whole(TARGET_MIN, TARGET_MAX), agreed: seats })),
  ending: nullable(choice('contracts', 'sticks', 'profit', 'bank', 'alone')),
  /**
   * Which vehicle a face-down piece is (variant with hidden vehicles). Only the referee's own table holds all of it:
   * `view` leaves a seat the entries of its own mat, and nobody else any.
   */
  secret: mapOf('vehicle', ref('model')),
} as const;

export interface ToeClock extends Clock, FieldsOf<typeof handClock> {}
export type ToeTable = Table<ToeClock>;
