import type { Compiled } from './compiled.ts';
import { UNIT } from './fines.ts';
import type { Found } from './route-search.ts';

export const LEARN_STEPS = 400;

/** Groups of links of which all trains together may use one: every exclusion lies in some group. */
function cliques(net: Compiled): number[][] {
  const groups: number[][] = [];
  const covered = new Set<number>();
  const key = (x: number, y: number): number => (x < y ? x * net.links + y : y * net.links + x);
  for (let l = 0; l < net.links; l++) {
    if (net.dead[l] === 1) continue;
    let alone = true;
    for (const first of net.excludes[l]!) {
      alone = false;
      if (covered.has(key(l, first)) || net.dead[first] === 1) continue;
      const group = [l, first];
      for (const x of net.excludes[l]!) {
        if (x === first) continue;
        if (group.every((y) => (y === x ? false : net.excludes[y]!.includes(x)))) group.push(x);
      }
      for (const x of group) for (const y of group) if (x < y) covered.add(key(x, y));
      groups.push(group);
    }
    if (alone) groups.push([l]);
  }
  return groups;
}

/*
 * Prices for track. A run of several trains is hard because they want the same track; put a price on each
 * group of mutually exclusive links and let every train run for itself, paying its way. What the trains then
 * earn, plus all the prices, bounds every joint run from above. Prices go up where more than one train runs,
 * down where none does (subgradient steps towards the best known run), which pulls the bound down.
 */
export class Prices {
  readonly groups: readonly (readonly number[])[];
  readonly price: Float64Array;
  /** Per link: the sum over its groups. */
  readonly link: Float64Array;
  sum = 0;
  private readonly use: Float64Array;
  private readonly groupsOf: readonly (readonly number[])[];

  constructor(net: Compiled) {
    this.groups = cliques(net);
    this.price = new Float64Array(this.groups.length);
    this.use = new Float64Array(this.groups.length);
    this.link = new Float64Array(net.links);
    const of: number[][] = Array.from({ length: net.links }, () => []);
    this.groups.forEach((group, g) => {
      for (const l of group) of[l]!.push(g);
    });
    this.groupsOf = of;
  }

  set(price: Float64Array): void {
    this.price.set(price);
    this.link.fill(0);
    this.sum = 0;
    for (let g = 0; g < this.groups.length; g++) {
      const p = this.price[g]!;
      if (p === 0) continue;
      this.sum += p;
      for (const l of this.groups[g]!) this.link[l]! += p;
    }
  }

  /**
   * Prices that are good for the routes met so far: subgradient steps on these alone, which cost next to
   * nothing compared with a search. Returns the bound they would give if there were no other routes; the
   * prices are left moved from the old ones a part of the way (`share`), as far ones are seldom good for all.
   */
  learn(
    columns: readonly (readonly Found[])[],
    counts: readonly number[],
    value: number,
    share: number,
  ): number {
    const start = this.price.slice();
    let best = Infinity;
    let bestPrice = start;
    let factor = 1;
    let stale = 0;
    for (let n = 0; n < LEARN_STEPS && factor > 0.02; n++) {
      const bound = this.appraise(columns, counts);
      if (bound < best - UNIT) {
        best = bound;
        bestPrice = this.price.slice();
        stale = 0;
      } else if (++stale >= 12) {
        factor /= 2;
        stale = 0;
        this.set(bestPrice);
        this.appraise(columns, counts);
      }
      if (best <= value || !this.step(Math.max(bound - value, 1), factor)) break;
    }
    const next = bestPrice.map((p, g) => Math.round((start[g]! + share * (p - start[g]!)) / UNIT) * UNIT);
    this.set(next);
    return best;
  }

  /** Lets each kind take the best of its known routes. */
  appraise(columns: readonly (readonly Found[])[], counts: readonly number[]): number {
    this.use.fill(0);
    let bound = this.sum;
    for (let i = 0; i < columns.length; i++) {
      let best = 0;
      let route: Found | null = null;
      for (const column of columns[i]!) {
        let worth = column.value;
        const { links } = column;
        for (let j = 0; j < links.length; j++) worth -= this.link[links[j]!]!;
        if (worth <= best) continue;
        best = worth;
        route = column;
      }
      bound += counts[i]! * best;
      if (route === null) continue;
      for (const l of route.links) for (const g of this.groupsOf[l]!) this.use[g]! += counts[i]!;
    }
    return bound;
  }

  /** Moves the prices; false when supply and demand agree already. */
  private step(gap: number, factor: number): boolean {
    let norm = 0;
    for (let g = 0; g < this.use.length; g++) {
      const s = this.use[g]! - 1;
      if (s > 0 || this.price[g]! > 0) norm += s * s;
    }
    if (norm === 0) return false;
    const size = (factor * gap) / norm;
    const next = new Float64Array(this.price.length);
    for (let g = 0; g < this.use.length; g++) {
      next[g] = Math.max(0, Math.round((this.price[g]! + size * (this.use[g]! - 1)) / UNIT) * UNIT);
    }
    this.set(next);
    return true;
  }
}
