import type { RailClock, RouteMade, StockKeys, TrainAsked } from '../../rail/clock.ts';
import type { CompanyId } from '../../rail/types.ts';
import type { Auctioned } from '../../rail/verbs/auction.ts';
import type { Draft } from '../../table/draft.ts';
import type { Seat, Table } from '../../table/types.ts';

/** Steps of a company's turn, in the order of §7. */
export type Step = 'track' | 'station' | 'run' | 'payout' | 'trains' | 'shares';

/** An auction of the next president's certificate (§6.5). */
export type Auction = Auctioned & { readonly company: CompanyId };

/** A run that somebody has shown (§7.5: the best one shown counts). */
export type Shown = {
  readonly seat: Seat;
  readonly routes: readonly RouteMade[];
  readonly revenue: number;
};

export type Ending = 'bank' | 'bankrupt' | 'price';

/** What is known for the turn of one company only. */
export interface OperatingTurn {
  readonly step: Step;
  readonly tilesLaid: number;
  readonly stationsPlaced: number;
  readonly shown: readonly Shown[];
  readonly dealt: 'issued' | 'redeemed' | null;
  /** The president has paid for a train of the operating company in this turn. */
  readonly helped: boolean;
  readonly offer: TrainAsked | null;
}

/** What is known for one stock round only. */
export interface StockRound extends StockKeys {
  readonly lastTrader: Seat | null;
}

export interface TeClock extends RailClock, StockRound, OperatingTurn {
  /** One stock round and two operating rounds make a set. */
  readonly round: 'SR' | 'OR' | 'end';
  readonly step: Step;

  /** The first bid of the game has been made: until then only KHS can be auctioned. */
  readonly opened: boolean;
  readonly auction: Auction | null;
  readonly bonuses: readonly CompanyId[];

  readonly ending: Ending | null;
  readonly broke: readonly Seat[];
}

export type TeTable = Table<TeClock>;
export type TeDraft = Draft<TeClock>;
