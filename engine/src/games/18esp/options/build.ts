import { ownerOf, tileOf } from '../../../rail/ids.ts';
import { turned } from '../../../rail/map/face.ts';
import { hexAt } from '../../../rail/map/grid.ts';
import { faceAt } from '../../../rail/map/layout.ts';
import { isLegal } from '../../../table/rules.ts';
import { stopAt } from '../../../rail/map/track.ts';
import type { CompanyId, Face, HexId, HexSpec, TileSpec } from '../../../rail/types.ts';
import type { About } from '../../../table/game.ts';
import type { Move, PieceId, Seat } from '../../../table/types.ts';
import { buildingRules, owesHome } from '../build-rules.ts';
import type { EspTable, Laid } from '../clock.ts';
import { BOARD, PASSES } from '../data/board.ts';
import { HOMES } from '../data/companies.ts';
import { TILES } from '../data/tiles.ts';
import { homeCircles } from '../homes.ts';
import { siteRules } from '../lay-rules.ts';
import type { Lay } from '../lay-rules.ts';
import type { PlaceHome } from '../moves/home.ts';
import { home } from '../moves/home.ts';
import type { OpenPass } from '../moves/open.ts';
import { open } from '../moves/open.ts';
import type { PlaceStation } from '../moves/station.ts';
import { circleRules, freeMarkers } from '../moves/station.ts';
import { closedMarker } from '../pieces.ts';
import { isJoined, reach } from '../reach.ts';
import { companyOwns, fromPhase, homeToken, isMinor, layout, phase } from '../readers.ts';
import { builderOf, fitOf, inSupply, mustStartAtHome, nodeMap, plainLays, wrongSides } from '../site.ts';

const TURNS = [0, 1, 2, 3, 4, 5] as const;

/** What the company may build now. With a piece in hand, what that piece can do. The many tiles come last. */
export function* buildOptions(table: EspTable, seat: Seat, about: About = {}): Iterable<Move> {
  const company = builderOf(table);
  if (company === null || table.clock.step !== 'build') return;
  const { piece, type } = about;
  const wants = (kind: string, prefix: string): boolean =>
    (type === undefined || type === kind) && (piece === undefined || piece.startsWith(prefix));
  if (wants('home', 'token/')) yield* homeOptions(table, seat, company, piece);
  // Whose turn it is, the step, and what has to come first are asked once for all that follows.
  if (!isLegal(buildingRules, table, { type: type ?? 'lay', seat })) return;
  if (wants('open', 'closed/')) yield* openOptions(table, seat, company, piece);
  if (wants('station', 'token/')) yield* stationOptions(table, seat, company, piece);
  if (wants('lay', 'tile/')) yield* layOptions(table, seat, company, piece);
}

function* homeOptions(table: EspTable, seat: Seat, company: CompanyId, piece?: PieceId): Iterable<PlaceHome> {
  if (!owesHome(table, company) || (piece !== undefined && piece !== homeToken(company))) return;
  for (const { node } of homeCircles(table, company)) {
    const move: PlaceHome = { type: 'home', seat, node };
    if (isLegal(home.rules, table, move)) yield move;
  }
}

function* openOptions(table: EspTable, seat: Seat, company: CompanyId, piece?: PieceId): Iterable<OpenPass> {
  for (const { hex } of PASSES) {
    if (piece !== undefined && piece !== closedMarker(hex)) continue;
    const plain: OpenPass = { type: 'open', seat, hex };
    if (isLegal(open.rules, table, plain)) yield plain;
    const cheap: OpenPass = { ...plain, private: 'P4' };
    if (companyOwns(table, company, 'P4') && isLegal(open.rules, table, cheap)) yield cheap;
  }
}

