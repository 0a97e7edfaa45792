import type { Stage } from '@stellwerk/engine/stage/stage.ts';
import type { Choice } from '@stellwerk/engine/table/game.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import type { Table } from '@stellwerk/engine/table/types.ts';
import { useState } from 'react';
import { type Kind, surfacesOf } from '../layout/surfaces-of.ts';

export const stepsOf = (stage: Stage): Kind<'steps'> | null =>
  surfacesOf(stage, 'steps').find(({ role }) => role === 'step') ?? null;

/** The steps that the choices belong to, in their order; choices without one are offered in all of them. */
export interface StepPlan {
  readonly used: readonly string[];
  readonly stepOf: (choice: Choice) => string | null;
}

/**
 * A title names the step of a choice where it matters. Where it does not, what hands do belongs to the present step and
 * the run to the one after it.
 */
export function planSteps(steps: Kind<'steps'> | null, choices: readonly Choice[]): StepPlan {
  const ids = steps?.steps.map(({ id }) => id) ?? [];
  const now = ids.indexOf(steps?.now ?? '');
  const hasHands = choices.some(({ hands }) => hands !== undefined);
  const stepOf = (choice: Choice): string | null => {
    if (now < 0) return null;
    if (choice.step !== undefined) return ids.includes(choice.step) ? choice.step : null;
    if (choice.hands !== undefined) return ids[now]!;
    if (choice.routes !== undefined) return ids[hasHands ? now + 1 : now] ?? null;
    return null;
  };
  const used = ids.filter((id) => choices.some((choice) => stepOf(choice) === id));
  return { used, stepOf };
}

export interface StepView {
  /** The step that the card shows. */
  readonly at: string | null;
  /** The steps in which something can be done now. */
  readonly open: readonly string[];
  readonly choices: readonly Choice[];
  /** Looks at another step, in this view only: nothing is sent, and the table knows nothing of it. */
  readonly go: (step: string) => void;
  /** Goes on to the next one. */
  readonly skip: (() => void) | null;
}

/** A position and how it came about: what was taken back leads to the same one again. */
interface Moment {
  readonly table: Table;
  readonly entries: number;
}
const isAt = (play: Play | null, { table, entries }: Moment): boolean =>
  play !== null && play.table === table && play.log.length === entries;

/** One step of the turn at a time. What is skipped comes back when something happens on the table, or by a press. */
export function useStep(stage: Stage | null, play: Play | null, choices: readonly Choice[]): StepView {
  const [chosen, setChosen] = useState<{ readonly moment: Moment; readonly step: string } | null>(null);
  const steps = stage && stepsOf(stage);
  const { used, stepOf } = planSteps(steps, choices);
  const isChosen = chosen !== null && isAt(play, chosen.moment) && used.includes(chosen.step);
  const at = isChosen ? chosen.step : (used[0] ?? steps?.now ?? null);
  const next = at === null ? undefined : used[used.indexOf(at) + 1];
  const go = (step: string): void => {
    if (play) setChosen({ moment: { table: play.table, entries: play.log.length }, step });
  };
  return {
    at,
    open: used,
    choices: choices.filter((choice) => {
      const step = stepOf(choice);
      return step === null || step === at;
    }),
    go,
    skip: next === undefined ? null : () => go(next),
  };
}
