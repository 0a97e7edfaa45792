import type { Face } from '@stellwerk/engine/stage/stage.ts';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { makeLook } from '../draw/look.ts';
import type { TileBox } from '../draw/piece.ts';
import { drawPiece, sizeOf } from '../draw/piece.ts';
import { onDrawings, timesBrought } from '../draw/special.ts';
import { useShown } from '../table/shown.ts';
import { useSettings } from '../settings/settings.ts';
import { useTheme } from './seat-look.ts';
import { stageOf } from '../table/stage.ts';

/** One piece as a picture beside words. */
export function PieceFace({
  face,
  box,
  size,
  turn = 0,
  side,
}: {
  readonly face: Face;
  readonly box: TileBox | null;
  readonly size: number;
  readonly turn?: number;
  readonly side?: string | undefined;
}) {
  const ref = useRef<HTMLCanvasElement>(null);
  const theme = useTheme();
  const language = useSettings((s) => s.language);
  const shown = useShown();
  // What not every table needs comes later than the words beside it.
  useSyncExternalStore(onDrawings, timesBrought);
  const own = sizeOf(face, box?.orientation);
  const scale = size / Math.max(own.w, own.h);
  const [width, height] = [own.w * scale + 4, own.h * scale + 4];
  useEffect(() => {
    const canvas = ref.current;
    const pen = canvas?.getContext('2d');
    if (!canvas || !pen || !shown) return;
    const ratio = Math.min(3, window.devicePixelRatio || 1);
    canvas.width = Math.ceil(width * ratio);
    canvas.height = Math.ceil(height * ratio);
    pen.scale(ratio, ratio);
    pen.translate(width / 2, height / 2);
    pen.scale(scale, scale);
    const { game, table } = shown.play;
    const look = makeLook({
      theme,
      stage: stageOf(game, table),
      words: game.words,
      language,
      viewer: null,
      scale,
    });
    drawPiece(
      pen,
      look,
      box,
      face,
      { x: 0, y: 0, ...own },
      { turn, ...(side === undefined ? {} : { side }) },
    );
  });
  return <canvas ref={ref} className="piece-face" style={{ width, height }} aria-hidden="true" />;
}
