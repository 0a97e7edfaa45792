import { combine, type Choice, type Pool } from './combine.ts';
import type { Compiled } from './compiled.ts';
import { UNIT } from './fines.ts';
import type { Meter } from './meter.ts';
import { LEARN_STEPS, Prices } from './prices.ts';
import { promising } from './promising.ts';
import { PLAIN, STRONG, type Found, type RouteSearch } from './route-search.ts';
import { found, solo } from './solo.ts';

export interface Packed {
  /** Per kind the routes chosen. */
  readonly picks: readonly (readonly Found[])[];
  readonly value: number;
  readonly bound: number;
}

/** A plain search of this size is faster than thinking about bounds. */
export const QUICK_NODES = 1500;
/** …and of listing all routes four nodes count as one: they are cheap, and what has to be done otherwise is not. */
const LIST_FACTOR = 4;
const QUICK_ROUTES = 6000;
const ROUND_STEPS = 25;
/** Nodes for a search that need not be proved, and for one that should. */
const HASTY_NODES = 20_000;
const MOST_NODES = 600_000;
const MOST_ROUTES = 300_000;
const ALL = Number.MAX_SAFE_INTEGER;

/** The part of bestRun that knows of more than one train. */
export class Packer {
  private readonly net: Compiled;
  private readonly searches: readonly RouteSearch[];
  private readonly counts: readonly number[];
  private readonly meter: Meter;
  private readonly grain: number;
  private readonly quickNodes: number;
  private picks: (readonly Found[])[];
  /** Of the picks; without any, what a run has to surpass. */
  private value: number;
  private bound = Infinity;

  constructor(
    net: Compiled,
    searches: readonly RouteSearch[],
    meter: Meter,
    grain: number,
    quickNodes: number,
    above: number,
  ) {
    this.net = net;
    this.searches = searches;
    this.counts = searches.map((search) => search.kind.trains.length);
    this.meter = meter;
    this.grain = grain;
    this.quickNodes = quickNodes;
    this.value = above;
    this.picks = searches.map(() => []);
  }

  run(): Packed {
    if (this.searches.length === 1 && this.counts[0] === 1) {
      const { best, bound } = solo(this.searches[0]!, this.grain, this.quickNodes, ALL, this.value);
      this.picks = [best === null ? [] : [best]];
      if (best !== null) this.value = best.value;
      this.bound = bound;
    } else if (this.searches.length > 0 && !this.quick()) this.priced();
    if (this.searches.length === 0) this.bound = 0;
    return { picks: this.picks, value: this.value, bound: Math.max(this.value, this.bound) };
  }

  /** Small networks: all routes of all kinds, then the best choice. */
  private quick(): boolean {
    const { meter, quickNodes } = this;
    const before = meter.used;
    const most = Math.min(quickNodes * LIST_FACTOR, meter.left() / 2);
    const pools = this.listed(most);
    meter.used = before + Math.ceil((meter.used - before) / LIST_FACTOR);
    if (pools === null) return false;
    const wanted = this.value + this.grain;
    const few = promising(this.net, pools, wanted);
    const { choice, done } = combine(this.net, few, null, 0, wanted, this.grain, meter, most);
    this.take(choice);
    if (done) this.bound = this.value;
    return done;
  }

  /** All routes that could be part of a better run, by kind; null where a kind has too many. */
  private listed(mostNodes: number): Pool[] | null {
    const { searches, counts, grain } = this;
    const pools: Pool[] = [];
    const wanted = this.value + grain;
    // What all trains can bring together, ever better known: a route too poor to make up for the rest is not listed.
    let sum = 0;
    for (let i = 0; i < searches.length; i++) sum += counts[i]! * searches[i]!.top;
    for (let i = 0; i < searches.length; i++) {
      const routes: Found[] = [];
      const floor = Math.max(grain, wanted - (sum - searches[i]!.top));
      if (!searches[i]!.collect(floor, routes, PLAIN, QUICK_ROUTES, mostNodes)) return null;
      let top = 0;
      for (const { value } of routes) top = Math.max(top, value);
      sum -= counts[i]! * (searches[i]!.top - top);
      pools.push({ routes, count: counts[i]! });
    }
    return pools;
  }

  private take(choice: Choice | null): void {
    if (choice === null || choice.value <= this.value) return;
    this.value = choice.value;
    this.picks = [...choice.picks];
  }

  /** What one search may cost, so that a hard kind does not eat up the budget of all. */
  private share(): number {
    return Math.min(MOST_NODES, this.meter.left() / 8);
  }

  private proven(): boolean {
    return this.bound < this.value + this.grain;
  }

  /** Lowers the bound; all values being multiples of the grain, so is the true best. */
  private lower(bound: number): void {
    const whole = this.grain >= 1 ? Math.floor(bound / this.grain + 1e-9) * this.grain : bound;
    if (whole < this.bound) this.bound = whole;
  }

