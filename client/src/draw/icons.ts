import type { Pen } from './pen.ts';
import { paint, type Paint } from './pen.ts';

/**
 * Icons are written as SVG paths; a Path2D does not exist outside the browser, so the pen walks them
 * itself.
 */
type Step = (pen: Pen) => void;
const ARITY: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, q: 4, t: 2, c: 6, z: 0 };
const compiled = new Map<string, readonly Step[]>();

function compile(path: string): readonly Step[] {
  const tokens = path.match(/[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
  const steps: Step[] = [];
  let [x, y, cx, cy, startX, startY, at] = [0, 0, 0, 0, 0, 0, 0];
  let command = '';
  while (at < tokens.length) {
    const token = tokens[at] ?? '';
    if (/[a-zA-Z]/.test(token)) {
      command = token;
      at += 1;
    }
    const kind = command.toLowerCase();
    const count = ARITY[kind] ?? 0;
    const n = tokens.slice(at, at + count).map(Number);
    at += count;
    const [bx, by] = command === kind ? [x, y] : [0, 0];
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = n;
    if (kind === 'z') {
      [x, y] = [startX, startY];
      steps.push((pen) => pen.closePath());
      continue;
    }
    const [toX, toY] = endOf(kind, [bx, by], n, [x, y]);
    if (kind === 'm') {
      steps.push((pen) => pen.moveTo(toX, toY));
      [startX, startY] = [toX, toY];
      command = command === 'm' ? 'l' : 'L';
    } else if (kind === 'q' || kind === 't') {
      const [qx, qy] = kind === 'q' ? [bx + a, by + b] : [2 * x - cx, 2 * y - cy];
      steps.push((pen) => pen.quadraticCurveTo(qx, qy, toX, toY));
      [cx, cy] = [qx, qy];
    } else if (kind === 'c') {
      steps.push((pen) => pen.bezierCurveTo(bx + a, by + b, bx + c, by + d, bx + e, by + f));
    } else steps.push((pen) => pen.lineTo(toX, toY));
    if (kind !== 'q' && kind !== 't') [cx, cy] = [toX, toY];
    [x, y] = [toX, toY];
  }
  return steps;
}

function endOf(
  kind: string,
  [bx, by]: readonly [number, number],
  n: readonly number[],
  [x, y]: readonly [number, number],
): readonly [number, number] {
  if (kind === 'h') return [bx + (n[0] ?? 0), y];
  if (kind === 'v') return [x, by + (n[0] ?? 0)];
  return [bx + (n.at(-2) ?? 0), by + (n.at(-1) ?? 0)];
}

/** Traces an SVG path (M L H V Q T C Z and their relatives) into the pen. */
export function trace(pen: Pen, path: string): void {
  let steps = compiled.get(path);
  if (!steps) compiled.set(path, (steps = compile(path)));
  for (const step of steps) step(pen);
}

export function drawPath(pen: Pen, path: string, style: Paint): void {
  pen.beginPath();
  trace(pen, path);
  paint(pen, style);
}

function wheels(pen: Pen, fill: string, xs: readonly number[], y: number, r: number): void {
  for (const x of xs) {
    pen.beginPath();
    pen.arc(x, y, r, 0, 2 * Math.PI);
    paint(pen, { fill });
  }
}

const ENGINE = 'M-11 3.4v-5h9v-3.6h-1v-1.6h7v1.6h-1v3.6h2.4v-3.4h2.4v3.4q2 .4 2 2.6v2.4z';
export function drawEngine(pen: Pen, fill: string): void {
  drawPath(pen, ENGINE, { fill });
  wheels(pen, fill, [-7.4, -1.6, 5], 4, 1.9);
}

export function drawHammers(pen: Pen, ink: string): void {
  pen.lineCap = 'round';
  drawPath(pen, 'M-10 11L8 -7M10 11L-8 -7', { stroke: ink, width: 4.6 });
  pen.lineCap = 'butt';
  drawPath(pen, 'M2 -13L14 -1M-2 -13L-14 -1', { stroke: ink, width: 6.4 });
}

export function drawAnchor(pen: Pen, ink: string): void {
  pen.lineCap = 'round';
  pen.beginPath();
  pen.arc(0, -13, 4, 0, 2 * Math.PI);
  paint(pen, { stroke: ink, width: 4 });
  drawPath(pen, 'M0 -9V15M-8 -3H8M-14 4Q-12 15 0 15Q12 15 14 4', { stroke: ink, width: 4 });
  pen.lineCap = 'butt';
}

export const STAR =
  'M0 -6.63L1.75 -2.41L6.30 -2.05L2.84 .92L3.90 5.36L0 2.98L-3.90 5.36L-2.84 .92L-6.30 -2.05L-1.75 -2.41Z';
export const FLAG = 'M-4.2 7V-6.4M-4.2 -6.2H5.6L3 -2.6L5.6 1H-4.2Z';
export const TICK = 'M-4.2 .4L-1.2 3.4L4.6 -3.2';
export const CROSS = 'M-4 -4L4 4M4 -4L-4 4';

const RAILS = 'M-16 10L-6 -12M16 10L6 -12M-13 4H13M-10 -3H10M-7.5 -9H7.5';
/** Outlines of the stage's own icon words, 24 units wide, stroked. */
const LINE_ICONS: Readonly<Record<string, string>> = {
  rails: RAILS,
  pin: 'M0 11C-8 2 -8 -3 -8 -5C-8 -9.5 -4.5 -13 0 -13C4.5 -13 8 -9.5 8 -5C8 -3 8 2 0 11ZM-2.8 -5H2.8',
  truck: 'M-11 5V-6H4V5ZM4 -1H11V5H4M-8 7H-4M4 7H8',
  paper: 'M-7 -10H7V10H-7ZM-3 -4H3M-3 0H3M-3 4H1',
  hammer: 'M-9 9L2 -2M-3 -7L7 3M1 -11L11 -1M-1 11H9',
  house: 'M-10 -3L0 -10L10 -3ZM-7 0V7M0 0V7M7 0V7M-10 10H10',
  coin: 'M5 -5C2 -8 -6 -7 -6 0C-6 7 2 8 5 5M-9 -2H1M-9 2H1',
};

const BODY: Readonly<Record<string, { readonly path: string; readonly wheels: readonly number[] }>> = {
  electric: { path: 'M-24 6V-5L-19 -10H19L24 -5V6Z', wheels: [-15, -8, 8, 15] },
  diesel: { path: 'M-24 6V-3H-8V-11H10V-3H24V6Z', wheels: [-17, -10, 10, 17] },
  steam: { path: 'M-24 6V-10H-10V-3H10V-10H16V-3H22V6Z', wheels: [-16, -4, 6, 16] },
  railcar: { path: 'M-25 6V-10H14Q23 -8 25 6Z', wheels: [-17, -10, 10, 17] },
  coach: { path: 'M-24 6V-8Q-24 -10 -22 -10H22Q24 -10 24 -8V6Z', wheels: [-16, -9, 9, 16] },
  tank: { path: 'M-24 6V3H-20Q-26 -10 -14 -10H14Q26 -10 20 3H24V6Z', wheels: [-15, 15] },
  roof: { path: 'M-22 6V-8Q0 -13 22 -8V6Z', wheels: [-15, 15] },
  open: { path: 'M-23 -8H-20V1H20V-8H23V6H-23Z', wheels: [-15, 15] },
};
const CHEVRON = 'M-2 -4L2 0L-2 4';

/** Whether the stage's word for an icon has a drawing here. */
export const hasIcon = (icon: string): boolean => icon in BODY || icon in LINE_ICONS || icon in SIGNS;

const SIGNS: Readonly<Record<string, (pen: Pen, ink: string, ground: string) => void>> = {
  moon: (pen, ink, ground) => {
    pen.beginPath();
    pen.arc(0, 0, 7, 0, 2 * Math.PI);
    paint(pen, { fill: ink });
    pen.beginPath();
    pen.arc(3.4, -1.6, 6, 0, 2 * Math.PI);
    paint(pen, { fill: ground });
  },
  speed: (pen, ink) => {
    pen.lineCap = 'round';
    drawPath(pen, CHEVRON, { stroke: ink, width: 2 });
    pen.lineCap = 'butt';
  },
  tick: (pen, ink) => drawPath(pen, TICK, { stroke: ink, width: 2 }),
  star: (pen, ink) => drawPath(pen, STAR, { fill: ink }),
  engine: (pen, ink) => drawEngine(pen, ink),
  anchor: (pen, ink) => drawAnchor(pen, ink),
  mine: (pen, ink) => drawHammers(pen, ink),
};

/**
 * An icon by the stage's word, about 50 units wide for vehicles and 20 for signs; unknown words draw a
 * small ring.
 */
export function drawIcon(pen: Pen, icon: string, ink: string, ground: string): void {
  const body = BODY[icon];
  const outline = LINE_ICONS[icon];
  const sign = SIGNS[icon];
  if (body) {
    drawPath(pen, body.path, { fill: ink });
    if (icon === 'electric' || icon === 'railcar')
      drawPath(pen, 'M-8 -10L-4 -15H6L2 -10', { stroke: ink, width: 1.6 });
    if (icon === 'coach' || icon === 'railcar')
      drawPath(pen, 'M-20 -5H18', { stroke: ground, width: 4, dash: [6, 3] });
    if (icon === 'electric') drawPath(pen, 'M-19 -6H-12V-1H-19ZM12 -6H19V-1H12Z', { fill: ground });
    if (icon === 'diesel') drawPath(pen, 'M-4 -8H6V-4H-4Z', { fill: ground });
    wheels(pen, ink, body.wheels, 9, 2.8);
  } else if (outline) drawPath(pen, outline, { stroke: ink, width: 2 });
  else if (sign) sign(pen, ink, ground);
  else {
    pen.beginPath();
    pen.arc(0, 0, 6, 0, 2 * Math.PI);
    paint(pen, { stroke: ink, width: 2 });
  }
}
