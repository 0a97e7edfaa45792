import { ruled } from '../table/settled.ts';
import type { Game, Gesture } from '@stellwerk/engine/table/game.ts';
import type { Reading } from '@stellwerk/engine/table/interpret.ts';
import { interpret } from '@stellwerk/engine/table/interpret.ts';
import { specOf } from '@stellwerk/engine/table/judge.ts';
import type {
  Account,
  Finding,
  Mode,
  Move,
  PieceId,
  Place,
  Seat,
  Table,
} from '@stellwerk/engine/table/types.ts';
import { readingsOfSeveral } from './several.ts';
import type { Targets } from './targets.ts';
import { isBreach, nearestTurn, nextTurn } from './targets.ts';
import { pieceOf } from '@stellwerk/engine/table/places.ts';

/** The table a hand works at. */
export interface Bench {
  readonly game: Game;
  readonly table: Table;
  readonly seat: Seat;
  readonly mode: Mode;
  /** How the table was before the last move, where I may take that back; null: I may not. */
  readonly before?: Table | null;
}

/** What is in the hand. `turn` is as the player wants it; over a place it snaps to what fits. */
export interface HeldPiece {
  readonly kind: 'piece';
  readonly piece: PieceId;
  readonly from: Place;
  readonly turn: number;
  readonly turns: boolean;
  readonly targets: Targets;
  /** It, and those that can be taken up with it. Just itself: it goes alone. */
  readonly fan: readonly PieceId[];
  /** How many of the fan are in the hand; null: nobody has said, so one is shown and a sale asks. */
  readonly count: number | null;
  /** Places around the spot where it lay: to let it go there is to put it back, unless the rulebook knows better. */
  readonly home?: readonly Place[];
}
/** Money: the amount is open until it is typed or offered. */
export interface HeldMoney {
  readonly kind: 'money';
  readonly from: Account;
  readonly amount: number | null;
}
export type Held = HeldPiece | HeldMoney;

/** What the place under the hand says. */
export interface Over {
  readonly place: Place;
  /** `back`: it lay here before the last move, and lets that be taken back. */
  readonly verdict: 'fits' | 'wrong' | 'free' | 'home' | 'back';
  readonly turn: number;
  /** How many would go: a place that takes pieces one by one takes one of a fan. */
  readonly count: number;
  readonly readings: readonly Reading[];
  readonly findings: readonly Finding[];
}

/** How a drop ends. */
export type Drop =
  | { readonly kind: 'home' }
  /** The last move is taken back. */
  | { readonly kind: 'back' }
  | { readonly kind: 'send'; readonly move: Move }
  | { readonly kind: 'menu'; readonly readings: readonly Reading[] }
  | { readonly kind: 'amount'; readonly from: Account; readonly to: Account };

export const NOWHERE: Drop = { kind: 'home' };
const TURNS = [0, 1, 2, 3, 4, 5];

/** How far a reading comes among the rules of its move before one of them is broken. */
function farOf({ game }: Bench, [first]: readonly Reading[]): number {
  const breach = first?.findings.find(isBreach);
  const rules = first && specOf(game, first.move.type)?.rules;
  return rules?.findIndex(({ id }) => id === breach?.rule) ?? -1;
}

/**
 * The turn over a place: the nearest that fits. Where none does, the one that comes farthest: what is wrong with the
 * place is said then, and not what turning the tile would mend.
 */
function turnOver(bench: Bench, { piece, targets }: HeldPiece, to: Place, wants: number): number {
  const fitting = nearestTurn(targets.get(to) ?? new Set(), wants);
  if (fitting !== null) return fitting;
  const far = TURNS.map((turn) =>
    farOf(bench, interpret(bench.game, bench.table, bench.seat, { piece, to, turn })),
  );
  const farthest = Math.max(...far);
  return nearestTurn(new Set(TURNS.filter((turn) => far[turn] === farthest)), wants) ?? wants;
}

