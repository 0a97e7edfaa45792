import type { RunBonus } from '@stellwerk/engine/stage/stage.ts';
import type { Box, Point } from './geometry.ts';
import { lerp } from './geometry.ts';
import { label, readableOf } from './label.ts';
import { liveryOf, type Look } from './look.ts';
import type { Pen } from './pen.ts';
import { disc, line, panel, widthOf, within } from './pen.ts';
import { drawPlate } from './plate.ts';

/** What a run earns beside its stops: counted on the sides it crosses, flagged at its goal, explained in a strip. */
interface Counted {
  readonly bonus: RunBonus;
  readonly livery: string;
  /** Middles of the hexes that count, in order. */
  readonly way: readonly Point[];
  readonly map: Box;
  readonly colour: string;
  /** Whether a box covers no hex of the map. */
  readonly isFree: (box: Box) => boolean;
}

const fontOf = (look: Look, least: number): number => Math.max(least, readableOf(look) / look.scale);

/** A disc on every side crossed, counting up. */
function drawCount(pen: Pen, look: Look, { way, colour }: Counted): void {
  const size = fontOf(look, 20);
  const r = size * 0.74;
  way.slice(1).forEach((to, i) => {
    const p = lerp(way[i] ?? to, to, 0.5);
    disc(pen, p.x, p.y, r, { fill: colour, stroke: look.theme.rim, width: r * 0.16 });
    label(pen, look, String(i + 1), p.x, p.y, {
      size,
      weight: 800,
      fill: look.theme.accentInk,
      align: 'center',
      middle: true,
      max: 2 * r - 4,
      narrow: 0.7,
    });
  });
}

/** The nearest spot beside the goal where no hex lies; else right above it. */
function flagSpot({ way, map, isFree }: Counted, w: number, h: number): Box {
  const goal = way.at(-1) ?? { x: map.x, y: map.y };
  let best: Box = { x: goal.x - w / 2, y: goal.y - h - 90, w, h };
  let least = Infinity;
  for (let dx = -6; dx <= 6; dx++)
    for (let dy = -6; dy <= 6; dy++) {
      const box = { x: goal.x + dx * 70 - w / 2, y: goal.y + dy * 60 - h / 2, w, h };
      const isInside =
        box.x > map.x + 6 &&
        box.x + w < map.x + map.w - 6 &&
        box.y > map.y + 6 &&
        box.y + h < map.y + map.h - 6;
      const away = Math.hypot(dx * 70, dy * 60);
      if (isInside && away < least && isFree(box)) [least, best] = [away, box];
    }
  return best;
}

function drawFlag(pen: Pen, look: Look, counted: Counted, word: string): void {
  const { theme } = look;
  const size = fontOf(look, 30);
  const [w, h] = [size * 4.6, size * 2.8];
  const box = flagSpot(counted, w, h);
  const goal = counted.way.at(-1);
  if (goal) {
    const stroke = { stroke: counted.colour, width: Math.max(6, 2 / look.scale) };
    line(pen, box.x + w / 2, box.y + h / 2, goal.x, goal.y, stroke);
  }
  panel(pen, box, h * 0.22, { fill: counted.colour, stroke: theme.rim, width: 3 });
  const style = { fill: theme.accentInk, align: 'center', middle: true, max: w - 16, narrow: 0.7 } as const;
  label(pen, look, word, box.x + w / 2, box.y + h * 0.3, { ...style, size, weight: 600 });
  label(pen, look, `+${look.amount(counted.bonus.amount)}`, box.x + w / 2, box.y + h * 0.68, {
    ...style,
    size: size * 1.2,
    weight: 800,
  });
}

/** From where to where, term by term, and what it comes to. */
function drawLedger(pen: Pen, look: Look, counted: Counted, word: string): void {
  const { theme } = look;
  const { bonus, map, colour } = counted;
  const size = fontOf(look, 30);
  const h = size * 2.7;
  const style = { size, middle: true, fill: theme.ink2 } as const;
  const bold = { ...style, weight: 800, fill: theme.ink } as const;
  type Part = readonly [
    string,
    typeof style | typeof bold | { readonly size: number; readonly fill: string },
  ];
  const parts: readonly Part[] = [
    [look.say(bonus.title), bold],
    ...bonus.terms.flatMap(({ text, value }): readonly Part[] => [
      [look.say(text), style],
      [value, bold],
    ]),
    [word, style],
    [`+${look.amount(bonus.amount)}`, { ...bold, size: size * 1.15, fill: theme.go }],
    ...(bonus.best ? [[look.say(bonus.best), style] as const] : []),
  ];
  const gap = size * 0.7;
  const plate = size * 2.5;
  const widths = parts.map(([text, own]) => widthOf(pen, text, { ...own }));
  const natural = plate + widths.reduce((sum, wide) => sum + wide + gap, 2.4 * gap);
  const w = Math.min(natural, map.w * 0.72);
  const squeeze = Math.min(1, (w - plate - 2.4 * gap) / (natural - plate - 2.4 * gap));
  const box = { x: map.x + 26, y: map.y + map.h - h - 24, w, h };
  panel(pen, box, h * 0.28, { fill: theme.ui, stroke: colour, width: Math.max(4, 1.6 / look.scale) });
  const mid = box.y + h / 2;
  within(pen, box.x + gap * 0.6 + plate / 2, mid, 1, () =>
    drawPlate(pen, look, liveryOf(look, counted.livery), plate, size * 1.36),
  );
  let x = box.x + plate + gap * 1.4;
  parts.forEach(([text, own], i) => {
    const wide = (widths[i] ?? 0) * squeeze;
    label(pen, look, text, x, mid, { ...own, middle: true, max: wide + 1, narrow: 0.55 });
    x += wide + gap * squeeze;
  });
}

/** Everything about a bonus, above the pieces. */
export function drawBonus(pen: Pen, look: Look, counted: Counted): void {
  drawCount(pen, look, counted);
  drawFlag(pen, look, counted, look.words.bonus);
  drawLedger(pen, look, counted, look.words.bonus);
}
