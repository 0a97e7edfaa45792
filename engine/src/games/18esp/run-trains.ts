import { sideInUse } from '../../rail/depot.ts';
import type { CompanyId } from '../../rail/types.ts';
import type { PieceId } from '../../table/types.ts';
import type { EspTable } from './clock.ts';
import { STRAWBERRY, TRAINS } from './data/trains.ts';
import { recycledUnder, trainsOf } from './readers.ts';

/** A train as it runs: a combined one is one train (§6.2.1). */
export interface TrainKind {
  readonly train: PieceId;
  readonly any: number;
  readonly small: number;
  readonly gauges: readonly string[];
  readonly combined: boolean;
  /** The strawberry train has yet to make its first run to Aranjuez. */
  readonly green: boolean;
}

/** How far one card goes, and on what. */
interface Range {
  readonly any: number;
  readonly small: number;
  readonly gauge: string;
}
const NOTHING: Range = { any: 0, small: 0, gauge: '' };

function rangeOf(table: EspTable, piece: PieceId): Range {
  const side = sideInUse(table, TRAINS, piece);
  if (!side || side.range === 'any') return NOTHING;
  const gauge = side.gauge ?? '';
  return typeof side.range === 'number' ? { any: side.range, small: 0, gauge } : { ...side.range, gauge };
}

/**
 * Range and gauges of a train; large and small numbers of both halves are added up. `tender`: it has the
 * tender.
 */
export function trainKind(table: EspTable, train: PieceId, tender = false): TrainKind {
  const main = rangeOf(table, train);
  const half = recycledUnder(table, train);
  const more = half === null ? NOTHING : rangeOf(table, half);
  return {
    train,
    any: main.any + more.any,
    small: main.small + more.small + (tender ? 1 : 0),
    gauges: half === null ? [main.gauge] : [...new Set([main.gauge, more.gauge])],
    combined: half !== null,
    green: train === STRAWBERRY && !table.clock.ripe,
  };
}

/** Trains that may run in this round: not those that came to the company in it (§3.1). */
export const readyTrains = (table: EspTable, company: CompanyId): readonly PieceId[] =>
  trainsOf(table, company).filter((train) => !table.clock.fresh.includes(train));
