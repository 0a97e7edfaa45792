import type { Table } from '@stellwerk/engine/table/types.ts';
import { useEffect, useState } from 'react';
import { camera, drawableOf, sceneNow } from '../camera/current.ts';
import { useViews } from '../camera/views.ts';
import { toScreen } from '../draw/geometry.ts';
import { fittingKinds } from '../keys/pick-up.ts';
import { shownNow, useShown } from '../table/shown.ts';

type Fitting = ReturnType<typeof fittingKinds>;
interface Hidden {
  readonly table: Table;
  readonly fitting: Fitting;
}

/** Whether the window shows a piece where it lies. */
function isInSight(piece: string): boolean {
  const scene = sceneNow();
  const drawable = scene && drawableOf(scene, piece);
  if (!drawable) return false;
  const { x, y } = toScreen(camera.now, drawable);
  return x > 0 && y > 0 && x < camera.size.w && y < camera.size.h;
}

/**
 * The pieces of a kind that may be placed now, where the view that the step has chosen leaves some of them out: a large
 * map fills a small window, and its tray lies beyond the edge. Null where the hand finds them all.
 */
export function useOutOfSight(kind: string | null): Hidden | null {
  const shown = useShown();
  const isByStep = useViews(({ at, step }) => at === 'map' && step !== null);
  const [hidden, setHidden] = useState<Hidden | null>(null);
  const table = shown?.play.table;
  useEffect(() => {
    if (kind === null || !isByStep || !table) return undefined;
    // The window may still find its size: asked at every rest, until some are found to be left out.
    let isFound = false;
    const look = (isMoving: boolean): void => {
      if (isMoving || isFound || shownNow()?.play.table !== table) return;
      const fitting = fittingKinds(kind);
      isFound = fitting.length > 1 && fitting.some(({ piece }) => !isInSight(piece));
      if (isFound) setHidden({ table, fitting });
    };
    look(camera.isMoving);
    return camera.subscribe(look);
  }, [kind, isByStep, table]);
  return hidden?.table === table ? hidden : null;
}
