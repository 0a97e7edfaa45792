import { settled } from '@stellwerk/engine/table/dues.ts';
import { specOf } from '@stellwerk/engine/table/judge.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import { lineTo } from '@stellwerk/engine/table/play.ts';

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
    const label = specOf(play.game, act.move.type)?.label(settled(before), act.move);
    if (!label || !/\/log\/run(-|$)/.test(label.key)) return [];
    const { company, revenue, income } = label.params ?? {};
    const amount = revenue ?? income ?? 0;
    return typeof company === 'string' && typeof amount === 'number' ? [{ company, amount, n }] : [];
  });
}
