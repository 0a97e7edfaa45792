import type { PieceId } from '@stellwerk/engine/table/types.ts';
import type { Point } from '../draw/geometry.ts';
import { cancel, refreshHeld, useHand } from '../hand/hand.ts';
import { useSettings } from '../settings/settings.ts';
import { nameOfSeat } from '../words/seat-name.ts';
import { useTable } from '../table/table.ts';
import { sceneNow, sidePlaces } from '../camera/current.ts';
import { text } from '../words/texts.ts';
import { movedBy } from '../table/flags.ts';
import { noteAtHand } from '../hand/HandNote.tsx';

/** Says who took the piece that I wanted, where I wanted it. */
export function sayQuicker(piece: PieceId, at: Point): void {
  const { play, mine, seats } = useTable.getState();
  const { language } = useSettings.getState();
  const entry = play?.log.findLast(({ n }) => movedBy(play, n).includes(piece));
  const isTheirs = entry?.act.do === 'move' && entry.seat !== null && !mine.includes(entry.seat);
  const who = nameOfSeat(seats, entry?.seat ?? '');
  noteAtHand(isTheirs ? text(language, 'hand.quicker', { who }) : text(language, 'hand.gone'), at);
}

/** The scene of a new position is there a moment after the position. */
const SOON_MS = 40;

/** The table changes while I hold something: nobody is locked out, and the first drop wins. */
export function watchQuicker(
  where: () => Point | null,
  glide: (piece: PieceId, from: Point) => void,
): () => void {
  return useTable.subscribe((now, then) => {
    const { held } = useHand.getState();
    const scene = sceneNow();
    if (held?.kind !== 'piece' || !scene || now.ahead?.table.pieces === then.ahead?.table.pieces) return;
    if (refreshHeld(sidePlaces(scene, held.piece))) return;
    const from = where() ?? { x: 0, y: 0 };
    cancel();
    sayQuicker(held.piece, from);
    setTimeout(() => glide(held.piece, from), SOON_MS);
  });
}
