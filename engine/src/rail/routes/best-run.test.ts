import { describe, expect, it } from 'vitest';
import { bestRun, bestRunAfter } from './best-run.ts';
import { bruteBest, clash } from './brute-force.ts';
import { checkRoute } from './check-route.ts';
import fixture from './fixtures/networks.json' with { type: 'json' };
import { parsePositions } from './network-file.ts';
import type { Network, Run, Stop, Train } from './network.ts';
import { Dice, hardNetwork, smallNetwork } from './synthetic.ts';

/** Everything that must hold for any run, proved or not. */
function expectSound(network: Network, run: Run): void {
  expect(run.routes).toHaveLength(network.trains.length);
  let sum = 0;
  run.routes.forEach((route, t) => {
    if (route === null) return;
    const checked = checkRoute(network, t, route.stops, route.links);
    expect(checked.fault).toBeNull();
    expect(checked.route).toEqual(route);
    sum += route.value;
  });
  expect(run.value).toBe(sum);
  expect(run.bound).toBeGreaterThanOrEqual(run.value);
  if (run.proved) expect(run.bound).toBe(run.value);
  run.routes.forEach((x, t) =>
    run.routes.slice(t + 1).forEach((y) => {
      for (const l of x?.links ?? [])
        for (const o of y?.links ?? []) expect(clash(network, l, o)).toBe(false);
    }),
  );
}

function stop(value: number, rest: Partial<Stop> = {}, trains = 1): Stop {
  return { value: Array.from({ length: trains }, () => value), terminal: false, token: false, ...rest };
}

/** A line of stops, the first with the station, one train. */
function line(values: readonly number[], train: Train, rest: Partial<Network> = {}): Network {
  return {
    stops: values.map((v, i) => stop(v, { token: i === 0 })),
    links: values.slice(1).map((_, i) => ({ a: i, b: i + 1, excludes: [] })),
    trains: [train],
    ...rest,
  };
}

const parsed = parsePositions(fixture);
const positions = parsed.ok ? parsed.positions : [];

describe('recorded positions', () => {
  it('has all of them', () => {
    expect(parsed.ok).toBe(true);
    expect(positions).toHaveLength(155);
  });

  it.each(positions)('$id is worth $best', ({ network, best }) => {
    const run = bestRun(network);
    expect(run.value).toBe(best);
    expect(run.proved).toBe(true);
    expectSound(network, run);
  });

  it('finds the same the long way', () => {
    for (const { network, best } of positions) {
      const run = bestRunAfter(network, {}, 0);
      expect([run.value, run.proved]).toEqual([best, true]);
    }
  });
});

describe('against brute force', () => {
  for (const [name, quick] of [
    ['the quick way', 1500],
    ['the long way', 0],
    ['changing over', 6],
  ] as const) {
    it(`agrees on small networks with every feature, ${name}`, () => {
      for (let seed = 1; seed <= 500; seed++) {
        const network = smallNetwork(seed + quick * 1000);
        const run = bestRunAfter(network, {}, quick);
        expectSound(network, run);
        expect([seed, run.value, run.proved]).toEqual([seed, bruteBest(network), true]);
      }
    });
  }

  it('gives the best run only if it is worth more than asked', () => {
    let asked = 0;
    for (let i = 1; i <= 300; i++) {
      const network = smallNetwork(i);
      const best = bestRun(network).value;
      if (!Number.isSafeInteger(best) || best <= 0) continue;
      for (const quick of [0, 1500]) {
        const lower = bestRunAfter(network, { above: best - 1 }, quick);
        expect([lower.value, lower.bound, lower.proved], `network ${i}`).toEqual([best, best, true]);
        const same = bestRunAfter(network, { above: best }, quick);
        expect([same.value, same.bound, same.proved], `network ${i}`).toEqual([0, best, true]);
        expect(same.routes.every((route) => route === null)).toBe(true);
      }
      asked++;
    }
    expect(asked).toBeGreaterThan(100);
  });

  it('never promises less than the best, however small the budget', () => {
    const dice = new Dice(7);
    for (let seed = 1; seed <= 400; seed++) {
      const network = smallNetwork(seed);
      const run = bestRunAfter(network, { nodes: dice.below(30) }, dice.below(2) * 10);
      expectSound(network, run);
      const best = bruteBest(network);
      expect(run.value).toBeLessThanOrEqual(best);
      expect(run.bound).toBeGreaterThanOrEqual(best);
    }
  });
});

