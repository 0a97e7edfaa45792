import { centreOf } from '../draw/geometry.ts';
import { atScale, type Look } from '../draw/look.ts';
import type { Pen } from '../draw/pen.ts';
import type { SpriteCache } from '../draw/sprites.ts';
import { type BoardPen, stampOne, type View } from '../draw/stamp.ts';
import { kindOfSurface } from './kinds/list.ts';
import type { Scene } from './scene.ts';
import type { Block } from './world.ts';

/** One surface without the pieces on it. */
export function drawBlock(pen: Pen, look: Look, block: Block, scene: Scene): void {
  const { surface, box, scale = 1 } = block;
  if (scale !== 1) {
    pen.save();
    pen.translate(box.x, box.y);
    pen.scale(scale, scale);
    const own = { ...block, scale: 1, box: { x: 0, y: 0, w: box.w / scale, h: box.h / scale } };
    drawBlock(pen, atScale(look, look.scale * scale), own, scene);
    pen.restore();
    return;
  }
  kindOfSurface(surface).draw(pen, look, surface, block, scene);
}

const blockKeys = new WeakMap<Block, string>();

/**
 * A sheet that has not changed since the last position keeps its bitmap; maps are drawn hex by hex anyway. Returns false
 * when a bitmap of another scale stood in.
 */
export function stampBlock(
  pen: BoardPen,
  look: Look,
  block: Block,
  scene: Scene,
  view: View,
  sprites: SpriteCache,
): boolean {
  const { surface, box } = block;
  const kind = kindOfSurface(surface);
  if (kind.isLive) {
    drawBlock(pen, look, block, scene);
    return true;
  }
  let key = blockKeys.get(block);
  if (key === undefined) {
    key = JSON.stringify([surface, box.w, box.h, block.scale, kind.looks?.(surface, block, scene)]);
    blockKeys.set(block, key);
  }
  const centre = centreOf(box);
  return stampOne(pen, view, sprites, {
    key: `${look.tag}/${key}`,
    ...centre,
    w: box.w + 16,
    h: box.h + 16,
    draw: (p) => {
      p.translate(-centre.x, -centre.y);
      drawBlock(p, look, block, scene);
    },
  });
}
