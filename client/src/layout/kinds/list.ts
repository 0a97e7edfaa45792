import type { Surface } from '@stellwerk/engine/stage/stage.ts';
import { bank } from './bank.ts';
import { bars } from './bars.ts';
import { charter } from './charter.ts';
import { bids } from './bids.ts';
import { demand } from './demand.ts';
import { dividends } from './dividends.ts';
import { group } from './group.ts';
import { order } from './order.ts';
import { rounds } from './rounds.ts';
import { hexmap } from './hexmap.ts';
import type { Region, SurfaceKind } from './kind.ts';
import { market } from './market.ts';
import { mat } from './mat.ts';
import { network } from './network.ts';
import { rack } from './rack.ts';
import { steps } from './steps.ts';
import { track } from './track.ts';

/** All kinds of surfaces. */
const SURFACES: {
  readonly [K in Surface['kind']]: SurfaceKind<Extract<Surface, { readonly kind: K }>>;
} = {
  hexmap,
  network,
  market,
  rack,
  charter,
  mat,
  bank,
  steps,
  bars,
  track,
  group,
  bids,
  rounds,
  dividends,
  demand,
  order,
};

/** The kind of a surface, to be asked about just this one. */
export const kindOfSurface = <S extends Surface>(surface: S): SurfaceKind<S> =>
  SURFACES[surface.kind] as unknown as SurfaceKind<S>;

export const regionOf = (surface: Surface): Region | null => kindOfSurface(surface).region(surface);
/** What a title is played on, whatever its form. */
export const isMap = (surface: Surface): boolean => regionOf(surface) === 'map';
