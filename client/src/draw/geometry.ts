import type { HexSpec, Orientation, Side } from '@stellwerk/engine/rail/types.ts';

/** World unit u: a hex measures 100 u from its centre to a corner, everything else follows from that. */
export const HEX = 100;
export const INNER = (HEX * Math.sqrt(3)) / 2;

declare const space: unique symbol;
export interface Point {
  readonly x: number;
  readonly y: number;
}
/** A point of the table, and a point of the window: never one for the other. */
export type WorldPoint = Point & { readonly [space]?: 'world' };
export type ScreenPoint = Point & { readonly [space]?: 'screen' };

/** A rectangle by its upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Screen = world × scale + (x, y); scale in CSS pixels a unit. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export const at = (x: number, y: number): Point => ({ x, y });
export const distance = (p: Point, q: Point): number => Math.hypot(p.x - q.x, p.y - q.y);
export const lerp = (p: Point, q: Point, t: number): Point =>
  at(p.x + (q.x - p.x) * t, p.y + (q.y - p.y) * t);
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
/** Angles as the canvas counts them: from the right, clockwise. */
export const polar = (degrees: number, r: number): Point =>
  at(r * Math.cos(radians(degrees)), r * Math.sin(radians(degrees)));

export const centreOf = (box: Box): Point => at(box.x + box.w / 2, box.y + box.h / 2);
export const inset = (box: Box, by: number): Box => ({
  x: box.x + by,
  y: box.y + by,
  w: Math.max(0, box.w - 2 * by),
  h: Math.max(0, box.h - 2 * by),
});
export const contains = (box: Box, { x, y }: Point): boolean =>
  x >= box.x && y >= box.y && x < box.x + box.w && y < box.y + box.h;
export const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

export const toScreen = (camera: Camera, p: WorldPoint): ScreenPoint =>
  at(p.x * camera.scale + camera.x, p.y * camera.scale + camera.y);
export const toWorld = (camera: Camera, p: ScreenPoint): WorldPoint =>
  at((p.x - camera.x) / camera.scale, (p.y - camera.y) / camera.scale);

/** The camera that shows a box of the world in the middle of a window. */
export function fit(box: Box, width: number, height: number, margin = 0): Camera {
  const scale = Math.max(0.01, Math.min((width - 2 * margin) / box.w, (height - 2 * margin) / box.h));
  const centre = centreOf(box);
  return { scale, x: width / 2 - centre.x * scale, y: height / 2 - centre.y * scale };
}

/** The part of the world that a window shows. */
export const visible = (camera: Camera, width: number, height: number): Box => {
  const corner = toWorld(camera, at(0, 0));
  return { x: corner.x, y: corner.y, w: width / camera.scale, h: height / camera.scale };
};

const tilt = (orientation: Orientation): number => (orientation === 'pointy' ? 30 : 0);
/** The direction of a side from the centre: flat 0 is south, pointy 0 is south-west. */
export const sideAngle = (side: number, orientation: Orientation): number =>
  90 + 60 * side + tilt(orientation);
export const sideMid = (side: number, orientation: Orientation, r = INNER): Point =>
  polar(sideAngle(side, orientation), r);
/** The corner that side `side` shares with side `side + 1`. */
export const corner = (side: number, orientation: Orientation, r = HEX): Point =>
  polar(sideAngle(side, orientation) + 30, r);
export const corners = (orientation: Orientation, r = HEX): readonly Point[] =>
  [0, 1, 2, 3, 4, 5].map((side) => corner(side, orientation, r));
export const opposite = (side: Side): Side => ((side + 3) % 6) as Side;

/** How far the hex reaches left and right of its middle at height `y`. */
export function halfWidth(y: number, orientation: Orientation): number {
  const d = Math.abs(y);
  if (orientation === 'flat') return HEX - d / Math.sqrt(3);
  return d <= HEX / 2 ? INNER : Math.max(0, (HEX - d) * Math.sqrt(3));
}

type Spot = Pick<HexSpec, 'col' | 'row'>;
/** The centre of a hex, measured from the hex with column and row 0. */
export const hexCentre = ({ col, row }: Spot, orientation: Orientation): Point =>
  orientation === 'flat' ? at(col * 1.5 * HEX, row * INNER) : at(col * INNER, row * 1.5 * HEX);

function roundCube(q: number, r: number): readonly [number, number] {
  const s = -q - r;
  const [a, b, c] = [Math.round(q), Math.round(r), Math.round(s)];
  const [da, db, dc] = [Math.abs(a - q), Math.abs(b - r), Math.abs(c - s)];
  if (da > db && da > dc) return [-b - c, b];
  return db > dc ? [a, -a - c] : [a, b];
}

/** Doubled coordinates leave out every second pair; which half a map uses depends on how it is numbered. */
export const isOddGrid = (hexes: readonly Spot[]): boolean =>
  hexes.length > 0 && Math.abs(hexes[0]!.col + hexes[0]!.row) % 2 === 1;

/** Column and row of the hex under a point: arithmetic, because a hit graph of 300 hexes costs a redraw. */
export function hexUnder({ x, y }: Point, orientation: Orientation, isOdd = false): Spot {
  if (isOdd) {
    const isFlat = orientation === 'flat';
    const { col, row } = hexUnder(isFlat ? at(x, y - INNER) : at(x - INNER, y), orientation);
    return isFlat ? { col, row: row + 1 } : { col: col + 1, row };
  }
  if (orientation === 'flat') {
    const q = x / (1.5 * HEX);
    const [col, r] = roundCube(q, (y / INNER - q) / 2);
    return { col: col + 0, row: 2 * r + col };
  }
  const r = y / (1.5 * HEX);
  const [q, row] = roundCube((x / INNER - r) / 2, r);
  return { col: 2 * q + row, row: row + 0 };
}

export const spotKey = ({ col, row }: Spot): string => `${col},${row}`;

/** The box round hexes, from the origin of their grid. */
export function boundsOf(hexes: readonly Spot[], orientation: Orientation): Box {
  if (hexes.length === 0) return { x: 0, y: 0, w: 2 * HEX, h: 2 * HEX };
  const [rx, ry] = orientation === 'flat' ? [HEX, INNER] : [INNER, HEX];
  const centres = hexes.map((hex) => hexCentre(hex, orientation));
  const xs = centres.map((p) => p.x);
  const ys = centres.map((p) => p.y);
  const [left, top] = [Math.min(...xs) - rx, Math.min(...ys) - ry];
  return { x: left, y: top, w: Math.max(...xs) + rx - left, h: Math.max(...ys) + ry - top };
}
