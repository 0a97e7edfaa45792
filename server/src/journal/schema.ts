/** A store that this program cannot work with; the sentence is for whoever starts the server. */
export class StoreError extends Error {}

/**
 * The steps that bring a store of any older release to this one. The number of those done is kept in the store; a step
 * is never changed once it is released, only followed by another.
 */
export function stepsFrom(done: number, steps: readonly string[]): readonly string[] {
  if (done > steps.length)
    throw new StoreError(
      `The store was written by a newer release (its form is ${done}, this program knows ${steps.length}). Start that release, or bring back a copy from before it.`,
    );
  return steps.slice(done);
}
