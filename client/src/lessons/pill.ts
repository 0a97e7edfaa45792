import type { Box } from '../draw/geometry.ts';
import { overlaps } from '../draw/geometry.ts';

/** Width of a letter and of the number with its room, height and distance of a pill, in pixels. */
const LETTER = 7.6;
const NUMBER = 40;
const HEIGHT = 26;
const AWAY = 7;

export interface Around extends Box {
  readonly label: string;
}

/** Where the pills go: below, above, right or left of what they name – over nothing that is pointed at, and in the window. */
export function placePills(
  named: readonly Around[],
  size: { readonly w: number; readonly h: number },
): readonly Box[] {
  const taken: Box[] = [...named];
  return named.map(({ x, y, w, h, label }, i) => {
    const width = label.length * LETTER + NUMBER;
    const middle = { x: x + w / 2 - width / 2, y: y + h / 2 - HEIGHT / 2 };
    const [below, above] = [y + h + AWAY, y - HEIGHT - AWAY];
    // At an edge of the window it moves along what it names.
    const along = Math.max(0, Math.min(size.w - width, middle.x));
    const spots = [
      { x: middle.x, y: below },
      { x: middle.x, y: above },
      { x: along, y: below },
      { x: along, y: above },
      { x: x + w + AWAY, y: middle.y },
      { x: x - width - AWAY, y: middle.y },
      { x: along, y: below + HEIGHT + AWAY },
      { x: along, y: above - HEIGHT - AWAY },
    ].map((spot): Box => ({ ...spot, w: width, h: HEIGHT }));
    const isIn = (box: Box): boolean =>
      box.x >= 0 && box.y >= 0 && box.x + box.w <= size.w && box.y + box.h <= size.h;
    const isFree = (box: Box): boolean => !taken.some((other, at) => at !== i && overlaps(box, other));
    const found = spots.find((box) => isIn(box) && isFree(box)) ?? spots.find(isIn) ?? spots[0]!;
    taken.push(found);
    return found;
  });
}
