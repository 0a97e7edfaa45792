import type { RailClock, RouteMade, StockKeys } from '../../rail/clock.ts';
import type { CompanyId, HexId } from '../../rail/types.ts';
import type { ParClock } from '../../rail/verbs/par.ts';
import type { Draft } from '../../table/draft.ts';
import type { PieceId, Seat, Table } from '../../table/types.ts';
import type { PrivateId } from './data/privates.ts';

/** Steps of a company's turn (§5.1). Private companies and tenders are bought in any of them. */
export type Step = 'build' | 'run' | 'income' | 'takeover' | 'trains';

export const GOALS = ['destination', 'offboard', 'port'] as const;
export type Goal = (typeof GOALS)[number];

/** The auction of one private company (§3.2). */
export type Lot = {
  readonly private: PrivateId;
  readonly opener: Seat;
  /** The highest bidder, `null` before the first bid. */
  readonly bidder: Seat | null;
  readonly bid: number;
  /** What the first bid must reach: the face value; for P1 less after each round of passes. */
  readonly price: number;
  /** Who has to bid or pass. */
  readonly turn: Seat;
  readonly out: readonly Seat[];
};

/** A tile of the present turn. `mine`: the additional mine tile; a demolition is an upgrade. */
export type Laid = { readonly hex: HexId; readonly kind: 'yellow' | 'upgrade' | 'mine' };

/** What the trains of the operating company have earned in this turn. */
type Ran = {
  readonly routes: readonly RouteMade[];
  /** The train that had the tender. */
  readonly tender: PieceId | null;
  /** The income to decide on (§5.5), before the doubling of the very last round. */
  readonly income: number;
  /** Mine and port income, already in the treasury. */
  readonly subsidy: number;
};

/** A question to another player. The asked one is `seller`'s director, or for a private company its owner. */
export type Offer =
  | {
      readonly kind: 'train';
      readonly buyer: CompanyId;
      readonly seller: CompanyId;
      readonly train: PieceId;
      readonly price: number;
    }
  | { readonly kind: 'takeover'; readonly buyer: CompanyId; readonly seller: CompanyId }
  | {
      readonly kind: 'private';
      readonly buyer: CompanyId;
      readonly private: PrivateId;
      readonly price: number;
      /** The side of the Barcelona–Mataró train. */
      readonly side?: string | undefined;
    };

/** A circle that a taken-over minor has left: the major may put a marker there for nothing (§5.6). */
export type Vacancy = {
  readonly company: CompanyId;
  readonly minor: CompanyId;
  readonly hex: HexId;
  readonly node: number;
  readonly slot: number;
};

/** `called`: the second 8 has left the stack; `last`: the last stock round has begun (§8). */
type Ending = 'called' | 'last';

/** What is known for the turn of one player in a stock round only. */
export interface StockTurn {
  readonly sold: boolean;
  /** What the player to move has sold in this turn: shares sold together bring more (§4.2). */
  readonly soldNow?: readonly CompanyId[];
  /** The player to move has repaid in this turn: as after a sale, ending it is no pass. */
  readonly repaid: boolean;
}
/** What is known for one stock round only. */
export interface StockRound extends StockKeys, StockTurn {}

/** What is known for the turn of one company only. */
export interface OperatingTurn {
  readonly step: Step;
  readonly laid: readonly Laid[];
  /** The company has placed its station of this turn (a marker on a pass counts, the home station does not). */
  readonly stationed: boolean;
  /** The pass that the company has opened in this turn. */
  readonly opened: HexId | null;
  readonly ran: Ran | null;
  /** How the director raises money for a train in this turn (§5.7.1). */
  readonly emergency: 'sales' | 'loan' | null;
  readonly offer: Offer | null;
  readonly vacancy: Vacancy | null;
}
/** What is known for one operating round only. */
export interface OperatingRound {
  /** Trains that came to their company outside the train step and run from the next operating round on (BM, 2F). */
  readonly fresh: readonly PieceId[];
}

/** `parDue`: the winner of P7 fixes the par of its major before anything else goes on (§3.1). */
export interface EspClock extends RailClock, ParClock, StockRound, OperatingRound, OperatingTurn {
  /** The auction is set 0. */
  readonly round: 'auction' | 'SR' | 'OR' | 'end';
  /** How many operating rounds this set has: fixed when its stock round ends (§7). */
  readonly ors: number;
  /** The companies that take part, fixed by the setup. */
  readonly companies: readonly CompanyId[];
  /** Majors that lie with P6 (a share) and P7 (the president's certificate). */
  readonly gift6: CompanyId;
  readonly gift7: CompanyId;

  // Auction
  readonly lot: Lot | null;

  // Companies
  /** Companies that have their charter: minors from their purchase, majors from 40 % (60 %) on. */
  readonly started: readonly CompanyId[];
  /** Majors started from phase 5 on: all capital and all markers at once, no goals. */
  readonly full: readonly CompanyId[];
  readonly goals: Readonly<Record<CompanyId, readonly Goal[]>>;

  // Operating round
  readonly step: Step;
  /** 2F has made its first run to Aranjuez (§3.1). */
  readonly ripe: boolean;

  /** What players owe the bank, without interest (§5.7.2). */
  readonly debts: Readonly<Record<Seat, number>>;
  readonly ending: Ending | null;
}

export type EspTable = Table<EspClock>;
export type EspDraft = Draft<EspClock>;
