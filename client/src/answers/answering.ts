import type { Asked } from '@stellwerk/engine/table/guide.ts';
import { create } from 'zustand';
import type { Box, Point } from '../draw/geometry.ts';

/** What the viewer has asked the table by pointing at it, and where that lies. */
export interface Question {
  readonly about: Asked;
  /** In the world: the card lies beside it. */
  readonly at: Box;
  readonly by: 'mouse' | 'touch' | 'keys';
  /** The piece that is shown beside the words, where there is one. */
  readonly piece: string | null;
}

interface AnsweringState {
  readonly question: Question | null;
  readonly isMore: boolean;
}
export const useAnswering = create<AnsweringState>()(() => ({ question: null, isMore: false }));

const isSame = (a: Question | null, b: Question | null): boolean =>
  a === b ||
  (a !== null && b !== null && JSON.stringify(a.about) === JSON.stringify(b.about) && a.by === b.by);

/** Asks; the same once more by a finger asks for more. */
export function ask(question: Question | null): void {
  const { question: now, isMore } = useAnswering.getState();
  if (isSame(now, question)) {
    if (question?.by === 'touch') useAnswering.setState({ isMore: !isMore });
    return;
  }
  useAnswering.setState({ question, isMore: false });
}
export const hush = (): void => ask(null);
export const askMore = (): void => useAnswering.setState(({ isMore }) => ({ isMore: !isMore }));

/** A box of nothing, where something has no edge worth speaking of. */
export const spotOf = ({ x, y }: Point): Box => ({ x, y, w: 0, h: 0 });
