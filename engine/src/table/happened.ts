import { isPay, isPut, placed, samePiece } from './apply.ts';
import { own } from './own.ts';
import { isSame } from './same.ts';
import type { Effect, Json, Pay, Piece, Put, SetClock, Table } from './types.ts';

/** A key of the clock that is not there is another one than a key that holds nothing. */
const isStill = (was: Json | undefined, to: Json | undefined): boolean =>
  was === to || (was !== undefined && to !== undefined && isSame(was, to));

/** The name of a due is of use until it is carried out, or open. */
function undue<E extends Put | Pay>(effect: E): E {
  if (effect.due === undefined) return effect;
  const { due: _, ...rest } = effect;
  return rest as E;
}

/**
 * The effects as the log keeps them: what changes the table, and nothing of what stays as it is or is overwritten within
 * the same move. Titles may say more than is needed ("the offer is closed"), a log of a thousand moves should not.
 */
export function happened(table: Table, effects: readonly Effect[]): readonly Effect[] {
  const clock = table.clock as unknown as Readonly<Record<string, Json | undefined>>;
  const moved = new Map<string, Piece>();
  const lastSet = new Map<string, SetClock>();
  for (const effect of effects) if ('set' in effect) lastSet.set(effect.set, effect);
  const kept: Effect[] = [];
  for (const effect of effects) {
    if (isPut(effect)) {
      const old = moved.get(effect.put) ?? table.pieces.get(effect.put);
      const next = old && placed(old, effect);
      if (!next || samePiece(old, next)) continue;
      moved.set(effect.put, next);
      kept.push(undue(effect));
    } else if (isPay(effect)) {
      if (effect.pay !== 0 && effect.from !== effect.to) kept.push(undue(effect));
    } else if (lastSet.get(effect.set) === effect && !isStill(own(clock, effect.set), effect.to))
      kept.push(effect);
  }
  return kept;
}
