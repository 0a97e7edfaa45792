import type { Clock, Json, Move, Table } from './types.ts';

/** What a title knows whose companies run trains. Absent where nothing runs. */
export interface Runs<C extends Clock = Clock> {
  /** The best run of the company that is to run (or of a named one), for hints and for the `routes` command. */
  best(table: Table<C>, company: string | null, budget?: number): BestRun | null;
  /** What a drawn run earns as the title counts it, bonuses included, also where a rule is broken; null: it is no run. */
  earns(table: Table<C>, move: Move): number | null;
  /** What a company takes in by this move, for the ledger; null: it is no income. */
  income(table: Table<C>, move: Move): Income | null;
}

/** A best run as the finder proved it, in words of the title. */
export interface BestRun {
  readonly company: string;
  readonly routes: Json;
  readonly revenue: number;
  readonly bound: number;
  readonly proved: boolean;
}
export interface Income {
  readonly company: string;
  readonly amount: number;
}
