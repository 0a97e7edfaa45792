import type { FlagState, Play } from '@stellwerk/engine/table/play.ts';
import { positionAt } from '@stellwerk/engine/table/positions.ts';
import { flagAt } from '@stellwerk/engine/table/flags.ts';
import { isLive } from '@stellwerk/engine/table/history.ts';
import type { PieceId, Table } from '@stellwerk/engine/table/types.ts';
import { pieceIds, pieceOf } from '@stellwerk/engine/table/places.ts';

/** The pieces that an entry moved, the one it was about first. */
export function movedBy(play: Play, n: number): readonly PieceId[] {
  const before = positionAt(play, play.line[n] ?? 0);
  const after = positionAt(play, n);
  return differing(before, after);
}

export function differing(before: Table, after: Table): readonly PieceId[] {
  if (before.pieces === after.pieces) return [];
  return pieceIds(after).filter((id) => {
    const [old, next] = [pieceOf(before, id), pieceOf(after, id)];
    return old !== next && (old?.at !== next?.at || old?.turn !== next?.turn || old?.side !== next?.side);
  });
}

export interface PieceFlag {
  readonly piece: PieceId;
  readonly n: number;
  readonly state: Exclude<FlagState, 'upheld'>;
}

const kept = new WeakMap<Play, readonly PieceFlag[]>();

/** Flags that lie on pieces now: of moves that still stand and whose piece is still there. */
export function flagsOn(play: Play): readonly PieceFlag[] {
  const found = kept.get(play);
  if (found) return found;
  const flags = [...play.flags.keys()].flatMap((n): readonly PieceFlag[] => {
    const state = flagAt(play, n);
    if ((state !== 'open' && state !== 'waived') || !isLive(play, n)) return [];
    const piece = movedBy(play, n).find(
      (id) => pieceOf(positionAt(play, n), id)?.at === pieceOf(play.table, id)?.at,
    );
    return piece === undefined ? [] : [{ piece, n, state }];
  });
  kept.set(play, flags);
  return flags;
}
