import type { BoardSpec, HexId, HexSpec, Orientation, Side } from '../types.ts';

/** A side of a hex in one word, `D14:3`; track of an unusual gauge adds its name, `D14:3:narrow`. */
export type SideKey = string;

/**
 * A board as numbers: hex `h` has the ends `6h … 6h+5`, one for each side. `mates` leads from an end to the
 * end of the neighbour on the same line (-1: none), `joints` does the same for track, which an impassable
 * border stops.
 */
export interface Grid {
  readonly board: BoardSpec;
  readonly ids: readonly HexId[];
  readonly index: ReadonlyMap<HexId, number>;
  readonly mates: Int32Array;
  readonly joints: Int32Array;
  readonly sideKeys: readonly SideKey[];
}

export const SIDES = [0, 1, 2, 3, 4, 5] as const satisfies readonly Side[];

const STEPS: Readonly<Record<Orientation, readonly (readonly [number, number])[]>> = {
  flat: [
    [0, 2],
    [-1, 1],
    [-1, -1],
    [0, -2],
    [1, -1],
    [1, 1],
  ],
  pointy: [
    [-1, 1],
    [-2, 0],
    [-1, -1],
    [1, -1],
    [2, 0],
    [1, 1],
  ],
};

const grids = new WeakMap<BoardSpec, Grid>();

/** The numbered form of a board, made once for each board. */
export function gridOf(board: BoardSpec): Grid {
  const known = grids.get(board);
  if (known) return known;
  const ids = Object.keys(board.hexes);
  const index = new Map(ids.map((id, at) => [id, at]));
  const mates = joinNeighbours(board, ids);
  applyJoins(board, ids, index, mates);
  const sideKeys = ids.flatMap((id) => SIDES.map((side) => sideKey(id, side)));
  const grid = { board, ids, index, mates, joints: withoutImpassable(board, ids, mates), sideKeys };
  grids.set(board, grid);
  return grid;
}

/** A turn as 0–5, whatever number a piece on the table carries. */
export function plainTurn(turn: number): number {
  const whole = Math.trunc(turn) % 6;
  return Number.isNaN(whole) ? 0 : (whole + 6) % 6;
}

/** Where a side lies after the piece was turned clockwise by `turn` × 60°. */
export function turnSide(side: Side, turn: number): Side {
  return ((side + plainTurn(turn)) % 6) as Side;
}

/** Names a side, with the gauge of the track that ends there unless it is the usual one. */
export function sideKey(hex: HexId, side: Side, gauge = ''): SideKey {
  return gauge === '' ? `${hex}:${side}` : `${hex}:${side}:${gauge}`;
}

/** The hex at a side, or `null` off the board; a hex joined over a distance counts as the neighbour. */
export function neighbour(board: BoardSpec, hex: HexId, side: Side): HexId | null {
  return across(board, hex, side)?.hex ?? null;
}

/** The neighbour at a side together with the side by which it touches. */
export function across(board: BoardSpec, hex: HexId, side: Side): { hex: HexId; side: Side } | null {
  const grid = gridOf(board);
  return placeOf(grid, grid.mates[endOf(grid, hex, side)] ?? -1);
}

/** As `across`, but only where track may pass from one hex into the other. */
export function trackAcross(board: BoardSpec, hex: HexId, side: Side): { hex: HexId; side: Side } | null {
  const grid = gridOf(board);
  return placeOf(grid, grid.joints[endOf(grid, hex, side)] ?? -1);
}

/** How many steps from hex to hex over the plain grid; infinite for a hex that is not on the board. */
export function distance(board: BoardSpec, a: HexId, b: HexId): number {
  const from = hexAt(board, a);
  const to = hexAt(board, b);
  if (!from || !to) return Number.POSITIVE_INFINITY;
  const dx = Math.abs(from.col - to.col);
  const dy = Math.abs(from.row - to.row);
  const [across, along] = board.orientation === 'flat' ? [dx, dy] : [dy, dx];
  return across + Math.max(0, (along - across) / 2);
}

/** The printed hex, or nothing for an id that the board does not have. */
export function hexAt(board: BoardSpec, hex: HexId): HexSpec | undefined {
  return Object.hasOwn(board.hexes, hex) ? board.hexes[hex] : undefined;
}

function endOf(grid: Grid, hex: HexId, side: Side): number {
  const at = grid.index.get(hex);
  return at === undefined ? -1 : at * 6 + side;
}

function placeOf(grid: Grid, end: number): { hex: HexId; side: Side } | null {
  const hex = end < 0 ? undefined : grid.ids[Math.floor(end / 6)];
  return hex === undefined ? null : { hex, side: (end % 6) as Side };
}

function joinNeighbours(board: BoardSpec, ids: readonly HexId[]): Int32Array {
  const places = new Map<string, number>();
  ids.forEach((id, at) => {
    const place = coordinates(board, id);
    if (!places.has(place)) places.set(place, at);
  });
  const mates = new Int32Array(ids.length * 6).fill(-1);
  ids.forEach((id, at) => {
    const spec = board.hexes[id];
    // Of two hexes printed in one place only the first has neighbours, so that neighbours stay mutual.
    if (!spec || places.get(coordinates(board, id)) !== at) return;
    STEPS[board.orientation].forEach(([dx, dy], side) => {
      const other = places.get(`${spec.col + dx},${spec.row + dy}`);
      if (other !== undefined) mates[at * 6 + side] = other * 6 + ((side + 3) % 6);
    });
  });
  return mates;
}

function coordinates(board: BoardSpec, id: HexId): string {
  return `${board.hexes[id]?.col},${board.hexes[id]?.row}`;
}

function applyJoins(
  board: BoardSpec,
  ids: readonly HexId[],
  index: ReadonlyMap<HexId, number>,
  mates: Int32Array,
): void {
  ids.forEach((id, at) => {
    for (const join of board.hexes[id]?.joins ?? []) {
      const other = index.get(join.hex);
      if (other === undefined) continue;
      const here = at * 6 + join.side;
      const there = other * 6 + join.at;
      for (const end of [here, there]) {
        const old = mates[end] ?? -1;
        if (old >= 0) mates[old] = -1;
      }
      mates[here] = there;
      mates[there] = here;
    }
  });
}

function withoutImpassable(board: BoardSpec, ids: readonly HexId[], mates: Int32Array): Int32Array {
  const joints = mates.slice();
  ids.forEach((id, at) => {
    for (const border of board.hexes[id]?.borders ?? []) {
      if (border.kind !== 'impassable') continue;
      const end = at * 6 + border.side;
      const mate = mates[end] ?? -1;
      joints[end] = -1;
      if (mate >= 0) joints[mate] = -1;
    }
  });
  return joints;
}
