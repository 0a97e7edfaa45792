import { turns } from '../draw/faces.ts';
import type { Point } from '../draw/geometry.ts';
import { goalAccount, goalPlace, homeOf } from './goal.ts';
import { meantOf } from './lookalike.ts';
import { countHeld, lift, liftMoney, moveOver, release, releaseMoney, useHand } from './hand.ts';
import type { Drop } from './machine.ts';
import type { Drawable } from '../layout/pieces.ts';
import type { Scene } from '../layout/scene.ts';
import { askRedraw, lyingOver, sidePlaces } from '../camera/current.ts';

/** Takes up what lies there, with what lies over it if so wanted; false where the viewer may not. */
export function takeUp(scene: Scene, hit: Drawable, by: 'mouse' | 'touch', isFan: boolean): boolean {
  if (hit.account !== undefined) return liftMoney(hit.account, by);
  const piece = meantOf(scene, hit);
  if (piece === null) return false;
  return lift({
    piece,
    turns: turns(hit.face),
    places: sidePlaces(scene, piece),
    by,
    above: isFan ? lyingOver(scene, hit) : [],
    home: homeOf(scene, piece),
  });
}

/** What is held is over a point. */
export function carryTo(scene: Scene, at: Point): void {
  if (useHand.getState().held?.kind === 'piece') moveOver(goalPlace(scene, at));
  askRedraw('hand');
}

/** Lets go at a point; says how it ended and where the piece lies then. */
export function letGo(scene: Scene, at: Point): { readonly end: Drop; readonly at: Point } {
  const { held, over } = useHand.getState();
  const end = held?.kind === 'money' ? releaseMoney(goalAccount(scene, at)) : release();
  return { end, at: over?.verdict === 'fits' ? (scene.places.spot(over.place) ?? at) : at };
}

/** A tap with something in the hand: first it goes there, at the second tap it stays. Null: nothing was let go. */
export function tapWith(
  scene: Scene,
  at: Point,
  hit: Drawable | null,
): { readonly end: Drop; readonly at: Point } | null {
  const { held, over } = useHand.getState();
  if (held?.kind === 'money') return letGo(scene, at);
  if (held?.kind !== 'piece') return null;
  // Another one of the same fan: it comes along.
  if (held.fan.length > 1 && hit?.pieces.some((id) => held.fan.includes(id))) {
    countHeld(1);
    return null;
  }
  const place = goalPlace(scene, at);
  if (over && place === over.place) return letGo(scene, at);
  moveOver(place);
  return null;
}
