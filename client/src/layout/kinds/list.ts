import type { Stage, Surface } from '@stellwerk/engine/stage/stage.ts';
import { special } from '../../draw/special.ts';
import { isContinent, isHearth } from '../special.ts';
import { bank } from './bank.ts';
import { bars } from './bars.ts';
import { BROUGHT, type Kinds } from './brought.ts';
import { charter } from './charter.ts';
import { hexmap } from './hexmap.ts';
import type { Region, SurfaceKind } from './kind.ts';
import { market } from './market.ts';
import { mat } from './mat.ts';
import { rack } from './rack.ts';
import { steps } from './steps.ts';
import { track } from './track.ts';

/** Kinds of surfaces that most tables have. */
const USUAL = { hexmap, market, rack, charter, mat, bank, steps, bars, track } satisfies Partial<Kinds>;

/** All others come with a file of their own, when a table has one of them. */
const heart = (): Promise<unknown> => import('./heart.ts');
const brewing = (): Promise<unknown> => import('./brewing.ts');
const groups = (): Promise<unknown> => import('./groups.ts');
const networks = (): Promise<unknown> => import('./networks.ts');
/** How a map with a print of its own is drawn, whatever else the table has. */
const dense = (): Promise<unknown> => import('../../draw/dense-map.ts');
const SPECIAL: Readonly<Record<Exclude<Surface['kind'], keyof typeof USUAL>, () => Promise<unknown>>> = {
  network: networks,
  group: groups,
  bids: heart,
  dividends: heart,
  rounds: brewing,
  demand: brewing,
  order: brewing,
};

const isUsual = (kind: Surface['kind']): kind is keyof typeof USUAL => Object.hasOwn(USUAL, kind);
/** A sheet whose kind has not come: it keeps its place, and nothing is on it. */
const BLANK: SurfaceKind<Surface> = { region: () => null, draw: () => undefined, places: () => undefined };

/** The kind of a surface, to be asked about just this one. */
export const kindOfSurface = <S extends Surface>({ kind }: S): SurfaceKind<S> =>
  (isUsual(kind) ? USUAL[kind] : (BROUGHT[kind] ?? BLANK)) as unknown as SurfaceKind<S>;

/** Fetches what a table with such surfaces still lacks; null: all of it is here. */
export function kindsFor(stage: Stage): (() => Promise<unknown>) | null {
  const wanted = new Set(
    stage.surfaces.flatMap(({ kind }) => (isUsual(kind) || BROUGHT[kind] ? [] : [SPECIAL[kind]])),
  );
  if (!special.names && stage.surfaces.some((one) => one.kind === 'hexmap' && one.print)) wanted.add(dense);
  if (isHearth(stage) && !BROUGHT.bids) wanted.add(heart);
  if (isContinent(stage) && !BROUGHT.group) wanted.add(groups);
  return wanted.size === 0 ? null : () => Promise.all([...wanted].map((fetch) => fetch()));
}

export const regionOf = (surface: Surface): Region | null => kindOfSurface(surface).region(surface);
/** What a title is played on, whatever its form. */
export const isMap = (surface: Surface): boolean => regionOf(surface) === 'map';
