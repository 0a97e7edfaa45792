import { describe, expect, it } from 'vitest';
import { Bucket, Buckets, ownerOf } from './limits.ts';

describe('limits', () => {
  it('R8 let a burst through and then so many a second', () => {
    let now = 0;
    const bucket = new Bucket(10, 30, () => now);
    const takeAll = (): number => {
      let count = 0;
      while (bucket.take()) count++;
      return count;
    };
    expect(takeAll()).toBe(30);
    now = 1000;
    expect(takeAll()).toBe(10);
    now = 60_000;
    expect(takeAll()).toBe(30);
  });

  it('R8 need a bounded memory for any number of addresses', () => {
    let now = 0;
    const buckets = new Buckets(() => new Bucket(1, 1, () => now), 3);
    expect(['a', 'b', 'c', 'd'].map((address) => buckets.take(address))).toEqual([true, true, true, false]);
    now = 5000;
    expect(buckets.take('d')).toBe(true);
    expect(buckets.take('d')).toBe(false);
  });

  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '::ffff:192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    ['', ''],
    ['unknown', 'unknown'],
  ])('R8 count %s for %s: whoever has one address of a network has them all', (address, owner) => {
    expect(ownerOf(address)).toBe(owner);
  });
});
