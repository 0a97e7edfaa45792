import type { HopTable } from './hop-table.ts';
import type { Kind } from './kind.ts';
import type { Meter } from './meter.ts';

/** Prices, fines and shares are multiples of this, so that sums with whole values are exact. */
export const UNIT = 1 / 64;

/** Steps shorter than this part of the full one are not worth a fill. */
const SMALLEST_FACTOR = 0.03;

/** A bonus as the bound sees it: each set of stops brings a share, together no less than the bonus. */
interface Shared {
  readonly sets: readonly (readonly number[])[];
  readonly value: number;
}

function sharedOf(kind: Kind): Shared[] {
  const n = kind.value.length;
  return kind.bonuses.map((bonus) => {
    const sets = bonus.sets.map((set) => [...new Set(set)].filter((s) => s >= 0 && s < n));
    if (bonus.fromEnd >= 0) sets.push(bonus.fromEnd < n ? [bonus.fromEnd] : []);
    // A bonus for nothing at all belongs to every route: let each stop bring it.
    if (sets.length === 0) sets.push([...kind.value.keys()]);
    return { sets, value: bonus.value };
  });
}

/*
 * Makes the hop table of a root tell the truth more often. The table knows neither that a stop counts once
 * nor that a bonus needs all its sets; both are put into the gains of the stops. A stop that the best walk
 * calls at again and again gets a fine, paid at each call and refunded once. The share of a bonus moves from
 * sets the best walk meets to those it does not. Neither makes a true route look worse than it is, so the
 * table stays an upper bound; a few steps of this are enough for many roots to be dismissed without search.
 */
export class Fines {
  /** What each stop counts in the table as it is filled now. */
  readonly gain: Float64Array;
  /** To be added once to the sum of gains. */
  refund = 0;
  private readonly kind: Kind;
  private readonly table: HopTable;
  private readonly shared: readonly Shared[];
  private readonly visits: Int32Array;
  /** Fines of all stops, then the shares of all sets. */
  private readonly now: Float64Array;
  private readonly step: Float64Array;
  private readonly kept = new Map<number, Float64Array>();

  constructor(kind: Kind, table: HopTable) {
    const n = kind.value.length;
    this.kind = kind;
    this.table = table;
    this.shared = sharedOf(kind);
    this.gain = new Float64Array(n);
    this.visits = new Int32Array(n);
    let sets = 0;
    for (const bonus of this.shared) sets += bonus.sets.length;
    this.now = new Float64Array(n + sets);
    this.step = new Float64Array(n + sets);
  }

  /** Fills the table for a root, in a few rounds unless the bound falls below `floor`; returns the bound. */
  fill(
    root: number,
    price: Float64Array,
    stopBlock: Int32Array,
    linkBlock: Int32Array,
    floor: number,
    rounds: number,
    meter: Meter,
  ): number {
    const { table, now, step } = this;
    let kept = this.kept.get(root);
    if (kept === undefined) this.kept.set(root, (kept = this.start()));
    let best = Infinity;
    let factor = 1;
    let current = false;
    now.set(kept);
    table.start(root, stopBlock, linkBlock);
    for (let n = 0; ; n++) {
      this.apply(stopBlock);
      const bound = table.fill(root, this.gain, price) + this.refund;
      const over = meter.spend(table.effort());
      current = bound < best;
      if (current) {
        best = bound;
        kept.set(now);
      } else factor *= 0.6;
      if (best < floor || n >= rounds || over || factor < SMALLEST_FACTOR) break;
      if (current && !this.aim(root)) break;
      let norm = 0;
      for (let i = 0; i < step.length; i++) norm += step[i]! * step[i]!;
      const size = (factor * Math.max(best - floor, UNIT)) / norm;
      this.move(kept, size);
    }
    if (!current) {
      now.set(kept);
      this.apply(stopBlock);
      table.fill(root, this.gain, price);
    }
    return best;
  }

  private start(): Float64Array {
    const out = new Float64Array(this.now.length);
    let at = this.gain.length;
    for (const bonus of this.shared) {
      for (let i = 0; i < bonus.sets.length; i++) out[at++] = bonus.value / bonus.sets.length;
    }
    return out;
  }

  /** Turns fines and shares into gains. */
  private apply(stopBlock: Int32Array): void {
    const { gain, now, kind } = this;
    this.refund = 0;
    for (let s = 0; s < gain.length; s++) {
      gain[s] = kind.value[s]!;
      // A closed stop cannot be called at: there is nothing to refund.
      if (now[s] === 0 || stopBlock[s] !== 0) continue;
      gain[s]! -= now[s]!;
      this.refund += now[s]!;
    }
    let at = gain.length;
    for (const bonus of this.shared) {
      let rest = bonus.value;
      for (const set of bonus.sets) {
        const share = Math.floor(now[at++]! / UNIT) * UNIT;
        rest -= share;
        if (share !== 0) for (const s of set) gain[s]! += share;
      }
      // What rounding left over is everybody's.
      this.refund += Math.max(0, rest);
    }
  }

  /** Where to move, seen from the best walk; false when it breaks no rule. */
  private aim(root: number): boolean {
    const { visits, step, gain, now } = this;
    this.table.trace(root, gain, visits);
    let any = false;
    for (let s = 0; s < gain.length; s++) {
      const wrong = s !== root && (visits[s]! > 1 || now[s]! > 0) ? visits[s]! - 1 : 0;
      step[s] = wrong;
      if (wrong !== 0) any = true;
    }
    let at = gain.length;
    for (const bonus of this.shared) {
      const m = bonus.sets.length;
      let sum = 0;
      for (let i = 0; i < m; i++) {
        let met = 0;
        for (const s of bonus.sets[i]!) met += visits[s]!;
        step[at + i] = -met;
        sum += met;
      }
      for (let i = 0; i < m; i++) {
        step[at + i]! += sum / m;
        if (step[at + i] !== 0) any = true;
      }
      at += m;
    }
    return any;
  }

  private move(from: Float64Array, size: number): void {
    const { now, step, gain } = this;
    for (let s = 0; s < gain.length; s++) {
      now[s] = Math.max(0, Math.round((from[s]! + size * step[s]!) / UNIT) * UNIT);
    }
    let at = gain.length;
    for (const bonus of this.shared) {
      const m = bonus.sets.length;
      let sum = 0;
      for (let i = at; i < at + m; i++) {
        now[i] = Math.max(0, from[i]! + size * step[i]!);
        sum += now[i]!;
      }
      for (let i = at; i < at + m; i++) now[i] = sum > 0 ? (now[i]! * bonus.value) / sum : bonus.value / m;
      at += m;
    }
  }
}
