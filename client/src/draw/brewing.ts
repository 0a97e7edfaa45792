import type { InvestmentFace, Unit } from '@stellwerk/engine/stage/stage.ts';
import { EQUIPMENT } from './card-sizes.ts';
import { drawEngine, drawPath, TICK } from './icons.ts';
import { label, sizeAt } from './label.ts';
import type { Look } from './look.ts';
import type { Pen } from './pen.ts';
import { disc, faded, line, panel, within } from './pen.ts';
import { TRAIN } from './train.ts';

const KETTLE = 'M-8 9V-2Q-8 -6 -3 -7V-10H3V-7Q8 -6 8 -2V9Z';
export const drawKettle = (pen: Pen, fill: string): void => drawPath(pen, KETTLE, { fill });

const MUG = 'M-8 -8H5V10H-8ZM5 -4H9Q11 -4 11 -1V3Q11 6 8 6H5M-4 -4V6M1 -4V6';
/** Nobody wants beer here: a struck mug in a square about the origin. */
export function drawNoDemand(pen: Pen, look: Look, size: number): void {
  const { theme } = look;
  const box = { x: -size / 2, y: -size / 2, w: size, h: size };
  panel(pen, { ...box, y: box.y + size * 0.06 }, size * 0.16, { fill: theme.shadow, alpha: 0.18 });
  panel(pen, box, size * 0.16, { fill: theme.ui3, stroke: theme.ink2, width: size * 0.06 });
  within(pen, -size * 0.03, 0, size / 34, () => drawPath(pen, MUG, { stroke: theme.ink2, width: 2 }));
  line(pen, -size * 0.38, size * 0.38, size * 0.38, -size * 0.38, { stroke: theme.stop, width: size * 0.08 });
}

const BARREL = { fill: '#E0A83E', edge: '#5B3A08' } as const;

/** One unit of equipment, about `size` high, its middle at the origin. */
export function drawBarrel(pen: Pen, look: Look, unit: Unit, size: number): void {
  const { theme } = look;
  const k = size / 20;
  within(pen, 0, 0, k, () => {
    const used = unit === 'used';
    drawPath(pen, 'M-6 -10H6Q9 0 6 10H-6Q-9 0 -6 -10Z', {
      fill: used ? theme.ui3 : BARREL.fill,
      stroke: used ? theme.ink3 : BARREL.edge,
      width: 1.4,
    });
    drawPath(pen, 'M-7.5 -5H7.5M-7.5 5H7.5', { stroke: used ? theme.line2 : BARREL.edge, width: 1.2 });
    pen.lineCap = 'round';
    if (used) within(pen, 0, 0, 1.2, () => drawPath(pen, TICK, { stroke: theme.go, width: 2.2 }));
    if (unit === 'export' || unit === 'kept')
      drawPath(pen, 'M-4 0H4M1 -3.4L4.4 0L1 3.4', { stroke: '#B3261E', width: 2.6 });
    pen.lineCap = 'butt';
  });
}

/** From afar a dot a unit. */
function drawDots(pen: Pen, look: Look, units: readonly Unit[], y: number, r: number): void {
  const pitch = r * 2.5;
  units.forEach((unit, i) => {
    const isAway = unit === 'export' || unit === 'kept';
    const fill = unit === 'used' ? look.theme.line2 : isAway ? '#B3261E' : BARREL.fill;
    disc(pen, (i - (units.length - 1) / 2) * pitch, y, r, { fill, stroke: BARREL.edge, width: r * 0.24 });
  });
}

/** Squares in which a train carries goods. */
export function drawSquares(pen: Pen, look: Look, count: number, x: number, y: number, size: number): void {
  for (let i = 0; i < count; i++)
    panel(pen, { x: x + i * size * 1.2, y: y - size / 2, w: size, h: size }, size * 0.16, {
      fill: look.theme.tile.blue,
      stroke: look.theme.inkPiece,
      width: size * 0.1,
    });
}

