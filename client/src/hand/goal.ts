import { matchDue } from '@stellwerk/engine/table/dues.ts';
import type { Account, Place } from '@stellwerk/engine/table/types.ts';
import { piecesAt } from '@stellwerk/engine/table/places.ts';
import { fillsCircles } from '../draw/faces.ts';
import type { Point } from '../draw/geometry.ts';
import { kindOfSurface } from '../layout/kinds/list.ts';
import type { Drawable } from '../layout/pieces.ts';
import type { Scene } from '../layout/scene.ts';
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
  return circleOn(circles, point, (place) => piecesAt(bench.table, place).length > 0) ?? meant;
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

/** Places on the sheet where a piece lies, between which only the rulebook knows a difference. */
export function homeOf(scene: Scene, piece: string): readonly Place[] {
  const group = drawableOf(scene, piece)?.group;
  const surface = scene.world.blocks.find(({ id }) => id === group)?.surface;
  if (!surface || surface.kind === 'mat') return [];
  const kind = kindOfSurface(surface);
  return [
    ...(kind.openPlaces?.(surface) ?? []),
    ...(kind.openPlaces && kind.asides ? kind.asides(surface) : []),
  ];
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
