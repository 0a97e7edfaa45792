import { apply } from '../../table/apply.ts';
import { judge } from '../../table/judge.ts';
import { noLuck } from '../../table/luck.ts';
import type { Luck } from '../../table/luck.ts';
import { everyPiece, piecesAt } from '../../table/places.ts';
import type { Effect, Finding, Json, Move, PieceId, Seat } from '../../table/types.ts';
import { profitOf } from './books.ts';
import { kindOf } from './box.ts';
import type { Kind } from './box.ts';
import type { Phase, ToeClock, ToeTable } from './clock.ts';
import { game } from './index.ts';
import { freeTrack, licencesOf } from './network.ts';
import {
  auctionPlace,
  BACK,
  BANK,
  contractPiece,
  discard,
  fairPlace,
  isChip,
  isContract,
  isVehicle,
  marker,
  onPlace,
  openPlace,
  OUT,
  PILE,
  profitPlace,
  REMINDERS,
  seatPlace,
  segmentPlace,
  sticksPlace,
  supply,
  underPlace,
} from './pieces.ts';
import { box, isOn, onTrack, vehiclesAt } from './readers.ts';
import { setup } from './setup.ts';

/** Scenes for tests: a table is set up, then changed by hand until it shows what the test is about. */
export const SEATS2 = ['anna', 'bob'] as const;
export const SEATS3 = ['anna', 'bob', 'cleo'] as const;
export const SEATS4 = ['anna', 'bob', 'cleo', 'david'] as const;

/** Answers from a list, then 0: a test says what is drawn. */
export const luckOf = (...answers: readonly number[]): Luck => {
  let i = 0;
  return (n) => Math.min(answers[i++] ?? 0, n - 1);
};

type Options = Readonly<Record<string, Json>>;

export class Scene {
  table: ToeTable;

  /**
   * A bare table: nobody owns a vehicle or a contract, display and open contracts are empty; anna holds the
   * chair.
   */
  constructor(seats: readonly Seat[] = SEATS3, options: Options = {}) {
    this.table = setup({ seats, variant: 'standard', options }, noLuck);
    const clear: Effect[] = [];
    for (const [piece, { at }] of everyPiece(this.table)) {
      if (isVehicle(piece))
        clear.push({ put: piece, at: supply(piece.startsWith('loco/') ? 'loco' : 'wagon'), side: BACK });
      else if (isContract(piece) && at !== PILE)
        clear.push({ put: piece, at: at.startsWith('open/') ? PILE : OUT });
    }
    this.do(...clear).clock({ secret: {} });
  }

  do(...effects: readonly Effect[]): this {
    this.table = apply(this.table, effects);
    return this;
  }
  clock(changes: Partial<ToeClock>): this {
    return this.do(...Object.entries(changes).map(([set, to]) => ({ set, to }) as Effect));
  }

  /** A phase is being played, called by a seat; by itself the caller is on turn. */
  phase(phase: Phase, caller: Seat = 'anna', turn: Seat | null = caller): this {
    return this.clock({
      stage: phase,
      step: phase === 'auction' ? 'offers' : 'turns',
      calls: [...this.table.clock.calls, { seat: caller, phase }],
      turn: phase === 'auction' ? null : turn,
      open: phase === 'auction' ? this.table.clock.seats : [],
      acted: [],
      bought: {},
    });
  }

