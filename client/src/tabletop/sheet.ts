import type { Canvas2D } from '../camera/painter.ts';

/** One of the canvases that lie over each other, whoever keeps it. */
export interface Sheet {
  readonly canvas: HTMLCanvasElement;
  /** Paints it anew, at the next frame. */
  draw(): void;
}

/** What a keeper of the canvases is told. */
export interface SheetsProps<Name extends string> {
  readonly size: { readonly w: number; readonly h: number };
  readonly ratio: number;
  /** From the bottom up. */
  readonly paint: Readonly<Record<Name, (pen: Canvas2D) => void>>;
  readonly onSheet: (name: Name, sheet: Sheet | null) => void;
}
