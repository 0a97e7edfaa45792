import type { Compiled } from './compiled.ts';
import type { Kind } from './kind.ts';
import type { Track } from './track.ts';

/**
 * The route as it grows: its two arms from the root, and for every stop and link how many things on the route
 * (or outside it) forbid its use. Counts, not flags, so that going back undoes exactly what going on did.
 */
export class PathState {
  readonly stopBlock: Int32Array;
  readonly linkBlock: Int32Array;
  readonly onPath: Uint8Array;
  readonly arm1: Int32Array;
  readonly arm2: Int32Array;
  n1 = 0;
  n2 = 0;
  root = 0;
  /** The stops from end to end and how far each is from the first, after `lay`. */
  readonly stops: number[] = [];
  readonly at: number[] = [];
  private readonly net: Compiled;
  private readonly track: Track;

  constructor(net: Compiled, kind: Kind, track: Track) {
    const n = net.stops;
    this.net = net;
    this.track = track;
    this.stopBlock = new Int32Array(n);
    this.linkBlock = new Int32Array(net.links);
    this.onPath = new Uint8Array(n);
    this.arm1 = new Int32Array(n + 1);
    this.arm2 = new Int32Array(n + 1);
    for (let s = 0; s < n; s++) if (kind.stopOk[s] === 0) this.stopBlock[s] = 1;
    for (let l = 0; l < net.links; l++) if (kind.linkOk[l] === 0) this.linkBlock[l] = 1;
  }

  /** Comes to a stop (by = 1) or takes it back (by = -1). */
  visit(s: number, by: number): void {
    const { net, stopBlock, linkBlock } = this;
    stopBlock[s]! += by;
    this.onPath[s]! += by;
    const apart = net.stopApart[s]!;
    for (let i = 0; i < apart.length; i++) stopBlock[apart[i]!]! += by;
    const avoids = net.stopAvoids[s]!;
    for (let i = 0; i < avoids.length; i++) linkBlock[avoids[i]!]! += by;
  }

  /** Takes a link to stop h, or takes it back. */
  take(h: number, l: number, by: number): void {
    const { net, stopBlock, linkBlock } = this;
    this.visit(h, by);
    linkBlock[l]! += by;
    const blocks = net.blocks[l]!;
    for (let i = 0; i < blocks.length; i++) linkBlock[blocks[i]!]! += by;
    const avoids = net.linkAvoids[l]!;
    for (let i = 0; i < avoids.length; i++) stopBlock[avoids[i]!]! += by;
  }

  meets(sets: readonly (readonly number[])[]): boolean {
    for (const set of sets) {
      let met = false;
      for (let i = 0; i < set.length && !met; i++) met = this.onPath[set[i]!] === 1;
      if (!met) return false;
    }
    return true;
  }

  /** The links from end to end. */
  links(): number[] {
    const links: number[] = [];
    for (let i = this.n1 - 1; i >= 0; i--) links.push(this.arm1[i]! >> 1);
    for (let i = 0; i < this.n2; i++) links.push(this.arm2[i]! >> 1);
    return links;
  }

  lay(): void {
    const { stops, at, net, arm1, arm2 } = this;
    const { head } = this.track;
    let n = 0;
    let far = 0;
    for (let i = this.n1 - 1; i >= 0; i--) {
      stops[n] = head[arm1[i]!]!;
      at[n++] = far;
      far += net.length[arm1[i]! >> 1]!;
    }
    stops[n] = this.root;
    at[n++] = far;
    for (let i = 0; i < this.n2; i++) {
      far += net.length[arm2[i]! >> 1]!;
      stops[n] = head[arm2[i]!]!;
      at[n++] = far;
    }
    stops.length = n;
    at.length = n;
  }
}
