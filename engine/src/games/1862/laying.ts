import { BANK, companyPlace, hexPlace, tileOf } from '../../rail/ids.ts';
import { turned } from '../../rail/map/face.ts';
import { trackAcross } from '../../rail/map/grid.ts';
import { carryStations, liftTiles, supply } from '../../rail/map/site.ts';
import type { CompanyId, HexId, Side, TileId } from '../../rail/types.ts';
import { laysOn, nodesKept, tilesAtHand } from '../../rail/verbs/lay.ts';
import type { PieceId, Seat } from '../../table/types.ts';
import { box } from './box.ts';
import type { Draft62, Table62 } from './clock.ts';
import type { LayMove } from '../../rail/verbs/lay.ts';
import { isExtra } from './lay-rules.ts';
import { reach } from './reach.ts';
import { phase } from './readers.ts';
import {
  builderOf,
  faceOn,
  ground,
  hasExtra,
  kindOfLay,
  mayLay,
  mustStartAtHome,
  tileSpec,
  tollOf,
} from './site.ts';

/** What laying a tile does, by the turn or by private 4. Nothing of it asks whether it may be. */

/** A tile comes to lie on a hex: what lay there goes back, markers go along. */
export function placeTile(draft: Draft62, piece: PieceId, hex: HexId, turn: number): void {
  const { table } = draft;
  const spec = tileSpec(table, tileOf(piece) ?? '');
  if (spec === null) return;
  const [old, next] = [faceOn(table, hex), turned(spec, turn)];
  draft.add(
    { put: piece, at: hexPlace(hex), turn },
    ...liftTiles(table, hex),
    ...carryStations(table, hex, old, next, nodesKept(old, next)),
  );
}

/** Whether nothing more can be laid in this turn: then the next step is at hand. */
const isTrackDone = (table: Table62): boolean =>
  !mayLay(table, 'yellow') && !mayLay(table, 'upgrade') && !hasExtra(table);

/** A tile of a company's turn, with its cost. False where none is in the supply. */
export function layTile(draft: Draft62, move: LayMove): boolean {
  const { table } = draft;
  const { hex, tile, turn } = move;
  const piece = supply(table).get(tile);
  if (piece === undefined) return false;
  const builder = builderOf(table);
  const cost = tollOf(table, move, isExtra(move));
  const kind = isExtra(move) ? 'extra' : kindOfLay(table, tile);
  placeTile(draft, piece, hex, turn);
  if (builder === null) return true;
  draft.pay(cost, companyPlace(builder), BANK, 'due/track');
  draft.set('laid', [...table.clock.laid, { hex, kind }]);
  return true;
}
/** The step goes on where the turn has no more tiles. */
export function afterLay(draft: Draft62): void {
  if (draft.clock.step === 'track' && builderOf(draft.table) !== null && isTrackDone(draft.table))
    draft.set('step', 'station');
}

// —— What can be laid ——

/** Hexes where the company's track could go on or be upgraded; nothing else can be legal. */
function sites(table: Table62, company: CompanyId): ReadonlySet<HexId> {
  const home = box(table).homes[company]?.hex ?? '';
  if (mustStartAtHome(table, company)) return new Set([home]);
  const { hexes, openHexes, sides } = reach(table, company);
  // An upgrade may meet reached track by a side that it has not had before (chapter 8).
  const beside = [...sides].flatMap((side) => {
    const [hex = '', at = ''] = side.split(':');
    return trackAcross(box(table).board, hex, Number(at) as Side)?.hex ?? [];
  });
  return new Set([home, ...openHexes, ...hexes, ...beside]);
}
/** Lays worth asking about. */
export function* laysOf<T extends string>(
  type: T,
  table: Table62,
  seat: Seat,
  piece: PieceId | undefined,
): Iterable<LayMove> {
  const company = builderOf(table);
  if (company === null || table.clock.step !== 'track') return;
  const isWanted = (tile: TileId): boolean =>
    type === 'extra' ? kindOfLay(table, tile) === 'yellow' : mayLay(table, kindOfLay(table, tile));
  const atHand = tilesAtHand(table, box(table).tiles, phase(table).colours, piece);
  const wanted = atHand.filter(({ id }) => isWanted(id));
  for (const site of laysOn(ground(table), table, sites(table, company), wanted))
    yield { type, seat, ...site };
}
