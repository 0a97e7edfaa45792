import type { Slot, Stage } from '@stellwerk/engine/stage/stage.ts';
import type { Box } from '../draw/geometry.ts';
import type { RackPlan, RackSurface, Size } from '../draw/rack.ts';
import { ROUNDS, roundsWidth } from '../draw/rounds-plan.ts';
import { placeBank, type Side, type SideBlock } from './bank.ts';
import { planLowDepot } from './racks.ts';
import { slotSize } from './side.ts';
import { racksOf, surfacesOf } from './surfaces-of.ts';

/** What a round needs now and then, on little room: stocks, cards for sale with the bank beside them, all rounds of the game. */
const WIDE = 936;
const GAP = 10;
const STOCKS = 58;
const TRAY = 230;
/** The marker lies on the corner of its round. */
const MARKER = 24;
const CARDS = { w: 566, h: 176 } as const;
/** Words before what lies in a line. */
const NAME = 290;
const SHORT_NAME = 200;

/** So many fields need a line of their own. */
const MANY = 10;
/** What stands under a piece: its price, what it is called. */
const NOTE = 26;

/** Pieces in a line behind the title; in a line of their own with words under them. */
function planLine(surface: RackSurface, w: number, size: (slot: Slot) => Size, note = 0): RackPlan {
  const slots = surface.groups.flatMap((group) => group.slots);
  const left = note > 0 ? SHORT_NAME : NAME;
  // In a line of their own they lie side by side, however many there are.
  const high = Math.min(STOCKS - 18, note > 0 ? (w - left - 20) / slots.length - 3 : STOCKS);
  const sizes = slots.map((slot) => {
    const natural = size(slot);
    const by = high / natural.h;
    return { w: natural.w * by, h: high };
  });
  const all = sizes.reduce((sum, one) => sum + one.w, 0);
  const apart = Math.min(34, (w - left - 20 - all) / Math.max(1, slots.length - 1));
  let x = left;
  const boxes = sizes.map((one) => {
    const box = { x, y: 9, ...one };
    x += one.w + apart;
    return box;
  });
  let at = 0;
  return {
    w,
    h: STOCKS + note,
    groups: surface.groups.map((group) => ({ label: null, slots: group.slots.map(() => boxes[at++]!) })),
  };
}

function stockLine(stage: Stage): readonly SideBlock[] {
  const all = racksOf(stage, 'display');
  const isLong = ({ groups }: RackSurface): boolean =>
    groups.reduce((sum, { slots }) => sum + slots.length, 0) >= MANY;
  const displays = all.filter((surface) => !isLong(surface));
  const folded = racksOf(stage, 'tray').filter(({ form }) => form === 'folded');
  const size = slotSize(stage);
  const free = WIDE - folded.length * (TRAY + GAP);
  const w = (free + GAP) / Math.max(1, displays.length) - GAP;
  const line = (surface: RackSurface, box: Box, note = 0): SideBlock => ({
    id: surface.id,
    surface,
    box,
    inner: false,
    plan: planLine(surface, box.w, size, note),
    form: 'line',
  });
  const first = displays.length + folded.length > 0 ? STOCKS + GAP : 0;
  return [
    ...displays.map((surface, i) => line(surface, { x: i * (w + GAP), y: 0, w, h: STOCKS })),
    ...folded.map((surface, i): SideBlock => ({
      id: surface.id,
      surface,
      box: { x: free + GAP + i * (TRAY + GAP), y: 0, w: TRAY, h: STOCKS },
      inner: false,
      form: 'folded',
    })),
    ...all
      .filter(isLong)
      .map((surface, i) =>
        line(surface, { x: 0, y: first + i * (STOCKS + NOTE + GAP), w: WIDE, h: STOCKS + NOTE }, NOTE),
      ),
  ];
}

function cardLine(stage: Stage, y: number): readonly SideBlock[] {
  const [depot] = racksOf(stage, 'depot');
  const { w, h } = CARDS;
  const left = depot ? w + GAP : 0;
  return [
    ...(depot
      ? [
          {
            id: depot.id,
            surface: depot,
            box: { x: 0, y, w, h },
            inner: false,
            plan: planLowDepot(depot, w, h),
            form: 'headless' as const,
          },
        ]
      : []),
    ...placeBank(stage, { x: left, y, w: WIDE - left, h }),
  ];
}

export function placeCounter(stage: Stage): Side {
  const stocks = stockLine(stage);
  const top = stocks.reduce((most, { box }) => Math.max(most, box.y + box.h + GAP), 0);
  const blocks: SideBlock[] = [...stocks, ...cardLine(stage, top)];
  let y = top + CARDS.h + GAP;
  for (const surface of surfacesOf(stage, 'rounds')) {
    const scale = Math.min(1, (WIDE - 24) / (roundsWidth(surface) + MARKER));
    blocks.push({
      id: surface.id,
      surface,
      box: { x: 12, y, w: WIDE - 24, h: ROUNDS.h * scale },
      inner: false,
      scale,
    });
    y += ROUNDS.h * scale + GAP;
  }
  return { w: WIDE, h: y - GAP, blocks };
}
