import type { RailClock, StockKeys } from '../../rail/clock.ts';
import { ROUTES } from '../../rail/shown-run.ts';
import type { CompanyId } from '../../rail/types.ts';
import { PAR_DUE } from '../../rail/verbs/par.ts';
import type { Draft } from '../../table/draft.ts';
import type { FieldsOf, ValueOf } from '../../table/shape.ts';
import {
  choice,
  either,
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
import type { PrivateId } from './data/privates.ts';

/** Steps of a company's turn (§5.1). Private companies and tenders are bought in any of them. */
export type Step = 'build' | 'run' | 'income' | 'takeover' | 'trains';

export const GOALS = ['destination', 'offboard', 'port'] as const;
export type Goal = (typeof GOALS)[number];

const amount = whole(0, 100_000);
const company = ref('company');
const companies = list(company);
const seat = ref('seat');

/** The auction of one private company (§3.2). */
const LOT = record({
  private: ref<PrivateId>('private'),
  opener: seat,
  /** The highest bidder, `null` before the first bid. */
  bidder: nullable(seat),
  bid: amount,
  /** What the first bid must reach: the face value; for P1 less after each round of passes. */
  price: amount,
  /** Who has to bid or pass. */
  turn: seat,
  out: list(seat, 12),
});
export type Lot = ValueOf<typeof LOT>;

/** A tile of the present turn. `mine`: the additional mine tile; a demolition is an upgrade. */
const LAID = record({ hex: ref('hex'), kind: choice('yellow', 'upgrade', 'mine') });
export type Laid = ValueOf<typeof LAID>;

/** What the trains of the operating company have earned in this turn. */
const RAN = record({
  routes: ROUTES,
  /** The train that had the tender. */
  tender: nullable(ref('train')),
  /** The income to decide on (§5.5), before the doubling of the very last round. */
  income: amount,
  /** Mine and port income, already in the treasury. */
  subsidy: amount,
});

/** A question to another player. The asked one is `seller`'s director, or for a private company its owner. */
const OFFER = either(
  record({ kind: choice('train'), buyer: company, seller: company, train: ref('train'), price: amount }),
  record({ kind: choice('takeover'), buyer: company, seller: company }),
  record({
    kind: choice('private'),
    buyer: company,
    private: ref<PrivateId>('private'),
    price: amount,
    /** The side of the Barcelona–Mataró train. */
    side: optional(text(20)),
  }),
);
export type Offer = ValueOf<typeof OFFER>;

/** A circle that a taken-over minor has left: the major may put a marker there for nothing (§5.6). */
const VACANCY = record({ company, minor: company, hex: ref('hex'), node: whole(0, 9), slot: whole(0, 9) });
export type Vacancy = ValueOf<typeof VACANCY>;

/** What is known for the turn of one company only. */
const TURN_KEYS = {
  laid: list(LAID, 6),
  /** The company has placed its station of this turn (a marker on a pass counts, the home station does not). */
  stationed: flag,
  /** The pass that the company has opened in this turn. */
  opened: nullable(ref('hex')),
  ran: nullable(RAN),
  /** How the director raises money for a train in this turn (§5.7.1). */
  emergency: nullable(choice('sales', 'loan')),
  offer: nullable(OFFER),
  vacancy: nullable(VACANCY),
} as const;
export type OperatingTurn = FieldsOf<typeof TURN_KEYS> & { readonly step: Step };
/** What is known for one operating round only. */
const ROUND_KEYS = {
  /** Trains that came to their company outside the train step and run from the next operating round on (BM, 2F). */
  fresh: list(ref('train')),
} as const;
export type OperatingRound = FieldsOf<typeof ROUND_KEYS>;

/** What 18España keeps on its clock, as hands may set it; which companies take part is fixed by the setup, as the seats are. */
export const OWN_KEYS = {
  /** How many operating rounds this set has: fixed when its stock round ends (§7). */
  ors: whole(1, 3),
  /** Majors that lie with P6 (a share) and P7 (the president's certificate). */
  gift6: company,
  gift7: company,
  lot: nullable(LOT),
  /** The winner of P7 fixes the par of its major before anything else goes on (§3.1). */
  parDue: PAR_DUE,
  /** What the player to move has sold in this turn: shares sold together bring more (§4.2). */
  soldNow: companies,
  /** The player to move has repaid in this turn: as after a sale, ending it is no pass. */
  repaid: flag,
  /** Companies that have their charter: minors from their purchase, majors from 40 % (60 %) on. */
  started: companies,
  /** Majors started from phase 5 on: all capital and all markers at once, no goals. */
  full: companies,
  goals: mapOf('company', list(choice(...GOALS), 3)),
  ...TURN_KEYS,
  ...ROUND_KEYS,
  /** 2F has made its first run to Aranjuez (§3.1). */
  ripe: flag,
  /** What players owe the bank, without interest (§5.7.2). */
  debts: mapOf('seat', amount),
  /** `called`: the second 8 has left the stack; `last`: the last stock round has begun (§8). */
  ending: nullable(choice('called', 'last')),
} as const;
type OwnKeys = FieldsOf<typeof OWN_KEYS>;

/** What is known for the turn of one player in a stock round only; a table of an older release does not know `soldNow`. */
export type StockTurn = Pick<RailClock, 'sold'> & Pick<OwnKeys, 'repaid'> & Partial<Pick<OwnKeys, 'soldNow'>>;
/** What is known for one stock round only. */
export type StockRound = StockKeys & StockTurn;

export interface EspClock extends RailClock, StockTurn, Omit<OwnKeys, 'soldNow'> {
  /** The auction is set 0. */
  readonly round: 'auction' | 'SR' | 'OR' | 'end';
  readonly step: Step;
  /** The companies that take part, fixed by the setup. */
  readonly companies: readonly CompanyId[];
}

export type EspTable = Table<EspClock>;
export type EspDraft = Draft<EspClock>;
