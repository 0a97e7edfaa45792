import type { Box, Camera, Point } from '../draw/geometry.ts';
import { fit, toWorld } from '../draw/geometry.ts';

/** How far one may go: the whole table as a stamp, one hex filling the window. */
const FARTHEST = 0.06;
const NEAREST = 4;
/** Small blocks are not blown up beyond this. */
const CLOSE = 1.6;
const TRAVEL_MS = 260;
const REST_MS = 140;
/** Pixels by which a bar grows that has to say more. */
const A_LINE = 64;

const clampScale = (scale: number): number => Math.min(NEAREST, Math.max(FARTHEST, scale));
const ease = (t: number): number => 1 - (1 - t) ** 3;

/** Keeps the point of the world under `at` where it is. */
export function zoomAt(camera: Camera, at: Point, factor: number): Camera {
  const scale = clampScale(camera.scale * factor);
  const held = toWorld(camera, at);
  return { scale, x: at.x - held.x * scale, y: at.y - held.y * scale };
}

export const panBy = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x + dx,
  y: camera.y + dy,
});

/** The table may leave the window, but never quite: a corner of it stays to come back by. */
export function kept(
  camera: Camera,
  world: { readonly width: number; readonly height: number },
  w: number,
  h: number,
): Camera {
  const margin = Math.min(120, w / 3, h / 3);
  const [wide, high] = [world.width * camera.scale, world.height * camera.scale];
  return {
    scale: camera.scale,
    x: Math.min(w - margin, Math.max(margin - wide, camera.x)),
    y: Math.min(h - margin, Math.max(margin - high, camera.y)),
  };
}

/** The same scale without bare cloth where there is more of the table to see. */
export function covering(
  { x, y, scale }: Camera,
  world: { readonly width: number; readonly height: number },
  { w, h }: { readonly w: number; readonly h: number },
): Camera {
  const [wide, high] = [world.width * scale, world.height * scale];
  return {
    scale,
    x: wide <= w ? (w - wide) / 2 : Math.min(0, Math.max(w - wide, x)),
    y: high <= h ? (h - high) / 2 : Math.min(0, Math.max(h - high, y)),
  };
}

/** Where the viewer looks. Changed many times a second, so it is no state of React's. */
export class CameraMan {
  #now: Camera = { x: 0, y: 0, scale: 0.4 };
  #size = { w: 1, h: 1 };
  #below = 0;
  #world = { width: 1, height: 1 };
  #frame = 0;
  /** Where the last journey leads: to go there again would begin it anew. */
  #goal: Camera = { x: NaN, y: NaN, scale: NaN };
  #rest: ReturnType<typeof setTimeout> | null = null;
  #isMoving = false;
  #isAtFit = true;
  readonly #listeners = new Set<(isMoving: boolean) => void>();
  readonly #own = new Set<() => void>();
  hasLessMotion: () => boolean = () => false;

  get now(): Camera {
    return this.#now;
  }
  get size(): { readonly w: number; readonly h: number } {
    return this.#size;
  }
  get isMoving(): boolean {
    return this.#isMoving;
  }
  get world(): { readonly width: number; readonly height: number } {
    return this.#world;
  }

