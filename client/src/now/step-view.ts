import type { Stage } from '@stellwerk/engine/stage/stage.ts';
import type { Choice } from '@stellwerk/engine/table/game.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import type { StepPlan, StepStrip } from '@stellwerk/engine/table/step-plan.ts';
import { leavingOut, planSteps, stepsAhead, stripIn } from '@stellwerk/engine/table/step-plan.ts';
import type { Seat } from '@stellwerk/engine/table/types.ts';
import { play as send, takeBack } from '../table/act.ts';

export interface StepView {
  readonly strip: StepStrip | null;
  /** The step that the card shows: the same for everybody at the table. */
  readonly at: string | null;
  /** The later steps that one may go on to. */
  readonly ahead: readonly string[];
  /** Earlier steps that were left out just now: one may go back to them. */
  readonly behind: readonly string[];
  readonly choices: readonly Choice[];
  /** Goes on to a later step, or back to one that was left out, for the whole table: it stands in the log. */
  readonly go: (step: string) => void;
}

/** The steps that a seat has left out since anything else happened, the last one first. */
export function leftOut({ log, line, head }: Play, seat: Seat): readonly string[] {
  const steps: string[] = [];
  for (let n = head; n > 0; n = line[n] ?? 0) {
    const act = log[n]?.act;
    if (act?.do !== 'move' || act.move.type !== 'skip' || act.move.seat !== seat) break;
    steps.push(act.move['step'] as string);
  }
  return steps;
}

/** One step of the turn at a time. `plan`: that of whoever decides, where somebody else looks. */
export function stepView(
  stage: Stage | null,
  play: Play | null,
  seat: Seat | null,
  choices: readonly Choice[],
  plan: StepPlan | null,
): StepView {
  const strip = stage && stripIn(stage);
  const own = planSteps(strip, choices);
  const at = own.open.length > 0 ? own.at : (plan?.at ?? own.at);
  const behind = play && seat !== null && choices.length > 0 ? leftOut(play, seat) : [];
  return {
    strip,
    at,
    behind,
    ahead: seat === null ? [] : stepsAhead(own),
    choices: choices.filter((choice) => {
      const step = own.stepOf(choice);
      return step === null || step === at;
    }),
    go: (step) => {
      const back = behind.indexOf(step);
      // One after the other: each is one's own last move, which needs nobody's consent.
      if (back >= 0) for (let i = 0; i <= back; i++) takeBack();
      else if (strip && seat !== null) send(leavingOut(strip, own, seat, step));
    },
  };
}
