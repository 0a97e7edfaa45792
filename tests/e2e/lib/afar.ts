import type { BrowserContext, Page } from 'playwright-core';

/** A word on a page: where it is and how high its letters are set, in pixels of the page. */
export interface Written {
  readonly text: string;
  readonly px: number;
  readonly box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  /** The part of the page that it stands in. */
  readonly part: string;
}
declare global {
  interface Window {
    /** What was written on a canvas since it was last cleared, in its own pixels. */
    writtenOn(canvas: HTMLCanvasElement): readonly Omit<Written, 'part'>[];
  }
}

/** From now on every page of these people keeps what is written on its canvases: to be called before the page is opened. */
export const keepsWriting = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    interface Word {
      text: string;
      px: number;
      box: { x: number; y: number; w: number; h: number };
    }
    const written = new WeakMap<object, Word[]>();
    const wordsOf = (canvas: object): Word[] => {
      const known = written.get(canvas);
      if (known) return known;
      const made: Word[] = [];
      written.set(canvas, made);
      return made;
    };
    type Method = (...args: readonly unknown[]) => unknown;
    const own = (of: object, name: string): Method => Reflect.get(of, name) as Method;
    for (const kind of [CanvasRenderingContext2D, OffscreenCanvasRenderingContext2D]) {
      const pens = kind.prototype as CanvasRenderingContext2D;
      const [fillText, clearRect, drawImage] = ['fillText', 'clearRect', 'drawImage'].map((name) =>
        own(pens, name),
      );
      pens.fillText = function (this: CanvasRenderingContext2D, text, x, y, ...rest) {
        const at = this.getTransform();
        const size = Number.parseFloat(/([\d.]+)px/.exec(this.font)?.[1] ?? '0');
        const w = this.measureText(text).width;
        const left = this.textAlign === 'center' ? x - w / 2 : this.textAlign === 'right' ? x - w : x;
        const px = size * Math.hypot(at.c, at.d);
        const spot = at.transformPoint({ x: left, y });
        const box = { x: spot.x, y: spot.y - px * 0.74, w: w * Math.hypot(at.a, at.b), h: px * 0.76 };
        if (this.globalAlpha > 0.05 && text.trim() !== '') wordsOf(this.canvas).push({ text, px, box });
        fillText!.call(this, text, x, y, ...rest);
      };
      pens.clearRect = function (this: CanvasRenderingContext2D, x, y, w, h) {
        const at = this.getTransform();
        if (w * at.a >= this.canvas.width - 1 && h * at.d >= this.canvas.height - 1)
          written.delete(this.canvas);
        clearRect!.call(this, x, y, w, h);
      };
      // What was drawn somewhere else brings its words along.
      pens.drawImage = function (this: CanvasRenderingContext2D, image: HTMLCanvasElement, ...to: number[]) {
        const [x = 0, y = 0, w = image.width, h = image.height] = to.length === 8 ? to.slice(4) : to;
        const [left = 0, top = 0, across = image.width, down = image.height] = to.length === 8 ? to : [];
        const at = this.getTransform();
        const [sx, sy] = [w / across, h / down];
        for (const word of written.get(image) ?? []) {
          const spot = at.transformPoint({
            x: x + (word.box.x - left) * sx,
            y: y + (word.box.y - top) * sy,
          });
          const [fx, fy] = [sx * Math.hypot(at.a, at.b), sy * Math.hypot(at.c, at.d)];
          wordsOf(this.canvas).push({
            text: word.text,
            px: word.px * fy,
            box: { x: spot.x, y: spot.y, w: word.box.w * fx, h: word.box.h * fy },
          });
        }
        drawImage!.call(this, image, ...to);
      } as typeof pens.drawImage;
    }
    const transferToImageBitmap = own(OffscreenCanvas.prototype, 'transferToImageBitmap');
    OffscreenCanvas.prototype.transferToImageBitmap = function (this: OffscreenCanvas) {
      const bitmap = transferToImageBitmap.call(this) as ImageBitmap;
      written.set(bitmap, wordsOf(this));
      written.delete(this);
      return bitmap;
    };
    const width = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'width')!;
    Object.defineProperty(HTMLCanvasElement.prototype, 'width', {
      ...width,
      set(this: HTMLCanvasElement, value: number) {
        written.delete(this);
        width.set!.call(this, value);
      },
    });
    window.writtenOn = (canvas) => written.get(canvas) ?? [];
  });

/** Every word that is on the page now, whether it is type or drawn; letters on discs and avatars are signs and no words. */
export const writtenOn = (page: Page): Promise<readonly Written[]> =>
  page.evaluate(() => {
    const words: Written[] = [];
    const partOf = (node: Element): string =>
      node.closest('[class^="screen-"], .auction')?.className.toString() ?? node.className.toString();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const around = node.parentElement!;
      const style = getComputedStyle(around);
      if (node.textContent!.trim() === '' || style.visibility === 'hidden') continue;
      if (around.closest('.sr-only, .disc, .avatar, script, style, dialog:not([open])')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects()) {
        if (width < 2 || height < 2) continue;
        const px = Number.parseFloat(style.fontSize) * (around as HTMLElement).currentCSSZoom;
        const inner = Math.min(height, px);
        words.push({
          text: node.textContent!.trim(),
          px,
          box: { x, y: y + (height - inner) / 2, w: width, h: inner },
          part: partOf(around),
        });
      }
    }
    for (const canvas of document.querySelectorAll('canvas')) {
      const own = canvas.getBoundingClientRect();
      if (own.width < 2) continue;
      const scale = own.width / canvas.width;
      for (const { text, px, box } of window.writtenOn(canvas)) {
        const [x, y] = [own.x + box.x * scale, own.y + box.y * scale];
        if (x > own.right || y > own.bottom || x + box.w * scale < own.x || y + box.h * scale < own.y)
          continue;
        words.push({
          text,
          px: px * scale,
          box: { x, y, w: box.w * scale, h: box.h * scale },
          part: `canvas in ${partOf(canvas.parentElement!)}`,
        });
      }
    }
    return words;
  });

/** Words that lie over other words; on the map they find their places by themselves. */
export async function overEachOther(page: Page): Promise<readonly string[]> {
  const words = (await writtenOn(page)).filter(({ part }) => part !== 'canvas in screen-board');
  return words.flatMap((one, i) =>
    words.slice(i + 1).flatMap((other) => {
      const [a, b] = [one.box, other.box];
      const across = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
      const down = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
      // Dots at the end of a line are a part of the same words.
      const isSame = one.text === other.text && one.part === other.part;
      return across > 2 && down > Math.min(a.h, b.h) / 5 && !isSame
        ? [`${one.part} "${one.text}" and ${other.part} "${other.text}"`]
        : [];
    }),
  );
}

/** Words of a part that are not there whole, but for those that may go on. */
export const cutOn = (page: Page, within: string, but: string): Promise<readonly string[]> =>
  page.locator(`${within} *`).evaluateAll(
    (all, goesOn) =>
      all.flatMap((node) => {
        const style = getComputedStyle(node);
        const isCut =
          node.clientWidth > 2 &&
          (node.textContent ?? '').trim() !== '' &&
          /hidden|clip/.test(style.overflowX) &&
          (node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 2);
        return isCut && !node.matches(`${goesOn}, .sr-only, .screen-board *`)
          ? [`${node.className}: ${node.textContent}`]
          : [];
      }),
    but,
  );
