import type { Surface } from '@stellwerk/engine/stage/stage.ts';
import type { Side, SideBlock } from './bank.ts';
import type { Block } from './world.ts';

/** Parts of a table one under the other, each as wide as its column. */

export const GAP = 26;

export interface Column {
  readonly blocks: readonly Block[];
  readonly h: number;
}

/** Blocks as they are by themselves, made so many times as large and moved. */
const grown = (blocks: readonly SideBlock[], by: number, x: number, y: number): readonly Block[] =>
  blocks.map((block) => ({
    ...block,
    scale: (block.scale ?? 1) * by,
    box: { x: x + block.box.x * by, y: y + block.box.y * by, w: block.box.w * by, h: block.box.h * by },
  }));

/** A surface in a size of its own. */
export const sheet = (surface: Surface, w: number, h: number, more: Partial<SideBlock> = {}): Side => ({
  w,
  h,
  blocks: [{ id: surface.id, surface, box: { x: 0, y: 0, w, h }, inner: false, ...more }],
});

/** A market may be wider than the column it was made for. */
const wideOf = ({ w, blocks }: Side): number => Math.max(w, ...blocks.map(({ box }) => box.x + box.w));

/** How high a part becomes in a column; what is empty takes no room. */
export const heightIn = (part: Side, w: number): number =>
  part.blocks.length === 0 ? 0 : (part.h * w) / wideOf(part) + GAP;

export function stacked(parts: readonly Side[], x: number, y: number, w: number): Column {
  let top = y;
  const blocks: Block[] = [];
  for (const part of parts) {
    if (part.blocks.length === 0) continue;
    blocks.push(...grown(part.blocks, w / wideOf(part), x, top));
    top += heightIn(part, w);
  }
  return { blocks, h: Math.max(0, top - GAP - y) };
}
