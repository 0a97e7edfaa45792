import type { MapField } from '@stellwerk/engine/stage/stage.ts';
import type { BoardHex, HexField } from './board.ts';
import { type HexArt, layoutOf } from './face-layout.ts';
import { placeDisc } from './clearance.ts';
import { polar } from './geometry.ts';
import { drawSolidCube } from './cube.ts';
import { label, sizeAt } from './label.ts';
import type { Look } from './look.ts';
import type { Pen } from './pen.ts';
import { panel, within } from './pen.ts';
import { drawSite } from './plate.ts';

const FIELD_R = 34;

/** Where the places of a hex beside its circles lie: where they cover least. Goods are below. */
export function fieldsOn(art: HexArt, fields: readonly MapField[]): readonly HexField[] {
  if (fields.length === 0) return [];
  const taken = [...layoutOf(art, 1.5).taken];
  const isBare = art.face.nodes.length === 0 && art.face.paths.length === 0;
  return fields.map((field) => {
    if (field.kind === 'site' && isBare) return { field, x: 0, y: 0 };
    const usual = field.kind === 'goods' ? polar(90, 60) : polar(art.orientation === 'flat' ? 120 : 150, 60);
    return { field, ...placeDisc(taken, FIELD_R, usual, art.orientation) };
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