describe('larger networks', () => {
  const trains = [{ range: { any: 4, small: 4 } }, { range: 5 }, { range: 5 }];
  const shape = { columns: 6, rows: 5, tokens: 3, trains, bonuses: 2 };

  it('proves the best run of three trains', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const network = hardNetwork(seed, shape);
      const run = bestRun(network);
      expectSound(network, run);
      expect(run.proved).toBe(true);
    }
  });

  it('gives a better run and bound, never a wrong one, for a greater budget', () => {
    const network = hardNetwork(3, shape);
    const { value } = bestRun(network);
    for (const nodes of [0, 1, 10, 100, 1000, 3000, 10_000]) {
      const run = bestRun(network, { nodes });
      expectSound(network, run);
      expect(run.value).toBeLessThanOrEqual(value);
      expect(run.bound).toBeGreaterThanOrEqual(value);
      expect(run.nodes).toBeLessThan(nodes + 3000);
    }
  });

  it('ends when told to', () => {
    const trains: Train[] = [{ range: 'any' }, { range: 'any' }];
    const network = hardNetwork(1, { columns: 9, rows: 9, tokens: 5, trains });
    let asked = 0;
    const run = bestRun(network, { nodes: 1e12, until: () => ++asked > 3 });
    expect(asked).toBe(4);
    expect(run.proved).toBe(false);
    expectSound(network, run);
  });

  it('ends by itself on trains without limit, and on trains that skip', () => {
    for (const train of [{ range: 'any' }, { range: 4, skips: true }] as const) {
      const network = hardNetwork(2, { columns: 8, rows: 8, tokens: 4, trains: [train, train], bonuses: 1 });
      const run = bestRun(network, { nodes: 20_000 });
      expectSound(network, run);
      expect(run.value).toBeGreaterThan(0);
    }
  });

  it('does the same every time', () => {
    const network = hardNetwork(4, shape);
    expect(bestRun(network)).toEqual(bestRun(network));
  });
});

describe('rules one by one', () => {
  it('takes both arms from the station', () => {
    const stops = [stop(10), stop(20, { token: true }), stop(30)];
    const network = line([10, 20, 30], { range: 3 }, { stops });
    expect(bestRun(network).value).toBe(60);
  });

  it('counts small stops apart in m+n', () => {
    const stops = [stop(20, { token: true }), stop(10, { small: true }), stop(10, { small: true }), stop(30)];
    const run = (any: number, small: number): number =>
      bestRun(line([20, 10, 10, 30], { range: { any, small } }, { stops })).value;
    expect([run(2, 2), run(3, 1), run(2, 1)]).toEqual([70, 70, 40]);
    expect([run(1, 2), run(2, 0), run(4, 0)]).toEqual([40, 30, 70]);
  });

  it('lets a train that skips call at the best stops, both ends among them', () => {
    const run = bestRun(line([10, 50, 20, 40], { range: 3, skips: true }));
    expect(run.value).toBe(100);
    expect([...(run.routes[0]?.called ?? [])].sort((a, b) => a - b)).toEqual([0, 1, 3]);
  });

  it('pays a bonus by the distance from the end', () => {
    const bonus = { sets: [[2]], value: [50], fromEnd: 0, perLength: 20, base: 1 };
    expect(bestRun(line([10, 10, 10], { range: 3 }, { bonuses: [bonus] })).value).toBe(60);
  });

  it('does not pay it when the route passes through that stop', () => {
    const bonuses = [{ sets: [[2]], value: [50], fromEnd: 1 }];
    expect(bestRun(line([40, 10, 10], { range: 3 }, { bonuses })).value).toBe(60);
    const stops = [stop(40), stop(10, { token: true }), stop(10)];
    expect(
      bestRun(
        line(
          [],
          { range: 3 },
          {
            stops,
            links: [
              { a: 0, b: 1, excludes: [] },
              { a: 1, b: 2, excludes: [] },
            ],
            bonuses,
          },
        ),
      ).value,
    ).toBe(70);
  });

  it('does not look for routes where what they need is out of reach', () => {
    const run = bestRun(line([10, 20, 30, 40], { range: 4, needs: [[1], [9]] }));
    expect([run.value, run.proved, run.nodes]).toEqual([0, true, 0]);
  });
  it('stays idle rather than break a need', () => {
    expect(bestRun(line([10, 20], { range: 2, needs: [[]] })).routes).toEqual([null]);
    expect(bestRun(line([10, 20, 30], { range: 2, needs: [[2]] })).routes).toEqual([null]);
  });

  it('gives identical trains different track', () => {
    const network: Network = {
      stops: [stop(10, { token: true }, 3), stop(20, {}, 3)],
      links: [
        { a: 0, b: 1, excludes: [] },
        { a: 0, b: 1, excludes: [2] },
        { a: 1, b: 0, excludes: [] },
      ],
      trains: [{ range: 2 }, { range: 2 }, { range: 2 }],
    };
    const run = bestRun(network);
    expect(run.value).toBe(60);
    expectSound(network, run);
  });
});

