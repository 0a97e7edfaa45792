import type { Clock, PieceId, Seat, Table } from '../../table/types.ts';

/** The six phases (ch. 8). */
export const PHASES = ['site', 'fair', 'conference', 'auction', 'premium', 'aid'] as const;
export type Phase = (typeof PHASES)[number];
export const isPhase = (stage: string): stage is Phase => (PHASES as readonly string[]).includes(stage);

/** Where the year stands: somebody calls, a phase is played, or the year is being closed. */
export const STAGES = ['call', ...PHASES, 'audit', 'insolvency', 'final', 'end'] as const;
export type Stage = (typeof STAGES)[number];

/**
 * Inside a stage. `turns`: one after another; `offers`: everybody lays out what is for sale; `bidding`; `closing`:
 * everybody assigns vehicles (also the audits), without an order.
 */
export type Step = 'turns' | 'offers' | 'bidding' | 'closing';

/** `phase` is null where somebody did not call one, against the rules. */
export type Call = { readonly seat: Seat; readonly phase: Phase | null };

/** What can be sold: a vehicle (`loco/7`), a licence (`licence/berlin-praha/anna`), a contract (`contract/EF3`). */
export type Item = string;

/** An item under the hammer. */
export type Lot = {
  readonly item: Item;
  readonly owner: Seat;
  readonly opener: Seat;
  readonly bidder: Seat;
  readonly bid: number;
  /** Who has to raise or pass. */
  readonly turn: Seat;
  readonly out: readonly Seat[];
};

export type Ending = 'contracts' | 'sticks' | 'profit' | 'bank' | 'alone';
export type Proposal = { readonly to: number; readonly agreed: readonly Seat[] };

/** Who is waited for; begins anew with every stage and with most steps. */
export interface WaitingKeys {
  readonly step: Step;
  /** Who plays the phase now (`turns`), who opens an auction (`bidding` without a lot). */
  readonly turn: Seat | null;
  /** Who still has to say "done" where there is no order. */
  readonly open: readonly Seat[];
}
/** What is known for one phase only. */
export interface PhaseKeys extends WaitingKeys {
  /** Who has had the turn. */
  readonly acted: readonly Seat[];
  /** Licences, vehicles or contracts got. */
  readonly bought: Readonly<Record<Seat, number>>;
  /** Contracts that were taken unseen. */
  readonly unseen: readonly string[];
}
/** What is known for one year only. */
export interface YearKeys extends PhaseKeys {
  readonly stage: Stage;
  /** Phases called, in order. */
  readonly calls: readonly Call[];
}
/** What is known for one auction only, in the house or of an insolvent company. */
export interface AuctionKeys {
  readonly items: readonly Item[];
  readonly lot: Lot | null;
  /** Openers who passed in succession. */
  readonly passes: number;
  /** A vehicle has been put up already: licences come too late now. */
  readonly vehiclesUp: boolean;
}

export interface ToeClock extends Clock, YearKeys, AuctionKeys {
  /** The business year, counted from 1. */
  readonly round: number;
  readonly chair: Seat;
  /** Who is selling off in self-administration; `asked`: has already been asked to offer more. */
  readonly insolvent: { readonly seat: Seat; readonly asked: boolean } | null;
  readonly queue: readonly Seat[];
  /** Who came out of an insolvency this year. */
  readonly rescued: readonly Seat[];
  /** Who has dropped out. */
  readonly gone: readonly Seat[];
  /** Contracts that end the game; null in the variant without a fixed number. */
  readonly target: number | null;
  readonly proposal: Proposal | null;
  readonly ending: Ending | null;
  /**
   * Which vehicle a face-down piece is (variant with hidden vehicles). Only the referee's own table holds all of it:
   * `view` leaves a seat the entries of its own mat, and nobody else any.
   */
  readonly secret: Readonly<Record<PieceId, string>>;
}

export type ToeTable = Table<ToeClock>;
