import { PLAIN, STRONG, type Found, type RouteSearch } from './route-search.ts';

/** Nodes for the first turns, how much of the way up to the bound each turn asks for, stops passed. */
const FIRST_PATIENCE = 4000;
const ASK = [1, 0.8, 0.5, 0] as const;
const WIDTHS = [1, 3, 6, Infinity] as const;

/**
 * The best route of one kind by itself, first the quick way. Where the hop table is no help (trains without
 * limit, or that skip), routes are asked for that are worth much more than the best known, then a bit more,
 * and so on in turns with growing patience: asking for much cuts a lot and either finds or lowers the bound.
 * `above`: nothing is found that is not worth more.
 */
export function solo(
  search: RouteSearch,
  grain: number,
  quickNodes: number,
  maxNodes: number,
  above = 0,
): { readonly best: Found | null; readonly bound: number } {
  const quickly = search.findBest(above + grain, grain, PLAIN, quickNodes);
  let best = found(search);
  let low = best?.value ?? above;
  if (quickly) return { best, bound: low };
  let high = search.top;
  let patience = search.guided ? maxNodes : FIRST_PATIENCE;
  const stopAt = search.spent() + maxNodes;
  for (let turn = 0; high >= low + grain && search.spent() < stopAt && !search.over(); turn++) {
    const ask = search.guided ? 0 : ASK[turn % ASK.length]!;
    const floor = Math.max(low + grain, low + Math.round(((high - low) * ask) / grain) * grain);
    // Trains that skip may wander for ever: look at short ways first.
    const width = search.kind.skips ? WIDTHS[Math.min(WIDTHS.length - 1, turn >> 1)]! : Infinity;
    search.maxStops = search.kind.maxAll + width;
    const nodes = Math.min(ask === 0 ? 4 * patience : patience, stopAt - search.spent());
    const done = search.findBest(floor, grain, STRONG, nodes, high);
    const better = found(search);
    if (better !== null) {
      best = better;
      low = better.value;
    }
    search.maxStops = Infinity;
    if (width !== Infinity) continue;
    if (done) high = better === null ? floor - grain : low;
    else high = Math.max(low, Math.min(high, search.bound));
    if (turn % ASK.length === ASK.length - 1) patience *= 2;
  }
  return { best, bound: Math.max(high, low) };
}

/** What the search has found last. */
export function found(search: RouteSearch): Found | null {
  return search.bestLinks === null ? null : { links: search.bestLinks, value: search.bestValue };
}
