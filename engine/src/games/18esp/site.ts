import { perMove, perPair } from '../../rail/kept.ts';
import { kindOf } from '../../rail/map/face.ts';
import type { FaceKind } from '../../rail/map/face.ts';
import { hexAt } from '../../rail/map/grid.ts';
import { colourStep, isFixed, labelFits } from '../../rail/map/lay.ts';
import { faceAt } from '../../rail/map/layout.ts';
import type { Site as Place } from '../../rail/map/site.ts';
import { supply, tileSpec as specIn, wrongSidesOn } from '../../rail/map/site.ts';
import { terrainCost } from '../../rail/map/toll.ts';
import { keepsTrack } from '../../rail/map/upgrade.ts';
import type { CompanyId, Face, HexId, HexSpec, TileId, TileSpec } from '../../rail/types.ts';
import { perTable } from '../../table/places.ts';
import type { PieceId } from '../../table/types.ts';
import type { Ground, Sight as SightOf } from '../../rail/verbs/lay.ts';
import { sightAt } from '../../rail/verbs/lay.ts';
import type { EspClock, EspTable, Laid } from './clock.ts';
import { ARANJUEZ, BOARD, MINE_HEXES, passAt, regionOf } from './data/board.ts';
import { HOMES } from './data/companies.ts';
import { DEMOLITION_COST, EXTRA_YELLOW_COST, MINE_COST } from './data/limits.ts';
import { MINE_DISCOUNT } from './data/privates.ts';
import { frontOf, ONLY_HEX, TILES } from './data/tiles.ts';
import { isPublished, layout } from './readers.ts';

/** A building site: what the rules of §5.3 look at when a tile is held over a hex. */
interface Site extends Place {
  /** P1 pays for a mine (§3.1). */
  readonly private?: 'P1' | undefined;
}

/** A piece beside the board that has this face on one of its sides; a piece used on one side is gone for the other. */
export const inSupply = (table: EspTable, tile: TileId): PieceId | null =>
  supply(table).get(frontOf(tile)) ?? null;

export const tileSpec = (tile: TileId): TileSpec | null => specIn(TILES, tile);
export const isNarrow = (face: Face): boolean => face.paths[0]?.gauge === 'narrow';
/** Which gauge belongs on a hex (§5.3). */
export const wantsNarrow = (hex: HexId): boolean => regionOf(hex) === 'north';

// —— What a tile would be on a hex ——
const hasMine = (face: Face): boolean => face.nodes.some(({ kind }) => kind === 'mine');

/** The first thing that keeps a tile from fitting on a hex; what comes later is not looked at. */
export type Fit = 'fixed' | 'single' | 'colour' | 'elsewhere' | 'kind' | 'label' | 'gauge';
/** Everything the rules look at, read once for a move. */
export interface Sight extends SightOf<Fit> {
  readonly kind: Laid['kind'];
  /** A mine is torn down (§5.3.3); that is an upgrade too. */
  readonly demolishes: boolean;
}

const KEEP = { mayVanish: ({ kind }: { readonly kind: string }): boolean => kind === 'mine' };
/** Which node becomes which where one face keeps the track of another; null where it does not. */
export const nodeMap = perPair((old: Face, next: Face) => keepsTrack(old, next, KEEP));

/** Print that no tile ever covers: red, gray, blue, and the roads over the mountains. */
const isDone = (hex: HexSpec): boolean => isFixed(hex) || regionOf(hex.id) === 'pass';

/** What follows a mine when it is torn down: plain track, or the town that stood beside it. */
const AFTER_MINE: Readonly<Partial<Record<FaceKind, FaceKind>>> = { mine: 'plain', mixed: 'town' };
// Faces are few: what stands on them is read once.
const kinds = perTable(kindOf);
const stops = perTable((face: Face) =>
  face.nodes
    .map(({ kind }) => kind)
    .toSorted()
    .join(),
);
function kindFits(old: Face, tile: TileSpec): boolean {
  if (old.colour === 'white') return stops(old) === stops(tile);
  const kind = kinds(old);
  return kinds(tile) === (AFTER_MINE[kind] ?? kind);
}
const TO_Y = [['OO', 'Y']] as const;

