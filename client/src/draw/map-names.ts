import type { Board, BoardHex, HexField } from './board.ts';
import { LINE_STEP, type Taken } from './clearance.ts';
import { growthOf, layoutOf, NAME_SIZE, showsTerrain } from './face-layout.ts';
import { groundOf } from './face.ts';
import { type Box, HEX, hexUnder, INNER, overlaps } from './geometry.ts';
import { label, readableOf } from './label.ts';
import { detailOf, type Look } from './look.ts';
import { type Pen, widthOf } from './pen.ts';
import { FIELD_SIZE } from './map-fields.ts';
import { plateBox } from './stops.ts';

/**
 * Names of a map on which everything is small. They are wider than their hexes, so they are placed with each other:
 * cities first, each where it covers least of track, stations, values and names that stand already; on a coast that is
 * out at sea. Placed once for a position and a few sizes.
 */
interface Name extends Box {
  readonly lines: readonly string[];
  readonly hex: BoardHex;
}

const MOST = 53;
/** A map that is not what the round is about has its names from here on. */
const NEAR = 0.3;
/** How wide a name is; `isOutside`: in the bolder type of what lies beyond the map. */
export type NameWidth = (line: string, size: number, isOutside: boolean) => number;
/** Where nothing can be measured: a letter of a wide system font. Bold it is wider still. */
const usualWidth: NameWidth = (line, size, isOutside) => line.length * size * (isOutside ? 0.66 : 0.6);
const WEIGHT = 600;
const OUTSIDE_WEIGHT = 700;
const isOutside = ({ art }: BoardHex): boolean => art.face.nodes.some(({ kind }) => kind === 'offboard');
/** Wider than this a name is written in two lines. */
const LONG = 1.16 * 2 * INNER;
/** In one line all the same it keeps closer to its stop. */
const LOW = 0.74;
const SAMPLE = 3 * HEX;
/** Half of what a stop takes where no plates stand. */
const STOP = { x: 36, y: 34 } as const;
/** Spots beside a stop, the usual ones first: under it, over it, beside it. */
const SPOTS: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, -1],
  [0, 1.45],
  [0, -1.45],
  [1, 0.35],
  [-1, 0.35],
  [1, -0.35],
  [-1, -0.35],
  [0.5, 1.1],
  [-0.5, 1.1],
  [0.5, -1.1],
  [-0.5, -1.1],
  [1, 0.8],
  [-1, 0.8],
  [1, -0.8],
  [-1, -0.8],
  [0.25, 1.05],
  [-0.25, 1.05],
  [0.25, -1.05],
  [-0.25, -1.05],
  [0.75, 1.2],
  [-0.75, 1.2],
  [0.75, -1.2],
  [-0.75, -1.2],
  [0, 1.9],
  [0, -1.9],
  [0.5, 1.6],
  [-0.5, 1.6],
  [0.5, -1.6],
  [-0.5, -1.6],
  [1, 1.3],
  [-1, 1.3],
  [1, -1.3],
  [-1, -1.3],
];

const ANYWHERE: typeof SPOTS = [
  ...SPOTS,
  ...[-1, -0.8, -0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6, 0.8, 1].flatMap((x) =>
    [-1.45, -1.25, -1.05, -0.85, -0.6, 0.6, 0.85, 1.05, 1.25, 1.45].map((y) => [x, y] as const),
  ),
];

function linesOf(name: string, wide: number): readonly string[] {
  const cut = Math.max(name.lastIndexOf(' '), name.lastIndexOf('-') + 1);
  return cut > 0 && wide > LONG ? [name.slice(0, cut).trim(), name.slice(cut).trim()] : [name];
}

/** What a field takes as it is seen from afar: a plate on a site, and a price with its cube. */
const FIELD_DISCS: Readonly<Record<HexField['field']['kind'], readonly (readonly [number, number])[]>> = {
  site: [
    [-22, 34],
    [22, 34],
  ],
  goods: [
    [-34, 25],
    [0, 25],
    [34, 25],
  ],
};
/** Track is told from a name on it; a station or a plate on a name is not. */
const TRACK_R = 9;

