import type { RailClock, RouteMade, StockKeys, TrainAsked } from '../../rail/clock.ts';
import type { CompanyId, HexId } from '../../rail/types.ts';
import type { Auctioned } from '../../rail/verbs/auction.ts';
import type { ParClock } from '../../rail/verbs/par.ts';
import type { Draft } from '../../table/draft.ts';
import type { Account, Seat, Table } from '../../table/types.ts';

/** Steps of a company's turn, in the order of chapter 6: the price moves with the payout. */
export type Step = 'track' | 'station' | 'run' | 'payout' | 'trains' | 'buyback';

/** Money that somebody has put on a private company that is not the cheapest one yet; it is tied (chapter 3). */
export type Bid = { readonly lot: string; readonly seat: Seat; readonly bid: number };

/**
 * The auction of a private company among those who have bid on it (chapter 3). Whose purchase has brought it up has opened
 * it: the turn goes on to the left of this seat.
 */
export type Auction = Auctioned & { readonly lot: string };

/** A tile of the present turn. `extra`: the additional yellow one of private 4. */
export type Laid = { readonly hex: HexId; readonly kind: 'yellow' | 'upgrade' | 'extra' };

/** What the trains of the operating company have earned in this turn, bonus included. */
export type Ran = {
  readonly routes: readonly RouteMade[];
  readonly revenue: number;
  /** The targets whose bonus was claimed; without it the best one counts. */
  readonly bonus?: readonly HexId[];
};

/** What a player owes and must raise at once: the rest of a train, or the notes of a company that has closed. */
export type Owed = {
  readonly seat: Seat;
  readonly amount: number;
  readonly to: Account;
  readonly company: CompanyId;
  readonly why: 'train' | 'notes';
};

/** `standstill`: no rule ends such a game, but nothing can happen in it any more. */
export type Ending = 'bank' | 'price' | 'companies' | 'players' | 'standstill';

/** What is known for the turn of one player in a stock round only. */
export interface StockTurn extends Pick<StockKeys, 'sold'> {
  /** Sales of this turn, or of this emergency: shares of one company make one sale of a player, one row down (chapter 19). */
  readonly soldNow: readonly Sold[];
}
/** `price`: what each share of the sale brings, in however many portions it is sold. */
export type Sold = { readonly seat: Seat; readonly company: CompanyId; readonly price: number };

/** What is known for one stock round only. */
export interface StockRound extends StockTurn, StockKeys {
  /** Who acted last: the priority goes to the left of this seat. */
  readonly lastActor: Seat | null;
}

/** What is known for the turn of one company only. */
export interface OperatingTurn {
  readonly step: Step;
  readonly soldNow: readonly Sold[];
  readonly laid: readonly Laid[];
  readonly stationed: boolean;
  readonly ran: Ran | null;
  readonly offer: TrainAsked | null;
}

/** Whoever gets private 8 sets the par of its company before anything else goes on (chapter 4). */
export interface Clock62 extends RailClock, ParClock, StockRound, OperatingTurn {
  /** The first stock round is that of set 1. */
  readonly round: 'SR' | 'OR' | 'end';
  readonly step: Step;
  /** How many operating rounds this set has: fixed when its stock round ends (HC-2). */
  readonly ors: number;

  // First stock round
  readonly bids: readonly Bid[];
  readonly auction: Auction | null;
  /** What private 1 costs by now. */
  readonly firstPrice: number;

  /** Companies that have once had 60 % sold: they are in operation. */
  readonly started: readonly CompanyId[];
  /** What companies owe on notes; no entry where nothing is owed. */
  readonly notes: Readonly<Record<CompanyId, number>>;

  readonly owed: readonly Owed[];
  /** The result of every player who has gone bankrupt. */
  readonly results: Readonly<Record<Seat, number>>;
  readonly ending: Ending | null;
}

export type Table62 = Table<Clock62>;
export type Draft62 = Draft<Clock62>;
