import { loadExample } from '@stellwerk/engine/games/registry.ts';
import type { PlayedExample } from '@stellwerk/engine/lessons/example.ts';
import { deedOf, openExample } from '@stellwerk/engine/lessons/example.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import type { Example } from '@stellwerk/engine/table/rulebook.ts';
import type { Move } from '@stellwerk/engine/table/types.ts';
import { useEffect, useMemo, useState } from 'react';
import { startExample, tryInBranch, useHistory } from '../table/history.ts';
import { useTable } from '../table/table.ts';

/** A worked example that can be played at this table, and how far it is. */
export interface Playable {
  readonly isOpen: boolean;
  /** What of it is still to be done; null: nothing, or something else has been done instead. */
  readonly next: Move | null;
  readonly start: () => void;
  readonly goOn: () => void;
}

function useWritten(game: string, name: string): PlayedExample | null {
  const [written, setWritten] = useState<PlayedExample | null>(null);
  useEffect(() => {
    let isWanted = true;
    void loadExample(game, name).then((found) => {
      if (isWanted) setWritten(found);
    });
    return () => {
      isWanted = false;
    };
  }, [game, name]);
  return written;
}

/** Null where the example is only told, or takes more people than sit here. */
export function usePlayable(game: Game, { title }: Example): Playable | null {
  const written = useWritten(game.id, title.en);
  // A lesson has a table of its own that nobody leaves in the middle of a step.
  const config = useTable((s) => (s.id.startsWith('lesson/') ? null : (s.play?.config ?? null)));
  const { whatIf, whatIfFrom, example } = useHistory();
  const laid = useMemo((): Play | null => {
    if (!written || !config) return null;
    const opened = openExample(game, config, written);
    return opened.ok ? opened.value : null;
  }, [game, config, written]);
  if (!laid || !written || !config) return null;
  const isOpen = whatIf !== null && example === title.en;
  const done = isOpen ? whatIf.log.length - whatIfFrom : 0;
  const next = deedOf(written, config.seats)[done] ?? null;
  return {
    isOpen,
    next: isOpen ? next : null,
    start: () => startExample(laid, title.en),
    goOn: () => {
      if (next) tryInBranch(next);
    },
  };
}
