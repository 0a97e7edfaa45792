import type { PieceId } from '@stellwerk/engine/table/types.ts';
import { create } from 'zustand';
import type { Point } from '../draw/geometry.ts';

interface Note {
  /** What was held, or wanted, and has gone. */
  readonly piece: PieceId;
  /** Where on the table the hand was. */
  readonly at: Point;
}
export const useNote = create<{ readonly note: Note | null }>()(() => ({ note: null }));

/** Says where I wanted a piece that somebody else has taken it. */
export const sayQuicker = (piece: PieceId, at: Point): void => useNote.setState({ note: { piece, at } });
