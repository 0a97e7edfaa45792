import type { Stage, Surface } from '@stellwerk/engine/stage/stage.ts';
import { index } from '@stellwerk/engine/table/places.ts';
import type { Account, PieceId, Place, Table } from '@stellwerk/engine/table/types.ts';
import { barHeads, BAR_TOKEN_R } from '../draw/bars.ts';
import { planCharter } from '../draw/charter.ts';
import { chipWidth } from '../draw/chip.ts';
import type { Box } from '../draw/geometry.ts';
import { planMat } from '../draw/mat.ts';
import { hexMapOf } from './board.ts';
import {
  type Caption,
  type Drawable,
  drawableOf,
  faceOf,
  join,
  type Laid,
  NOTHING,
  type Source,
} from './flow.ts';
import type { Places } from './places.ts';
import { layOnMat } from './holder.ts';
import { layOnBank, layOnCharter, layPool, laySlots } from './surfaces.ts';
import { layOnCard, layOnHex, layOnMarket, layOnTrack, layPile } from './stacks.ts';
import type { Block, World } from './world.ts';

export type { Caption, Drawable } from './flow.ts';

export interface PieceLayout {
  /** From the bottom to the top. */
  readonly drawables: readonly Drawable[];
  readonly captions: readonly Caption[];
}

type Format = (amount: number) => string;

/** The money of an account as one chip. */
function purse(
  block: Block,
  account: Account,
  place: Place,
  table: Table,
  at: Box,
  format: Format,
  from: 'left' | 'right',
): Drawable {
  const amount = table.cash[account] ?? 0;
  const w = Math.min(at.w, chipWidth({ amount: format }, amount, at.h));
  return {
    id: `cash/${account}`,
    piece: null,
    pieces: [],
    face: { kind: 'chip', amount },
    place,
    x: from === 'left' ? at.x + w / 2 : at.x + at.w - w / 2,
    y: at.y + at.h / 2,
    w,
    h: at.h,
    angle: 0,
    turn: 0,
    z: 60,
    group: block.id,
    count: 1,
    dim: false,
    layer: 'pieces',
    account,
  };
}

function purseOf(world: World, block: Block, table: Table, format: Format): readonly Drawable[] {
  const { surface, box } = block;
  if (surface.kind === 'charter') {
    const plan = planCharter(surface, box);
    const has = surface.state === 'open' || (table.cash[surface.account] ?? 0) !== 0;
    if (!has || surface.state === 'gone') return [];
    const at = plan.spine
      ? { x: box.x + box.w - 130, y: box.y + 10, w: 120, h: 42 }
      : { x: plan.chip.x, y: plan.chip.y - plan.chipHeight / 2, w: 260, h: plan.chipHeight };
    const low = surface.state === 'open' || plan.spine ? at : { ...at, y: box.y + 186, h: 46 };
    return [purse(block, surface.account, surface.place, table, low, format, plan.spine ? 'right' : 'left')];
  }
  if (surface.kind === 'mat') {
    const plan = planMat(box, world.matForm);
    // In a column a purse of millions must not reach the cards.
    const w = plan.chipSide === 'left' ? Math.min(270, plan.cards.x - plan.chip.x - 24) : 270;
    const x = plan.chipSide === 'left' ? plan.chip.x : plan.chip.x - w;
    const at = { x, y: plan.chip.y - plan.chipHeight / 2, w, h: plan.chipHeight };
    return [purse(block, surface.account, surface.place, table, at, format, plan.chipSide)];
  }
  if (surface.kind === 'bank') {
    const at = { x: box.x + 116, y: box.y + 19, w: Math.min(230, box.w - 116 - 126), h: 42 };
    return [purse(block, surface.account, surface.place, table, at, format, 'left')];
  }
  if (surface.kind === 'rack' && surface.account !== undefined && !block.inner) {
    const at = { x: box.x + box.w - 230, y: box.y + 12, w: 210, h: 42 };
    return [
      purse(
        block,
        surface.account,
        surface.groups[0]?.slots[0]?.place ?? surface.id,
        table,
        at,
        format,
        'right',
      ),
    ];
  }
  return [];
}

/** Pieces whose own seat is printed somewhere: stations on their charter, tokens at the head of a bar. */
function homes(source: Source, world: World): ReadonlyMap<PieceId, Drawable> {
  const found = new Map<PieceId, Drawable>();
  for (const block of world.blocks) {
    const { surface, box } = block;
    if (surface.kind === 'charter') {
      const plan = planCharter(surface, box);
      surface.stations.forEach(({ piece }, i) => {
        const p = plan.spine ? plan.seal : plan.stations[i];
        if (!p || !source.table.pieces[piece]) return;
        const d = plan.spine ? 44 : 2 * plan.stationR;
        const at = {
          x: p.x,
          y: p.y,
          w: d,
          h: d,
          z: 20,
          place: surface.place,
          group: block.id,
        };
        found.set(
          piece,
          drawableOf(source, { face: faceOf(source, piece), pieces: [piece], side: undefined }, at),
        );
      });
    } else if (surface.kind === 'bars') {
      const heads = barHeads(surface, box);
      for (const [id, piece] of Object.entries(source.table.pieces)) {
        const face = faceOf(source, id);
        const row =
          face.kind === 'disc' ? surface.bars.findIndex(({ livery }) => livery === face.livery) : -1;
        const head = heads[row];
        if (!head || found.has(id)) continue;
        const at = {
          ...head,
          w: 2 * BAR_TOKEN_R,
          h: 2 * BAR_TOKEN_R,
          z: 20,
          place: piece.at,
          group: block.id,
        };
        found.set(id, drawableOf(source, { face, pieces: [id], side: undefined }, at));
      }
    }
  }
  return found;
}

