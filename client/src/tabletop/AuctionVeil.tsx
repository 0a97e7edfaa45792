import { camera, sceneNow } from '../camera/current.ts';
import { useInSight } from '../camera/use-in-sight.ts';
import type { Box } from '../draw/geometry.ts';
import { lotKey, useAside } from '../table/auction-aside.ts';
import { useStage } from '../table/stage.ts';

interface Seen {
  readonly w: number;
  readonly h: number;
  /** Mats as they lie in the window. */
  readonly mats: readonly Box[];
}

function look(): Seen | null {
  const scene = sceneNow();
  if (!scene) return null;
  const { now, size } = camera;
  const mats = scene.world.blocks
    .filter(({ surface }) => surface.kind === 'mat')
    .map(({ box }) => ({
      x: box.x * now.scale + now.x,
      y: box.y * now.scale + now.y,
      w: box.w * now.scale,
      h: box.h * now.scale,
    }));
  return { w: size.w, h: size.h, mats };
}

const outline = ({ x, y, w, h }: Box): string => `M${x},${y}h${w}v${h}h${-w}z`;

/** While an auction lies in the middle the rest of the table steps back, but for the mats: what everybody has counts now. */
export function AuctionVeil() {
  const aside = useAside((s) => s.lot);
  const hammer = useStage()?.hammer;
  return hammer && aside !== lotKey(hammer) ? <Veil /> : null;
}

function Veil() {
  const seen = useInSight(look);
  return seen ? (
    <svg className="auction-veil" width={seen.w} height={seen.h} aria-hidden="true">
      <path
        fillRule="evenodd"
        d={[{ x: 0, y: 0, w: seen.w, h: seen.h }, ...seen.mats].map(outline).join('')}
      />
    </svg>
  ) : null;
}
