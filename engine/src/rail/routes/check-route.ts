import { compile, type Compiled } from './compiled.ts';
import { kindOf, type Kind } from './kind.ts';
import type { Network, Route } from './network.ts';
import { score } from './score.ts';

/** What is wrong with a route. */
export type RouteFault =
  | 'too-short'
  | 'no-token'
  | 'stop-twice'
  | 'link-twice'
  | 'excluded'
  | 'range'
  | 'through-terminal'
  | 'not-joined'
  | 'apart'
  | 'wrong-train'
  | 'needs';

export type CheckedRoute =
  | { readonly fault: null; readonly route: Route }
  | { readonly fault: RouteFault; readonly route: null };

function faulty(fault: RouteFault): CheckedRoute {
  return { fault, route: null };
}

function twice(list: readonly number[]): boolean {
  return new Set(list).size < list.length;
}

/** Whether the stops are joined by the links in this order. */
function joined(net: Compiled, stops: readonly number[], links: readonly number[]): boolean {
  if (stops.length !== links.length + 1) return false;
  return links.every((l, i) => {
    const a = net.a[l];
    const b = net.b[l];
    if (a === undefined || b === undefined) return false;
    return (a === stops[i] && b === stops[i + 1]) || (b === stops[i] && a === stops[i + 1]);
  });
}

function faultOf(
  net: Compiled,
  kind: Kind,
  stops: readonly number[],
  links: readonly number[],
): RouteFault | null {
  if (stops.length < 2) return 'too-short';
  if (!joined(net, stops, links)) return 'not-joined';
  if (twice(stops)) return 'stop-twice';
  if (twice(links)) return 'link-twice';
  if (stops.some((s) => kind.stopOk[s] !== 1)) return 'wrong-train';
  const t = kind.trains[0]!;
  if (links.some((l) => !(net.network.links[l]!.trains?.includes(t) ?? true))) return 'wrong-train';
  if (!stops.some((s) => net.network.stops[s]!.token)) return 'no-token';
  if (stops.slice(1, -1).some((s) => kind.terminal[s] === 1)) return 'through-terminal';
  if (links.some((l) => net.excludes[l]!.some((x) => links.includes(x)))) return 'excluded';
  if (links.some((l) => net.blocks[l]!.some((x) => links.includes(x)))) return 'apart';
  if (links.some((l) => net.linkAvoids[l]!.some((s) => stops.includes(s)))) return 'apart';
  if (stops.some((s) => net.stopApart[s]!.some((x) => stops.includes(x)))) return 'apart';
  if (kind.needs.some((set) => !set.some((s) => stops.includes(s)))) return 'needs';
  return null;
}

/** The stops of a chain of links, in order; null when the links do not form a chain. */
function stopsOf(net: Compiled, links: readonly number[]): number[] | null {
  if (links.some((l) => !(l >= 0 && l < net.links && Number.isInteger(l)))) return null;
  const first = links[0];
  if (first === undefined) return [];
  const second = links[1];
  let at = net.a[first]!;
  // Start at the end of the first link that the second one does not touch.
  if (second !== undefined && (net.a[second] === at || net.b[second] === at)) {
    if (net.a[second] !== net.b[first] && net.b[second] !== net.b[first]) at = net.b[first]!;
  }
  const stops = [at];
  for (const l of links) {
    if (net.a[l] === at) at = net.b[l]!;
    else if (net.b[l] === at) at = net.a[l]!;
    else return null;
    stops.push(at);
  }
  return stops;
}

/** Validates a route given by its stops and links, in order, and says what it is worth. */
export function checkRoute(
  network: Network,
  train: number,
  stops: readonly number[],
  links: readonly number[],
  net: Compiled = compile(network),
  kind: Kind = kindOf(net, train),
): CheckedRoute {
  const fault = faultOf(net, kind, stops, links);
  if (fault !== null) return faulty(fault);
  const at = [0];
  links.forEach((l, i) => at.push(at[i]! + net.length[l]!));
  const scored = score(kind, stops, at);
  if (scored === null) return faulty('range');
  const { value, called } = scored;
  if (!kind.skips) return { fault: null, route: { stops, links, value } };
  return { fault: null, route: { stops, links, value, called: stops.filter((_, i) => called[i]) } };
}

/** Validates a route given by its links alone. */
export function routeValue(
  network: Network,
  train: number,
  links: readonly number[],
  net: Compiled = compile(network),
  kind: Kind = kindOf(net, train),
): CheckedRoute {
  if (links.length === 0) return faulty('too-short');
  const stops = stopsOf(net, links);
  if (stops === null) return faulty('not-joined');
  return checkRoute(network, train, stops, links, net, kind);
}
