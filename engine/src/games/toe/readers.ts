import { pieceIds, pieceOf, piecesAt, placeOf } from '../../table/places.ts';
import type { PieceId, Seat } from '../../table/types.ts';
import { boxFor } from './box.ts';
import type { Box, Kind } from './box.ts';
import type { ToeClock, ToeTable } from './clock.ts';
import { isPhase } from './clock.ts';
import { stepOf } from './course.ts';
import { ALLOWANCE, fairSize, OPEN_CONTRACTS, phasesPerRound, PROFIT, STICKS } from './data/limits.ts';
import type { Contract, Vehicle } from './material-types.ts';
import {
  auctionPlace,
  BACK,
  contractPiece,
  DONE,
  fairPlace,
  isContract,
  isVehicle,
  kindOfVehicle,
  marker,
  openPlace,
  ownerOfStick,
  REMINDERS,
  seatPlace,
  sticksPlace,
  supply,
  tail,
} from './pieces.ts';

export const box = (table: ToeTable): Box => boxFor(table.clock.options);
export const cityName = (table: ToeTable, city: string): string => box(table).cities.get(city)?.name ?? city;
export const isOn = (table: ToeTable, option: string): boolean => table.clock.options[option] === true;
export { placeOf };
export const purse = (table: ToeTable, seat: Seat): number => table.cash[seatPlace(seat)] ?? 0;

/** 0, 1, 2 … below a number. */
export const numbersTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

// —— Who ——

export const activeSeats = ({ seats, gone }: ToeClock): readonly Seat[] =>
  seats.filter((seat) => !gone.includes(seat));

/** Everybody still in the game, clockwise from a seat; that seat first if it is in the game itself. */
export function clockwise(clock: ToeClock, from: Seat): readonly Seat[] {
  const start = Math.max(0, clock.seats.indexOf(from));
  return [...clock.seats.slice(start), ...clock.seats.slice(0, start)].filter(
    (seat) => !clock.gone.includes(seat),
  );
}
/** The next seat in the game, clockwise; null if there is no other. */
export const nextActive = (clock: ToeClock, seat: Seat): Seat | null =>
  clockwise(clock, seat).find((other) => other !== seat) ?? null;
export const previousActive = (clock: ToeClock, seat: Seat): Seat | null =>
  clockwise(clock, seat).findLast((other) => other !== seat) ?? null;
/** The left neighbour, who sits next clockwise, in the game or not. */
export function leftOf({ seats }: ToeClock, seat: Seat): Seat {
  return seats[(seats.indexOf(seat) + 1) % seats.length] ?? seat;
}

export const phaseLimit = (clock: ToeClock): number => phasesPerRound(activeSeats(clock).length);
/** Whose turn it is to call: round from the chair; with two players the chair calls twice (ch. 6). */
export function nextCaller(clock: ToeClock): Seat | null {
  const order = clockwise(clock, clock.chair);
  const free = order.length > 2 ? order.find((seat) => !clock.calls.some((c) => c.seat === seat)) : undefined;
  return free ?? order[clock.calls.length % Math.max(1, order.length)] ?? null;
}
/** Nobody has called yet this year: the display is laid out. */
export const yearBegins = ({ clock }: ToeTable): boolean =>
  clock.stage === 'call' && clock.calls.length === 0;
export const callerOf = (clock: ToeClock): Seat | null =>
  isPhase(clock.stage) ? (clock.calls.at(-1)?.seat ?? null) : null;
/** The phases in which something is bought. */
export type Bought = keyof typeof ALLOWANCE;
/** How much a seat may get in the phase that is being played (ch. 8). */
export const allowance = (clock: ToeClock, seat: Seat, phase: Bought): number =>
  callerOf(clock) === seat ? ALLOWANCE[phase].caller : ALLOWANCE[phase].others;
export const boughtBy = (clock: ToeClock, seat: Seat): number => clock.bought[seat] ?? 0;

/** Who is on turn. A hand may have set the clock to nobody, or to somebody who has left the game. */
export function onTurn(clock: ToeClock): Seat | null {
  if (clock.turn !== null && !clock.gone.includes(clock.turn)) return clock.turn;
  const order = clockwise(clock, clock.turn ?? callerOf(clock) ?? clock.chair);
  return order.find((seat) => !clock.acted.includes(seat)) ?? order[0] ?? null;
}

/** Who has to decide now. Several where the rulebook knows no order; nobody once the game is over. */
export function turn({ clock }: ToeTable): readonly Seat[] {
  const only = (seat: Seat | null): readonly Seat[] =>
    seat === null ? activeSeats(clock).slice(0, 1) : [seat];
  if (clock.stage === 'end') return [];
  if (clock.stage === 'call') return only(nextCaller(clock));
  if (clock.stage === 'insolvency' && stepOf(clock) === 'offers') return only(clock.insolvent?.seat ?? null);
  if (stepOf(clock) === 'bidding') return only(clock.lot?.turn ?? onTurn(clock));
  if (stepOf(clock) === 'turns') return only(onTurn(clock));
  return clock.open.length > 0 ? clock.open : only(null);
}

