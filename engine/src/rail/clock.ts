import type { Clock, PieceId, Seat, Table } from '../table/types.ts';
import type { CompanyId, HexId } from './types.ts';

/** One train's way: stops in order (`D14/n0`), and hexes to pass where the stops alone do not tell. */
export type RouteMade = {
  readonly train: PieceId;
  readonly stops: readonly string[];
  readonly via?: readonly (readonly HexId[])[] | undefined;
};

/** A train asked for from another company: whoever decides for that one has to agree. */
export type TrainAsked = {
  readonly train: PieceId;
  readonly buyer: CompanyId;
  readonly seller: CompanyId;
  readonly price: number;
};

/** What every title of the family keeps on its clock; a title adds its own keys. */
export interface RailClock extends Clock {
  /** `SR`, `OR`, `end`, and what else a title has. */
  readonly round: string;
  /** A stock round and the operating rounds after it make a set; counted from 1. */
  readonly set: number;
  /** From 1 in an operating round, 0 otherwise. */
  readonly or: number;
  readonly phase: string;

  // Stock round
  readonly turn: Seat;
  readonly passes: number;
  /** The player to move has sold in this turn: ending it is no pass. */
  readonly sold: boolean;
  /** Who has just bought: a purchase ends the turn, so anything more of this seat is a second act of one turn. */
  readonly bought: Seat | null;
  /** `seat:company` for every sale of this stock round. */
  readonly sales: readonly string[];

  // Operating round
  readonly operating: CompanyId | null;
  readonly operated: readonly CompanyId[];
  /** Companies that have finished a turn of operating at least once. */
  readonly veterans: readonly CompanyId[];
  readonly step: string;
}

/** What of it is known for one stock round only; a title begins it anew with what it adds. */
export type StockKeys = Pick<RailClock, 'passes' | 'sold' | 'bought' | 'sales'>;

type RailTable = Table<RailClock>;

/** The company whose turn it is; null where nobody operates: rules about operating have nothing to say then. */
export const operatorOf = ({ clock }: RailTable): CompanyId | null =>
  clock.round === 'OR' ? clock.operating : null;
/** The same as a name: empty where the clock names nobody. */
export const operating = ({ clock }: RailTable): CompanyId => clock.operating ?? '';
