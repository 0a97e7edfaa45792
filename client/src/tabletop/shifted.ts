import type { Camera } from '../draw/geometry.ts';

/** What is drawn for one view of the table, moved and scaled to another: whole pixels where it is only moved. */
export function shifted(from: Camera, to: Camera): string {
  const k = to.scale / from.scale;
  const [x, y] = [to.x - from.x * k, to.y - from.y * k];
  return Math.abs(k - 1) < 0.001
    ? `translate(${Math.round(x)}px, ${Math.round(y)}px)`
    : `translate(${x}px, ${y}px) scale(${k})`;
}

/**
 * The picture of the whole table that is seen while the camera moves. It lies under the canvases, and a frame costs only
 * that it is put elsewhere: nothing is drawn, however large the window is.
 */
export class StillSheet {
  #host: HTMLElement | null = null;
  #canvas: HTMLCanvasElement | null = null;

  /** Where it lies; null: there is no tabletop any more. */
  set host(host: HTMLElement | null) {
    this.#host = host;
    this.#canvas = null;
  }

  show({ canvas, scale }: { readonly canvas: HTMLCanvasElement; readonly scale: number }, now: Camera): void {
    if (!this.#host) return;
    if (this.#canvas !== canvas || canvas.parentElement !== this.#host) {
      this.#canvas = canvas;
      this.#host.replaceChildren(canvas);
    }
    canvas.style.transform = shifted({ x: 0, y: 0, scale }, now);
    this.#host.style.visibility = 'visible';
  }

  hide(): void {
    if (this.#host) this.#host.style.visibility = 'hidden';
  }
}
