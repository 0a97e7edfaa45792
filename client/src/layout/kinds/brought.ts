import type { Stage, Surface } from '@stellwerk/engine/stage/stage.ts';
import type { Seat } from '@stellwerk/engine/table/types.ts';
import type { World } from '../world.ts';
import type { SurfaceKind } from './kind.ts';

/** What is known of all kinds of surfaces. */
export type Kinds = {
  readonly [K in Surface['kind']]: SurfaceKind<Extract<Surface, { readonly kind: K }>>;
};

/** Where everything lies on tables that are not laid as usual. */
export interface Arrangement {
  fits(stage: Stage): boolean;
  /** `window`: how wide the window is for its height, where that is known. */
  of(stage: Stage, viewer: Seat | null, window?: number): World;
}

const kinds: Partial<Kinds> = {};
const arrangements: Arrangement[] = [];

/** The kinds that have come by now. */
export const BROUGHT: Readonly<Partial<Kinds>> = kinds;

/** A file of kinds that only some tables have brings them along, and how such a table is laid. */
export function bringKinds(come: Partial<Kinds>, arrangement?: Arrangement): void {
  Object.assign(kinds, come);
  if (arrangement) arrangements.push(arrangement);
}

export const arrangementOf = (stage: Stage): Arrangement | undefined =>
  arrangements.find((one) => one.fits(stage));
