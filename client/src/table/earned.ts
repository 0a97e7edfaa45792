import type { Stage } from '@stellwerk/engine/stage/stage.ts';
import { isPay } from '@stellwerk/engine/table/apply.ts';
import { settled } from '@stellwerk/engine/table/dues.ts';
import type { Entry, Play } from '@stellwerk/engine/table/play.ts';
import { positionAt } from '@stellwerk/engine/table/positions.ts';
import type { Income } from '@stellwerk/engine/table/runs.ts';
import type { Pay } from '@stellwerk/engine/table/types.ts';
import { bankOf, surfacesOf } from '../layout/surfaces-of.ts';
import { stageOf } from './stage.ts';

const known = new WeakMap<Entry, Income | null>();

/** What a company earned by this entry; null: it was no run. */
export function incomeOf(play: Play, entry: Entry): Income | null {
  const { act, n } = entry;
  if (act.do !== 'move') return null;
  let income = known.get(entry);
  if (income === undefined) {
    const before = positionAt(play, play.line[n] ?? 0);
    income = play.game.runs?.income(settled(before), act.move) ?? null;
    known.set(entry, income);
  }
  return income;
}

/** What becomes of a run is said in it or right after it: so many entries tell. */
export const SOON = 4;

/** Whether the treasury got the whole of it from the bank, and nobody else anything. `soon`: the run and what followed. */
export function isWithheld(play: Play, { company, amount }: Income, soon: readonly Entry[]): boolean {
  const stage = stageOf(play.game, play.table);
  const account = surfacesOf(stage, 'charter').find(({ livery }) => livery === company)?.account;
  const bank = bankOf(stage)?.account;
  const paidBy = ({ effects = [] }: Entry): readonly Pay[] =>
    effects.filter(
      (one): one is Pay =>
        isPay(one) && one.from === bank && (one.to === account || one.to.startsWith('seat/')),
    );
  // What mines bring comes with the run; the run itself is shared by what follows, if anything does.
  const [run, ...later] = soon.map(paidBy);
  const paid = later.find((one) => one.length > 0) ?? run ?? [];
  // Somebody may have shown a better run meanwhile.
  return (
    amount > 0 &&
    paid.length > 0 &&
    paid.every(({ to }) => to === account) &&
    paid.some(({ pay }) => pay >= amount)
  );
}

/** Further back nobody looks: all companies have run since. */
const FAR = 200;

/** The same stage with the last run of every company on its charter: only the log knows it. */
export function withRuns(stage: Stage, play: Play): Stage {
  const open = new Set(
    surfacesOf(stage, 'charter').flatMap(({ livery, state }) => (state === 'open' ? [livery] : [])),
  );
  if (!play.game.runs || open.size === 0) return stage;
  const ran = new Map<string, { readonly amount: number; readonly withheld: boolean }>();
  const soon: Entry[] = [];
  for (let n = play.head, i = 0; n > 0 && i < FAR && ran.size < open.size; n = play.line[n] ?? 0, i++) {
    const entry = play.log[n];
    if (!entry) break;
    soon.unshift(entry);
    // Only what shows routes is worth looking at the position before it.
    const isRun = entry.act.do === 'move' && 'routes' in entry.act.move;
    const income = isRun ? incomeOf(play, entry) : null;
    if (income && open.has(income.company) && !ran.has(income.company))
      ran.set(income.company, {
        amount: income.amount,
        withheld: isWithheld(play, income, soon.slice(0, SOON)),
      });
  }
  const surfaces = stage.surfaces.map((surface) => {
    const last = surface.kind === 'charter' ? ran.get(surface.livery) : undefined;
    return last ? { ...surface, ran: last } : surface;
  });
  return { ...stage, surfaces };
}
