import type { Move } from '@stellwerk/engine/table/types.ts';
import type { ProposedAct } from '@stellwerk/shared/messages.ts';
import { lookAt, tryInBranch, undoInBranch, useHistory } from './history.ts';
import { session } from './session.ts';

/** Makes a move where the viewer is: in the branch, or at the table. The past cannot be changed: one is brought back first. */
export function play(move: Move): void {
  if (tryInBranch(move)) return;
  if (useHistory.getState().at !== null) lookAt(null);
  session()?.propose({ do: 'move', move: { ...move } as never });
}

export function takeBack(to?: number): void {
  if (undoInBranch()) return;
  session()?.propose(to === undefined ? { do: 'undo' } : { do: 'undo', to });
}

export const propose = (act: ProposedAct): void => session()?.propose(act);
