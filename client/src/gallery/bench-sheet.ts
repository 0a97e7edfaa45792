import type { Stage } from '@stellwerk/engine/stage/stage.ts';
import { type Board, drawBoard } from '../draw/board.ts';
import { hexCentre, visible } from '../draw/geometry.ts';
import { atScale, type Look } from '../draw/look.ts';
import { artOfTile } from '../draw/piece.ts';
import { SpriteCache } from '../draw/sprites.ts';
import { tileBoxOf } from '../layout/board.ts';

const COLUMNS = 20;
const ROWS = 15;
const FRAMES = 120;

/** 300 hexes full of tiles, all in view: milliseconds a frame while panning, and at rest. */
export async function benchBoard(
  pen: CanvasRenderingContext2D,
  look: Look,
  stage: Stage,
): Promise<Readonly<Record<string, number>>> {
  const box = tileBoxOf(stage);
  if (!box) return {};
  const tiles = Object.keys(box.tiles);
  const hexes = Array.from({ length: COLUMNS * ROWS }, (_, i) => {
    const col = i % COLUMNS;
    const row = 2 * Math.floor(i / COLUMNS) + (col % 2);
    const { x, y } = hexCentre({ col, row }, 'flat');
    const art = artOfTile(box, tiles[i % tiles.length] ?? '', i % 6, i % 4 === 0 ? `Town ${i}` : undefined);
    return { id: `${col}/${row}`, x: x + 100, y: y + 100, art };
  });
  const board: Board = { orientation: 'flat', values: 'green', hexes, borders: [] };
  const scale = 0.38;
  const sprites = new SpriteCache();
  const own = atScale(look, scale);
  const frame = (x: number, moving: boolean): number => {
    const camera = { x, y: 4, scale };
    const from = performance.now();
    pen.save();
    pen.translate(camera.x, camera.y);
    pen.scale(scale, scale);
    drawBoard(pen, own, board, { visible: visible(camera, 1260, 1040), camera, ratio: 1, moving }, sprites);
    pen.restore();
    return performance.now() - from;
  };
  const first = frame(0, false);
  const next = (): Promise<number> => new Promise((done) => requestAnimationFrame(done));
  const mean = async (moving: boolean): Promise<readonly [number, number]> => {
    const start = await next();
    let sum = 0;
    let now = start;
    for (let i = 0; i < FRAMES; i++) {
      sum += frame((i % 20) + 0.3, moving);
      now = await next();
    }
    return [sum / FRAMES, (1000 * FRAMES) / (now - start)];
  };
  const [panning, fps] = await mean(true);
  const [still] = await mean(false);
  return { hexes: hexes.length, first, panning, fps, still, bytes: sprites.bytes };
}
