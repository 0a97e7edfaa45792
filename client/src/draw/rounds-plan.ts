import type { RoundsSurface } from '@stellwerk/engine/stage/stage.ts';
import type { Box } from './geometry.ts';

export const ROUNDS = { h: 104 } as const;
const PART = { w: 48, h: 44, pitch: 52 } as const;
const TICK = { w: 13, h: 34, pitch: 16 } as const;
export const APART = 30;
const LEAST = 86;

export interface RoundPlan {
  readonly label: { readonly x: number; readonly y: number };
  readonly parts: readonly Box[];
  readonly isNow: boolean;
  readonly w: number;
}

export const isNow = ({ now }: RoundsSurface, id: string): boolean => now?.round === id;

/** The present round in full, the others as ticks; from the upper left corner. */
export function planRounds(surface: RoundsSurface): readonly RoundPlan[] {
  let x = 0;
  return surface.rounds.map(({ id, parts }): RoundPlan => {
    const on = isNow(surface, id);
    const { w, h, pitch } = on ? PART : TICK;
    const left = x;
    const width = Math.max(LEAST, parts.length * pitch);
    x += width + APART;
    return {
      label: { x: left, y: 26 },
      isNow: on,
      w: width,
      parts: parts.map((_, i) => ({ x: left + i * pitch, y: 50, w, h })),
    };
  });
}
export const roundsWidth = (surface: RoundsSurface): number =>
  planRounds(surface).reduce((sum, { w }) => sum + w + APART, -APART);
