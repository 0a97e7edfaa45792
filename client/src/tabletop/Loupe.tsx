import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import type { Point } from '../draw/geometry.ts';
import { toScreen } from '../draw/geometry.ts';
import { useHand } from '../hand/hand.ts';
import { camera, sceneNow } from '../camera/current.ts';
import { besideFinger, LOUPE } from './loupe-place.ts';
import type { Pointers } from '../pointer/pointers.ts';

const ZOOM = 1.5;
/** What hangs at the finger must not hide what lies below it. */
const SHEER = 0.6;

/** Where the piece would land: the place it snaps to, else under the hanging piece. */
function goalOf({ at, raise }: Pointers): Point | null {
  const { over } = useHand.getState();
  const spot = over?.verdict === 'fits' ? sceneNow()?.places.spot(over.place) : null;
  return spot && spot.shape !== 'box' ? spot : at && { x: at.x, y: at.y - raise };
}

/** A finger covers what it points at: while it carries something, the place below is shown larger above it. */
export function Loupe({
  pointers,
  canvases,
}: {
  readonly pointers: RefObject<Pointers | null>;
  readonly canvases: RefObject<HTMLDivElement | null>;
}) {
  const isCarried = useHand((s) => s.by === 'touch' && s.held !== null && s.question === null);
  const lens = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = lens.current;
    const pen = canvas?.getContext('2d');
    if (!canvas || !pen || !isCarried) return;
    let frame = 0;
    const draw = (): void => {
      frame = requestAnimationFrame(draw);
      const mine = pointers.current;
      const goal = mine?.isCarrying ? goalOf(mine) : null;
      canvas.hidden = goal === null;
      if (!goal || !mine?.at) return;
      const { x, y } = besideFinger(toScreen(camera.now, mine.at), camera.size);
      canvas.style.transform = `translate(${x}px, ${y}px)`;
      const middle = toScreen(camera.now, goal);
      pen.clearRect(0, 0, canvas.width, canvas.height);
      const layers = [...(canvases.current?.querySelectorAll('canvas') ?? [])];
      const isLying = useHand.getState().over?.verdict === 'fits';
      for (const layer of layers) {
        pen.globalAlpha = layer === layers.at(-1) && !isLying ? SHEER : 1;
        const ratio = layer.width / camera.size.w;
        const part = (LOUPE / ZOOM) * ratio;
        pen.drawImage(
          layer,
          middle.x * ratio - part / 2,
          middle.y * ratio - part / 2,
          part,
          part,
          0,
          0,
          canvas.width,
          canvas.height,
        );
      }
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [isCarried, pointers, canvases]);
  return isCarried ? (
    <canvas ref={lens} className="loupe" width={2 * LOUPE} height={2 * LOUPE} aria-hidden="true" hidden />
  ) : null;
}
