import type { Face, NodeSpec, Orientation, PathEnd } from '@stellwerk/engine/rail/types.ts';
import { at, distance, type Point, polar, sideAngle, sideMid } from './geometry.ts';
import { angleOf, bulge, type Curve, sideToSide, straight, tangent } from './strand.ts';

/** A piece of track as it is drawn; strands that share an end belong together. */
export interface Strand {
  readonly curve: Curve;
  readonly ends: readonly (number | string)[];
  readonly gauge: string;
}

/** A stop as it is drawn. */
export interface Stop {
  readonly node: NodeSpec;
  readonly index: number;
  readonly at: Point;
  /** Direction of the track through it, for bars that lie across. */
  readonly angle: number;
  readonly exits: readonly number[];
}

export interface Drawn {
  readonly strands: readonly Strand[];
  readonly stops: readonly Stop[];
}

interface Exit {
  readonly side: number;
  readonly gauge: string;
}
interface Option {
  readonly at: Point;
  readonly angle: number;
  readonly curves: readonly {
    readonly curve: Curve;
    readonly ends: readonly number[];
    readonly gauge: string;
  }[];
}
interface Draft {
  readonly node: NodeSpec;
  readonly index: number;
  readonly exits: readonly Exit[];
}

const CENTRE = at(0, 0);
const nodeIndex = (end: PathEnd, count: number): number => {
  if (typeof end === 'number') return -1;
  const index = Number(end.slice(1));
  return Number.isInteger(index) && index >= 0 && index < count ? index : -1;
};

/** Stub ends for places outside the map: the train comes to the edge of the value strip. */
const STUB = 46;
const CITY_OUT = 56;
const TOWN_OUT = 30;
const NO_TRACK_OUT = 38;

function spokes(
  exits: readonly Exit[],
  to: (exit: Exit) => Point,
  orientation: Orientation,
): Option['curves'] {
  return exits.map((exit) => ({
    curve: straight(sideMid(exit.side, orientation), to(exit)),
    ends: [exit.side],
    gauge: exit.gauge,
  }));
}

const sharesSides = (a: Draft, b: Draft): boolean =>
  a !== b &&
  a.exits.length === 2 &&
  b.exits.length === 2 &&
  a.exits.every((x) => b.exits.some((y) => y.side === x.side));

/** Two stops between the same two sides lie on parallel strands left and right of the plain one. */
function parallel(draft: Draft, twin: Draft, orientation: Orientation): Option {
  const [a, b] = [draft.exits[0]!.side, draft.exits[1]!.side];
  const base = sideToSide(a, b, orientation);
  const m = base.at(0.5);
  const t = tangent(base, 0.5);
  const isSharp = distance(sideMid(a, orientation), sideMid(b, orientation)) < 90;
  const length = Math.hypot(m.x, m.y) || 1;
  const first = draft.index < twin.index;
  const r = first ? 6 : 58;
  const off = first ? 34 : -34;
  const through = isSharp ? at((m.x / length) * r, (m.y / length) * r) : at(m.x - t.y * off, m.y + t.x * off);
  const curve = bulge(a, b, through, orientation);
  return {
    at: curve.at(0.5),
    angle: angleOf(tangent(curve, 0.5)),
    curves: [{ curve, ends: [a, b], gauge: draft.exits[0]!.gauge }],
  };
}

/** A mine leaves the middle of the hex to its values. */
const BELOW_VALUES = 13;

function withoutTrack(draft: Draft, all: readonly Draft[]): readonly Option[] {
  const isCrowded = all.some(({ exits }) => exits.length > 0);
  const angles = isCrowded ? [180, 0, 240, 300, 60, 120] : [180 + (360 / all.length) * draft.index];
  const drop = !isCrowded && all.some(({ node }) => node.kind === 'mine') ? BELOW_VALUES : 0;
  return angles.map((angle) => {
    const p = polar(angle, NO_TRACK_OUT);
    return { at: at(p.x, p.y + drop), angle: 0, curves: [] };
  });
}

function optionsOf(draft: Draft, all: readonly Draft[], orientation: Orientation): readonly Option[] {
  const { node, exits } = draft;
  const isAlone = all.length === 1;
  const twin = all.find((other) => sharesSides(draft, other));
  if (twin) return [parallel(draft, twin, orientation)];
  if (node.kind === 'offboard' || node.kind === 'port') {
    const to = (exit: Exit): Point => polar(sideAngle(exit.side, orientation), STUB);
    return [{ at: CENTRE, angle: 0, curves: spokes(exits, to, orientation) }];
  }
  const isCentral =
    node.kind === 'pass' || exits.length > 2 || (isAlone && (node.kind === 'city' || exits.length !== 2));
  if (isCentral) return [{ at: CENTRE, angle: 0, curves: spokes(exits, () => CENTRE, orientation) }];
  if (exits.length === 0) return withoutTrack(draft, all);
  const [first, second] = exits;
  if (first && !second) {
    const p = polar(sideAngle(first.side, orientation), node.kind === 'city' ? CITY_OUT : TOWN_OUT);
    return [{ at: p, angle: 0, curves: spokes(exits, () => p, orientation) }];
  }
  if (!first || !second) return [{ at: CENTRE, angle: 0, curves: [] }];
  if (first.gauge !== second.gauge)
    return [{ at: CENTRE, angle: 0, curves: spokes(exits, () => CENTRE, orientation) }];
  const curve = sideToSide(first.side, second.side, orientation);
  return (isAlone ? [0.5] : [0.5, 0.3, 0.7]).map((t) => ({
    at: curve.at(t),
    angle: angleOf(tangent(curve, t)),
    curves: [{ curve, ends: [first.side, second.side], gauge: first.gauge }],
  }));
}

