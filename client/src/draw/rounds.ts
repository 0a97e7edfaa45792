import type { RoundPart, RoundsSurface } from '@stellwerk/engine/stage/stage.ts';
import { drawKettle } from './brewing.ts';
import type { Box } from './geometry.ts';
import { drawEngine, drawPath } from './icons.ts';
import { label } from './label.ts';
import type { Look } from './look.ts';
import type { Pen } from './pen.ts';
import { panel, within } from './pen.ts';
import { APART, isNow, planRounds } from './rounds-plan.ts';

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
