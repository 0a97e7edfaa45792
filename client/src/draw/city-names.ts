import { at, type Box, contains, inset, overlaps, type Point } from './geometry.ts';
import { FIGURE, label, sizeAt } from './label.ts';
import type { Look } from './look.ts';
import { CITY_R, type NetworkSurface, segmentSpots } from './lanes.ts';
import type { Pen } from './pen.ts';

/** Compass points round a city; y grows downwards. */
const COMPASS = {
  e: [1, 0],
  w: [-1, 0],
  n: [0, -1],
  s: [0, 1],
  ne: [1, -1],
  se: [1, 1],
  nw: [-1, -1],
  sw: [-1, 1],
} as const;
type Side = keyof typeof COMPASS;
const SIDES = Object.keys(COMPASS) as readonly Side[];

export const NAME = 25;
/** So large they all find room; larger ones, on a small screen, as far as they do. */
export const NAME_GROWS = 1.2;
const STEPS = [1, NAME_GROWS, 1.5, 2] as const;
const FEW_GROW = STEPS[3];
const AWAY = CITY_R + 7;
/** Bold letters of the usual fonts, the wide ones among them. */
const WIDTH = 0.56;

/** A short name has its wide capital all the same. */
const widthOf = ({ length }: string, size: number): number =>
  (length + (length < 6 ? 0.5 : 0)) * size * WIDTH;

export interface CityName {
  readonly name: string;
  readonly city: Point;
  /** What it covers; the text stands in its middle, or at the end next to its city. */
  readonly box: Box;
  readonly align: 'left' | 'center' | 'right';
}
/** `room`: so wide it may be written where letters are wider than those of the usual fonts. */
export interface PlacedName extends CityName {
  readonly room: number;
}

/** All places for a name round its city, the plain ones first; slid along where two are neighbours. */
function boxesAt(name: string, p: Point, size: number): readonly (CityName & { readonly side: Side })[] {
  const [w, h] = [widthOf(name, size), size * 0.86];
  return SIDES.flatMap((side) => {
    const [dx, dy] = COMPASS[side];
    const isDiagonal = dx !== 0 && dy !== 0;
    const [ax, ay] = [isDiagonal ? AWAY * 0.55 : AWAY, isDiagonal ? AWAY * 0.72 : AWAY];
    const x = dx === 0 ? p.x - w / 2 : dx > 0 ? p.x + ax : p.x - ax - w;
    const y = dy === 0 ? p.y - h / 2 : dy > 0 ? p.y + ay : p.y - ay - h;
    const align = dx === 0 ? 'center' : dx > 0 ? 'left' : 'right';
    const slides = isDiagonal ? [0] : [0, -1, 1];
    return slides.map((slide) => ({
      name,
      city: p,
      side,
      align,
      box: { x: x + (dx === 0 ? slide * w * 0.28 : 0), y: y + (dy === 0 ? slide * h * 0.62 : 0), w, h },
    }));
  });
}

/** How far a box reaches out of another, in units. */
const outside = (box: Box, room: Box): number =>
  Math.max(0, room.x - box.x) +
  Math.max(0, room.y - box.y) +
  Math.max(0, box.x + box.w - room.x - room.w) +
  Math.max(0, box.y + box.h - room.y - room.h);

const ROUNDS = 6;
/** What it costs to lie over another name; anything that costs as much wants to move. */
const CLASH = 100;
const BAD = 60;

/**
 * A side for each name: inside the sheet, away from other names and circles, over as little track as can be.
 * The printed side wins where nothing speaks against it.
 */
export function placeNames(
  surface: NetworkSurface,
  sheet: Box,
  cities: ReadonlyMap<string, Point>,
  size = NAME,
): readonly PlacedName[] {
  const track = surface.connections.flatMap((c) =>
    segmentSpots(c, cities)
      .flat()
      .flatMap(({ x, y, angle, w }) =>
        [-0.4, 0, 0.4].map((t) => at(x + Math.cos(angle) * w * t, y + Math.sin(angle) * w * t)),
      ),
  );
  const circles = [...cities.values()];
  const room = inset(sheet, 10);
  const header: Box = { x: sheet.x, y: sheet.y, w: Math.min(560, sheet.w * 0.5), h: 104 };
  const options = surface.cities.flatMap((city) => {
    const p = cities.get(city.id);
    if (!p) return [];
    const given = city.side?.toLowerCase();
    const reach = widthOf(city.name, size) + 2 * AWAY;
    const nearby = track.filter((q) => Math.abs(q.x - p.x) < reach && Math.abs(q.y - p.y) < 3 * size + AWAY);
    const own = boxesAt(city.name, p, size).map((spot, rank) => {
      const { box, side } = spot;
      const cost =
        nearby.filter((q) => contains(box, q)).length +
        80 * circles.filter((q) => q !== p && contains(inset(box, -CITY_R), q)).length +
        (outside(box, room) > 0 ? 200 + outside(box, room) : 0) +
        (overlaps(box, header) ? 60 : 0) +
        (side === given ? 0 : 2) +
        rank * 0.05;
      return { ...spot, cost };
    });
    return [own];
  });
  const names = clear(settle(options)).map(({ name, city, box, align }) => ({ name, city, box, align }));
  return spread(names, circles, room);
}

