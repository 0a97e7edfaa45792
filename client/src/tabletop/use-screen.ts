import { useEffect } from 'react';
import type { Box } from '../draw/geometry.ts';
import { fit } from '../draw/geometry.ts';
import { isMap } from '../layout/kinds/list.ts';
import type { Scene } from '../layout/scene.ts';
import { shownNow } from '../table/shown.ts';
import { useTable } from '../table/table.ts';
import { askRedraw, camera } from '../camera/current.ts';
import { readView } from '../camera/shared-spot.ts';
import { actingOther } from '../together/acting.ts';
import { partOfMap } from '../together/follow.ts';
import type { OnTabletop } from './use-scene.ts';

const mapBox = (scene: Scene): Box =>
  scene.world.blocks.find(({ surface }) => isMap(surface))?.box ?? {
    x: 0,
    y: 0,
    w: scene.world.width,
    h: scene.world.height,
  };

/** Shows the map; on the shared screen the part of it that whoever acts looks at. */
export function useScreen(
  onTabletop: OnTabletop | null,
  size: { w: number; h: number },
  how: 'no' | 'map' | 'follow',
): void {
  useEffect(() => {
    if (!onTabletop || how === 'no' || size.w === 0) return;
    const { scene } = onTabletop;
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
  }, [onTabletop, size, how]);
}
