import { Draft } from '../../table/draft.ts';
import type { MoveSpec } from '../../table/game.ts';
import { apply } from '../../table/apply.ts';
import { noLuck } from '../../table/luck.ts';
import { rulesOf } from '../../table/rules.ts';
import type { Move, Table } from '../../table/types.ts';
import type { RailClock, TrainAsked } from '../clock.ts';
import { sideInUse } from '../depot.ts';
import { decidesFor, hasPrice } from '../readers.ts';
import { charter } from '../testing.ts';
import type { RailTitle } from '../title.ts';
import type { MarketSpec, TrainSpec } from '../types.ts';
import { priceOf } from '../market.ts';
import type { Bidding } from './auction.ts';
import type { Dealt } from './issue.ts';
import type { ParDue } from './par.ts';
import { piecesFrom } from '../../table/places.ts';

/** A railway of two companies, for tests of the verbs: what a title would bring along, and nothing more. */
export interface TinyClock extends RailClock {
  readonly asked: { readonly of: string; readonly by: string; readonly train: string } | null;
  readonly dealt: Dealt | null;
  readonly offer: TrainAsked | null;
  readonly auction: Bidding | null;
  readonly parDue: ParDue | null;
}
export type TinyTable = Table<TinyClock>;

export const CHARTERS = { A: charter('A', [20, 10, 10, 10]), B: charter('B', [20, 10, 10, 10]) };
const MARKET: MarketSpec = { kind: '1d', rows: [[{ price: 50 }, { price: 100, par: true }]] };
const TRAINS: readonly TrainSpec[] = [
  { id: '2', count: 4, colour: 'yellow', sides: [{ name: '2', price: 80, range: 2 }] },
];

export const tiny: RailTitle<TinyClock> = {
  id: 'tiny',
  rule: rulesOf<TinyClock>('tiny'),
  head: 'director',
  pool: 'market',
  trains: TRAINS,
  companies: (table) => Object.keys(CHARTERS).filter((company) => hasPrice(table, company)),
  charterOf: (company) => (company === 'B' ? CHARTERS.B : CHARTERS.A),
  decides: (table, company) => decidesFor(table, tiny.charterOf(company), table.clock.seats),
  priceOf: (table, company) => priceOf(table, MARKET, company) ?? 0,
  trainName: (table, train) => sideInUse(table, TRAINS, train)?.name ?? '',
  drafted: (table, write) => {
    const draft = new Draft(table);
    write(draft);
    return draft.effects;
  },
};

const CLOCK: TinyClock = {
  seats: ['anna', 'bert', 'cleo'],
  variant: 'standard',
  options: {},
  dues: [],
  round: 'SR',
  set: 1,
  or: 0,
  phase: '2',
  turn: 'anna',
  passes: 0,
  sold: false,
  bought: null,
  sales: [],
  operating: null,
  operated: [],
  veterans: [],
  step: 'trains',
  asked: null,
  dealt: null,
  offer: null,
  auction: null,
  parDue: null,
};

/** anna directs A (price 100), bert B; the rest of A lies with the company, of B in the market. */
export function tinyTable(
  clock: Partial<TinyClock> = {},
  pieces: Readonly<Record<string, string>> = {},
  cash: Readonly<Record<string, number>> = {},
): TinyTable {
  const lying: Readonly<Record<string, string>> = {
    ...{ 'marker/A': 'market/0/1', 'marker/B': 'market/0/0', 'marker/round': 'round/SR' },
    ...{ 'cert/A/0': 'seat/anna', 'cert/A/1': 'company/A', 'cert/A/2': 'company/A', 'cert/A/3': 'seat/bert' },
    ...{ 'cert/B/0': 'seat/bert', 'cert/B/1': 'pool', 'cert/B/2': 'seat/anna', 'cert/B/3': 'seat/anna' },
    ...{ 'train/2/1': 'company/A', 'train/2/2': 'company/A', 'train/2/3': 'depot', 'train/2/4': 'company/B' },
    ...pieces,
  };
  return {
    pieces: piecesFrom(Object.fromEntries(Object.entries(lying).map(([id, at]) => [id, { at }]))),
    cash: { bank: 1000, 'seat/anna': 300, 'seat/bert': 90, 'company/A': 40, 'company/B': 200, ...cash },
    clock: { ...CLOCK, ...clock },
  };
}

/** Names of the rules that a move breaks. */
export const broken = <M extends Move>(
  { rules }: Pick<MoveSpec<TinyClock, M>, 'rules'>,
  table: TinyTable,
  move: M,
): readonly string[] => rules.filter((rule) => rule.check(table, move) !== null).map(({ id }) => id);

export const after = <M extends Move>(
  { effects }: Pick<MoveSpec<TinyClock, M>, 'effects'>,
  table: TinyTable,
  move: M,
): TinyTable => apply(table, effects(table, move, noLuck));
