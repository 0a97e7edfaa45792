import { turnOf } from './settled.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import type { Seat } from '@stellwerk/engine/table/types.ts';
import { useMemo } from 'react';
import { playAt, useHistory } from './history.ts';
import { useSettings } from '../settings/settings.ts';
import type { Speech } from '../words/speech.ts';
import { makeSpeech } from '../words/speech.ts';
import { seatNow, useTable } from './table.ts';

/** What lies before the viewer: the present with what waits, an earlier moment, or a branch of one's own. */
export interface Shown {
  readonly play: Play;
  readonly seat: Seat | null;
  readonly kind: 'live' | 'past' | 'what-if';
}

const pastOf = new WeakMap<Play, Map<number, Play>>();

/** The same moment is the same object, so that nothing is drawn twice. */
function past(play: Play, n: number): Play {
  let known = pastOf.get(play);
  if (!known) pastOf.set(play, (known = new Map()));
  let found = known.get(n);
  if (!found) known.set(n, (found = playAt(play, n)));
  return found;
}

export function shownNow(): Shown | null {
  const { ahead, mine } = useTable.getState();
  const { at, whatIf } = useHistory.getState();
  return ahead && shownOf(ahead, mine, at, whatIf);
}

function shownOf(ahead: Play, mine: readonly Seat[], at: number | null, whatIf: Play | null): Shown {
  if (whatIf) return { play: whatIf, seat: turnOf(whatIf)[0] ?? mine[0] ?? null, kind: 'what-if' };
  if (at !== null) return { play: past(ahead, at), seat: null, kind: 'past' };
  return { play: ahead, seat: seatNow(mine, ahead), kind: 'live' };
}

export function useShown(): Shown | null {
  const ahead = useTable((s) => s.ahead);
  const mine = useTable((s) => s.mine);
  const at = useHistory((s) => s.at);
  const whatIf = useHistory((s) => s.whatIf);
  return useMemo(() => ahead && shownOf(ahead, mine, at, whatIf), [ahead, mine, at, whatIf]);
}

export function useSpeech(): Speech | null {
  const game = useTable((s) => s.game);
  const seats = useTable((s) => s.seats);
  const language = useSettings((s) => s.language);
  return useMemo(() => game && makeSpeech(game, language, seats), [game, language, seats]);
}

export function speechNow(): Speech | null {
  const { game, seats } = useTable.getState();
  return game && makeSpeech(game, useSettings.getState().language, seats);
}