/** Everything that names must keep away from, by the hex it belongs to. */
function obstaclesOf(hexes: readonly BoardHex[], size: number): ReadonlyMap<BoardHex, readonly Taken[]> {
  return new Map(
    hexes.map((hex) => {
      const { taken } = layoutOf(hex.art, growthOf(size));
      const fields = (hex.fields ?? []).flatMap(({ field, x, y }) =>
        FIELD_DISCS[field.kind].map(([dx, r]): Taken => ({ x: x + dx, y, r, isFigure: true })),
      );
      const moved = [...taken, ...fields].map((t) => ({ ...t, x: t.x + hex.x, y: t.y + hex.y }));
      return [hex, moved];
    }),
  );
}

const gap = (box: Box, t: Taken): number => {
  const dx = Math.max(0, Math.abs(t.x - box.x - box.w / 2) - box.w / 2);
  const dy = Math.max(0, Math.abs(t.y - box.y - box.h / 2) - box.h / 2);
  return Math.hypot(dx, dy) - t.r;
};

/** Stations stand over names: what lies under one cannot be read, however little of it that is. */
const PLATE_COST = 150;

/** A figure that is touched is read; one under a name is not. */
const ON_FIGURE = -2;
const FIGURE_COST = 110;

/** The plates of the stations that stand on a hex, or may one day, and those of its sites. */
const platesOf = (hex: BoardHex): readonly Box[] => [
  ...stationsOf(hex),
  ...(hex.fields ?? []).map(({ field, x, y }) => {
    const { w, h } = FIELD_SIZE[field.kind];
    return { x: hex.x + x - w / 2, y: hex.y + y - h / 2, w, h };
  }),
];
const stationsOf = (hex: BoardHex): readonly Box[] =>
  hex.art.dense
    ? layoutOf(hex.art).drawn.stops.flatMap(({ node, at }) => {
        if (node.slots === 0) return [];
        const { w, h } = plateBox(node.slots);
        return [{ x: hex.x + at.x - w / 2, y: hex.y + at.y - h / 2, w, h }];
      })
    : [];

/** What a name stands beside: the plates of its hex, else its stop. */
function ownBox(hex: BoardHex): Box {
  const stop = layoutOf(hex.art).drawn.stops[0]?.at ?? { x: 0, y: 0 };
  const bare = { x: hex.x + stop.x - STOP.x, y: hex.y + stop.y - STOP.y, w: 2 * STOP.x, h: 2 * STOP.y };
  return stationsOf(hex).reduce((a, b) => {
    const [x, y] = [Math.min(a.x, b.x - 3), Math.min(a.y, b.y - 3)];
    const [right, foot] = [Math.max(a.x + a.w, b.x + b.w + 3), Math.max(a.y + a.h, b.y + b.h + 3)];
    return { x, y, w: right - x, h: foot - y };
  }, bare);
}

interface Surroundings {
  readonly near: readonly Taken[];
  readonly plates: readonly Box[];
}

/** How much is covered by a name there; less is better. */
function cost(
  box: Box,
  { near, plates }: Surroundings,
  placed: readonly Name[],
  own: BoardHex,
  rank: number,
): number {
  let sum = rank * 3;
  for (const plate of plates) if (overlaps(box, plate)) sum += PLATE_COST;
  for (const t of near) {
    const free = gap(box, t);
    if (free < 6) sum += Math.min(40, 6 - free) * (t.isFigure ? 3 : t.r > TRACK_R ? 2.4 : 0.6);
    if (t.isFigure && free < ON_FIGURE) sum += FIGURE_COST;
  }
  for (const other of placed) if (other.hex !== own && overlaps(box, other)) sum += 180;
  const [dx, dy] = [box.x + box.w / 2 - own.x, box.y + box.h / 2 - own.y];
  // Far from its hex a name says something about another one.
  return sum + Math.hypot(dx * 0.5, dy) * 0.06 + Math.max(0, Math.hypot(dx * 0.6, dy) - HEX) * 0.6;
}

