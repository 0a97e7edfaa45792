import type { BoardSpec, Join } from '@stellwerk/engine/rail/types.ts';
import type { BoardHex } from '../draw/board.ts';
import { distance, sideMid } from '../draw/geometry.ts';

/** A hex that a road leads over, with the sides by which it comes and goes. */
interface RoadHex {
  readonly hex: string;
  readonly from: number;
  readonly to: number;
}
/** The printed way between the two ends of a pass: the side it leaves by, what it leads over, the side it comes in by. */
export interface PassRoad {
  readonly leave: number;
  readonly over: readonly RoadHex[];
  readonly enter: number;
}

const opposite = (side: number): number => (side + 3) % 6;
/** No printed road is longer; a circle of track must not hold anybody up. */
const LONGEST = 12;

/** The hex that lies beside another one on the paper, whatever a pass joins it to. */
function beside(hexes: readonly BoardHex[], id: string, side: number): BoardHex | undefined {
  const from = hexes.find((hex) => hex.id === id);
  if (!from) return undefined;
  const mid = sideMid(side, from.art.orientation);
  return hexes.find((hex) => distance({ x: from.x + 2 * mid.x, y: from.y + 2 * mid.y }, hex) < 1);
}

function follow(
  board: BoardSpec,
  hexes: readonly BoardHex[],
  at: { readonly hex: string; readonly leave: number },
  goal: { readonly hex: string; readonly enter: number },
  left: number,
): readonly RoadHex[] | null {
  const next = beside(hexes, at.hex, at.leave);
  const from = opposite(at.leave);
  if (!next || left === 0) return null;
  if (next.id === goal.hex) return from === goal.enter ? [] : null;
  for (const path of board.hexes[next.id]?.paths ?? []) {
    const to = path.from === from ? path.to : path.to === from ? path.from : null;
    if (typeof to !== 'number') continue;
    const rest = follow(board, hexes, { hex: next.id, leave: to }, goal, left - 1);
    if (rest) return [{ hex: next.id, from, to }, ...rest];
  }
  return null;
}

/** The road between two hexes that a pass joins; null where none does. Without a printed way it is crossed at once. */
export function passRoad(
  board: BoardSpec,
  hexes: readonly BoardHex[],
  from: string,
  to: string,
): PassRoad | null {
  const joins = (a: string, b: string): readonly Join[] =>
    (board.hexes[a]?.joins ?? []).filter(({ hex }) => hex === b);
  const [there] = joins(from, to);
  const [back] = joins(to, from);
  const ends = there
    ? { leave: there.side, enter: there.at }
    : back
      ? { leave: back.at, enter: back.side }
      : null;
  if (!ends) return null;
  const goal = { hex: to, enter: ends.enter };
  return { ...ends, over: follow(board, hexes, { hex: from, leave: ends.leave }, goal, LONGEST) ?? [] };
}
