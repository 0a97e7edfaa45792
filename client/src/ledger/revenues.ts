import { isPay } from '@stellwerk/engine/table/apply.ts';
import { settled } from '@stellwerk/engine/table/dues.ts';
import type { Income } from '@stellwerk/engine/table/runs.ts';
import type { Entry, Play } from '@stellwerk/engine/table/play.ts';
import type { Pay } from '@stellwerk/engine/table/types.ts';
import { bankOf, surfacesOf } from '../layout/surfaces-of.ts';
import { stageOf } from '../table/stage.ts';
import { positionAt } from '@stellwerk/engine/table/positions.ts';
import { lineTo } from '@stellwerk/engine/table/history.ts';

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
  return line.flatMap(({ act, n }, i): readonly Revenue[] => {
    if (act.do !== 'move') return [];
    const before = positionAt(play, play.line[n] ?? 0);
    const income = play.game.runs?.income(settled(before), act.move);
    return income ? [{ ...income, n, withheld: isWithheld(play, income, line.slice(i, i + SOON)) }] : [];
  });
}

/** What becomes of a run is said in it or right after it. */
const SOON = 4;

/** Whether the treasury got the whole of it from the bank, before anything else was earned. */
function isWithheld(play: Play, { company, amount }: Income, soon: readonly Entry[]): boolean {
  const stage = stageOf(play.game, play.table);
  const account = surfacesOf(stage, 'charter').find(({ livery }) => livery === company)?.account;
  const bank = bankOf(stage)?.account;
  const paid = soon.flatMap(({ effects = [] }) =>
    effects.filter((one): one is Pay => isPay(one) && one.from === bank),
  );
  const into = paid.filter(({ to }) => to === account).map(({ pay }) => pay);
  return amount > 0 && into.includes(amount) && !paid.some(({ to }) => to.startsWith('seat/'));
}
