import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import type { Point } from '../draw/geometry.ts';
import { toWorld } from '../draw/geometry.ts';
import { useHand } from '../hand/hand.ts';
import type { Held } from '../hand/machine.ts';
import { inHandOf } from '../hand/machine.ts';
import { sayQuicker } from '../hand/note.ts';
import { useCursor } from '../keys/cursor-at.ts';
import type { Scene } from '../layout/scene.ts';
import { newId } from '../table/ids.ts';
import { session } from '../table/session.ts';
import { dismissRefusal, useTable } from '../table/table.ts';
import { camera, drawableOf, drawableOfAccount, sceneNow } from '../camera/current.ts';
import { shareSpot, wordOfSpot } from '../camera/shared-spot.ts';
import { hideInHand, markWrong, send } from '../camera/animate.ts';
import { callTo } from '../together/calls.ts';
import { showView } from '../together/follow.ts';
import { HOME_MS, REFUSAL_MS } from '../camera/motion.ts';
import { carriedOf } from '../together/other-hands.ts';
import { Pointers } from '../pointer/pointers.ts';
import { watchQuicker } from '../together/quicker.ts';
import { carried } from './use-motion.ts';

interface LastDrop {
  readonly piece: string;
  readonly at: Point;
  readonly place: string;
  readonly when: number;
}
let lastDrop: LastDrop | null = null;
const FRESH_MS = 6000;
const ARC = 60;

/** A piece goes back to where it lay. */
function glideHome(piece: string | null, account: string | null, from: Point, isRefused: boolean): void {
  const scene = sceneNow();
  if (!scene) return;
  const drawable =
    piece !== null ? drawableOf(scene, piece) : account !== null ? drawableOfAccount(scene, account) : null;
  if (!drawable) return;
  const ms = isRefused ? REFUSAL_MS : HOME_MS;
  send([{ drawable, from, to: drawable, start: performance.now(), ms, bend: isRefused ? ARC : 0 }], false);
}

/** A refusal that answers what was just dropped lets it glide back along its path. */
function watchRefusals(): () => void {
  return useTable.subscribe((now, then) => {
    if (now.refusal === then.refusal || !now.refusal?.move) return;
    const drop = lastDrop;
    lastDrop = null;
    if (!drop || performance.now() - drop.when > FRESH_MS) return;
    if (now.refusal.reason === 'quicker') {
      dismissRefusal();
      sayQuicker(drop.piece, drop.at);
    } else markWrong(drop.place);
    glideHome(drop.piece, null, drop.at, true);
  });
}

const NOTHING_HELD = { piece: null, account: null, fan: [] } as const;

/** What lies by itself and is in the hand now: it is not seen at its place. */
const homesOf = (scene: Scene, held: Held | null): readonly string[] =>
  held?.kind !== 'piece'
    ? []
    : inHandOf(held).flatMap((piece) => {
        const home = drawableOf(scene, piece);
        return home?.count === 1 && home.layer === 'pieces' ? [home.id] : [];
      });

