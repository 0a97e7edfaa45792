import { useEffect, useState } from 'react';
import { camera, sceneNow } from '../camera/current.ts';
import { overlaps, toWorld } from '../draw/geometry.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

const CORNERS = ['top left', 'top right', 'bottom left', 'bottom right'] as const;
type Corner = (typeof CORNERS)[number];
/** Pixels that the buttons take in a corner. */
const ROOM = { w: 150, h: 60 } as const;

/** The corner where the buttons cover the least of what lies there. */
function emptiest(): Corner {
  const scene = sceneNow();
  const { size, now } = camera;
  const full = (corner: Corner): number => {
    const at = {
      x: corner.includes('left') ? 0 : size.w - ROOM.w,
      y: corner.includes('top') ? 0 : size.h - ROOM.h,
    };
    const from = toWorld(now, at);
    const box = { ...from, w: ROOM.w / now.scale, h: ROOM.h / now.scale };
    const hexes = scene?.board?.hexes ?? [];
    const covered = (x: number, y: number, w: number, h: number): boolean =>
      overlaps(box, { x: x - w / 2, y: y - h / 2, w, h });
    return (
      hexes.filter(({ x, y }) => covered(x, y, 150, 150)).length +
      (scene?.drawables ?? []).filter((d) => d.layer === 'pieces' && covered(d.x, d.y, d.w, d.h)).length +
      (scene?.places.all ?? []).filter((s) => s.shape === 'box' && covered(s.x, s.y, s.w, s.h)).length
    );
  };
  return CORNERS.reduce((a, b) => (full(b) < full(a) ? b : a));
}

/** In a corner of the tabletop: the one where they are least in the way. */
export function CornerZoom() {
  const [corner, setCorner] = useState<Corner>('top left');
  useEffect(() => {
    const look = (isMoving: boolean): void => {
      if (!isMoving) setCorner(emptiest());
    };
    look(camera.isMoving);
    return camera.subscribe(look);
  }, []);
  return (
    <div className={`corner ${corner}`}>
      <ZoomButtons />
    </div>
  );
}
