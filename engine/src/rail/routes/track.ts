import type { Compiled } from './compiled.ts';
import type { Kind } from './kind.ts';

/**
 * The network as one kind of train travels it. A link l is two hops: 2l from a to b, 2l + 1 from b to a.
 * `next` lists, for each hop, the hops that may follow at once: what two neighbouring hops forbid each other
 * (shared track at the stop between them, going straight back) is settled here once, not in the search.
 */
export interface Track {
  readonly head: Int32Array;
  readonly tail: Int32Array;
  /** Hops leaving stop s: out[outAt[s]] up to out[outAt[s + 1]]; the most valuable next stop first. */
  readonly outAt: Int32Array;
  readonly out: Int32Array;
  readonly nextAt: Int32Array;
  readonly next: Int32Array;
  /** Stations of the company this kind may use; none where what its routes need is out of reach. */
  readonly roots: readonly number[];
}

/** Stops the kind can get to at all from a station. */
function within(
  net: Compiled,
  kind: Kind,
  roots: readonly number[],
  outAt: Int32Array,
  out: Int32Array,
  head: Int32Array,
): Uint8Array {
  const seen = new Uint8Array(net.stops);
  const queue: number[] = [];
  for (const r of roots) {
    seen[r] = 1;
    queue.push(r);
  }
  for (let q = 0; q < queue.length; q++) {
    const u = queue[q]!;
    // A station on a terminal stop may start a route, any other terminal only ends one.
    if (kind.terminal[u] === 1 && q >= roots.length) continue;
    for (let i = outAt[u]!; i < outAt[u + 1]!; i++) {
      const h = head[out[i]!]!;
      if (seen[h] === 1) continue;
      seen[h] = 1;
      queue.push(h);
    }
  }
  return seen;
}

export function layTrack(net: Compiled, kind: Kind): Track {
  const n = net.stops;
  const hops = 2 * net.links;
  const head = new Int32Array(hops);
  const tail = new Int32Array(hops);
  const outAt = new Int32Array(n + 1);
  let used = 0;
  for (let l = 0; l < net.links; l++) {
    const a = net.a[l]!;
    const b = net.b[l]!;
    head[2 * l] = tail[2 * l + 1] = b;
    tail[2 * l] = head[2 * l + 1] = a;
    if (kind.linkOk[l] === 0) continue;
    outAt[a + 1]!++;
    outAt[b + 1]!++;
    used += 2;
  }
  for (let s = 1; s <= n; s++) outAt[s]! += outAt[s - 1]!;
  const fill = outAt.slice();
  const out = new Int32Array(used);
  for (let d = 0; d < hops; d++) {
    if (kind.linkOk[d >> 1] === 0) continue;
    // Insertion sort: the lists are short, and greedy order finds good routes early.
    const s = tail[d]!;
    const from = outAt[s]!;
    let i = fill[s]!++;
    const v = kind.value[head[d]!]!;
    while (i > from && kind.value[head[out[i - 1]!]!]! < v) {
      out[i] = out[i - 1]!;
      i--;
    }
    out[i] = d;
  }
  const roots: number[] = [];
  for (let s = 0; s < n; s++) if (kind.stopOk[s] === 1 && net.network.stops[s]!.token) roots.push(s);
  const seen = within(net, kind, roots, outAt, out, head);
  const nextAt = new Int32Array(hops + 1);
  const next: number[] = [];
  for (let d = 0; d < hops; d++) {
    const l = d >> 1;
    const h = head[d]!;
    const t = tail[d]!;
    if (kind.linkOk[l] === 1 && seen[t] === 1 && kind.terminal[h] === 0) {
      const blocks = net.blocks[l]!;
      const avoids = net.linkAvoids[l]!;
      const apart = net.stopApart[t]!;
      for (let i = outAt[h]!; i < outAt[h + 1]!; i++) {
        const e = out[i]!;
        const g = head[e]!;
        if (g === t || blocks.includes(e >> 1) || avoids.includes(g) || apart.includes(g)) continue;
        next.push(e);
      }
    }
    nextAt[d + 1] = next.length;
  }
  const isHopeless = kind.needs.some((set) => !set.some((s) => seen[s] === 1));
  return { head, tail, outAt, out, nextAt, next: Int32Array.from(next), roots: isHopeless ? [] : roots };
}