/** All markers of a company are alike, so none is named: each thing that can be done is listed once. */
function* stationOptions(
  table: EspTable,
  seat: Seat,
  company: CompanyId,
  piece?: PieceId,
): Iterable<PlaceStation> {
  if (table.clock.stationed || isMinor(company)) return;
  const markers = freeMarkers(table, company);
  if (
    markers.length === 0 ||
    (piece !== undefined && (ownerOf(piece) !== company || !markers.includes(piece)))
  )
    return;
  const named = piece === undefined || piece === markers[0] ? {} : { token: piece };
  const { stops, track } = reach(table, company);
  for (const key of stops) {
    const stop = stopAt(track, key);
    for (let slot = 0; slot < (stop?.spec.slots ?? 0); slot++) {
      const move: PlaceStation = { type: 'station', seat, hex: stop!.hex, node: stop!.node, slot, ...named };
      if (isLegal(circleRules, table, move)) yield move;
    }
  }
}

/** Hexes where the company's track could go on or be upgraded; nothing else can be legal. */
function sites(table: EspTable, company: CompanyId): ReadonlySet<HexId> {
  const at = HOMES[company]?.hex;
  if (at !== undefined && mustStartAtHome(table, company)) return new Set([at]);
  const { hexes, openHexes } = reach(table, company);
  return new Set([...openHexes, ...hexes]);
}

/** The kinds of tiles that the company still has in this turn. */
function kindsLeft(table: EspTable, company: CompanyId): ReadonlySet<Laid['kind']> {
  const { laid } = table.clock;
  const plain = plainLays(table);
  const kinds = new Set<Laid['kind']>();
  if (!laid.some(({ kind }) => kind === 'mine')) kinds.add('mine');
  if (plain.length >= (isMinor(company) || !fromPhase(table, '3') ? 1 : 2)) return kinds;
  kinds.add('yellow');
  if (!plain.some(({ kind }) => kind === 'upgrade')) kinds.add('upgrade');
  return kinds;
}

function* layOptions(table: EspTable, seat: Seat, company: CompanyId, piece?: PieceId): Iterable<Lay> {
  const kinds = kindsLeft(table, company);
  const front = piece === undefined ? null : tileOf(piece);
  if (kinds.size === 0) return;
  const tiles = tilesOf(table, kinds, front);
  const owner = companyOwns(table, company, 'P1');
  for (const hex of sites(table, company)) {
    const printed = hexAt(BOARD, hex);
    if (!printed) continue;
    const old = faceAt(BOARD, TILES, layout(table), hex);
    for (const spec of tiles) {
      if (fitOf(printed, old, spec) !== 'fits') continue;
      for (const turn of TURNS) {
        if (!isPossible(table, company, printed, old, turned(spec, turn))) continue;
        const move: Lay = { type: 'lay', seat, hex, tile: spec.id, turn };
        if (isLegal(siteRules, table, move)) yield move;
        const cheap: Lay = { ...move, private: 'P1' };
        if (owner && isLegal(siteRules, table, cheap)) yield cheap;
      }
    }
  }
}

/** What the rules would say at greater length: most turns of most tiles end here. */
function isPossible(table: EspTable, company: CompanyId, { id }: HexSpec, old: Face, next: Face): boolean {
  const { off, barred, blank } = wrongSides(id, next);
  if (off.length + barred.length + blank.length > 0 || nodeMap(old, next) === null) return false;
  return mustStartAtHome(table, company) || isJoined(table, company, id, old, next);
}

/** Tiles of the supply in the colours of the phase, both faces of each piece. */
function tilesOf(
  table: EspTable,
  kinds: ReadonlySet<Laid['kind']>,
  front: string | null,
): readonly TileSpec[] {
  const { colours } = phase(table);
  return Object.values(TILES).filter(
    ({ id, colour, back }) =>
      colours.includes(colour) &&
      (colour === 'yellow' ? kinds.has('yellow') || kinds.has('mine') : kinds.has('upgrade')) &&
      (front === null || id === front || back === front) &&
      inSupply(table, id) !== null,
  );
}
