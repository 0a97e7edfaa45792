import type { PieceId, Place } from '../table/types.ts';
import { perName } from './kept.ts';
import type { CompanyId, HexId, TileId } from './types.ts';

/** How pieces and places of the family are called. Everything that speaks to the table uses these. */
export const certificate = (company: CompanyId, index: number): PieceId => `cert/${company}/${index}`;
/** The one that makes its holder president. */
export const firstCertificate: (company: CompanyId) => PieceId = perName((company) =>
  certificate(company, 0),
);
export const priceMarker: (company: CompanyId) => PieceId = perName((company) => `marker/${company}`);
export const station = (company: CompanyId, index: number): PieceId => `token/${company}/${index}`;
export const charterCard: (company: CompanyId) => PieceId = perName((company) => `charter/${company}`);
export const ROUND_MARKER = 'marker/round';

export const BANK = 'bank';
export const POOL = 'pool';
export const DEPOT = 'depot';
export const SUPPLY = 'supply';
export const OUT = 'out';
export const seatPlace: (seat: string) => Place = perName((seat) => `seat/${seat}`);
export const companyPlace: (company: CompanyId) => Place = perName((company) => `company/${company}`);
/** Certificates of a company that is not founded yet, and money that lies on them. */
export const ipoPlace: (company: CompanyId) => Place = perName((company) => `ipo/${company}`);
export const hexPlace: (hex: HexId) => Place = perName((hex) => `hex/${hex}`);
export const slotPlace = (hex: HexId, node: number, slot: number): Place => `hex/${hex}/n${node}/${slot}`;
export const marketPlace = (row: number, col: number): Place => `market/${row}/${col}`;

export const seatOf: (place: Place) => string | null = perName((place) =>
  place.startsWith('seat/') ? place.slice(5) : null,
);
export const companyOf: (place: Place) => CompanyId | null = perName((place) =>
  place.startsWith('company/') ? place.slice(8) : null,
);

export interface SlotAddress {
  readonly hex: HexId;
  readonly node: number;
  readonly slot: number;
}
export const slotOf: (place: Place) => SlotAddress | null = perName((place) => {
  const found = /^hex\/([^/]+)\/n(\d+)\/(\d+)$/.exec(place);
  return found ? { hex: found[1]!, node: Number(found[2]), slot: Number(found[3]) } : null;
});
export const hexOf: (place: Place) => HexId | null = perName(
  (place) => /^hex\/([^/]+)$/.exec(place)?.[1] ?? null,
);
/** `tile/57/2` → `57`; `train/3/1` → `3`. */
export const typeOf: (piece: PieceId) => string = perName((piece) =>
  piece.slice(piece.indexOf('/') + 1, piece.lastIndexOf('/')),
);
export const tileOf = (piece: PieceId): TileId | null => (piece.startsWith('tile/') ? typeOf(piece) : null);
export const trainOf = (piece: PieceId): string | null => (piece.startsWith('train/') ? typeOf(piece) : null);
/** The company of a certificate, token, marker or charter. */
export const ownerOf: (piece: PieceId) => CompanyId | null = perName(
  (piece) => /^(?:cert|token|marker|charter)\/([^/]+)/.exec(piece)?.[1] ?? null,
);
