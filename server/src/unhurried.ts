import { Turns } from './turns.ts';

/** How long the work on one table may keep all the others waiting. */
const PIECE_MS = 5;

/** Does long work piece by piece, in line with all other slow work, so that everybody else is answered in between. */
export async function unhurried<T>(
  work: Generator<void, T, void>,
  turns: Turns = new Turns(),
  now: () => number = () => performance.now(),
): Promise<T> {
  for (;;) {
    const last: { step?: IteratorResult<void, T> } = {};
    await turns.slow(() => {
      const since = now();
      do last.step = work.next();
      while (!last.step.done && now() - since < PIECE_MS);
      return now() - since;
    });
    if (last.step?.done) return last.step.value;
  }
}
