import type { BoardPen } from './board.ts';

type Matrix = readonly [number, number, number, number, number, number];
const SAME: Matrix = [1, 0, 0, 1, 0, 0];

const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];
const f = (n: number): string => String(Math.round(n * 100) / 100);
const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c);

const ANCHOR: Readonly<Record<string, string>> = { center: 'middle', right: 'end', end: 'end' };

/** Draws into SVG: the same renderers, so that what is saved is what is seen, and stays sharp in print. */
export class SvgPen {
  fillStyle: string = '#000';
  strokeStyle: string = '#000';
  lineWidth = 1;
  lineCap: CanvasLineCap = 'butt';
  lineJoin: CanvasLineJoin = 'miter';
  lineDashOffset = 0;
  globalAlpha = 1;
  font = '10px sans-serif';
  textAlign: CanvasTextAlign = 'left';
  #dash: readonly number[] = [];
  #matrix: Matrix = SAME;
  #clip = '';
  #path = '';
  /** The shape that was filled last, while its edge may still be drawn with it. */
  #filled: { readonly start: string; readonly path: string; readonly end: string } | null = null;
  #out: string[] = [];
  #defs: string[] = [];
  #stack: (() => void)[] = [];
  readonly #ruler: CanvasRenderingContext2D | null;

  constructor(ruler: CanvasRenderingContext2D | null) {
    this.#ruler = ruler;
  }

  /** As the renderers want it; they use nothing that is not here. */
  get pen(): BoardPen {
    return this as unknown as BoardPen;
  }

