import type { BenchTable, Lane } from './lanes.ts';
import { openReferee, openRelay } from './lanes.ts';

const quantile = (sorted: readonly number[], q: number): number =>
  sorted[Math.floor(q * (sorted.length - 1))] ?? 0;
const ms = (value: number): string => value.toFixed(2).padStart(8);

/**
 * Commit latency: from the hand of one client to the eyes of another, five at the table, lanes taking turns.
 */
export async function benchCommit(print: (line: string) => void, moves = 2000): Promise<void> {
  const lanes = [await openRelay(), await openReferee(), await openReferee({ DURABILITY: 'fsync' })];
  const tables: BenchTable[] = [];
  for (const lane of lanes) tables.push(await lane.open(5));
  const times: number[][] = lanes.map(() => []);
  const rounds = 10;
  for (let round = -1; round < rounds; round++)
    for (const [i, table] of tables.entries())
      for (let k = 0; k < moves / rounds; k++) {
        const start = performance.now();
        await table.move();
        // The first round warms up.
        if (round >= 0) times[i]!.push(performance.now() - start);
      }
  print(`commit, 5 clients, ${moves} moves a lane, ms        p50      p95      p99`);
  const p50: number[] = [];
  for (const [i, { name }] of lanes.entries()) {
    const sorted = times[i]!.toSorted((a, b) => a - b);
    p50.push(quantile(sorted, 0.5));
    print(`  ${name.padEnd(40)}${[0.5, 0.95, 0.99].map((q) => ms(quantile(sorted, q))).join(' ')}`);
  }
  print(`  referee − relay at p50: ${(p50[1]! - p50[0]!).toFixed(2)} ms (bar: 0.50)`);
  for (const lane of lanes) await lane.close();
}

const ROUNDS = 9;
export const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Throughput: so many tables at once, each with one move under way all the time. */
export async function benchThroughput(
  print: (line: string) => void,
  count = 50,
  seconds = 1.5,
): Promise<void> {
  const opened: { lane: Lane; tables: readonly BenchTable[]; rates: number[]; costs: number[] }[] = [];
  for (const lane of [await openRelay(), await openReferee()]) {
    const tables: BenchTable[] = [];
    for (let i = 0; i < count; i++) tables.push(await lane.open(5));
    opened.push({ lane, tables, rates: [], costs: [] });
  }
  // Turn about in short turns, so that a busy moment of the machine falls on both. The first turns warm up.
  for (let round = -2; round < ROUNDS; round++)
    for (const { lane, tables, rates, costs } of opened) {
      const [moves, cpu] = await drive(lane, tables, seconds);
      if (round < 0) continue;
      rates.push(moves);
      costs.push(cpu);
    }
  print(`throughput, ${count} tables × 5 clients            moves/s   server µs a move`);
  for (const { lane, rates, costs } of opened)
    print(
      `  ${lane.name.padEnd(40)}${middle(rates).toFixed(0).padStart(8)} ${middle(costs).toFixed(0).padStart(12)}`,
    );
  const [relay, referee] = opened.map(({ rates }) => rates);
  const shares = referee!.map((rate, i) => (100 * rate) / relay![i]!);
  print(`  referee ÷ relay, median of ${ROUNDS} pairs of turns: ${middle(shares).toFixed(0)} % (bar: 80 %)`);
  for (const { lane } of opened) await lane.close();
}

export async function drive(
  lane: Lane,
  tables: readonly BenchTable[],
  seconds: number,
): Promise<[number, number]> {
  const cpu = lane.cpu();
  const end = performance.now() + seconds * 1000;
  let moves = 0;
  const start = performance.now();
  await Promise.all(
    tables.map(async (table) => {
      while (performance.now() < end) {
        if (!(await table.move())) return;
        moves++;
      }
    }),
  );
  const rate = moves / ((performance.now() - start) / 1000);
  return [rate, ((lane.cpu() - cpu) / moves) * 1_000_000];
}
