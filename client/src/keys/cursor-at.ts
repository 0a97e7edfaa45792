import { create } from 'zustand';
import type { Region } from '../layout/kinds/kind.ts';
import type { Item } from './regions.ts';

/** Where the keys stand on the tabletop. */
export interface CursorState {
  readonly region: Region | null;
  readonly item: Item | null;
}
export const useCursor = create<CursorState>()(() => ({ region: null, item: null }));