// —— Vehicles ——

/** What a vehicle piece is, if this table knows: printed side up, or a secret it may keep. */
export function modelOf(table: ToeTable, piece: PieceId): Vehicle | null {
  const { side } = pieceOf(table, piece) ?? {};
  const name = side !== undefined && side !== BACK ? side : table.clock.secret[piece];
  return (name !== undefined && box(table).models.get(name)) || null;
}
/** What everybody can see of it. Labels and findings say no more than this: they are read by all. */
export const shownModel = (table: ToeTable, piece: PieceId): Vehicle | null =>
  box(table).models.get(pieceOf(table, piece)?.side ?? '') ?? null;
/** What a vehicle is called in the log: its name if everybody can see it, else only its kind. */
export const vehicleName = (table: ToeTable, piece: PieceId): string =>
  shownModel(table, piece)?.id ?? kindOfVehicle(piece);
export const vehiclesAt = (table: ToeTable, place: string): readonly PieceId[] =>
  piecesAt(table, place).filter(isVehicle);
/** Vehicles before a seat that belong to no contract, also those it has laid out for sale. */
export const unassigned = (table: ToeTable, seat: Seat): readonly PieceId[] => [
  ...vehiclesAt(table, seatPlace(seat)),
  ...vehiclesAt(table, auctionPlace(seat)),
];
export const displaySize = ({ clock }: ToeTable): number => fairSize(clock.seats.length);
export const display = (table: ToeTable, kind: Kind): readonly PieceId[] =>
  numbersTo(fairSize(3)).flatMap((i) => vehiclesAt(table, fairPlace(kind, i)));
export const inSupply = (table: ToeTable, piece: PieceId): boolean =>
  placeOf(table, piece).startsWith('supply/');
export const onDisplay = (table: ToeTable, piece: PieceId): boolean =>
  placeOf(table, piece).startsWith('fair/');

/**
 * The multiset the supply consists of: all copies less those that are somewhere else. Nothing is stored, so nothing
 * has to be kept secret. A position made by hand may not add up; then any model can be drawn.
 */
export function supplyModels(table: ToeTable, kind: Kind): ReadonlyMap<string, number> {
  const left = new Map(box(table).byKind[kind].map((v) => [v.id, v.copies]));
  const home = supply(kind);
  for (const piece of pieceIds(table)) {
    if (!piece.startsWith(kind) || placeOf(table, piece) === home) continue;
    const model = modelOf(table, piece);
    if (model) left.set(model.id, Math.max(0, (left.get(model.id) ?? 0) - 1));
  }
  return left;
}

// —— Contracts ——

export const contractsOf = (table: ToeTable, seat: Seat): readonly string[] =>
  piecesAt(table, seatPlace(seat)).filter(isContract).map(tail);
export const cardOf = (table: ToeTable, id: string): Contract | undefined => box(table).contracts.get(id);
export const isDone = (table: ToeTable, id: string): boolean =>
  pieceOf(table, contractPiece(id))?.side === DONE;
export function holderOf(table: ToeTable, id: string): Seat | null {
  const at = placeOf(table, contractPiece(id));
  return at.startsWith('seat/') ? tail(at) : null;
}
export const openContracts = (table: ToeTable): readonly string[] =>
  numbersTo(OPEN_CONTRACTS).flatMap((i) => piecesAt(table, openPlace(i)).filter(isContract).map(tail));
export const isOpen = (table: ToeTable, id: string): boolean =>
  placeOf(table, contractPiece(id)).startsWith('open/');

// —— Markers and sticks ——

/** Where the marker stands, in thousands; null if it is not on the track. */
export function markerAt(table: ToeTable, seat: Seat): number | null {
  const found = /^profit\/(-?\d+)$/.exec(placeOf(table, marker(seat)));
  return found ? Number(found[1]) : null;
}
/** A yearly amount as it is printed: `+30`, `−70`. */
export const withSign = (amount: number): string =>
  amount > 0 ? `+${amount}` : String(amount).replace('-', '−');
/** The track ends at 500k. */
export const onTrack = (value: number): number => Math.min(PROFIT.max, value);
/** Sticks on the board; those on the chair card do not count as used. */
export function sticksLeft(table: ToeTable, seat: Seat): number {
  const inHand = piecesAt(table, sticksPlace(seat)).length;
  return Math.min(STICKS, inHand + (isReminded(table, seat) ? 1 : 0));
}
/** A stick on the chair card: one loss of this company has been forgiven (ch. 12). */
export const isReminded = (table: ToeTable, seat: Seat): boolean =>
  piecesAt(table, REMINDERS).some((piece) => ownerOfStick(piece) === seat);
