import type { Spot } from '../../rail/market.ts';
import { cellAt, moveMarker, spotOfCompany } from '../../rail/market.ts';
import { priceMarker } from '../../rail/ids.ts';
import type { CompanyId, MarketSpec, TileColour } from '../../rail/types.ts';
import { pieceOf, piecesAt } from '../../table/places.ts';
import { ruin } from './brewery/bankruptcy.ts';
import { BREWERY_ROW, RAILWAY_ROW, RED_COLUMN, TRACKS } from './brewery/data/tracks.ts';
import type { DoDraft, DoTable } from './clock.ts';
import { MARKET } from './data/market.ts';
import { isBrewCompany, isBrewery, isInvestors } from './readers.ts';

const beside = ({ row, col }: Spot, rows: number, cols: number): Spot | null => {
  const spot = { row: row + rows, col: col + cols };
  return cellAt(MARKET, spot) ? spot : null;
};
/** §4.4.6: a step up or down stops at the end of the column. */
const up = (spot: Spot): Spot => beside(spot, -1, 0) ?? spot;
const down = (spot: Spot): Spot => beside(spot, 1, 0) ?? spot;
/** §4.5.6.3: one left, at the left edge one down. */
const left = (spot: Spot): Spot => beside(spot, 0, -1) ?? down(spot);
/** §4.5.6.3: to the right; a marker that stands on the edge before the move goes one up in all, further steps are lost. */
function right(spot: Spot, steps: number): Spot {
  if (!beside(spot, 0, 1)) return up(spot);
  let to = spot;
  for (let i = 0; i < steps; i++) to = beside(to, 0, 1) ?? to;
  return to;
}

/** What a dividend does to the price (§4.5.6.3). */
export type PriceMove = 'left' | 'stay' | 'right' | 'right-twice';
export function priceMoveOf(dividend: number, price: number): PriceMove {
  if (dividend <= 0) return 'left';
  if (dividend < price) return 'stay';
  return dividend < 3 * price ? 'right' : 'right-twice';
}

const go = (draft: DoDraft, company: CompanyId, step: (spot: Spot) => Spot): void => {
  const spot = spotOfCompany(draft.table, company);
  if (spot) draft.add(...moveMarker(draft.table, company, step(spot), 'due/price'));
};
/** §6.4.8: so many cells along a line; its right end stops, and whoever comes to the red cell is bankrupt. */
function along(draft: DoDraft, company: CompanyId, steps: number): void {
  const from = spotOfCompany(draft.table, company);
  if (!from || from.col === RED_COLUMN || steps === 0) return;
  const to = onLine(from, steps, floorOf(draft.table, company));
  go(draft, company, () => to);
  if (to.col === RED_COLUMN) ruin(draft, company);
}
const onLine = ({ row, col }: Spot, steps: number, floor = RED_COLUMN): Spot => {
  const last = (TRACKS.rows[row]?.length ?? 1) - 1;
  return { row, col: Math.max(floor, Math.min(last, col + steps)) };
};
/** §8.2: nothing takes a company of the Investor from him; its marker stops before the red cell. */
const floorOf = (table: DoTable, company: CompanyId): number =>
  RED_COLUMN + (isInvestors(table, company) ? 1 : 0);
/** How many shares a company can sell before its price is at the end: any number, but for those of the Investor. */
export function roomBelow(table: DoTable, company: CompanyId): number {
  if (!isBrewery(table) || !isInvestors(table, company)) return Infinity;
  const spot = spotOfCompany(table, company);
  return spot ? Math.max(0, spot.col - floorOf(table, company)) : 0;
}
const STEPS: Readonly<Record<Exclude<PriceMove, 'stay'>, number>> = { left: -1, right: 1, 'right-twice': 2 };
const times =
  (count: number, step: (spot: Spot) => Spot) =>
  (spot: Spot): Spot =>
    Array.from({ length: count }).reduce<Spot>((at) => step(at), spot);

