import type { DividendsSurface } from '@stellwerk/engine/stage/stage.ts';
import { drawSheet, drawTitle } from './block.ts';
import type { Box } from './geometry.ts';
import { label } from './label.ts';
import type { Look } from './look.ts';
import type { Pen } from './pen.ts';
import { panel } from './pen.ts';

const HEAD = 62;
const FIELD = { w: 104, h: 92 } as const;
const PAD = 22;

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
export function planDividends(surface: DividendsSurface, w: number): DividendsPlan {
  const values = valuesOf(surface);
  const most = Math.max(1, Math.floor((w - 2 * PAD) / FIELD.w));
  const rows = Math.ceil(values.length / most);
  const perRow = Math.ceil(values.length / rows);
  const pitch = (w - 2 * PAD) / perRow;
  return {
    h: HEAD + rows * (FIELD.h + 6) + PAD - 6,
    fields: values.map((value, i) => ({
      value,
      box: {
        x: PAD + (i % perRow) * pitch,
        y: HEAD + Math.floor(i / perRow) * (FIELD.h + 6),
        w: pitch - 4,
        h: FIELD.h,
      },
    })),
  };
}

/** The last revenue of every company, and what it pays a share where a marker lies. */
export function drawDividends(pen: Pen, look: Look, surface: DividendsSurface, box: Box): void {
  const { theme } = look;
  drawSheet(pen, look, box, theme.paper2);
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
  for (const { value, box: local } of planDividends(surface, box.w).fields) {
    const own = { ...local, x: box.x + local.x, y: box.y + local.y };
    const counts = surface.rows.some((row) => row.value === value);
    panel(pen, own, 7, { fill: theme.paper, stroke: counts ? theme.ink3 : theme.line, width: 2 });
    label(pen, look, look.amount(value), own.x + own.w / 2, own.y + 22, {
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
