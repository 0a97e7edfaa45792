import type { Customers, DemandSurface } from '@stellwerk/engine/stage/stage.ts';
import { drawSheet } from './block.ts';
import { drawSquares } from './brewing.ts';
import { drawSolidCube } from './cube.ts';
import { CAR, carWidth, type ColumnPlan, type DemandPlan, planDemand } from './demand-plan.ts';
import type { Box } from './geometry.ts';
import { drawPath } from './icons.ts';
import { label } from './label.ts';
import { type Look, liveryOf } from './look.ts';
import type { Pen } from './pen.ts';
import { faded, line, panel, within } from './pen.ts';
import { drawPlate } from './plate.ts';

const centre = { align: 'center', middle: true } as const;

interface Tone {
  readonly fill: string;
  readonly edge: string;
}
/** Regular customers are yellow and new ones orange; the words over the columns say so too. */
const toneOf = ({ theme }: Look, column: 'regular' | 'fresh'): Tone => {
  const zone = theme.zone[column === 'regular' ? 'yellow' : 'orange'];
  return { fill: zone?.fill ?? theme.paper, edge: zone?.corner ?? theme.line2 };
};

/** What one cube brings; while it can be delivered it says so. */
function drawPrice(pen: Pen, look: Look, { price, gain }: Customers, box: Box): void {
  const { theme } = look;
  const h = Math.min(58, box.h - 10);
  const pill = { x: box.x, y: box.y + box.h / 2 - h / 2, w: box.w, h };
  const on = gain !== undefined;
  panel(pen, pill, h / 2, {
    fill: on ? theme.go : theme.paper,
    stroke: on ? theme.go : theme.line2,
    width: 2,
  });
  label(pen, look, on ? `+${look.amount(gain)}` : look.amount(price), pill.x + pill.w / 2, pill.y + h / 2, {
    ...centre,
    size: 28,
    weight: on ? 800 : 600,
    fill: on ? theme.goSoft : theme.ink,
    grow: 1.9,
    narrow: 0.7,
    max: pill.w - 10,
    whole: true,
  });
}

/** Cubes that would come, pale. */
function drawComing(pen: Pen, look: Look, count: number, box: Box, isLow: boolean): void {
  const { theme } = look;
  const pill = { x: box.x + box.w - (isLow ? 178 : 84), y: box.y + box.h / 2 - 22, w: 74, h: 44 };
  faded(pen, 0.42, () =>
    within(pen, pill.x - 34, box.y + box.h / 2, 1, () => drawSolidCube(pen, look, isLow ? 34 : 46)),
  );
  panel(pen, pill, 22, { fill: theme.go });
  label(pen, look, `+${count}`, pill.x + 37, pill.y + 22, {
    ...centre,
    size: 25,
    weight: 800,
    fill: theme.goSoft,
    grow: 1.4,
    max: 64,
  });
}

function drawColumn(
  pen: Pen,
  look: Look,
  customers: Customers,
  plan: ColumnPlan,
  tone: Tone,
  isLow: boolean,
  pointsRight: boolean,
): void {
  const { theme } = look;
  const isGlad = customers.gain !== undefined || customers.coming !== undefined;
  panel(pen, plan.field, 15, {
    fill: tone.fill,
    stroke: isGlad ? theme.glowLine : tone.edge,
    width: isGlad ? 5 : 2.4,
  });
  if (customers.note)
    label(
      pen,
      look,
      look.say(customers.note),
      plan.field.x + plan.field.w / 2,
      plan.field.y + plan.field.h / 2,
      {
        ...centre,
        size: 25,
        fill: theme.ink2,
        grow: 1.3,
        max: plan.field.w - 20,
      },
    );
  if (isLow)
    label(pen, look, look.amount(customers.price), plan.price.x + 12, plan.price.y + plan.price.h / 2, {
      size: 28,
      weight: 600,
      fill: theme.ink,
      middle: true,
      grow: 1.5,
      max: plan.price.w - 12,
      whole: true,
    });
  else {
    panel(pen, plan.delivered, 15, {
      stroke: isGlad ? theme.glowLine : tone.edge,
      width: 2.4,
      dash: [9, 7],
      ...(customers.gain === undefined ? {} : { fill: theme.goSoft }),
    });
    drawPrice(pen, look, customers, plan.price);
    const p = { x: plan.price.x + plan.price.w / 2, y: plan.price.y + plan.price.h - 12 };
    if (plan.price.h > 96)
      within(pen, p.x, p.y, 2, () =>
        drawPath(pen, pointsRight ? 'M-5 0H5M1 -3.5L5 0L1 3.5' : 'M5 0H-5M-1 -3.5L-5 0L-1 3.5', {
          stroke: theme.ink3,
          width: 1.6,
        }),
      );
  }
  if (customers.coming !== undefined) drawComing(pen, look, customers.coming, plan.field, isLow);
}

