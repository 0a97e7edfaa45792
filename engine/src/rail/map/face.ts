import type { Face, NodeKind, PathEnd, Side } from '../types.ts';
import { plainTurn, turnSide } from './grid.ts';

/** Kinds of faces: without a stop, with stops of one kind, or with several kinds side by side. */
export type FaceKind = 'plain' | 'mixed' | NodeKind;

/** One piece of track of a face with its ends as numbers: 0–5 a side, 6 + n the node n. */
export interface Rail {
  readonly from: number;
  readonly to: number;
  /** The empty word is the usual gauge. */
  readonly gauge: string;
  /** The index of the path in `face.paths`. */
  readonly path: number;
}

const NODE = 6;
const turns = new WeakMap<Face, (Face | undefined)[]>();
const shapes = new WeakMap<Face, readonly Rail[]>();

/** The face turned clockwise by `turn` × 60°; the same object for the same turn. */
export function turned<F extends Face>(face: F, turn: number): F {
  const by = plainTurn(turn);
  if (by === 0) return face;
  let known = turns.get(face);
  if (!known) turns.set(face, (known = []));
  const made = known[by] ?? (known[by] = turn6(face, by));
  return made as F;
}

function turn6<F extends Face>(face: F, by: number): F {
  const end = (at: PathEnd): PathEnd => (typeof at === 'number' ? turnSide(at, by) : at);
  return { ...face, paths: face.paths.map((path) => ({ ...path, from: end(path.from), to: end(path.to) })) };
}

/** The track of a face as numbers; paths that lead nowhere (a missing node, one end twice) are left out. */
export function railsOf(face: Face): readonly Rail[] {
  const known = shapes.get(face);
  if (known) return known;
  const rails: Rail[] = [];
  face.paths.forEach((path, at) => {
    const from = endNumber(path.from, face.nodes.length);
    const to = endNumber(path.to, face.nodes.length);
    if (from < 0 || to < 0 || from === to) return;
    rails.push({ from, to, gauge: path.gauge ?? '', path: at });
  });
  shapes.set(face, rails);
  return rails;
}

/** Whether an end of a rail is a side of the hex. */
export function isSide(end: number): end is Side {
  return end < NODE;
}

/** The node at an end of a rail; negative at a side. */
export function nodeAt(end: number): number {
  return end - NODE;
}

/** The sides that track of the face leads to, as bits 0–5. */
export function exits(face: Face): number {
  let mask = 0;
  for (const rail of railsOf(face)) {
    if (isSide(rail.from)) mask |= 1 << rail.from;
    if (isSide(rail.to)) mask |= 1 << rail.to;
  }
  return mask;
}

/** The gauges of the track at one side of the face. */
export function gaugesAt(face: Face, side: Side): string[] {
  const found: string[] = [];
  for (const rail of railsOf(face)) {
    if ((rail.from === side || rail.to === side) && !found.includes(rail.gauge)) found.push(rail.gauge);
  }
  return found;
}

/** One piece of track as a word (`0-3`, `2-n0`, `0-3@narrow`), the same whichever end is written first. */
export function connection(rail: Rail): string {
  const low = Math.min(rail.from, rail.to);
  const high = Math.max(rail.from, rail.to);
  const words = `${endWord(low)}-${endWord(high)}`;
  return rail.gauge === '' ? words : `${words}@${rail.gauge}`;
}

/** The kinds of stops on a face, each once, in alphabetical order. */
function kindsOf(face: Face): NodeKind[] {
  return [...new Set(face.nodes.map((node) => node.kind))].toSorted();
}

/** What a face is by its stops; a mine beside a town makes it `mixed`. */
export function kindOf(face: Face): FaceKind {
  const [first, second] = kindsOf(face);
  if (first === undefined) return 'plain';
  return second === undefined ? first : 'mixed';
}

function endWord(end: number): string {
  return isSide(end) ? String(end) : `n${nodeAt(end)}`;
}

function endNumber(end: PathEnd, nodes: number): number {
  if (typeof end === 'number') return Number.isInteger(end) && end >= 0 && end < NODE ? end : -1;
  const node = /^n\d+$/.test(end) ? Number(end.slice(1)) : -1;
  return node >= 0 && node < nodes ? NODE + node : -1;
}
