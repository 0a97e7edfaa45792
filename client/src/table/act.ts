import type { Play } from '@stellwerk/engine/table/play.ts';
import { isLive } from '@stellwerk/engine/table/history.ts';
import type { Move } from '@stellwerk/engine/table/types.ts';
import type { ProposedAct } from '@stellwerk/shared/acts.ts';
import { lookAt, tryInBranch, undoInBranch, useHistory } from './history.ts';
import { session } from './session.ts';
import { useTable } from './table.ts';

/** Makes a move where the viewer is: in the branch, or at the table. The past cannot be changed: one is brought back first. */
export function play(move: Move): void {
  if (tryInBranch(move)) return;
  if (useHistory.getState().at !== null) lookAt(null);
  session()?.propose({ do: 'move', move: { ...move } });
}

/** The last move, or everything after the moment `to`: at once where I may, else the table is asked. */
export function takeBack(to?: number): void {
  if (undoInBranch()) return;
  const { play } = useTable.getState();
  session()?.propose(to === undefined || !play ? { do: 'undo' } : { do: 'undo', to: headAt(play, to) });
}

/** An agreement moves no piece: the moment after it is that of the move it was made on. */
function headAt(play: Play, n: number): number {
  let at = n;
  while (at > 0 && play.log[at]?.act.do !== 'move' && !isLive(play, at)) at = play.line[at] ?? 0;
  return at;
}

export const propose = (act: ProposedAct): void => session()?.propose(act);
