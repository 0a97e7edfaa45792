import { isIPv6 } from 'node:net';

/** A bucket that fills by `rate` a second up to `burst`; each message takes one. It begins full, or as full as `level` says. */
export class Bucket {
  readonly #rate: number;
  readonly #burst: number;
  readonly #now: () => number;
  #level: number;
  #at: number;

  constructor(rate: number, burst: number, now: () => number = () => performance.now(), level = burst) {
    this.#rate = rate;
    this.#burst = burst;
    this.#now = now;
    this.#level = level;
    this.#at = now();
  }

  #fill(): number {
    const now = this.#now();
    this.#level = Math.min(this.#burst, this.#level + ((now - this.#at) / 1000) * this.#rate);
    this.#at = now;
    return this.#level;
  }

  has(amount: number): boolean {
    return this.#fill() >= amount;
  }
  take(amount = 1): boolean {
    if (!this.has(amount)) return false;
    this.#level -= amount;
    return true;
  }
  /** Takes what is not there as well: nothing more is given until it has come in again. */
  spend(amount: number): void {
    this.#level = this.#fill() - amount;
  }

  /** Milliseconds until nothing is owed. */
  get wait(): number {
    const level = this.#fill();
    return level >= 0 ? 0 : (-level / this.#rate) * 1000;
  }
  get isFull(): boolean {
    return this.#fill() >= this.#burst;
  }
}

/**
 * Whom an address stands for. One connection has 2⁶⁴ addresses of the newer kind: their first half is what belongs to
 * somebody.
 */
export function ownerOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [left = '', right] = address.split('%')[0]!.split('::');
  const groups = (part: string): readonly string[] => (part === '' ? [] : part.split(':'));
  const [first, last] = [groups(left), groups(right ?? '')];
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
  return [...first, ...(right === undefined ? [] : zeros), ...last].slice(0, 4).join(':');
}

/** Buckets by address or table. Full ones say nothing about anybody and are dropped, so that the memory is bounded. */
export class Buckets {
  readonly #make: () => Bucket;
  readonly #most: number;
  readonly #buckets = new Map<string, Bucket>();
  /** One for all who come when there is no room for more. */
  #last: Bucket | null = null;

  constructor(make: () => Bucket, most = 10_000) {
    this.#make = make;
    this.#most = most;
  }

  take(address: string, amount = 1): boolean {
    return this.#find(address)?.take(amount) ?? false;
  }

  /** Not to be kept: a full one is dropped and made anew. */
  of(address: string): Bucket {
    return this.#find(address) ?? (this.#last ??= this.#make());
  }

  #find(address: string): Bucket | null {
    let bucket = this.#buckets.get(address);
    if (!bucket) {
      if (this.#buckets.size >= this.#most) this.#sweep();
      if (this.#buckets.size >= this.#most) return null;
      this.#buckets.set(address, (bucket = this.#make()));
    }
    return bucket;
  }

  #sweep(): void {
    for (const [address, bucket] of this.#buckets) if (bucket.isFull) this.#buckets.delete(address);
  }
}
