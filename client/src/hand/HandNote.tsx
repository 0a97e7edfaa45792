import { useEffect } from 'react';
import { create } from 'zustand';
import { toScreen } from '../draw/geometry.ts';
import type { Point } from '../draw/geometry.ts';
import { useHand } from './hand.ts';
import { Icon } from '../parts/Icon.tsx';
import { camera } from '../camera/current.ts';

interface Note {
  readonly text: string;
  /** Where on the table the hand was. */
  readonly at: Point;
}
const useNote = create<{ readonly note: Note | null }>()(() => ({ note: null }));

/** Says something where the hand is: what it held has gone. */
export const noteAtHand = (text: string, at: Point): void => useNote.setState({ note: { text, at } });

const SHOWN_MS = 5000;
const WIDTH = 260;

export function HandNote() {
  const note = useNote((s) => s.note);
  const isHolding = useHand((s) => s.held !== null);
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
      <Icon name="hand" size={14} /> {note.text}
    </p>
  );
}
