import { toWorld } from '../draw/geometry.ts';
import { goalAccount } from '../hand/goal.ts';
import { cancel, lift, liftMoney, moveOver, release, releaseMoney, useHand } from '../hand/hand.ts';
import { nameOfPiece } from '../words/piece-name.ts';
import { shownNow, speechNow } from '../table/shown.ts';
import { announce } from '../table/view.ts';
import { askRedraw, camera, sceneNow, sidePlaces } from '../camera/current.ts';
import type { Account, PieceId, Place } from '@stellwerk/engine/table/types.ts';
import type { Handle } from './handles.ts';

export type By = 'mouse' | 'touch' | 'keys';

function say(piece: PieceId): void {
  const [scene, shown, speech] = [sceneNow(), shownNow(), speechNow()];
  if (scene && shown && speech) announce(nameOfPiece(piece, scene.stage, shown.play.table, speech));
}

function liftPiece(piece: PieceId, by: By): boolean {
  const scene = sceneNow();
  if (!scene || !lift({ piece, turns: false, places: sidePlaces(scene), by })) return false;
  say(piece);
  return true;
}

/** Takes up what a cell stands for, as a hand on the tabletop does. False where the viewer may not. */
export function takeUp(handle: Handle, by: By): boolean {
  if (handle.kind === 'money') return liftMoney(handle.account, by);
  const [first] = handle.pieces;
  return first !== undefined && liftPiece(first, by);
}

export const isHeldFrom = (handle: Handle | null): boolean => {
  const { held } = useHand.getState();
  if (!handle || !held) return false;
  return handle.kind === 'money'
    ? held.kind === 'money' && held.from === handle.account
    : held.kind === 'piece' && handle.pieces.includes(held.piece);
};

/** The same cell again: the next kind of what lies there; after the last one it is put back. */
export function takeNext(handle: Handle, by: By): void {
  const { held } = useHand.getState();
  const at = handle.kind === 'pieces' && held?.kind === 'piece' ? handle.pieces.indexOf(held.piece) : -1;
  const next = handle.kind === 'pieces' && at >= 0 ? handle.pieces[at + 1] : undefined;
  cancel();
  if (next !== undefined) liftPiece(next, by);
}

/** Lets go over a row: on the place of it where the piece may go, else on its sheet. */
export function dropOnRow(places: readonly Place[], account: Account | null): void {
  const { held } = useHand.getState();
  if (held?.kind === 'money') {
    releaseMoney(account);
    return;
  }
  if (held?.kind !== 'piece') return;
  const { targets, from } = held;
  // On the row where it lies it is put back.
  const place = places.find((one) => targets.has(one)) ?? places.find((one) => one === from) ?? places[0];
  if (place === undefined) {
    cancel();
    return;
  }
  moveOver(place);
  release();
}

/** Lets go over the tabletop, where the pointer is; elsewhere everything goes back. */
export function dropAt(x: number, y: number): void {
  const [scene, canvas] = [sceneNow(), document.querySelector('.stage-canvas')];
  const { held } = useHand.getState();
  const box = canvas?.getBoundingClientRect();
  const isOn = canvas?.contains(document.elementFromPoint(x, y)) ?? false;
  if (!scene || !box || !isOn || !held) {
    cancel();
    return;
  }
  const at = toWorld(camera.now, { x: x - box.left, y: y - box.top });
  if (held.kind === 'money') releaseMoney(goalAccount(scene, at));
  else release();
  askRedraw('hand');
}
