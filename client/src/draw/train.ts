import type { Face, TrainFace } from '@stellwerk/engine/stage/stage.ts';
import { drawEngine } from './icons.ts';
import { FIGURE, label, sizeAt } from './label.ts';
import { type Look } from './look.ts';
import type { Pen } from './pen.ts';
import { disc, faded, line, panel, within, write } from './pen.ts';

export type TrainPieceFace = Extract<Face, { readonly kind: 'train' }>;
export const TRAIN = { w: 100, h: 130 } as const;

export interface TrainState {
  /** Which side is up; without one the card shows both. */
  readonly side?: string | undefined;
  readonly nextToRust?: boolean;
  readonly rusted?: boolean;
}

/** What the card says: its range or ranges, and what it costs. */
export function trainText(
  look: Pick<Look, 'amount'>,
  face: TrainPieceFace,
  side?: string,
): { readonly range: string; readonly price: string } {
  const one: TrainFace | undefined = side === undefined ? undefined : face.sides[side];
  const shown = one ? [one] : Object.values(face.sides);
  const prices = [...new Set(shown.map(({ price }) => price))];
  const ranges = shown.map(({ range }) => range);
  return { range: ranges.join('/') || '?', price: prices.map(look.amount).join(' | ') };
}

/** Edges of the cards behind the top one. */
export function drawStack(pen: Pen, look: Look, w: number, h: number, count: number, radius: number): void {
  for (let i = Math.min(3, count - 1); i > 0; i--)
    panel(pen, { x: -w / 2 + i * 3.6, y: -h / 2 - i * 4, w, h }, radius, {
      fill: look.theme.paper,
      stroke: look.theme.line2,
      width: 2,
    });
}

/** Wider than a card: only its range on its colour, as it lies on a company among many. */
export const isTrainPlate = ({ w, h }: { readonly w: number; readonly h: number }): boolean => w > 0.83 * h;

export function drawTrainPlate(
  pen: Pen,
  look: Look,
  face: TrainPieceFace,
  w: number,
  h: number,
  side?: string,
): void {
  const { theme } = look;
  const box = { x: -w / 2, y: -h / 2, w, h };
  panel(pen, { ...box, y: box.y + 3 }, 9, { fill: theme.shadow, alpha: 0.12 });
  panel(pen, box, 9, { fill: theme.paper, stroke: theme.line2, width: 2 });
  panel(pen, { ...box, h: h * 0.2 }, [9, 9, 0, 0], { fill: theme.tile[face.colour] });
  const { range } = trainText(look, face, side);
  label(pen, look, range, 0, h * 0.1, {
    size: h * 0.58,
    weight: 800,
    fill: theme.ink,
    align: 'center',
    middle: true,
    grow: 1.6,
    narrow: 0.5,
    max: w - 6,
    whole: true,
  });
}

/** A train card with its middle at the origin. */
export function drawTrain(pen: Pen, look: Look, face: TrainPieceFace, state: TrainState = {}): void {
  const { theme } = look;
  const { w, h } = TRAIN;
  const [x, y] = [-w / 2, -h / 2];
  const { range, price } = trainText(look, face, state.side);
  const band = h * 0.24;
  const draw = (): void => {
    panel(pen, { x, y: y + 3, w, h }, 9, { fill: theme.shadow, alpha: 0.12 });
    panel(pen, { x, y, w, h }, 9, { fill: theme.paper, stroke: theme.line2, width: 2 });
    panel(pen, { x: x + 1, y: y + 1, w: w - 2, h: band }, [8, 8, 0, 0], { fill: theme.tile[face.colour] });
    within(pen, 0, y + band / 2 + 1, 1.75, () => drawEngine(pen, theme.inkPiece));
    const size = range.length > 3 ? 36 : 48;
    const shown = { align: 'center', middle: true, max: w - 8 } as const;
    // From afar the price gives its room to the range.
    const isPriced = sizeAt(look, price.length > 6 ? 22 : 26, 1.15) !== null;
    const middle = y + h * (isPriced ? 0.53 : 0.62);
    const figures = { ...shown, size, weight: 800, fill: theme.ink, least: 0.6, grow: 1.5, whole: true };
    // Half a range would be another train: rather small than cut.
    if (label(pen, look, range, 0, middle, figures) === 0)
      label(pen, look, range, 0, middle, { ...figures, max: w - 2, floor: FIGURE, narrow: 0.45 });
    label(pen, look, price, 0, y + h * 0.85, {
      ...shown,
      grow: 1.15,
      size: price.length > 6 ? 22 : 26,
      weight: 600,
      fill: theme.ink2,
      // Half a price would be another one.
      narrow: 0.5,
    });
  };
  if (state.rusted) {
    faded(pen, 0.45, draw);
    line(pen, x + 6, -y - 6, -x - 6, y + 6, { stroke: theme.stop, width: 7 });
  } else draw();
  if (state.nextToRust) {
    disc(pen, w / 2 - 8, y + 6, 17, { fill: theme.flagFill, stroke: theme.paper, width: 2.5 });
    write(pen, '!', w / 2 - 8, y + 15, { size: 26, weight: 800, fill: theme.inkPiece, align: 'center' });
  }
}
