import type { Slot, Stage } from '@stellwerk/engine/stage/stage.ts';
import { STRIP_MOST } from '../draw/card-sizes.ts';
import type { RackPlan, RackSurface, Size } from '../draw/rack.ts';
import { hasBank, placeBank, type Side, type SideBlock } from './bank.ts';
import { BARE, fitDisplay, planDisplay } from './racks.ts';
import { slotSize } from './side.ts';
import { racksOf } from './surfaces-of.ts';

/** What lies beside a map of cities: displays one under the other on the cloth, and what is for sale just now. */

/** Five cards side by side. */
const DISPLAY = 5 * 217 + 4 * 17;
const GAP = 22;
const CARD_GAP = 24;
const DECK = { w: 150, h: 204 } as const;
/** Cards that lie there for a phase only are smaller than those that stay. */
const PASSING = 226;
/** Piles and the bank, where the map has no sea for them. */
const LAST_ROW = 300;
/** A map beside which nothing lies is so high. */
const BARE_MAP = 1265;
/** The edges of a thick pile look out above it. */
const DECKS = { ...BARE, top: BARE.top + 12 };

/** A closed deck fills its field; what lies open is as wide as one. */
const deckSize = (stage: Stage, deck: Size): ((slot: Slot) => Size) => {
  const size = slotSize(stage);
  return (slot) => {
    const face = slot.like === undefined ? undefined : stage.faces[slot.like];
    const natural = size(slot);
    if (face?.kind === 'card' && face.form === 'back') return deck;
    const scale = Math.min(1, deck.w / natural.w, deck.h / natural.h);
    return { w: natural.w * scale, h: natural.h * scale };
  };
};

/** Side by side in one row, each with its part of it. */
function placeRow(
  racks: readonly { readonly surface: RackSurface; readonly share: number }[],
  w: number,
  plan: (surface: RackSurface, size: Size) => RackPlan,
  { y, h }: { readonly y: number; readonly h: number },
): readonly SideBlock[] {
  let x = 0;
  return racks.map(({ surface, share }) => {
    const box = { x, y, w: w * share - GAP, h };
    x += w * share;
    return { id: surface.id, surface, box, inner: false, plan: plan(surface, box), bare: true };
  });
}

/** `isStocked`: piles and the bank lie elsewhere. */
export function placeCards(stage: Stage, isStocked: boolean): Side {
  const w = DISPLAY;
  const size = slotSize(stage);
  const blocks: SideBlock[] = [];
  let y = 0;
  const displays = racksOf(stage, 'display');
  for (const surface of displays.filter(({ passing }) => !passing)) {
    const plan = planDisplay(surface, w, size, BARE);
    blocks.push({ id: surface.id, surface, box: { x: 0, y, w, h: plan.h }, inner: false, plan, bare: true });
    y += plan.h + CARD_GAP;
  }
  const passing = displays.filter((rack) => rack.passing);
  const depots = isStocked ? [] : racksOf(stage, 'depot');
  const hasSheet = !isStocked && hasBank(stage);
  const shareOf = (all: number): number => all / Math.max(1, passing.length);
  if (depots.length > 0 || hasSheet) {
    const row = [
      ...depots.map((surface) => ({ surface, share: passing.length > 0 ? 0.29 : 0.62 })),
      ...passing.map((surface) => ({ surface, share: shareOf(0.33) })),
    ];
    const deck = deckSize(stage, DECK);
    blocks.push(
      ...placeRow(
        row,
        w,
        (surface, box) =>
          surface.role === 'depot'
            ? fitDisplay(surface, box, deck, DECKS)
            : fitDisplay(surface, box, size, BARE),
        { y, h: LAST_ROW },
      ),
    );
    const x = w * row.reduce((sum, { share }) => sum + share, 0);
    if (hasSheet) blocks.push(...placeBank(stage, { x, y: y + BARE.top, w: w - x, h: LAST_ROW - BARE.top }));
    y += LAST_ROW + CARD_GAP;
  } else if (passing.length > 0) {
    const row = passing.map((surface) => ({ surface, share: shareOf(1 + GAP / w) }));
    blocks.push(
      ...placeRow(row, w, (surface, box) => fitDisplay(surface, box, size, BARE), { y, h: PASSING }),
    );
    y += PASSING + CARD_GAP;
  }
  return blocks.length === 0 ? { w: 0, h: BARE_MAP, blocks } : { w, h: y - CARD_GAP, blocks };
}

const ON_SEA = { top: 34, apart: 9, between: 24 } as const;
/** A vehicle that is used up is still seen from the side. */
const USED = { part: 0.72, least: STRIP_MOST + 3 } as const;

/** Decks and what is used up, on the sea: all in one line that ends at the edge of the map. */
export function planOnSea(stage: Stage, surface: RackSurface, { w, h }: Size): RackPlan {
  const { top, apart, between } = ON_SEA;
  const natural = slotSize(stage);
  const sizeIn = (slot: Slot, high: number): Size => {
    const face = slot.like === undefined ? undefined : stage.faces[slot.like];
    if (face?.kind === 'card' && face.form === 'back') return { w: (DECK.w / DECK.h) * high, h: high };
    const own = natural(slot);
    const used = Math.max(USED.least, USED.part * high);
    return { w: (own.w / own.h) * used, h: used };
  };
  const widthAt = (high: number): number =>
    surface.groups.reduce<number>(
      (sum, { slots }) =>
        sum + slots.reduce<number>((all, slot) => all + sizeIn(slot, high).w + apart, between),
      -apart - between,
    );
  let high = h - top;
  while (high > 40 && widthAt(high) > w) high -= 2;
  let x = Math.max(0, w - widthAt(high));
  const groups = surface.groups.map(({ label, slots }) => {
    const left = x;
    const boxes = slots.map((slot) => {
      const own = sizeIn(slot, high);
      const box = { x, y: top + high - own.h, ...own };
      x += own.w + apart;
      return box;
    });
    x += between;
    return { label: label ? { x: left, y: (boxes[0]?.y ?? top) - 10 } : null, slots: boxes };
  });
  return { w, h, groups };
}
