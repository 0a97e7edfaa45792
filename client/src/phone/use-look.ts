import { useLayoutEffect } from 'react';
import { camera, sceneNow } from '../camera/current.ts';
import { cameraFor } from '../camera/views.ts';
import { useHand } from '../hand/hand.ts';
import { heartBox } from '../layout/focus.ts';
import type { World } from '../layout/world.ts';
import { useTable } from '../table/table.ts';
import type { Page } from '../table/view.ts';

/** Pixels: a tabletop that is lower is no board to look at. */
const LOW = 180;
/** Around the place that is chosen for what is in the hand. */
const AROUND = 260;

/** The board page looks at what the round is about, most often the map, or at the place for what is in the hand – as soon as there is a tabletop. */
export function useLook(page: Page): void {
  useLayoutEffect(() => {
    if (page !== 'board') return;
    // A table may be laid anew for the window of this page: until one has moved it is looked at anew, too.
    let seen: World | null = null;
    let [isLooking, hasMoved] = [false, false];
    const look = (): void => {
      const scene = sceneNow();
      const isSame = seen?.width === scene?.world.width && seen?.height === scene?.world.height;
      // The strip below one's own mat is a tabletop too, but a low one.
      if (!scene || isSame || isLooking || hasMoved || camera.size.h < LOW) return;
      const target = cameraFor(
        scene,
        heartBox(scene.world) ? 'market' : 'map',
        useTable.getState().mine[0] ?? null,
      );
      if (!target) return;
      seen = scene.world;
      isLooking = true;
      const { over } = useHand.getState();
      const spot = over && scene.places.spot(over.place);
      if (!spot) camera.go(target);
      else
        camera.focus(
          { x: spot.x - AROUND, y: spot.y - AROUND, w: 2 * AROUND, h: 2 * AROUND },
          0,
          spot.block === scene.world.blocks.find(({ surface }) => surface.kind === 'hexmap')?.id ? 0.5 : 0,
        );
      isLooking = false;
    };
    const stops = [
      camera.subscribe(look),
      camera.onOwnMove(() => {
        if (!isLooking) hasMoved = true;
      }),
    ];
    look();
    return () => {
      for (const stop of stops) stop();
    };
  }, [page]);
}