/** Reads what dropping here would mean. */
export function hover(bench: Bench, held: HeldPiece, place: Place, isAny = false): Over {
  const home = { place, verdict: 'home', count: 1, readings: [], findings: [] } as const;
  const lay = pieceOf(bench.table, held.piece)?.turn;
  if (place === held.from && (!held.turns || lay === undefined || lay === held.turn))
    return { ...home, turn: held.turn };
  const turn = held.turns && !isAny ? turnOver(bench, held, place, held.turn) : held.turn;
  if (place === held.from && lay === turn) return { ...home, turn };
  const gesture: Gesture = { piece: held.piece, to: place, ...(held.turns ? { turn } : {}) };
  const single = interpret(bench.game, bench.table, bench.seat, gesture);
  const wanted = held.count ?? 1;
  const several = wanted > 1 ? readingsOfSeveral(bench, single, held.piece, place, wanted) : [];
  const [readings, count] = several.length > 0 ? [several, wanted] : [single, 1];
  const findings = readings[0]?.findings ?? [];
  const isFree = readings.every(({ free }) => free);
  const isWrong = findings.some(isBreach);
  if (isWrong && bench.before?.pieces.get(held.piece)?.at === place && place !== held.from)
    return { place, verdict: 'back', turn, count: 1, readings: [], findings: [] };
  if (isFree && bench.mode !== 'free' && held.home?.includes(place)) return { ...home, turn };
  const verdict = isFree ? (bench.mode === 'strict' ? 'wrong' : 'free') : isWrong ? 'wrong' : 'fits';
  return { place, verdict, turn, count, readings, findings };
}

/** Turns what is held: through what fits here, or freely. */
export function rotate(held: HeldPiece, over: Over | null, by: 1 | -1, isAny: boolean): HeldPiece {
  if (!held.turns) return held;
  const turns = (over && held.targets.get(over.place)) ?? new Set<number>();
  return { ...held, turn: nextTurn(turns, over?.turn ?? held.turn, by, isAny) };
}

/** The pieces of the fan that are in the hand; the one that was touched comes first. */
export const inHandOf = ({ fan, count }: HeldPiece): readonly PieceId[] => fan.slice(0, count ?? 1);

/** One more or one less of the fan in the hand. */
export function takeMore(held: HeldPiece, by: number): HeldPiece {
  const count = Math.max(1, Math.min(held.fan.length, (held.count ?? 1) + by));
  return held.fan.length > 1 ? { ...held, count } : held;
}

/** Lets go. One reading is a move; several are a question; the piece's own place is no move at all. */
export function drop(over: Over | null): Drop {
  if (!over || over.verdict === 'home') return NOWHERE;
  if (over.verdict === 'back') return { kind: 'back' };
  const legal = over.readings.filter(({ findings }) => !findings.some(isBreach));
  const likely = legal.length > 0 ? legal : over.readings;
  if (likely.length === 0) return NOWHERE;
  return likely.length === 1 ? { kind: 'send', move: likely[0]!.move } : { kind: 'menu', readings: likely };
}

/** The open due between two purses, which a payment is meant to fill. */
export function dueBetween(table: Table, from: Account, to: Account): number | null {
  for (const { effect } of table.clock.dues)
    if ('pay' in effect && effect.from === from && effect.to === to) return effect.pay;
  return null;
}

/** Money let go over a purse. */
export function dropMoney(bench: Bench, held: HeldMoney, to: Account): Drop {
  if (to === held.from) return NOWHERE;
  const amount = held.amount ?? dueBetween(bench.table, held.from, to);
  if (amount === null || amount <= 0) return { kind: 'amount', from: held.from, to };
  const [first] = interpret(bench.game, bench.table, bench.seat, { pay: amount, from: held.from, to });
  return first ? { kind: 'send', move: first.move } : NOWHERE;
}

const MOST_DIGITS = 6;
/** Typing while money is in the hand sets the amount. */
export function typeAmount(held: HeldMoney, key: string): HeldMoney {
  if (key === 'Backspace') {
    const shorter = Math.floor((held.amount ?? 0) / 10);
    return { ...held, amount: shorter > 0 ? shorter : null };
  }
  if (!/^\d$/.test(key)) return held;
  const next = Number(`${held.amount ?? ''}${key}`);
  return String(next).length > MOST_DIGITS ? held : { ...held, amount: next };
}

/** A number that a reading still wants: the title's own choice of the same kind has it as a blank. */
export function blanksFor(bench: Bench, move: Move) {
  const { choices } = bench.game.prompt(ruled(bench.table), bench.seat);
  const sameBut = (other: Move, fields: readonly string[]): boolean =>
    Object.keys({ ...other, ...move }).every((key) => fields.includes(key) || other[key] === move[key]);
  const found = choices.find(
    (choice) =>
      choice.move?.type === move.type &&
      choice.blanks !== undefined &&
      sameBut(
        choice.move,
        choice.blanks.map(({ field }) => field),
      ),
  );
  return found?.blanks ?? null;
}
