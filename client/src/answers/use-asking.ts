import type { RefObject } from 'react';
import { useEffect } from 'react';
import { camera, sceneNow } from '../camera/current.ts';
import type { Point } from '../draw/geometry.ts';
import { distance, toWorld } from '../draw/geometry.ts';
import { useHand } from '../hand/hand.ts';
import { useCursor } from '../keys/cursor-at.ts';
import { useRoutes } from '../runs/routes.ts';
import { useTable } from '../table/table.ts';
import { ask, hush, useAnswering } from './answering.ts';
import { askedAt, askedByKeys } from './asked.ts';

const REST_MS = 400;
/** On the way to the card the pointer may cross something else. */
const LEAVE_MS = 160;
const PRESS_MS = 450;
/** Pixels that a resting finger or pointer may tremble. */
const TREMBLE = 8;

const isBusy = (): boolean => useHand.getState().held !== null || useRoutes.getState().drawing !== null;

/** Asks about what lies there; false where it cannot be asked now. */
function askAt(screen: Point, by: 'mouse' | 'touch'): boolean {
  const scene = sceneNow();
  if (!scene || isBusy() || camera.isMoving) return false;
  const found = askedAt(scene, toWorld(camera.now, screen));
  if (found) ask({ ...found, by });
  else hush();
  return true;
}

/** Rest the pointer, or press long: the table answers. It falls silent with whatever is done next. */
function usePointing(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let leaving: ReturnType<typeof setTimeout> | undefined;
    let press: { readonly at: Point; readonly since: number; isAsked: boolean } | null = null;
    const local = (event: MouseEvent): Point => {
      const { left, top } = box.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };
    const wait = (run: () => void, ms: number): void => {
      clearTimeout(timer);
      timer = setTimeout(run, ms);
    };
    const onMove = (event: PointerEvent): void => {
      const at = local(event);
      if (event.pointerType === 'touch') {
        if (press && distance(press.at, at) > TREMBLE) {
          press = null;
          clearTimeout(timer);
        }
        return;
      }
      if (event.buttons !== 0) {
        clearTimeout(timer);
        return;
      }
      const { question } = useAnswering.getState();
      const scene = sceneNow();
      // Over the same thing still: what is said stays.
      if (question?.by === 'mouse' && scene) {
        const under = askedAt(scene, toWorld(camera.now, at));
        clearTimeout(leaving);
        if (JSON.stringify(under?.about) === JSON.stringify(question.about)) {
          clearTimeout(timer);
          return;
        }
        leaving = setTimeout(hush, LEAVE_MS);
      }
      wait(() => askAt(at, 'mouse'), REST_MS);
    };
    const onDown = (event: PointerEvent): void => {
      const at = local(event);
      clearTimeout(timer);
      if (event.pointerType !== 'touch') {
        hush();
        return;
      }
      const own = event.isPrimary ? { at, since: event.timeStamp, isAsked: false } : null;
      press = own;
      if (own)
        wait(() => {
          own.isAsked = askAt(at, 'touch');
        }, PRESS_MS);
      if (!event.isPrimary) hush();
    };
    const onUp = (event: PointerEvent): void => {
      if (event.pointerType !== 'touch') return;
      clearTimeout(timer);
      const pressed = press;
      press = null;
      // One press is one question; the second asks for more.
      if (!pressed || pressed.isAsked) return;
      const isLong = event.timeStamp - pressed.since >= PRESS_MS;
      // What a finger took up and put down where it lay, it asked about.
      if (isLong) setTimeout(() => askAt(pressed.at, 'touch'), 30);
      else hush();
    };
    const onLeave = (event: PointerEvent): void => {
      clearTimeout(timer);
      clearTimeout(leaving);
      const to = event.relatedTarget;
      if (event.pointerType !== 'touch' && !(to instanceof Element && to.closest('.answer'))) hush();
    };
    const onWheel = (): void => {
      clearTimeout(timer);
      hush();
    };
    box.addEventListener('pointermove', onMove);
    box.addEventListener('pointerdown', onDown);
    box.addEventListener('pointerup', onUp);
    box.addEventListener('pointerleave', onLeave);
    box.addEventListener('wheel', onWheel, { passive: true });
    return () => {
      clearTimeout(timer);
      clearTimeout(leaving);
      box.removeEventListener('pointermove', onMove);
      box.removeEventListener('pointerdown', onDown);
      box.removeEventListener('pointerup', onUp);
      box.removeEventListener('pointerleave', onLeave);
      box.removeEventListener('wheel', onWheel);
    };
  }, [ref]);
}

/** What the keys stand on answers at once. */
function useFocused(): void {
  useEffect(() => {
    const look = (): void => {
      const { region, item } = useCursor.getState();
      const scene = sceneNow();
      if (region === null || !item || !scene || isBusy()) {
        if (useAnswering.getState().question?.by === 'keys') hush();
        return;
      }
      const found = askedByKeys(scene, item);
      if (found) ask({ ...found, by: 'keys' });
    };
    look();
    return useCursor.subscribe(look);
  }, []);
}

/** A move, a hand, a journey of the camera: what was said no longer stands where it should. */
function useSilence(): void {
  useEffect(() => {
    const stops = [
      useTable.subscribe((now, then) => {
        if (now.ahead !== then.ahead) hush();
      }),
      useHand.subscribe(({ held }) => {
        if (held) hush();
      }),
      camera.subscribe((isMoving) => {
        if (isMoving && useAnswering.getState().question?.by !== 'keys') hush();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      hush();
    };
  }, []);
}

export function useAsking(ref: RefObject<HTMLElement | null>): void {
  usePointing(ref);
  useFocused();
  useSilence();
}
