import type { Piece, PieceId, Place, Seat } from '../../table/types.ts';
import type { Box, Kind } from './box.ts';
import { KINDS } from './box.ts';
import { PHASES } from './clock.ts';
import { fairSize, OPEN_CONTRACTS, PROFIT, STICKS } from './data/limits.ts';
import { CHIPS } from './data/subsidies.ts';

/**
 * Names of pieces and places. A vehicle piece is a neutral number: what it is stands in its `side`, and only while it
 * lies face up. In the supply it is nothing yet; drawing it decides what it is. So no name gives anything away.
 */
export const BACK = 'back';
export const DONE = 'done';
export const CHAIR_CARD = 'card/chair';
export const BANK_CARD = 'card/bank';
const vehicle = (kind: Kind, i: number): PieceId => `${kind}/${i}`;
export const contractPiece = (id: string): PieceId => `contract/${id}`;
export const phaseCard = (phase: string): PieceId => `phase/${phase}`;
export const marker = (seat: Seat): PieceId => `marker/${seat}`;
const stick = (seat: Seat, i: number): PieceId => `stick/${seat}/${i}`;

export const BANK = 'bank';
export const PILE = 'pile';
export const STARTS = 'starts';
export const OUT = 'out';
export const CHIP_STOCK = 'chips';
/** Substitutes for chips: the stock is not a limit. */
export const SPARE = 'spare';
export const AID = 'aid';
/** On the chair card lie the reminders of forgiven losses. */
export const REMINDERS = 'reminders';
export const seatPlace = (seat: Seat): Place => `seat/${seat}`;
export const sticksPlace = (seat: Seat): Place => `sticks/${seat}`;
export const supply = (kind: Kind): Place => `supply/${kind}`;
export const discard = (kind: Kind): Place => `discard/${kind}`;
export const fairPlace = (kind: Kind, i: number): Place => `fair/${kind}/${i}`;
export const openPlace = (i: number): Place => `open/${i}`;
export const phasePlace = (phase: string): Place => `phases/${phase}`;
export const auctionPlace = (seat: Seat): Place => `auction/${seat}`;
/** Vehicles lie under their contract, chips on it. */
export const underPlace = (contract: string): Place => `under/${contract}`;
export const onPlace = (contract: string): Place => `on/${contract}`;
export const profitPlace = (value: number): Place => `profit/${value}`;
export const segmentPlace = (connection: string, track: number, segment: number): Place =>
  `network/${connection}/${track}/${segment}`;

/** `contract/EF3` → `EF3`, `seat/anna` → `anna`. */
export const tail = (name: string): string => name.slice(name.indexOf('/') + 1);
export const isVehicle = (piece: PieceId): boolean => piece.startsWith('loco/') || piece.startsWith('wagon/');
export const isContract = (piece: PieceId): boolean => piece.startsWith('contract/');
export const isChip = (piece: PieceId): boolean => piece.startsWith('chip/');
export const isStick = (piece: PieceId): boolean => piece.startsWith('stick/');
export const kindOfVehicle = (piece: PieceId): Kind => (piece.startsWith('loco/') ? 'loco' : 'wagon');
export const ownerOfStick = (piece: PieceId): Seat => piece.slice(6, piece.lastIndexOf('/'));
export const licenceItem = (connection: string, seat: Seat): string => `licence/${connection}/${seat}`;

/** Everything in the box before anything is dealt. */
export function allPieces(box: Box, seats: readonly Seat[]): Record<PieceId, Piece> {
  const pieces: Record<PieceId, Piece> = {};
  for (const kind of KINDS) {
    const copies = box.byKind[kind].reduce((sum, v) => sum + v.copies, 0);
    for (let i = 1; i <= copies; i++) pieces[vehicle(kind, i)] = { at: supply(kind), side: BACK };
  }
  const main = box.material.contracts.filter((c) => c.deck === 'main');
  for (const { id, deck } of box.material.contracts)
    pieces[contractPiece(id)] = { at: deck === 'start' ? STARTS : PILE };
  for (let i = 1; i <= CHIPS; i++) pieces[`chip/${i}`] = { at: CHIP_STOCK };
  for (let i = CHIPS + 1; i <= 2 * main.length; i++) pieces[`chip/${i}`] = { at: SPARE };
  for (const phase of PHASES) pieces[phaseCard(phase)] = { at: phasePlace(phase) };
  for (const seat of seats) {
    pieces[marker(seat)] = { at: profitPlace(0) };
    for (let i = 1; i <= STICKS; i++) pieces[stick(seat, i)] = { at: sticksPlace(seat) };
  }
  pieces[CHAIR_CARD] = { at: seatPlace(seats[0] ?? '') };
  pieces[BANK_CARD] = { at: seatPlace(seats[0] ?? '') };
  return pieces;
}

/** Below the printed track the value is simply counted on. */
const LOWEST = PROFIT.min * 10;
export const PROFIT_VALUES: readonly number[] = Array.from(
  { length: (PROFIT.max - LOWEST) / PROFIT.step + 1 },
  (_, i) => LOWEST + i * PROFIT.step,
);

/** Every place a hand may put something on. */
export function allPlaces(box: Box, seats: readonly Seat[]): readonly Place[] {
  const places: Place[] = [BANK, PILE, STARTS, OUT, CHIP_STOCK, SPARE, AID, REMINDERS];
  for (const kind of KINDS) {
    places.push(supply(kind), discard(kind));
    for (let i = 0; i < fairSize(3); i++) places.push(fairPlace(kind, i));
  }
  for (let i = 0; i < OPEN_CONTRACTS; i++) places.push(openPlace(i));
  for (const phase of PHASES) places.push(phasePlace(phase));
  for (const seat of seats) places.push(seatPlace(seat), sticksPlace(seat), auctionPlace(seat));
  for (const { id } of box.material.contracts) places.push(underPlace(id), onPlace(id));
  places.push(...box.segments.keys(), ...PROFIT_VALUES.map(profitPlace));
  return places;
}