/** Names stay on their sheet: how far one reaches beyond the outermost hexes. */
const ROOM = 30;
function edgesOf(hexes: readonly BoardHex[]): Box {
  const [xs, ys] = [hexes.map(({ x }) => x), hexes.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - INNER - ROOM, Math.min(...ys) - HEX - ROOM];
  return { x, y, w: Math.max(...xs) + INNER + ROOM - x, h: Math.max(...ys) + HEX + ROOM - y };
}
const beyond = (box: Box, edge: Box): number =>
  Math.max(0, edge.x - box.x) +
  Math.max(0, box.x + box.w - edge.x - edge.w) +
  Math.max(0, edge.y - box.y) +
  Math.max(0, box.y + box.h - edge.y - edge.h);

const valued = ({ art }: BoardHex): number =>
  art.face.nodes.reduce((sum, { kind, slots }) => sum + (kind === 'city' ? 10 : 1) + slots, 0) +
  (art.tile === null ? 0 : 3);

function place(board: Board, size: number, widthFor: NameWidth): readonly Name[] {
  const obstacles = obstaclesOf(board.hexes, size);
  const plates = new Map(board.hexes.map((hex) => [hex, platesOf(hex)]));
  const edge = edgesOf(board.hexes);
  const isTight = size > TIGHT;
  const named = board.hexes.filter((hex) => hex.name && !(isTight && isMereTown(hex)));
  const around = (hex: BoardHex): Surroundings => {
    const far = SAMPLE + widthFor(hex.name ?? '', size, isOutside(hex)) / 2;
    const hexes = board.hexes.filter(({ x, y }) => Math.abs(x - hex.x) < far && Math.abs(y - hex.y) < SAMPLE);
    return {
      near: hexes.flatMap((one) => obstacles.get(one) ?? []),
      plates: hexes.flatMap((one) => plates.get(one) ?? []),
    };
  };
  let placed: readonly Name[] = [];
  for (const hex of named.toSorted((a, b) => valued(b) - valued(a))) {
    const there = around(hex);
    const best = bestSpot(hex, { size, widthFor, edge }, there, placed);
    if (isNeeded(hex) || !covers(best, there, placed)) placed = [...placed, best];
  }
  // Whoever came first did not know of the others: what clashes looks for room once more, and after it those it gave room to.
  for (let round = 0; round < ROUNDS; round++)
    for (const name of placed) {
      const there = around(name.hex);
      if (!clashes(name, there, placed)) continue;
      const lettering = { size, widthFor, edge };
      const usual = bestSpot(name.hex, lettering, there, placed);
      // Where the usual spots are all taken it may stand anywhere round its stop.
      const best = clashes(
        usual,
        there,
        placed.filter((one) => one !== name),
      )
        ? bestSpot(name.hex, lettering, there, placed, ANYWHERE)
        : usual;
      placed = placed.map((one) => (one === name ? best : one));
    }
  // Two names on one another are none: the one of a place that no track has reached gives way.
  for (const name of placed.toReversed()) {
    const isOnAnother = (): boolean => placed.some((other) => other !== name && overlaps(name, other));
    if (isMereTown(name.hex) ? isOnAnother() : !isNeeded(name.hex) && clashes(name, around(name.hex), placed))
      placed = placed.filter((one) => one !== name);
  }
  return placed;
}

const ROUNDS = 3;

interface Lettering {
  readonly size: number;
  readonly widthFor: NameWidth;
  readonly edge: Box;
}

/** Of all spots beside its stop the one where a name covers least. */
function bestSpot(
  hex: BoardHex,
  { size, widthFor, edge }: Lettering,
  there: Surroundings,
  placed: readonly Name[],
  spots = SPOTS,
): Name {
  const name = hex.name ?? '';
  const wide = (line: string): number => widthFor(line, size, isOutside(hex));
  const broken = linesOf(name, wide(name));
  const isBare = hex.art.face.nodes.length === 0 && !showsTerrain(hex.art) && (hex.fields ?? []).length === 0;
  const own = ownBox(hex);
  const [cx, cy] = [own.x + own.w / 2, own.y + own.h / 2];
  let best: Name | null = null;
  let least = Infinity;
  // A long name finds room in one low line sometimes, where two would not.
  for (const lines of broken.length > 1 ? [broken, [name]] : [broken]) {
    const w = Math.max(...lines.map(wide));
    const h = size * (0.8 + (lines.length - 1) * 2 * LINE_STEP);
    const reach = isBare ? 10 : own.h / 2 + h / 2;
    const isLong = lines.length < broken.length;
    spots.forEach(([sx, sy], i) => {
      const rank = Math.min(i, SPOTS.length);
      const x = cx + sx * (w / 2 + own.w / 2) - w / 2;
      const y = cy + sy * (reach + 8) * (isLong ? LOW : 1) - h / 2;
      const box = { x, y, w, h };
      const price =
        cost(box, there, placed, hex, (rank > 3 ? 2 + rank / 4 : rank / 2) + (isLong ? 3 : 0)) +
        8 * beyond(box, edge);
      if (price < least) [least, best] = [price, { ...box, lines, hex }];
    });
  }
  return best!;
}

