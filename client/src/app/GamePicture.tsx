import type { Game } from '@stellwerk/engine/table/game.ts';
import type { Language } from '@stellwerk/engine/table/types.ts';
import { useEffect, useRef } from 'react';
import { fit, visible } from '../draw/geometry.ts';
import { makeLook } from '../draw/look.ts';
import type { Theme } from '../draw/theme.ts';
import { SpriteCache } from '../draw/sprites.ts';
import { drawGroundLayer, drawPieceLayer, sceneOf } from '../layout/scene.ts';
import { useTheme } from '../parts/seat-look.ts';
import { useSettings } from '../settings/settings.ts';
import { samplePlay } from './games.ts';

const RATIO = 2;

interface Frame {
  readonly theme: Theme;
  readonly language: Language;
  readonly width: number;
  readonly height: number;
}

function drawGame(
  pen: CanvasRenderingContext2D,
  game: Game,
  { theme, language, width, height }: Frame,
): void {
  const { table } = samplePlay(game);
  const stage = game.stage(table);
  const scene = sceneOf(stage, table, null);
  const map = scene.world.blocks.find(
    ({ surface }) => surface.kind === 'hexmap' || surface.kind === 'network',
  );
  if (!map) return;
  const head = map.surface.kind === 'hexmap' ? 90 : 0;
  const box = { ...map.box, y: map.box.y + head, h: map.box.h - head };
  const camera = fit(box, width, height, 6);
  const look = makeLook({
    theme,
    stage,
    words: game.words,
    language,
    viewer: null,
    scale: Math.min(0.14, camera.scale),
  });
  const view = { visible: visible(camera, width, height), camera, ratio: RATIO };
  const scale = camera.scale * RATIO;
  const inside = {
    ...scene,
    world: { ...scene.world, blocks: map.surface.kind === 'network' ? [map] : [] },
    captions: [],
  };
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.fillStyle = map.surface.kind === 'network' ? theme.sea : theme.board;
  pen.fillRect(0, 0, width * RATIO, height * RATIO);
  pen.setTransform(scale, 0, 0, scale, camera.x * RATIO, camera.y * RATIO);
  drawGroundLayer(pen, look, inside, view, new SpriteCache());
  drawPieceLayer(
    pen,
    look,
    { ...inside, drawables: scene.drawables.filter(({ group }) => group === map.id) },
    view,
  );
}

/** The board of a title, small: drawn from its data like everything else. */
export function GamePicture({
  game,
  width,
  height,
}: {
  readonly game: Game;
  readonly width: number;
  readonly height: number;
}) {
  const ref = useRef<HTMLCanvasElement>(null);
  const theme = useTheme();
  const language = useSettings((s) => s.language);
  useEffect(() => {
    const pen = ref.current?.getContext('2d');
    if (!pen) return;
    try {
      drawGame(pen, game, { theme, language, width, height });
    } catch (error) {
      // A title that cannot be laid out has no picture; the others are still there to be played.
      console.warn(error);
    }
  }, [game, theme, language, width, height]);
  return (
    <canvas
      ref={ref}
      className="game-picture"
      width={width * RATIO}
      height={height * RATIO}
      aria-hidden="true"
    />
  );
}
