import type { CompanyId } from '../../../rail/types.ts';
import type { PieceId, Seat } from '../../../table/types.ts';
import type { ExpertClock } from './expert/clock.ts';
import { EXPERT_START } from './expert/clock.ts';

/** A small brewery (`B1` to `B8`) or a brewery company (`DUB` …). */
export type BreweryId = string;

/** Steps of a brewery's turn (§6.5.2.1); its income is added up as cubes are moved, and using it leads to the last one. */
export type BrewStep = 'give-up' | 'deliver' | 'load' | 'pay' | 'equip';

/** A brewery asks the director of a railway to carry its beer (§6.5.2.4). */
export type Asked = {
  readonly train: PieceId;
  readonly railway: CompanyId;
};

type PerCard = Readonly<Record<PieceId, number>>;
/** What is known for the turn of one brewery only. */
export interface BreweryTurn {
  /** Units of each card that were used, for the market or for export. */
  readonly used: PerCard;
  /** Units that loaded export beer. */
  readonly loaded: PerCard;
  /** What each cube delivered with a card has earned. */
  readonly brought: Readonly<Record<PieceId, readonly number[]>>;
  /** Income so far. */
  readonly earned: number;
  /** Cards bought in this turn. */
  readonly equipped: number;
  readonly asked: Asked | null;
  /** Trains whose director has agreed, or has not. */
  readonly agreed: readonly PieceId[];
  readonly refused: readonly PieceId[];
}
export const BREWERY_TURN: BreweryTurn = {
  used: {},
  loaded: {},
  brought: {},
  earned: 0,
  equipped: 0,
  asked: null,
  agreed: [],
  refused: [],
};

/** A place on the order track that a company may take over after an exchange; who says so (§6.4.5). */
export type Takeover = {
  readonly company: CompanyId;
  readonly index: number;
  readonly seat: Seat;
};
/** What is known for a stock round of Heat, Sweat & Beer. */
export interface BreweryStock {
  /** Companies founded with a small brewery in this round (§6.4.5 a). */
  readonly exchanged: readonly CompanyId[];
}
export interface BreweryClock extends BreweryTurn, BreweryStock, ExpertClock {
  /** The set in which a company went bankrupt: it comes back in a later one (§6.4.9). */
  readonly ruined: Readonly<Record<CompanyId, number>>;
  /** Companies that have just started to operate and may put certificates into the pool (§6.4.2). */
  readonly sideSales: readonly CompanyId[];
  readonly takeover: Takeover | null;
  /** Brewery companies that have started to operate; railways show it by their home station. */
  readonly floated: readonly CompanyId[];
}
export const BREWERY_STOCK: BreweryStock = { exchanged: [] };
export const BREWERY_START: BreweryClock = {
  ...BREWERY_TURN,
  ...BREWERY_STOCK,
  ...EXPERT_START,
  ruined: {},
  sideSales: [],
  takeover: null,
  floated: [],
};
