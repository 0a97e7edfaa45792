import type { Stage } from '@stellwerk/engine/stage/stage.ts';
import { piecesAt } from '@stellwerk/engine/table/places.ts';
import type { Table } from '@stellwerk/engine/table/types.ts';
import { useEffect, useMemo, useRef } from 'react';
import { atScale, type Look } from '../draw/look.ts';
import { bareSheet } from '../draw/market.ts';
import type { Pen } from '../draw/pen.ts';
import { linesHeight } from '../draw/price-lines.ts';
import type { Ground } from '../layout/kinds/kind.ts';
import { kindOfSurface } from '../layout/kinds/list.ts';
import { drawCaption, drawDrawable, type Scene } from '../layout/scene.ts';
import type { Spot } from '../layout/spots.ts';
import type { Kind } from '../layout/surfaces-of.ts';
import type { Block } from '../layout/world.ts';
import { useRoom } from '../parts/use-room.ts';
import { useScene } from '../tabletop/use-scene.ts';

type Market = Kind<'market'>;
interface Size {
  readonly w: number;
  readonly h: number;
}

/** How low a cell may be for price and plates to be read, in parts of its usual height; how large it is at most. */
const LOWEST = 0.9;
const LARGEST = 1.2;
/** In one or two lines many share a price: their cells are higher. */
const IN_LINES = { lowest: 1.5, highest: 1.65 } as const;
const isInLines = ({ market }: Market): boolean => market.rows.length <= 2;

/** How low the sheet may be, in its own units, and how large it is at most. */
function sheetOf(market: Market): { readonly least: Size; readonly most: Size } {
  const { w } = bareSheet(market);
  if (market.lines) {
    const h = linesHeight(market);
    return { least: { w: w + 160, h }, most: { w: (w + 160) * LARGEST, h: h * LARGEST } };
  }
  const { lowest, highest } = isInLines(market) ? IN_LINES : { lowest: LOWEST, highest: LARGEST };
  return {
    least: { w, h: bareSheet(market, lowest).h },
    most: { w: w * LARGEST, h: bareSheet(market, highest).h },
  };
}

/** How high a market of that width must be for its prices to be read, how high it should be, and is at most: in pixels of the drawing. */
export function heightsOf(
  market: Market,
  width: number,
): { readonly least: number; readonly fair: number; readonly most: number } {
  const sheet = sheetOf(market);
  const scale = width / sheet.least.w;
  const whole = sheet.least.h * scale;
  const rows = market.market.rows.length;
  const [low, high] = isInLines(market) ? [56, 72] : [37, 47];
  return {
    least: Math.min(whole, rows * low + 18),
    fair: Math.min(whole * 1.1, rows * high + 24),
    most: sheet.most.h * scale,
  };
}

/** How large a unit of the sheet is in so much room, and the sheet that then fills it. */
interface Fitted {
  readonly scale: number;
  readonly sheet: Size;
}
function fitted(market: Market, room: Size): Fitted {
  const { least, most } = sheetOf(market);
  const scale = Math.min(room.w / least.w, room.h / least.h);
  const sheet =
    scale > 0 ? { w: Math.min(most.w, room.w / scale), h: Math.min(most.h, room.h / scale) } : room;
  return { scale, sheet };
}

interface Shown {
  readonly market: Market;
  readonly stage: Stage;
  readonly table: Table;
}

/** Cells with their prices, and what lies on them. */
function drawPrices(pen: Pen, look: Look, scene: Scene, sheet: Size, { market, stage, table }: Shown): void {
  const block: Block = {
    id: market.id,
    surface: market,
    box: { x: 0, y: 0, ...sheet },
    inner: false,
    form: 'headless',
  };
  const source = { stage, table, orientation: 'flat' } as const;
  const ground: Ground = { source, board: null, matForm: 'side' };
  const kind = kindOfSurface(market);
  kind.draw(pen, look, market, block, scene);
  const spots: Spot[] = [];
  kind.places(market, block, ground, (spot) => spots.push(spot));
  const laid = spots.flatMap((spot) => {
    const ids = piecesAt(table, spot.place);
    return ids.length === 0 ? [] : (kind.layAt?.(source, spot, ids, block) ?? []);
  });
  for (const { drawables } of laid) for (const one of drawables) drawDrawable(pen, look, null, one);
  for (const { captions } of laid) for (const one of captions) drawCaption(pen, look, one);
}

/**
 * The market for those who are far away: only its cells, as large as they can be, every marker a plate with letters.
 * `type`: pixels of the smallest type.
 */
export function MarketPicture({ market, stage, table, type }: Shown & { readonly type: number }) {
  const ref = useRef<HTMLCanvasElement>(null);
  const onTabletop = useScene();
  const room = useRoom(ref);
  const { scale, sheet } = useMemo(() => fitted(market, room), [market, room]);
  const size: Size = { w: sheet.w * scale, h: sheet.h * scale };
  useEffect(() => {
    const canvas = ref.current;
    const pen = canvas?.getContext('2d');
    const [w, h] = [sheet.w * scale, sheet.h * scale];
    if (!canvas || !pen || !onTabletop || w < 10 || h < 10) return;
    const ratio = Math.min(2, window.devicePixelRatio || 1);
    canvas.width = Math.ceil(w * ratio);
    canvas.height = Math.ceil(h * ratio);
    // How large its things are now, for whoever measures whether they can be read.
    canvas.dataset['scale'] = String(scale);
    pen.scale(scale * ratio, scale * ratio);
    const look = { ...atScale(onTabletop.look, scale), readable: type };
    drawPrices(pen, look, onTabletop.scene, sheet, { market, stage, table });
  }, [onTabletop, market, stage, table, scale, sheet, type]);
  return (
    <canvas
      ref={ref}
      className="market-picture"
      style={{ width: size.w, height: size.h }}
      aria-hidden="true"
    />
  );
}
