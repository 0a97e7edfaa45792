import { create } from 'zustand';
import { openTab } from '../table/view.ts';

/** Whether the coach was asked something. */
interface CoachState {
  /** Counts the questions, so that a page which hides the coach can bring it up. */
  readonly asked: number;
}
export const useCoach = create<CoachState>()(() => ({ asked: 0 }));

/** To the coach: what may be done, and why not. */
export function openCoach(): void {
  useCoach.setState(({ asked }) => ({ asked: asked + 1 }));
  openTab('coach');
}
