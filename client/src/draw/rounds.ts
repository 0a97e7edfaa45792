import type { RoundPart, RoundsSurface } from '@stellwerk/engine/stage/stage.ts';
import { drawKettle } from './brewing.ts';
import type { Box } from './geometry.ts';
import { drawEngine, drawPath } from './icons.ts';
import { label } from './label.ts';
import type { Look } from './look.ts';
import type { Pen } from './pen.ts';
import { panel, within } from './pen.ts';

export const ROUNDS = { h: 104 } as const;
const PART = { w: 48, h: 44, pitch: 52 } as const;
const TICK = { w: 13, h: 34, pitch: 16 } as const;
const APART = 30;
const LEAST = 86;

export interface RoundPlan {
  readonly label: { readonly x: number; readonly y: number };
  readonly parts: readonly Box[];
  readonly isNow: boolean;
  readonly w: number;
}

const isNow = ({ now }: RoundsSurface, id: string): boolean => now?.round === id;

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

function drawSign(pen: Pen, part: RoundPart, ink: string): void {
  if (part === 'rail') drawEngine(pen, ink);
  else if (part === 'beer') drawKettle(pen, ink);
  else if (part === 'stock') drawPath(pen, 'M-7 -9H7V9H-7ZM-3 -3H3M-3 1H3M-3 5H1', { stroke: ink, width: 2 });
  else drawPath(pen, 'M-5 -8L7 0L-5 8Z', { fill: ink });
}

/** All rounds of the game in a row. */
export function drawRounds(pen: Pen, look: Look, surface: RoundsSurface, box: Box): void {
  const { theme } = look;
  const plans = planRounds(surface);
  const before = surface.rounds.findIndex(({ id }) => isNow(surface, id));
  plans.forEach((plan, i) => {
    const round = surface.rounds[i];
    if (!round) return;
    label(pen, look, look.say(round.label), box.x + plan.label.x, box.y + plan.label.y, {
      size: 25,
      weight: plan.isNow ? 800 : 500,
      fill: plan.isNow ? theme.accent : theme.ink3,
      middle: true,
      grow: 1.6,
      max: plan.w + APART - 8,
    });
    plan.parts.forEach((part, p) => {
      const own = { ...part, x: box.x + part.x, y: box.y + part.y };
      const on = plan.isNow && surface.now?.part === p;
      const isPast = before >= 0 && i < before;
      panel(pen, own, plan.isNow ? 9 : 3, {
        fill: on ? theme.accent : plan.isNow ? theme.paper : isPast ? theme.line2 : theme.chip,
        stroke: on ? theme.accent : isPast ? theme.line2 : theme.chipLine,
        width: 2,
      });
      if (plan.isNow)
        within(pen, own.x + own.w / 2, own.y + own.h / 2, 1.35, () =>
          drawSign(pen, round.parts[p] ?? 'turn', on ? theme.accentInk : theme.ink2),
        );
    });
  });
}
