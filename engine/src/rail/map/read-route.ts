import type { HexId } from '../types.ts';
import { linksOf, shareTrack, type TrackLink } from './links.ts';
import type { StopKey, Track } from './track.ts';

/**
 * A route as a hand draws it: the stops in order, and for each step the hexes it should pass, if it
 * matters.
 */
export interface DrawnRoute {
  readonly stops: readonly StopKey[];
  /** `via[i]` belongs to the step from `stops[i]` to `stops[i + 1]`. */
  readonly via?: readonly (readonly HexId[])[];
}

export type ReadRoute =
  | {
      readonly ok: true;
      readonly links: readonly TrackLink[];
      /** For each step all links that would do, the one chosen among them. */
      readonly choices: readonly (readonly TrackLink[])[];
      /** False when no choice of links keeps the route from using a piece of track twice. */
      readonly isSimple: boolean;
    }
  | {
      readonly ok: false;
      /** The step that cannot be read; for an unknown stop its index among the stops. */
      readonly step: number;
      readonly reason: 'unknown-stop' | 'no-track' | 'not-that-way';
    };

const MAX_TRIES = 2000;

/**
 * Finds the links of a drawn route. Of several between two stops those through the hexes of `via` count,
 * then such as use no track twice, then the shortest.
 *
 * @example readRoute(track, { stops: ['D14/n0', 'C13/n0', 'B10/n0'], via: [[], ['C11']] })
 */
export function readRoute(
  track: Track,
  route: DrawnRoute,
  isUsable: (link: TrackLink) => boolean = () => true,
): ReadRoute {
  const ids = route.stops.map((key) => track.stopIds.get(key) ?? -1);
  const unknown = ids.indexOf(-1);
  if (unknown >= 0) return { ok: false, step: unknown, reason: 'unknown-stop' };
  const choices: TrackLink[][] = [];
  for (let step = 0; step + 1 < ids.length; step += 1) {
    const joining = between(track, ids[step] ?? -1, ids[step + 1] ?? -1).filter(isUsable);
    if (joining.length === 0) return { ok: false, step, reason: 'no-track' };
    const via = route.via?.[step] ?? [];
    const matching = joining.filter((link) => via.every((hex) => link.hexes.includes(hex)));
    if (matching.length === 0) return { ok: false, step, reason: 'not-that-way' };
    choices.push(matching.toSorted((x, y) => x.hexes.length - y.hexes.length || x.id - y.id));
  }
  const simple = chooseApart(choices);
  const links = simple ?? choices.flatMap((list) => list.slice(0, 1));
  return { ok: true, links, choices, isSimple: simple !== null };
}

function between(track: Track, from: number, to: number): TrackLink[] {
  const links = linksOf(track).at[from] ?? [];
  return from === to ? [] : links.filter((link) => link.a === to || link.b === to);
}

function chooseApart(choices: readonly (readonly TrackLink[])[]): TrackLink[] | null {
  const chosen: TrackLink[] = [];
  let tries = 0;
  const choose = (step: number): boolean => {
    if (step === choices.length) return true;
    for (const link of choices[step] ?? []) {
      tries += 1;
      if (tries > MAX_TRIES) return false;
      if (chosen.some((other) => shareTrack(other, link))) continue;
      chosen.push(link);
      if (choose(step + 1)) return true;
      chosen.pop();
    }
    return false;
  };
  return choose(0) ? chosen : null;
}
