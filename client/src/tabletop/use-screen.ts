import { useEffect } from 'react';
import type { Box, Camera } from '../draw/geometry.ts';
import { centreOf, fit } from '../draw/geometry.ts';
import { heartBox, heartOf, heartSheet, partOf } from '../layout/focus.ts';
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

const MARGIN = 12;
/** From three metres nothing is read on a map that is smaller than this: pixels a unit, for a board 850 high. */
const LEAST = 0.46 / 850;
/** A little smaller than that, all of a map is better than one with its edges cut off. */
const NEARLY = 0.85;

/** Nobody leads: the whole map, or of one that would be too small the part where whoever acts has built. */
export function ownPart(scene: Scene, map: Box, { w, h }: { readonly w: number; readonly h: number }): Box {
  const least = LEAST * Math.min(w, h);
  const heart = heartOf(scene);
  return heart && fit(map, w, h).scale < NEARLY * least
    ? partOf(map, heart, { w: w / least, h: h / least })
    : map;
}

/** A part of the map with as much around it as the window shows: no cloth beside it while there is more map. */
function filled(map: Box, part: Box, { w, h }: { readonly w: number; readonly h: number }): Camera {
  const { scale } = fit(part, w, h, 0);
  return fit(partOf(map, centreOf(part), { w: w / scale, h: h / scale }), w, h, 0);
}

/** Shows what the round is about, most often the map; on the shared screen the part of it that whoever acts looks at. */
export function useScreen(
  onTabletop: OnTabletop | null,
  size: { w: number; h: number },
  how: 'no' | 'map' | 'follow',
): void {
  useEffect(() => {
    if (!onTabletop || how === 'no' || size.w === 0) return;
    const { scene } = onTabletop;
    const heart = heartBox(scene.world);
    const map = heart ?? mapBox(scene);
    if (how === 'map') {
      camera.keepOn(heartSheet(scene.world) ?? map);
      return;
    }
    if (heart) {
      camera.follow(fit(heart, size.w, size.h, MARGIN));
      return;
    }
    const look = (): void => {
      const shown = shownNow();
      const actor = shown ? actingOther(shown, useTable.getState().others) : undefined;
      const seen = actor ? readView(scene, actor.view) : null;
      camera.follow(filled(map, seen ? partOfMap(map, seen) : ownPart(scene, map, size), size));
    };
    look();
    return useTable.subscribe((now, then) => {
      if (now.others === then.others) return;
      look();
      askRedraw('marks');
    });
  }, [onTabletop, size, how]);
}
