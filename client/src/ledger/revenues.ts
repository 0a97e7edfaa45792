import { settled } from '@stellwerk/engine/table/dues.ts';
import { specOf } from '@stellwerk/engine/table/judge.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import { lineTo } from '@stellwerk/engine/table/history.ts';

/** What a company earned, and in which entry. */
export interface Revenue {
  readonly company: string;
  readonly amount: number;
  readonly n: number;
}

/** Runs of the game as it stands, oldest first; what was taken back never happened. */
export function revenuesOf(play: Play): readonly Revenue[] {
  return lineTo(play).flatMap(({ act, n }): readonly Revenue[] => {
    if (act.do !== 'move') return [];
    const before = play.positions[play.line[n] ?? 0] ?? play.table;
    const income = specOf(play.game, act.move.type)?.income?.(settled(before), act.move);
    return income ? [{ ...income, n }] : [];
  });
}
