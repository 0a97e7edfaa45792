import type { Bonus, Link, Network, Range, Stop, Train } from './network.ts';

/** A small seeded generator of numbers (mulberry32), so that every made-up network can be made again. */
export class Dice {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let x = this.state;
    x = Math.imul(x ^ (x >>> 15), x | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return ((x ^ (x >>> 14)) >>> 0) / 4294967296;
  }

  /** 0 up to n - 1. */
  below(n: number): number {
    return Math.floor(this.next() * n);
  }

  chance(p: number): boolean {
    return this.next() < p;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }

  /** Some of the numbers below n. */
  some(n: number, most: number): number[] {
    const out: number[] = [];
    for (let i = this.below(most + 1); i > 0 && n > 0; i--) out.push(this.below(n));
    return out;
  }
}

function smallRange(dice: Dice): Range {
  if (dice.chance(0.2)) return 'any';
  if (dice.chance(0.35)) return { any: dice.below(4), small: dice.below(4) };
  return 1 + dice.below(5);
}

function smallTrain(dice: Dice, stops: number): Train {
  const range = smallRange(dice);
  const skips = dice.chance(0.25);
  const needs: number[][] = [];
  if (dice.chance(0.2)) needs.push(dice.some(stops, 3));
  if (dice.chance(0.05)) needs.push(dice.some(stops, 3));
  return { range, ...(skips ? { skips } : {}), ...(needs.length > 0 ? { needs } : {}) };
}

function smallBonus(dice: Dice, stops: number, trains: number): Bonus {
  const sets: number[][] = [];
  for (let i = dice.below(3); i >= 0; i--) sets.push(dice.some(stops, 3));
  const value: number[] = [];
  for (let t = 0; t < trains; t++) value.push(10 * dice.below(6));
  const bonus: Bonus = { sets, value };
  if (!dice.chance(0.5)) return bonus;
  const fromEnd = dice.below(stops);
  if (!dice.chance(0.6)) return { ...bonus, fromEnd };
  return { ...bonus, fromEnd, perLength: 5 * dice.below(4), base: dice.below(4) };
}

/** A small network with every feature there is, for comparison with brute force. */
export function smallNetwork(seed: number): Network {
  const dice = new Dice(seed);
  const n = 2 + dice.below(6);
  const m = 1 + dice.below(9);
  const trainCount = 1 + dice.below(3);
  const rich = dice.chance(0.7);
  const trains: Train[] = [];
  for (let t = 0; t < trainCount; t++) {
    const before = trains[t - 1];
    if (before !== undefined && dice.chance(0.4)) trains.push(before);
    else trains.push(rich ? smallTrain(dice, n) : { range: 2 + dice.below(4) });
  }
  const stops: Stop[] = [];
  const unlike = rich && dice.chance(0.3);
  for (let s = 0; s < n; s++) {
    const base = 10 * dice.below(7);
    const value = trains.map(() => {
      if (rich && dice.chance(0.04)) return null;
      return unlike && dice.chance(0.3) ? 10 * dice.below(8) - 10 : base;
    });
    const terminal = unlike && dice.chance(0.2) ? trains.map(() => dice.chance(0.5)) : dice.chance(0.2);
    stops.push({ value, terminal, token: dice.chance(0.4), ...(dice.chance(0.35) ? { small: true } : {}) });
  }
  const links: Link[] = [];
  for (let l = 0; l < m; l++) {
    links.push({
      a: dice.below(n),
      b: dice.below(n),
      excludes: dice.chance(0.3) ? dice.some(m, 2) : [],
      ...(rich && dice.chance(0.1) ? { trains: dice.some(trainCount, 2) } : {}),
      ...(rich && dice.chance(0.15) ? { apart: dice.some(m, 2) } : {}),
      ...(rich && dice.chance(0.1) ? { avoids: dice.some(n, 2) } : {}),
      ...(dice.chance(0.4) ? { length: dice.below(5) } : {}),
    });
  }
  const bonuses: Bonus[] = [];
  if (rich) for (let i = dice.below(3); i > 0; i--) bonuses.push(smallBonus(dice, n, trainCount));
  const apart: [number, number][] = rich && dice.chance(0.2) ? [[dice.below(n), dice.below(n)]] : [];
  return {
    stops,
    links,
    trains,
    ...(apart.length > 0 ? { apart } : {}),
    ...(bonuses.length > 0 ? { bonuses } : {}),
  };
}

