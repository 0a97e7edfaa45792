import type { PieceId, Place } from '@stellwerk/engine/table/types.ts';
import { type Drawable, drawableOf, faceOf, type Laid, NOTHING, type Source } from './flow.ts';
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

const MOST = 4;

/** Side by side at the foot of the card, small enough for all of it; of many some and their number. */
export function layHeld(source: Source, ids: readonly PieceId[], card: Drawable, place: Place): Laid {
  const first = ids[0];
  if (first === undefined) return NOTHING;
  const shown = ids.slice(0, MOST);
  const size = Math.min(card.h * 0.46, card.w / (MOST + 1.6), 40);
  const left = card.x - card.w / 2 + size * 0.8;
  const y = card.y + card.h / 2 - size * 0.62;
  const drawables = shown.map((id, i) => {
    const hidden = i === shown.length - 1 ? ids.slice(shown.length) : [];
    const pile = { face: faceOf(source, id), pieces: [id, ...hidden], side: undefined };
    const at = { x: left + i * size * 1.05, y, w: size, h: size, z: card.z + 0.1 + i * 0.01, place };
    return drawableOf(source, pile, { ...at, group: card.group }, { count: 1 });
  });
  return { drawables, captions: [] };
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
