import type { BoardPen, View } from '../draw/board.ts';
import { atScale } from '../draw/look.ts';
import { SpriteCache } from '../draw/sprites.ts';
import { drawGroundLayer, drawPieceLayer } from '../layout/scene.ts';
import { session } from '../table/session.ts';
import { useTable } from '../table/table.ts';
import { painter } from '../camera/current.ts';
import { SvgPen } from '../draw/svg-pen.ts';

function save(blob: Blob, ending: string): void {
  const { room, game, play } = useTable.getState();
  const name = (room.name || game?.title || 'stellwerk').replace(/[^\p{L}\p{N}]+/gu, '-');
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}-${(play?.log.length ?? 1) - 1}.${ending}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

function drawWhole(pen: BoardPen, scale: number, sprites: SpriteCache): void {
  const { scene, look } = painter;
  if (!scene || !look) return;
  const { width, height } = scene.world;
  const view: View = {
    visible: { x: 0, y: 0, w: width, h: height },
    camera: { x: 0, y: 0, scale },
    ratio: 1,
  };
  const own = atScale(look, 1);
  drawGroundLayer(pen, own, scene, view, sprites);
  drawPieceLayer(pen, own, scene, view);
}

const LARGEST = 4200;

/** The whole table as a picture. */
export async function savePng(): Promise<void> {
  const { scene, look } = painter;
  if (!scene || !look) return;
  const scale = Math.min(1.2, LARGEST / scene.world.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(scene.world.width * scale);
  canvas.height = Math.ceil(scene.world.height * scale);
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.fillStyle = look.theme.table;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.setTransform(scale, 0, 0, scale, 0, 0);
  drawWhole(pen, scale, new SpriteCache());
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob) save(blob, 'png');
}

/** The whole table as a drawing, for print. */
export function svgNow(): string {
  const { scene, look } = painter;
  if (!scene || !look) return '';
  const svg = new SvgPen(document.createElement('canvas').getContext('2d'));
  drawWhole(svg.pen, 1, new SpriteCache(() => null));
  return svg.document(scene.world.width, scene.world.height, look.theme.table);
}

export function saveSvg(): void {
  save(new Blob([svgNow()], { type: 'image/svg+xml' }), 'svg');
}

/** The game as a file that any Stellwerk can open. */
export async function saveFile(): Promise<void> {
  const text = await session()?.file();
  if (text) save(new Blob([text], { type: 'application/json' }), 'json');
}
