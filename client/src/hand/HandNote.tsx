import type { PieceId } from '@stellwerk/engine/table/types.ts';
import { useEffect, useMemo } from 'react';
import { toScreen } from '../draw/geometry.ts';
import { camera } from '../camera/current.ts';
import { Icon } from '../parts/Icon.tsx';
import { useSettings } from '../settings/settings.ts';
import { movedBy } from '../table/flags.ts';
import { useTable } from '../table/table.ts';
import { nameOfSeat } from '../words/seat-name.ts';
import { text } from '../words/texts.ts';
import { useHand } from './hand.ts';
import { useNote } from './note.ts';

const SHOWN_MS = 5000;
const WIDTH = 260;

/** Who took the piece, as the log has it now. */
function sayWho(piece: PieceId): string {
  const { play, mine, seats } = useTable.getState();
  const { language } = useSettings.getState();
  const entry = play?.log.findLast(({ n }) => movedBy(play, n).includes(piece));
  const isTheirs = entry?.act.do === 'move' && entry.seat !== null && !mine.includes(entry.seat);
  const who = nameOfSeat(seats, entry?.seat ?? '');
  return isTheirs ? text(language, 'hand.quicker', { who }) : text(language, 'hand.gone');
}

/** Says where the hand is that what it held has gone. */
export function HandNote() {
  const note = useNote((s) => s.note);
  const isHolding = useHand((s) => s.held !== null);
  const said = useMemo(() => note && sayWho(note.piece), [note]);
  useEffect(() => {
    if (!note) return;
    const timer = setTimeout(() => useNote.setState({ note: null }), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [note]);
  if (!note || isHolding) return null;
  const { x, y } = toScreen(camera.now, note.at);
  const style = {
    left: Math.max(8, Math.min(x + 14, camera.size.w - WIDTH)),
    top: Math.max(8, Math.min(y + 14, camera.size.h - 60)),
  };
  return (
    <p className="hand-note" role="status" style={style}>
      <Icon name="hand" size={14} /> {said}
    </p>
  );
}