/** Listens to pointers on the tabletop. */
export function usePointers(
  ref: RefObject<HTMLDivElement | null>,
  isActive: boolean,
): RefObject<Pointers | null> {
  const pointers = useRef<Pointers | null>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box || !isActive) return;
    let held: { piece: string | null; account: string | null; fan: readonly string[] } = NOTHING_HELD;
    const stopHand = useHand.subscribe(({ held: now, over, by }) => {
      session()?.show({ drag: carriedOf(now, over?.turn ?? (now?.kind === 'piece' ? now.turn : 0)) });
      const scene = sceneNow();
      const { item } = useCursor.getState();
      if (now && by === 'keys' && item && scene) session()?.show({ pointer: shareSpot(scene, item) });
      hideInHand(scene && by !== 'keys' ? homesOf(scene, now) : []);
      if (now)
        held =
          now.kind === 'piece'
            ? { piece: now.piece, account: null, fan: now.fan }
            : { piece: null, account: now.from, fan: [] };
    });
    const mine = new Pointers({
      onDropped: (end, at) => {
        if (end.kind === 'home') glideHome(held.piece, held.account, at, false);
        else if (end.kind === 'back') carried(held.fan);
        else if (end.kind === 'send' && held.piece !== null) {
          const place = sceneNow()?.places.at(at, 'slot') ?? '';
          lastDrop = { piece: held.piece, at, place, when: performance.now() };
          carried(held.fan);
          // The answer may have come already: alone, the referee is in this very page.
          const { refusal } = useTable.getState();
          if (refusal?.move) {
            markWrong(place);
            glideHome(held.piece, null, at, true);
            lastDrop = null;
          }
        }
      },
      onPointer: (at) => {
        const scene = sceneNow();
        session()?.show({ pointer: at && scene ? shareSpot(scene, at) : null });
      },
      onPing: callTo,
      onArrow: (from, to) => {
        const scene = sceneNow();
        if (!scene) return;
        const word = (p: Point): string => wordOfSpot(shareSpot(scene, p));
        session()?.desk({
          do: 'mark',
          mark: newId(8),
          is: { kind: 'arrow', from: word(from), to: word(to) },
        });
      },
    });
    pointers.current = mine;
    const local = (event: MouseEvent): Point => {
      const { left, top } = box.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };
    const isInside = (p: Point): boolean =>
      p.x >= 0 && p.y >= 0 && p.x <= box.clientWidth && p.y <= box.clientHeight;
    const onDown = (event: PointerEvent): void => {
      if (event.button > 2) return;
      (document.activeElement as HTMLElement | null)?.blur?.();
      box.setPointerCapture(event.pointerId);
      mine.down(event.pointerId, local(event), {
        isTouch: event.pointerType === 'touch',
        button: event.button,
        isAlt: event.altKey,
        isShift: event.shiftKey,
        when: event.timeStamp,
      });
    };
    const onMove = (event: PointerEvent): void => mine.move(event.pointerId, local(event));
    const onUp = (event: PointerEvent): void => {
      const at = local(event);
      mine.up(event.pointerId, at, isInside(at), event.timeStamp);
    };
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      mine.wheel(local(event), event.deltaMode === 1 ? event.deltaY * 30 : event.deltaY, {
        isFine: event.ctrlKey,
        isShift: event.shiftKey,
      });
    };
    const onDouble = (event: MouseEvent): void => focusAt(toWorld(camera.now, local(event)));
    const onMenu = (event: MouseEvent): void => event.preventDefault();
    const onCancel = (): void => mine.interrupted();
    const onLeave = (): void => mine.left();
    box.addEventListener('pointerdown', onDown);
    box.addEventListener('pointermove', onMove);
    box.addEventListener('pointerup', onUp);
    box.addEventListener('pointercancel', onCancel);
    box.addEventListener('pointerleave', onLeave);
    box.addEventListener('wheel', onWheel, { passive: false });
    box.addEventListener('dblclick', onDouble);
    box.addEventListener('contextmenu', onMenu);
    window.addEventListener('blur', onCancel);
    const stopRefusals = watchRefusals();
    const stopQuicker = watchQuicker(
      () => mine.at,
      (piece, from) => {
        mine.interrupted();
        glideHome(piece, null, from, true);
      },
    );
    const stopView = camera.subscribe(showView);
    return () => {
      stopHand();
      stopRefusals();
      stopQuicker();
      stopView();
      box.removeEventListener('pointerdown', onDown);
      box.removeEventListener('pointermove', onMove);
      box.removeEventListener('pointerup', onUp);
      box.removeEventListener('pointercancel', onCancel);
      box.removeEventListener('pointerleave', onLeave);
      box.removeEventListener('wheel', onWheel);
      box.removeEventListener('dblclick', onDouble);
      box.removeEventListener('contextmenu', onMenu);
      window.removeEventListener('blur', onCancel);
    };
  }, [ref, isActive]);
  return pointers;
}

/** Double click: the block under the pointer fills the window; again: everything. */
function focusAt(world: Point): void {
  const block = sceneNow()?.places.blockAt(world);
  const { scale } = camera.now;
  if (!block || scale > camera.whole().scale * 1.25) camera.fitAll();
  else camera.focus(block.box);
}
