import { perTable, pieceOf, piecesAt } from '../table/places.ts';
import type { WithPieces } from '../table/pieces.ts';
import type { Clock, PieceId, Place, Put, Seat, Table } from '../table/types.ts';
import { charterCard, firstCertificate, seatOf, seatPlace, typeOf } from './ids.ts';
import type { CharterSpec, CompanyId } from './types.ts';

/** Certificates of one company lie under `cert/<company>/<index>`; index 0 makes its holder president. */
const prefix = (company: CompanyId): string => `cert/${company}/`;
const indexOf = (piece: PieceId): number => Number(piece.slice(piece.lastIndexOf('/') + 1));

/** Certificates of one company at one place, and which ones of its charter they are. */
interface Held {
  readonly pieces: PieceId[];
  readonly indexes: number[];
  /** What they come to by a charter, once somebody has asked. */
  worth: { readonly charter: CharterSpec; readonly percent: number } | null;
}

/**
 * The certificates among the pieces of a place, by company. The list of a place stays the same object for as long as
 * nobody touches what lies there, and so does what is read off it.
 */
const byCompany = perTable((pieces: readonly PieceId[]): ReadonlyMap<CompanyId, Held> => {
  const found = new Map<CompanyId, Held>();
  for (const piece of pieces) {
    if (!piece.startsWith('cert/')) continue;
    const company = typeOf(piece);
    let held = found.get(company);
    if (!held) found.set(company, (held = { pieces: [], indexes: [], worth: null }));
    held.pieces.push(piece);
    held.indexes.push(indexOf(piece));
  }
  return found;
});
const heldAt = (table: WithPieces, company: CompanyId, place: Place): Held | undefined =>
  byCompany(piecesAt(table, place)).get(company);
const NONE: readonly PieceId[] = [];

export const certificatesAt = <C extends Clock>(
  table: Table<C>,
  company: CompanyId,
  place: Place,
): readonly PieceId[] => heldAt(table, company, place)?.pieces ?? NONE;

/** Ordinary certificates (not the president's) of a company at a place. */
export const ordinaryAt = <C extends Clock>(
  table: Table<C>,
  company: CompanyId,
  place: Place,
): readonly PieceId[] => certificatesAt(table, company, place).filter((piece) => indexOf(piece) !== 0);

/** A certificate of the company that lies there. */
export const isShareAt = <C extends Clock>(
  table: Table<C>,
  piece: PieceId,
  company: CompanyId,
  place: Place,
): boolean => piece.startsWith(prefix(company)) && pieceOf(table, piece)?.at === place;

/** The side of a certificate that its company has bought half of. */
export const HALF = 'half';

/** What a certificate is worth as it lies: usually what is printed on its front. */
export const percentOf = <C extends Clock>(table: Table<C>, charter: CharterSpec, piece: PieceId): number =>
  ((pieceOf(table, piece)?.side === HALF ? charter.halves : charter.shares) ?? charter.shares)[
    indexOf(piece)
  ] ?? 0;

/** Whoever turns a certificate over touches its place as well: what was added up there stays true as long as the list. */
export function percentAt<C extends Clock>(table: Table<C>, charter: CharterSpec, place: Place): number {
  const held = heldAt(table, charter.id, place);
  if (!held) return 0;
  if (held.worth?.charter !== charter) held.worth = { charter, percent: percentIn(table, charter, held) };
  return held.worth.percent;
}
function percentIn<C extends Clock>(table: Table<C>, charter: CharterSpec, held: Held): number {
  const { shares, halves } = charter;
  let sum = 0;
  // Only where halves are printed does it matter how a certificate lies.
  if (halves) for (const piece of held.pieces) sum += percentOf(table, charter, piece);
  else for (const index of held.indexes) sum += shares[index] ?? 0;
  return sum;
}

/** The seat that holds the president's certificate, or null. */
export function presidentOf<C extends Clock>(table: Table<C>, company: CompanyId): Seat | null {
  const piece = pieceOf(table, firstCertificate(company));
  const seat = piece ? seatOf(piece.at) : null;
  return seat !== null && table.clock.seats.includes(seat) ? seat : null;
}

/** Seats from the one after `seat`, clockwise, ending with `seat` itself. */
export function clockwiseAfter(seats: readonly Seat[], seat: Seat | null): readonly Seat[] {
  const at = seat === null ? -1 : seats.indexOf(seat);
  return at < 0 ? seats : [...seats.slice(at + 1), ...seats.slice(0, at + 1)];
}
export const nextSeat = (seats: readonly Seat[], seat: Seat | null): Seat | null =>
  clockwiseAfter(seats, seat)[0] ?? null;

/**
 * Who should preside by holdings alone: whoever holds more than the president; the largest holding, of equals
 * the first in `order`. `least`: what a successor must hold.
 */
export function successorOf(
  order: readonly Seat[],
  president: Seat | null,
  holding: (seat: Seat) => number,
  least: number,
): Seat | null {
  let best = president;
  let most = president === null ? 0 : holding(president);
  for (const seat of order) {
    if (seat === president || holding(seat) < least || holding(seat) <= most) continue;
    best = seat;
    most = holding(seat);
  }
  return best;
}

/** The first of the certificates, in their order, that are worth exactly so much; null if they cannot be. */
function worthExactly<C extends Clock>(
  table: Table<C>,
  charter: CharterSpec,
  pieces: readonly PieceId[],
  worth: number,
): readonly PieceId[] | null {
  if (worth === 0) return [];
  const [first, ...others] = pieces;
  if (first === undefined || worth < 0) return null;
  const rest = worthExactly(table, charter, others, worth - percentOf(table, charter, first));
  return rest ? [first, ...rest] : worthExactly(table, charter, others, worth);
}

function atLeast<C extends Clock>(
  table: Table<C>,
  charter: CharterSpec,
  pieces: readonly PieceId[],
  worth: number,
): readonly PieceId[] {
  const given: PieceId[] = [];
  let sum = 0;
  for (const piece of pieces) {
    if (sum >= worth) break;
    sum += percentOf(table, charter, piece);
    given.push(piece);
  }
  return given;
}

/**
 * Swaps the president's certificate for ordinary ones of the same worth, and hands over the charter. Where
 * the successor cannot make up the exact worth, he gives all that he needs to reach it.
 */
export function exchangePresidency<C extends Clock>(
  table: Table<C>,
  charter: CharterSpec,
  from: Seat,
  to: Seat,
  due?: string,
): readonly Put[] {
  const big = firstCertificate(charter.id);
  const worth = percentOf(table, charter, big);
  const held = ordinaryAt(table, charter.id, seatPlace(to));
  const back = (worthExactly(table, charter, held, worth) ?? atLeast(table, charter, held, worth)).map(
    (piece): Put => ({
      put: piece,
      at: seatPlace(from),
      due,
    }),
  );
  return [
    { put: big, at: seatPlace(to), due },
    ...back,
    { put: charterCard(charter.id), at: seatPlace(to), due },
  ];
}
