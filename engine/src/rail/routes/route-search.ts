import type { Compiled } from './compiled.ts';
import { Fines } from './fines.ts';
import { Flood } from './flood.ts';
import { HopTable } from './hop-table.ts';
import type { Kind } from './kind.ts';
import type { Meter } from './meter.ts';
import { PathState } from './path-state.ts';
import { score } from './score.ts';
import { layTrack, type Track } from './track.ts';

/** A route as the search keeps it. */
export interface Found {
  readonly links: readonly number[];
  readonly value: number;
}

/** How hard the search thinks at each node: not at all, or with tables and floods. */
export const PLAIN = 0;
export const STRONG = 1;

/** Larger tables take longer to fill than they save; ranges without limit only go round in them. */
const MAX_TABLE = 600_000;
const MAX_TABLE_RANGE = 20;
/** Rounds of tightening a root: at first, and at most when the search from it has proved to be long. */
const FIRST_ROUNDS = 4;
const MOST_ROUNDS = 30;

/*
 * The search for routes of one kind of train.
 *
 * Every route has a station of the company. It is found from exactly one of them, its root: stations are
 * taken one after the other, and those already dealt with are closed. From the root grows a first arm, then a
 * second one that leaves the root by a later hop, so no route is met twice. What a stop or link forbids the
 * rest of the route is counted up on the way in and down on the way out; nothing is allocated at a node.
 *
 * A branch is cut when what it has plus the most it may gain is below what is wanted. Two bounds are used:
 * the hop table (walks of the length left, see there and fines.ts), which also says what to try first, and
 * the flood (stops within reach). Links may carry a price: then a route's worth is its value less its prices,
 * which is how several trains are kept off each other's track (see prices.ts).
 */
export class RouteSearch {
  readonly kind: Kind;
  readonly track: Track;
  /** The best found: its worth (value less prices), its value, its links. */
  best = -Infinity;
  bestValue = 0;
  bestLinks: number[] | null = null;
  /** No route is worth more than this. */
  bound = -Infinity;

  /** A shorter search for trains that skip: no more stops than this on the way. */
  maxStops = Infinity;

  private readonly path: PathState;
  private readonly flood: Flood;
  private readonly meter: Meter;
  private readonly price: Float64Array;
  private readonly bonusTotal: number;
  /** The most that k stops can bring. */
  private readonly topSum: Float64Array;
  private readonly roots: number[];
  private table: HopTable | null = null;
  private fines: Fines | null = null;
  private gain: Float64Array;
  private readonly rootNodes: (number | undefined)[] = [];
  /** Per depth the hops to try, with what each may lead to. */
  private kids = new Int32Array(0);
  private kidBound = new Float64Array(0);
  private stride = 0;

  private floor = 0;
  private step = 0;
  private ceiling = Infinity;
  private stopAt = Infinity;
  private halted = false;
  private strong = false;
  private pool: Found[] | null = null;
  private poolMax = 0;

  constructor(net: Compiled, kind: Kind, meter: Meter) {
    this.kind = kind;
    this.meter = meter;
    this.track = layTrack(net, kind);
    this.roots = [...this.track.roots];
    this.path = new PathState(net, kind, this.track);
    this.flood = new Flood(kind, this.track, this.path);
    this.price = new Float64Array(net.links);
    this.gain = kind.value;
    let sum = 0;
    for (const bonus of kind.bonuses) sum += bonus.value;
    this.bonusTotal = sum;
    this.topSum = new Float64Array(kind.maxAll + 1);
    const sorted = kind.value.slice().sort();
    for (let k = 0; k <= kind.maxAll; k++) {
      this.topSum[k] = sum;
      sum += Math.max(0, sorted[net.stops - 1 - k] ?? 0);
    }
  }

  /** Sets the prices of links; null: all free. */
  setPrices(price: Float64Array | null): void {
    if (price === null) this.price.fill(0);
    else this.price.set(price);
  }

