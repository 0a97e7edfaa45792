import type { Move } from '../../../table/types.ts';
import { INVESTOR } from '../clock.ts';

/** What he does, with the paragraph that makes him do it. */
export interface Act {
  readonly move: Move;
  readonly section: string;
  readonly atoms: readonly string[];
}
type Made = Omit<Move, 'seat'> & { readonly type: string };
export const act = (move: Made, section: string, ...atoms: readonly string[]): Act => ({
  move: { ...move, seat: INVESTOR },
  section,
  atoms,
});
