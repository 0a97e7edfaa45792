import { index, pieceOf } from '@stellwerk/engine/table/places.ts';
import type { PieceId, Place, Table } from '@stellwerk/engine/table/types.ts';
import { chipWidth } from '../draw/chip.ts';
import { cardsHolding, layHeld } from './held.ts';
import { type Caption, type Drawable, join, type Laid, NOTHING, type Source } from './flow.ts';
import type { Ground, Lying, Purse } from './kinds/kind.ts';
import { kindOfSurface } from './kinds/list.ts';
import type { Places } from './places.ts';
import { drawableOut, laidOut, ownBlock, purseOut } from './scaled.ts';
import { layPile } from './stacks.ts';
import type { Block, World } from './world.ts';

export type { Caption, Drawable } from './flow.ts';

export interface PieceLayout {
  /** From the bottom to the top. */
  readonly drawables: readonly Drawable[];
  readonly captions: readonly Caption[];
}

type Format = (amount: number) => string;

/** The money of an account as one chip. */
function chipOf(group: string, { account, place, box, from }: Purse, table: Table, format: Format): Drawable {
  const amount = table.cash[account] ?? 0;
  const w = Math.min(box.w, chipWidth({ amount: format }, amount, box.h));
  return {
    id: `cash/${account}`,
    piece: null,
    pieces: [],
    face: { kind: 'chip', amount },
    place,
    x: from === 'left' ? box.x + w / 2 : box.x + box.w - w / 2,
    y: box.y + box.h / 2,
    w,
    h: box.h,
    angle: 0,
    turn: 0,
    z: 60,
    group,
    count: 1,
    dim: false,
    layer: 'pieces',
    account,
  };
}

/** Pieces that have a seat somewhere: stations on their charter, tokens at the head of a bar. */
function seatsOn(source: Source, { blocks }: World): ReadonlyMap<PieceId, Drawable> {
  const found = new Map<PieceId, Drawable>();
  const isGuestHouse = ({ surface }: Block): boolean => kindOfSurface(surface).seatsGuests === true;
  // A seat of its own before one for anybody.
  const inOrder = blocks.toSorted((a, b) => Number(isGuestHouse(a)) - Number(isGuestHouse(b)));
  for (const block of inOrder)
    for (const [piece, own] of kindOfSurface(block.surface).seats?.(source, block.surface, ownBlock(block)) ??
      [])
      if (!found.has(piece)) found.set(piece, drawableOut(block, own));
  return found;
}

const PLAIN: Format = (amount) => amount.toLocaleString('en-GB');

/** Every piece of a table as a drawable, or as a part of a counted pile. */
export function piecesOf(
  world: World,
  ground: Ground,
  table: Table,
  places: Places,
  format: Format = PLAIN,
): PieceLayout {
  const { source } = ground;
  const byPlace = index(table);
  const home = seatsOn(source, world);
  const parts: Laid[] = [];
  const lying: Lying = (place) => byPlace.get(place) ?? [];
  const onBlock = new Map<string, PieceId[]>();
  const lost: PieceId[] = [];
  const holding = cardsHolding(source);
  const held: (readonly [Place, readonly PieceId[]])[] = [];
  const inBox = new Set(source.stage.inBox);
  const asides = new Set(
    world.blocks.flatMap(({ surface }) => kindOfSurface(surface).asides?.(surface) ?? []),
  );
  for (const [place, ids] of byPlace) {
    if (holding.has(place)) {
      held.push([place, ids]);
      continue;
    }
    const spot = places.spot(place);
    const block = spot && world.blocks.find(({ id }) => id === spot.block);
    if (!spot || !block) {
      if (inBox.has(place)) continue;
      for (const id of ids) if (!home.has(id)) lost.push(id);
      continue;
    }
    const laid = kindOfSurface(block.surface).layAt?.(source, spot, ids, block);
    if (laid) parts.push(laid);
    if (laid || asides.has(place)) continue;
    const list = onBlock.get(block.id);
    if (list) list.push(...ids);
    else onBlock.set(block.id, [...ids]);
  }
  const out = world.blocks.find(({ surface }) => kindOfSurface(surface).takesStrays?.(surface));
  for (const block of world.blocks) {
    const { surface, id } = block;
    const here = [...(onBlock.get(id) ?? []), ...(block === out ? lost : [])];
    const laid = kindOfSurface(surface).layAll?.(source, surface, ownBlock(block), here, lying, ground);
    if (laid) parts.push(laidOut(block, laid));
  }
  const laidOn = parts.flatMap(({ drawables }) => drawables);
  for (const [place, ids] of held) {
    const card = laidOn.find(({ pieces }) => pieces.includes(holding.get(place) ?? ''));
    parts.push(card ? layHeld(source, ids, card, place) : elsewhere(source, world, ids));
  }
  const done = new Set(parts.flatMap(({ drawables }) => drawables.flatMap(({ pieces }) => pieces)));
  const atHome = heaped([...home].filter(([id]) => !done.has(id)).map(([, drawable]) => drawable));
  parts.push({ drawables: atHome, captions: [] }, out ? NOTHING : elsewhere(source, world, lost));
  const chips = world.blocks.flatMap((block) => {
    const { surface } = block;
    // A game without money has no purses.
    if (source.stage.currency === '') return [];
    const purse = kindOfSurface(surface).purse?.(surface, ownBlock(block), table, world.matForm);
    return purse ? [chipOf(block.id, purseOut(block, purse), table, format)] : [];
  });
  const all = join([...parts, { drawables: chips, captions: [] }]);
  return { drawables: all.drawables.toSorted((a, b) => a.z - b.z), captions: all.captions };
}

/** Drawables at one and the same spot (stations on a narrow charter) are one pile. */
function heaped(drawables: readonly Drawable[]): readonly Drawable[] {
  const piles = new Map<string, Drawable>();
  for (const drawable of drawables) {
    const key = `${drawable.group}|${drawable.x}|${drawable.y}`;
    const pile = piles.get(key);
    piles.set(key, pile ? { ...pile, pieces: [...pile.pieces, ...drawable.pieces] } : drawable);
  }
  return [...piles.values()];
}

/** Where nothing takes in what lies at places that no surface shows, it is not lost: it lies at the bank. */
function elsewhere(source: Source, world: World, lost: readonly PieceId[]): Laid {
  if (lost.length === 0) return NOTHING;
  const bank = world.blocks.find(({ surface }) => surface.kind === 'bank');
  const block = bank ?? world.blocks.at(-1);
  if (!block) return NOTHING;
  const { box } = block;
  const corner = { x: box.x + box.w - 90, y: box.y + 14, w: 70, h: 50 };
  return layPile(source, lost, corner, pieceOf(source.table, lost[0] ?? '')?.at ?? '', block.id);
}
