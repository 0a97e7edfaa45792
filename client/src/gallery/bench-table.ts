import { type Camera, visible } from '../draw/geometry.ts';
import type { Look } from '../draw/look.ts';
import { SpriteCache } from '../draw/sprites.ts';
import { drawGroundLayer, drawPieceLayer, type Scene } from '../layout/scene.ts';

const FRAMES = 90;

/** The whole table while panning: milliseconds a frame of script for the ground and for the pieces. */
export async function benchTable(
  pen: CanvasRenderingContext2D,
  look: Look,
  scene: Scene,
  camera: Camera,
): Promise<Readonly<Record<string, number>>> {
  const sprites = new SpriteCache();
  let [ground, pieces] = [0, 0];
  for (let i = 0; i < FRAMES + 2; i++) {
    const moved = { ...camera, x: camera.x + (i % 20) };
    const view = { visible: visible(moved, 1260, 948), camera: moved, ratio: 1 };
    const start = performance.now();
    pen.save();
    pen.translate(moved.x, moved.y);
    pen.scale(moved.scale, moved.scale);
    drawGroundLayer(pen, look, scene, view, sprites);
    const middle = performance.now();
    drawPieceLayer(pen, look, scene, view, new Set(), sprites);
    pen.restore();
    // The first frames make the sprites.
    if (i >= 2) [ground, pieces] = [ground + middle - start, pieces + performance.now() - middle];
    await new Promise((done) => requestAnimationFrame(done));
  }
  return { ground: ground / FRAMES, pieces: pieces / FRAMES, drawables: scene.drawables.length };
}
