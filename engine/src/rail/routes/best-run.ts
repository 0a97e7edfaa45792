import { routeValue } from './check-route.ts';
import { compile } from './compiled.ts';
import type { Compiled } from './compiled.ts';
import { kindsOf } from './kind.ts';
import { Meter } from './meter.ts';
import type { Budget, Network, Route, Run } from './network.ts';
import { Packer, QUICK_NODES } from './pack.ts';
import { RouteSearch } from './route-search.ts';

/** Values that are not whole numbers are compared with this tolerance. */
const FINE = 1e-7;

function gcd(x: number, y: number): number {
  while (y !== 0) [x, y] = [y, x % y];
  return x;
}

/** Small steps that cost about as much as one search node. */
const STEPS_A_NODE = 60;

/** What it costs to read a network, in search nodes: next to nothing on a board, much in a maze laid by hand. */
function readingCost({ stops, links, trains }: Network): number {
  let steps = trains.length * trains.length * (stops.length + links.length);
  for (const { excludes, apart, avoids } of links)
    steps += 4 * (excludes.length + (apart?.length ?? 0) + (avoids?.length ?? 0));
  return Math.floor(steps / STEPS_A_NODE);
}

/** …and to lay the track for one kind of train: every pair of links at a stop is a way on. */
function kindCost({ stops, links, a, b }: Compiled): number {
  const degree = new Int32Array(stops);
  for (let l = 0; l < links; l++) {
    if (a[l]! >= 0 && a[l]! < stops) degree[a[l]!]!++;
    if (b[l]! >= 0 && b[l]! < stops) degree[b[l]!]!++;
  }
  let steps = 0;
  for (const d of degree) steps += d * d;
  return Math.floor((4 * steps) / STEPS_A_NODE);
}

/** The run of greatest total value, proved so unless the budget ends first. */
export function bestRun(network: Network, budget: Budget = {}): Run {
  return bestRunAfter(network, budget, QUICK_NODES);
}

/** As bestRun, but plain search is given up after so many nodes (0: tests the heavy machinery alone). */
export function bestRunAfter(network: Network, budget: Budget, quickNodes: number): Run {
  const meter = new Meter(budget);
  // Where looking at the network would use up what there is, nothing is looked at: a run may exist, nobody knows.
  if (meter.spend(readingCost(network)))
    return {
      routes: network.trains.map(() => null),
      value: 0,
      bound: Infinity,
      proved: false,
      nodes: meter.used,
    };
  const net = compile(network);
  const kinds = kindsOf(net);
  meter.spend(kinds.length * kindCost(net));
  let grain = 0;
  for (const kind of kinds) grain = kind.grain === 0 || grain === FINE ? FINE : gcd(grain, kind.grain);
  const searches = kinds.map((kind) => new RouteSearch(net, kind, meter));
  if (grain === 0) grain = 1;
  // All values being multiples of the grain, a run that is worth more is worth a grain more than the multiple below.
  const above = Math.floor(Math.max(0, budget.above ?? 0) / grain) * grain;
  const packed = new Packer(net, searches, meter, grain, quickNodes, above).run();
  const routes: (Route | null)[] = network.trains.map(() => null);
  kinds.forEach((kind, i) => {
    packed.picks[i]!.forEach((pick, j) => {
      const train = kind.trains[j]!;
      const checked = routeValue(network, train, pick.links, net, kind);
      if (checked.fault === null) routes[train] = checked.route;
    });
  });
  let value = 0;
  for (const route of routes) value += route?.value ?? 0;
  const most = Math.max(value, above);
  const proved = packed.bound - most < grain;
  return { routes, value, bound: proved ? most : packed.bound, proved, nodes: meter.used };
}