function drawAway(pen: Pen, look: Look, surface: DemandSurface, plan: DemandPlan): void {
  const { theme } = look;
  const { away } = surface;
  if (!away || !plan.away) return;
  const { box } = plan.away;
  const words = { size: 23, fill: theme.ink2, middle: true, grow: 1.4 } as const;
  const store = (text: string, at: Box): void =>
    void label(pen, look, text, plan.isLow ? at.x - 8 : at.x + 4, plan.isLow ? at.y + at.h / 2 : at.y - 16, {
      ...words,
      weight: 600,
      max: plan.isLow ? at.w * 0.95 : at.w,
      narrow: plan.isLow ? 0.5 : 0.7,
      ...(plan.isLow ? { align: 'right' } : {}),
    });
  if (!plan.isLow) {
    const zone = theme.zone['blue'];
    panel(pen, box, 15, {
      fill: zone?.fill ?? theme.noteSoft,
      stroke: zone?.corner ?? theme.note,
      width: 2.4,
    });
    label(pen, look, away.label, box.x + 40, box.y + 46, {
      ...centre,
      size: 42,
      weight: 800,
      fill: theme.ink,
      max: 60,
    });
    label(pen, look, look.say(away.note), box.x + 40, box.y + 92, { ...words, ...centre, size: 23, max: 78 });
    drawPrice(
      pen,
      look,
      { place: '', delivered: '', price: away.price },
      { x: box.x + 92, y: box.y, w: 96, h: box.h },
    );
    for (const x of [plan.away.supply.x - 16, plan.away.store.x - 16])
      line(pen, x, box.y + 14, x, box.y + box.h - 14, { stroke: zone?.corner ?? theme.line2, width: 1.6 });
    away.trains.forEach((train, i) => drawCar(pen, look, train, plan.away?.trains[i] ?? box));
  }
  store(look.say(away.supply.label), plan.away.supply);
  store(look.say(away.box.label), plan.away.store);
}

/** A train that may carry goods: whose it is, its squares, and who must agree. */
function drawCar(
  pen: Pen,
  look: Look,
  { livery, name, colour, squares, note }: NonNullable<DemandSurface['away']>['trains'][number],
  box: Box,
): void {
  const { theme } = look;
  within(pen, box.x, box.y + box.h / 2, box.w / carWidth(squares), () => {
    within(pen, 48, 0, 1, () => drawPlate(pen, look, liveryOf(look, livery), 92, 48));
    const card = {
      x: CAR.card,
      y: -CAR.h / 2 + 2,
      w: CAR.squares + Math.max(1, squares) * CAR.square,
      h: CAR.h - 4,
    };
    panel(pen, card, 9, { fill: theme.paper, stroke: theme.line2, width: 2 });
    panel(pen, { ...card, h: 10 }, [9, 9, 0, 0], { fill: theme.tile[colour] });
    label(pen, look, name, card.x + 26, 4, {
      ...centre,
      size: 30,
      weight: 800,
      fill: theme.ink,
      max: 44,
    });
    drawSquares(pen, look, squares, card.x + 50, 4, 34);
  });
  label(pen, look, look.say(note), box.x + 2, box.y - 18, {
    size: 23,
    fill: theme.ink2,
    middle: true,
    grow: 1.4,
    max: box.w - 4,
    least: 0.75,
  });
}

