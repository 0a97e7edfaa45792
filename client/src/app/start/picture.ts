import type { Game } from '@stellwerk/engine/table/game.ts';
import type { Language, Table } from '@stellwerk/engine/table/types.ts';
import type { BoardPen } from '../../draw/board.ts';
import { fit, visible } from '../../draw/geometry.ts';
import { makeLook } from '../../draw/look.ts';
import type { SpriteCache } from '../../draw/sprites.ts';
import type { Theme } from '../../draw/theme.ts';
import '../../layout/kinds/all.ts';
import { isMap } from '../../layout/kinds/list.ts';
import { drawGroundLayer, drawPieceLayer, sceneOf } from '../../layout/scene.ts';

export interface Frame {
  readonly theme: Theme;
  readonly language: Language;
  readonly width: number;
  readonly height: number;
  /** Pixels of the pen a pixel of the picture. */
  readonly ratio: number;
}

/** The board of a table, small and without words: drawn from its data like everything else. */
export function drawGame(
  pen: BoardPen,
  game: Game,
  table: Table,
  { theme, language, width, height, ratio }: Frame,
  sprites: SpriteCache,
): void {
  const stage = game.stage(table);
  const scene = sceneOf(stage, table, null);
  const map = scene.world.blocks.find(({ surface }) => isMap(surface));
  if (!map) return;
  const head = map.surface.kind === 'hexmap' ? 90 : 0;
  const box = { ...map.box, y: map.box.y + head, h: map.box.h - head };
  const camera = fit(box, width, height, 6);
  const scale = Math.min(0.14, camera.scale);
  const look = makeLook({ theme, stage, words: game.words, language, viewer: null, scale });
  const view = { visible: visible(camera, width, height), camera, ratio };
  const inside = {
    ...scene,
    world: { ...scene.world, blocks: map.surface.kind === 'network' ? [map] : [] },
    captions: [],
    drawables: scene.drawables.filter(({ group }) => group === map.id),
  };
  pen.fillStyle = map.surface.kind === 'network' ? theme.sea : theme.board;
  pen.fillRect(0, 0, width * ratio, height * ratio);
  pen.translate(camera.x * ratio, camera.y * ratio);
  pen.scale(camera.scale * ratio, camera.scale * ratio);
  drawGroundLayer(pen, look, inside, view, sprites);
  drawPieceLayer(pen, look, inside, view);
}