  private priced(): void {
    const { searches, counts, grain, meter } = this;
    const columns: Found[][] = searches.map(() => []);
    let top = 0;
    for (let i = 0; i < searches.length; i++) {
      searches[i]!.setPrices(null);
      const { best, bound } = solo(searches[i]!, grain, this.quickNodes, this.share());
      if (best !== null) columns[i]!.push(best);
      top += counts[i]! * bound;
    }
    this.lower(top);
    this.firstFit(columns);
    this.greedy(columns);
    const prices = new Prices(this.net);
    let centre = prices.price.slice();
    let share = 0.5;
    let routesCap = 3000;
    let nodesCap = 20_000;
    for (let n = 1; !meter.over && !this.proven(); n++) {
      prices.set(centre);
      const target = prices.learn(columns, counts, this.value, share);
      meter.spend(learningCost(prices, columns));
      this.lower(this.price(prices, columns, HASTY_NODES));
      const here = prices.appraise(columns, counts);
      const tried = prices.price.slice();
      prices.set(centre);
      const before = prices.appraise(columns, counts);
      if (here < before) {
        centre = tried;
        share = Math.min(0.9, share * 1.2);
      } else share = Math.max(0.1, share * 0.7);
      if (n % 4 === 0) this.fromColumns(columns);
      if (meter.over || this.proven()) break;
      // Go on while other prices promise much, though not for ever; then see what is left.
      const guess = Math.min(here, before);
      if (guess - target > grain / 4 && n % ROUND_STEPS !== 0) continue;
      prices.set(centre);
      const dual = this.price(prices, columns, MOST_NODES);
      this.lower(dual);
      this.fromColumns(columns);
      if (meter.over || this.proven()) break;
      if (dual - guess > grain / 4 && n % ROUND_STEPS !== 0) continue;
      if (this.enumerate(prices, columns, routesCap, nodesCap)) break;
      routesCap = Math.min(MOST_ROUTES, routesCap * 3);
      nodesCap *= 3;
    }
  }

  /** Whatever fits of the routes met, so that there is something to show when the budget is used up. */
  private firstFit(columns: readonly (readonly Found[])[]): void {
    const shut = new Set<number>();
    let value = 0;
    const picks = columns.map((routes, i) => {
      const mine: Found[] = [];
      for (const route of routes) {
        if (mine.length === this.counts[i] || route.links.some((l) => shut.has(l))) continue;
        mine.push(route);
        value += route.value;
        for (const l of route.links) for (const x of [l, ...this.net.excludes[l]!]) shut.add(x);
      }
      return mine;
    });
    this.take({ picks, value });
  }

  /** Trains one after the other, each on the track the others left; in every order of kinds but few. */
  private greedy(columns: Found[][]): void {
    const { searches, counts, grain } = this;
    const k = searches.length;
    for (let turn = 0; turn < Math.min(k, 4); turn++) {
      const shut: number[] = [];
      const picks: Found[][] = searches.map(() => []);
      let value = 0;
      for (let j = 0; j < k; j++) {
        const i = (turn + j) % k;
        const search = searches[i]!;
        for (let n = 0; n < counts[i]!; n++) {
          for (const other of searches) other.setPrices(null);
          search.close(shut, 1);
          const { best } = solo(search, grain, this.quickNodes, this.share());
          search.close(shut, -1);
          if (best === null) break;
          picks[i]!.push(best);
          columns[i]!.push(best);
          value += best.value;
          for (const l of best.links) shut.push(l, ...this.net.excludes[l]!);
        }
      }
      this.take({ picks, value });
    }
  }

  /** Every kind for itself at these prices; returns the bound for all. */
  private price(prices: Prices, columns: Found[][], maxNodes: number): number {
    let dual = prices.sum;
    for (let i = 0; i < this.searches.length; i++) {
      const search = this.searches[i]!;
      search.setPrices(prices.link);
      let best = 0;
      for (const column of columns[i]!) {
        let worth = column.value;
        for (const l of column.links) worth -= prices.link[l]!;
        if (worth > best) best = worth;
      }
      const done = search.findBest(best + UNIT, UNIT, STRONG, Math.min(maxNodes, this.meter.left() / 8));
      const better = found(search);
      if (better !== null) {
        columns[i]!.push(better);
        best = search.best;
      }
      dual += this.counts[i]! * (done ? best : Math.max(best, search.bound));
    }
    return dual;
  }

  /** The best choice among the routes met so far. */
  private fromColumns(columns: Found[][]): void {
    const pools = columns.map((routes, i) => ({ routes: unique(routes), count: this.counts[i]! }));
    const floor = this.value + this.grain;
    this.take(combine(this.net, pools, null, 0, floor, this.grain, this.meter, 3000).choice);
  }

  /** All routes good enough to be part of a better run, then the best choice of them. True: settled. */
  private enumerate(prices: Prices, columns: Found[][], maxRoutes: number, maxNodes: number): boolean {
    const { searches, counts, grain, meter } = this;
    const bests: number[] = [];
    let dual = prices.sum;
    for (let i = 0; i < searches.length; i++) {
      const search = searches[i]!;
      search.setPrices(prices.link);
      let best = 0;
      for (const column of columns[i]!) {
        let worth = column.value;
        for (const l of column.links) worth -= prices.link[l]!;
        best = Math.max(best, worth);
      }
      bests.push(best);
      dual += counts[i]! * best;
    }
    const pools: Pool[] = [];
    for (let i = 0; i < searches.length; i++) {
      const routes: Found[] = [];
      const floor = this.value + grain - (dual - bests[i]!);
      if (!searches[i]!.collect(floor, routes, STRONG, maxRoutes, maxNodes)) return meter.over;
      pools.push({ routes, count: counts[i]! });
    }
    const { choice, done } = combine(
      this.net,
      pools,
      prices.link,
      prices.sum,
      this.value + grain,
      grain,
      meter,
      maxNodes,
    );
    this.take(choice);
    if (done) this.bound = this.value;
    return done || meter.over;
  }
}

/** What a lesson of prices costs, in search nodes. */
const LINKS_A_NODE = 40;
function learningCost({ groups }: Prices, columns: readonly (readonly Found[])[]): number {
  let links = groups.length;
  for (const routes of columns) for (const route of routes) links += route.links.length;
  return Math.ceil((LEARN_STEPS / 4) * (links / LINKS_A_NODE));
}

function unique(routes: readonly Found[]): Found[] {
  const seen = new Map<string, Found>();
  for (const route of routes) seen.set(route.links.join(), route);
  return [...seen.values()];
}
