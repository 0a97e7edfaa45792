import type { Stage } from '@stellwerk/engine/stage/stage.ts';
import { BENCH, BREWERY, BREWERY_SPINE } from '../draw/brewing-sizes.ts';
import type { Side, SideBlock } from './bank.ts';
import { sheet } from './columns.ts';
import { type Kind, surfacesOf } from './surfaces-of.ts';
import type { BlockForm } from './world.ts';

export const isBrewing = ({ sheet: own }: Kind<'charter'>): boolean => own !== undefined;
const brewing = (stage: Stage): readonly Kind<'charter'>[] => surfacesOf(stage, 'charter').filter(isBrewing);

/** As wide as two sheets side by side, whatever lies in it. */
const APART = 14;
const WIDE = 2 * BREWERY.w + APART;

function grid(
  charters: readonly Kind<'charter'>[],
  columns: number,
  h: number,
  form: BlockForm,
  top = 0,
): readonly SideBlock[] {
  const pitch = (WIDE + APART) / columns;
  return charters.map((surface, i) => ({
    id: surface.id,
    surface,
    box: {
      x: (i % columns) * pitch,
      y: top + Math.floor(i / columns) * (h + APART),
      w: pitch - APART,
      h,
    },
    inner: false,
    form,
  }));
}
const heightOf = (blocks: readonly SideBlock[]): number =>
  Math.max(0, ...blocks.map(({ box }) => box.y + box.h));

const SPINES = 5;
/** Of those that are in business where sheets have boxes. */
const BOXED = 3;

/** Breweries in rows of spines: plate and purse of each, and boxes of those that may have something in them. */
export function brewerySpines(stage: Stage): Side {
  const all = brewing(stage);
  const boxed = all.filter((one) => one.state === 'open' && hasBoxes(one));
  const wide = grid(boxed, BOXED, BREWERY_SPINE.h, 'spine');
  const top = wide.length > 0 ? heightOf(wide) + APART : 0;
  const others = all.filter((one) => !boxed.includes(one));
  const blocks = [...wide, ...grid(others, SPINES, BREWERY_SPINE.h, 'spine', top)];
  return { w: WIDE, h: heightOf(blocks), blocks };
}

/** So many side by side that more than two rows are rare. */
const columnsFor = (count: number): number => (count > 9 ? 4 : count > 4 ? 3 : 2);
/** Beside boxes there must be room for cards. */
const boxedColumns = (count: number): number => (count > 8 ? 3 : 2);
const hasBoxes = ({ sheet: own }: Kind<'charter'>): boolean => (own?.boxes.length ?? 0) > 0;

/** The acting brewery is a bench by itself; the others lie side by side, and those to be founded are spines under them. */
export function brewerySheets(stage: Stage): { readonly bench: Side | null; readonly sheets: Side } {
  const all = brewing(stage);
  const acting = all.find((one) => one.acting);
  const open = all.filter((one) => one !== acting && one.state === 'open');
  const closed = all.filter((one) => one !== acting && one.state !== 'open');
  const columns = (open.some(hasBoxes) ? boxedColumns : columnsFor)(open.length);
  const isLow = Math.ceil(open.length / columns) > 2;
  const sheets = grid(open, columns, isLow ? BREWERY.low : BREWERY.h, 'sheet');
  const top = sheets.length > 0 ? heightOf(sheets) + APART : 0;
  const blocks = [...sheets, ...grid(closed, SPINES, BREWERY_SPINE.h, 'spine', top)];
  return {
    bench: acting ? sheet(acting, BENCH.w, BENCH.h, { form: 'bench' }) : null,
    sheets: { w: WIDE, h: heightOf(blocks), blocks },
  };
}
