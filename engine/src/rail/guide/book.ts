import type { Answer, Asked, Fact } from '../../table/guide.ts';
import type { Params, Seat, Table } from '../../table/types.ts';
import { phrase } from '../../table/words.ts';
import type { RailClock } from '../clock.ts';
import type { Layout, TileSet } from '../map/layout.ts';
import type { Direction } from '../market.ts';
import { cellAt, spotOfCompany, step2d } from '../market.ts';
import type { BoardSpec, CharterSpec, CompanyId, HexId, MarketSpec, PhaseSpec, TrainSpec } from '../types.ts';

/** What the family speaks of; the paragraph of each is the title's. */
export type Topic =
  | 'hex'
  | 'tile'
  | 'station'
  | 'train'
  | 'phase'
  | 'round'
  | 'step'
  | 'charter'
  | 'certificate'
  | 'price'
  | 'bank'
  | 'pool'
  | 'player'
  | 'out';

/** Where a price goes. */
export interface PriceMoves {
  readonly paid: number;
  readonly withheld: number;
  readonly sold: number;
}

/** What a title of the family gives, so that its table can answer: its data, and what only it can read. */
export interface RailBook<C extends RailClock> {
  readonly board: BoardSpec;
  readonly tiles: TileSet;
  readonly charters: Readonly<Record<CompanyId, CharterSpec>>;
  readonly trains: readonly TrainSpec[];
  /** Trains that stand beside the stack: none is sold before another because of them. */
  isBeside?(train: string): boolean;
  /** How many of the trains that come before this kind need not be sold first. Usually all have to be. */
  early?(table: Table<C>, train: string): number;
  readonly phases: readonly PhaseSpec[];
  readonly market: MarketSpec;
  readonly sections: Readonly<Record<Topic, string>>;
  layout(table: Table<C>): Layout;
  isOpen(table: Table<C>, company: CompanyId): boolean;
  decides(table: Table<C>, company: CompanyId): Seat | null;
  /** How many trains the company may have now. */
  trainLimit(table: Table<C>, company: CompanyId): number;
  priceMoves(table: Table<C>, company: CompanyId): PriceMoves | null;
  /** Whether the track of the company comes to the hex, so that it could build there. */
  reaches(table: Table<C>, company: CompanyId, hex: HexId): boolean;
  /** What the company paid out last; null where nobody notes it. */
  lastRun?(table: Table<C>, company: CompanyId): number | null;
  /** What so much of a company is worth now. Usually the price is that of its smallest certificate. */
  shareWorth?(table: Table<C>, company: CompanyId, percent: number): number;
  certificates(table: Table<C>, seat: Seat): { readonly count: number; readonly limit: number };
  worth(table: Table<C>, seat: Seat): number;
  /** Goals and other things of this title's charters. */
  charterFacts?(table: Table<C>, company: CompanyId): readonly Fact[];
  /** What the title says otherwise, or what only it has; null: as the family says it. */
  own?(table: Table<C>, about: Asked): Answer | null;
}

/** Where a marker goes on a market with rows and columns: paid to the right, withheld to the left, sold down. */
export function movesOn(market: MarketSpec, table: Table<RailClock>, company: CompanyId): PriceMoves | null {
  const spot = spotOfCompany(table, company);
  if (!spot) return null;
  const to = (direction: Direction): number => cellAt(market, step2d(market, spot, direction))?.price ?? 0;
  return { paid: to('right'), withheld: to('left'), sold: to('down') };
}

/** Something that only one title has: what it is called, and one line of what it does. */
export const toldBy =
  (title: string) =>
  (kind: string, name: string, section: string, params: Params = {}): Answer => ({
    kind: phrase(`ask/kind/${kind}`),
    title: phrase(`${title}/ask/${name}`, params),
    lines: [phrase(`${title}/ask/${name}/does`, params)],
    more: [],
    sections: [section],
  });
/** Such things by the first part of their name; the rest of the name is handed on. */
export const ownAnswers =
  <C extends RailClock>(own: Readonly<Record<string, (table: Table<C>, rest: string) => Answer | null>>) =>
  (table: Table<C>, about: Asked): Answer | null => {
    const name = 'piece' in about ? about.piece : 'place' in about ? about.place : '';
    const [kind = ''] = name.split('/');
    return Object.hasOwn(own, kind) ? own[kind]!(table, name.slice(kind.length + 1)) : null;
  };
