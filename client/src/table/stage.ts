import type { Stage } from '@stellwerk/engine/stage/stage.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import type { Table } from '@stellwerk/engine/table/types.ts';
import { useMemo } from 'react';
import { useShown } from './shown.ts';

const kept = new WeakMap<Table, Stage>();

/** How a position looks; made once for each position. */
export function stageOf(game: Game, table: Table): Stage {
  let stage = kept.get(table);
  if (!stage) kept.set(table, (stage = game.stage(table)));
  return stage;
}

export function useStage(): Stage | null {
  const shown = useShown();
  return useMemo(() => shown && stageOf(shown.play.game, shown.play.table), [shown]);
}
