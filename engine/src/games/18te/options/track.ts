import { hexAt } from '../../../rail/map/grid.ts';
import { faceAt } from '../../../rail/map/layout.ts';
import { ownerOf, tileOf } from '../../../rail/ids.ts';
import { isLegal } from '../../../rail/rules.ts';
import { supply } from '../../../rail/map/site.ts';
import { stopAt } from '../../../rail/map/track.ts';
import type { CompanyId, HexId, TileSpec } from '../../../rail/types.ts';
import type { About } from '../../../table/game.ts';
import type { Move, PieceId, Seat } from '../../../table/types.ts';
import type { TeTable } from '../clock.ts';
import { BOARD } from '../data/board.ts';
import { TILES } from '../data/tiles.ts';
import type { Lay } from '../moves/lay.ts';
import { lay } from '../moves/lay.ts';
import type { PlaceStation } from '../moves/station.ts';
import { fittingMarker, markersLeft, station } from '../moves/station.ts';
import { reach } from '../reach.ts';
import { charterOf, layout, phase } from '../readers.ts';
import { builderOf, fitOf, mustStartAtHome, tileSpec } from '../site.ts';

const TURNS = [0, 1, 2, 3, 4, 5] as const;

/** What the company may build now: tiles, then stations. With a piece in hand, what that piece can do. */
export function* trackOptions(table: TeTable, seat: Seat, about: About = {}): Iterable<Move> {
  const { piece, type } = about;
  const wants = (kind: string, prefix: string): boolean =>
    (type === undefined || type === kind) && (piece === undefined || piece.startsWith(prefix));
  if (wants('lay', 'tile/')) yield* layOptions(table, seat, piece);
  if (wants('station', 'token/')) yield* stationOptions(table, seat, piece);
}

/** Hexes where the company's track could go on or be upgraded; nothing else can be legal. */
function sites(table: TeTable, company: CompanyId): ReadonlySet<HexId> {
  const { home } = charterOf(company);
  if (mustStartAtHome(table, company)) return new Set(home);
  const { hexes, openHexes } = reach(table, company);
  return new Set([...home, ...openHexes, ...hexes]);
}

function* layOptions(table: TeTable, seat: Seat, piece?: PieceId): Iterable<Lay> {
  const company = builderOf(table);
  if (company === null || table.clock.step !== 'track' || table.clock.tilesLaid > 0) return;
  const only = piece === undefined ? null : tileOf(piece);
  const { colours } = phase(table);
  const tiles: TileSpec[] = [];
  for (const id of only === null ? supply(table).keys() : [only]) {
    const spec = tileSpec(id);
    if (spec && colours.includes(spec.colour)) tiles.push(spec);
  }
  for (const hex of sites(table, company)) {
    const printed = hexAt(BOARD, hex);
    if (!printed) continue;
    const old = faceAt(BOARD, TILES, layout(table), hex);
    for (const spec of tiles) {
      if (fitOf(printed, old, spec) !== 'fits') continue;
      for (const turn of TURNS) {
        const move: Lay = { type: 'lay', seat, hex, tile: spec.id, turn };
        if (isLegal(lay.rules, table, move)) yield move;
      }
    }
  }
}

/**
 * A marker is named only where it is not the one that would go there anyway: so each thing that can be done
 * is listed once.
 */
function* stationOptions(table: TeTable, seat: Seat, piece?: PieceId): Iterable<PlaceStation> {
  const company = builderOf(table);
  if (company === null || table.clock.stationsPlaced > 0) return;
  if (piece !== undefined && ownerOf(piece) !== company) return;
  const markers = markersLeft(table, company).filter((one) => piece === undefined || one === piece);
  if (markers.length === 0) return;
  const { stops, track } = reach(table, company);
  for (const key of stops) {
    const stop = stopAt(track, key);
    if (stop?.spec.kind !== 'city') continue;
    for (let slot = 0; slot < stop.spec.slots; slot++) {
      const plain: PlaceStation = { type: 'station', seat, hex: stop.hex, node: stop.node, slot };
      const fitting = fittingMarker(table, company, plain);
      for (const token of markers) {
        const move: PlaceStation = token === fitting ? plain : { ...plain, token };
        if (isLegal(station.rules, table, move)) yield move;
      }
    }
  }
}
