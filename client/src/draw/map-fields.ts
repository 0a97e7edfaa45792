import type { MapField } from '@stellwerk/engine/stage/stage.ts';
import type { BoardHex, HexField } from './board.ts';
import { type HexArt, layoutOf } from './face-layout.ts';
import type { Taken } from './clearance.ts';
import { type Point, polar } from './geometry.ts';
import { drawSolidCube } from './cube.ts';
import { label, sizeAt } from './label.ts';
import type { Look } from './look.ts';
import type { Pen } from './pen.ts';
import { panel, within } from './pen.ts';
import { drawSite } from './plate.ts';

/** What a plate on a site takes, and a price with its cube. */
export const FIELD_SIZE: Readonly<Record<MapField['kind'], { readonly w: number; readonly h: number }>> = {
  site: { w: 92, h: 58 },
  goods: { w: 112, h: 50 },
};
const around = (...far: readonly number[]): readonly Point[] =>
  Array.from({ length: 24 }, (_, i) => far.map((d) => polar(15 * i, d))).flat();
const INSIDE = around(44, 54, 62, 70);
const EDGE = around(78);
/** Over the edge of its hex a field still belongs to it. */
const OUTSIDE = around(86, 94);
const ENOUGH = 8;

/** The spot at which a plate of this size covers least of what is printed; of equal ones the one nearest to the usual. */
function placePlate(taken: Taken[], kind: MapField['kind'], usual: Point): Point {
  const { w, h } = FIELD_SIZE[kind];
  // What lies on goods lies beyond them, and must not leave the map.
  const spots = kind === 'goods' ? [...INSIDE, ...EDGE] : [...INSIDE, ...EDGE, ...OUTSIDE];
  let best = usual;
  let top = -Infinity;
  for (const p of spots) {
    let free = ENOUGH;
    for (const t of taken) {
      const dx = Math.max(0, Math.abs(t.x - p.x) - w / 2);
      const dy = Math.max(0, Math.abs(t.y - p.y) - h / 2);
      // Figures are never covered; track goes on under a plate.
      free = Math.min(free, (Math.hypot(dx, dy) - t.r) * (t.isFigure ? 2 : t.r > 9 ? 1 : 0.5));
    }
    const score = free - 0.05 * Math.hypot(p.x - usual.x, p.y - usual.y) - 0.08 * Math.hypot(p.x, p.y);
    if (score > top) [top, best] = [score, p];
  }
  for (const dx of [-w / 4, w / 4]) taken.push({ x: best.x + dx, y: best.y, r: h / 2, isFigure: true });
  return best;
}

/** How much larger than printed values are where a map is seen as a whole. */
const FAR = 1.5;
/** What of a neighbour a plate over the edge would cover. */
const REACH = 250;

/** Places beside circles, hex by hex: each where it covers least of what is printed there and around. */
export function withFields(hexes: readonly BoardHex[], fields: readonly MapField[]): readonly BoardHex[] {
  if (fields.length === 0) return hexes;
  const figures = hexes.map((hex) => ({
    hex,
    taken: layoutOf(hex.art, FAR).taken.filter(({ r, isFigure }) => isFigure ?? r > 18),
  }));
  return hexes.map((hex) => {
    const own = fields.filter((field) => field.hex === hex.id);
    if (own.length === 0) return hex;
    const around = figures
      .filter(({ hex: other }) => other !== hex && Math.hypot(other.x - hex.x, other.y - hex.y) < REACH)
      .flatMap(({ hex: other, taken }) =>
        taken.map((t) => ({ ...t, x: t.x + other.x - hex.x, y: t.y + other.y - hex.y })),
      );
    return { ...hex, fields: fieldsOn(hex.art, own, around) };
  });
}

/** Where the places of a hex beside its circles lie. Goods are below. */
function fieldsOn(art: HexArt, fields: readonly MapField[], around: readonly Taken[]): readonly HexField[] {
  const taken = [...layoutOf(art, FAR).taken, ...around];
  const isBare = art.face.nodes.length === 0 && art.face.paths.length === 0;
  return fields.map((field) => {
    if (field.kind === 'site' && isBare) return { field, x: 0, y: 0 };
    const usual = field.kind === 'goods' ? polar(90, 60) : polar(art.orientation === 'flat' ? 120 : 150, 60);
    return { field, ...placePlate(taken, field.kind, usual) };
  });
}

function drawGoods(pen: Pen, look: Look, value: number): void {
  const { theme } = look;
  const size = sizeAt(look, 24, 2);
  if (size === null) return;
  const text = look.amount(value);
  const w = size * (1.9 + 0.62 * text.length);
  const h = size * 1.3;
  panel(pen, { x: -w / 2, y: -h / 2, w, h }, h / 2, { fill: theme.slot, stroke: theme.inkPiece, width: 2 });
  within(pen, -w / 2 + size * 0.78, 0, 1, () => drawSolidCube(pen, look, size * 0.84));
  label(pen, look, text, -w / 2 + size * 1.4, 0, {
    size,
    weight: 700,
    fill: theme.inkPiece,
    middle: true,
    max: w - size * 1.5,
    whole: true,
  });
}

/** Sites and goods, above what is printed. */
export function drawFields(pen: Pen, look: Look, hexes: readonly BoardHex[]): void {
  for (const hex of hexes)
    for (const { field, x, y } of hex.fields ?? [])
      if (field.kind === 'site') drawSite(pen, look, field.letters, hex.x + x, hex.y + y);
      else within(pen, hex.x + x, hex.y + y, 1, () => drawGoods(pen, look, field.value));
}
