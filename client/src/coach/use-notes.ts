import { afterthoughts, thoughtOf } from '@stellwerk/engine/table/afterthoughts.ts';
import type { Entry, Play } from '@stellwerk/engine/table/play.ts';
import type { Finding } from '@stellwerk/engine/table/types.ts';
import { useEffect, useReducer } from 'react';

/** So many of the last entries are looked at. */
const RECENT = 12;

export interface Note {
  readonly entry: Entry;
  readonly finding: Finding;
}

/** What is known now of the last entries, the newest first: said with the verdict, or thought of since. */
export const notesNow = ({ log }: Play): readonly Note[] =>
  log
    .slice(-RECENT)
    .flatMap((entry) =>
      [...entry.findings.filter(({ weight }) => weight !== 'breach'), ...(thoughtOf(entry) ?? [])].map(
        (finding) => ({ entry, finding }),
      ),
    )
    .toReversed();

/** The newest entry about which nobody has thought yet. */
export const nextToThinkOf = ({ log }: Play): Entry | null =>
  log.slice(-RECENT).findLast((entry) => thoughtOf(entry) === null) ?? null;

/**
 * Notes on what was played. Those that take a search arrive a moment after the entry, one entry at a time between two
 * frames, and only while somebody reads them (`isRead`).
 */
export function useNotes(play: Play | null, isRead: boolean): readonly Note[] {
  const [, showAgain] = useReducer((times: number) => times + 1, 0);
  const next = play && isRead ? nextToThinkOf(play) : null;
  useEffect(() => {
    if (!play || !next) return undefined;
    const timer = setTimeout(() => {
      afterthoughts(play, next.n);
      showAgain();
    });
    return () => clearTimeout(timer);
  }, [play, next]);
  return play && isRead ? notesNow(play) : [];
}
