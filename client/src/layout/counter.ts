import type { Slot, Stage } from '@stellwerk/engine/stage/stage.ts';
import type { RackPlan, RackSurface, Size } from '../draw/rack.ts';
import { ROUNDS, roundsWidth } from '../draw/rounds.ts';
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

/** Pieces in a line behind the title. */
function planLine(surface: RackSurface, w: number, size: (slot: Slot) => Size): RackPlan {
  const slots = surface.groups.flatMap((group) => group.slots);
  const high = STOCKS - 18;
  const sizes = slots.map((slot) => {
    const natural = size(slot);
    const by = high / natural.h;
    return { w: natural.w * by, h: high };
  });
  const all = sizes.reduce((sum, one) => sum + one.w, 0);
  const apart = Math.min(34, (w - NAME - 20 - all) / Math.max(1, slots.length - 1));
  let x = NAME;
  const boxes = sizes.map((one) => {
    const box = { x, y: 9, ...one };
    x += one.w + apart;
    return box;
  });
  let at = 0;
  return {
    w,
    h: STOCKS,
    groups: surface.groups.map((group) => ({ label: null, slots: group.slots.map(() => boxes[at++]!) })),
  };
}

function stockLine(stage: Stage): readonly SideBlock[] {
  const displays = racksOf(stage, 'display');
  const folded = racksOf(stage, 'tray').filter(({ form }) => form === 'folded');
  const size = slotSize(stage);
  const free = WIDE - folded.length * (TRAY + GAP);
  const w = (free + GAP) / Math.max(1, displays.length) - GAP;
  return [
    ...displays.map((surface, i): SideBlock => ({
      id: surface.id,
      surface,
      box: { x: i * (w + GAP), y: 0, w, h: STOCKS },
      inner: false,
      plan: planLine(surface, w, size),
      form: 'line',
    })),
    ...folded.map((surface, i): SideBlock => ({
      id: surface.id,
      surface,
      box: { x: free + GAP + i * (TRAY + GAP), y: 0, w: TRAY, h: STOCKS },
      inner: false,
      form: 'folded',
    })),
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
  const top = stocks.length > 0 ? STOCKS + GAP : 0;
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
