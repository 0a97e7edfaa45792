import { lineTo } from '@stellwerk/engine/table/history.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import { incomeOf, isWithheld, SOON } from '../table/earned.ts';

/** What a company earned, and in which entry. */
export interface Revenue {
  readonly company: string;
  readonly amount: number;
  readonly n: number;
  /** All of it went into the treasury: nobody was paid. */
  readonly withheld: boolean;
}

/** Runs of the game as it stands, oldest first; what was taken back never happened. */
export function revenuesOf(play: Play): readonly Revenue[] {
  const line = lineTo(play);
  return line.flatMap((entry, i): readonly Revenue[] => {
    const income = incomeOf(play, entry);
    const { n } = entry;
    return income ? [{ ...income, n, withheld: isWithheld(play, income, line.slice(i, i + SOON)) }] : [];
  });
}