const WIDE_APART = 58;
const MOST_TRIES = 4000;

/** Positions that keep the stops apart; the middle of a strand is preferred. */
function choose(options: readonly (readonly Option[])[]): readonly Option[] {
  let best: readonly Option[] = options.flatMap((list) => list.slice(0, 1));
  let top = -Infinity;
  let tries = 0;
  const walk = (picked: readonly Option[], cost: number): void => {
    if (tries > MOST_TRIES) return;
    if (picked.length < options.length) {
      options[picked.length]?.forEach((option, rank) => walk([...picked, option], cost + 1.5 * rank));
      return;
    }
    tries += 1;
    let apart = WIDE_APART;
    picked.forEach((a, i) => {
      for (const b of picked.slice(i + 1)) apart = Math.min(apart, distance(a.at, b.at));
    });
    if (apart - cost > top) [top, best] = [apart - cost, picked];
  };
  walk([], 0);
  return best;
}

/**
 * Where track and stops of a face lie, turned clockwise by `turn` sixths. Text is placed later and never
 * turns.
 */
export function arrange(face: Face, turn: number, orientation: Orientation): Drawn {
  const count = face.nodes.length;
  const side = (s: number): number => (((s + turn) % 6) + 6) % 6;
  const strands: Strand[] = [];
  const exits: Exit[][] = face.nodes.map(() => []);
  const inner: { readonly a: number; readonly b: number; readonly gauge: string }[] = [];
  for (const { from, to, gauge = '' } of face.paths) {
    const [a, b] = [nodeIndex(from, count), nodeIndex(to, count)];
    if (typeof from === 'number' && typeof to === 'number') {
      if (from !== to)
        strands.push({
          curve: sideToSide(side(from), side(to), orientation),
          ends: [side(from), side(to)],
          gauge,
        });
    } else if (typeof from === 'number') exits[b]?.push({ side: side(from), gauge });
    else if (typeof to === 'number') exits[a]?.push({ side: side(to), gauge });
    else if (a >= 0 && b >= 0 && a !== b) inner.push({ a, b, gauge });
  }
  const drafts = face.nodes.map((node, index): Draft => ({ node, index, exits: exits[index] ?? [] }));
  const chosen = choose(drafts.map((draft) => optionsOf(draft, drafts, orientation)));
  chosen.forEach(({ curves }, index) => {
    for (const { curve, ends, gauge } of curves) strands.push({ curve, ends: [...ends, `n${index}`], gauge });
  });
  const place = (i: number): Point => chosen[i]?.at ?? CENTRE;
  for (const { a, b, gauge } of inner)
    strands.push({ curve: straight(place(a), place(b)), ends: [`n${a}`, `n${b}`], gauge });
  const stops = drafts.map(({ node, index, exits: out }): Stop => ({
    node,
    index,
    at: place(index),
    angle: chosen[index]?.angle ?? 0,
    exits: out.map((exit) => exit.side),
  }));
  return { strands, stops };
}

const SLOTS: readonly (readonly Point[])[] = [
  [],
  [at(0, 0)],
  [at(-26, 0), at(26, 0)],
  [at(-24, 14), at(24, 14), at(0, -28)],
  [at(-25, -25), at(25, -25), at(25, 25), at(-25, 25)],
];
const RADII = [0, 26, 25, 23, 23.5];

/** Circles of a stop for station markers, from the stop's own point. More than four stand in a ring. */
export function slotsOf(count: number): readonly Point[] {
  const known = SLOTS[count];
  if (known) return known;
  return Array.from({ length: Math.max(0, count) }, (_, i) => polar(180 + (360 * i) / count, 46));
}
/** Where stations stand as plates they are stacked; more than three stand in two columns. */
const PLATE_PITCH = { x: 102, y: 57 } as const;
const MOST_STACKED = 3;
export function plateSlots(count: number): readonly Point[] {
  const columns = count > MOST_STACKED ? 2 : 1;
  const rows = Math.ceil(count / columns);
  return Array.from({ length: Math.max(0, count) }, (_, i) => {
    const row = Math.floor(i / columns);
    // The last one of an odd number has its row for itself.
    const isLone = columns === 2 && count % 2 === 1 && i === count - 1;
    const x = isLone ? 0 : ((i % columns) - (columns - 1) / 2) * PLATE_PITCH.x;
    return at(x, (row - (rows - 1) / 2) * PLATE_PITCH.y);
  });
}
/** What stands round the plates of a city with several. */
export function plateBox(count: number): { readonly w: number; readonly h: number } {
  const columns = count > MOST_STACKED ? 2 : 1;
  return { w: columns * PLATE_PITCH.x + 6, h: Math.ceil(count / columns) * PLATE_PITCH.y + 5 };
}

export const slotRadius = (count: number): number => RADII[count] ?? Math.min(20, 130 / Math.max(1, count));
