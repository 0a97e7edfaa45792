import { printedValue } from '../../rail/map/runs.ts';
import type { StopKey, TrackStop } from '../../rail/map/track.ts';
import { stopKey } from '../../rail/map/track.ts';
import type { CompanyId, HexId } from '../../rail/types.ts';
import { perTable } from '../../table/places.ts';
import type { PieceId } from '../../table/types.ts';
import { box } from './box.ts';
import type { Table62 } from './clock.ts';
import { DETOUR, GOLDEN_SPIKE } from './data/bonuses.ts';
import { homeCity } from './homes.ts';
import { reachesStop } from './reach.ts';
import { isGone, isLate, phase } from './readers.ts';
import { faceOn } from './site.ts';

/**
 * Bonus routes (chapter 5): a train that starts at home and calls at a target earns what the table prints for the phase,
 * less 10 for each hex beyond the shortest way. Counted are the sides crossed from home to target; what comes behind the
 * target is not deducted (open question 4).
 */
export interface BonusLine {
  readonly targets: readonly HexId[];
  readonly shortest: number;
  /** What it brings on the shortest way, in this phase. */
  readonly most: number;
}

/** The lines of a company; most have one, some two. */
export const bonusLines = (table: Table62, company: CompanyId): readonly BonusLine[] =>
  box(table)
    .material.bonuses.filter((line) => line.company === company)
    .map(({ targets, shortest, early, late }) => ({ targets, shortest, most: isLate(table) ? late : early }));

export const homeStop = (table: Table62, company: CompanyId): StopKey | null => {
  const city = homeCity(table, company);
  return city && stopKey(city.hex, city.node);
};
/** The stations of a target: all of the hex. */
export const stopsOfTargets = (table: Table62, { targets }: BonusLine): readonly StopKey[] =>
  targets.flatMap((hex) => faceOn(table, hex).nodes.map((_, node) => stopKey(hex, node)));

export const bonusFor = ({ shortest, most }: BonusLine, travelled: number): number =>
  Math.max(0, most - DETOUR * Math.max(0, travelled - shortest));

/** A route that can be run, with the hexes of each of its steps. */
export interface Way {
  readonly train: PieceId;
  readonly stops: readonly TrackStop[];
  /** `steps[i]`: the hexes from `stops[i]` to `stops[i + 1]`, both included. */
  readonly steps: readonly (readonly HexId[])[];
}

/** A bonus that a route could claim. */
export interface Claim {
  readonly train: PieceId;
  readonly line: BonusLine;
  /** Where in the route the target is. */
  readonly at: number;
  readonly target: HexId;
  /** From home to target, home included: one side crossed between two of them. */
  readonly hexes: readonly HexId[];
  readonly value: number;
}

/** Sides crossed on the way over these steps, as hexes in their order. */
export function hexesAlong(steps: readonly (readonly HexId[])[]): readonly HexId[] {
  const [first = [], ...rest] = steps;
  return [...first, ...rest.flatMap((hexes) => hexes.slice(1))];
}
const backwards = ({ train, stops, steps }: Way): Way => ({
  train,
  stops: stops.toReversed(),
  steps: steps.toReversed().map((hexes) => hexes.toReversed()),
});

/** Every bonus that the route could earn: the home is one of its ends (open question 4), the target is on it. */
export function claimsOn(table: Table62, company: CompanyId, way: Way): readonly Claim[] {
  const home = homeStop(table, company);
  const last = way.stops.length - 1;
  const isTurned = way.stops[last]?.key === home;
  if (home === null || (way.stops[0]?.key !== home && !isTurned)) return [];
  const { train, stops, steps } = isTurned ? backwards(way) : way;
  return bonusLines(table, company).flatMap((line) =>
    stops.flatMap(({ hex }, at): Claim[] => {
      if (at === 0 || !line.targets.includes(hex)) return [];
      const hexes = hexesAlong(steps.slice(0, at));
      const value = bonusFor(line, hexes.length - 1);
      return [{ train, line, at: isTurned ? last - at : at, target: hex, hexes, value }];
    }),
  );
}

// —— Salt Lake City ——

/** Chapter 5, open question 5: both companies of Salt Lake City could run there. */
export function isSpikeDriven(table: Table62): boolean {
  const { spike } = box(table);
  if (spike === null) return false;
  return GOLDEN_SPIKE.companies.every(
    (company) => !isGone(table, company) && reachesStop(table, company, spike, 0),
  );
}
const spikeDriven = perTable(isSpikeDriven);

/** What Salt Lake City counts more for a company (chapter 5). */
export function spikeExtra(table: Table62, company: CompanyId): number {
  const isTheirs = (GOLDEN_SPIKE.companies as readonly string[]).includes(company);
  return isTheirs && spikeDriven(table) ? GOLDEN_SPIKE.extra : 0;
}

/** What a station is worth to a company in this phase (chapter 11). */
export const stopWorth = (table: Table62, company: CompanyId, { hex, spec }: TrackStop): number =>
  printedValue(spec.value, phase(table).values) + (hex === box(table).spike ? spikeExtra(table, company) : 0);