  /** Closes links to this kind, or opens them again. */
  close(links: Iterable<number>, by: 1 | -1): void {
    for (const l of links) this.path.linkBlock[l]! += by;
  }

  /** The most any route can be worth, prices aside, without looking at the network. */
  get top(): number {
    return this.roots.length === 0 ? 0 : this.topSum[this.kind.maxAll]!;
  }

  /** Whether the hop table leads the search. */
  get guided(): boolean {
    return this.tableSize() > 0;
  }

  spent(): number {
    return this.meter.used;
  }

  over(): boolean {
    return this.meter.over;
  }

  /**
   * Finds the best route worth at least `floor`, asking for `step` more with each one found, and content with
   * one so good that the next would be above `ceiling`. True when the search came to its end.
   */
  findBest(floor: number, step: number, effort: number, maxNodes: number, ceiling = Infinity): boolean {
    this.pool = null;
    this.best = -Infinity;
    this.bestLinks = null;
    this.step = step;
    this.ceiling = ceiling;
    return this.run(floor, effort, maxNodes);
  }

  /** Collects every route worth at least `floor`. True when all were found; else the pool is not complete. */
  collect(floor: number, into: Found[], effort: number, maxRoutes: number, maxNodes: number): boolean {
    this.pool = into;
    this.poolMax = maxRoutes;
    this.ceiling = Infinity;
    return this.run(floor, effort, maxNodes);
  }

  private run(floor: number, effort: number, maxNodes: number): boolean {
    const { kind, meter, path } = this;
    const { roots } = this;
    this.floor = floor;
    this.halted = meter.over;
    this.stopAt = meter.used + maxNodes;
    this.strong = effort >= STRONG;
    this.bound = floor;
    if (this.strong && kind.maxAll >= 2) this.prepare();
    let contented = false;
    let bestRoot = -1;
    for (const r of roots) {
      const before = this.best;
      if (kind.maxAll < 2) break;
      if (!this.halted) this.fromRoot(r);
      if (this.best > before) bestRoot = r;
      contented ||= this.halted && this.best + this.step > this.ceiling;
      if (this.halted && !contented) this.bound = Math.max(this.bound, this.rootBound(r));
      path.stopBlock[r]!++;
    }
    if (kind.maxAll >= 2) for (const r of roots) path.stopBlock[r]!--;
    // Where the best was found this time it may well be next time, and all others are the easier for it.
    if (bestRoot >= 0 && roots[0] !== bestRoot) {
      roots.splice(roots.indexOf(bestRoot), 1);
      roots.unshift(bestRoot);
    }
    if (!this.halted || contented) this.bound = this.best;
    return !this.halted || contented;
  }

  /** A bound for all routes of one root, for a search cut short. */
  private rootBound(r: number): number {
    const { kind, path } = this;
    if (path.stopBlock[r]! > 0) return -Infinity;
    if (!this.strong) return this.top;
    path.root = r;
    path.visit(r, 1);
    const c = kind.maxLarge - (kind.small[r] === 0 ? 1 : 0);
    const cur = kind.skips ? 0 : kind.value[r]!;
    let bound = this.flood.bound(r, kind.terminal[r] === 0 ? r : -1, kind.maxAll - 1, Math.max(0, c), cur);
    if (this.fines !== null) bound = Math.min(bound, this.tighten(r, 0));
    path.visit(r, -1);
    return bound;
  }

  private tighten(r: number, rounds: number): number {
    const { stopBlock, linkBlock } = this.path;
    return this.fines!.fill(r, this.price, stopBlock, linkBlock, this.floor, rounds, this.meter);
  }

  private prepare(): void {
    const { kind, track } = this;
    this.flood.prepare(this.price);
    if (this.table !== null || this.tableSize() === 0) return;
    this.table = new HopTable(kind, track);
    this.fines = new Fines(kind, this.table);
    this.gain = this.fines.gain;
    let most = 0;
    for (let s = 0; s < kind.value.length; s++) most = Math.max(most, track.outAt[s + 1]! - track.outAt[s]!);
    this.stride = 2 * most;
    this.kids = new Int32Array(this.stride * (kind.maxAll + 1));
    this.kidBound = new Float64Array(this.stride * (kind.maxAll + 1));
  }

