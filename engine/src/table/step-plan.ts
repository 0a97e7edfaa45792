import type { Stage, Surface } from '../stage/stage.ts';
import { settled } from './dues.ts';
import type { Choice, Game } from './game.ts';
import { perTable } from './places.ts';
import type { Clock, Finding, Move, Seat, Table } from './types.ts';
import type { Phrase, Words } from './words.ts';
import { phrase } from './words.ts';

/** The strip of steps that a stage shows. */
export type StepStrip = Extract<Surface, { readonly kind: 'steps' }>;

export const stripIn = (stage: Stage): StepStrip | null =>
  stage.surfaces.find((s): s is StepStrip => s.kind === 'steps' && s.role === 'step') ?? null;

/** The steps that the choices belong to, in their order; choices without one are offered in all of them. */
export interface StepPlan {
  /** The step that people are at: the first one in which something can be done. */
  readonly at: string | null;
  readonly open: readonly string[];
  /** All that is offered; none is asked about where there are no steps. */
  readonly choices: readonly Choice[];
  readonly stepOf: (choice: Choice) => string | null;
}

/**
 * A title names the step of a choice where it matters. Where it does not, what hands do belongs to the present step and
 * what is drawn (a run) to the one after it.
 */
export function planSteps(strip: StepStrip | null, choices: readonly Choice[]): StepPlan {
  const ids = strip?.steps.map(({ id }) => id) ?? [];
  const now = ids.indexOf(strip?.now ?? '');
  // What is offered quietly may be done at any time: it is no reason to stay at a step.
  const isByHand = ({ hands, tone }: Choice): boolean => hands !== undefined && tone !== 'quiet';
  const hasHands = choices.some(isByHand);
  const stepOf = (choice: Choice): string | null => {
    if (now < 0) return null;
    if (choice.step !== undefined) return ids.includes(choice.step) ? choice.step : null;
    if (isByHand(choice)) return ids[now]!;
    if (choice.drawn !== undefined) return ids[hasHands ? now + 1 : now] ?? null;
    return null;
  };
  const open = ids.filter((id) => choices.some((choice) => stepOf(choice) === id));
  return { at: open[0] ?? strip?.now ?? null, open, choices, stepOf };
}

/** The steps that a seat may go on to by leaving out what comes before them. */
export const stepsAhead = ({ at, open }: StepPlan): readonly string[] =>
  open.filter((_, i) => at !== null && i > open.indexOf(at));

/** Leaves out the step that people are at, and all up to a later one. */
export const leavingOut = (strip: StepStrip, { at }: StepPlan, seat: Seat, to: string): Move => ({
  type: 'skip',
  seat,
  from: strip.now,
  step: at ?? strip.now,
  to,
});

/** Only whoever decides leaves a step out, and only for one in which there is something to do. */
export function judgeSkip<C extends Clock>(game: Game<C>, table: Table<C>, move: Move): readonly Finding[] {
  const strip = stripIn(game.stage(table));
  const isTurn = strip?.now === move['from'] && game.turn(table).includes(move.seat);
  const plan = planSteps(strip, isTurn ? game.prompt(table, move.seat).choices : []);
  const isAhead = plan.at === move['step'] && stepsAhead(plan).includes(move['to'] as string);
  return isTurn && isAhead ? [] : [{ rule: 'table/no-skip', section: '', weight: 'breach', params: {} }];
}

/** The prompt of another step of the same turn, where the title has one; else the same. */
export function promptOfStep(words: Words, text: Phrase, step: string): Phrase {
  const key = text.key.replace(/[^/]+$/, () => step);
  return Object.hasOwn(words, key) ? phrase(key, text.params) : text;
}

const plansOf = perTable((_: Table): Map<object, StepPlan> => new Map());

/** The step that everybody at the table reads: it goes by what the one who decides can do, whoever looks. */
export function planOf<C extends Clock>(game: Game<C>, table: Table<C>): StepPlan {
  const view = settled(table);
  const known = plansOf(view as unknown as Table);
  const found = known.get(game);
  if (found) return found;
  const strip = stripIn(game.stage(view));
  const [seat] = game.turn(view);
  const plan = planSteps(strip, strip && seat !== undefined ? game.prompt(view, seat).choices : []);
  known.set(game, plan);
  return plan;
}

/** What is to do now, in one sentence: the same for everybody. */
export function sentenceNow<C extends Clock>(game: Game<C>, table: Table<C>): Phrase {
  const view = settled(table);
  const { text } = game.prompt(view, null);
  const { at } = planOf(game, view);
  return at === null || at === stripIn(game.stage(view))?.now ? text : promptOfStep(game.words, text, at);
}
