import { useEffect, useRef } from 'react';
import { useHand } from '../hand/hand.ts';
import { useCursor } from '../keys/cursor-at.ts';
import { useRoutes } from '../runs/routes.ts';
import { hasLessMotion } from '../settings/settings.ts';
import { useTable } from '../table/table.ts';
import { useView } from '../table/view.ts';
import { askRedraw, camera } from '../camera/current.ts';
import { onFrame, send, wake } from '../camera/animate.ts';
import { hearCalls } from '../together/calls.ts';
import { follow } from '../together/follow.ts';
import { travels } from '../camera/motion.ts';
import { GONE } from '../together/other-hands.ts';
import type { OnTabletop } from './use-scene.ts';

const FEW = 12;
const FADED_AFTER = 10_500;

/** Whether anything on the tabletop breathes: glows in small number, an edge that waits, a pointer that moves. */
function isAlive(): boolean {
  const { play, ahead, others } = useTable.getState();
  // A pointer that nobody moves fades and goes, also for those who want less motion.
  if (others.some(({ since, pointer }) => pointer && Date.now() - since < FADED_AFTER)) return true;
  if (hasLessMotion()) return false;
  const { held } = useHand.getState();
  if (held?.kind === 'piece' && held.targets.size > 0 && held.targets.size <= FEW) return true;
  return play !== ahead && play?.table !== ahead?.table;
}

/** Lets pieces travel to where a new position has them, and wakes the drawing when anything changes. */
export function useMotion(onTabletop: OnTabletop | null): void {
  const before = useRef<OnTabletop | null>(null);
  useEffect(() => {
    const old = before.current;
    before.current = onTabletop;
    if (!old || !onTabletop || old.play.game !== onTabletop.play.game) return;
    if (old.table.pieces === onTabletop.table.pieces) return;
    send(travels(old, onTabletop, lastCarried, performance.now()), true);
    lastCarried = [];
  }, [onTabletop]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stops = [
      camera.onOwnMove(() => {
        if (useView.getState().following !== null) useView.setState({ following: null });
      }),
      onFrame(isAlive),
      useView.subscribe((now, then) => {
        if (now.following !== then.following) follow();
      }),
      useHand.subscribe(() => {
        askRedraw('marks');
        askRedraw('hand');
        wake();
      }),
      useCursor.subscribe(() => {
        askRedraw('marks');
        askRedraw('hand');
      }),
      useRoutes.subscribe(() => askRedraw('marks')),
      useTable.subscribe((now, then) => {
        if (now.others !== then.others) {
          hearCalls(now.others, then.others);
          follow();
          askRedraw('hand');
          wake();
          clearTimeout(timer);
          timer = setTimeout(() => askRedraw('hand'), GONE + 100);
        }
        if (now.desk.marks !== then.desk.marks) askRedraw('marks');
      }),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, []);
}

let lastCarried: readonly string[] = [];
/** What this viewer's own hand put somewhere: it is there already and need not travel. */
export const carried = (pieces: readonly string[]): void => {
  lastCarried = pieces;
};
