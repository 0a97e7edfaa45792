import type { FlagState, Play } from '@stellwerk/engine/table/play.ts';
import { isLive } from '@stellwerk/engine/table/history.ts';
import type { PieceId, Table } from '@stellwerk/engine/table/types.ts';

/** The pieces that an entry moved, the one it was about first. */
export function movedBy(play: Play, n: number): readonly PieceId[] {
  const before = play.positions[play.line[n] ?? 0];
  const after = play.positions[n];
  if (!before || !after) return [];
  return differing(before, after);
}

export function differing(before: Table, after: Table): readonly PieceId[] {
  if (before.pieces === after.pieces) return [];
  return Object.keys(after.pieces).filter((id) => {
    const [old, next] = [before.pieces[id], after.pieces[id]];
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
  const flags = [...play.flags].flatMap(([n, state]): readonly PieceFlag[] => {
    if (state === 'upheld' || !isLive(play, n)) return [];
    const piece = movedBy(play, n).find(
      (id) => play.positions[n]?.pieces[id]?.at === play.table.pieces[id]?.at,
    );
    return piece === undefined ? [] : [{ piece, n, state }];
  });
  kept.set(play, flags);
  return flags;
}
