import type { Kind } from './kind.ts';
import type { Track } from './track.ts';

/**
 * Upper bounds by length: the most any walk may still gain after a hop, with k stops (c of them large) left.
 * Walks may come back to a stop (not straight back), so the bound is too high where there are loops, but it
 * knows how far the valuable stops are and what the links on the way cost. Made anew for each root (`start`), as
 * stations already dealt with, and the root itself, are out of the game.
 */
export class HopTable {
  /** After a hop of the last arm. */
  readonly last: Float64Array;
  /** After a hop of the first arm, the second arm being still to come. */
  readonly first: Float64Array;
  readonly hops: number;
  /** Entries made by the last fill, as a measure of effort. */
  work = 0;
  readonly ks: number;
  readonly cs: number;
  /**
   * Open hops stand in the tables side by side, those near the root first: `live` names them, `slot` is the place
   * of a hop (-1: closed). All that follows is by place.
   */
  private readonly live: Int32Array;
  private readonly slot: Int32Array;
  private open = 0;
  /** The places of the open hops that may follow each. */
  private readonly after: Int32Array;
  private readonly afterAt: Int32Array;
  /** Its gain, and whether it leads to a large stop. */
  private readonly worth: Float64Array;
  private readonly down: Uint8Array;
  /** How many hops it takes to have taken a hop (by hop), or to be at a stop. */
  private readonly depth: Int32Array;
  private readonly dist: Int32Array;
  /** What taking a hop is worth in the row being filled. */
  private readonly x: Float64Array;
  private readonly y: Float64Array;
  private bestHop = -1;
  private readonly kind: Kind;
  private readonly track: Track;

  constructor(kind: Kind, track: Track) {
    this.kind = kind;
    this.track = track;
    this.hops = track.head.length;
    this.ks = kind.maxAll;
    // When the large stops are not limited by themselves, one row for c is enough.
    this.cs = kind.maxLarge < kind.maxAll ? kind.maxLarge + 1 : 1;
    const size = this.ks * this.cs * this.hops;
    this.last = new Float64Array(size);
    this.first = new Float64Array(size);
    this.live = new Int32Array(this.hops);
    this.slot = new Int32Array(this.hops);
    this.after = new Int32Array(track.next.length);
    this.afterAt = new Int32Array(this.hops + 1);
    this.worth = new Float64Array(this.hops);
    this.down = new Uint8Array(this.hops);
    this.depth = new Int32Array(this.hops);
    this.dist = new Int32Array(kind.value.length);
    this.x = new Float64Array(this.hops);
    this.y = new Float64Array(this.hops);
  }

  /** Where the tables say what hop d may lead to with k stops and c large stops left; only for open hops. */
  at(k: number, c: number, d: number): number {
    return (k * this.cs + (this.cs === 1 ? 0 : c < k ? c : k)) * this.hops + this.slot[d]!;
  }

  /** Begins with a root: what is blocked now stays out of the tables. */
  start(root: number, stopBlock: Int32Array, linkBlock: Int32Array): void {
    const { next, nextAt, head } = this.track;
    const { live, slot, after, afterAt, down, cs } = this;
    const { small } = this.kind;
    slot.fill(-1);
    const n = this.near(root, stopBlock, linkBlock);
    this.open = n;
    for (let j = 0; j < n; j++) slot[live[j]!] = j;
    let count = 0;
    for (let j = 0; j < n; j++) {
      const d = live[j]!;
      down[j] = cs > 1 && small[head[d]!] === 0 ? 1 : 0;
      const end = nextAt[d + 1]!;
      for (let i = nextAt[d]!; i < end; i++) {
        const e = slot[next[i]!]!;
        if (e >= 0) after[count++] = e;
      }
      afterAt[j + 1] = count;
    }
  }

