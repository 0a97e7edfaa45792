import type { DemandSurface } from '@stellwerk/engine/stage/stage.ts';
import type { Box } from './geometry.ts';
import { isLowDemand } from './low-demand.ts';

const PAD = 24;
const GAP = 8;
const HEAD = 74;
const WORDS = 46;
const AWAY = 128;
const CLOSED = 76;
const MOST_ROW = 196;

/** A train in the row of export: its plate, then a card with its squares. */
export const CAR = { h: 60, card: 102, squares: 52, square: 40, gap: 16 } as const;
export const carWidth = (squares: number): number =>
  CAR.card + CAR.squares + Math.max(1, squares) * CAR.square;

export interface ColumnPlan {
  readonly field: Box;
  readonly price: Box;
  readonly delivered: Box;
}
export interface SegmentPlan {
  readonly badge: Box;
  readonly regular: ColumnPlan;
  readonly fresh: ColumnPlan;
  /** Folded: one box with the marker and when it opens. */
  readonly folded: Box | null;
  readonly marker: Box;
}
export interface DemandPlan {
  readonly isLow: boolean;
  readonly words: Box;
  readonly segments: readonly SegmentPlan[];
  readonly away: {
    readonly box: Box;
    readonly trains: readonly Box[];
    readonly supply: Box;
    readonly store: Box;
  } | null;
}

const NOWHERE: Box = { x: 0, y: 0, w: 0, h: 0 };

/** What shares a row, from left to right, in parts of its width. */
function row(y: number, h: number, x: number, w: number): Omit<SegmentPlan, 'folded' | 'marker'> {
  const unit = (w - 6 * GAP) / 1112;
  let left = x;
  const take = (wide: number): Box => {
    const box = { x: left, y, w: wide * unit, h };
    left += wide * unit + GAP;
    return box;
  };
  const badge = take(76);
  const [field, price, delivered, other, freshPrice, freshField] = [260, 84, 174, 174, 84, 260].map(take) as [
    Box,
    Box,
    Box,
    Box,
    Box,
    Box,
  ];
  return {
    badge,
    regular: { field, price, delivered },
    fresh: { field: freshField, price: freshPrice, delivered: other },
  };
}

function lowRow(y: number, h: number, x: number, w: number): Omit<SegmentPlan, 'folded' | 'marker'> {
  const wide = (w - 60 - 2 * GAP) / 2;
  const column = (left: number): ColumnPlan => {
    const field = { x: left, y, w: wide, h };
    return {
      field,
      price: { x: left + 8, y, w: 76, h },
      delivered: { x: left + wide - 96, y: y + 4, w: 90, h: h - 8 },
    };
  };
  return {
    badge: { x, y, w: 60, h },
    regular: column(x + 60 + GAP),
    fresh: column(x + 60 + 2 * GAP + wide),
  };
}

/** Where the parts of a beer market lie in its box. */
export function planDemand(surface: DemandSurface, box: Box): DemandPlan {
  const isLow = isLowDemand(box);
  const [x, w] = [box.x + PAD, box.w - 2 * PAD];
  const open = surface.segments.filter(({ closed }) => closed === undefined).length;
  const shut = surface.segments.length - open;
  const top = box.y + (isLow ? 66 : HEAD + WORDS);
  const away = surface.away ? (isLow ? 0 : AWAY + GAP) : 0;
  const foot = isLow ? 80 : shut > 0 ? CLOSED + GAP : 0;
  const room = box.y + box.h - PAD - top - away - foot;
  const high = Math.min(MOST_ROW, room / Math.max(1, open) - GAP);
  const foldedTop = top + open * (high + GAP);
  const foldedWide = (isLow ? w * 0.42 : w) / Math.max(1, shut);
  let [nth, folds] = [0, 0];
  const segments = surface.segments.map(({ closed }): SegmentPlan => {
    if (closed === undefined) {
      const y = top + nth++ * (high + GAP);
      return { ...(isLow ? lowRow : row)(y, high, x, w), folded: null, marker: NOWHERE };
    }
    const folded = {
      x: x + folds++ * foldedWide,
      y: foldedTop,
      w: foldedWide - GAP,
      h: isLow ? 72 : CLOSED,
    };
    const marker = { x: folded.x + (isLow ? 6 : 62), y: folded.y + 10, w: folded.h - 20, h: folded.h - 20 };
    const after = marker.x + marker.w + 4;
    const rest = folded.x + folded.w - after;
    // Hands may put something there all the same: a part of the box for each field.
    const quarter = (n: number): Box => ({ ...folded, x: after + (n * rest) / 4, w: rest / 4 - 2 });
    const column = (n: number): ColumnPlan => ({
      field: quarter(n),
      price: NOWHERE,
      delivered: quarter(n + 1),
    });
    return { badge: NOWHERE, regular: column(0), fresh: column(2), folded, marker };
  });
  const words = { x, y: top - WORDS, w, h: WORDS - 8 };
  return { isLow, words, segments, away: planAway(surface, box, isLow, foldedTop) };
}

/** The row of what goes away by rail: price, trains with room, supply and the box. */
function planAway({ away }: DemandSurface, box: Box, isLow: boolean, below: number): DemandPlan['away'] {
  if (!away) return null;
  const w = box.w - 2 * PAD;
  if (isLow) {
    const store = (n: number): Box => ({
      x: box.x + PAD + w * (0.58 + 0.28 * n),
      y: below,
      w: w * 0.14,
      h: 72,
    });
    return {
      box: NOWHERE,
      trains: away.trains.map((_, i) => ({
        x: box.x + box.w - PAD - 60 * (i + 1),
        y: box.y + 12,
        w: 52,
        h: 44,
      })),
      supply: store(0),
      store: store(1),
    };
  }
  const own = { x: box.x + PAD, y: box.y + box.h - PAD - AWAY, w, h: AWAY };
  const left = own.x + 210;
  // Each as wide as its squares; where there are many, all of them smaller.
  const wide = away.trains.map(({ squares }) => carWidth(squares));
  const taken = wide.reduce((sum, one) => sum + one + CAR.gap, 0);
  const by = Math.min(1, (own.x + w - 420 - left) / Math.max(1, taken));
  let x = left;
  const trains = wide.map((one) => {
    const car = { x, y: own.y + 54, w: one * by, h: CAR.h };
    x += (one + CAR.gap) * by;
    return car;
  });
  return {
    box: own,
    trains,
    supply: { x: own.x + w - 400, y: own.y + 42, w: 180, h: AWAY - 52 },
    store: { x: own.x + w - 210, y: own.y + 42, w: 196, h: AWAY - 52 },
  };
}
