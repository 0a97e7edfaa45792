import type { Choice, Prompt } from '@stellwerk/engine/table/game.ts';
import { useMemo } from 'react';
import { ruled } from '../table/settled.ts';
import { useShown } from '../table/shown.ts';
import { useTable } from '../table/table.ts';

interface Offered {
  readonly prompt: Prompt | null;
  /** What the viewer may do now: nothing in the past. */
  readonly offered: readonly Choice[];
  /** Something is being drawn. It changes what can be done: until it is there, nothing is offered. */
  readonly draws: boolean;
}

/** What is to do at the table that is shown, and what of it is offered to whoever looks. */
export function useOffered(): Offered {
  const shown = useShown();
  const prompt = useMemo(() => shown && shown.play.game.prompt(ruled(shown.play.table), shown.seat), [shown]);
  const draws = useTable((s) => s.draws !== null) && shown?.kind === 'live';
  return { prompt, draws, offered: shown?.kind === 'past' || draws ? [] : (prompt?.choices ?? []) };
}
