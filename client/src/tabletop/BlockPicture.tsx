import { useEffect, useRef } from 'react';
import { fit, overlaps, visible } from '../draw/geometry.ts';
import { atScale } from '../draw/look.ts';
import { SpriteCache } from '../draw/sprites.ts';
import { drawGroundLayer, drawPieceLayer } from '../layout/scene.ts';
import { useRoom } from '../parts/use-room.ts';
import { useScene } from './use-scene.ts';

/** One block of the table as a picture: as large as the space it is given. `type`: pixels of its smallest type. */
export function BlockPicture({ id, type }: { readonly id: string; readonly type?: number }) {
  const ref = useRef<HTMLCanvasElement>(null);
  const onTabletop = useScene();
  const size = useRoom(ref);
  useEffect(() => {
    const canvas = ref.current;
    const pen = canvas?.getContext('2d');
    const block = onTabletop?.scene.world.blocks.find((one) => one.id === id);
    if (!canvas || !pen || !onTabletop || !block || size.w < 10 || size.h < 10) return;
    const { scene, look } = onTabletop;
    const ratio = Math.min(2, window.devicePixelRatio || 1);
    canvas.width = size.w * ratio;
    canvas.height = size.h * ratio;
    const camera = fit(block.box, size.w, size.h, 2);
    // How large its things are now, for whoever measures whether they can be read.
    canvas.dataset['scale'] = String(camera.scale * (block.scale ?? 1));
    const blocks = scene.world.blocks.filter(
      (one) => one === block || (one.inner && overlaps(one.box, block.box)),
    );
    const ids = new Set(blocks.map((one) => one.id));
    const part = {
      ...scene,
      board: block.surface.kind === 'hexmap' ? scene.board : null,
      world: { ...scene.world, blocks },
      drawables: scene.drawables.filter(({ group }) => ids.has(group)),
      captions: [],
    };
    const view = { visible: visible(camera, size.w, size.h), camera, ratio };
    const scale = camera.scale * ratio;
    pen.setTransform(scale, 0, 0, scale, camera.x * ratio, camera.y * ratio);
    const own = { ...atScale(look, camera.scale), ...(type === undefined ? {} : { readable: type }) };
    drawGroundLayer(pen, own, part, view, new SpriteCache());
    drawPieceLayer(pen, own, part, view);
  }, [onTabletop, size, id, type]);
  return (
    <canvas
      ref={ref}
      className="block-picture"
      style={{ width: size.w, height: size.h }}
      aria-hidden="true"
    />
  );
}
