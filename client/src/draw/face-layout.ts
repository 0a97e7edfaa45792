import type { Face, Orientation, StopValue, Terrain } from '@stellwerk/engine/rail/types.ts';
import type { Frame } from '@stellwerk/engine/stage/stage.ts';
import { type Point, polar, sideMid } from './geometry.ts';
import {
  type NameSpot,
  placeBeside,
  placeBlock,
  placeDisc,
  placeName,
  type Taken,
  takenBy,
} from './clearance.ts';
import { arrange, type Drawn } from './stops.ts';

/** One hex as it is to be drawn: what is printed on it or on the tile that lies on it. */
export interface HexArt {
  readonly face: Face;
  readonly turn: number;
  readonly orientation: Orientation;
  /** Number of the tile; null where the face is printed on the board. */
  readonly tile: string | null;
  readonly name?: string | undefined;
  readonly coordinate?: string | undefined;
  readonly terrain?: readonly Terrain[] | undefined;
  /** Much on little room: stations are plates, and its name is written with those of all others. */
  readonly dense?: boolean;
  /** Stands in the circle of the value instead of it. */
  readonly worth?: string | undefined;
  readonly frame?: Frame | undefined;
  /** Belongs to another country. */
  readonly abroad?: boolean;
}

export type ByPhase = Exclude<StopValue, number>;

/** Where everything on a hex goes. */
export interface FaceLayout {
  readonly drawn: Drawn;
  readonly taken: readonly Taken[];
  readonly name: NameSpot | null;
  readonly revenues: readonly { readonly at: Point; readonly value: number }[];
  /** Values by phase in a block of cells. */
  readonly blocks: readonly { readonly at: Point; readonly values: ByPhase }[];
  /** Values by phase in a strip across the middle. */
  readonly strip: {
    readonly y: number;
    readonly cell: number;
    readonly height: number;
    readonly values: ByPhase;
  } | null;
  readonly label: Point | null;
  /** Height of the anchor of a port. */
  readonly anchor: number | null;
}

export const NAME_SIZE = 20;
export const REVENUE_R = 16;
const LABEL_R = 16;

const cache = new WeakMap<Face, Map<string, FaceLayout>>();

/** From afar names and values are larger than printed, and need other spots; few steps, so that few are computed. */
const STEPS = [1, 1.5, 1.9, 2.3] as const;
export const growthOf = (size: number): number =>
  STEPS.find((step) => size <= NAME_SIZE * step * 1.02) ?? STEPS[STEPS.length - 1]!;

/**
 * The layout of a hex: computed once for a face, turn and name, because the search for clear spots is
 * slow. `growth`: how much larger than printed its name and values are drawn.
 */
export function layoutOf(art: HexArt, growth = 1): FaceLayout {
  let known = cache.get(art.face);
  if (!known) cache.set(art.face, (known = new Map()));
  const hasTerrain = showsTerrain(art) ? `${art.terrain?.length}` : '';
  const dense = art.dense ? 'd' : '';
  const key = `${art.turn}|${art.orientation}|${art.name ?? ''}|${hasTerrain}|${growth}|${dense}|${art.worth ?? ''}`;
  let found = known.get(key);
  if (!found) known.set(key, (found = compute(art, growth)));
  return found;
}

export const showsTerrain = ({ tile, terrain }: HexArt): boolean =>
  tile === null && (terrain?.length ?? 0) > 0;

function takeTerrain(taken: Taken[], art: HexArt, growth: number): void {
  if (!showsTerrain(art)) return;
  // On a dense map prices grow with the names, and no name may lie on one.
  const more = art.dense ? growth - 1 : 0;
  if (art.face.nodes.length > 0)
    for (const dx of [-26, -8, 14 + 8 * more, 34 + 20 * more])
      taken.push({ x: dx, y: -65, r: 12 + 8 * more });
  else {
    for (const dx of [-20, 0, 20]) taken.push({ x: dx, y: 6, r: 26 });
    if (more > 0) for (const dx of [-14 * more, 14 * more]) taken.push({ x: dx, y: 24, r: 14 + 8 * more });
  }
}

/** A port has its anchor above its values; where track comes from below they leave the top to the name. */
const PORT = { low: { anchor: -12, strip: 30 }, high: { anchor: -35, strip: 12 } } as const;

