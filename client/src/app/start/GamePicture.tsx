import type { Game, Setup } from '@stellwerk/engine/table/game.ts';
import { useEffect, useRef } from 'react';
import { SpriteCache } from '../../draw/sprites.ts';
import { useTheme } from '../../parts/seat-look.ts';
import { useSettings } from '../../settings/settings.ts';
import { samplePlay } from './games.ts';
import { drawGame } from './picture.ts';

const RATIO = 2;

/** The board that somebody has brought along, small. The titles' own pictures are drawn when the client is built. */
export function GamePicture({
  game,
  options,
  width,
  height,
}: {
  readonly game: Game;
  /** Beside those that the title starts with: an own board. */
  readonly options: Setup['options'];
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
      const { table } = samplePlay(game, options);
      pen.setTransform(1, 0, 0, 1, 0, 0);
      drawGame(pen, game, table, { theme, language, width, height, ratio: RATIO }, new SpriteCache());
    } catch (error) {
      // A board that cannot be laid out has no picture; the page goes on.
      console.warn(error);
    }
  }, [game, options, theme, language, width, height]);
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
