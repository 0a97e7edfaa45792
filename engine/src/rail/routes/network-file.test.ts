import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestRun } from './best-run.ts';
import { parseNetwork, parsePositions } from './network-file.ts';
import { smallNetwork } from './synthetic.ts';

const plain = {
  trains: [2, 'any'],
  stops: [
    { terminal: false, token: true, value: [10, 10] },
    { terminal: true, token: false, value: [20, null] },
  ],
  links: [{ a: 0, b: 1, excludes: [] }],
};

describe('parseNetwork', () => {
  it('reads the plain format', () => {
    expect(parseNetwork(plain)).toEqual({
      ok: true,
      network: { ...plain, trains: [{ range: 2 }, { range: 'any' }] },
    });
  });

  it('reads everything a network can have', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const network = smallNetwork(seed);
      expect(parseNetwork(JSON.parse(JSON.stringify(network)))).toEqual({ ok: true, network });
    }
  });

  it.each<[string, unknown]>([
    ['', null],
    ['', []],
    ['stops', {}],
    ['links', { ...plain, links: 3 }],
    ['trains[1]', { ...plain, trains: [2, 'D'] }],
    ['trains[0]', { ...plain, trains: [-1, 2] }],
    ['trains[0].small', { ...plain, trains: [{ any: 2 }, 2] }],
    ['trains[0].needs[0][1]', { ...plain, trains: [{ range: 2, needs: [[0, 2]] }, 2] }],
    ['stops[0].value', { ...plain, trains: [2] }],
    ['stops[0].value[0]', { ...plain, stops: [{ terminal: false, token: true, value: ['10', 10] }] }],
    ['stops[0].token', { ...plain, stops: [{ terminal: false, token: 1, value: [1, 1] }] }],
    ['stops[0].terminal', { ...plain, stops: [{ terminal: [true], token: true, value: [1, 1] }] }],
    ['links[0].b', { ...plain, links: [{ a: 0, b: 2, excludes: [] }] }],
    ['links[0].a', { ...plain, links: [{ a: 0.5, b: 1, excludes: [] }] }],
    ['links[0].excludes[0]', { ...plain, links: [{ a: 0, b: 1, excludes: [1] }] }],
    ['links[0].avoids[0]', { ...plain, links: [{ a: 0, b: 1, excludes: [], avoids: [-1] }] }],
    ['apart[0]', { ...plain, apart: [[0]] }],
    ['bonuses[0].fromEnd', { ...plain, bonuses: [{ sets: [], value: [1, 1], fromEnd: 7 }] }],
    ['bonuses[0].value[1]', { ...plain, bonuses: [{ sets: [], value: [1, -1] }] }],
  ])('names the place %j', (at, json) => {
    expect(parseNetwork(json)).toMatchObject({ ok: false, at });
  });

  it('never throws, and what it accepts can be run', () => {
    const loose = fc.letrec((tie) => ({
      any: fc.oneof(
        fc.integer({ min: -2, max: 4 }),
        fc.boolean(),
        fc.constantFrom('any', null),
        tie('list'),
        tie('map'),
      ),
      list: fc.array(tie('any'), { maxLength: 3 }),
      map: fc.record(
        {
          trains: tie('list'),
          stops: tie('list'),
          links: tie('list'),
          a: tie('any'),
          b: tie('any'),
          excludes: tie('list'),
          value: tie('list'),
          token: tie('any'),
          terminal: tie('any'),
        },
        { requiredKeys: [] },
      ),
    }));
    fc.assert(
      fc.property(loose.any, (json) => {
        const parsed = parseNetwork(json);
        if (parsed.ok) expect(bestRun(parsed.network).proved).toBe(true);
      }),
      { seed: 18, numRuns: 500 },
    );
  });
});

describe('parsePositions', () => {
  it('names the place within the file', () => {
    const bad = { id: 'y', ...plain, links: [{ a: 0, b: 5, excludes: [] }] };
    expect(parsePositions({ positions: [{ id: 'x', best: 30, ...plain }, bad] })).toMatchObject({
      ok: false,
      at: 'positions[1].links[0].b',
    });
    expect(parsePositions({ positions: [{ ...plain }] })).toMatchObject({ ok: false, at: 'positions[0].id' });
  });
});
