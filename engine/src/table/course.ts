/**
 * The course of a round, as data: its steps in their order, and the kinds of moves that belong to each. Which moves can
 * be made now, in which steps a move may be made, and what the strip in the panel shows all follow from it.
 */
export interface Step<S extends string = string> {
  readonly id: S;
  /** In the order in which they are offered. */
  readonly moves: readonly string[];
  /** It may be left out: what belongs to the next step can be done without ending this one. */
  readonly optional?: boolean;
}
export type Steps<S extends string = string> = readonly Step<S>[];

export const step = <S extends string>(id: S, ...moves: readonly string[]): Step<S> => ({ id, moves });
/** A step that may be left out. */
export const optionally = <S extends string>(id: S, ...moves: readonly string[]): Step<S> => ({
  id,
  moves,
  optional: true,
});

/** The present step and those that can be reached from it by leaving steps out. */
function reached<S extends string>(steps: Steps<S>, at: string): Steps<S> {
  const first = steps.findIndex(({ id }) => id === at);
  if (first < 0) return [];
  const stop = steps.findIndex(({ optional }, i) => i >= first && !optional);
  return steps.slice(first, stop < 0 ? steps.length : stop + 1);
}

/** Kinds of moves that the present step has, with those of the steps that can be reached from it. */
export const kindsAt = <S extends string>(steps: Steps<S>, at: string): readonly string[] =>
  reached(steps, at).flatMap(({ moves }) => moves);

/** The steps in which a kind of move may be made: its own, and those before it that may be left out. */
export function stepsFor<S extends string>(steps: Steps<S>, kind: string): readonly S[] {
  const last = steps.findIndex(({ moves }) => moves.includes(kind));
  return steps
    .filter(({ id }, i) => i <= last && reached(steps, id).includes(steps[last]!))
    .map(({ id }) => id);
}
