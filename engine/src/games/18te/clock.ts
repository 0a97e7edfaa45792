import type { RailClock, StockKeys } from '../../rail/clock.ts';
import { ROUTES } from '../../rail/shown-run.ts';
import { AUCTIONED } from '../../rail/verbs/auction.ts';
import { ASKED } from '../../rail/verbs/train-question.ts';
import type { Draft } from '../../table/draft.ts';
import { choice, flag, list, nullable, record, ref, whole } from '../../table/shape.ts';
import type { FieldsOf, ValueOf } from '../../table/shape.ts';
import type { Table } from '../../table/types.ts';

/** Steps of a company's turn, in the order of §7. */
export type Step = 'track' | 'station' | 'run' | 'payout' | 'trains' | 'shares';

/** An auction of the next president's certificate (§6.5). */
const AUCTION = record({ company: ref('company'), ...AUCTIONED });
export type Auction = ValueOf<typeof AUCTION>;

/** A run that somebody has shown (§7.5: the best one shown counts). */
const SHOWN = record({ seat: ref('seat'), routes: ROUTES, revenue: whole(0, 100_000) });
export type Shown = ValueOf<typeof SHOWN>;

/** What is known for the turn of one company only. */
const TURN_KEYS = {
  tilesLaid: whole(0, 9),
  stationsPlaced: whole(0, 9),
  shown: list(SHOWN, 12),
  dealt: nullable(choice('issued', 'redeemed')),
  /** The president has paid for a train of the operating company in this turn. */
  helped: flag,
  offer: ASKED,
} as const;
export type OperatingTurn = FieldsOf<typeof TURN_KEYS> & { readonly step: Step };

/** What 18TE keeps on its clock, as hands may set it. */
export const OWN_KEYS = {
  lastTrader: nullable(ref('seat')),
  /** The first bid of the game has been made: until then only KHS can be auctioned. */
  opened: flag,
  auction: nullable(AUCTION),
  ...TURN_KEYS,
  bonuses: list(ref('company')),
  ending: nullable(choice('bank', 'bankrupt', 'price')),
  broke: list(ref('seat'), 12),
} as const;
type OwnKeys = FieldsOf<typeof OWN_KEYS>;
/** What is known for one stock round only. */
export type StockRound = StockKeys & Pick<OwnKeys, 'lastTrader'>;

export interface TeClock extends RailClock, OwnKeys {
  /** One stock round and two operating rounds make a set. */
  readonly round: 'SR' | 'OR' | 'end';
  readonly step: Step;
}

export type TeTable = Table<TeClock>;
export type TeDraft = Draft<TeClock>;
