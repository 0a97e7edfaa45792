import { bestRun } from './best-run.ts';
import type { Budget, Network } from './network.ts';

export interface BenchPosition {
  readonly id: string;
  readonly network: Network;
  readonly best?: number;
}

export interface BenchResult {
  readonly positions: number;
  readonly proved: number;
  /** Ids whose value is not the agreed one. */
  readonly wrong: readonly string[];
  /** In the unit of `now`, usually milliseconds. */
  readonly median: number;
  readonly p99: number;
  readonly max: number;
  readonly slowest: string;
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Solves every position once and sums up how long it took. */
export function benchNetworks(
  positions: readonly BenchPosition[],
  now: () => number,
  budget: Budget = {},
): BenchResult {
  const times: number[] = [];
  const wrong: string[] = [];
  let proved = 0;
  let slowest = '';
  let max = -1;
  for (const position of positions) {
    const start = now();
    const run = bestRun(position.network, budget);
    const time = now() - start;
    times.push(time);
    if (run.proved) proved++;
    if (position.best !== undefined && run.value !== position.best) wrong.push(position.id);
    if (time > max) {
      max = time;
      slowest = position.id;
    }
  }
  times.sort((x, y) => x - y);
  return {
    positions: positions.length,
    proved,
    wrong,
    median: at(times, 0.5),
    p99: at(times, 0.99),
    max: Math.max(0, max),
    slowest,
  };
}
