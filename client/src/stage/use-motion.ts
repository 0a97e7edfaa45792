import { useEffect, useRef } from 'react';
import { useHand } from '../hand/hand.ts';
import { useCursor } from '../keys/cursor.ts';
import { useRoutes } from '../state/routes.ts';
import { hasLessMotion } from '../settings/settings.ts';
import { useTable } from '../state/table.ts';
import { useView } from '../state/view.ts';
import { askRedraw, camera } from '../view/current.ts';
import { onFrame, send, wake } from './animate.ts';
import { hearCalls } from './calls.ts';
import { follow } from './follow.ts';
import { travels } from './motion.ts';
import { GONE } from './other-hands.ts';
import type { OnStage } from './use-scene.ts';

const FEW = 12;
const FADED_AFTER = 10_500;

/** Whether anything on the stage breathes: glows in small number, an edge that waits, a pointer that moves. */
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
export function useMotion(onStage: OnStage | null): void {
  const before = useRef<OnStage | null>(null);
  useEffect(() => {
    const old = before.current;
    before.current = onStage;
    if (!old || !onStage || old.play.game !== onStage.play.game) return;
    if (old.table.pieces === onStage.table.pieces) return;
    send(travels(old, onStage, lastCarried, performance.now()), true);
    lastCarried = [];
  }, [onStage]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    camera.onOwnMove = () => {
      if (useView.getState().following !== null) useView.setState({ following: null });
    };
    const stops = [
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
      camera.onOwnMove = () => undefined;
      for (const stop of stops) stop();
    };
  }, []);
}

let lastCarried: readonly string[] = [];
/** What this viewer's own hand put somewhere: it is there already and need not travel. */
export const carried = (pieces: readonly string[]): void => {
  lastCarried = pieces;
};
