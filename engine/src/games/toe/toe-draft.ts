import { doingBy, Draft } from '../../table/draft.ts';
import { piecesAt } from '../../table/places.ts';
import type { Effect, PieceId, Seat } from '../../table/types.ts';
import { assigned, booksOf, completed, profitOf } from './books.ts';
import type { ToeClock, ToeTable } from './clock.ts';
import { PROFIT } from './data/limits.ts';
import {
  BACK,
  contractPiece,
  discard,
  DONE,
  isChip,
  kindOfVehicle,
  marker,
  onPlace,
  profitPlace,
  seatPlace,
} from './pieces.ts';
import { activeSeats, boughtBy, isOn, markerAt, modelOf, onTrack, sticksLeft } from './readers.ts';

/** Effects in the making, with the books of all companies: what a move changes moves the markers too. */
export class ToeDraft extends Draft<ToeClock> {
  /** The position for which the markers have been moved already. */
  private booked: ToeTable;
  /** Known without carrying anything out. */
  secret: ToeClock['secret'];
  readonly hidden: boolean;

  constructor(table: ToeTable) {
    super(table);
    this.booked = table;
    this.secret = table.clock.secret;
    this.hidden = isOn(table, 'hidden');
  }

  /** What a face-down piece is; null: not a secret any more. */
  keep(piece: PieceId, model: string | null): this {
    if ((this.secret[piece] ?? null) === model) return this;
    const { [piece]: _, ...rest } = this.secret;
    this.secret = model === null ? rest : { ...rest, [piece]: model };
    return this.set('secret', this.secret);
  }

  /** One licence, vehicle or contract more in this phase. */
  countPurchase(seat: Seat): this {
    return this.set('bought', { ...this.clock.bought, [seat]: boughtBy(this.clock, seat) + 1 });
  }

  /** Turns over what is complete and moves each marker by as much as its company's profit has changed. */
  book(): this {
    for (const seat of activeSeats(this.clock))
      for (const [id, credit] of booksOf(this.table, seat))
        if (!credit.done && credit.complete) completeContract(this, seat, id);
    const before = this.booked;
    const moved: Effect[] = [];
    for (const seat of this.clock.seats) {
      const was = profitOf(before, seat);
      const is = profitOf(this.table, seat);
      const at = markerAt(this.table, seat);
      if (was === is || at === null) continue;
      // A marker that stood wrong stays wrong by the same amount: finding that out is what audits are for.
      const to = at === onTrack(was) ? onTrack(is) : onTrack(at + is - was);
      if (to !== at) moved.push({ put: marker(seat), at: profitPlace(to), due: 'due/profit' });
    }
    this.add(...moved);
    this.booked = this.table;
    return this;
  }
}

/** Every move of the title ends here: its effects, the books, and what follows for the end of the game (ch. 10). */
export function drafted(table: ToeTable, write: (draft: ToeDraft) => void): readonly Effect[] {
  const draft = new ToeDraft(table);
  write(draft);
  draft.book();
  noteEnding(draft);
  return draft.effects;
}
export const doing = doingBy(drafted);

function reachedEnd(table: ToeTable): ToeClock['ending'] {
  const { clock } = table;
  const seats = activeSeats(clock);
  if (clock.target !== null && seats.some((seat) => completed(table, seat).length >= clock.target!))
    return 'contracts';
  if (seats.some((seat) => sticksLeft(table, seat) === 0)) return 'sticks';
  return seats.some((seat) => (markerAt(table, seat) ?? 0) >= PROFIT.max) ? 'profit' : null;
}
/** Once triggered, the end stays triggered; the round is played out (TOE-10.4). */
export function noteEnding(draft: ToeDraft): void {
  if (draft.clock.ending !== null || draft.clock.stage === 'end') return;
  const ending = reachedEnd(draft.table);
  if (ending !== null) draft.set('ending', ending);
}

// —— Vehicles: face up, face down ——

/** Lays a vehicle somewhere face up. */
export function show(
  draft: ToeDraft,
  piece: PieceId,
  place: string,
  due?: string,
  model = modelOf(draft.table, piece)?.id,
): void {
  draft.put(piece, place, { side: model, due }).keep(piece, null);
}

/** Lays a vehicle before its owner: face down if the table plays with hidden vehicles (TOE-2.8, TOE-3.5). */
export function layBefore(
  draft: ToeDraft,
  piece: PieceId,
  seat: Seat,
  due?: string,
  model = modelOf(draft.table, piece)?.id,
): void {
  if (!draft.hidden) return show(draft, piece, seatPlace(seat), due, model);
  draft.put(piece, seatPlace(seat), { side: BACK, due }).keep(piece, model ?? null);
}

/** Locomotives and wagons have discard piles of their own (TOE-3.4). */
export function toDiscard(draft: ToeDraft, pieces: readonly PieceId[], due?: string): void {
  const models = pieces.map((piece) => modelOf(draft.table, piece)?.id);
  pieces.forEach((piece, i) => show(draft, piece, discard(kindOfVehicle(piece)), due, models[i]));
}

/** TOE-7.15, TOE-7.17: the card is turned over, its vehicles leave, its chips stay with the owner. */
export function completeContract(draft: ToeDraft, seat: Seat, id: string): void {
  const before = draft.table;
  toDiscard(draft, assigned(before, id), 'due/complete');
  // No hand can turn a card over on this table, so that is no due.
  draft.put(contractPiece(id), seatPlace(seat), { side: DONE });
  for (const chip of piecesAt(before, onPlace(id)).filter(isChip))
    draft.put(chip, seatPlace(seat), { due: 'due/complete' });
}