  /**
   * Fills both tables for the root begun with and returns the most any route of it may be worth. `gain` is per
   * stop, `price` per link.
   */
  fill(root: number, gain: Float64Array, price: Float64Array): number {
    const { head, out, outAt } = this.track;
    const { live, last, first, hops, cs, ks, worth, down, slot, after, afterAt, depth, x, y } = this;
    const n = this.open;
    for (let j = 0; j < n; j++) {
      const d = live[j]!;
      worth[j] = gain[head[d]!]! - price[d >> 1]!;
    }
    const arms = this.kind.terminal[root] === 0;
    this.work = 0;
    // With k stops left, only hops that can be got to with the rest of the range matter.
    let m = n;
    for (let k = 0; k < ks - 1; k++) {
      const before = m;
      while (m > 0 && depth[live[m - 1]!]! > ks - 1 - k) m--;
      // With more large stops allowed than stops, nothing changes any more: such rows are never looked at.
      for (let c = 0; c < cs && c <= k; c++) {
        const row = (k * cs + c) * hops;
        if (k === 0) {
          last.fill(0, row, row + m);
          first.fill(0, row, row + m);
          continue;
        }
        const same = ((k - 1) * cs + (c < k ? c : k - 1)) * hops;
        const less = ((k - 1) * cs + c - 1) * hops;
        for (let j = 0; j < before; j++) {
          if (down[j] === 0) {
            x[j] = worth[j]! + last[same + j]!;
            y[j] = worth[j]! + first[same + j]!;
          } else if (c === 0) x[j] = y[j] = -Infinity;
          else {
            x[j] = worth[j]! + last[less + j]!;
            y[j] = worth[j]! + first[less + j]!;
          }
        }
        let second = 0;
        if (arms) {
          for (let i = outAt[root]!; i < outAt[root + 1]!; i++) {
            const e = slot[out[i]!]!;
            if (e >= 0 && x[e]! > second) second = x[e]!;
          }
        }
        let i = 0;
        for (let j = 0; j < m; j++) {
          let best = 0;
          let bestFirst = second;
          const end = afterAt[j + 1]!;
          for (; i < end; i++) {
            const e = after[i]!;
            if (x[e]! > best) best = x[e]!;
            if (y[e]! > bestFirst) bestFirst = y[e]!;
          }
          last[row + j] = best;
          first[row + j] = bestFirst;
        }
        this.work += n + m;
      }
    }
    return this.best(root, gain);
  }

  /** What a fill costs, in search nodes. */
  effort(): number {
    return 1 + (this.work >> 8);
  }

  /** Counts how often the best walk of the root calls at each stop. */
  trace(root: number, gain: Float64Array, visits: Int32Array): void {
    const { head, out, outAt } = this.track;
    const { kind, live, slot, after, afterAt, first, last } = this;
    visits.fill(0);
    visits[root] = 1;
    this.best(root, gain);
    let d = this.bestHop;
    if (d < 0) return;
    let k = kind.maxAll - 2;
    let c = this.left(kind.maxLarge - (kind.small[root] === 0 ? 1 : 0), d);
    let table = first;
    while (true) {
      visits[head[d]!]!++;
      const want = table[this.at(k, c, d)]!;
      if (k === 0 || (want === 0 && table === last)) return;
      const j = slot[d]!;
      let to = -1;
      for (let i = afterAt[j]!; i < afterAt[j + 1]! && to < 0; i++)
        if (this.brings(live[after[i]!]!, table, k - 1, c) === want) to = live[after[i]!]!;
      if (to < 0 && table === first) {
        table = last;
        for (let i = outAt[root]!; i < outAt[root + 1]! && to < 0; i++)
          if (slot[out[i]!]! >= 0 && this.brings(out[i]!, table, k - 1, c) === want) to = out[i]!;
      }
      if (to < 0) return;
      c = this.left(c, to);
      k--;
      d = to;
    }
  }

  /** What an open hop brings with all that may follow it; nothing counts where no stop is left. */
  private brings(hop: number, table: Float64Array, k: number, c: number): number {
    const left = this.left(c, hop);
    return left < 0 ? -Infinity : this.worth[this.slot[hop]!]! + table[this.at(k, left, hop)]!;
  }

  /** Lists the open hops by their distance from the root; returns how many. */
  private near(root: number, stopBlock: Int32Array, linkBlock: Int32Array): number {
    const { head, out, outAt } = this.track;
    const { live, depth, dist } = this;
    dist.fill(-1);
    dist[root] = 0;
    let n = 0;
    // The hops found so far double as the queue: each brings its head into play once.
    let at = root;
    for (let q = -1; q < n; q++) {
      if (q >= 0) {
        at = head[live[q]!]!;
        if (dist[at] !== -1) continue;
        dist[at] = depth[live[q]!]!;
        if (this.kind.terminal[at] === 1) continue;
      }
      for (let i = outAt[at]!; i < outAt[at + 1]!; i++) {
        const d = out[i]!;
        if (linkBlock[d >> 1] !== 0 || stopBlock[head[d]!] !== 0) continue;
        depth[d] = dist[at]! + 1;
        live[n++] = d;
      }
    }
    return n;
  }

  private left(c: number, hop: number): number {
    return this.kind.small[this.track.head[hop]!] === 0 ? c - 1 : c;
  }

  private best(root: number, gain: Float64Array): number {
    const { kind, track, worth, slot } = this;
    const c = kind.maxLarge - (kind.small[root] === 0 ? 1 : 0);
    let best = -Infinity;
    this.bestHop = -1;
    for (let i = track.outAt[root]!; i < track.outAt[root + 1]!; i++) {
      const d = track.out[i]!;
      const left = this.left(c, d);
      const j = slot[d]!;
      if (left < 0 || j < 0) continue;
      const x = gain[root]! + worth[j]! + this.first[this.at(kind.maxAll - 2, left, d)]!;
      if (x <= best) continue;
      best = x;
      this.bestHop = d;
    }
    return best;
  }
}