/** §4.4.6: sales of players push the price down, one cell for each 10 %. */
export const fall = (draft: DoDraft, company: CompanyId, shares: number): void =>
  isBrewery(draft.table) ? along(draft, company, -shares) : go(draft, company, times(shares, down));
/** §4.5.7.5: sales of the railway push it to the left, one cell for each 10 %. */
export const slip = (draft: DoDraft, company: CompanyId, shares: number): void =>
  isBrewery(draft.table) ? along(draft, company, -shares) : go(draft, company, times(shares, left));
/** §4.4.6: wholly in the hands of players. */
export const rise = (draft: DoDraft, company: CompanyId): void => go(draft, company, up);

/** §4.5.6.3: after the use of revenue. A marker that stays for a small dividend goes under the others on its cell. */
export function movePrice(draft: DoDraft, company: CompanyId, move: PriceMove): void {
  if (move !== 'stay' && isBrewery(draft.table)) {
    along(draft, company, STEPS[move]);
    return;
  }
  if (move !== 'stay') {
    go(draft, company, (spot) => (move === 'left' ? left(spot) : right(spot, move === 'right' ? 1 : 2)));
    return;
  }
  const marker = priceMarker(company);
  const at = pieceOf(draft.table, marker)?.at;
  if (at === undefined || !spotOfCompany(draft.table, company)) return;
  const others = piecesAt(draft.table, at).filter((piece) => piece !== marker);
  const under = Math.max(-1, ...others.map((piece) => pieceOf(draft.table, piece)?.order ?? 0)) + 1;
  if (others.length > 0 && (pieceOf(draft.table, marker)?.order ?? 0) < under)
    draft.put(marker, at, { order: under, due: 'due/price' });
}

/** A coloured cell from which a railway can start (§4.4.1). */
export interface StartCell {
  readonly spot: Spot;
  readonly colour: TileColour;
  readonly price: number;
}
const startCellsOf = ({ rows }: MarketSpec): readonly StartCell[] =>
  rows.flatMap((cells, row) =>
    cells.flatMap((cell, col) =>
      cell?.zone === undefined
        ? []
        : [{ spot: { row, col }, colour: cell.zone as TileColour, price: cell.price }],
    ),
  );
export const START_CELLS: readonly StartCell[] = startCellsOf(MARKET);
const ON_TRACKS = startCellsOf(TRACKS);
const RAILWAY_CELLS = ON_TRACKS.filter(({ spot }) => spot.row === RAILWAY_ROW);
const BREWERY_CELLS = ON_TRACKS.filter(({ spot }) => spot.row === BREWERY_ROW);
/** Where a company can start: with breweries, on the line of its kind (§5.1.2). */
export function startCellsFor(table: DoTable, company: CompanyId): readonly StartCell[] {
  if (!isBrewery(table)) return START_CELLS;
  return isBrewCompany(company) ? BREWERY_CELLS : RAILWAY_CELLS;
}
export const startCellFor = (
  table: DoTable,
  company: CompanyId,
  colour: TileColour,
  price: number,
): StartCell | null =>
  startCellsFor(table, company).find((cell) => cell.colour === colour && cell.price === price) ?? null;
export const startCell = (colour: TileColour, price: number): StartCell | null =>
  START_CELLS.find((cell) => cell.colour === colour && cell.price === price) ?? null;
export const marketOf = (table: DoTable): MarketSpec => (isBrewery(table) ? TRACKS : MARKET);

export const priceOfSpot = (table: DoTable, spot: Spot): number => cellAt(marketOf(table), spot)?.price ?? 0;
/** The price as it would be after so many certificates of 10 % sold by the railway. */
export function priceAfterSlip(table: DoTable, company: CompanyId, shares: number): number {
  const spot = spotOfCompany(table, company);
  if (!spot) return 0;
  return priceOfSpot(table, isBrewery(table) ? onLine(spot, -shares) : times(shares, left)(spot));
}