interface Option extends CityName {
  readonly cost: number;
}
/** Side by side two names with less between them read as one. */
const APART = 9;
const clashes = (a: { readonly box: Box }, b: { readonly box: Box }): boolean =>
  a.box.x < b.box.x + b.box.w + APART &&
  b.box.x < a.box.x + a.box.w + APART &&
  a.box.y < b.box.y + b.box.h + 2 &&
  b.box.y < a.box.y + a.box.h + 2;

/** One option for each city, so that they cost little and do not clash. */
function settle(options: readonly (readonly Option[])[]): readonly Option[] {
  const near = options.map((own, i) =>
    options.flatMap((others, j) =>
      j !== i && own.some((a) => others.some((b) => clashes(a, b))) ? [j] : [],
    ),
  );
  const total = (option: Option, i: number, all: readonly Option[]): number => {
    let cost = option.cost;
    for (const j of near[i] ?? []) if (clashes(option, all[j]!)) cost += CLASH;
    return cost;
  };
  const bestOf = (i: number, all: readonly Option[]): Option =>
    options[i]!.reduce((a, b) => (total(b, i, all) < total(a, i, all) ? b : a));
  const sum = (all: readonly Option[]): number =>
    all.reduce((cost, option, i) => cost + total(option, i, all), 0);
  let picked: readonly Option[] = options.map((own) => own.reduce((a, b) => (b.cost < a.cost ? b : a)));
  picked.forEach((_, i) => (picked = picked.with(i, bestOf(i, picked))));
  // Who still lies badly moves, pushes its neighbours aside, and stays if all together gain by it.
  for (let round = 0; round < ROUNDS; round++) {
    const before = picked;
    options.forEach((own, i) => {
      if (total(picked[i]!, i, picked) < BAD) return;
      for (const option of own) {
        const next = picked.with(i, option);
        for (const j of near[i] ?? []) if (clashes(option, next[j]!)) next[j] = bestOf(j, next);
        if (sum(next) < sum(picked) - 0.001) picked = next;
      }
    });
    if (picked === before) break;
  }
  return picked;
}

/** Those that would lie over another name or a circle are left out, the worst placed first. */
function clear(picked: readonly Option[]): readonly Option[] {
  const kept: Option[] = [];
  for (const option of picked.toSorted((a, b) => a.cost - b.cost))
    if (option.cost < BAD && !kept.some((other) => clashes(option, other))) kept.push(option);
  return kept;
}

const NARROWEST = 0.7;
/** Fonts are so much wider at most, and are tried in steps. */
const WIDEST = 1.3;
const NARROWER = 0.06;

/** Each name may reach away from its city until something is in its way. */
function spread(names: readonly CityName[], circles: readonly Point[], sheet: Box): readonly PlacedName[] {
  const placed: PlacedName[] = names.map((own) => ({ ...own, room: own.box.w }));
  names.forEach((own, i) => {
    const { box, align, city } = own;
    for (let factor = WIDEST; factor > 1; factor -= NARROWER) {
      const more = box.w * (factor - 1);
      const x = align === 'left' ? box.x : box.x - (align === 'right' ? more : more / 2);
      const wide = { ...box, x, w: box.w + more };
      const isFree =
        outside(wide, sheet) === 0 &&
        !circles.some((p) => p !== city && contains(inset(wide, -CITY_R), p)) &&
        !placed.some((other, j) => j !== i && clashes({ box: wide }, other));
      if (isFree) {
        placed[i] = { ...own, box: wide, room: wide.w };
        return;
      }
    }
  });
  return placed;
}

const known = new Map<string, readonly PlacedName[]>();
const MOST_KNOWN = 24;

/** Names are placed once for a board, a place of its sheet and a size; every position brings the same board anew. */
function namesOf(
  surface: NetworkSurface,
  sheet: Box,
  cities: ReadonlyMap<string, Point>,
  size: number,
): readonly PlacedName[] {
  const key = JSON.stringify([sheet, size, surface.cities, surface.connections]);
  let names = known.get(key);
  if (names) return names;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, (names = placeNames(surface, sheet, cities, size)));
  return names;
}

export function drawCityNames(
  pen: Pen,
  look: Look,
  surface: NetworkSurface,
  sheet: Box,
  cities: ReadonlyMap<string, Point>,
): void {
  const size = sizeAt(look, NAME, FEW_GROW);
  if (size === null) return;
  // In few steps: a zoom by a hair must not place all names anew.
  const placed = NAME * (STEPS.find((step) => size <= NAME * step + 0.01) ?? FEW_GROW);
  for (const { name, box, align, room } of namesOf(surface, sheet, cities, placed)) {
    const x = align === 'center' ? box.x + box.w / 2 : align === 'left' ? box.x : box.x + box.w;
    label(pen, look, name, x, box.y + box.h / 2, {
      size,
      weight: 700,
      fill: look.theme.ink,
      halo: look.theme.land,
      haloWidth: 6.5,
      align,
      middle: true,
      max: room + 2,
      // Where something is in the way of wide letters they are set closer: a whole name is read sooner than half of one.
      narrow: NARROWEST,
      least: 0.8,
      floor: FIGURE,
    });
  }
}
