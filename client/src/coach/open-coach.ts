import { create } from 'zustand';
import { openTab } from '../table/view.ts';

/** What the coach was asked about last. */
interface CoachState {
  /** The paragraph to be read, or none. */
  readonly section: string | null;
  /** Counts the questions, so that a page which hides the coach can bring it up. */
  readonly asked: number;
}
export const useCoach = create<CoachState>()(() => ({ section: null, asked: 0 }));

/** To the coach, and there to a paragraph if one is named. */
export function openCoach(section: string | null = null): void {
  useCoach.setState(({ asked }) => ({ section, asked: asked + 1 }));
  openTab('coach');
}
