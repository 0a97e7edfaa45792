import type { PieceId, Place } from '@stellwerk/engine/table/types.ts';
import { CHIP_MOST } from '../draw/private-card.ts';
import { type Drawable, drawableOf, faceOf, type Laid, type Source } from './flow.ts';
import type { Places } from './places.ts';
import { boxSpot } from './spots.ts';

/** What lies on cards that may lie anywhere: cubes on a brewery go where it goes. */

/** The card that each such place is on. */
export function cardsHolding({ stage }: Source): ReadonlyMap<Place, PieceId> {
  const found = new Map<Place, PieceId>();
  for (const [id, face] of Object.entries(stage.faces))
    if ((face.kind === 'card' || face.kind === 'investment') && face.holds !== undefined)
      found.set(face.holds, id);
  return found;
}

/** More than this are three and their number. */
const MOST = 5;
const SOME = 3;

/** How large cubes are behind a chip, and how far apart; a digit of their number is about so wide. */
const BEHIND = 0.84;
const PITCH = 1.05;
const DIGIT = 0.4;
/** How much room so many of them take behind a chip of this height. */
export function roomBehind(count: number, h: number): number {
  const size = h * BEHIND;
  if (count === 0) return 0;
  const shown = count > MOST ? SOME : count;
  const number = count > shown ? 0.5 + DIGIT * (1 + String(count).length) : 0;
  return size * (0.2 + shown * PITCH + number);
}

/** Side by side at the foot of the card; where it is but a chip with its words, behind it. */
export function layHeld(source: Source, ids: readonly PieceId[], card: Drawable, place: Place): Laid {
  const isChip = card.h < CHIP_MOST * card.w;
  const shown = ids.slice(0, ids.length > MOST ? SOME : MOST);
  const size = isChip ? card.h * BEHIND : Math.min(card.h * 0.3, card.w / (MOST + 1.6));
  const left = isChip ? card.x + card.w / 2 + size * 0.7 : card.x - card.w / 2 + size * 0.8;
  const y = isChip ? card.y : card.y + card.h / 2 - size * 0.62;
  const pitch = size * PITCH;
  const drawables = shown.map((id, i) => {
    const hidden = i === shown.length - 1 ? ids.slice(shown.length) : [];
    const pile = { face: faceOf(source, id), pieces: [id, ...hidden], side: undefined };
    const at = { x: left + i * pitch, y, w: size, h: size, z: card.z + 0.1 + i * 0.01, place };
    return drawableOf(source, pile, { ...at, group: card.group }, { count: 1 });
  });
  const number = { size: size * 0.6, weight: 700, max: size * 2, text: `×${ids.length}` };
  // Behind the last of them, from its middle on.
  const x = left + (shown.length - 1) * pitch + size * (0.6 + (DIGIT * number.text.length) / 2);
  return { drawables, captions: ids.length > shown.length ? [{ ...number, x, y: y + size * 0.22 }] : [] };
}

/** Places on cards are where the cards are: known once everything lies. */
export function withHeld(places: Places, source: Source, drawables: readonly Drawable[]): Places {
  const holding = cardsHolding(source);
  if (holding.size === 0) return places;
  const cards = new Map(
    drawables.flatMap((drawable) => drawable.pieces.map((id) => [id, drawable] as const)),
  );
  const spot: Places['spot'] = (place) => {
    const card = cards.get(holding.get(place) ?? '');
    if (!card) return places.spot(place);
    const { x, y, w, h, group } = card;
    return boxSpot(place, group, { x: x - w / 2, y: y - h / 2, w, h });
  };
  return { ...places, spot };
}