  save(): void {
    const { fillStyle, strokeStyle, lineWidth, lineCap, lineJoin, globalAlpha, font, textAlign } = this;
    const [dash, matrix, clip] = [this.#dash, this.#matrix, this.#clip];
    this.#stack.push(() => {
      Object.assign(this, {
        fillStyle,
        strokeStyle,
        lineWidth,
        lineCap,
        lineJoin,
        globalAlpha,
        font,
        textAlign,
      });
      this.#dash = dash;
      this.#matrix = matrix;
      this.#clip = clip;
    });
  }
  restore(): void {
    this.#stack.pop()?.();
  }
  translate(x: number, y: number): void {
    this.#matrix = times(this.#matrix, [1, 0, 0, 1, x, y]);
  }
  rotate(angle: number): void {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    this.#matrix = times(this.#matrix, [c, s, -s, c, 0, 0]);
  }
  scale(x: number, y: number): void {
    this.#matrix = times(this.#matrix, [x, 0, 0, y, 0, 0]);
  }

  beginPath(): void {
    this.#path = '';
  }
  closePath(): void {
    this.#path += 'Z';
  }
  moveTo(x: number, y: number): void {
    this.#path += `M${f(x)} ${f(y)}`;
  }
  lineTo(x: number, y: number): void {
    this.#path += `${this.#path ? 'L' : 'M'}${f(x)} ${f(y)}`;
  }
  quadraticCurveTo(a: number, b: number, x: number, y: number): void {
    this.#path += `Q${f(a)} ${f(b)} ${f(x)} ${f(y)}`;
  }
  bezierCurveTo(a: number, b: number, c: number, d: number, x: number, y: number): void {
    this.#path += `C${f(a)} ${f(b)} ${f(c)} ${f(d)} ${f(x)} ${f(y)}`;
  }
  rect(x: number, y: number, w: number, h: number): void {
    this.#path += `M${f(x)} ${f(y)}h${f(w)}v${f(h)}h${f(-w)}Z`;
  }
  roundRect(x: number, y: number, w: number, h: number, radii: number | readonly number[] = 0): void {
    const list = typeof radii === 'number' ? [radii] : radii;
    const most = Math.min(w, h) / 2;
    const r = (i: number): number =>
      Math.min(most, list.length === 1 ? (list[0] ?? 0) : (list[i] ?? list[i % 2] ?? 0));
    const [a, b, c, d] = [r(0), r(1), r(2), r(3)];
    if (a + b + c + d === 0) {
      this.rect(x, y, w, h);
      return;
    }
    this.#path += `M${f(x + a)} ${f(y)}H${f(x + w - b)}A${f(b)} ${f(b)} 0 0 1 ${f(x + w)} ${f(y + b)}V${f(y + h - c)}`;
    this.#path += `A${f(c)} ${f(c)} 0 0 1 ${f(x + w - c)} ${f(y + h)}H${f(x + d)}A${f(d)} ${f(d)} 0 0 1 ${f(x)} ${f(y + h - d)}`;
    this.#path += `V${f(y + a)}A${f(a)} ${f(a)} 0 0 1 ${f(x + a)} ${f(y)}Z`;
  }
  arc(x: number, y: number, r: number, from: number, to: number, isBack = false): void {
    const full = Math.abs(to - from) >= 2 * Math.PI - 1e-6;
    const at = (angle: number): string => `${f(x + r * Math.cos(angle))} ${f(y + r * Math.sin(angle))}`;
    const sweep = isBack ? 0 : 1;
    this.#path += `${this.#path && !full ? 'L' : 'M'}${at(from)}`;
    if (full) {
      this.#path += `A${f(r)} ${f(r)} 0 1 ${sweep} ${at(from + Math.PI)}A${f(r)} ${f(r)} 0 1 ${sweep} ${at(from)}Z`;
      return;
    }
    const turn = isBack ? from - to : to - from;
    const span = ((turn % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
    this.#path += `A${f(r)} ${f(r)} 0 ${span > Math.PI ? 1 : 0} ${sweep} ${at(to)}`;
  }

  clip(): void {
    const id = `c${this.#defs.length}`;
    this.#defs.push(
      `<clipPath id="${id}"><path d="${this.#path}" transform="${this.#transform()}"/></clipPath>`,
    );
    this.#clip = id;
  }
  fill(): void {
    const start = `<path d="${this.#path}" fill="${this.fillStyle}"`;
    this.#shape(start);
    if (this.globalAlpha === 1) this.#filled = { start, path: this.#path, end: this.#out.at(-1) ?? '' };
  }
  /** The edge of what was just filled goes into the same shape. */
  stroke(): void {
    const { start, path, end } = this.#filled ?? { start: '', path: '', end: '' };
    const isSame = this.#filled !== null && path === this.#path && this.globalAlpha === 1;
    if (isSame && end === this.#shaped(start)) {
      this.#out.pop();
      this.#shape(`${start} ${this.#line()}`);
    } else this.#shape(`<path d="${this.#path}" fill="none" ${this.#line()}`);
  }
  fillRect(x: number, y: number, w: number, h: number): void {
    this.#shape(`<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}" fill="${this.fillStyle}"`);
  }
  setLineDash(dash: readonly number[]): void {
    this.#dash = dash;
  }
  measureText(text: string): { readonly width: number } {
    if (!this.#ruler) return { width: text.length * 8 };
    this.#ruler.font = this.font;
    return { width: this.#ruler.measureText(text).width };
  }
  fillText(text: string, x: number, y: number): void {
    this.#text(text, x, y, `fill="${this.fillStyle}"`);
  }
  strokeText(text: string, x: number, y: number): void {
    this.#text(text, x, y, `fill="none" ${this.#line()}`);
  }
  drawImage(): void {
    // Nothing is drawn as a bitmap here: the sprite cache of an export makes none.
  }

  #line(): string {
    const dash = this.#dash.length > 0 ? ` stroke-dasharray="${this.#dash.map(f).join(' ')}"` : '';
    const cap = this.lineCap === 'butt' ? '' : ` stroke-linecap="${this.lineCap}"`;
    const join = this.lineJoin === 'miter' ? '' : ` stroke-linejoin="${this.lineJoin}"`;
    return `stroke="${this.strokeStyle}" stroke-width="${f(this.lineWidth)}"${cap}${join}${dash}`;
  }
  #transform(): string {
    const [a, b, c, d, x, y] = this.#matrix;
    return `matrix(${[a, b, c, d].map((n) => String(Math.round(n * 1e4) / 1e4)).join(' ')} ${f(x)} ${f(y)})`;
  }
  #shape(start: string, end = '/>'): void {
    this.#filled = null;
    this.#out.push(this.#shaped(start, end));
  }
  #shaped(start: string, end = '/>'): string {
    const alpha = this.globalAlpha < 1 ? ` opacity="${f(this.globalAlpha)}"` : '';
    const clip = this.#clip ? ` clip-path="url(#${this.#clip})"` : '';
    // The clip stands outside the transform: it was set under another one.
    const shape = `${start}${alpha} transform="${this.#transform()}"${end}`;
    return clip ? `<g${clip}>${shape}</g>` : shape;
  }
  #text(text: string, x: number, y: number, style: string): void {
    const anchor = ANCHOR[this.textAlign] ?? 'start';
    this.#shape(
      `<text x="${f(x)}" y="${f(y)}" text-anchor="${anchor}" style="font:${escape(this.font)}" ${style}`,
      `>${escape(text)}</text>`,
    );
  }

  document(width: number, height: number, ground: string): string {
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${f(width)} ${f(height)}" width="${f(width)}" height="${f(height)}">` +
      `<defs>${this.#defs.join('')}</defs><rect width="100%" height="100%" fill="${ground}"/>${this.#out.join('\n')}</svg>\n`
    );
  }
}
