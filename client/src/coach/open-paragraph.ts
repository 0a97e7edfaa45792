import type { Finding } from '@stellwerk/engine/table/types.ts';
import type { Place } from '@stellwerk/engine/table/types.ts';
import { create } from 'zustand';
import { useTable } from '../table/table.ts';
import { useView } from '../table/view.ts';

/** The paragraph that lies open, and what brought the reader there. */
interface ParagraphState {
  readonly section: string | null;
  /** What the rules had to say about the move that was tried, as long as nothing has happened since. */
  readonly findings: readonly Finding[];
  readonly length: number;
  /** Where on the table something of the page is to be seen: a number each, or only a ring. */
  readonly pins: readonly Pin[];
}
export interface Pin {
  readonly place: Place;
  readonly label: string;
  readonly tone: 'now' | 'stop' | 'ring';
}

export const useParagraph = create<ParagraphState>()(() => ({
  section: null,
  findings: [],
  length: 0,
  pins: [],
}));

const lengthNow = (): number => useTable.getState().play?.log.length ?? 0;

/** Opens a section; with it goes what was just found, so that the sentence in question can be lit. */
export function openParagraph(section: string, findings?: readonly Finding[]): void {
  const tried =
    findings ?? useTable.getState().refusal?.findings ?? useView.getState().whyNot?.findings ?? [];
  useParagraph.setState({ section, findings: tried, length: lengthNow(), pins: [] });
}

/** To another section of the same book: what was found stays in mind. */
export const turnTo = (section: string): void => useParagraph.setState({ section, pins: [] });
export const closeParagraph = (): void => useParagraph.setState({ section: null, pins: [], findings: [] });
export const pinPlaces = (pins: readonly Pin[]): void => useParagraph.setState({ pins });
