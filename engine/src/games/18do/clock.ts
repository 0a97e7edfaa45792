import type { RailClock, RouteMade, TrainAsked } from '../../rail/clock.ts';
import type { CompanyId } from '../../rail/types.ts';
import type { Draft } from '../../table/draft.ts';
import type { MoveSpec } from '../../table/game.ts';
import type { Move, Seat, Table } from '../../table/types.ts';
import type { BreweryClock, BrewStep } from './brewery/clock.ts';

/**
 * Introductory game, The Railway Game, Heat, Sweat & Beer and its expert game; The Railway Game and Heat, Sweat & Beer also
 * for two players with the Investor.
 */
export const VARIANTS = ['efs', 'trg', 'zsv', 'hsb', 'zsv-hsb', 'exp'] as const;
export type Variant = (typeof VARIANTS)[number];
/** Breweries act beside the railways (6, 7). */
export const hasBreweries = (variant: Variant): boolean =>
  variant === 'hsb' || variant === 'zsv-hsb' || variant === 'exp';
/** The Investor plays along, on a smaller map (8). */
export const isForTwo = (variant: Variant): boolean => variant === 'zsv' || variant === 'zsv-hsb';

/** The seat that nobody holds (§8.2). It is part of `seats` where two play. */
export const INVESTOR: Seat = 'investor';

/** Steps of a railway's turn (§4.5); the price moves with the payout. */
export type RailStep = 'track' | 'station' | 'siding' | 'run' | 'payout' | 'trains';
/** Steps of a player's turn in the introductory game (§3.2). */
export type IntroStep = 'certificate' | 'network' | 'build' | 'swap';
export type Step = RailStep | IntroStep | BrewStep;

/** One train's way, with the beer that it carries and where to (§4.5.5.1). */
export type BeerRoute = RouteMade & {
  readonly beer?: number | undefined;
  /** The stop on a red field that the beer goes to, where the route has two. */
  readonly to?: string | undefined;
};

/** What the trains of the operating railway have earned in this turn. */
export type Shown = {
  readonly routes: readonly BeerRoute[];
  readonly revenue: number;
};

/** Which way the railway traded a certificate of its own in this turn (§4.5). */
export type Dealt = 'issued' | 'redeemed';

/**
 * What is not asked for any more in the turn of a company of the Investor (§8.2.2). A managing player may leave out a
 * certificate sold for what is due, a further train or card; with his brewery also room for a card, and export beer. The
 * moment for buying a certificate back passes with a further train and with a forced purchase.
 */
export const WAIVED = ['sale', 'train', 'room', 'export', 'redeem'] as const;
export type Waived = (typeof WAIVED)[number];

/** Why the game ends: the bank ran out in an operating round, or in a stock round (§4.6). */
export type Ending = 'operating' | 'stock';

/** What is known for the turn of one player in a stock round only. */
export interface StockTurn {
  readonly sold: boolean;
  /** Prices at which railways were sold in this turn: all their certificates bring that one (§4.4.5). */
  readonly soldAt: Readonly<Record<CompanyId, number>>;
}
/** What is known for one stock round only. */
export interface StockRound extends StockTurn {
  readonly passes: number;
  readonly bought: Seat | null;
  readonly sales: readonly string[];
  /** The first-action card goes to the left of this one (§4.2.3, §4.4). */
  readonly lastTrader: Seat | null;
}

/** What is known for the turn of one railway, or of one player of the introductory game. */
export interface OperatingTurn {
  readonly step: Step;
  readonly tilesLaid: number;
  readonly stationsPlaced: number;
  /** Sidings opened or extended. */
  readonly sidingsBuilt: number;
  readonly shown: Shown | null;
  readonly dealt: Dealt | null;
  /** New trains from the display, the early one included (§4.5.7.1). */
  readonly newTrains: number;
  /** A train was bought before the tile (§4.3.2.1). */
  readonly early: boolean;
  /** The certificate that the duty to own a train makes a railway sell first has been sold (§4.5.7.4). */
  readonly dutySold: boolean;
  /** A train asked for from another railway: its director has to agree (§4.5.7.2). */
  readonly offer: TrainAsked | null;
  /** The managing player leaves it at that (§8.2.2): no certificate sold for a train, no further train. */
  readonly waived: readonly Waived[];
  /** Introductory game: a station or siding was made, a train swapped. */
  readonly built: boolean;
  readonly swapped: boolean;
}

export interface DoClock extends RailClock, StockRound, OperatingTurn, BreweryClock {
  /** `EFS`: the introductory game has only turns; `start`: the bids for breweries; `BR`: breweries act (§6.5.2). */
  readonly round: 'EFS' | 'start' | 'SR' | 'OR' | 'BR' | 'end';
  readonly variant: Variant;
  readonly step: Step;
  /** How many operating rounds this set has: fixed when its stock round ends (§4.4). With breweries: pairs (§6.2). */
  readonly ors: number;
  /** The order of operating, fixed at the start of the round (§4.5). */
  readonly order: readonly CompanyId[];

  /** What the bank has lent to directors (§4.5.7.5): twice of it is deducted at the end. */
  readonly loans: Readonly<Record<Seat, number>>;
  readonly ending: Ending | null;

  // Two players
  /** The Investor's railway; null without him. */
  readonly investorRailway: CompanyId | null;
  /** What his railway owes the bank (§8.2.2.1). */
  readonly investorLoan: number;
  /** The brewery company that his small brewery becomes (§8.2.1.3); null without one. */
  readonly investorBrewery: CompanyId | null;
  /** What it owes the bank (§8.2.2.2). */
  readonly breweryLoan: number;
  /** Who picks one of the two cards (§8.3.2); null: they lie with somebody. */
  readonly picking: Seat | null;
  /** The sum that is offered for keeping "Investor's Railway" (§8.3.5, if so agreed). */
  readonly keep: { readonly seat: Seat; readonly offer: number | null } | null;
}

export type DoTable = Table<DoClock>;
export type DoDraft = Draft<DoClock>;
/** A kind of move of this title. */
export type DoMove<M extends Move = Move> = MoveSpec<DoClock, M>;
