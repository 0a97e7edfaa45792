import type { Compiled } from './compiled.ts';
import type { Bonus, Network, Range } from './network.ts';

/** A bonus as one kind of train sees it. */
export interface KindBonus {
  readonly sets: readonly (readonly number[])[];
  readonly value: number;
  readonly fromEnd: number;
  readonly perLength: number;
  readonly base: number;
}

/** Trains that see the network alike are one kind: the search then never tells them apart. */
export interface Kind {
  readonly trains: number[];
  readonly value: Float64Array;
  /** Stops and links this kind may use. */
  readonly stopOk: Uint8Array;
  readonly linkOk: Uint8Array;
  readonly terminal: Uint8Array;
  readonly small: Uint8Array;
  /** Most stops on the whole, and most stops that are not small. */
  readonly maxAll: number;
  readonly maxLarge: number;
  readonly skips: boolean;
  readonly needs: readonly (readonly number[])[];
  readonly bonuses: readonly KindBonus[];
  /** All route values are multiples of this (0 when unknown). */
  readonly grain: number;
}

function limits(range: Range, stops: number): { readonly all: number; readonly large: number } {
  if (range === 'any') return { all: stops, large: stops };
  if (typeof range === 'number') {
    const all = Math.max(0, Math.min(stops, Math.floor(range) || 0));
    return { all, large: all };
  }
  const any = Math.max(0, Math.floor(range.any) || 0);
  const small = Math.max(0, Math.floor(range.small) || 0);
  return { all: Math.min(stops, any + small), large: Math.min(stops, any) };
}

function isTerminal(network: Network, stop: number, train: number): boolean {
  const terminal = network.stops[stop]!.terminal;
  return typeof terminal === 'boolean' ? terminal : (terminal[train] ?? false);
}

function gcd(x: number, y: number): number {
  while (y !== 0) [x, y] = [y, x % y];
  return x;
}

function grainOf(values: Float64Array, bonuses: readonly KindBonus[], net: Compiled): number {
  let g = 0;
  for (let s = 0; s < values.length; s++) {
    const v = Math.abs(values[s]!);
    if (v === 0) continue;
    if (!Number.isSafeInteger(v)) return 0;
    g = gcd(g, v);
  }
  for (const bonus of bonuses) {
    if (!Number.isSafeInteger(bonus.value) || !Number.isSafeInteger(bonus.perLength)) return 0;
    g = gcd(g, bonus.value);
    if (bonus.perLength === 0) continue;
    if (!Number.isSafeInteger(bonus.base) || !net.length.every((x) => Number.isSafeInteger(x))) return 0;
    g = gcd(g, Math.abs(bonus.perLength));
  }
  return g === 0 ? 1 : g;
}

function sameSets(x: readonly (readonly number[])[], y: readonly (readonly number[])[]): boolean {
  if (x.length !== y.length) return false;
  return x.every((set, i) => set.length === y[i]!.length && set.every((s, j) => s === y[i]![j]));
}

/** Whether train t sees everything as train u does. */
function alike(network: Network, t: number, u: number): boolean {
  const x = network.trains[t]!;
  const y = network.trains[u]!;
  const rx = limits(x.range, network.stops.length);
  const ry = limits(y.range, network.stops.length);
  if (rx.all !== ry.all || rx.large !== ry.large || (x.skips ?? false) !== (y.skips ?? false)) return false;
  if (!sameSets(x.needs ?? [], y.needs ?? [])) return false;
  for (let s = 0; s < network.stops.length; s++) {
    const stop = network.stops[s]!;
    if ((stop.value[t] ?? null) !== (stop.value[u] ?? null)) return false;
    if (isTerminal(network, s, t) !== isTerminal(network, s, u)) return false;
  }
  for (const link of network.links) {
    if (link.trains !== undefined && link.trains.includes(t) !== link.trains.includes(u)) return false;
  }
  return (network.bonuses ?? []).every((bonus) => (bonus.value[t] ?? 0) === (bonus.value[u] ?? 0));
}

function bonusFor(bonus: Bonus, t: number): KindBonus {
  const from = bonus.fromEnd ?? -1;
  return {
    sets: bonus.sets,
    value: bonus.value[t] ?? 0,
    fromEnd: from,
    perLength: from < 0 ? 0 : Math.max(0, bonus.perLength ?? 0),
    base: bonus.base ?? 0,
  };
}

/** The kind of one train, not yet grouped with others. */
export function kindOf(net: Compiled, t: number): Kind {
  const { network } = net;
  const n = net.stops;
  const train = network.trains[t]!;
  const value = new Float64Array(n);
  const stopOk = new Uint8Array(n);
  const terminal = new Uint8Array(n);
  const small = new Uint8Array(n);
  for (let s = 0; s < n; s++) {
    const stop = network.stops[s]!;
    const v = stop.value[t] ?? null;
    if (v !== null) {
      stopOk[s] = 1;
      value[s] = v;
    }
    if (isTerminal(network, s, t)) terminal[s] = 1;
    if (stop.small === true) small[s] = 1;
  }
  const linkOk = new Uint8Array(net.links);
  for (let l = 0; l < net.links; l++) {
    if (net.dead[l]! !== 0 || stopOk[net.a[l]!] !== 1 || stopOk[net.b[l]!] !== 1) continue;
    const only = network.links[l]!.trains;
    if (only === undefined || only.includes(t)) linkOk[l] = 1;
  }
  const { all, large } = limits(train.range, n);
  const bonuses = (network.bonuses ?? []).map((b) => bonusFor(b, t)).filter((b) => b.value > 0);
  return {
    trains: [t],
    value,
    stopOk,
    linkOk,
    terminal,
    small,
    maxAll: all,
    maxLarge: large,
    skips: train.skips ?? false,
    needs: train.needs ?? [],
    bonuses,
    grain: grainOf(value, bonuses, net),
  };
}

/** Groups the trains of a network into kinds. */
export function kindsOf(net: Compiled): Kind[] {
  const kinds: Kind[] = [];
  for (let t = 0; t < net.network.trains.length; t++) {
    const same = kinds.find((kind) => alike(net.network, kind.trains[0]!, t));
    if (same === undefined) kinds.push(kindOf(net, t));
    else same.trains.push(t);
  }
  return kinds;
}
