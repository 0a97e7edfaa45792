import { perTable, pieceIds, pieceOf, piecesAt } from '../table/places.ts';
import type { Clock, PieceId, Place, Table } from '../table/types.ts';
import type { Pieces, WithPieces } from '../table/pieces.ts';
import { DEPOT, POOL, trainOf } from './ids.ts';
import { perPair } from './kept.ts';
import type { PhaseSpec, TrainSide, TrainSpec } from './types.ts';

const isTrain = (piece: PieceId): boolean => piece.startsWith('train/');
/** Asked of every company at every move: the list of a place stays the same object until somebody touches it. */
const trainsAmong = perTable((pieces: readonly PieceId[]): readonly PieceId[] => pieces.filter(isTrain));
export const trainsAt = (table: WithPieces, place: Place): readonly PieceId[] =>
  trainsAmong(piecesAt(table, place));

/** The train on top of the stack: the only new one that can be bought. */
export const topTrain = (table: WithPieces): PieceId | null => trainsAt(table, DEPOT)[0] ?? null;

export function trainSpec(trains: readonly TrainSpec[], piece: PieceId): TrainSpec | null {
  const type = trainOf(piece);
  return trains.find(({ id }) => id === type) ?? null;
}

/** The side in use; a train that was carried off by hand without choosing one counts as its first side. */
export function sideInUse(table: WithPieces, trains: readonly TrainSpec[], piece: PieceId): TrainSide | null {
  const spec = trainSpec(trains, piece);
  const side = pieceOf(table, piece)?.side;
  return spec?.sides.find(({ name }) => name === side) ?? spec?.sides[0] ?? null;
}

/** A train that the bank sells, and what it would be. */
export interface OnSale {
  readonly train: PieceId;
  readonly side: TrainSide;
  readonly source: 'depot' | 'pool';
}
/** Every side of the new train on top, and the trains in the pool as they lie. */
export const trainsOnSale = <C extends Clock>(
  { pieces }: Table<C>,
  trains: readonly TrainSpec[],
): readonly OnSale[] => onSale(pieces, trains);
const onSale = perPair((pieces: Pieces, trains: readonly TrainSpec[]): readonly OnSale[] => {
  const table = { pieces };
  const top = topTrain(table);
  const sides = top === null ? [] : (trainSpec(trains, top)?.sides ?? []);
  const fresh = sides.map((side): OnSale => ({ train: top ?? '', side, source: DEPOT }));
  const used = trainsAt(table, POOL).flatMap((train): OnSale[] => {
    const side = sideInUse(table, trains, train);
    return side ? [{ train, side, source: POOL }] : [];
  });
  return [...fresh, ...used];
});

export const phaseOf = (phases: readonly PhaseSpec[], id: string): PhaseSpec =>
  phases.find((p) => p.id === id) ?? phases[0]!;

/** All phases that a train leaving the stack starts: usually one; more where hands took a card from further down. */
export function phasesUpTo(
  phases: readonly PhaseSpec[],
  present: string,
  train: string,
): readonly PhaseSpec[] {
  const now = phases.findIndex((p) => p.id === present);
  const then = phases.findIndex((p) => p.startsWith === train);
  return phases.slice(now + 1, then + 1);
}

/** Every train of the types that `train` makes obsolete, wherever it runs or lies for sale; not in the stack. */
export function rusting<C extends Clock>(
  table: Table<C>,
  trains: readonly TrainSpec[],
  train: string,
): readonly PieceId[] {
  const types = trains.filter((spec) => spec.rustedBy === train).map((spec) => spec.id);
  return pieceIds(table).filter((piece) => {
    const type = trainOf(piece);
    const at = pieceOf(table, piece)!.at;
    return type !== null && types.includes(type) && at !== 'out' && at !== DEPOT;
  });
}