/** The beer market without its cubes. */
export function drawDemand(pen: Pen, look: Look, surface: DemandSurface, box: Box): void {
  const { theme } = look;
  const plan = planDemand(surface, box);
  drawSheet(pen, look, box, theme.paper2);
  const title = {
    size: plan.isLow ? 34 : 42,
    weight: 700,
    serif: true,
    fill: theme.ink,
    middle: true,
  } as const;
  const wide = label(pen, look, look.say(surface.title), box.x + 26, box.y + 40, {
    ...title,
    max: box.w * 0.6,
  });
  if (surface.subtitle)
    label(pen, look, look.say(surface.subtitle), box.x + 26 + wide + 20, box.y + 42, {
      size: 23,
      fill: theme.ink3,
      middle: true,
      grow: 1.3,
      narrow: 0.75,
      max: box.w - wide - 72,
    });
  drawHeads(pen, look, surface, plan);
  surface.segments.forEach((segment, i) => {
    const own = plan.segments[i];
    if (!own) return;
    if (own.folded) {
      drawFolded(pen, look, segment, own.folded, own.marker, plan.isLow);
      return;
    }
    if (!plan.isLow) panel(pen, own.badge, 15, { fill: theme.paper, stroke: theme.line, width: 2 });
    const { x, y, w, h } = own.badge;
    const isTall = !plan.isLow && h > 70;
    label(pen, look, segment.label, x + w / 2, y + h * (isTall ? 0.4 : 0.5), {
      ...centre,
      size: 42,
      weight: 800,
      fill: theme.ink,
      max: w - 6,
    });
    if (isTall)
      label(pen, look, look.say(segment.note), x + w / 2, y + h * 0.78, {
        ...centre,
        size: 23,
        fill: theme.ink3,
        grow: 1.2,
        max: w - 4,
        whole: true,
      });
    drawColumn(pen, look, segment.regular, own.regular, toneOf(look, 'regular'), plan.isLow, true);
    drawColumn(pen, look, segment.fresh, own.fresh, toneOf(look, 'fresh'), plan.isLow, false);
  });
  drawAway(pen, look, surface, plan);
}

/** The words over the columns. */
function drawHeads(pen: Pen, look: Look, surface: DemandSurface, plan: DemandPlan): void {
  const first = plan.segments.find(({ folded }) => folded === null);
  if (!first || plan.isLow) return;
  const head = (text: string, from: Box, to: Box, tone: Tone | null): void => {
    const box = { x: from.x, y: plan.words.y, w: to.x + to.w - from.x, h: plan.words.h };
    panel(pen, box, 9, {
      fill: tone?.fill ?? look.theme.paper,
      stroke: tone?.edge ?? look.theme.line,
      width: 2,
    });
    label(pen, look, text, box.x + box.w / 2, box.y + box.h / 2, {
      ...centre,
      size: 23,
      weight: 700,
      fill: look.theme.ink,
      grow: 1.6,
      narrow: 0.7,
      max: box.w - 10,
    });
  };
  const { regular, fresh } = first;
  head(look.say(surface.columns.regular), regular.field, regular.price, toneOf(look, 'regular'));
  head(look.say(surface.columns.delivered), regular.delivered, fresh.delivered, null);
  head(look.say(surface.columns.fresh), fresh.price, fresh.field, toneOf(look, 'fresh'));
}

function drawFolded(
  pen: Pen,
  look: Look,
  { label: name, regular, fresh, closed }: DemandSurface['segments'][number],
  box: Box,
  marker: Box,
  isLow: boolean,
): void {
  const { theme } = look;
  panel(pen, box, 12, { fill: theme.ui3, stroke: theme.line2, width: 2, dash: [8, 6] });
  const mid = box.y + box.h / 2;
  if (!isLow)
    label(pen, look, name, box.x + 32, mid, { ...centre, size: 34, weight: 700, fill: theme.ink2, max: 50 });
  const left = marker.x + marker.w + 14;
  const style = {
    size: 23,
    fill: theme.ink2,
    middle: true,
    grow: 1.3,
    max: box.x + box.w - left - 8,
  } as const;
  if (isLow) {
    const from = marker.x + marker.w + 4;
    label(pen, look, name, from, mid, {
      ...style,
      size: 30,
      weight: 700,
      max: box.x + box.w - from - 2,
      whole: true,
      narrow: 0.6,
    });
    return;
  }
  label(pen, look, `${look.amount(regular.price)} | ${look.amount(fresh.price)}`, left, mid - 15, style);
  if (closed) label(pen, look, look.say(closed), left, mid + 16, { ...style, narrow: 0.65 });
}
