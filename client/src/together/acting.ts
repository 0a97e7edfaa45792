import type { PieceId, Table } from '@stellwerk/engine/table/types.ts';
import type { HeldPiece } from '../hand/machine.ts';
import { targetsOf } from '../hand/targets.ts';
import { turnOf } from '../table/settled.ts';
import type { Shown } from '../table/shown.ts';
import { shownNow } from '../table/shown.ts';
import type { Other } from '../table/table.ts';
import { useTable } from '../table/table.ts';
import { sceneNow, sidePlaces } from '../camera/current.ts';
import { playsSeat, readCarried } from './other-hands.ts';
import { pieceOf } from '@stellwerk/engine/table/places.ts';

/** Whoever acts and is here, of all the others. */
export function actingOther({ play, kind }: Shown, others: readonly Other[]): Other | undefined {
  const [seat] = kind === 'live' ? turnOf(play) : [];
  return seat === undefined ? undefined : others.find((other) => playsSeat(other, seat));
}

/** The piece in the hand of whoever acts; null: none that lies on the table. */
export function pieceActing(shown: Shown | null, others: readonly Other[]): PieceId | null {
  const carried = shown && readCarried(actingOther(shown, others)?.drag);
  return carried && 'piece' in carried && pieceOf(shown?.play.table, carried.piece) ? carried.piece : null;
}

let last: { readonly table: Table; readonly held: HeldPiece } | null = null;

/** What whoever acts holds, with the places that fit: the shared screen lets them glow for everybody. */
export function heldActing(shown: Shown): HeldPiece | null {
  const piece = pieceActing(shown, useTable.getState().others);
  const { game, table } = shown.play;
  const [seat] = turnOf(shown.play);
  const scene = sceneNow();
  if (piece === null || seat === undefined || !scene) return null;
  if (last?.table === table && last.held.piece === piece) return last.held;
  const targets = targetsOf(game, table, seat, piece, sidePlaces(scene, piece));
  const { at: from = '', turn = 0 } = pieceOf(table, piece) ?? {};
  const held: HeldPiece = {
    kind: 'piece',
    piece,
    from,
    turn,
    turns: false,
    targets,
    fan: [piece],
    count: null,
  };
  last = { table, held };
  return held;
}

/** The places that fit what whoever acts holds. */
export function placesActing(): number {
  const shown = shownNow();
  return (shown && heldActing(shown)?.targets.size) ?? 0;
}
