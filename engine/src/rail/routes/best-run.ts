import { routeValue } from './check-route.ts';
import { compile } from './compiled.ts';
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

/** The run of greatest total value, proved so unless the budget ends first. */
export function bestRun(network: Network, budget: Budget = {}): Run {
  return bestRunAfter(network, budget, QUICK_NODES);
}

/** As bestRun, but plain search is given up after so many nodes (0: tests the heavy machinery alone). */
export function bestRunAfter(network: Network, budget: Budget, quickNodes: number): Run {
  const net = compile(network);
  const meter = new Meter(budget);
  const kinds = kindsOf(net);
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
