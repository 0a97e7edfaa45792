import { companyPieces, railPlaces, tilePieces, trainCards, trainStack } from '../../rail/box.ts';
import { certificate, hexPlace, ipoPlace, OUT, ROUND_MARKER, seatPlace, slotPlace } from '../../rail/ids.ts';
import type { CompanyId, HexId } from '../../rail/types.ts';
import { parMarker, parPlace } from '../../rail/verbs/par.ts';
import { perTable } from '../../table/places.ts';
import type { Piece, PieceId, Place, Seat } from '../../table/types.ts';
import { BOARD, PASSES } from './data/board.ts';
import { CHARTERS, COMPANIES, HOMES, kindOfCompany } from './data/companies.ts';
import { MARKET, PARS } from './data/market.ts';
import { PRIVATE_IDS } from './data/privates.ts';
import type { PrivateId } from './data/privates.ts';
import { TILE_PIECES, TILES } from './data/tiles.ts';
import { MATARO, STACK, STRAWBERRY, TRAINS } from './data/trains.ts';

// —— Pieces ——
export const privateCard = (id: PrivateId): PieceId => `private/${id}`;
export const orderCard = (n: number): PieceId => `order/${n}`;
/** The start player's lynx: with the lowest order card. */
export const LYNX = 'lynx';
/** "Closed" on a pass. */
export const closedMarker = (hex: HexId): PieceId => `closed/${hex}`;
/** A white marker on the home circle of a company that is out of the game. */
const whiteMarker = (company: CompanyId): PieceId => `white/${company}`;
/** Five are for sale, the sixth is the back of P5. */
export const TENDERS: readonly PieceId[] = [1, 2, 3, 4, 5, 6].map((n) => `tender/${n}`);
export const LAST_TENDER = TENDERS[5]!;

// —— Places ——
/** The row of private companies before they are sold. */
export const ROW = 'privates';
/** What comes with a private company lies under its card. */
export const withPrivate = (id: PrivateId): Place => `with/${id}`;
/** Scrapped and exported trains: a major can recycle them into combined ones (§6.2.1). */
export const SCRAP = 'scrap';
/** Under a train: the recycled half of a combined one. */
export const underTrain = (train: PieceId): Place => `under/${train}`;
/** Markers that a goal unlocks (§6.1.3). */
export const lockedPlace = (company: CompanyId): Place => `locked/${company}`;
export const ROUNDS = ['auction', 'SR', 'OR1', 'OR2', 'OR3'] as const;
export const roundPlace = (round: string, or: number): Place =>
  `round/${round === 'OR' ? `OR${Math.max(1, Math.min(3, or))}` : round === 'auction' ? 'auction' : 'SR'}`;

/** What chance decides before the game (§2.1, §2.2). */
export interface Draw {
  readonly seats: readonly Seat[];
  readonly companies: readonly CompanyId[];
  readonly gift6: CompanyId;
  readonly gift7: CompanyId;
}

function piecesOf(company: CompanyId, plays: boolean): Readonly<Record<PieceId, Piece>> {
  const at = plays ? ipoPlace(company) : OUT;
  const { hex, node, slot } = HOMES[company]!;
  return {
    ...companyPieces(CHARTERS[company]!, at),
    ...(kindOfCompany(company) === 'minor' ? {} : { [parMarker(company)]: { at } }),
    // Under everything else that may come to lie in this circle.
    [whiteMarker(company)]: plays ? { at: OUT } : { at: slotPlace(hex, node, slot), order: 99 },
  };
}

/** Every piece in the box, where it lies before the auction. */
export function allPieces({ seats, companies, gift6, gift7 }: Draw): Readonly<Record<PieceId, Piece>> {
  const pieces: Record<PieceId, Piece> = {};
  for (const company of COMPANIES) Object.assign(pieces, piecesOf(company, companies.includes(company)));
  // The circle of MZ is the circle of MZA: it is covered only when both are out.
  if (companies.includes('MZ') || companies.includes('MZA'))
    for (const company of ['MZ', 'MZA']) pieces[whiteMarker(company)] = { at: OUT };
  Object.assign(pieces, trainStack(TRAINS.filter((train) => STACK.includes(train.id))));
  pieces[MATARO] = { at: withPrivate('P2') };
  pieces[STRAWBERRY] = { at: withPrivate('P3') };
  Object.assign(pieces, tilePieces(TILE_PIECES));
  PRIVATE_IDS.forEach((id, order) => (pieces[privateCard(id)] = { at: ROW, order }));
  for (const piece of TENDERS) pieces[piece] = { at: withPrivate('P5') };
  pieces[certificate(gift6, 1)] = { at: withPrivate('P6') };
  pieces[certificate(gift7, 0)] = { at: withPrivate('P7') };
  for (const { hex } of PASSES) pieces[closedMarker(hex)] = { at: hexPlace(hex) };
  seats.forEach((seat, i) => (pieces[orderCard(i + 1)] = { at: seatPlace(seat) }));
  pieces[LYNX] = { at: seatPlace(seats[0] ?? '') };
  pieces[ROUND_MARKER] = { at: roundPlace('auction', 0) };
  return pieces;
}

const FIXED_PLACES: readonly Place[] = [
  ...railPlaces(BOARD, TILES, MARKET, COMPANIES),
  SCRAP,
  ROW,
  ...PRIVATE_IDS.map(withPrivate),
  ...PARS.map(parPlace),
  ...ROUNDS.map((round) => `round/${round}`),
  ...COMPANIES.map(lockedPlace),
  ...trainCards(TRAINS).map(underTrain),
];

/** Every place of a table with these seats that a hand may put something on. */
export const allPlaces = perTable((seats: readonly Seat[]): readonly Place[] => [
  ...FIXED_PLACES,
  ...seats.map(seatPlace),
]);
