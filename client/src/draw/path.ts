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
