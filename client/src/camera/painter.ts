import { foreseeHexes, type View } from '../draw/board.ts';
import type { Camera } from '../draw/geometry.ts';
import { visible } from '../draw/geometry.ts';
import type { Look } from '../draw/look.ts';
import { atScale } from '../draw/look.ts';
import { SpriteCache } from '../draw/sprites.ts';
import { bareHexes } from '../layout/board.ts';
import type { Scene } from '../layout/scene.ts';
import { drawGroundLayer, drawPieceLayer } from '../layout/scene.ts';

export type Canvas2D = CanvasRenderingContext2D;

/** Pixels of the picture that stands in for the table while the camera moves: enough to be sharp, not too much memory. */
const MOST_PIXELS = 9_000_000;

/**
 * So long a frame may make bitmaps for a new scale: a table that grows is seen from a little farther, and hundreds of
 * hexes drawn anew would keep a leaf through its history waiting. Those of the scale before stand in for the others.
 */
const MAKING_MS = 8;
/** And so long one that follows when nobody leafs any more. */
const SHARPENING_MS = 40;

const isNear = (wanted: number, scale: number): boolean => wanted / scale < 1.5 && wanted / scale > 0.6;

export interface Still {
  readonly canvas: HTMLCanvasElement;
  readonly scale: number;
  readonly scene: Scene;
  readonly look: Look;
}

/**
 * Draws the table: ground and pieces. At rest everything is drawn sharp for the present scale; in motion one picture
 * of the whole table is moved instead, so that a frame costs the same however full the table is.
 */
export class Painter {
  readonly sprites = new SpriteCache();
  /** Everything that lies on the table: hands and keys ask it where things are. */
  scene: Scene | null = null;
  /** What of it is drawn, where that is not all. */
  part: Scene | null = null;
  look: Look | null = null;
  /** Drawables that are in a hand or on their way. */
  hidden: ReadonlySet<string> = new Set();
  /** What lies over the pieces and stays there while the camera moves: routes, flags. */
  over: ((pen: Canvas2D, view: View) => void) | null = null;
  /** Something of it has changed: the picture for the next motion is to be made anew when there is time. */
  onStale: () => void = () => undefined;
  /** Bitmaps of another scale stood in for some: another frame should follow. */
  onSoft: () => void = () => undefined;
  /** What is drawn with them; null: everything is sharp. */
  #soft: Scene | null = null;
  #still: Still | null = null;
  #isStale = false;
  /** The look for which bitmaps of the bare map were made. */
  #foreseen: Look | null = null;

  view(
    camera: Camera,
    size: { readonly w: number; readonly h: number },
    ratio: number,
    moving: boolean,
  ): View {
    return { visible: visible(camera, size.w, size.h), camera, ratio, moving };
  }

  ground(pen: Canvas2D, view: View): void {
    const { drawn: scene, look } = this;
    if (!scene || !look) return;
    const { camera, ratio } = view;
    const scale = camera.scale * ratio;
    if (view.moving && this.#drawStill(pen, view)) return;
    pen.setTransform(scale, 0, 0, scale, camera.x * ratio, camera.y * ratio);
    const isDraft = this.#soft !== scene;
    const until = performance.now() + (isDraft ? MAKING_MS : SHARPENING_MS);
    const timed: View = { ...view, isDraft, isLate: () => performance.now() > until };
    const isSharp = drawGroundLayer(pen, atScale(look, camera.scale), scene, timed, this.sprites);
    this.#soft = isSharp ? null : scene;
    if (!isSharp) this.onSoft();
  }
  /** Nothing that lies on the ground is a bitmap of another scale. */
  get isSharp(): boolean {
    return this.#soft === null;
  }

  pieces(pen: Canvas2D, view: View): void {
    const { drawn: scene, look } = this;
    if (!scene || !look || (view.moving && this.hasStill)) return;
    const { camera, ratio } = view;
    const scale = camera.scale * ratio;
    pen.setTransform(scale, 0, 0, scale, camera.x * ratio, camera.y * ratio);
    drawPieceLayer(pen, atScale(look, camera.scale), scene, view, this.hidden);
  }

  #drawStill(pen: Canvas2D, view: View): boolean {
    const still = this.prepare(view.camera, view.ratio);
    if (!still) return false;
    const { camera, ratio } = view;
    const factor = (camera.scale * ratio) / still.scale;
    // Moved only, not made larger or smaller: whole pixels are copied, none has to be mixed from its neighbours.
    const isCopy = Math.abs(factor - 1) < 0.002;
    const [x, y] = [camera.x * ratio, camera.y * ratio];
    if (isCopy) pen.setTransform(1, 0, 0, 1, Math.round(x), Math.round(y));
    else pen.setTransform(factor, 0, 0, factor, x, y);
    pen.imageSmoothingEnabled = !isCopy;
    pen.imageSmoothingQuality = 'low';
    pen.drawImage(still.canvas, 0, 0);
    return true;
  }