const clashes = (name: Name, { near, plates }: Surroundings, placed: readonly Name[]): boolean =>
  plates.some((plate) => overlaps(name, plate)) ||
  near.some((t) => t.isFigure && gap(name, t) < ON_FIGURE) ||
  placed.some((other) => other !== name && overlaps(name, other));

/** A name that says where something stands is never left out; one of an empty field is, before it covers anything. */
const isNeeded = ({ art, fields = [] }: BoardHex): boolean => art.face.nodes.length > 0 || fields.length > 0;
const covers = (box: Box, { near }: Surroundings, placed: readonly Name[]): boolean =>
  placed.some((other) => overlaps(box, other)) || near.some((t) => gap(box, t) < -8);

/** Where names are so large in their hexes, towns that no track has reached do without. */
const TIGHT = 46;
const isMereTown = ({ art }: BoardHex): boolean =>
  art.tile === null && art.face.paths.length === 0 && art.face.nodes.every(({ kind }) => kind === 'town');

const known = new WeakMap<Board, Map<number, readonly Name[]>>();

/** The names of a board at this size. */
export function mapNames(board: Board, size: number, widthFor = usualWidth): readonly Name[] {
  let sizes = known.get(board);
  if (!sizes) known.set(board, (sizes = new Map()));
  const key = Math.round(size);
  let names = sizes.get(key);
  if (!names) sizes.set(key, (names = place(board, size, widthFor)));
  return names;
}

/** The size of names at this zoom; null where they cannot be read. */
export function nameSize(look: Look): number | null {
  const size = Math.max(NAME_SIZE, readableOf(look) / look.scale);
  return size <= MOST * 1.02 && detailOf(look.scale).text ? Math.min(MOST, size) : null;
}

/** All names of a map that writes them together. */
export function drawMapNames(pen: Pen, look: Look, board: Board): void {
  const size = nameSize(look);
  if (
    size === null ||
    (board.isAside && look.scale < NEAR) ||
    !board.hexes.some(({ name }) => name !== undefined)
  )
    return;
  const measured: NameWidth = (line, at, isBold) =>
    widthOf(pen, line, { size: at, weight: isBold ? OUTSIDE_WEIGHT : WEIGHT, fill: '' });
  const byCell = new Map(board.hexes.map((hex) => [cellKey(board, hex), hex]));
  for (const { lines, x, y, w, h, hex } of mapNames(board, size, measured)) {
    const under = byCell.get(cellKey(board, { x: x + w / 2, y: y + h / 2 }));
    const style = {
      size,
      align: 'center',
      middle: true,
      fill: under && isPale(under) ? look.theme.inkMap : under ? look.theme.inkPiece : look.theme.ink,
      halo: under ? groundOf(look, under.art) : look.theme.board,
      haloWidth: size * 0.28,
      max: w * 1.7,
      least: 0.85,
    } as const;
    lines.forEach((line, i) =>
      label(pen, look, line, x + w / 2, y + h / 2 + (2 * i - lines.length + 1) * size * LINE_STEP, {
        ...style,
        weight: isOutside(hex) ? OUTSIDE_WEIGHT : WEIGHT,
      }),
    );
  }
}

const isPale = ({ art }: BoardHex): boolean => art.tile === null && art.face.colour === 'white';

/** The cell of the grid under a point, counted from the first hex of the board. */
function cellKey(
  { hexes, orientation }: Board,
  { x, y }: { readonly x: number; readonly y: number },
): string {
  const first = hexes[0];
  const { col, row } = hexUnder({ x: x - (first?.x ?? 0), y: y - (first?.y ?? 0) }, orientation);
  return `${col},${row}`;
}
