import type { Face, NodeSpec } from '../types.ts';
import { connection, isSide, nodeAt, type Rail, railsOf } from './face.ts';
import type { Station } from './layout.ts';

/** For each node of the old face its node on the new face; -1 where it is gone. */
export type NodeMap = readonly number[];

export interface KeepRules {
  /** Whether a node may vanish if its track goes on without it (18España §5.3.3: a mine is demolished). */
  readonly mayVanish?: (node: NodeSpec) => boolean;
}

/**
 * Whether all old track lies on the new face too: from side to side, and from side to the same city.
 * Answers which node becomes which, or `null`. Cities stay apart where they can; several may become one
 * that has more circles (18TE: the two of Münster on TE3), and towns may become one.
 */
export function keepsTrack(old: Face, next: Face, rules: KeepRules = {}): NodeMap | null {
  const words = new Set(railsOf(next).map(connection));
  const plain = railsOf(old).filter((rail) => isSide(rail.from) && isSide(rail.to));
  if (!plain.every((rail) => words.has(connection(rail)))) return null;
  const choices = old.nodes.map((node, at) => {
    const fits = next.nodes.flatMap((_, to) => (nodeFits(old, next, at, to, words) ? [to] : []));
    return rules.mayVanish?.(node) && isBypassed(old, next, at) ? [...fits, -1] : fits;
  });
  return bestMap(old, next, choices, words);
}

/** Where markers go when a face is replaced; `overflow` has those that found no circle. */
export interface MovedStations {
  readonly stations: readonly Station[];
  readonly overflow: readonly Station[];
}

/**
 * Moves the markers of a hex to its new face: into a circle kept for the company, else the one of the same
 * index, else the first free one; circles kept for others come last. Markers stacked in one circle stay
 * together. Without a map (the track was not kept) nodes go by their index.
 */
export function moveStations(
  old: Face,
  next: Face,
  map: NodeMap | null,
  stations: readonly Station[],
): MovedStations {
  const waiting = stacks(stations).map((stack) => ({ stack, node: newNode(old, next, map, stack) }));
  const placed: Station[] = [];
  const taken = new Set<string>();
  for (const pick of [keptSlot, sameSlot, freeSlot, anySlot]) {
    for (const one of [...waiting]) {
      const node = next.nodes[one.node];
      const slot = node ? pick(node, one.stack, (at) => !taken.has(`${one.node}/${at}`)) : -1;
      if (slot < 0) continue;
      taken.add(`${one.node}/${slot}`);
      placed.push(...one.stack.map(({ company }) => ({ company, node: one.node, slot })));
      waiting.splice(waiting.indexOf(one), 1);
    }
  }
  const byPlace = placed.toSorted((x, y) => x.node - y.node || x.slot - y.slot);
  return { stations: byPlace, overflow: waiting.flatMap((one) => one.stack) };
}

type Pick = (node: NodeSpec, stack: readonly Station[], isFree: (slot: number) => boolean) => number;

const keptSlot: Pick = (node, stack, isFree) =>
  slotsOf(node).find((slot) => isFree(slot) && isKeptFor(node, slot, stack)) ?? -1;
const sameSlot: Pick = (node, stack, isFree) =>
  slotsOf(node).find((slot) => slot === stack[0]?.slot && isFree(slot) && !isKept(node, slot)) ?? -1;
const freeSlot: Pick = (node, _, isFree) =>
  slotsOf(node).find((slot) => isFree(slot) && !isKept(node, slot)) ?? -1;
const anySlot: Pick = (node, _, isFree) => slotsOf(node).find(isFree) ?? -1;

function slotsOf(node: NodeSpec): number[] {
  return Array.from({ length: Math.max(0, node.slots) }, (_, slot) => slot);
}

function isKept(node: NodeSpec, slot: number): boolean {
  return (node.reserved?.[slot] ?? null) !== null;
}

function isKeptFor(node: NodeSpec, slot: number, stack: readonly Station[]): boolean {
  return stack.some(({ company }) => node.reserved?.[slot] === company);
}

function stacks(stations: readonly Station[]): (readonly Station[])[] {
  const groups = new Map<string, Station[]>();
  for (const station of stations) {
    const place = `${station.node}/${station.slot}`;
    const group = groups.get(place);
    if (group) group.push(station);
    else groups.set(place, [station]);
  }
  return [...groups.values()];
}

function newNode(old: Face, next: Face, map: NodeMap | null, stack: readonly Station[]): number {
  const from = stack[0]?.node ?? -1;
  if (map) return map[from] ?? -1;
  if (next.nodes[from]) return from;
  const kind = old.nodes[from]?.kind ?? 'city';
  return next.nodes.findIndex((node) => node.kind === kind);
}

function endsAt(rail: Rail, node: number): number | null {
  if (nodeAt(rail.from) === node) return rail.to;
  return nodeAt(rail.to) === node ? rail.from : null;
}

function nodeFits(old: Face, next: Face, at: number, to: number, words: ReadonlySet<string>): boolean {
  if (old.nodes[at]?.kind !== next.nodes[to]?.kind) return false;
  return railsOf(old).every((rail) => {
    const end = endsAt(rail, at);
    if (end === null || !isSide(end)) return true;
    return words.has(connection({ ...rail, from: end, to: to + 6 }));
  });
}

/** Whether the sides that met at an old node still meet, directly or at one new node. */
function isBypassed(old: Face, next: Face, at: number): boolean {
  const sides = railsOf(old)
    .map((rail) => endsAt(rail, at))
    .filter((end) => end !== null);
  const rails = railsOf(next);
  const joins = (rail: Rail, end: number): number | null =>
    rail.from === end ? rail.to : rail.to === end ? rail.from : null;
  const meet = (a: number, b: number): boolean => {
    const reached = rails.map((rail) => joins(rail, a)).filter((end) => end !== null);
    return reached.some((end) => end === b || (!isSide(end) && rails.some((rail) => joins(rail, end) === b)));
  };
  return sides.every((a, i) => sides.slice(i + 1).every((b) => a === b || meet(a, b)));
}

function bestMap(
  old: Face,
  next: Face,
  choices: readonly (readonly number[])[],
  words: ReadonlySet<string>,
): NodeMap | null {
  let best: { map: NodeMap; score: number } | null = null;
  const map: number[] = [];
  const choose = (at: number): void => {
    if (at === choices.length) {
      const score = new Set(map).size * 100 + map.filter((to, from) => to === from).length;
      if ((!best || score > best.score) && isSound(old, next, map, words)) best = { map: [...map], score };
      return;
    }
    for (const to of choices[at] ?? []) {
      map.push(to);
      choose(at + 1);
      map.pop();
    }
  };
  choose(0);
  return (best as { map: NodeMap } | null)?.map ?? null;
}

function isSound(old: Face, next: Face, map: NodeMap, words: ReadonlySet<string>): boolean {
  const merges = map.every((to, from) => {
    const merged = map.filter((other) => other === to).length > 1;
    const slots = old.nodes[from]?.slots ?? 0;
    return to < 0 || !merged || slots === 0 || (next.nodes[to]?.slots ?? 0) > slots;
  });
  return (
    merges &&
    railsOf(old).every((rail) => {
      if (isSide(rail.from) || isSide(rail.to)) return true;
      const a = map[nodeAt(rail.from)] ?? -1;
      const b = map[nodeAt(rail.to)] ?? -1;
      return a === b || a < 0 || b < 0 || words.has(connection({ ...rail, from: a + 6, to: b + 6 }));
    })
  );
}
