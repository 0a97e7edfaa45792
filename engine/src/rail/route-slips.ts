import type { Params } from '../table/types.ts';
import type { RouteMade } from './clock.ts';
import type { Layout } from './map/layout.ts';
import { stationsAt } from './map/layout.ts';
import type { TrackLink } from './map/links.ts';
import { hasStation, isFull } from './map/reach.ts';
import type { ReadRoute } from './map/read-route.ts';
import { isSmallStop } from './map/runs.ts';
import { spokenStop } from './map/stop-names.ts';
import type { Track, TrackStop } from './map/track.ts';
import { stopAt } from './map/track.ts';
import { chainBetween, isReversal } from './map/ways-missed.ts';
import type { CompanyId, TrainRange } from './types.ts';

/** The slips that hands make with routes in every title. What a title makes of one is its own affair. */
export interface Slip<F extends string> {
  readonly slip: F;
  readonly params: Params;
}

export const slipOf = <F extends string>(slip: F, params: Params = {}): Slip<F> => ({ slip, params });

/** `D14/n0` → `D14`. */
export const hexOfStop = (key: string): string => key.split('/')[0] ?? key;
export const stopsOf = (track: Track, { stops }: RouteMade): readonly TrackStop[] =>
  stops.flatMap((key) => stopAt(track, key) ?? []);

/** A route has two stops at least, and none of them twice. */
export function listSlip({ stops }: RouteMade, track?: Track): Slip<'too-short' | 'stop-twice'> | null {
  if (stops.length < 2) return { slip: 'too-short', params: {} };
  const twice = stops.find((key, at) => stops.indexOf(key) < at);
  return twice === undefined ? null : { slip: 'stop-twice', params: { hex: named(twice, track) } };
}
const named = (key: string, track: Track | undefined): string =>
  track ? spokenStop(track, key) : hexOfStop(key);

/** No track joins two stops directly: a turn at the sharp angle of a junction, a stop left out, or there is nothing. */
export function gapSlip(
  track: Track,
  { stops }: RouteMade,
  { step, reason }: Extract<ReadRoute, { readonly ok: false }>,
  isUsable?: (link: TrackLink) => boolean,
): Slip<'no-track' | 'reversal' | 'skipped-stop'> {
  const [from = '', to = ''] = reason === 'unknown-stop' ? [stops[step], stops[step]] : stops.slice(step);
  const params = { from: spokenStop(track, from), to: spokenStop(track, to) };
  const [a, b] = [stopAt(track, from), stopAt(track, to)];
  if (!a || !b || reason !== 'no-track') return { slip: 'no-track', params };
  if (isReversal(track, a, b)) return { slip: 'reversal', params };
  const between = chainBetween(track, a, b, isUsable);
  return between
    ? { slip: 'skipped-stop', params: { hex: spokenStop(track, between.key) } }
    : { slip: 'no-track', params };
}

/** A route has a station of the company, and runs through no city that is full of others. */
export function waySlip(
  layout: Layout,
  company: CompanyId,
  stops: readonly TrackStop[],
  track?: Track,
): Slip<'no-station' | 'through-full'> | null {
  if (!stops.some((stop) => hasStation(layout, stop, company)))
    return { slip: 'no-station', params: { company } };
  const full = stops
    .slice(1, -1)
    .find((stop) => isFull(stop, company, stationsAt(layout, stop.hex, stop.node)));
  return full ? { slip: 'through-full', params: { hex: named(full.key, track) } } : null;
}

/** A train of range n calls at n stops, one of range m+n at m of any kind and n small ones. */
export function rangeSlip(
  range: TrainRange,
  stops: readonly TrackStop[],
): Slip<'too-long' | 'too-many-large'> | null {
  if (range === 'any') return null;
  const { any, small } = typeof range === 'number' ? { any: range, small: 0 } : range;
  const [most, count] = [any + small, stops.length];
  if (count > most) return { slip: 'too-long', params: { most, count } };
  const large = stops.filter((stop) => !isSmallStop(stop)).length;
  return large > any ? { slip: 'too-many-large', params: { most: any, count: large } } : null;
}