/** Whether the tile can replace what shows on the hex, whichever way it is turned (§5.3.1, §5.3.2). */
function fitOf(hex: HexSpec, old: Face, tile: TileSpec): Fit | 'fits' {
  if (isDone(hex)) return 'fixed';
  if (hex.id === ARANJUEZ.hex && old.colour !== 'white') return 'single';
  if (colourStep(old, tile) !== 1) return 'colour';
  if (Object.hasOwn(ONLY_HEX, tile.id) && ONLY_HEX[tile.id] !== hex.id) return 'elsewhere';
  if (!kindFits(old, tile)) return 'kind';
  if (!labelFits(old, tile, old.colour === 'green' ? TO_Y : [])) return 'label';
  return isNarrow(tile) === wantsNarrow(hex.id) ? 'fits' : 'gauge';
}

/** Which of the actions of a turn a tile is: the additional mine, an upgrade, or a yellow tile. */
function kindOver(old: Face, tile: TileSpec | null): Laid['kind'] {
  if (tile?.colour !== 'yellow') return 'upgrade';
  return hasMine(tile) || (old.colour === 'white' && hasMine(old)) ? 'mine' : 'yellow';
}
export const kindOfLay = (table: EspTable, { hex, tile }: Site): Laid['kind'] =>
  kindOver(faceAt(BOARD, TILES, layout(table), hex), tileSpec(tile));
const demolishes = (old: Face, tile: TileSpec): boolean =>
  old.colour === 'yellow' && hasMine(old) && tile.colour !== 'yellow' && !hasMine(tile);

/** Sides where track would leave the map, meet an impassable border, or face print without track on that side. */
export const wrongSides = wrongSidesOn(BOARD, {
  isDone,
  // The brown hexes between a pass and its far end only show the way.
  isOpenTo: ({ id }) => regionOf(id) !== 'pass' || passAt(id) !== null,
});

export const GROUND: Ground<EspClock, Fit> = {
  board: BOARD,
  tiles: TILES,
  layout,
  fitOf,
  nodeMap,
  wrongSides,
};
/** What there is to see at a site; null where nobody builds. */
export const sightOf = perMove((table: EspTable, site: Site): Sight | null => {
  const sight = sightAt(GROUND, table, site);
  if (!sight) return null;
  const { old, tile } = sight;
  return { ...sight, kind: kindOver(old, tile), demolishes: demolishes(old, tile) };
});

// —— What it costs ——
/** Tiles of this turn that are not the additional mine. */
export const plainLays = ({ clock }: EspTable): readonly Laid[] =>
  clock.laid.filter(({ kind }) => kind !== 'mine');

/**
 * §5.3.1–5.3.3: terrain under a yellow tile, 30 for a mine either way, 20 for the second tile of a major; P1 takes 30 off
 * a mine.
 */
export function costOf(table: EspTable, site: Site): number {
  const printed = hexAt(BOARD, site.hex);
  const spec = tileSpec(site.tile);
  if (!printed || !spec) return 0;
  const old = faceAt(BOARD, TILES, layout(table), site.hex);
  const kind = kindOver(old, spec);
  const down = demolishes(old, spec);
  // A hand that exchanges a yellow tile for another does not climb the hill twice.
  const terrain = old.colour === 'white' ? terrainCost(printed) : 0;
  const ground = kind === 'mine' ? MINE_COST : down ? DEMOLITION_COST : kind === 'yellow' ? terrain : 0;
  const second = kind !== 'mine' && plainLays(table).length > 0;
  // The public site waives the 20 wherever the second tile lies on a mine hex.
  const extra = second && !(isPublished(table) && MINE_HEXES.has(site.hex)) ? EXTRA_YELLOW_COST : 0;
  const off = site.private === 'P1' && (kind === 'mine' || down) ? Math.min(ground, MINE_DISCOUNT) : 0;
  return ground + extra - off;
}

/** §5.3.1: the first tile of a company goes on its home hex unless that has one, or is printed yellow. */
export const mustStartAtHome = (table: EspTable, company: CompanyId): boolean => {
  const home = HOMES[company];
  return home !== undefined && faceAt(BOARD, TILES, layout(table), home.hex).colour === 'white';
};