/** What a hard network is made of. */
export interface HardShape {
  readonly columns: number;
  readonly rows: number;
  readonly tokens: number;
  readonly trains: readonly Train[];
  readonly bonuses?: number;
  /** Share of the stops that are towns, of the links that exist, and of stops with crowded track. */
  readonly small?: number;
  readonly density?: number;
  readonly crowded?: number;
}

/**
 * A planar network on a triangular grid of stops, as late games have them: many loops, off-board stops on the
 * rim, double track here and there, and stops where links share their way in (and so exclude each other).
 */
export function hardNetwork(seed: number, shape: HardShape): Network {
  const dice = new Dice(seed);
  const { columns, rows, trains } = shape;
  const n = columns * rows;
  const stops: Stop[] = [];
  for (let s = 0; s < n; s++) {
    const x = s % columns;
    const y = Math.floor(s / columns);
    const rim = x === 0 || y === 0 || x === columns - 1 || y === rows - 1;
    const terminal = rim && dice.chance(0.25);
    const small = !terminal && dice.chance(shape.small ?? 0.45);
    const worth = terminal ? 30 + 10 * dice.below(5) : small ? 10 : 20 + 10 * dice.below(5);
    stops.push({ value: trains.map(() => worth), terminal, token: false, ...(small ? { small } : {}) });
  }
  const inner = [...stops.keys()].filter((s) => stops[s]!.terminal === false && stops[s]!.small !== true);
  for (let i = 0; i < shape.tokens && inner.length > 0; i++) {
    const at = dice.below(inner.length);
    const s = inner.splice(at, 1)[0]!;
    stops[s] = { ...stops[s]!, token: true };
  }
  const links: { a: number; b: number; excludes: number[]; length: number }[] = [];
  const join = (a: number, b: number): void => {
    if (!dice.chance(shape.density ?? 0.72)) return;
    links.push({ a, b, excludes: [], length: 1 + dice.below(3) });
    if (dice.chance(0.08)) links.push({ a, b, excludes: [], length: 2 });
  };
  for (let s = 0; s < n; s++) {
    const x = s % columns;
    const y = Math.floor(s / columns);
    if (x + 1 < columns) join(s, s + 1);
    if (y + 1 < rows) join(s, s + columns);
    if (y + 1 < rows && x + 1 < columns) join(s, s + columns + 1);
  }
  const byStop: number[][] = stops.map(() => []);
  links.forEach((link, l) => {
    byStop[link.a]!.push(l);
    byStop[link.b]!.push(l);
  });
  for (let s = 0; s < n; s++) {
    const here = byStop[s]!;
    if (here.length < 2 || !dice.chance(shape.crowded ?? 0.5)) continue;
    const first = dice.below(here.length);
    for (let i = 1; i <= 1 + dice.below(2) && i < here.length; i++) {
      const x = here[first]!;
      const y = here[(first + i) % here.length]!;
      if (!links[x]!.excludes.includes(y)) {
        links[x]!.excludes.push(y);
        links[y]!.excludes.push(x);
      }
    }
  }
  const bonuses: Bonus[] = [];
  for (let i = 0; i < (shape.bonuses ?? 0); i++) {
    const west = stops.map((_, s) => s).filter((s) => s % columns === 0 && dice.chance(0.4));
    const east = stops.map((_, s) => s).filter((s) => s % columns === columns - 1 && dice.chance(0.4));
    const worth = 50 + 10 * dice.below(6);
    bonuses.push({ sets: [west, east], value: trains.map(() => worth) });
  }
  return { stops, links, trains, ...(bonuses.length > 0 ? { bonuses } : {}) };
}