  /** 0 when a table is of no use to this kind. */
  private tableSize(): number {
    const { kind } = this;
    const cs = kind.maxLarge < kind.maxAll ? kind.maxLarge + 1 : 1;
    const size = kind.maxAll * cs * this.track.head.length;
    return kind.skips || kind.maxAll > MAX_TABLE_RANGE || size > MAX_TABLE ? 0 : size;
  }

  private fromRoot(r: number): void {
    const { kind, track, path, meter } = this;
    const c = kind.maxLarge - (kind.small[r] === 0 ? 1 : 0);
    if (path.stopBlock[r]! > 0 || (c < 0 && !kind.skips)) return;
    path.root = r;
    path.n1 = 0;
    path.n2 = 0;
    path.visit(r, 1);
    const cur = kind.skips ? 0 : kind.value[r]!;
    const guided = this.strong && this.table !== null;
    let go = true;
    if (guided) {
      // Tightening pays where the search before was long.
      const effort = 8 * this.table!.effort();
      const rounds = Math.ceil((this.rootNodes[r] ?? FIRST_ROUNDS * effort) / effort);
      go = this.tighten(r, Math.min(MOST_ROUNDS, rounds)) >= this.floor;
      if (meter.over) this.halted = true;
    }
    if (go) {
      const start = meter.used;
      const credit = guided ? this.gain[r]! + this.fines!.refund : 0;
      const end = track.outAt[r + 1]!;
      for (let i = track.outAt[r]!; i < end && !this.halted; i++) {
        this.hop(track.out[i]!, i, cur, credit, kind.maxAll - 1, c);
      }
      this.rootNodes[r] = meter.used - start;
    }
    path.visit(r, -1);
  }

  /** Takes a hop, if allowed and worth it; i: place of the first arm's first hop, -1 on the second arm. */
  private hop(d: number, i: number, cur: number, credit: number, k: number, c: number): void {
    const { kind, track, path, meter } = this;
    const h = track.head[d]!;
    const l = d >> 1;
    if (path.linkBlock[l]! > 0 || path.stopBlock[h]! > 0) return;
    const { skips } = kind;
    if (skips) cur -= this.price[l]!;
    else {
      k--;
      if (kind.small[h] === 0) c--;
      if (k < 0 || c < 0) return;
      cur += kind.value[h]! - this.price[l]!;
      credit += this.gain[h]! - this.price[l]!;
    }
    const { table } = this;
    if (!this.strong) {
      if (cur + this.topSum[skips ? kind.maxAll : k]! < this.floor) return;
    } else if (table !== null) {
      const most = i >= 0 ? table.first : table.last;
      if (credit + most[table.at(k, c, d)]! < this.floor) return;
    }
    if (++meter.used >= this.stopAt || meter.spend(0)) {
      this.halted = true;
      return;
    }
    path.take(h, l, 1);
    if (i >= 0) path.arm1[path.n1++] = d;
    else path.arm2[path.n2++] = d;
    this.weigh(cur);
    const more = skips ? path.n1 + path.n2 + 1 < this.maxStops : k > 0;
    if (more && !this.halted) {
      const root = i >= 0 && kind.terminal[path.root] === 0 ? path.root : -1;
      if (!this.strong || (k < 2 && !skips) || this.flood.bound(h, root, k, c, cur) >= this.floor) {
        if (this.strong && table !== null) this.tryBestFirst(d, i, cur, credit, k, c);
        else this.tryInOrder(d, i, cur, credit, k, c);
      }
    }
    if (i >= 0) path.n1--;
    else path.n2--;
    path.take(h, l, -1);
  }