type Rack = Extract<Surface, { readonly kind: 'rack' }>;
const isRack = (surface: Surface): surface is Rack => surface.kind === 'rack';

function layRack(
  source: Source,
  block: Block,
  surface: Rack,
  pieces: (place: Place) => readonly PieceId[],
  lost: readonly PieceId[],
): Laid {
  const isSlotted = surface.role !== 'pool' && surface.role !== 'out' && block.plan !== undefined;
  if (isSlotted) return laySlots(source, block, surface, pieces);
  const ids = [
    ...new Set(surface.groups.flatMap(({ slots }) => slots.flatMap(({ place }) => pieces(place)))),
  ];
  const place = surface.groups[0]?.slots[0]?.place ?? surface.id;
  return surface.role === 'out'
    ? layPile(source, [...ids, ...lost], block.box, place, block.id)
    : layPool(source, block, ids, place);
}

/** Places on a charter or a mat beside its main one: their pieces are laid by themselves. */
const ownPlaces = (surface: Surface): readonly Place[] =>
  surface.kind === 'mat'
    ? [
        ...(surface.stock === undefined ? [] : [surface.stock]),
        ...(surface.folders ?? []).flatMap(({ under, over }) =>
          over === undefined ? [under] : [under, over],
        ),
      ]
    : surface.kind === 'charter' && surface.shelf
      ? [surface.shelf.place]
      : [];

const PLAIN: Format = (amount) => amount.toLocaleString('en-GB');

/** Every piece of a table as a drawable, or as a part of a counted pile. */
export function piecesOf(
  world: World,
  stage: Stage,
  table: Table,
  places: Places,
  format: Format = PLAIN,
): PieceLayout {
  const source: Source = { stage, table, orientation: hexMapOf(stage)?.board.orientation ?? 'flat' };
  const byPlace = index(table);
  const home = homes(source, world);
  const parts: Laid[] = [];
  const done = new Set<PieceId>();
  const at = (place: Place): readonly PieceId[] => byPlace.get(place) ?? [];
  const onBlock = new Map<string, PieceId[]>();
  const lost: PieceId[] = [];
  const inBox = new Set(stage.inBox);
  const racks = new Set(
    world.blocks.flatMap(({ surface }) =>
      isRack(surface) ? surface.groups.flatMap((g) => g.slots.map((s) => s.place)) : [],
    ),
  );
  const own = new Set(world.blocks.flatMap(({ surface }) => ownPlaces(surface)));
  for (const [place, ids] of byPlace) {
    if (racks.has(place)) continue;
    const spot = places.spot(place);
    const block = spot && world.blocks.find(({ id }) => id === spot.block);
    if (!spot || !block) {
      if (inBox.has(place)) continue;
      for (const id of ids) if (!home.has(id)) lost.push(id);
      continue;
    }
    const { kind } = block.surface;
    if (spot.over !== undefined && kind === 'rack') parts.push(layOnCard(source, spot, ids));
    else if (kind === 'hexmap') parts.push(layOnHex(source, spot, ids));
    else if (kind === 'market') parts.push(layOnMarket(source, spot, ids));
    else if (kind === 'steps' || kind === 'network' || kind === 'track')
      parts.push(layOnTrack(source, spot, ids, kind, block.box));
    else {
      if (own.has(place)) continue;
      const list = onBlock.get(block.id);
      if (list) list.push(...ids);
      else onBlock.set(block.id, [...ids]);
    }
  }
  const out = world.blocks.find(({ surface }) => isRack(surface) && surface.role === 'out')?.id;
  for (const block of world.blocks) {
    const { surface } = block;
    const here = onBlock.get(block.id) ?? [];
    if (surface.kind === 'rack')
      parts.push(layRack(source, block, surface, at, block.id === out ? lost : []));
    else if (surface.kind === 'charter')
      parts.push(layOnCharter(source, block, surface, here, surface.shelf ? at(surface.shelf.place) : []));
    else if (surface.kind === 'mat') parts.push(layOnMat(source, block, surface, here, world.matForm, at));
    else if (surface.kind === 'bank') parts.push(layOnBank(source, block, surface, here));
  }
  for (const { drawables } of parts)
    for (const { pieces } of drawables) for (const id of pieces) done.add(id);
  const atHome = heaped([...home].filter(([id]) => !done.has(id)).map(([, drawable]) => drawable));
  parts.push({ drawables: atHome, captions: [] }, elsewhere(source, world, lost));
  const chips = world.blocks.flatMap((block) => purseOf(world, block, table, format));
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

/** What lies at places that no surface shows is not lost: it lies with what has left the game, else at the bank. */
function elsewhere(source: Source, world: World, lost: readonly PieceId[]): Laid {
  const hasOut = world.blocks.some(({ surface }) => isRack(surface) && surface.role === 'out');
  if (lost.length === 0 || hasOut) return NOTHING;
  const bank = world.blocks.find(({ surface }) => surface.kind === 'bank');
  const block = bank ?? world.blocks.at(-1);
  if (!block) return NOTHING;
  const { box } = block;
  const corner = { x: box.x + box.w - 90, y: box.y + 14, w: 70, h: 50 };
  return layPile(source, lost, corner, source.table.pieces[lost[0] ?? '']?.at ?? '', block.id);
}