function drawSheet(pen: Pen, look: Look, face: InvestmentFace, w: number, h: number): void {
  const { theme } = look;
  const [x, y] = [-w / 2, -h / 2];
  panel(pen, { x, y: y + 3, w, h }, 10, { fill: theme.shadow, alpha: 0.12 });
  panel(pen, { x, y, w, h }, 10, { fill: theme.paper, stroke: theme.line2, width: 2 });
  panel(pen, { x: x + 1, y: y + 1, w: w - 2, h: h * 0.25 }, [9, 9, 0, 0], { fill: theme.tile[face.colour] });
}

/** The side with the kettle: type, how far it reaches, a barrel a unit, and what is left of them. */
function drawEquipment(pen: Pen, look: Look, face: InvestmentFace): void {
  const { theme } = look;
  const { w, h } = EQUIPMENT;
  const [x, y] = [-w / 2, -h / 2];
  const { brew } = face;
  drawSheet(pen, look, face, w, h);
  within(pen, x + 22, y + 15, 1.2, () => drawKettle(pen, theme.inkPiece));
  const small = { size: 18, fill: theme.inkPiece, middle: true, grow: 1.35, whole: true } as const;
  label(pen, look, look.say(brew.reaches), x + 42, y + 15, { ...small, weight: 600, max: w - 52 });
  const isNear = sizeAt(look, 18, 1.35) !== null;
  const middle = isNear && brew.foot ? y + h * 0.5 : y + h * 0.62;
  label(pen, look, brew.type, x + 26, middle, {
    size: 46,
    weight: 800,
    fill: theme.ink,
    align: 'center',
    middle: true,
    grow: 1.4,
    max: 48,
    whole: true,
  });
  const pitch = Math.min(32, (w - 62) / Math.max(1, brew.units.length));
  if (isNear)
    brew.units.forEach((unit, i) =>
      within(pen, x + 66 + i * pitch, middle, 1, () => drawBarrel(pen, look, unit, 32)),
    );
  else within(pen, 24, middle, 1, () => drawDots(pen, look, brew.units, 0, 12));
  if (brew.foot)
    label(pen, look, look.say(brew.foot), x + 12, y + h - 15, { ...small, fill: theme.ink2, max: w - 24 });
}

/** The side with the engine: range, and squares for goods. */
function drawTrainSide(pen: Pen, look: Look, face: InvestmentFace, isStack: boolean): void {
  const { theme } = look;
  const { w, h } = TRAIN;
  const y = -h / 2;
  const range = isStack || !face.rail ? face.name : face.rail.range;
  drawSheet(pen, look, face, w, h);
  within(pen, isStack ? -20 : 0, y + 17, isStack ? 1.4 : 1.75, () => drawEngine(pen, theme.inkPiece));
  if (isStack) within(pen, 26, y + 17, 1.2, () => drawKettle(pen, theme.inkPiece));
  const squares = isStack ? 0 : (face.rail?.squares ?? 0);
  const figures = { weight: 800, fill: theme.ink, align: 'center', middle: true, whole: true } as const;
  label(pen, look, range, squares > 0 ? -20 : 0, y + h * 0.53, {
    ...figures,
    size: range.length > 2 ? 38 : 48,
    grow: 1.5,
    max: squares > 0 ? w * 0.5 : w - 8,
  });
  if (squares > 0) drawSquares(pen, look, squares, 8, y + h * 0.53, 28);
  if (face.price !== null)
    label(pen, look, look.amount(face.price), 0, y + h * 0.85, {
      ...figures,
      size: 25,
      weight: 600,
      fill: theme.ink2,
      grow: 1.3,
      max: w - 8,
    });
}

export function drawInvestment(pen: Pen, look: Look, face: InvestmentFace): void {
  if (face.up === 'brew') drawEquipment(pen, look, face);
  else drawTrainSide(pen, look, face, face.up === undefined);
  if (face.up === 'brew' && face.brew.units.length > 0 && face.brew.units.every((unit) => unit === 'used'))
    faded(pen, 0.35, () =>
      panel(pen, { x: -EQUIPMENT.w / 2, y: -EQUIPMENT.h / 2, ...EQUIPMENT }, 10, { fill: look.theme.ui3 }),
    );
}
