import type { Box, Point } from '../draw/geometry.ts';
import type { Caption, Drawable, Laid } from './flow.ts';
import type { Purse } from './kinds/kind.ts';
import type { Spot } from './spots.ts';
import type { Block } from './world.ts';

/**
 * A block may be larger or smaller than it is by itself (`scale`). Kinds of surfaces know nothing of that: they are asked
 * about the block in its own size, from its own upper left corner, and what they answer is brought into the world here.
 */
export const ownBlock = (block: Block): Block => {
  const { box, scale = 1 } = block;
  return scale === 1
    ? block
    : { ...block, scale: 1, box: { x: 0, y: 0, w: box.w / scale, h: box.h / scale } };
};

const pointOut = <P extends Point>({ box, scale = 1 }: Block, p: P): P => ({
  ...p,
  x: box.x + p.x * scale,
  y: box.y + p.y * scale,
});
export const boxOut = (block: Block, own: Box): Box => {
  const { scale = 1 } = block;
  return scale === 1 ? own : { ...pointOut(block, own), w: own.w * scale, h: own.h * scale };
};
export const spotOut = (block: Block, spot: Spot): Spot => {
  const { scale = 1 } = block;
  if (scale === 1) return spot;
  const over = spot.over === undefined ? {} : { over: spot.over * scale };
  return { ...pointOut(block, spot), w: spot.w * scale, h: spot.h * scale, ...over };
};
export const drawableOut = (block: Block, drawable: Drawable): Drawable => {
  const { scale = 1 } = block;
  return scale === 1
    ? drawable
    : { ...pointOut(block, drawable), w: drawable.w * scale, h: drawable.h * scale };
};
const captionOut = (block: Block, caption: Caption): Caption => {
  const { scale = 1 } = block;
  const field = caption.field ? { field: boxOut(block, caption.field) } : {};
  return { ...pointOut(block, caption), size: caption.size * scale, max: caption.max * scale, ...field };
};
export const laidOut = (block: Block, laid: Laid): Laid =>
  (block.scale ?? 1) === 1
    ? laid
    : {
        drawables: laid.drawables.map((one) => drawableOut(block, one)),
        captions: laid.captions.map((one) => captionOut(block, one)),
      };
export const purseOut = (block: Block, purse: Purse): Purse => ({ ...purse, box: boxOut(block, purse.box) });
