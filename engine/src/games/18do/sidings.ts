import type { CompanyId, HexId, HexSpec } from '../../rail/types.ts';
import { companyPlace } from '../../rail/ids.ts';
import { pieceOf, piecesAt } from '../../table/places.ts';
import type { PieceId } from '../../table/types.ts';
import type { DoTable } from './clock.ts';
import { COAL, isSteelLabel } from './data/board.ts';
import type { SiteKind } from './data/sites.ts';
import { LEVELS } from './data/sites.ts';
import { SIDING_SUPPLY, sitePlace } from './pieces.ts';
import { boardOf } from './readers.ts';

/** Mines, mills and their sidings, as they are read off the table (2.6, 4.5.4). */

const kindOfHex = ({ label }: HexSpec): SiteKind | null =>
  label === COAL ? 'coal' : isSteelLabel(label) ? 'steel' : null;
/** What is dug or smelted on a hex; null: it is no site. */
export const siteOn = (table: DoTable, hex: HexId): SiteKind | null => {
  const spec = boardOf(table).hexes[hex];
  return spec ? kindOfHex(spec) : null;
};
export const sites = (table: DoTable): readonly HexId[] =>
  Object.keys(boardOf(table).hexes).filter((hex) => siteOn(table, hex) !== null);

export const markerKind = (piece: PieceId): SiteKind | null =>
  piece.startsWith('siding/coal/') ? 'coal' : piece.startsWith('siding/steel/') ? 'steel' : null;
const isHigh = (piece: PieceId): boolean => piece.includes('/high/');
/** Low markers show 10, high ones 20 or, turned over, 30. */
export const markerValue = (table: DoTable, piece: PieceId): number =>
  isHigh(piece) ? (pieceOf(table, piece)?.side === '30' ? 30 : 20) : 10;

export const markersAt = (table: DoTable, hex: HexId): readonly PieceId[] =>
  piecesAt(table, sitePlace(hex)).filter((piece) => markerKind(piece) !== null);
/** What the siding of a hex adds to every route over it: 0 without one. Of several that hands piled up the highest counts. */
export const sidingValue = (table: DoTable, hex: HexId): number =>
  Math.max(0, ...markersAt(table, hex).map((piece) => markerValue(table, piece)));
export const hasSiding = (table: DoTable, hex: HexId): boolean => markersAt(table, hex).length > 0;

/** The value that the next opening or extension brings; null: it is as high as it gets. */
export const nextLevel = (table: DoTable, hex: HexId): (typeof LEVELS)[number] | null =>
  LEVELS.find(({ value }) => value > sidingValue(table, hex)) ?? null;

/** A marker that lies in the supply; the railway's own gift comes first where it has one. */
export const markerFor = (
  table: DoTable,
  kind: SiteKind,
  height: 'low' | 'high',
  company: CompanyId | null = null,
): PieceId | null => {
  const fits = (piece: PieceId): boolean => piece.startsWith(`siding/${kind}/${height}/`);
  const gift = company === null ? undefined : piecesAt(table, companyPlace(company)).find(fits);
  return gift ?? piecesAt(table, SIDING_SUPPLY).find(fits) ?? null;
};
/** The coal marker that a railway has on its sheet and may place for nothing. */
export const giftOf = (table: DoTable, company: CompanyId): PieceId | null =>
  piecesAt(table, companyPlace(company)).find((piece) => piece.startsWith('siding/coal/low/')) ?? null;
