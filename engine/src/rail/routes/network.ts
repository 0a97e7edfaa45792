/** A stop of the network: a city, town, mine, port or off-board area. */
export interface Stop {
  /** Worth to train t; null: train t may neither call nor pass here. */
  readonly value: readonly (number | null)[];
  /** A route may end here but not pass (may differ per train). */
  readonly terminal: boolean | readonly boolean[];
  /** The company has a station here. */
  readonly token: boolean;
  /** Counts in the n of m+n trains (a town, mine, port). */
  readonly small?: boolean;
}

export interface Link {
  readonly a: number;
  readonly b: number;
  /** Links never used together with this one, by one train or by two. */
  readonly excludes: readonly number[];
  /** Only these trains may use it (gauge); absent: all. */
  readonly trains?: readonly number[];
  /** Links that may not be in the same route (other trains may use them): "no hex twice". */
  readonly apart?: readonly number[];
  /** Stops that may not be in the same route as this link. */
  readonly avoids?: readonly number[];
  /** Hexes travelled, for distance bonuses (default 1). */
  readonly length?: number;
}

/** n | D | m+n: m stops of any kind plus n further small stops. */
export type Range = number | 'any' | { readonly any: number; readonly small: number };

export interface Train {
  readonly range: Range;
  /** Passes any stops, calls at no more than `range` of them, among these both ends. */
  readonly skips?: boolean;
  /** The route must contain at least one stop of each of these sets. */
  readonly needs?: readonly (readonly number[])[];
}

export interface Bonus {
  /** Earned once by a route that calls at a stop of each set. */
  readonly sets: readonly (readonly number[])[];
  /** Per train; less than nothing counts as nothing. */
  readonly value: readonly number[];
  /** This stop must be an end of the route. */
  readonly fromEnd?: number;
  /**
   * Only with `fromEnd`: the value shrinks by this for each unit of length beyond `base` between `fromEnd`
   * and the called stop (of each set the nearest, of several sets the farthest), never below 0.
   */
  readonly perLength?: number;
  readonly base?: number;
}

export interface Network {
  readonly stops: readonly Stop[];
  readonly links: readonly Link[];
  readonly trains: readonly Train[];
  /** Pairs of stops that may not share a route. */
  readonly apart?: readonly (readonly [number, number])[];
  readonly bonuses?: readonly Bonus[];
}

export interface Route {
  /** In order, from one end to the other. */
  readonly stops: readonly number[];
  /** links[i] joins stops[i] and stops[i + 1]. */
  readonly links: readonly number[];
  readonly value: number;
  /** Only for trains that skip: the stops called at, in order. */
  readonly called?: readonly number[];
}

export interface Run {
  /** One for each train, null when it stays idle. */
  readonly routes: readonly (Route | null)[];
  readonly value: number;
  /** No run is worth more than this. */
  readonly bound: number;
  /** True when the search ended: then bound = value, or what was asked to be surpassed and is not. */
  readonly proved: boolean;
  /** Search effort spent. */
  readonly nodes: number;
}

export interface Budget {
  /** Search nodes, by default 5 million. */
  readonly nodes?: number;
  /** Only runs worth more than this matter: where there is none, no route is given. */
  readonly above?: number;
  /** Asked now and then; true ends the search. */
  readonly until?: () => boolean;
}
