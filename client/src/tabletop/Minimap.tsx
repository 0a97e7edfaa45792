import { useEffect, useRef, useState } from 'react';
import { kindOfFace } from '../draw/faces.ts';
import { isMap } from '../layout/kinds/list.ts';
import { visible } from '../draw/geometry.ts';
import { shared } from '../hand/card-place.ts';
import { useHand } from '../hand/hand.ts';
import { useText } from '../words/use-text.ts';
import { panBy } from '../camera/camera.ts';
import { camera } from '../camera/current.ts';
import type { OnTabletop } from './use-scene.ts';
import { useViews } from '../camera/views.ts';

const WIDTH = 180;
const HEIGHT = 120;
/** Shown when less than this much of the table is in view. */
const ENOUGH = 0.6;
/** Whoever moves the whole table about sees less than this of it. */
const NEARLY_ALL = 0.95;

/** The table as a stamp, with a frame round what one sees. Press anywhere to go there. */
export function Minimap({ onTabletop }: { readonly onTabletop: OnTabletop }) {
  const t = useText();
  const ref = useRef<HTMLCanvasElement>(null);
  const [isShown, setShown] = useState(false);
  // Under it lie places as well: it covers none of them while a hand looks for one, or is asked about it.
  const isInTheWay = useHand(({ held, question }) => held !== null || question !== null);
  const { scene, look } = onTabletop;
  useEffect(() => {
    const draw = (): void => {
      const { width, height } = scene.world;
      const seen = visible(camera.now, camera.size.w, camera.size.h);
      // How much of the table it is, not how much there is room for: whoever has panned sees less of it.
      const part = shared(seen, { x: 0, y: 0, w: width, h: height }) / (width * height);
      // A view that shows all of what it is for needs no map of the table.
      const { at } = useViews.getState();
      const map = scene.world.blocks.find(({ surface }) => isMap(surface))?.box;
      const isWhole = map !== undefined && shared(seen, map) / (map.w * map.h) >= NEARLY_ALL;
      const isNeeded = at === null ? part < NEARLY_ALL : at === 'map' && part < ENOUGH && !isWhole;
      setShown(isNeeded);
      if (!isNeeded) return;
      const canvas = ref.current;
      const pen = canvas?.getContext('2d');
      if (!canvas || !pen) return;
      const scale = Math.min(WIDTH / width, HEIGHT / height);
      pen.setTransform(1, 0, 0, 1, 0, 0);
      pen.clearRect(0, 0, canvas.width, canvas.height);
      pen.setTransform(
        2 * scale,
        0,
        0,
        2 * scale,
        (2 * WIDTH - 2 * scale * width) / 2,
        (2 * HEIGHT - 2 * scale * height) / 2,
      );
      for (const { box, surface, inner } of scene.world.blocks) {
        if (inner) continue;
        pen.fillStyle = isMap(surface) ? look.theme.board : look.theme.paper2;
        pen.fillRect(box.x, box.y, box.w, box.h);
      }
      for (const hex of scene.board?.hexes ?? []) {
        pen.fillStyle = look.theme.tile[hex.art.face.colour];
        pen.beginPath();
        pen.arc(hex.x, hex.y, 92, 0, 7);
        pen.fill();
      }
      for (const d of scene.drawables) {
        const livery = kindOfFace(d.face).markOf?.(d.face);
        if (livery === undefined) continue;
        pen.fillStyle = look.liveries[livery]?.fill ?? look.theme.ink3;
        pen.fillRect(d.x - d.w / 2, d.y - d.h / 2, d.w, d.h);
      }
      pen.strokeStyle = look.theme.accent;
      pen.lineWidth = 2 / scale;
      pen.strokeRect(seen.x, seen.y, seen.w, seen.h);
    };
    let last = 0;
    const now = (isMoving: boolean): void => {
      // A stamp need not follow every frame.
      if (isMoving && performance.now() - last < 60) return;
      last = performance.now();
      draw();
    };
    draw();
    const stops = [camera.subscribe(now), useViews.subscribe(draw)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [scene, look]);
  const jump = (event: React.PointerEvent<HTMLCanvasElement>): void => {
    if (event.type === 'pointermove' && event.buttons === 0) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const { width, height } = scene.world;
    const scale = Math.min(WIDTH / width, HEIGHT / height);
    const x = (event.clientX - left - (WIDTH - width * scale) / 2) / scale;
    const y = (event.clientY - top - (HEIGHT - height * scale) / 2) / scale;
    const { now, size } = camera;
    camera.set(panBy(now, size.w / 2 - (x * now.scale + now.x), size.h / 2 - (y * now.scale + now.y)));
  };
  return (
    <canvas
      ref={ref}
      className={isShown && !isInTheWay ? 'minimap' : 'minimap hidden'}
      width={2 * WIDTH}
      height={2 * HEIGHT}
      aria-hidden="true"
      title={t('minimap')}
      onPointerDown={jump}
      onPointerMove={jump}
    />
  );
}
