import { SUPPLY, tileOf } from '../../rail/ids.ts';
import { exits, kindOf, turned } from '../../rail/map/face.ts';
import { hexAt, SIDES, trackAcross } from '../../rail/map/grid.ts';
import { colourStep, isFixed } from '../../rail/map/lay.ts';
import { faceAt, withTile } from '../../rail/map/layout.ts';
import { crossings, terrainCost } from '../../rail/map/toll.ts';
import type { NodeMap } from '../../rail/map/upgrade.ts';
import { keepsTrack } from '../../rail/map/upgrade.ts';
import type { CompanyId, Face, HexId, HexSpec, TileId, TileSpec } from '../../rail/types.ts';
import { perTable } from '../../table/places.ts';
import type { PieceId, Table } from '../../table/types.ts';
import type { TeTable } from './clock.ts';
import { BOARD } from './data/board.ts';
import { TILES } from './data/tiles.ts';
import { charterOf, layout } from './readers.ts';

/** A building site: what the rules of §7.3 look at when a tile is held over a hex. */
export interface Site {
  readonly hex: HexId;
  readonly tile: TileId;
  readonly turn: number;
}

function readSupply(pieces: Table['pieces']): ReadonlyMap<TileId, PieceId> {
  const first = new Map<TileId, PieceId>();
  for (const id in pieces) {
    const tile = pieces[id]!.at === SUPPLY ? tileOf(id) : null;
    if (tile !== null && !first.has(tile)) first.set(tile, id);
  }
  return first;
}
const supplies = perTable(readSupply);
/** A piece of each tile that lies beside the board. */
export const supply = (table: TeTable): ReadonlyMap<TileId, PieceId> => supplies(table.pieces);

/** Who builds now: rules about track have nothing to say where nobody does. */
export const builderOf = ({ clock }: TeTable): CompanyId | null =>
  clock.round === 'OR' ? clock.operating : null;

export const tileSpec = (tile: TileId): TileSpec | null => (Object.hasOwn(TILES, tile) ? TILES[tile]! : null);
/** `#57`, but `TE2`. */
export const tileName = (tile: TileId): string => (/^\d/.test(tile) ? `#${tile}` : tile);

/** The first thing that keeps a tile from fitting on a hex; what comes later is not looked at. */
export type Fit = 'hex' | 'kind' | 'label' | 'track' | 'fits';
/** Everything the rules look at, read once for a move. */
export interface Sight {
  readonly builder: CompanyId;
  readonly hex: HexSpec;
  readonly tile: TileSpec;
  readonly old: Face;
  readonly next: Face;
  readonly fit: Fit;
}

const maps = new WeakMap<Face, WeakMap<Face, { readonly map: NodeMap | null }>>();
/** Faces are few and live long: whether one keeps the track of another is worked out once. */
export function nodeMap(old: Face, next: Face): NodeMap | null {
  let known = maps.get(old);
  if (!known) maps.set(old, (known = new WeakMap()));
  let found = known.get(next);
  if (!found) known.set(next, (found = { map: keepsTrack(old, next) }));
  return found.map;
}

/** Whether the tile can replace what shows on the hex, whichever way it is turned (§7.3). */
export function fitOf(hex: HexSpec, old: Face, tile: TileSpec): Exclude<Fit, 'track'> {
  if (colourStep(old, tile) !== 1) return 'hex';
  const kind = kindOf(old);
  if (kind !== kindOf(tile) || (kind === 'town' && tile.colour !== 'yellow')) return 'kind';
  return hex.label === tile.label ? 'fits' : 'label';
}

function look(table: TeTable, { hex, tile, turn }: Site): Sight | null {
  const builder = builderOf(table);
  const printed = hexAt(BOARD, hex);
  const spec = tileSpec(tile);
  if (builder === null || !printed || !spec) return null;
  const old = faceAt(BOARD, TILES, layout(table), hex);
  const next = turned(spec, turn);
  const fit = fitOf(printed, old, spec);
  const kept = fit !== 'fits' || nodeMap(old, next) !== null;
  return { builder, hex: printed, tile: spec, old, next, fit: kept ? fit : 'track' };
}
const sights = new WeakMap<Site, { readonly table: TeTable; readonly sight: Sight | null }>();
export function sightOf(table: TeTable, move: Site): Sight | null {
  let known = sights.get(move);
  if (known?.table !== table) sights.set(move, (known = { table, sight: look(table, move) }));
  return known.sight;
}

/** §7.3: terrain and crossings of the Ems are paid for a yellow tile; an upgrade is free even if it crosses. */
export function tollOf(table: TeTable, { hex, tile, turn }: Site): number {
  const printed = hexAt(BOARD, hex);
  if (!printed || tileSpec(tile)?.colour !== 'yellow') return 0;
  const map = layout(table);
  // A hand that exchanges a yellow tile for another does not climb the hill twice.
  const terrain = map.tiles.has(hex) ? 0 : terrainCost(printed);
  if (!printed.borders) return terrain;
  const laid = withTile(map, hex, { tile, turn });
  return crossings(BOARD, TILES, map, laid, hex).reduce((sum, { cost }) => sum + cost, terrain);
}

export type BadSides = { readonly off: readonly string[]; readonly blank: readonly HexId[] };
export const NO_SIDES: BadSides = { off: [], blank: [] };
const badSides = new Map<string, BadSides>();
/** Sides where track would leave the board, and red areas without track on the side it would face. */
export function wrongSides(hex: HexId, face: Face): BadSides {
  const mask = exits(face);
  const key = `${hex} ${mask}`;
  let found = badSides.get(key);
  if (found) return found;
  const off: string[] = [];
  const blank: HexId[] = [];
  for (const side of SIDES) {
    if ((mask & (1 << side)) === 0) continue;
    const other = trackAcross(BOARD, hex, side);
    const spec = other && hexAt(BOARD, other.hex);
    if (!other || !spec) off.push(`side/${side}`);
    else if (isFixed(spec) && (exits(spec) & (1 << other.side)) === 0) blank.push(other.hex);
  }
  badSides.set(key, (found = { off, blank }));
  return found;
}
/** §7.3: a company whose home has no track (TWE) builds there before it builds anywhere else. */
export const mustStartAtHome = (table: TeTable, company: CompanyId): boolean =>
  charterOf(company).home.every((hex) => faceAt(BOARD, TILES, layout(table), hex).paths.length === 0);
