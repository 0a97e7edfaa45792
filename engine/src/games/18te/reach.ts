import { keptIn, perPair } from '../../rail/kept.ts';
import type { Rail } from '../../rail/map/face.ts';
import { connection, isSide, railsOf } from '../../rail/map/face.ts';
import { sideKey, trackAcross } from '../../rail/map/grid.ts';
import { extendsReach, reachesNewTrack } from '../../rail/map/lay.ts';
import type { Layout } from '../../rail/map/layout.ts';
import { withTile } from '../../rail/map/layout.ts';
import type { Reach, ReachRules } from '../../rail/map/reach.ts';
import { reachOf } from '../../rail/map/reach.ts';
import type { StopKey } from '../../rail/map/track.ts';
import type { CompanyId, Face, HexId, Side, TileSpec } from '../../rail/types.ts';
import { reachOn } from '../../rail/verbs/reach.ts';
import { perTable } from '../../table/places.ts';
import type { TeClock, TeTable } from './clock.ts';
import { BOARD } from './data/board.ts';
import { TILES } from './data/tiles.ts';
import { layout } from './readers.ts';

/**
 * What the company comes to from its stations (§7.2): red areas and cities full of other companies' stations are ends, an
 * empty reserved circle lets trains pass.
 */
export const { reach, reachesStop, cityInTheWay } = reachOn<TeClock>((table) => ({
  board: BOARD,
  tiles: TILES,
  layout: layout(table),
}));

// The map remembers what was found by the identity of these objects, so there is one for each beginning.
const beginnings = new Map<StopKey, ReachRules>();
const startingAt = (stop: StopKey): ReachRules => keptIn(beginnings, stop, () => ({ from: [stop] }));

/** Whether a legal connection of the company leads from one stop to another. */
export const connects = (table: TeTable, company: CompanyId, from: StopKey, to: StopKey): boolean =>
  reachOf(BOARD, TILES, layout(table), company, startingAt(from)).stops.has(to);

/** §7.3, a yellow tile: its track takes on a route of the company. */
export const extendsRoute = (table: TeTable, company: CompanyId, hex: HexId, face: Face): boolean =>
  extendsReach(BOARD, reach(table, company), hex, face);
/** The same for what lies behind a city. */
export const isJoinedTo = (found: Reach, hex: HexId, face: Face): boolean =>
  found.hexes.has(hex) || extendsReach(BOARD, found, hex, face);

/**
 * §7.3, an upgraded city: any of its track is part of a route. Old track is kept, so what was reached stays
 * so, and else a new exit has to meet reached track.
 */
export const reachesCity = (table: TeTable, company: CompanyId, hex: HexId, face: Face): boolean =>
  reach(table, company).hexes.has(hex) || extendsRoute(table, company, hex, face);

/** §7.3, upgraded plain track: some of what is new on the tile takes on a route of the company. */
export function extendsByNewTrack(
  table: TeTable,
  company: CompanyId,
  hex: HexId,
  old: Face,
  next: Face,
): boolean {
  const before = reach(table, company);
  const isEntered = (side: Side): boolean => {
    const other = trackAcross(BOARD, hex, side);
    return other !== null && before.sides.has(sideKey(other.hex, other.side));
  };
  const isUsed = (side: Side): boolean => isEntered(side) || before.sides.has(sideKey(hex, side));
  const doubtful: Rail[] = [];
  for (const rail of newRails(old, next)) {
    const { from, to } = rail;
    if (!isSide(from) || !isSide(to)) continue;
    if (!isUsed(from) && !isUsed(to)) continue;
    // A route that comes in by one side and has nothing to do with the other one can go on for certain.
    if ((isEntered(from) && !isUsed(to)) || (isEntered(to) && !isUsed(from))) return true;
    doubtful.push(rail);
  }
  return doubtful.some((rail) => isRunnable(table, company, hex, old, rail));
}

/** Track of the new face that the old one does not have; faces are few and live long, so it is kept. */
const newRails = perPair((old: Face, next: Face): readonly Rail[] => {
  const words = new Set(railsOf(old).map(connection));
  return railsOf(next).filter((rail) => !words.has(connection(rail)));
});

const answers = perTable((_: Layout) => new Map<string, boolean>());
/**
 * Reached track lies at the new piece, perhaps met the other way round: only a walk can tell whether one route
 * comes in by one side without having used the other. The answer does not depend on what else is new on the tile.
 */
function isRunnable(table: TeTable, company: CompanyId, hex: HexId, old: Face, rail: Rail): boolean {
  return keptIn(answers(layout(table)), `${company} ${hex} ${connection(rail)}`, () => {
    const path = { from: rail.from as Side, to: rail.to as Side };
    const probe: TileSpec = { id: '?', count: 1, colour: 'brown', nodes: [], paths: [...old.paths, path] };
    const laid = withTile(layout(table), hex, { tile: probe.id, turn: 0 });
    const after = reachOf(BOARD, { ...TILES, [probe.id]: probe }, laid, company);
    return reachesNewTrack(after, hex, old, probe);
  });
}
