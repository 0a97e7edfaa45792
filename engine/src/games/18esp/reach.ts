import { hexPlace, slotOf, station } from '../../rail/ids.ts';
import { keptIn } from '../../rail/kept.ts';
import { extendsReach } from '../../rail/map/lay.ts';
import type { Reach, ReachRules } from '../../rail/map/reach.ts';
import { reachOf, usualBlocks } from '../../rail/map/reach.ts';
import type { StopKey, TrackStop } from '../../rail/map/track.ts';
import { stopAt, stopKey } from '../../rail/map/track.ts';
import type { CompanyId, Face, HexId } from '../../rail/types.ts';
import { reachOn } from '../../rail/verbs/reach.ts';
import { perTable } from '../../table/places.ts';
import type { EspClock, EspTable } from './clock.ts';
import { BOARD, PASSES } from './data/board.ts';
import { TILES } from './data/tiles.ts';
import { closedMarker } from './pieces.ts';
import { charterOf, homeToken, isMinor, isPublished, layout, placeOf, track } from './readers.ts';

/** The passes that can be travelled, as bits in the order of `PASSES`. */
const passMasks = perTable((pieces: EspTable['pieces']) =>
  PASSES.reduce(
    (mask, { hex }, i) => (pieces.get(closedMarker(hex))?.at !== hexPlace(hex) ? mask | (1 << i) : mask),
    0,
  ),
);
const openPasses = ({ pieces }: EspTable): number => passMasks(pieces);
const ALL_OPEN = (1 << PASSES.length) - 1;
const isShutPass = (stop: TrackStop, open: number): boolean => {
  const at = stop.spec.kind === 'pass' ? PASSES.findIndex(({ hex }) => hex === stop.hex) : -1;
  return at >= 0 && (open & (1 << at)) === 0;
};

// The map remembers what was found by the identity of these objects, so there is one for each question.
const questions = new Map<string, ReachRules>();

/** Ways of a company: red areas, closed passes and cities full of others are ends. Minors go up to a pass, not over it. */
const building = (open: number): ReachRules =>
  keptIn(questions, `build ${open}`, () => ({
    blocks: (stop, company, stations) =>
      usualBlocks(stop, company, stations) ||
      (stop.spec.kind === 'pass' && (isMinor(company) || isShutPass(stop, open))),
  }));
/** Ways from some stops that no marker interrupts (§6.1.1). */
const unhindered = (open: number, from: readonly StopKey[]): ReachRules =>
  keptIn(questions, `from ${open} ${from.join()}`, () => ({
    from,
    blocks: (stop) => stop.spec.kind === 'offboard' || isShutPass(stop, open),
  }));

/**
 * What the company comes to from its stations; an empty circle lets it pass, also a reserved one. A pass is a stop like a
 * city or a town (§5.1.2).
 */
export const { reach, reachesStop, cityInTheWay } = reachOn<EspClock>((table) => ({
  board: BOARD,
  tiles: TILES,
  layout: layout(table),
  rules: building(openPasses(table)),
}));
/** The same if all passes were open. */
const reachBeyond = (table: EspTable, company: CompanyId): Reach =>
  reachOf(BOARD, TILES, layout(table), company, building(ALL_OPEN));

/** How a tile would be connected to the company's stations: `shut` if only a closed pass lies between. */
export type Joined = 'joined' | 'shut' | 'apart';
/**
 * §5.3.1: some track of a yellow tile takes on reached track of its gauge. §5.3.2: any track of an upgraded tile
 * is connected; old track is kept, so what was reached stays so.
 */
export const joinsTo = (found: Reach, hex: HexId, old: Face, next: Face): boolean =>
  (old.colour !== 'white' && found.hexes.has(hex)) || extendsReach(BOARD, found, hex, next);
export function joinedBy(table: EspTable, company: CompanyId, hex: HexId, old: Face, next: Face): Joined {
  if (joinsTo(reach(table, company), hex, old, next)) return 'joined';
  return !isMinor(company) && joinsTo(reachBeyond(table, company), hex, old, next) ? 'shut' : 'apart';
}

/**
 * §6.1.1: track leads from the home station to the destination, whoever's markers lie on the way. The public site looks
 * from every station of the company, and passes do not stop it, open or closed, however many.
 */
export function reachesDestination(table: EspTable, company: CompanyId): boolean {
  const goals = charterOf(company).destination;
  const tokens = isPublished(table) ? charterOf(company).stations.map((_, i) => station(company, i)) : [];
  const from = [homeToken(company), ...tokens].flatMap((token) => {
    const circle = slotOf(placeOf(table, token));
    return circle ? [stopKey(circle.hex, circle.node)] : [];
  });
  if (!goals || from.length === 0) return false;
  return passesTried(table).some((open) => {
    const { stops } = reachOf(BOARD, TILES, layout(table), company, unhindered(open, from));
    return [...stops].some((key) => goals.includes(stopAt(track(table), key)?.hex ?? ''));
  });
}
/** A route has one pass at most (§6.2): each open one is tried alone, the others are ends. */
function passesTried(table: EspTable): readonly number[] {
  if (isPublished(table)) return [ALL_OPEN];
  const open = openPasses(table);
  const alone = PASSES.map((_, i) => open & (1 << i)).filter((pass) => pass !== 0);
  return alone.length > 0 ? alone : [0];
}