  get drawn(): Scene | null {
    return this.part ?? this.scene;
  }

  /** What lies over the pieces is drawn otherwise than the picture for motion has it. */
  stale(): void {
    this.#isStale = true;
    this.onStale();
  }
  /** The picture for motion has everything that lies over the pieces. */
  get isWhole(): boolean {
    return this.hasStill && !this.#isStale;
  }

  get hasStill(): boolean {
    return this.#still !== null && this.#still.scene === this.drawn && this.#still.look === this.look;
  }

  /**
   * Makes the picture for motion, where the present one is of another position. One of another scale will do while
   * things move; at rest (`isFresh`) it is made anew for the scale at which the next motion will begin.
   */
  prepare(camera: Camera, ratio: number, isFresh = false): Still | null {
    const { drawn: scene, look } = this;
    if (!scene || !look || typeof document === 'undefined') return null;
    const { width, height } = scene.world;
    const wanted = Math.min(camera.scale * ratio, Math.sqrt(MOST_PIXELS / (width * height)));
    const old = this.#still;
    const isGood = !isFresh || (isNear(wanted, old?.scale ?? 0) && !this.#isStale);
    if (old && old.scene === scene && old.look === look && isGood) return old;
    const canvas = old?.canvas ?? document.createElement('canvas');
    canvas.width = Math.ceil(width * wanted);
    canvas.height = Math.ceil(height * wanted);
    const pen = canvas.getContext('2d', { alpha: true });
    if (!pen) return null;
    pen.setTransform(wanted, 0, 0, wanted, 0, 0);
    const whole: View = {
      visible: { x: 0, y: 0, w: width, h: height },
      camera: { x: 0, y: 0, scale: wanted },
      ratio: 1,
      moving: true,
    };
    const own = atScale(look, wanted / ratio);
    drawGroundLayer(pen, own, scene, whole, this.sprites);
    drawPieceLayer(pen, own, scene, whole, this.hidden);
    this.over?.(pen, whole);
    this.#isStale = false;
    this.#still = { canvas, scale: wanted, scene, look };
    return this.#still;
  }

  /**
   * Makes bitmaps of what a leaf through history will show of the map: hexes as they were before anything was laid.
   * A few at a time; false: there are more.
   */
  foresee(camera: Camera, ratio: number): boolean {
    const { drawn: scene, look } = this;
    if (!scene?.board || !look || this.#foreseen === look) return true;
    const until = performance.now() + MAKING_MS;
    const isAll = foreseeHexes(
      atScale(look, camera.scale),
      bareHexes(scene.stage),
      scene.board.values,
      camera.scale * ratio,
      this.sprites,
      () => performance.now() > until,
    );
    if (isAll) this.#foreseen = look;
    return isAll;
  }

  clear(): void {
    this.sprites.clear();
    this.#foreseen = null;
    this.#still = null;
  }
}
