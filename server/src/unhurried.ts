import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long the work on one table may keep all the others waiting. */
const PIECE_MS = 5;

/** Does long work piece by piece, so that everybody else is answered in between. */
export async function unhurried<T>(
  work: Generator<void, T, void>,
  now: () => number = () => performance.now(),
): Promise<T> {
  let since = now();
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value;
    if (now() - since < PIECE_MS) continue;
    await nextTurn();
    since = now();
  }
}
