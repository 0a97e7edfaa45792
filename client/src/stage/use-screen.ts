import { useEffect } from 'react';
import type { Box } from '../draw/geometry.ts';
import { fit } from '../draw/geometry.ts';
import type { Scene } from '../layout/scene.ts';
import { shownNow } from '../state/shown.ts';
import { useTable } from '../state/table.ts';
import { askRedraw, camera } from '../view/current.ts';
import { readView } from '../view/shared-spot.ts';
import { actingOther } from './acting-hand.ts';
import { partOfMap } from './follow.ts';
import type { OnStage } from './use-scene.ts';

const mapBox = (scene: Scene): Box =>
  scene.world.blocks.find(({ surface }) => surface.kind === 'hexmap' || surface.kind === 'network')?.box ?? {
    x: 0,
    y: 0,
    w: scene.world.width,
    h: scene.world.height,
  };

/** Shows the map; on the shared screen the part of it that whoever acts looks at. */
export function useScreen(
  onStage: OnStage | null,
  size: { w: number; h: number },
  how: 'no' | 'map' | 'follow',
): void {
  useEffect(() => {
    if (!onStage || how === 'no' || size.w === 0) return;
    const { scene } = onStage;
    const map = mapBox(scene);
    if (how === 'map') {
      camera.keepOn(map);
      return;
    }
    const look = (): void => {
      const shown = shownNow();
      const actor = shown ? actingOther(shown, useTable.getState().others) : undefined;
      camera.follow(fit(partOfMap(map, actor ? readView(scene, actor.view) : null), size.w, size.h, 0));
    };
    look();
    return useTable.subscribe((now, then) => {
      if (now.others === then.others) return;
      look();
      askRedraw('marks');
    });
  }, [onStage, size, how]);
}