  /** Takes a vehicle of this model out of the supply. */
  vehicle(model: string, place: string, face: 'up' | 'down' = 'up'): PieceId {
    const kind: Kind = kindOf(box(this.table).models.get(model)!);
    const piece = vehiclesAt(this.table, supply(kind))[0]!;
    this.do({ put: piece, at: place, side: face === 'up' ? model : BACK });
    if (face === 'down') this.clock({ secret: { ...this.table.clock.secret, [piece]: model } });
    return piece;
  }
  /** Vehicles before a seat: hidden if the table plays so. */
  owns(seat: Seat, ...models: readonly string[]): readonly PieceId[] {
    return models.map((model) =>
      this.vehicle(model, seatPlace(seat), isOn(this.table, 'hidden') ? 'down' : 'up'),
    );
  }
  shows(kind: Kind, ...models: readonly string[]): readonly PieceId[] {
    return models.map((model, i) => this.vehicle(model, fairPlace(kind, i)));
  }
  /** Vehicles under a contract. */
  mans(contract: string, ...models: readonly string[]): readonly PieceId[] {
    return models.map((model) => this.vehicle(model, underPlace(contract)));
  }
  discarded(kind: Kind, model: string): PieceId {
    return this.vehicle(model, discard(kind));
  }
  contract(seat: Seat, ...ids: readonly string[]): this {
    return this.do(...ids.map((id) => ({ put: contractPiece(id), at: seatPlace(seat) })));
  }
  completed(seat: Seat, ...ids: readonly string[]): this {
    return this.do(...ids.map((id) => ({ put: contractPiece(id), at: seatPlace(seat), side: 'done' })));
  }
  opens(...ids: readonly string[]): this {
    return this.do(...ids.map((id, i) => ({ put: contractPiece(id), at: openPlace(i) })));
  }
  chips(contract: string, count: number): this {
    const stock = piecesAt(this.table, 'chips').filter(isChip).slice(0, count);
    return this.do(...stock.map((put) => ({ put, at: onPlace(contract) })));
  }
  /** Licences on the first free track each, without payment. */
  licences(seat: Seat, ...connections: readonly string[]): this {
    for (const id of connections) {
      const spec = box(this.table).connections.get(id);
      if (!spec) throw new Error(`no connection ${id}`);
      const track = freeTrack(this.table, spec) ?? 0;
      const sticks = piecesAt(this.table, sticksPlace(seat)).slice(0, spec.segments);
      this.do(...sticks.map((put, i) => ({ put, at: segmentPlace(id, track, i) })));
    }
    return this;
  }
  cash(seat: Seat, amount: number): this {
    const now = this.table.cash[seatPlace(seat)] ?? 0;
    return this.do({ pay: amount - now, from: BANK, to: seatPlace(seat) });
  }
  marker(seat: Seat, value: number): this {
    return this.do({ put: marker(seat), at: profitPlace(value) });
  }
  /** All markers where they belong. */
  booked(): this {
    for (const seat of this.table.clock.seats) this.marker(seat, onTrack(profitOf(this.table, seat)));
    return this;
  }
  /** A loss of this seat has been forgiven once. */
  reminded(seat: Seat): this {
    return this.do({ put: piecesAt(this.table, sticksPlace(seat))[0]!, at: REMINDERS });
  }
  offered(seat: Seat, ...models: readonly string[]): readonly PieceId[] {
    const pieces = models.map((model) => this.vehicle(model, auctionPlace(seat)));
    this.clock({ items: [...this.table.clock.items, ...pieces] });
    return pieces;
  }

  /** Makes a move, whatever the rules say. */
  move(move: Move, luck: Luck = noLuck): this {
    this.table = after(this.table, move, luck);
    return this;
  }
  /** Makes a move that has to be legal. */
  play(move: Move, luck: Luck = noLuck): this {
    const found = breaches(this.table, move);
    if (found.length > 0) throw new Error(`${JSON.stringify(move)}: ${found.join(', ')}`);
    return this.move(move, luck);
  }
  done(...seats: readonly Seat[]): this {
    for (const seat of seats) this.play({ type: 'done', seat });
    return this;
  }
}

const BEFORE = ['site', 'aid', 'fair'] as const;

/** The last phase of a year, called by whoever sits last; "done" all round ends the year. */
export const lastPhase = (seats: readonly Seat[], options = {}): Scene =>
  new Scene(seats, options)
    .opens('EF1', 'EF2', 'EF3', 'EF4', 'EF5')
    .clock({ calls: seats.slice(0, -1).map((seat, i) => ({ seat, phase: BEFORE[i]! })) })
    .phase('conference', seats.at(-1)!);
/** The caller is done first. */
export const finishYear = (scene: Scene): Scene => {
  const { seats } = scene.table.clock;
  return scene.booked().done(seats.at(-1)!, ...seats.slice(0, -1));
};

export const findings = (table: ToeTable, move: Move): readonly Finding[] => judge(game, table, move);
/** Rule ids of the breaches of a move. */
export const breaches = (table: ToeTable, move: Move): readonly string[] =>
  findings(table, move)
    .filter((finding) => finding.weight === 'breach')
    .map((finding) => finding.rule);

/** The table after the move, whatever the rules say. */
export const after = (table: ToeTable, move: Move, luck: Luck = noLuck): ToeTable =>
  apply(table, game.moves[move.type]!.effects(table, move, luck));
export const cashOf = (table: ToeTable, seat: Seat): number => table.cash[seatPlace(seat)] ?? 0;
export const holds = (table: ToeTable, seat: Seat, connection: string): boolean =>
  licencesOf(table, seat).has(connection);
