import { sideInUse, trainSpec } from '../../rail/depot.ts';
import { companyPlace, trainOf } from '../../rail/ids.ts';
import type { CompanyId, TrainSide } from '../../rail/types.ts';
import type { PieceId } from '../../table/types.ts';
import type { EspTable } from './clock.ts';
import { PHASES, STRAWBERRY, TRAINS } from './data/trains.ts';
import { SCRAP } from './pieces.ts';
import { countedTrains, fromPhase, recycledUnder } from './readers.ts';
import { pieceOf } from '../../table/places.ts';

/** Combined trains (§6.2.1): a train of the company and a recycled one of the other gauge under it. */

/** A recycled train costs twice its price. */
const TIMES = 2;

export interface Combination {
  readonly main: TrainSide;
  readonly half: TrainSide;
  readonly cost: number;
  readonly owned: boolean;
  /** There is something under the main train already. */
  readonly combined: boolean;
  readonly scrapped: boolean;
}
/** Without a word about the side the recycled train lies with the gauge up that the main train lacks. */
export function combinationOf(
  table: EspTable,
  company: CompanyId,
  train: PieceId,
  recycled: PieceId,
  named?: string,
): Combination | null {
  const main = sideInUse(table, TRAINS, train);
  const sides = trainSpec(TRAINS, recycled)?.sides ?? [];
  const half =
    sides.find(({ name }) => name === named) ?? sides.find(({ gauge }) => gauge !== main?.gauge) ?? sides[0];
  if (!main || !half) return null;
  return {
    main,
    half,
    cost: TIMES * half.price,
    owned: pieceOf(table, train)?.at === companyPlace(company),
    combined: recycledUnder(table, train) !== null,
    scrapped: pieceOf(table, recycled)?.at === SCRAP,
  };
}

/** Trains of the company that have nothing under them yet. */
export const mainsOf = (table: EspTable, company: CompanyId): readonly PieceId[] =>
  countedTrains(table, company).filter((train) => recycledUnder(table, train) === null);

/** The public site recycles only types that have been scrapped; an exported card of a living type waits. */
export function isObsolete(table: EspTable, train: PieceId): boolean {
  const by = trainSpec(TRAINS, train)?.rustedBy;
  const starts = PHASES.find(({ startsWith }) => startsWith !== undefined && startsWith === by);
  return starts !== undefined && fromPhase(table, starts.id);
}
export const isCombinable = (train: PieceId): boolean => train !== STRAWBERRY && trainOf(train) !== null;
