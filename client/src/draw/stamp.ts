import type { Box } from './geometry.ts';
import type { Pen } from './pen.ts';
import { within } from './pen.ts';
import type { SpriteCache } from './sprites.ts';

/** What is seen, and how. */
export interface View {
  readonly visible: Box;
  /** CSS pixels a unit and where the world's origin is on the screen. */
  readonly camera: { readonly x: number; readonly y: number; readonly scale: number };
  /** Device pixels a CSS pixel. */
  readonly ratio: number;
  /** The camera is zooming: bitmaps of another scale will do. */
  readonly moving?: boolean;
  /**
   * Says that the frame has no time left to make bitmaps; those of another scale stand in until the next
   * one.
   */
  readonly isLate?: () => boolean;
  /** Somebody waits for this frame: when it is late, what has no bitmap at all is drawn as it is, and gets one later. */
  readonly isDraft?: boolean;
}

export type BoardPen = Pen & Pick<CanvasRenderingContext2D, 'drawImage'>;

/**
 * What is to be stamped: its middle, its size with all edges and shadows, and how it is drawn about its
 * middle.
 */
export interface Stamped {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly draw: (pen: Pen) => void;
}

/**
 * Draws something from its bitmap, on whole device pixels; by vectors where there can be no bitmap. Returns
 * false when a bitmap is still to be made.
 */
export function stampOne(pen: BoardPen, view: View, sprites: SpriteCache, thing: Stamped): boolean {
  const { camera, ratio } = view;
  const scale = camera.scale * ratio;
  const { x, y, w, h } = thing;
  const isLate = view.isLate?.() ?? false;
  const isDraft = isLate && view.isDraft === true;
  const sprite = isDraft
    ? sprites.known(thing.key, scale, true)
    : sprites.get(thing.key, scale, isLate || view.moving === true, thing);
  if (!sprite) {
    within(pen, x, y, 1, () => thing.draw(pen));
    return !isDraft;
  }
  if (sprite.width !== Math.ceil(w * scale)) {
    pen.drawImage(sprite.image, x - w / 2, y - h / 2, w, h);
    return false;
  }
  const [dw, dh] = [sprite.width / scale, sprite.height / scale];
  const left = Math.round(((x - dw / 2) * camera.scale + camera.x) * ratio) / ratio;
  const top = Math.round(((y - dh / 2) * camera.scale + camera.y) * ratio) / ratio;
  pen.drawImage(sprite.image, (left - camera.x) / camera.scale, (top - camera.y) / camera.scale, dw, dh);
  return true;
}
