import type { Play } from '@stellwerk/engine/table/play.ts';
import { commit, openPlay } from '@stellwerk/engine/table/play.ts';
import type { Move, Table } from '@stellwerk/engine/table/types.ts';

/** The least time of each thing that is done several times: everything else on the machine can only add to it. */
export class Least {
  readonly #times: number[] = [];
  note(at: number, since: number): void {
    this.#times[at] = Math.min(this.#times[at] ?? Infinity, performance.now() - since);
  }
  line(): string {
    const sorted = this.#times.filter((time) => time !== undefined).sort((a, b) => a - b);
    const at = (part: number): string =>
      (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(3);
    return `n ${String(sorted.length).padStart(5)}  p50 ${at(0.5)}  p90 ${at(0.9)}  p99 ${at(0.99)}  max ${at(1)} ms`;
  }
}

const ROUNDS = 5;

/** Verdicts of those moves of some games that count, each game played again several times as the referee sees it. */
export function verdictsIn(
  plays: readonly Play[],
  counts: (table: Table, move: Move, part: number) => boolean,
): Least {
  const least = new Least();
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round++) {
    let at = 0;
    for (const { game, config, log } of plays) {
      let play = openPlay(game, config, log[0]?.luck);
      for (const { n, id, seat, act, luck } of log.slice(1)) {
        const isCounted = act.do === 'move' && counts(play.table, act.move, n / log.length);
        const proposal = structuredClone({ id, seat, act });
        const since = performance.now();
        const outcome = commit(play, proposal, luck);
        if (isCounted && round > 0) least.note(at, since);
        at++;
        if (!outcome.ok) throw new Error(`refused: ${id}`);
        play = outcome.play;
      }
    }
  }
  return least;
}
