import { isIPv6 } from 'node:net';

/** A bucket that fills by `rate` a second up to `burst`; each message takes one. */
export class Bucket {
  readonly #rate: number;
  readonly #burst: number;
  readonly #now: () => number;
  #level: number;
  #at: number;

  constructor(rate: number, burst: number, now: () => number = () => performance.now()) {
    this.#rate = rate;
    this.#burst = burst;
    this.#now = now;
    this.#level = burst;
    this.#at = now();
  }

  take(amount = 1): boolean {
    const now = this.#now();
    this.#level = Math.min(this.#burst, this.#level + ((now - this.#at) / 1000) * this.#rate);
    this.#at = now;
    if (this.#level < amount) return false;
    this.#level -= amount;
    return true;
  }

  get isFull(): boolean {
    return this.#level + ((this.#now() - this.#at) / 1000) * this.#rate >= this.#burst;
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

/** Buckets by address. Full ones say nothing about anybody and are dropped, so that the memory is bounded. */
export class Buckets {
  readonly #make: () => Bucket;
  readonly #most: number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(make: () => Bucket, most = 10_000) {
    this.#make = make;
    this.#most = most;
  }

  take(address: string): boolean {
    let bucket = this.#buckets.get(address);
    if (!bucket) {
      if (this.#buckets.size >= this.#most) this.#sweep();
      if (this.#buckets.size >= this.#most) return false;
      this.#buckets.set(address, (bucket = this.#make()));
    }
    return bucket.take();
  }

  #sweep(): void {
    for (const [address, bucket] of this.#buckets) if (bucket.isFull) this.#buckets.delete(address);
  }
}
