import type { Kind } from './kind.ts';
import type { PathState } from './path-state.ts';
import type { Track } from './track.ts';

/**
 * Upper bounds by reach: every stop that can still be got to from an open end counts once, the best of them
 * up to the range that is left. Knows nothing of the way there, but sees at once when a part is cut off.
 */
export class Flood {
  private readonly kind: Kind;
  private readonly track: Track;
  private readonly path: PathState;
  private readonly mark: Int32Array;
  private readonly queue: Int32Array;
  /** Stops by gain, the best first; a gain is the value less the cheapest way in. */
  private readonly order: Int32Array;
  private readonly gain: Float64Array;
  /** Stamped: a stop that can be entered but not left again. */
  private readonly dead: Int32Array;
  /** No limit to the range, so small stops are as good as large ones. */
  private readonly free: boolean;
  private stamp = 0;

  constructor(kind: Kind, track: Track, path: PathState) {
    const n = kind.value.length;
    this.kind = kind;
    this.track = track;
    this.path = path;
    this.mark = new Int32Array(n);
    this.dead = new Int32Array(n);
    this.free = kind.maxLarge >= n;
    this.queue = new Int32Array(n + 2);
    this.order = new Int32Array(n);
    this.gain = new Float64Array(n);
    if (!kind.skips) return;
    this.gain.set(kind.value);
    this.sort(kind.value);
  }

  /** To be called when prices have changed. */
  prepare(price: Float64Array): void {
    const { kind, gain } = this;
    // What a train that skips pays for ways is known only at the end.
    if (kind.skips) return;
    const { outAt, out } = this.track;
    for (let s = 0; s < gain.length; s++) {
      let cheapest = Infinity;
      for (let i = outAt[s]!; i < outAt[s + 1]!; i++) {
        const p = price[out[i]! >> 1]!;
        if (p < cheapest) cheapest = p;
      }
      gain[s] = kind.value[s]! - (cheapest === Infinity ? 0 : cheapest);
    }
    this.sort(gain);
  }

  private sort(by: Float64Array): void {
    const { order } = this;
    for (let s = 0; s < by.length; s++) {
      let i = s;
      while (i > 0 && by[order[i - 1]!]! < by[s]!) {
        order[i] = order[i - 1]!;
        i--;
      }
      order[i] = s;
    }
  }

  /**
   * The most a route may become that has `cur` now, may be extended from `tip` and from `root` (-1: not), and
   * has k stops left, c of them large.
   */
  bound(tip: number, root: number, k: number, c: number, cur: number): number {
    const { kind } = this;
    const { terminal } = kind;
    const { onPath } = this.path;
    let tail = 0;
    let ends = 0;
    if (terminal[tip] === 0 || this.path.n1 === 0) {
      this.queue[tail++] = tip;
      ends++;
    }
    if (root >= 0) {
      if (root !== tip) this.queue[tail++] = root;
      ends++;
    }
    this.spread(tail, kind.skips ? terminal.length : k);
    if (!this.inReach(kind.needs)) return -Infinity;
    if (kind.skips) {
      // Nothing is called at before the route is finished: choose from what it has and what it may get.
      k = kind.maxAll;
      c = kind.maxLarge;
      ends = 2;
    }
    let sum = cur;
    const { order, gain, mark, dead, stamp } = this;
    for (let i = 0; i < order.length && k > 0; i++) {
      const s = order[i]!;
      if (mark[s] !== stamp && !(kind.skips && onPath[s] === 1)) continue;
      const g = gain[s]!;
      if (g <= 0) break;
      // Stops to end at are a part of the large ones, these of all: nested limits, so greedy is a true bound.
      if (kind.small[s] === 0 || this.free) {
        if (c === 0) continue;
        if (terminal[s] === 1 || dead[s] === stamp) {
          if (ends === 0) continue;
          ends--;
        }
        c--;
      }
      k--;
      sum += g;
    }
    for (const bonus of kind.bonuses) {
      const end = bonus.fromEnd;
      if (end >= 0 && onPath[end] !== 1 && mark[end] !== stamp) continue;
      if (this.inReach(bonus.sets)) sum += bonus.value;
    }
    return sum;
  }

  /** The most the stops of a route can be worth to a train that skips, bonuses aside. */
  called(): number {
    const { kind, order } = this;
    const { onPath } = this.path;
    let k = kind.maxAll;
    let c = kind.maxLarge;
    let sum = 0;
    for (let i = 0; i < order.length && k > 0; i++) {
      const s = order[i]!;
      if (onPath[s] === 0) continue;
      if (kind.value[s]! <= 0) break;
      if (kind.small[s] === 0 && c-- <= 0) continue;
      k--;
      sum += kind.value[s]!;
    }
    return sum;
  }

  /** Marks what can be got to from the first `tail` stops of the queue within so many steps. */
  private spread(tail: number, far: number): void {
    const { mark, dead, queue } = this;
    const { head, out, outAt } = this.track;
    const { stopBlock, linkBlock } = this.path;
    const { terminal } = this.kind;
    const stamp = ++this.stamp;
    const sources = tail;
    let levelEnd = tail;
    for (let q = 0; q < tail && far > 0; q++) {
      if (q === levelEnd) {
        levelEnd = tail;
        if (--far <= 0) break;
      }
      const u = queue[q]!;
      const end = outAt[u + 1]!;
      let ways = q < sources ? 2 : 0;
      for (let i = outAt[u]!; i < end; i++) {
        const d = out[i]!;
        if (linkBlock[d >> 1]! > 0) continue;
        const h = head[d]!;
        if (mark[h] === stamp) ways++;
        else if (stopBlock[h] === 0) {
          ways++;
          mark[h] = stamp;
          if (terminal[h] === 0) queue[tail++] = h;
        } else if (h === queue[0] || (sources > 1 && h === queue[1])) ways++;
      }
      if (ways < 2) dead[u] = stamp;
    }
  }

  private inReach(sets: readonly (readonly number[])[]): boolean {
    const { mark, stamp } = this;
    const { onPath } = this.path;
    for (const set of sets) {
      let met = false;
      for (let i = 0; i < set.length && !met; i++) met = onPath[set[i]!] === 1 || mark[set[i]!] === stamp;
      if (!met) return false;
    }
    return true;
  }
}
