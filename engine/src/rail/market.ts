import { perTable, pieceOf, piecesAt } from '../table/places.ts';
import type { Clock, PieceId, Place, Put, Table } from '../table/types.ts';
import { marketPlace, priceMarker } from './ids.ts';
import { perName } from './kept.ts';
import type { CompanyId, MarketCell, MarketSpec } from './types.ts';

/** A cell by row (0 = top) and column (0 = left). */
export interface Spot {
  readonly row: number;
  readonly col: number;
}
export type Direction = 'left' | 'right' | 'up' | 'down';

export const cellAt = (market: MarketSpec, spot: Spot): MarketCell | null =>
  market.rows[spot.row]?.[spot.col] ?? null;

export const spotOf: (place: Place) => Spot | null = perName((place) => {
  const found = /^market\/(\d+)\/(\d+)$/.exec(place);
  return found ? { row: Number(found[1]), col: Number(found[2]) } : null;
});

const STEP: Readonly<Record<Direction, readonly [number, number]>> = {
  left: [0, -1],
  right: [0, 1],
  up: [-1, 0],
  down: [1, 0],
};

/** One step in a 2-D market. Where the edge stops a horizontal step, the arrow printed on the cell leads on; elsewhere it stays. */
export function step2d(market: MarketSpec, spot: Spot, direction: Direction): Spot {
  const [dr, dc] = STEP[direction];
  const next = { row: spot.row + dr, col: spot.col + dc };
  if (cellAt(market, next)) return next;
  const arrow = cellAt(market, spot)?.arrow;
  const follows = (direction === 'right' && arrow === 'up') || (direction === 'left' && arrow === 'down');
  return follows ? step2d(market, spot, arrow) : spot;
}

/** All cells of a linear or zigzag market from the lowest to the highest price: a zigzag alternates between its two rows. */
export const sequence: (market: MarketSpec) => readonly Spot[] = perTable((market: MarketSpec) => {
  const spots: Spot[] = [];
  market.rows.forEach((cells, row) => cells.forEach((cell, col) => cell && spots.push({ row, col })));
  return spots.sort((a, b) => cellAt(market, a)!.price - cellAt(market, b)!.price || a.col - b.col);
});

/** `steps` along the sequence (negative: towards cheaper); stays inside. */
export function stepAlong(market: MarketSpec, spot: Spot, steps: number): Spot {
  const line = sequence(market);
  const at = line.findIndex((s) => s.row === spot.row && s.col === spot.col);
  return at < 0 ? spot : line[Math.max(0, Math.min(line.length - 1, at + (Math.trunc(steps) || 0)))]!;
}

/** The cell where a company of this par starts; null where the market has none. */
export function parSpot(market: MarketSpec, par: number): Spot | null {
  for (const [row, cells] of market.rows.entries())
    for (const [col, cell] of cells.entries()) if (cell?.par && cell.price === par) return { row, col };
  return null;
}

/** The par of a cell that a hand puts a price marker on, and whose marker it is; null: it is another piece or another place. */
export function parMeant(
  market: MarketSpec,
  { piece, to }: { readonly piece: PieceId; readonly to: Place },
): { readonly company: CompanyId; readonly par: number } | null {
  const company = piece.startsWith('marker/') ? piece.slice('marker/'.length) : '';
  const spot = spotOf(to);
  const cell = spot && cellAt(market, spot);
  return company !== '' && cell?.par ? { company, par: cell.price } : null;
}

/** The cell with the company's price marker; null where it does not lie on the market. */
export function cellOf<C extends Clock>(
  table: Table<C>,
  market: MarketSpec,
  company: CompanyId,
): MarketCell | null {
  const spot = spotOfCompany(table, company);
  return spot && cellAt(market, spot);
}
/** Where the company's price marker lies, if it lies on the market at all. */
export function spotOfCompany<C extends Clock>(table: Table<C>, company: CompanyId): Spot | null {
  const marker = pieceOf(table, priceMarker(company));
  return marker ? spotOf(marker.at) : null;
}

export function priceOf<C extends Clock>(
  table: Table<C>,
  market: MarketSpec,
  company: CompanyId,
): number | null {
  return cellOf(table, market, company)?.price ?? null;
}

/** Puts a marker on a cell: under the markers that lie there. One that stays keeps its place in the stack. */
export function moveMarker<C extends Clock>(
  table: Table<C>,
  company: CompanyId,
  to: Spot,
  due?: string,
): readonly Put[] {
  const id = priceMarker(company);
  const place = marketPlace(to.row, to.col);
  if (pieceOf(table, id)?.at === place) return [];
  const orders = piecesAt(table, place).map((piece) => pieceOf(table, piece)!.order ?? 0);
  return [{ put: id, at: place, order: Math.max(-1, ...orders) + 1, due }];
}

/** Order of operating: higher price first, then further right, then higher up, then upper marker first. */
export function byRank<C extends Clock>(
  table: Table<C>,
  market: MarketSpec,
): (a: CompanyId, b: CompanyId) => number {
  const rank = (company: CompanyId): readonly number[] => {
    const spot = spotOfCompany(table, company);
    if (!spot) return [1, 0, 0, 0, 0];
    return [
      0,
      -(cellAt(market, spot)?.price ?? 0),
      -spot.col,
      spot.row,
      pieceOf(table, priceMarker(company))!.order ?? 0,
    ];
  };
  // Whoever sorts asks about the same company again and again.
  const known = new Map<CompanyId, readonly number[]>();
  const key = (company: CompanyId): readonly number[] => {
    let found = known.get(company);
    if (!found) known.set(company, (found = rank(company)));
    return found;
  };
  return (a, b) => {
    const [x, y] = [key(a), key(b)];
    for (let i = 0; i < x.length; i++) if (x[i] !== y[i]) return x[i]! - y[i]!;
    return a === b ? 0 : a < b ? -1 : 1;
  };
}
