import type { HexId } from '../types.ts';
import type { StopKey, Track } from './track.ts';
import { stopAt } from './track.ts';

/**
 * A stop as sentences name it: by its hex; where that has several stops, by the side that its track leads to as well
 * (`stop/D14/2`). Numbers of nodes change with every tile and tell nobody anything.
 */
export function spokenStop(track: Track, key: StopKey): string {
  const stop = stopAt(track, key);
  if (!stop) return key.split('/')[0] ?? key;
  if (track.stops.filter(({ hex }) => hex === stop.hex).length < 2) return stop.hex;
  const sides = track.segments
    .filter(({ hex }) => hex === stop.hex)
    .flatMap(({ path: { from, to } }) => {
      const [node, side] = typeof from === 'number' ? [to, from] : [from, to];
      return node === `n${stop.node}` && typeof side === 'number' ? [side] : [];
    });
  return sides.length === 0 ? stop.hex : spokenSide(stop.hex, Math.min(...sides));
}
/** The name of a stop by one of its sides; the words of a board have one for each. */
export const spokenSide = (hex: HexId, side: number): string => `stop/${hex}/${side}`;
