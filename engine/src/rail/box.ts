import type { Piece, PieceId, Place } from '../table/types.ts';
import {
  BANK,
  certificate,
  charterCard,
  companyPlace,
  DEPOT,
  hexPlace,
  ipoPlace,
  marketPlace,
  OUT,
  POOL,
  priceMarker,
  slotPlace,
  station,
  SUPPLY,
} from './ids.ts';
import type { BoardSpec, CharterSpec, CompanyId, Face, MarketSpec, TileId, TrainSpec } from './types.ts';

/** What is in every box of the family, where it lies before the game, and the places it can go to. */

type Pieces = Readonly<Record<PieceId, Piece>>;
const asPieces = (entries: readonly (readonly [PieceId, Piece])[]): Pieces => Object.fromEntries(entries);

/** Certificates, stations, price marker and charter of a company. */
export const companyPieces = ({ id, shares, stations }: CharterSpec, at: Place, stationsAt = at): Pieces =>
  asPieces([
    ...shares.map((_, order) => [certificate(id, order), { at, order }] as const),
    ...stations.map((_, order) => [station(id, order), { at: stationsAt, order }] as const),
    [priceMarker(id), { at }],
    [charterCard(id), { at }],
  ]);

/** `train/3/1` for the first of its kind: kinds are numbered from 1. */
const copies = (kind: string, count: number): readonly PieceId[] =>
  Array.from({ length: count }, (_, i) => `${kind}/${i + 1}`);
export const trainCards = (trains: readonly Pick<TrainSpec, 'id' | 'count'>[]): readonly PieceId[] =>
  trains.flatMap(({ id, count }) => copies(`train/${id}`, count));
/** The stack of new trains, the first on top. */
export const trainStack = (trains: readonly TrainSpec[]): Pieces =>
  asPieces(trainCards(trains).map((piece, order) => [piece, { at: DEPOT, order }]));

/** A kind of tile in the box; a double-sided one goes by its front. */
export interface TileKind {
  readonly front: TileId;
  readonly back?: TileId | undefined;
  readonly count: number;
}
export const tilePieces = (kinds: readonly TileKind[]): Pieces =>
  asPieces(
    kinds.flatMap(({ front, count }) =>
      copies(`tile/${front}`, count).map((piece) => [piece, { at: SUPPLY }] as const),
    ),
  );

/** Every circle that some print on this board, or some tile on it, could have. */
function circlesOf(board: BoardSpec, tiles: Readonly<Record<TileId, Face>>): readonly Place[] {
  const hexes = Object.values(board.hexes);
  const nodes = [...hexes, ...Object.values(tiles)].map((face) => face.nodes);
  const most = Math.max(0, ...nodes.map((list) => list.length));
  const slots = Math.max(0, ...nodes.flat().map((node) => node.slots));
  const upTo = (n: number): readonly number[] => [...Array(n).keys()];
  return hexes.flatMap(({ id }) => [
    hexPlace(id),
    ...upTo(most).flatMap((node) => upTo(slots).map((slot) => slotPlace(id, node, slot))),
  ]);
}

/** The places of every title that a hand may put something on, but for those of the seats. */
export function railPlaces(
  board: BoardSpec,
  tiles: Readonly<Record<TileId, Face>>,
  market: MarketSpec,
  companies: readonly CompanyId[],
): readonly Place[] {
  const cells = market.rows.flatMap((row, at) =>
    row.flatMap((cell, col) => (cell ? [marketPlace(at, col)] : [])),
  );
  const homes = companies.flatMap((company) => [companyPlace(company), ipoPlace(company)]);
  return [BANK, POOL, DEPOT, SUPPLY, OUT, ...homes, ...circlesOf(board, tiles), ...cells];
}
