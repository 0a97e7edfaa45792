import { parseMove } from '@stellwerk/engine/table/judge.ts';
import { byItself } from '@stellwerk/engine/table/automaton.ts';
import { lastDecision, undoTarget } from '@stellwerk/engine/table/history.ts';
import type { Act, Play } from '@stellwerk/engine/table/play.ts';
import { commit } from '@stellwerk/engine/table/play.ts';
import { positionAt } from '@stellwerk/engine/table/positions.ts';
import type { Move } from '@stellwerk/engine/table/types.ts';
import { create } from 'zustand';
import { newId } from './ids.ts';
import { useTable } from './table.ts';
import { Unforeseen, unforeseen } from './predict.ts';
import { openDialog, toast } from './view.ts';
import { readKept, writeKept, dropKept } from '../settings/keep.ts';
import { useSettings } from '../settings/settings.ts';
import { text } from '../words/texts.ts';

export const SPEEDS = [1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

/** Looking at another moment, or at what would happen: both are mine alone, nothing of it is sent. */
export interface HistoryState {
  /** The entry that I look at; null: the present. */
  readonly at: number | null;
  /** A branch of my own. */
  readonly whatIf: Play | null;
  /** Where the branch began. */
  readonly whatIfFrom: number;
  /** The branch is an example of the rulebook, not this table: nothing of it is ever a plan. */
  readonly example: string | null;
  readonly isPlaying: boolean;
  /** How many times faster than usual a replay goes. */
  readonly speed: Speed;
  /** Moves kept from a branch, to be played one by one later. */
  readonly plan: readonly Move[];
}

const NOW: HistoryState = {
  ...{ at: null, whatIf: null, whatIfFrom: 0, example: null },
  ...{ isPlaying: false, speed: 1, plan: [] },
};
export const useHistory = create<HistoryState>()(() => NOW);

export const resetHistory = (): void => useHistory.setState(NOW, true);

export function lookAt(entry: number | null): void {
  const length = useTable.getState().play?.log.length ?? 0;
  const at = entry === null || entry >= length - 1 ? null : Math.max(0, entry);
  useHistory.setState({ at, whatIf: null, example: null, ...(at === null ? { isPlaying: false } : {}) });
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
  const table = positionAt(play, n);
  return {
    ...play,
    table,
    head: n,
    log: play.log.slice(0, n + 1),
    line: play.line.slice(0, n + 1),
  };
}

/** The next speed of a replay; after the fastest the slowest again. */
export const nextSpeed = (): void =>
  useHistory.setState(({ speed }) => ({ speed: SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1 }));

export function startWhatIf(): void {
  const { at } = useHistory.getState();
  const { ahead } = useTable.getState();
  if (!ahead) return;
  const from = at === null ? ahead : playAt(ahead, at);
  openBranch(from, null);
}

const openBranch = (from: Play, example: string | null): void =>
  useHistory.setState({ whatIf: from, whatIfFrom: from.log.length, example, at: null, isPlaying: false });

/** An example of the rulebook as a branch: laid by itself, to be tried out and left again. */
export const startExample = (play: Play, name: string): void => openBranch(play, name);

/** Plays a move in the branch. Nothing is refused there: it is for trying. Returns whether there is a branch. */
export function tryInBranch(move: Move): boolean {
  const { whatIf } = useHistory.getState();
  if (!whatIf) return false;
  const coach: Play = { ...whatIf, settings: { ...whatIf.settings, mode: 'coach' } };
  const read = parseMove(coach.game, coach.table, move);
  if (!read.ok) return true;
  const act: Act = { do: 'move', move: read.value };
  try {
    const outcome = commit(coach, { id: newId(), seat: move.seat, act }, unforeseen);
    if (!outcome.ok) return true;
    useHistory.setState({ whatIf: outcome.play });
    // What follows by itself is seen as far as it can be foreseen.
    for (const then of byItself(outcome.play, { mark: newId() }, () => unforeseen))
      useHistory.setState({ whatIf: then });
  } catch (error) {
    if (!(error instanceof Unforeseen)) throw error;
    toast(text(useSettings.getState().language, 'what-if.luck'));
  }
  return true;
}

export function undoInBranch(): boolean {
  const { whatIf, whatIfFrom } = useHistory.getState();
  if (!whatIf) return false;
  const to = undoTarget(whatIf);
  if (to !== null && lastDecision(whatIf) >= whatIfFrom) useHistory.setState({ whatIf: playAt(whatIf, to) });
  return true;
}

/** What I did in the branch with my own seats; what I did there for others is theirs to play. */
function ownMoves(): readonly Move[] {
  const { whatIf, whatIfFrom, example } = useHistory.getState();
  if (example !== null) return [];
  const { mine } = useTable.getState();
  return (whatIf?.log.slice(whatIfFrom) ?? []).flatMap(({ act }) =>
    act.do === 'move' && mine.includes(act.move.seat) ? [act.move] : [],
  );
}

/** Back to the table; my moves of the branch can be kept as a plan. */
export function leaveWhatIf(keepPlan: boolean): void {
  const made = ownMoves();
  const { plan } = useHistory.getState();
  useHistory.setState({ whatIf: null, example: null });
  if (keepPlan && made.length > 0) keepPlanOf(made);
  else useHistory.setState({ plan });
}

/** Out of the branch: at once where there is nothing to keep, else by way of the question. */
export function endWhatIf(): void {
  if (ownMoves().length > 0) openDialog('leave-what-if');
  else leaveWhatIf(false);
}

const planKey = (): string => `plan/${useTable.getState().id}`;

/** A plan outlives a reload: it is of no use to anybody else, so this browser keeps it. */
function keepPlanOf(plan: readonly Move[]): void {
  useHistory.setState({ plan });
  if (plan.length > 0) writeKept(planKey(), plan);
  else dropKept(planKey());
}
/** Takes up what was planned at this table before. */
export function recallPlan(): void {
  const kept = readKept<readonly Move[]>(planKey(), []);
  useHistory.setState({ plan: Array.isArray(kept) ? kept : [] });
}
export const dropPlan = (): void => keepPlanOf([]);
export const takeFromPlan = (): Move | null => {
  const { plan } = useHistory.getState();
  keepPlanOf(plan.slice(1));
  return plan[0] ?? null;
};