describe('odd input', () => {
  it.each<[string, Network]>([
    ['nothing', { stops: [], links: [], trains: [] }],
    ['no trains', line([10, 20], { range: 2 }, { trains: [] })],
    ['no stops', { stops: [], links: [], trains: [{ range: 'any' }] }],
    ['no links', line([10], { range: 3 })],
    ['no stations', line([10, 20], { range: 2 }, { stops: [stop(10), stop(20)] })],
    ['only a self-link', line([10], { range: 3 }, { links: [{ a: 0, b: 0, excludes: [0] }] })],
    [
      'links to nowhere',
      line(
        [10],
        { range: 3 },
        {
          links: [
            { a: 0, b: 9, excludes: [77] },
            { a: -1, b: 0.5, excludes: [] },
          ],
        },
      ),
    ],
    ['range 0', line([10, 20], { range: 0 })],
    ['range 1', line([10, 20], { range: 1 })],
    ['range below 0', line([10, 20], { range: -3 })],
    ['range not a number', line([10, 20], { range: NaN })],
    ['worth nothing', line([0, 0], { range: 2 })],
    ['worth less', line([-10, -20], { range: 2 })],
    ['values missing', line([10, 20], { range: 2 }, { stops: [{ value: [], terminal: [], token: true }] })],
    [
      'closed stop',
      line(
        [10, 20],
        { range: 2 },
        {
          stops: [stop(10, { token: true }), { ...stop(0), value: [null] }],
        },
      ),
    ],
  ])('%s: no route, no error', (_, network) => {
    for (const quick of [0, 1500]) {
      const run = bestRunAfter(network, {}, quick);
      expect(run).toMatchObject({ value: 0, bound: 0, proved: true });
      expect(run.routes).toEqual(network.trains.map(() => null));
    }
  });

  it('copes with values that are not whole', () => {
    const network = line([0.1, 0.2, 0.7], { range: 3 });
    const run = bestRun(network);
    expect(run.value).toBeCloseTo(1, 9);
    expect(run.proved).toBe(true);
  });

  it('ignores references to what is not there', () => {
    const network = line(
      [10, 20],
      { range: 2, needs: [[0, 99]] },
      {
        links: [{ a: 0, b: 1, excludes: [0, 9], apart: [0, 9], avoids: [9], length: -4 }],
        apart: [
          [0, 0],
          [1, 9],
        ],
        bonuses: [
          { sets: [[1, 99]], value: [5] },
          { sets: [[0]], value: [], fromEnd: 99 },
          { sets: [], value: [5] },
        ],
      },
    );
    for (const quick of [0, 1500]) expect(bestRunAfter(network, {}, quick).value).toBe(40);
  });
});

describe('a budget', () => {
  /** Everybody excludes everybody: nothing of it is worth reading for a quick answer. */
  const maze = (stops: number, trains: number): Network => {
    const links = Array.from({ length: stops * 12 }, (_, i) => ({
      a: i % stops,
      b: (i * 7 + 1 + Math.floor(i / stops)) % stops,
      excludes: Array.from({ length: 200 }, (__, k) => (i + k + 1) % (stops * 12)),
    }));
    return {
      stops: Array.from({ length: stops }, (_, i) => ({
        value: Array.from({ length: trains }, () => 10 + 10 * (i % 7)),
        terminal: false,
        token: i % 5 === 0,
      })),
      links,
      trains: Array.from({ length: trains }, (_, i) => ({ range: 3 + (i % 6) })),
    };
  };
  it('is kept by every search, also in a maze, and what is not proved is said', () => {
    for (const [stops, trains] of [
      [20, 3],
      [60, 12],
      [60, 60],
    ] as const)
      for (const nodes of [500, 6000]) {
        const run = bestRun(maze(stops, trains), { nodes });
        expect([stops, trains, nodes, run.proved]).toEqual([stops, trains, nodes, false]);
        expect(run.bound).toBeGreaterThan(run.value);
      }
  });
  it('that does not last for reading the network is not begun', () => {
    const run = bestRun(maze(60, 60), { nodes: 500 });
    expect(run).toMatchObject({ value: 0, proved: false });
    expect(run.routes).toEqual(Array.from({ length: 60 }, () => null));
  });
});
