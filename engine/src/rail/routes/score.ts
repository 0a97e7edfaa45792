import type { Kind, KindBonus } from './kind.ts';

export interface Score {
  readonly value: number;
  /** Whether the i-th stop of the path is called at. */
  readonly called: readonly boolean[];
}

/** Length along the path from the bonus's end to what it asks for, or -1 when it is not earned. */
function reach(
  bonus: KindBonus,
  path: readonly number[],
  at: readonly number[],
  called: (i: number) => boolean,
): number {
  const last = path.length - 1;
  let from = 0;
  if (bonus.fromEnd >= 0) {
    if (path[0] === bonus.fromEnd) from = 0;
    else if (path[last] === bonus.fromEnd) from = last;
    else return -1;
  }
  let far = 0;
  for (const set of bonus.sets) {
    let near = -1;
    for (let i = 0; i <= last; i++) {
      if (!set.includes(path[i]!) || !called(i)) continue;
      const d = Math.abs(at[i]! - at[from]!);
      if (near < 0 || d < near) near = d;
    }
    if (near < 0) return -1;
    if (near > far) far = near;
  }
  return far;
}

function bonusSum(
  kind: Kind,
  path: readonly number[],
  at: readonly number[],
  called: (i: number) => boolean,
): number {
  let sum = 0;
  for (const bonus of kind.bonuses) {
    const far = reach(bonus, path, at, called);
    if (far < 0) continue;
    const over = Math.max(0, far - bonus.base);
    sum += Math.max(0, bonus.value - bonus.perLength * over);
  }
  return sum;
}

const always = (): boolean => true;

/** Fills up a choice of calls with the best other stops: greedy is exact, as the limits are nested. */
function fill(kind: Kind, path: readonly number[], forced: Uint8Array, out: boolean[]): number {
  let all = kind.maxAll;
  let large = kind.maxLarge;
  let sum = 0;
  for (let i = 0; i < path.length; i++) {
    out[i] = forced[i]! > 0;
    if (!out[i]) continue;
    const s = path[i]!;
    all--;
    if (kind.small[s] === 0) large--;
    sum += kind.value[s]!;
  }
  if (all < 0 || large < 0) return -Infinity;
  const rest: number[] = [];
  for (let i = 0; i < path.length; i++) if (!out[i] && kind.value[path[i]!]! > 0) rest.push(i);
  rest.sort((x, y) => kind.value[path[y]!]! - kind.value[path[x]!]! || x - y);
  for (const i of rest) {
    const s = path[i]!;
    if (all === 0) break;
    if (kind.small[s] === 0) {
      if (large === 0) continue;
      large--;
    }
    all--;
    out[i] = true;
    sum += kind.value[s]!;
  }
  return sum;
}

/**
 * The best calls of a train that skips. Which stops to call at for their value alone is greedy; bonuses
 * are settled by trying, for each bonus and each of its sets, every stop of the path it could be earned at.
 */
function bestCalls(kind: Kind, path: readonly number[], at: readonly number[]): Score | null {
  const forced = new Uint8Array(path.length);
  forced[0] = 1;
  forced[path.length - 1] = 1;
  let best = -Infinity;
  let bestOut: boolean[] = [];
  const out: boolean[] = [];
  const wanted: (readonly (readonly number[])[])[] = kind.bonuses
    .filter((bonus) => reach(bonus, path, at, always) >= 0)
    .map((bonus) => bonus.sets);
  const settle = (): void => {
    const base = fill(kind, path, forced, out);
    if (base === -Infinity) return;
    const value = base + bonusSum(kind, path, at, (i) => out[i] ?? false);
    if (value <= best) return;
    best = value;
    bestOut = out.slice();
  };
  const choose = (bonus: number): void => {
    if (bonus === wanted.length) return settle();
    choose(bonus + 1);
    pick(bonus, 0);
  };
  const pick = (bonus: number, set: number): void => {
    const stops = wanted[bonus]![set];
    if (stops === undefined) return choose(bonus + 1);
    for (let i = 0; i < path.length; i++) {
      if (!stops.includes(path[i]!)) continue;
      forced[i]!++;
      pick(bonus, set + 1);
      forced[i]!--;
    }
  };
  choose(0);
  return best === -Infinity ? null : { value: best, called: bestOut };
}

/**
 * What a path is worth to a kind of train, or null when it cannot run it (range). `at` is the length
 * travelled from the start of the path to each of its stops.
 */
export function score(kind: Kind, path: readonly number[], at: readonly number[]): Score | null {
  if (kind.skips) return bestCalls(kind, path, at);
  let large = 0;
  let sum = 0;
  for (const s of path) {
    if (kind.small[s] === 0) large++;
    sum += kind.value[s]!;
  }
  if (path.length > kind.maxAll || large > kind.maxLarge) return null;
  return { value: sum + bonusSum(kind, path, at, always), called: path.map(always) };
}
