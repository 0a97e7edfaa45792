import type { Play } from '@stellwerk/engine/table/play.ts';
import { commit } from '@stellwerk/engine/table/play.ts';
import type { Move } from '@stellwerk/engine/table/types.ts';
import { create } from 'zustand';
import { newId } from './ids.ts';
import { useTable } from './table.ts';
import { openDialog } from './view.ts';

/** Looking at another moment, or at what would happen: both are mine alone, nothing of it is sent. */
export interface HistoryState {
  /** The entry that I look at; null: the present. */
  readonly at: number | null;
  /** A branch of my own. */
  readonly whatIf: Play | null;
  /** Where the branch began. */
  readonly whatIfFrom: number;
  readonly isPlaying: boolean;
  /** Moves kept from a branch, to be played one by one later. */
  readonly plan: readonly Move[];
}

const NOW: HistoryState = { at: null, whatIf: null, whatIfFrom: 0, isPlaying: false, plan: [] };
export const useHistory = create<HistoryState>()(() => NOW);

export const resetHistory = (): void => useHistory.setState(NOW, true);

export function lookAt(entry: number | null): void {
  const length = useTable.getState().play?.log.length ?? 0;
  const at = entry === null || entry >= length - 1 ? null : Math.max(0, entry);
  useHistory.setState({ at, whatIf: null, ...(at === null ? { isPlaying: false } : {}) });
}

/** One entry further; false at the present. */
export function stepOn(): boolean {
  const { at } = useHistory.getState();
  if (at === null) return false;
  lookAt(at + 1);
  return useHistory.getState().at !== null;
}

/** The play at an earlier entry, as if nothing had happened since. */
export function playAt(play: Play, n: number): Play {
  const table = play.positions[n] ?? play.table;
  return {
    ...play,
    table,
    head: n,
    log: play.log.slice(0, n + 1),
    positions: play.positions.slice(0, n + 1),
    line: play.line.slice(0, n + 1),
  };
}

export function startWhatIf(): void {
  const { at } = useHistory.getState();
  const { ahead } = useTable.getState();
  if (!ahead) return;
  const from = at === null ? ahead : playAt(ahead, at);
  useHistory.setState({ whatIf: from, whatIfFrom: from.log.length, at: null, isPlaying: false });
}

/** Plays a move in the branch. Nothing is refused there: it is for trying. Returns whether there is a branch. */
export function tryInBranch(move: Move): boolean {
  const { whatIf } = useHistory.getState();
  if (!whatIf) return false;
  const coach: Play = { ...whatIf, settings: { ...whatIf.settings, mode: 'coach' } };
  const outcome = commit(coach, { id: newId(), seat: move.seat, act: { do: 'move', move } });
  if (outcome.ok) useHistory.setState({ whatIf: outcome.play });
  return true;
}

export function undoInBranch(): boolean {
  const { whatIf, whatIfFrom } = useHistory.getState();
  if (!whatIf) return false;
  if (whatIf.log.length > whatIfFrom) useHistory.setState({ whatIf: playAt(whatIf, whatIf.log.length - 2) });
  return true;
}

/** What I did in the branch with my own seats; what I did there for others is theirs to play. */
function ownMoves(): readonly Move[] {
  const { whatIf, whatIfFrom } = useHistory.getState();
  const { mine } = useTable.getState();
  return (whatIf?.log.slice(whatIfFrom) ?? []).flatMap(({ act }) =>
    act.do === 'move' && mine.includes(act.move.seat) ? [act.move] : [],
  );
}

/** Back to the table; my moves of the branch can be kept as a plan. */
export function leaveWhatIf(keepPlan: boolean): void {
  const made = ownMoves();
  const { plan } = useHistory.getState();
  useHistory.setState({ whatIf: null, plan: keepPlan && made.length > 0 ? made : plan });
}

/** Out of the branch: at once where there is nothing to keep, else by way of the question. */
export function endWhatIf(): void {
  if (ownMoves().length > 0) openDialog('leave-what-if');
  else leaveWhatIf(false);
}

export const dropPlan = (): void => useHistory.setState({ plan: [] });
export const takeFromPlan = (): Move | null => {
  const { plan } = useHistory.getState();
  useHistory.setState({ plan: plan.slice(1) });
  return plan[0] ?? null;
};
