import type { FieldsOf, ValueOf } from '../../../table/shape.ts';
import { list, mapOf, nullable, record, ref, whole } from '../../../table/shape.ts';
import { EXPERT_KEYS, EXPERT_START } from './expert/clock.ts';

/** A small brewery (`B1` to `B8`) or a brewery company (`DUB` …). */
export type BreweryId = string;

/** Steps of a brewery's turn (§6.5.2.1); its income is added up as cubes are moved, and using it leads to the last one. */
export type BrewStep = 'give-up' | 'deliver' | 'load' | 'pay' | 'equip';

const amount = whole(0, 100_000);
const company = ref('company');
const companies = list(company, 12);
const trains = list(ref('train'), 40);
const perCard = mapOf('card', whole(0, 9));

/** A brewery asks the director of a railway to carry its beer (§6.5.2.4). */
const ASKED = record({ train: ref('train'), railway: company });
export type Asked = ValueOf<typeof ASKED>;

/** What is known for the turn of one brewery only. */
const TURN_KEYS = {
  /** Units of each card that were used, for the market or for export. */
  used: perCard,
  /** Units that loaded export beer. */
  loaded: perCard,
  /** What each cube delivered with a card has earned. */
  brought: mapOf('card', list(amount, 9)),
  /** Income so far. */
  earned: amount,
  /** Cards bought in this turn. */
  equipped: whole(0, 9),
  asked: nullable(ASKED),
  /** Trains whose director has agreed, or has not. */
  agreed: trains,
  refused: trains,
} as const;
export const BREWERY_TURN: FieldsOf<typeof TURN_KEYS> = {
  used: {},
  loaded: {},
  brought: {},
  earned: 0,
  equipped: 0,
  asked: null,
  agreed: [],
  refused: [],
};

/** What is known for a stock round of Heat, Sweat & Beer. */
const STOCK_KEYS = {
  /** Companies founded with a small brewery in this round (§6.4.5 a). */
  exchanged: companies,
} as const;
export const BREWERY_STOCK: FieldsOf<typeof STOCK_KEYS> = { exchanged: [] };

/** What Heat, Sweat & Beer keeps on the clock, as hands may set it. */
export const BREWERY_KEYS = {
  ...TURN_KEYS,
  ...STOCK_KEYS,
  /** The set in which a company went bankrupt: it comes back in a later one (§6.4.9). */
  ruined: mapOf('company', whole(0, 99)),
  /** Companies that have just started to operate and may put certificates into the pool (§6.4.2). */
  sideSales: companies,
  /** A place on the order track that a company may take over after an exchange; who says so (§6.4.5). */
  takeover: nullable(record({ company, index: whole(0, 20), seat: ref('seat') })),
  /** Brewery companies that have started to operate; railways show it by their home station. */
  floated: companies,
  ...EXPERT_KEYS,
} as const;
export const BREWERY_START: FieldsOf<typeof BREWERY_KEYS> = {
  ...BREWERY_TURN,
  ...BREWERY_STOCK,
  ...EXPERT_START,
  ruined: {},
  sideSales: [],
  takeover: null,
  floated: [],
};
