import { matchDue } from '@stellwerk/engine/table/dues.ts';
import type { Account, PieceId, Place } from '@stellwerk/engine/table/types.ts';
import { piecesAt } from '@stellwerk/engine/table/places.ts';
import { fillsCircles } from '../draw/faces.ts';
import type { Point } from '../draw/geometry.ts';
import { kindOfSurface } from '../layout/kinds/list.ts';
import type { Drawable } from '../layout/pieces.ts';
import type { Scene } from '../layout/scene.ts';
import type { Block } from '../layout/world.ts';
import { accountAt, camera, drawableOf } from '../camera/current.ts';
import { benchNow, useHand } from './hand.ts';
import type { Bench, HeldPiece } from './machine.ts';
import { circleOn, snapReach, snapped } from './snap.ts';

/** Whether a place lies on the sheet under a point, one on which it does not matter where something is put down. */
function isOnSheet(scene: Scene, point: Point, place: Place): boolean {
  const block = scene.places.blockAt(point);
  const isOpen = block !== null && kindOfSurface(block.surface).openPlaces !== undefined;
  return isOpen && scene.places.spot(place)?.block === block.id;
}

/** Whether the hand is where the piece lay, or a little beside it. */
function isAtHome(home: Drawable | null, { x, y }: Point, reach: number): boolean {
  if (!home || home.layer === 'board') return false;
  return Math.abs(x - home.x) <= home.w / 2 + reach / 3 && Math.abs(y - home.y) <= home.h / 2 + reach / 3;
}

/** What glows beside the hand, the circle of a city, or what lies under it. */
function placeMeant(scene: Scene, bench: Bench, held: HeldPiece, point: Point): Place | null {
  const { places, stage } = scene;
  const isForCircles = fillsCircles(stage.faces[held.piece]);
  const under = places.at(point, isForCircles ? 'slot' : 'hex');
  const { from, targets } = held;
  const reach = snapReach(camera.now.scale);
  if (under !== null && targets.has(under)) return under;
  if (isAtHome(drawableOf(scene, held.piece), point, reach)) return from;
  const meant = snapped({ point, under, from, targets, spot: places.spot, reach });
  if (!isForCircles || meant === null || meant !== under || meant === from) return meant;
  const circles = places.all.filter(({ place, shape }) => shape === 'disc' && place.startsWith(`${meant}/n`));
  const isTaken = (place: Place): boolean =>
    piecesAt(bench.table, place).some((piece) => piece !== held.piece);
  return circleOn(circles, point, isTaken) ?? meant;
}

/**
 * The place that the hand means. Where something is due on the same sheet, it is that; where the piece lay before the last
 * move, it is taken back.
 */
export function goalPlace(scene: Scene, point: Point): Place | null {
  const { held } = useHand.getState();
  const bench = benchNow();
  if (held?.kind !== 'piece' || !bench) return null;
  const { game, table } = bench;
  const isSame = (a: string, b: string): boolean => a === b || (game.same?.(table, a, b) ?? false);
  for (const { effect } of table.clock.dues)
    if (
      'put' in effect &&
      isOnSheet(scene, point, effect.at) &&
      matchDue(table, { put: held.piece, at: effect.at }, isSame)
    )
      return effect.at;
  const earlier = bench.before?.pieces.get(held.piece)?.at;
  if (earlier !== undefined && earlier !== held.from && isOnSheet(scene, point, earlier)) return earlier;
  return placeMeant(scene, bench, held, point);
}

/**
 * Places of a sheet between which only the rulebook knows a difference, for what lies somewhere on it. Under and on a card
 * it does make one: what lies there belongs to the card. But no card belongs to another.
 */
function openOn(scene: Scene, { id, surface }: Block, from: Place, isCard: boolean): readonly Place[] {
  const kind = kindOfSurface(surface);
  const open = kind.openPlaces?.(surface) ?? [];
  if (surface.kind === 'mat') {
    const onCards = surface.folders?.flatMap(({ under, over }) => [under, over ?? under]) ?? [];
    return onCards.includes(from) ? [] : [...open, surface.stock ?? from, ...(isCard ? onCards : [])];
  }
  // What fills a field of its own is not put onto its neighbour.
  if (open.includes(from)) return scene.places.all.flatMap(({ block, place }) => (block === id ? place : []));
  return kind.openPlaces ? [...open, ...(kind.asides?.(surface) ?? [])] : [];
}

/**
 * Where a piece is put back when it is let go beside the spot where it lay: anywhere on its sheet, or on its hex. A pool may
 * share the sheet of the bank: what lies in its part is put back there as well.
 */
export function homeOf(scene: Scene, piece: PieceId): readonly Place[] {
  const lying = drawableOf(scene, piece);
  if (!lying) return [];
  const [, hex] = /^(hex\/[^/]+)\//.exec(lying.place) ?? [];
  if (hex !== undefined) return [hex];
  const own = scene.world.blocks.find(({ id }) => id === lying.group);
  const sheets = new Set([own, scene.places.blockAt(lying)]);
  return [...sheets].flatMap((sheet) =>
    sheet ? openOn(scene, sheet, lying.place, lying.face.kind === 'card') : [],
  );
}

/** The purse under the hand that carries money; a company that is being founded takes what is due to it. */
export function goalAccount(scene: Scene, point: Point): Account | null {
  const { held } = useHand.getState();
  const dues = benchNow()?.table.clock.dues ?? [];
  if (held?.kind === 'money')
    for (const { effect } of dues)
      if ('pay' in effect && effect.from === held.from && isOnSheet(scene, point, effect.to))
        return effect.to;
  return accountAt(scene, point);
}
