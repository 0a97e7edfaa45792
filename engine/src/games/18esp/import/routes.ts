import { misread } from '../../../import/misread.ts';
import type { CompanyId, HexId } from '../../../rail/types.ts';
import type { PieceId } from '../../../table/types.ts';
import type { RouteMade } from '../../../rail/clock.ts';
import type { EspTable } from '../clock.ts';
import { passAt, regionOf } from '../data/board.ts';
import { track } from '../readers.ts';
import { readRun } from '../runs.ts';
import type { RunRead } from '../runs.ts';

/** One route of a `run_routes` action. `nodes` names stops by their number among those of their kind in the hex. */
interface SiteRoute {
  readonly train: string;
  readonly hexes: readonly HexId[];
  readonly connections: readonly (readonly HexId[])[];
  readonly nodes: readonly string[];
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

export function siteRoute(value: unknown, place: string): SiteRoute {
  const { train, hexes, connections, nodes = [] } = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof train !== 'string') misread(`${place}.train`, 'import/train');
  if (!isTexts(hexes)) misread(`${place}.hexes`, 'import/hexes');
  if (!Array.isArray(connections) || !connections.every(isTexts))
    misread(`${place}.connections`, 'import/hex-lists');
  if (!isTexts(nodes)) misread(`${place}.nodes`, 'import/stops');
  return { train, hexes, connections, nodes };
}

/** Hexes between two stops, as our track knows them: the way over a pass is drawn there but touches nothing here. */
const between = (hexes: readonly HexId[]): readonly HexId[] =>
  hexes.slice(1, -1).filter((hex) => regionOf(hex) !== 'pass' || passAt(hex) !== null);

/** Ways from stop to stop. The site writes a connection in either direction. */
function waysOf({ hexes, connections }: SiteRoute): readonly (readonly HexId[])[] {
  return hexes.slice(1).map((hex, i) => {
    const way = connections[i] ?? [];
    return between(way.at(-1) === hex ? way : [...way].reverse());
  });
}

/** Stops of the hexes in order; where a hex has several, all that could be meant, the one with the number first. */
function stopLists(table: EspTable, { hexes, nodes }: SiteRoute): readonly (readonly string[])[] {
  const { stops } = track(table);
  let lists: readonly (readonly string[])[] = [[]];
  for (const hex of hexes) {
    const keys = stops.filter((stop) => stop.hex === hex).map(({ key }) => key);
    const likely = keys.filter((key) => nodes.includes(key.replace('/n', '-')));
    const choices = [...likely, ...keys.filter((key) => !likely.includes(key))];
    const known = choices.length > 0 ? choices : [`${hex}/n0`];
    lists = lists.flatMap((list) => known.filter((key) => !list.includes(key)).map((key) => [...list, key]));
  }
  return lists;
}

const faults = ({ problems }: RunRead): number => problems.filter((p) => p !== null).length;

/** A route in our words: of all readings the first that nothing is wrong with. */
function routeMade(
  table: EspTable,
  company: CompanyId,
  route: SiteRoute,
  train: PieceId,
  tender: PieceId | undefined,
): RouteMade {
  const via = waysOf(route);
  const isPlain = via.every((hexes) => hexes.length === 0);
  const lists = stopLists(table, route);
  const read = [
    ...(isPlain ? [] : lists.map((stops): RouteMade => ({ train, stops, via }))),
    ...lists.map((stops): RouteMade => ({ train, stops })),
  ];
  return (
    read.find((made) => faults(readRun(table, company, [made], tender)) === 0) ??
    read[0] ?? { train, stops: [] }
  );
}

/** The whole run: its routes, and the train with the tender if that was said and does no harm. */
export function runMade(
  table: EspTable,
  company: CompanyId,
  routes: readonly { readonly route: SiteRoute; readonly train: PieceId }[],
  tender: PieceId | undefined,
): { readonly routes: readonly RouteMade[]; readonly tender?: PieceId } {
  const made = (given: PieceId | undefined) =>
    routes.map(({ route, train }) => routeMade(table, company, route, train, given));
  const plain = made(undefined);
  if (tender === undefined) return { routes: plain };
  const named = made(tender);
  const worse = faults(readRun(table, company, named, tender)) > faults(readRun(table, company, plain));
  return worse ? { routes: plain } : { routes: named, tender };
}