  private tryInOrder(d: number, i: number, cur: number, credit: number, k: number, c: number): void {
    const { next, nextAt, out, outAt } = this.track;
    const end = nextAt[d + 1]!;
    for (let j = nextAt[d]!; j < end && !this.halted; j++) this.hop(next[j]!, i, cur, credit, k, c);
    if (i < 0 || this.kind.terminal[this.path.root] === 1) return;
    const last = outAt[this.path.root + 1]!;
    for (let j = i + 1; j < last && !this.halted; j++) this.hop(out[j]!, -1, cur, credit, k, c);
  }

  /** As above, but the most promising hop first, and none that promises too little. */
  private tryBestFirst(d: number, i: number, cur: number, credit: number, k: number, c: number): void {
    const { next, nextAt, out, outAt } = this.track;
    const { kids, kidBound } = this;
    const base = (this.path.n1 + this.path.n2) * this.stride;
    let n = base;
    const end = nextAt[d + 1]!;
    for (let j = nextAt[d]!; j < end; j++) n = this.offer(next[j]!, i >= 0, credit, k, c, base, n);
    if (i >= 0 && this.kind.terminal[this.path.root] === 0) {
      const last = outAt[this.path.root + 1]!;
      // A second arm is told from a first by its sign.
      for (let j = i + 1; j < last; j++) n = this.offer(out[j]!, false, credit, k, c, base, n, true);
    }
    for (let j = base; j < n && !this.halted; j++) {
      if (kidBound[j]! < this.floor) return;
      const e = kids[j]!;
      if (e < 0) this.hop(~e, -1, cur, credit, k, c);
      else this.hop(e, i, cur, credit, k, c);
    }
  }

  private offer(
    e: number,
    first: boolean,
    credit: number,
    k: number,
    c: number,
    base: number,
    n: number,
    turn = false,
  ): number {
    const { kids, kidBound, path, kind } = this;
    const h = this.track.head[e]!;
    if (path.linkBlock[e >> 1]! > 0 || path.stopBlock[h]! > 0) return n;
    const left = kind.small[h] === 0 ? c - 1 : c;
    if (left < 0) return n;
    const table = this.table!;
    const most = (first ? table.first : table.last)[table.at(k - 1, left, e)]!;
    const bound = credit + this.gain[h]! - this.price[e >> 1]! + most;
    if (bound < this.floor) return n;
    let j = n;
    while (j > base && kidBound[j - 1]! < bound) {
      kidBound[j] = kidBound[j - 1]!;
      kids[j] = kids[j - 1]!;
      j--;
    }
    kidBound[j] = bound;
    kids[j] = turn ? ~e : e;
    return n + 1;
  }

  /** Sees whether the route as it stands is good enough, and keeps it. */
  private weigh(cur: number): void {
    const { kind, path } = this;
    const most = kind.skips ? cur + this.flood.called() : cur;
    if (most + this.bonusTotal < this.floor) return;
    if (kind.needs.length > 0 && !path.meets(kind.needs)) return;
    let worth = cur;
    if (kind.skips || this.earnsMore()) {
      path.lay();
      const scored = score(kind, path.stops, path.at);
      if (scored === null) return;
      worth = scored.value - this.prices(path.links());
    }
    if (worth < this.floor) return;
    const links = path.links();
    const value = worth + this.prices(links);
    if (this.pool !== null) {
      if (this.pool.length >= this.poolMax) this.halted = true;
      else this.pool.push({ links, value });
      return;
    }
    this.best = worth;
    this.bestValue = value;
    this.bestLinks = links;
    this.floor = worth + this.step;
    if (this.floor > this.ceiling) this.halted = true;
  }

  /** Whether the route has a stop of each set of some bonus; seldom, and only then it is laid out and counted. */
  private earnsMore(): boolean {
    const { bonuses } = this.kind;
    for (let i = 0; i < bonuses.length; i++) if (this.path.meets(bonuses[i]!.sets)) return true;
    return false;
  }

  private prices(links: readonly number[]): number {
    let sum = 0;
    for (const l of links) sum += this.price[l]!;
    return sum;
  }
}