function portOf({ stops }: Drawn, orientation: Orientation): (typeof PORT)['low' | 'high'] | null {
  const port = stops.find(({ node }) => node.kind === 'port');
  if (!port) return null;
  return port.exits.some((side) => sideMid(side, orientation).y > 10) ? PORT.low : PORT.high;
}

/** Where a station stands as a plate in the middle, its values lie over or under it: where no track comes from. */
const BESIDE_PLATE = 52;

function stripOf(
  { face, dense, orientation }: HexArt,
  { stops }: Drawn,
  port: ReturnType<typeof portOf>,
): FaceLayout['strip'] {
  const node = face.nodes.find(
    ({ kind, value }) => (kind === 'offboard' || kind === 'port') && typeof value === 'object',
  );
  if (!node || typeof node.value !== 'object') return null;
  if (node.kind === 'port') return { y: port?.strip ?? 22, cell: 27, height: 23, values: node.value };
  const exits = stops.find((stop) => stop.node === node)?.exits ?? [];
  const down = exits.reduce((sum, side) => sum + sideMid(side, orientation).y, 0);
  const y = dense && node.slots > 0 ? (down > 0 ? -BESIDE_PLATE : BESIDE_PLATE) : 4;
  return { y, cell: 34, height: 26, values: node.value };
}

/** On a dense map small discs lie beside what they belong to: there is no other room. */
const isCounted = ({ value }: { readonly value: StopValue }): boolean =>
  typeof value === 'number' && value > 0;

function compute(art: HexArt, growth: number): FaceLayout {
  const { face, orientation } = art;
  const drawn = arrange(face, art.turn, orientation);
  const taken = takenBy(drawn, art.dense);
  takeTerrain(taken, art, growth);
  const port = portOf(drawn, orientation);
  const strip = stripOf(art, drawn, port);
  if (strip) {
    const half = (Object.keys(strip.values).length * strip.cell) / 2;
    for (let dx = -half + 8; dx <= half - 8 + 0.1; dx += 9) taken.push({ x: dx, y: strip.y, r: 20 });
    if (port) taken.push({ x: 0, y: strip.y + 18, r: 9 });
  }
  if (port) taken.push({ x: 0, y: port.anchor, r: 21 });
  const name =
    art.name && !art.dense ? placeName(taken, art.name, NAME_SIZE * growth, orientation, growth > 1) : null;
  const blocks = drawn.stops.flatMap(({ node, at }) =>
    typeof node.value === 'object' && node.kind !== 'offboard' && node.kind !== 'port'
      ? [{ at: placeBlock(taken, at, orientation), values: node.value }]
      : [],
  );
  const valued = drawn.stops.filter(({ node }) => isCounted(node));
  const values = new Set(valued.map(({ node }) => node.value as number));
  const usual = polar(orientation === 'flat' ? 240 : 210, 60);
  // Words are wider than a number.
  const disc = REVENUE_R * growth * (art.worth === undefined ? 1 : 1.6);
  const revenues =
    values.size === 1
      ? [...values].map((value) => ({ at: placeDisc(taken, disc, usual, orientation, art.dense), value }))
      : valued.map(({ node, at }) => ({
          at: placeBeside(taken, at, disc, orientation),
          value: node.value as number,
        }));
  const right = polar(orientation === 'flat' ? 300 : 330, 60);
  const wide = (face.label?.length ?? 0) > 1 ? 9 : 0;
  const label = face.label
    ? placeDisc(taken, (LABEL_R + wide) * Math.min(1.4, growth), right, orientation)
    : null;
  return { drawn, taken, name, revenues, blocks, strip, label, anchor: port?.anchor ?? null };
}

/** Where something that lies loose on a hex covers least of what is printed there. */
export function spareSpot(art: HexArt, r: number): Point {
  const usual = polar(art.orientation === 'flat' ? 300 : 330, 60);
  return placeDisc([...layoutOf(art).taken], r, usual, art.orientation);
}

/** The face of a tile that nobody knows: a grey hex with a question mark is better than a hole. */
export const UNKNOWN_FACE: Face = { colour: 'gray', nodes: [], paths: [], label: '?' };
