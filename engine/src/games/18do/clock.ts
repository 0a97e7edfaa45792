import type { RailClock, StockKeys } from '../../rail/clock.ts';
import { ASKED } from '../../rail/verbs/train-question.ts';
import type { Draft } from '../../table/draft.ts';
import type { MoveSpec } from '../../table/game.ts';
import type { FieldsOf, ValueOf } from '../../table/shape.ts';
import {
  choice,
  flag,
  list,
  mapOf,
  nullable,
  optional,
  record,
  ref,
  text,
  whole,
} from '../../table/shape.ts';
import type { Move, Seat, Table } from '../../table/types.ts';
import type { BrewStep } from './brewery/clock.ts';
import { BREWERY_KEYS } from './brewery/clock.ts';
import { LAST_ROUNDS } from './data/limits.ts';

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

const amount = whole(0, 100_000);
const company = ref('company');
const seat = ref('seat');

/** One train's way, with the beer that it carries and where to (§4.5.5.1). */
const BEER_ROUTE = record({
  train: ref('train'),
  stops: list(text(20), 40),
  via: optional(list(list(ref('hex'), 40), 40)),
  beer: optional(whole(0, 9)),
  /** The stop on a red field that the beer goes to, where the route has two. */
  to: optional(text(20)),
});
export type BeerRoute = ValueOf<typeof BEER_ROUTE>;

/**
 * What is not asked for any more in the turn of a company of the Investor (§8.2.2). A managing player may leave out a
 * certificate sold for what is due, a further train or card; with his brewery also room for a card, and export beer. The
 * moment for buying a certificate back passes with a further train and with a forced purchase.
 */
const WAIVED = ['sale', 'train', 'room', 'export', 'redeem'] as const;
export type Waived = (typeof WAIVED)[number];

/** What is known for the turn of one railway, or of one player of the introductory game. */
const TURN_KEYS = {
  tilesLaid: whole(0, 9),
  stationsPlaced: whole(0, 9),
  /** Sidings opened or extended. */
  sidingsBuilt: whole(0, 9),
  /** What the trains of the operating railway have earned in this turn. */
  shown: nullable(record({ routes: list(BEER_ROUTE, 12), revenue: amount })),
  /** Which way the railway traded a certificate of its own in this turn (§4.5). */
  dealt: nullable(choice('issued', 'redeemed')),
  /** New trains from the display, the early one included (§4.5.7.1). */
  newTrains: whole(0, 9),
  /** A train was bought before the tile (§4.3.2.1). */
  early: flag,
  /** The certificate that the duty to own a train makes a railway sell first has been sold (§4.5.7.4). */
  dutySold: flag,
  /** A train asked for from another railway: its director has to agree (§4.5.7.2). */
  offer: ASKED,
  /** The managing player leaves it at that (§8.2.2): no certificate sold for a train, no further train. */
  waived: list(choice(...WAIVED), WAIVED.length),
  /** Introductory game: a station or siding was made, a train swapped. */
  built: flag,
  swapped: flag,
} as const;
export type OperatingTurn = FieldsOf<typeof TURN_KEYS> & { readonly step: Step };

/** What is known of the Investor, where two play (§8). */
const INVESTOR_KEYS = {
  /** His railway; null without him. */
  investorRailway: nullable(company),
  /** The brewery company that his small brewery becomes (§8.2.1.3); null without one. */
  investorBrewery: nullable(company),
  /** Who picks one of the two cards (§8.3.2); null: they lie with somebody. */
  picking: nullable(seat),
  /** The sum that is offered for keeping "Investor's Railway" (§8.3.5, if so agreed). */
  keep: nullable(record({ seat, offer: nullable(amount) })),
  /** What his railway owes the bank (§8.2.2.1). */
  investorLoan: amount,
  /** What his brewery company owes it (§8.2.2.2). */
  breweryLoan: amount,
} as const;

/** What 18DO keeps on its clock, as hands may set it; which game is played is fixed by the setup, as the seats are. */
export const OWN_KEYS = {
  /** How many operating rounds this set has: fixed when its stock round ends (§4.4). With breweries: pairs (§6.2). */
  ors: whole(1, LAST_ROUNDS),
  /** The order of operating, fixed at the start of the round (§4.5). */
  order: list(company, 12),
  /** The first-action card goes to the left of this one (§4.2.3, §4.4). */
  lastTrader: nullable(seat),
  /** Prices at which railways were sold in this turn: all their certificates bring that one (§4.4.5). */
  soldAt: mapOf('company', amount),
  ...TURN_KEYS,
  /** What the bank has lent to directors (§4.5.7.5): twice of it is deducted at the end. */
  loans: mapOf('seat', amount),
  /** Why the game ends: the bank ran out in an operating round, or in a stock round (§4.6). */
  ending: nullable(choice('operating', 'stock')),
  ...INVESTOR_KEYS,
  ...BREWERY_KEYS,
} as const;
type OwnKeys = FieldsOf<typeof OWN_KEYS>;

/** What is known for the turn of one player in a stock round only. */
export type StockTurn = Pick<RailClock, 'sold'> & Pick<OwnKeys, 'soldAt'>;
/** What is known for one stock round only. */
export type StockRound = StockKeys & StockTurn & Pick<OwnKeys, 'lastTrader'>;

export interface DoClock extends RailClock, OwnKeys {
  /** `EFS`: the introductory game has only turns; `start`: the bids for breweries; `BR`: breweries act (§6.5.2). */
  readonly round: 'EFS' | 'start' | 'SR' | 'OR' | 'BR' | 'end';
  readonly variant: Variant;
  readonly step: Step;
}

export type DoTable = Table<DoClock>;
export type DoDraft = Draft<DoClock>;
/** A kind of move of this title. */
export type DoMove<M extends Move = Move> = MoveSpec<DoClock, M>;
