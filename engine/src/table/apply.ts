import { noteMoved } from './carried.ts';
import { isHolder, own } from './own.ts';
import type { Account, Clock, Effect, Pay, Piece, PieceId, Put, SetClock, Table } from './types.ts';

export const isPut = (effect: Effect): effect is Put => 'put' in effect;
export const isPay = (effect: Effect): effect is Pay => 'pay' in effect;
export const isSet = (effect: Effect): effect is SetClock => 'set' in effect;

export const samePiece = (a: Piece, b: Piece): boolean =>
  a.at === b.at && a.turn === b.turn && a.order === b.order && a.side === b.side;

/** A piece after a put: turn and order belong to the place and are given anew, the side travels along. */
export function placed(old: Piece, put: Put): Piece {
  const side = put.side ?? old.side;
  return {
    at: put.at,
    ...(put.turn === undefined ? {} : { turn: put.turn }),
    ...(put.order === undefined ? {} : { order: put.order }),
    ...(side === undefined ? {} : { side }),
  };
}

/** No purse holds or owes more: so all purses together can still be added up exactly. */
const MOST = 1e12;

const clockOf = (table: Table): Readonly<Record<string, unknown>> =>
  table.clock as unknown as Record<string, unknown>;

/**
 * The table after the effects. Total: a put of a piece that does not exist, a payment that is not a whole
 * number or too large to be counted exactly changes nothing, so that no position and no move can make it throw
 * or lose a coin. A negative payment flows back. The old table is shared wherever nothing changed.
 */
export function apply<C extends Clock>(table: Table<C>, effects: readonly Effect[]): Table<C> {
  let moved: Map<PieceId, Piece> | null = null;
  let cash: Record<Account, number> | null = null;
  let clock: Record<string, unknown> | null = null;
  for (const effect of effects) {
    if (isPut(effect)) {
      const old = moved?.get(effect.put) ?? table.pieces.get(effect.put);
      if (old === undefined) continue;
      const next = placed(old, effect);
      if (samePiece(old, next)) continue;
      (moved ??= new Map<PieceId, Piece>()).set(effect.put, next);
    } else if (isPay(effect)) {
      const { pay, from, to } = effect;
      if (!Number.isSafeInteger(pay) || pay === 0 || from === to || !isHolder(from) || !isHolder(to))
        continue;
      const less = (own(cash ?? table.cash, from) ?? 0) - pay;
      const more = (own(cash ?? table.cash, to) ?? 0) + pay;
      if (Math.abs(less) > MOST || Math.abs(more) > MOST) continue;
      cash ??= { ...table.cash };
      cash[from] = less;
      cash[to] = more;
    } else {
      if (!isHolder(effect.set) || own(clock ?? clockOf(table), effect.set) === effect.to) continue;
      clock ??= { ...clockOf(table) };
      if (effect.to === undefined) delete clock[effect.set];
      else clock[effect.set] = effect.to;
    }
  }
  if (!moved && !cash && !clock) return table;
  const pieces = moved ? table.pieces.with(moved) : table.pieces;
  const next: Table<C> = {
    pieces,
    cash: cash ?? table.cash,
    clock: clock ? (clock as unknown as C) : table.clock,
  };
  if (moved) noteMoved(table.pieces, pieces, [...moved.keys()]);
  return next;
}

/** All money on the table; the same before and after every move. */
export const totalCash = ({ cash }: Pick<Table, 'cash'>): number =>
  Object.values(cash).reduce((sum, amount) => sum + amount, 0);
