import type { Clock, PieceId, Table } from '../table/types.ts';
import { sideInUse, topTrain, trainSpec, trainsOnSale } from './depot.ts';
import { companyOf, DEPOT, POOL, trainOf } from './ids.ts';
import type { CompanyId, TrainSide, TrainSpec } from './types.ts';
import { pieceOf } from '../table/places.ts';

/** Which train a company would like to have, as somebody says it. */
export interface TrainWish {
  readonly train: PieceId;
  /** Of a new card: the side that it is to be. */
  readonly side?: string | undefined;
}

/** What that comes down to on the table, whoever pays for it. */
export interface TrainFound {
  readonly buyer: CompanyId;
  readonly train: PieceId;
  /** Where the card lies: new, with the bank, with another company, with the buyer, or out of reach. */
  readonly source: 'depot' | 'pool' | 'company' | 'own' | 'elsewhere';
  readonly seller: CompanyId | null;
  /** The side that was named, else the one in use. */
  readonly side: TrainSide;
  readonly used: TrainSide;
  /** A side was named that is not the one in use, or for a new card not one of its sides. */
  readonly turned: boolean;
}

/** Reads a wish to buy; null for a piece that is no train of this title. */
export function findTrain<C extends Clock>(
  table: Table<C>,
  trains: readonly TrainSpec[],
  buyer: CompanyId,
  wish: TrainWish,
): TrainFound | null {
  const { train } = wish;
  const at = pieceOf(table, train)?.at;
  const used = sideInUse(table, trains, train);
  if (at === undefined || !used) return null;
  const seller = companyOf(at);
  const source =
    at === DEPOT || at === POOL ? at : seller === null ? 'elsewhere' : seller === buyer ? 'own' : 'company';
  const named = trainSpec(trains, train)?.sides.find(({ name }) => name === wish.side);
  const turned = wish.side !== undefined && (source === DEPOT ? !named : wish.side !== used.name);
  return { buyer, train, source, seller, side: named ?? used, used, turned };
}

type Found = Pick<TrainFound, 'train' | 'source'>;
/** The bank has it, new or used. */
export const isOfBank = ({ source }: Found): boolean => source === DEPOT || source === POOL;
/** Nobody could sell it: it is the buyer's own, or lies out of reach. */
export const isOutOfReach = ({ source }: Found): boolean => source === 'own' || source === 'elsewhere';
/** A card of the kind that lies on top of the stack; cards of one kind are alike. */
export const isOnTop = <C extends Clock>(table: Table<C>, { train }: Found): boolean =>
  trainOf(topTrain(table) ?? '') === trainOf(train);

/** The lowest price at which the bank has a train that suits; null when it has none. */
export function cheapestOnSale<C extends Clock>(
  table: Table<C>,
  trains: readonly TrainSpec[],
  suits: (train: PieceId, side: TrainSide) => boolean = () => true,
): number | null {
  const prices = trainsOnSale(table, trains).flatMap(({ train, side }) =>
    suits(train, side) ? [side.price] : [],
  );
  return prices.length === 0 ? null : Math.min(...prices);
}
