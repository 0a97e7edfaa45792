import type { Seat } from '@stellwerk/engine/table/types.ts';
import type { Box } from '../draw/geometry.ts';
import { isMap } from './kinds/list.ts';
import type { Block, World } from './world.ts';

/** What a key brings into view: the map, where things are priced, who runs what, and my own things. */
export const SIGHTS = ['map', 'market', 'charters', 'mats'] as const;
export type Sight = (typeof SIGHTS)[number];

const isDisplay = ({ surface }: Block): boolean => surface.kind === 'rack' && surface.role === 'display';
const isDepot = ({ surface }: Block): boolean => surface.kind === 'rack' && surface.role === 'depot';

/** For each of them what to look for, the best first: not every title has a market or charters. */
const LOOKS: Readonly<Record<Sight, readonly ((block: Block, viewer: Seat | null) => boolean)[]>> = {
  map: [({ surface }) => isMap(surface)],
  market: [({ surface }) => surface.kind === 'market', isDisplay, isDepot],
  charters: [
    ({ surface }) => surface.kind === 'charter',
    (block) => isDepot(block) || block.surface.kind === 'bank' || isPassing(block),
    isDisplay,
  ],
  mats: [
    ({ surface }, viewer) => surface.kind === 'mat' && surface.seat === viewer,
    ({ surface }) => surface.kind === 'mat',
  ],
};

function isPassing({ surface }: Block): boolean {
  return surface.kind === 'rack' && surface.passing === true;
}

/** The box round all blocks that belong to a sight; null at a table without any. */
export function sightOf({ blocks }: World, sight: Sight, viewer: Seat | null): Box | null {
  const outer = blocks.filter(({ inner }) => !inner);
  for (const look of LOOKS[sight]) {
    const found = outer.filter((block) => look(block, viewer)).map(({ box }) => box);
    if (found.length === 0) continue;
    const [x, y] = [Math.min(...found.map((b) => b.x)), Math.min(...found.map((b) => b.y))];
    return {
      x,
      y,
      w: Math.max(...found.map((b) => b.x + b.w)) - x,
      h: Math.max(...found.map((b) => b.y + b.h)) - y,
    };
  }
  return null;
}
