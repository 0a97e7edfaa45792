import { useEffect, useRef } from 'react';
import { useHand } from '../hand/hand.ts';
import { useCursor } from '../keys/cursor.ts';
import { useRoutes } from '../state/routes.ts';
import { hasLessMotion } from '../settings/settings.ts';
import { useTable } from '../state/table.ts';
import { useView } from '../state/view.ts';
import { onFrame, ping, send, wake } from './animate.ts';
import { askRedraw, camera, painter } from '../view/current.ts';
import { travels } from './motion.ts';
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
    const carried = lastCarried;
    send(travels(old, onStage, carried, performance.now()), true);
  }, [onStage]);
  useEffect(() => {
    const stops = [
      onFrame(isAlive),
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
          follow();
          hearPings();
          askRedraw('hand');
          wake();
        }
        if (now.desk.marks !== then.desk.marks) askRedraw('marks');
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}

/** "Follow me": somebody's view becomes mine until I move. */
function follow(): void {
  const { following } = useView.getState();
  if (following === null) return;
  const view = useTable.getState().others.find(({ client }) => client === following)?.view;
  const world = painter.scene?.world;
  if (!isView(view) || !world) return;
  const { w, h } = camera.size;
  const scale = Math.min(w / view.w, h / view.h);
  camera.go({ scale, x: w / 2 - view.x * scale, y: h / 2 - view.y * scale });
}

const heard = new Set<string>();
const MOST_HEARD = 200;

/** Somebody points at something: once for each call, however often its presence is told again. */
function hearPings(): void {
  for (const { view, user } of useTable.getState().others) {
    const call = (
      view as { readonly ping?: { readonly x: number; readonly y: number; readonly id: string } } | null
    )?.ping;
    if (!call || typeof call.id !== 'string' || !Number.isFinite(call.x) || !Number.isFinite(call.y))
      continue;
    if (heard.has(call.id)) continue;
    if (heard.size > MOST_HEARD) heard.clear();
    heard.add(call.id);
    const { look } = painter;
    if (look)
      ping(
        { x: call.x, y: call.y },
        user && Object.hasOwn(useTable.getState().seats, user.who)
          ? look.seat(user.who).colour
          : look.theme.note,
      );
  }
}

interface SharedView {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
const isView = (value: unknown): value is SharedView =>
  typeof value === 'object' &&
  value !== null &&
  ['x', 'y', 'w', 'h'].every((key) => Number.isFinite((value as Record<string, unknown>)[key]));

let lastCarried: string | null = null;
/** The piece that this viewer's own hand put somewhere: it is there already and need not travel. */
export const carried = (piece: string | null): void => {
  lastCarried = piece;
};
