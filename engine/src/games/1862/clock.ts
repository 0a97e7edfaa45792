import type { RailClock, StockKeys } from '../../rail/clock.ts';
import { ROUTES } from '../../rail/shown-run.ts';
import { AUCTIONED } from '../../rail/verbs/auction.ts';
import { PAR_DUE } from '../../rail/verbs/par.ts';
import { ASKED } from '../../rail/verbs/train-question.ts';
import type { Draft } from '../../table/draft.ts';
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
import type { Table } from '../../table/types.ts';

/** Steps of a company's turn, in the order of chapter 6: the price moves with the payout. */
export type Step = 'track' | 'station' | 'run' | 'payout' | 'trains' | 'buyback';

const amount = whole(0, 100_000);
const company = ref('company');
const seat = ref('seat');

/** `price`: what each share of the sale brings, in however many portions it is sold. */
const SOLD = record({ seat, company, price: amount });

/** Money that somebody has put on a private company that is not the cheapest one yet; it is tied (chapter 3). */
const BID = record({ lot: ref('private'), seat, bid: amount });

/**
 * The auction of a private company among those who have bid on it (chapter 3). Whose purchase has brought it up has opened
 * it: the turn goes on to the left of this seat.
 */
const AUCTION = record({ lot: ref('private'), ...AUCTIONED });
export type Auction = ValueOf<typeof AUCTION>;

/** A tile of the present turn. `extra`: the additional yellow one of private 4. */
const LAID = record({ hex: ref('hex'), kind: choice('yellow', 'upgrade', 'extra') });
export type Laid = ValueOf<typeof LAID>;

/** The targets whose bonus is claimed; where nobody says so, the best one counts. */
export const CLAIMED = optional(list(ref('hex'), 4));
/** What the trains of the operating company have earned in this turn, bonus included. */
const RAN = record({ routes: ROUTES, revenue: amount, bonus: CLAIMED });
export type Ran = ValueOf<typeof RAN>;

/** What a player owes and must raise at once: the rest of a train, or the notes of a company that has closed. */
const OWED = record({
  seat,
  amount: whole(1, 100_000),
  to: text(40),
  company,
  why: choice('train', 'notes'),
});
export type Owed = ValueOf<typeof OWED>;

/** `standstill`: no rule ends such a game, but nothing can happen in it any more. */
const ENDING = choice('bank', 'price', 'companies', 'players', 'standstill');
export type Ending = ValueOf<typeof ENDING>;

/** What is known for the turn of one company only. */
const TURN_KEYS = {
  laid: list(LAID, 12),
  stationed: flag,
  ran: nullable(RAN),
  offer: ASKED,
} as const;

/** What 1862 keeps on its clock, as hands may set it. */
export const OWN_KEYS = {
  /** How many operating rounds this set has: fixed when its stock round ends (HC-2). */
  ors: whole(1, 3),
  /** Who acted last: the priority goes to the left of this seat. */
  lastActor: nullable(seat),
  /** Sales of this turn, or of this emergency: shares of one company make one sale of a player, one row down (chapter 19). */
  soldNow: list(SOLD, 40),
  bids: list(BID, 56),
  auction: nullable(AUCTION),
  /** Whoever gets private 8 sets the par of its company before anything else goes on (chapter 4). */
  parDue: PAR_DUE,
  /** What private 1 costs by now. */
  firstPrice: whole(0, 20),
  /** Companies that have once had 60 % sold: they are in operation. */
  started: list(company),
  /** What companies owe on notes; no entry where nothing is owed. */
  notes: mapOf('company', amount),
  ...TURN_KEYS,
  owed: list(OWED, 12),
  /** The result of every player who has gone bankrupt. */
  results: mapOf('seat', whole(-100_000, 100_000)),
  ending: nullable(ENDING),
} as const;
type OwnKeys = FieldsOf<typeof OWN_KEYS>;

/** What is known for the turn of one player in a stock round only. */
export type StockTurn = Pick<StockKeys, 'sold'> & Pick<OwnKeys, 'soldNow'>;
/** What is known for one stock round only. */
export type StockRound = StockKeys & Pick<OwnKeys, 'soldNow' | 'lastActor'>;
/** The turn of a company, and what is sold in an emergency of it. */
export type OperatingTurn = FieldsOf<typeof TURN_KEYS> & Pick<OwnKeys, 'soldNow'> & { readonly step: Step };

export interface Clock62 extends RailClock, OwnKeys {
  /** The first stock round is that of set 1. */
  readonly round: 'SR' | 'OR' | 'end';
  readonly step: Step;
}

export type Table62 = Table<Clock62>;
export type Draft62 = Draft<Clock62>;