  subscribe(listener: (isMoving: boolean) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The viewer moves: whoever was followed leads no longer. */
  onOwnMove(listener: () => void): () => void {
    this.#own.add(listener);
    return () => this.#own.delete(listener);
  }

  #moveMyself(): void {
    for (const listener of this.#own) listener();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener(this.#isMoving);
  }

  /**
   * The window or the table has another size; whoever sees everything goes on seeing everything. Where only what stands
   * under the tabletop takes a line more or less, all of it stays where it is: `below` is from its upper edge to the
   * lower one of the window.
   */
  resize(w: number, h: number, world: { readonly width: number; readonly height: number }, below = h): void {
    const isNew =
      this.#size.w !== w ||
      this.#size.h !== h ||
      this.#world.width !== world.width ||
      this.#world.height !== world.height;
    if (!isNew) return;
    const { w: oldW, h: oldH } = this.#size;
    const isSameWindow = this.#below === below && oldW === w && Math.abs(h - oldH) <= A_LINE;
    const isSameWorld = this.#world.width === world.width && this.#world.height === world.height;
    this.#size = { w, h };
    this.#below = below;
    this.#world = world;
    if (isSameWindow && isSameWorld) {
      this.#tell();
      return;
    }
    // A window that is turned or made larger keeps its middle and its scale.
    const same = panBy(this.#now, (w - oldW) / 2, (h - oldH) / 2);
    // Whoever is on the way to all of it would arrive where all of it was before.
    if (this.#isAtFit) this.#stop();
    this.#now = this.#isAtFit ? this.whole() : kept(same, world, w, h);
    if (this.#isMoving) this.#settle();
    this.#tell();
  }

  whole(): Camera {
    const { width, height } = this.#world;
    return fit({ x: 0, y: 0, w: width, h: height }, this.#size.w, this.#size.h);
  }

  /** Moves now; drawing may be coarse until it rests. */
  set(camera: Camera): void {
    this.#moveMyself();
    this.#stop();
    this.#isAtFit = false;
    this.#move(kept(camera, this.#world, this.#size.w, this.#size.h));
    this.#settle();
  }

  #move(camera: Camera): void {
    this.#now = camera;
    this.#isMoving = true;
    this.#tell();
  }

  #settle(): void {
    if (this.#rest !== null) clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      this.#rest = null;
      this.#isMoving = false;
      this.#tell();
    }, REST_MS);
  }

  #stop(): void {
    if (this.#frame !== 0) cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#goal = { x: NaN, y: NaN, scale: NaN };
  }

  /** Travels there. */
  go(target: Camera, isFit = false): void {
    this.#moveMyself();
    this.#travel(target, isFit);
  }

  /** Goes where somebody else looks. */
  follow(target: Camera): void {
    const { x, y, scale } = this.#goal;
    if (target.x !== x || target.y !== y || target.scale !== scale) this.#travel(target, false);
  }

  #travel(target: Camera, isFit: boolean): void {
    this.#stop();
    this.#goal = target;
    this.#isAtFit = isFit;
    if (this.hasLessMotion()) {
      this.#now = target;
      this.#tell();
      return;
    }
    const from = this.#now;
    const start = performance.now();
    const step = (now: number): void => {
      const t = ease(Math.min(1, (now - start) / TRAVEL_MS));
      const scale = from.scale * (target.scale / from.scale) ** t;
      this.#move({ scale, x: from.x + (target.x - from.x) * t, y: from.y + (target.y - from.y) * t });
      if (t < 1) this.#frame = requestAnimationFrame(step);
      else this.#settle();
    };
    this.#frame = requestAnimationFrame(step);
  }

  fitAll(): void {
    this.go(this.whole(), true);
  }

  /** Brings a part into view; what would be too small there is shown around its middle, at the least scale. */
  focus(box: Box, margin = 24, least = 0): void {
    this.go(this.near(box, margin, least));
  }

  near(box: Box, margin = 24, least = 0): Camera {
    const target = fit(box, this.#size.w, this.#size.h, margin);
    const scale = Math.max(least, Math.min(CLOSE, target.scale));
    const near = scale === target.scale ? target : { scale, ...centred(box, scale, this.#size) };
    return covering(near, this.#world, this.#size);
  }

  /** Shows this and nothing else, as large as it goes; a low window shows its width. */
  keepOn(box: Box): void {
    const { w, h } = this.#size;
    const scale = w > 1.8 * h ? w / box.w : Math.min(w / box.w, h / box.h);
    this.#isAtFit = false;
    const next = { scale, ...centred(box, scale, this.#size) };
    if (next.scale === this.#now.scale && next.x === this.#now.x && next.y === this.#now.y) return;
    this.#stop();
    this.#now = next;
    this.#isMoving = false;
    this.#tell();
  }

  /** Brings a spot into view, if it is not. */
  reveal(box: Box): void {
    const { x, y, scale } = this.#now;
    const left = box.x * scale + x;
    const top = box.y * scale + y;
    const [right, bottom] = [left + box.w * scale, top + box.h * scale];
    const pad = 40;
    const dx = left < pad ? pad - left : right > this.#size.w - pad ? this.#size.w - pad - right : 0;
    const dy = top < pad ? pad - top : bottom > this.#size.h - pad ? this.#size.h - pad - bottom : 0;
    if (dx !== 0 || dy !== 0) this.go(panBy(this.#now, dx, dy));
  }
}

const centred = (
  box: Box,
  scale: number,
  { w, h }: { readonly w: number; readonly h: number },
): { readonly x: number; readonly y: number } => ({
  x: w / 2 - (box.x + box.w / 2) * scale,
  y: h / 2 - (box.y + box.h / 2) * scale,
});
