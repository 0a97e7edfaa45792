import type { DividendsSurface } from '@stellwerk/engine/stage/stage.ts';
import { drawSheet, drawTitle } from './block.ts';
import type { Box } from './geometry.ts';
import { label } from './label.ts';
import type { Look } from './look.ts';
import type { Pen } from './pen.ts';
import { panel } from './pen.ts';

const HEAD = 62;
const FIELD = { w: 104, h: 110 } as const;
const PAD = 22;
const USUAL = { left: PAD, top: HEAD, field: FIELD, pad: PAD } as const;
/** The title stands before the fields, and nothing but their values is said. */
const WIDE_LINE = 1500;
const WIDE = { left: 210, top: 14, field: { w: 88, h: 86 }, pad: 16 } as const;
const LINE = { left: 190, top: 14, field: { w: 60, h: 62 }, pad: 16 } as const;

/** The middle of a figure, from the upper edge of its field. */
const figureAt = (w: number, isLine: boolean): number => (!isLine ? 17 : w <= WIDE_LINE ? 11 : 14);
/** How much of a field its figure takes, also where it is grown to be read. */
export const figureHeight = (w: number, isLine: boolean): number => 2 * figureAt(w, isLine);

const valuesOf = ({ from, to, step }: DividendsSurface): readonly number[] =>
  Array.from(
    { length: Math.max(1, Math.floor((to - from) / Math.max(1, step)) + 1) },
    (_, i) => from + i * step,
  );

export interface DividendsPlan {
  readonly h: number;
  readonly fields: readonly { readonly value: number; readonly box: Box }[];
}

/** Fields of values in rows of one length, as wide as the sheet. */
export function planDividends(surface: DividendsSurface, w: number, isLine = false): DividendsPlan {
  const values = valuesOf(surface);
  const { left, top, field, pad } = isLine ? (w > WIDE_LINE ? WIDE : LINE) : USUAL;
  const room = w - left - pad;
  const most = Math.max(1, Math.floor(room / field.w));
  const rows = Math.ceil(values.length / most);
  const perRow = Math.ceil(values.length / rows);
  const pitch = room / perRow;
  return {
    h: top + rows * (field.h + 6) + pad - 6,
    fields: values.map((value, i) => ({
      value,
      box: {
        x: left + (i % perRow) * pitch,
        y: top + Math.floor(i / perRow) * (field.h + 6),
        w: pitch - 4,
        h: field.h,
      },
    })),
  };
}

/** The title, and what each company pays for one share. */
function drawHead(pen: Pen, look: Look, surface: DividendsSurface, box: Box): void {
  const { theme } = look;
  const wide = drawTitle(pen, look, look.say(surface.title), box.x + 26, box.y + 42, box.w * 0.5);
  const said = surface.rows.flatMap(({ livery, value, pays }) =>
    value === null || !pays[0] ? [] : [`${livery} ${pays[0].for} ${look.amount(pays[0].amount)}`],
  );
  label(pen, look, said.join('   '), box.x + box.w - PAD, box.y + 42, {
    size: 22,
    fill: theme.ink2,
    align: 'right',
    grow: 1.6,
    max: box.w - wide - 3 * PAD,
    whole: true,
  });
}

/** The last revenue of every company, and what it pays a share where a marker lies. */
export function drawDividends(
  pen: Pen,
  look: Look,
  surface: DividendsSurface,
  box: Box,
  isLine = false,
): void {
  const { theme } = look;
  drawSheet(pen, look, box, theme.paper2);
  if (isLine)
    label(pen, look, look.say(surface.title), box.x + 24, box.y + box.h / 2, {
      size: 30,
      weight: 600,
      fill: theme.ink2,
      middle: true,
      grow: 1.4,
      max: LINE.left - 34,
      narrow: 0.7,
    });
  else drawHead(pen, look, surface, box);
  for (const { value, box: local } of planDividends(surface, box.w, isLine).fields) {
    const own = { ...local, x: box.x + local.x, y: box.y + local.y };
    const counts = surface.rows.some((row) => row.value === value);
    panel(pen, own, 7, { fill: theme.paper, stroke: counts ? theme.ink3 : theme.line, width: 2 });
    label(pen, look, look.amount(value), own.x + own.w / 2, own.y + figureAt(box.w, isLine), {
      size: 24,
      weight: counts ? 800 : 500,
      fill: counts ? theme.ink : theme.ink3,
      align: 'center',
      middle: true,
      grow: 2,
      narrow: 0.6,
      max: own.w - 4,
      whole: true,
    });
  }
}
