import { describe, expect, it } from 'vitest';
import { benchNetworks } from './bench.ts';
import { smallNetwork } from './synthetic.ts';

describe('benchNetworks', () => {
  it('sums up times, proofs and wrong values', () => {
    let clock = 0;
    const positions = [1, 2, 3].map((seed) => ({ id: `n${seed}`, network: smallNetwork(seed), best: -1 }));
    const result = benchNetworks(positions, () => ++clock);
    expect(result).toEqual({
      positions: 3,
      proved: 3,
      wrong: ['n1', 'n2', 'n3'],
      median: 1,
      p99: 1,
      max: 1,
      slowest: 'n1',
    });
  });

  it('copes with nothing', () => {
    expect(benchNetworks([], () => 0)).toMatchObject({ positions: 0, median: 0, p99: 0, max: 0 });
  });
});
