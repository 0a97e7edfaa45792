import type { Pen } from './pen.ts';

/** A canvas that can be drawn on and drawn from. */
export interface Sprite {
  readonly image: CanvasImageSource;
  readonly pen: Pen;
  readonly width: number;
  readonly height: number;
  /** The finished picture, where that is something better than the canvas. */
  readonly freeze?: () => CanvasImageSource;
}
export type MakeSprite = (width: number, height: number) => Sprite | null;

/** A finished sprite. */
export interface Stamp {
  readonly image: CanvasImageSource;
  readonly width: number;
  readonly height: number;
}

/** What a sprite shows, for when it has to be made. */
export interface Picture {
  /** Size in world units; the origin of the drawing is its middle. */
  readonly w: number;
  readonly h: number;
  readonly draw: (pen: Pen) => void;
}

interface Entry {
  readonly stamp: Stamp;
  readonly bytes: number;
  used: number;
}
/** All sprites of one scale. */
interface Sheet {
  readonly scale: number;
  readonly entries: Map<string, Entry>;
  used: number;
}

/** In a browser: an offscreen canvas, or null where there is none. */
export const makeCanvas: MakeSprite = (width, height) => {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  // A bitmap cannot change any more, so that drawing it needs no copy of the canvas behind it.
  return {
    pen: pen as unknown as Pen,
    width,
    height,
    image: canvas,
    freeze: () => canvas.transferToImageBitmap(),
  };
};

/** Beyond this a sprite would be larger than the window that shows it: then vectors are drawn. */
const LARGEST = 2048;
/** A stretched bitmap is good enough for the blink of a zoom within this factor. */
const STRETCH = 2.2;

/**
 * The map, the minimap, those that were left a moment ago, and those of a leaf through history, where the table grows and
 * is seen from a little farther; a zoom leaves dozens behind.
 */
const SCALES = 8;

/** Pre-rendered tiles, sheets and pieces. The least recently used go first when the cap is reached. */
export class SpriteCache {
  readonly #sheets = new Map<number, Sheet>();
  readonly #make: MakeSprite;
  readonly #cap: number;
  #bytes = 0;
  #tick = 0;

  constructor(make: MakeSprite = makeCanvas, capBytes = 96 * 1024 * 1024) {
    this.#make = make;
    this.#cap = capBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }
  get size(): number {
    return [...this.#sheets.values()].reduce((sum, { entries }) => sum + entries.size, 0);
  }

  /**
   * The sprite of that key, made if need be; null if it cannot be made. The key says everything but the scale
   * (device pixels a unit). `moving`: while the camera moves a sprite of another scale will do.
   */
  get(key: string, scale: number, moving: boolean, picture: Picture): Stamp | null {
    const known = this.known(key, scale, moving);
    if (known) return known;
    const stamp = this.#render(scale, picture);
    if (!stamp) return null;
    const bytes = stamp.width * stamp.height * 4;
    this.#sheetFor(scale).entries.set(key, { stamp, bytes, used: this.#tick });
    this.#bytes += bytes;
    if (this.#bytes > this.#cap) this.#trim();
    return stamp;
  }

  /** The sprite of that key if there is one, none is made: of that scale, or with `moving` of another one. */
  known(key: string, scale: number, moving: boolean): Stamp | null {
    this.#tick += 1;
    const sheet = this.#sheets.get(scale);
    const found = sheet?.entries.get(key);
    if (!sheet || !found) return moving ? this.#nearest(key, scale) : null;
    sheet.used = found.used = this.#tick;
    return found.stamp;
  }

  clear(): void {
    for (const sheet of this.#sheets.values()) this.#dropSheet(sheet);
  }

  #nearest(key: string, scale: number): Stamp | null {
    let best: Stamp | null = null;
    let least = Math.log(STRETCH);
    for (const sheet of this.#sheets.values()) {
      const far = Math.abs(Math.log(sheet.scale / scale));
      const entry = far < least ? sheet.entries.get(key) : undefined;
      if (!entry) continue;
      sheet.used = entry.used = this.#tick;
      [least, best] = [far, entry.stamp];
    }
    return best;
  }

  #sheetFor(scale: number): Sheet {
    const known = this.#sheets.get(scale);
    if (known) return known;
    if (this.#sheets.size >= SCALES) {
      const oldest = [...this.#sheets.values()].reduce((a, b) => (b.used < a.used ? b : a));
      this.#dropSheet(oldest);
    }
    const sheet: Sheet = { scale, entries: new Map(), used: this.#tick };
    this.#sheets.set(scale, sheet);
    return sheet;
  }

  #render(scale: number, { w, h, draw }: Picture): Stamp | null {
    const width = Math.ceil(w * scale);
    const height = Math.ceil(h * scale);
    if (width < 1 || height < 1 || width > LARGEST || height > LARGEST) return null;
    const made = this.#make(width, height);
    if (!made) return null;
    made.pen.save();
    made.pen.translate(width / 2, height / 2);
    made.pen.scale(scale, scale);
    draw(made.pen);
    made.pen.restore();
    return { image: made.freeze?.() ?? made.image, width, height };
  }

  #dropSheet(sheet: Sheet): void {
    this.#sheets.delete(sheet.scale);
    for (const [key, entry] of sheet.entries) this.#drop(sheet, key, entry);
  }

  #drop(sheet: Sheet, key: string, { bytes, stamp }: Entry): void {
    sheet.entries.delete(key);
    this.#bytes -= bytes;
    if (typeof ImageBitmap !== 'undefined' && stamp.image instanceof ImageBitmap) stamp.image.close();
  }

  /** Down to nine tenths, so that the next one does not have to sort again; never what was made just now. */
  #trim(): void {
    const all = [...this.#sheets.values()].flatMap((sheet) =>
      [...sheet.entries].map(([key, entry]) => ({ sheet, key, entry })),
    );
    for (const { sheet, key, entry } of all.toSorted((a, b) => a.entry.used - b.entry.used)) {
      if (this.#bytes <= this.#cap * 0.9 || entry.used === this.#tick) return;
      this.#drop(sheet, key, entry);
    }
  }
}
