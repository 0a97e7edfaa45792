import { matchDue } from '@stellwerk/engine/table/dues.ts';
import type { Account, Place } from '@stellwerk/engine/table/types.ts';
import { fillsCircles } from '../draw/faces.ts';
import type { Point } from '../draw/geometry.ts';
import { kindOfSurface } from '../layout/kinds/list.ts';
import type { Scene } from '../layout/scene.ts';
import { accountAt } from '../camera/current.ts';
import { benchNow, useHand } from './hand.ts';

/** Whether a place lies on the sheet under a point, one on which it does not matter where something is put down. */
function isOnSheet(scene: Scene, point: Point, place: Place): boolean {
  const block = scene.places.blockAt(point);
  const isOpen = block !== null && kindOfSurface(block.surface).openPlaces !== undefined;
  return isOpen && scene.places.spot(place)?.block === block.id;
}

/** The place under the hand. Where something is due on the same sheet, that is what the hand means. */
export function goalPlace(scene: Scene, point: Point): Place | null {
  const { held } = useHand.getState();
  const bench = benchNow();
  if (held?.kind !== 'piece' || !bench) return null;
  const { game, table } = bench;
  const under = scene.places.at(point, fillsCircles(scene.stage.faces[held.piece]) ? 'slot' : 'hex');
  const isSame = (a: string, b: string): boolean => a === b || (game.same?.(table, a, b) ?? false);
  for (const { effect } of table.clock.dues)
    if (
      'put' in effect &&
      isOnSheet(scene, point, effect.at) &&
      matchDue(table, { put: held.piece, at: effect.at }, isSame)
    )
      return effect.at;
  return under;
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
