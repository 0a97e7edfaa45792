import { GAME_IDS } from '@stellwerk/engine/games/registry.ts';
import type { ServerProcess } from '../../server/lib/process.ts';
import { scratch, startProcess } from '../../server/lib/process.ts';
import { cpuOf, NO_LIMITS } from './lanes.ts';
import type { RecordedTable } from './recorded-table.ts';
import { openRecorded } from './recorded-table.ts';
import { recorded, simulated } from './scripts.ts';

const RAMP = [5, 10, 20, 40, 80, 160];
const CLIENTS = 5;
const STEP_MS = 6000;
const WARM_UP_MS = 1500;
/** A part of a processor from which on somebody counts as busy. */
const BUSY = 0.85;

interface Step {
  readonly rate: number;
  readonly times: readonly number[];
  readonly server: number;
  readonly clients: number;
}

async function drive(server: ServerProcess, tables: readonly RecordedTable[]): Promise<Step> {
  const times: number[] = [];
  const warm = performance.now() + WARM_UP_MS;
  const end = warm + STEP_MS;
  let [cpu, own, since] = [0, 0, 0];
  const mark = setTimeout(() => {
    [cpu, own, since] = [cpuOf(server.child.pid), cpuOf(process.pid), performance.now()];
  }, WARM_UP_MS);
  await Promise.all(
    tables.map(async (table) => {
      for (let start = performance.now(); start < end; start = performance.now()) {
        if (!(await table.move())) return;
        if (start > warm) times.push(performance.now() - start);
      }
    }),
  );
  clearTimeout(mark);
  const seconds = (performance.now() - since) / 1000;
  return {
    rate: times.length / seconds,
    times: times.toSorted((a, b) => a - b),
    server: (cpuOf(server.child.pid) - cpu) / seconds,
    clients: (cpuOf(process.pid) - own) / seconds,
  };
}

const at = (sorted: readonly number[], q: number): number => sorted[Math.floor(q * (sorted.length - 1))] ?? 0;

const saturated = ({ server, clients }: Step): string => {
  if (server >= BUSY) return 'the server’s thread';
  if (clients >= BUSY) return 'the clients of this bench: the server could do more';
  return 'neither server nor clients: the machine, its disk, or too few tables';
};

/** Tables × 5 clients with moves of the titles, more and more of them, until it does not get any more. */
export async function benchLoad(print: (line: string) => void, files: readonly string[]): Promise<void> {
  const scripts = [
    ...(await Promise.all(GAME_IDS.map((id) => simulated(id, 7)))),
    ...(await recorded(files)),
  ];
  for (const { title, moves } of scripts) print(`  ${title}: ${moves.length} moves`);
  print(`load, tables × ${CLIENTS} clients      moves/s     p50      p99 ms   server   clients (processors)`);
  let [most, flat] = [0, 0];
  for (const count of RAMP) {
    const folder = scratch();
    const server = await startProcess({ DATA: folder.path, ...NO_LIMITS });
    const tables: RecordedTable[] = [];
    for (let i = 0; i < count; i++)
      tables.push(await openRecorded(server.url, scripts[i % scripts.length]!, CLIENTS));
    const step = await drive(server, tables);
    const columns = [
      step.rate.toFixed(0).padStart(12),
      at(step.times, 0.5).toFixed(1).padStart(8),
      at(step.times, 0.99).toFixed(1).padStart(10),
      step.server.toFixed(2).padStart(11),
      step.clients.toFixed(2).padStart(9),
    ];
    print(`  ${String(count).padStart(4)} tables        ${columns.join('')}`);
    for (const { players } of tables) for (const player of players) player.leave();
    await server.stop();
    folder.remove();
    flat = step.rate < most * 1.05 ? flat + 1 : 0;
    // A busy moment of the machine is not the end: twice in a row it is.
    if (flat === 2) {
      print(`  no more moves with more tables; what is used up first: ${saturated(step)}`);
      return;
    }
    most = Math.max(most, step.rate);
  }
}
