import { perTable } from '../table/places.ts';
import type { Clock, PieceId, Table } from '../table/types.ts';
import type { RouteMade } from './clock.ts';
import type { RunPlan } from './map/runs.ts';
import type { Run } from './routes/network.ts';
import type { CompanyId } from './types.ts';

/**
 * Search nodes that a verdict or a list of options may spend: a few hundredths of a second at most, whatever lies on the
 * table. Of 155 recorded positions the hardest takes fewer than 3,000.
 */
export const QUICK = 4000;
/**
 * Search nodes for a run that nobody makes by hand, at a seat that the title plays or at the end of a game: it is part of
 * one move, and no move holds a server for longer than some 50 ms. Positions of real games are proved with less; in a maze
 * laid by hand the best of what was found counts, the same on every machine.
 */
export const BY_ITSELF = 60_000;
/** Search nodes for somebody who asks for the best run and can wait. */
const THOROUGH = 5_000_000;

export interface Best {
  readonly company: CompanyId;
  readonly routes: readonly RouteMade[];
  /** What the whole run brings. */
  readonly revenue: number;
  /** No run brings more than this. */
  readonly bound: number;
  readonly proved: boolean;
}
export const noRun = (company: CompanyId): Best => ({
  company,
  routes: [],
  revenue: 0,
  bound: 0,
  proved: true,
});

/** What the finder found, as the trains of the company would show it. */
export function routesMade(
  plan: RunPlan,
  trains: readonly PieceId[],
  { routes }: Pick<Run, 'routes'>,
): readonly RouteMade[] {
  return routes.flatMap((route, at): RouteMade[] => {
    const train = trains[at];
    if (!route || train === undefined) return [];
    const via = route.links.map((link) => plan.links[link]?.hexes.slice(1, -1) ?? []);
    const stops = route.stops.map((stop) => plan.stops[stop]?.key ?? '');
    return [via.some((hexes) => hexes.length > 0) ? { train, stops, via } : { train, stops }];
  });
}

export interface KeptRuns<C extends Clock, B extends Best> {
  /** The best run, proved so unless `budget` (search nodes) ends first. */
  readonly best: (table: Table<C>, company: CompanyId, budget?: number) => B;
  /** The best run if it is known already, and was proved within this budget. */
  readonly known: (table: Table<C>, company: CompanyId, budget: number) => B | null;
}

/**
 * Best runs, remembered for the life of a position. `dependsOn`: what of the clock they depend on, besides
 * the pieces. An answer that took longer is not used for a short question: a verdict must not depend on
 * what was asked before.
 */
export function keptRuns<C extends Clock, B extends Best>(
  find: (table: Table<C>, company: CompanyId, budget: number) => B,
  dependsOn: (table: Table<C>) => string,
): KeptRuns<C, B> {
  type Kept = { readonly nodes: number; readonly run: B };
  const answers = perTable((_: Table['pieces']) => new Map<string, readonly Kept[]>());
  const keyOf = (table: Table<C>, company: CompanyId): string => `${company} ${dependsOn(table)}`;
  return {
    best: (table, company, budget = THOROUGH) => {
      const kept = answers(table.pieces);
      const key = keyOf(table, company);
      const made = kept.get(key) ?? [];
      const fits = ({ nodes, run }: Kept): boolean => nodes === budget || (nodes < budget && run.proved);
      const found = made.find(fits);
      if (found) return found.run;
      const run = find(table, company, budget);
      // Where nothing could be looked at, nothing is known that would be worth keeping.
      if (Number.isFinite(run.bound)) kept.set(key, [...made, { nodes: budget, run }]);
      return run;
    },
    known: (table, company, budget) => {
      const made = answers(table.pieces).get(keyOf(table, company)) ?? [];
      return made.find(({ nodes, run }) => nodes === budget && run.proved)?.run ?? null;
    },
  };
}
