import type { TileKind } from '../../rail/box.ts';
import { companyPieces, railPlaces, tilePieces, trainStack } from '../../rail/box.ts';
import {
  BANK,
  hexPlace,
  ipoPlace,
  ROUND_MARKER,
  seatPlace,
  slotPlace,
  station,
  OUT,
  companyPlace,
} from '../../rail/ids.ts';
import type { BoardSpec, CompanyId, HexId } from '../../rail/types.ts';
import { perTable } from '../../table/places.ts';
import type { Account, Piece, PieceId, Place, Seat } from '../../table/types.ts';
import type { PrivateId } from './data/breweries.ts';
import { CUBES, PRIVATES } from './data/breweries.ts';
import { CHARTERS, COMPANIES } from './data/companies.ts';
import { MARKET } from './data/market.ts';
import type { SiteKind } from './data/sites.ts';
import { SIDING_MARKERS } from './data/sites.ts';
import { TILES } from './data/tiles.ts';
import { TRAINS } from './data/trains.ts';

// —— Names of pieces ——

/** `cert/BME/3` → 3. */
export const numberOf = (piece: PieceId): number => Number(piece.slice(piece.lastIndexOf('/') + 1));
export const FIRST_ACTION = 'card/first-action';
/** Whoever holds it manages the Investor's railway (8.2.2.1). */
export const MANAGER_CARD = 'card/investors-railway';
export const BREWERY_CARD = 'card/investors-brewery';
/** The green order marker that keeps a circle of Dortmund City. */
export const ORDER_MARKER = 'order/B2';
export const privateCard = (id: PrivateId): PieceId => `private/${id}`;
export const breweryMarker = (id: PrivateId): PieceId => `brewery/${id}`;
export const payoutMarker = (company: CompanyId): PieceId => `payout/${company}`;
/** Players bid with stations of different railways (4.2.2): the last one of each. */
export const bidMarkerOf = (index: number): PieceId => {
  const company = COMPANIES[index] ?? COMPANIES[0]!;
  return station(company, CHARTERS[company]!.stations.length - 1);
};
/** A low marker opens a siding (10), a high one extends it: one side 20, the other 30. */
export type Height = 'low' | 'high';
export const sidingMarker = (kind: SiteKind, height: Height, index: number): PieceId =>
  `siding/${kind}/${height}/${index}`;
export const cube = (index: number): PieceId => `cube/${index}`;

// —— Names of places ——

/** Where beer cubes and siding markers lie that nobody has. */
export const BEER_SUPPLY: Place = 'beer';
export const SIDING_SUPPLY: Place = 'sidings';
/** What lies on a private brewery's card: its cubes. */
export const cardPlace = (id: PrivateId): Place => `card/${id}`;
/** The place of a card or of a small brewery in the start package, and its bid fields. */
export const startPlace = (id: string): Place => `start/${id}`;
export const bidPlace = (id: string, amount: number): Place => `bid/${id}/${amount}`;
export const payoutPlace = (amount: number): Place => `payout/${amount}`;
/** The symbol of a mine or a mill, where its siding marker lies. */
export const sitePlace = (hex: HexId): Place => `${hexPlace(hex)}/site`;
export const hexOfSite = (place: Place): HexId | null => /^hex\/([^/]+)\/site$/.exec(place)?.[1] ?? null;
export const ROUND_PLACES = ['round/SR', 'round/OR1', 'round/OR2', 'round/OR3'] as const;
export const roundPlace = (round: 'SR' | 'OR', or: number): Place =>
  `round/${round === 'SR' ? 'SR' : `OR${or}`}`;

// —— The box ——

export const TILE_KINDS: readonly TileKind[] = Object.values(TILES).map(({ id, count }) => ({
  front: id,
  count: Number(count),
}));

export const numbered = (count: number, name: (index: number) => PieceId): readonly PieceId[] =>
  Array.from({ length: count }, (_, i) => name(i + 1));
const sidingMarkers = (kind: SiteKind): readonly PieceId[] =>
  (['low', 'high'] as const).flatMap((height) =>
    numbered(SIDING_MARKERS[kind], (index) => sidingMarker(kind, height, index)),
  );
export const lying = (pieces: readonly PieceId[], at: Place): Readonly<Record<PieceId, Piece>> =>
  Object.fromEntries(pieces.map((piece) => [piece, { at }]));

/** Where the home station of a railway lies. */
export const homePlace = (company: CompanyId): Place => slotPlace(CHARTERS[company]!.home[0]!, 0, 0);

/** Every piece of the box, as it lies before any variant has been chosen; homes are on the map (3.1, 4.1). */
export function boxPieces(): Readonly<Record<PieceId, Piece>> {
  const pieces: Record<PieceId, Piece> = {};
  for (const company of COMPANIES) {
    Object.assign(pieces, companyPieces(CHARTERS[company]!, ipoPlace(company)));
    pieces[station(company, 0)] = { at: homePlace(company) };
    pieces[payoutMarker(company)] = { at: ipoPlace(company) };
  }
  for (const { id, hasMarker } of PRIVATES) {
    pieces[privateCard(id)] = { at: startPlace(id), side: 'front' };
    if (hasMarker) pieces[breweryMarker(id)] = { at: startPlace(id) };
  }
  return {
    ...pieces,
    ...trainStack(TRAINS),
    ...tilePieces(TILE_KINDS),
    ...lying(numbered(CUBES, cube), BEER_SUPPLY),
    ...lying([...sidingMarkers('coal'), ...sidingMarkers('steel')], SIDING_SUPPLY),
    [ORDER_MARKER]: { at: BANK },
    [FIRST_ACTION]: { at: BANK },
    [MANAGER_CARD]: { at: BANK },
    [ROUND_MARKER]: { at: roundPlace('SR', 0) },
  };
}

const PAYOUTS = Array.from({ length: 201 }, (_, i) => payoutPlace(10 * i));
const fixedPlaces = perTable((board: BoardSpec): readonly Place[] => [
  ...railPlaces(board, TILES, MARKET, COMPANIES),
  ...Object.keys(board.hexes).map(sitePlace),
  ...PRIVATES.flatMap(({ id, bids }) => [
    cardPlace(id),
    startPlace(id),
    ...bids.map((amount) => bidPlace(id, amount)),
  ]),
  BEER_SUPPLY,
  SIDING_SUPPLY,
  ...ROUND_PLACES,
  ...PAYOUTS,
]);
/** Every place of a table with these seats that a hand may put something on. */
export const allPlaces = (board: BoardSpec, seats: readonly Seat[]): readonly Place[] => [
  ...fixedPlaces(board),
  ...seats.map(seatPlace),
];

// —— What a game does without ——

/** What is printed for other games leaves this one. */
export function leaveOut(pieces: Record<PieceId, Piece>, isOut: (piece: PieceId) => boolean): void {
  for (const piece of Object.keys(pieces)) if (isOut(piece)) pieces[piece] = { at: OUT };
}
export const isTile = (piece: PieceId, tiles: readonly string[]): boolean =>
  tiles.some((tile) => piece.startsWith(`tile/${tile}/`));
export const belongsTo = (piece: PieceId, list: readonly CompanyId[]): boolean =>
  /^(?:cert|token|marker|charter|payout|order)\//.test(piece) && list.includes(piece.split('/')[1] ?? '');
/** Where companies keep money: on their sheets, and on the display for who has none yet. */
export const accountsOf = (list: readonly CompanyId[]): readonly Account[] =>
  list.flatMap((company) => [companyPlace(company), ipoPlace(company)]);
