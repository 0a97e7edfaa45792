import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of one tick of the clock that Linux counts processes by. */
const TICK = 10;

interface Process {
  readonly parent: number;
  readonly ticks: number;
}

const read = (pid: number): Process | null => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name may have blanks in it; what follows it has none.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    return null;
  }
};

/**
 * Processor time that the processes below this one have had so far, in milliseconds; null where nobody counts it. A
 * browser on a machine that does other things as well shows fewer frames, but a frame costs the same.
 */
export function timeBelow(): number | null {
  let pids: number[];
  try {
    pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return null;
  }
  const all = new Map(
    pids.flatMap((pid) => {
      const found = read(pid);
      return found ? [[pid, found] as const] : [];
    }),
  );
  const isBelow = (pid: number): boolean => {
    const own = all.get(pid);
    return own !== undefined && (own.parent === process.pid || isBelow(own.parent));
  };
  return [...all].reduce((sum, [pid, { ticks }]) => (isBelow(pid) ? sum + ticks * TICK : sum), 0);
}
