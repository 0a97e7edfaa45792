import type { Rule } from '../../table/game.ts';
import type { Move, Table } from '../../table/types.ts';
import type { RailClock } from '../clock.ts';
import { operatorOf } from '../clock.ts';
import { turned } from '../map/face.ts';
import { hexAt } from '../map/grid.ts';
import type { Layout, TileSet } from '../map/layout.ts';
import { faceAt } from '../map/layout.ts';
import type { Site, WrongSides } from '../map/site.ts';
import { NO_SIDES, tileSpec } from '../map/site.ts';
import type { Said } from '../title.ts';
import type { BoardSpec, CompanyId, Face, HexId, HexSpec, TileSpec } from '../types.ts';
import type { Broken } from './about.ts';

/** Everything that the rules of a lay look at, read once for a move. `F`: what can keep a tile from fitting. */
export interface Sight<F extends string> {
  readonly builder: CompanyId;
  readonly hex: HexSpec;
  readonly tile: TileSpec;
  readonly old: Face;
  readonly next: Face;
  readonly fit: F | 'track' | 'fits';
}
export interface Ground<C extends RailClock, F extends string> {
  readonly board: BoardSpec;
  readonly tiles: TileSet;
  readonly layout: (table: Table<C>) => Layout;
  /** Whether the tile can replace what shows on the hex, whichever way it is turned. */
  readonly fitOf: (hex: HexSpec, old: Face, tile: TileSpec) => F | 'fits';
  /** Which node becomes which where the new face keeps the track of the old one; null where it does not. */
  readonly nodeMap: (old: Face, next: Face) => unknown;
}

/** What there is to see at a site; null where nobody builds. */
export function sightAt<C extends RailClock, F extends string>(
  { board, tiles, layout, fitOf, nodeMap }: Ground<C, F>,
  table: Table<C>,
  site: Site,
): Sight<F> | null {
  const builder = operatorOf(table);
  const hex = hexAt(board, site.hex);
  const tile = tileSpec(tiles, site.tile);
  if (builder === null || !hex || !tile) return null;
  const old = faceAt(board, tiles, layout(table), site.hex);
  const next = turned(tile, site.turn);
  const fit = fitOf(hex, old, tile);
  return {
    builder,
    hex,
    tile,
    old,
    next,
    fit: fit === 'fits' && nodeMap(old, next) === null ? 'track' : fit,
  };
}

export const TURNS = [0, 1, 2, 3, 4, 5] as const;

/** Every tile that fits on one of the hexes, in each of its turns that is worth asking about. */
export function* laysOn<C extends RailClock, F extends string>(
  { board, tiles, layout, fitOf }: Ground<C, F>,
  table: Table<C>,
  hexes: Iterable<HexId>,
  atHand: readonly TileSpec[],
  isPossible: (hex: HexId, old: Face, next: Face) => boolean = () => true,
): Iterable<Site> {
  for (const hex of hexes) {
    const printed = hexAt(board, hex);
    if (!printed) continue;
    const old = faceAt(board, tiles, layout(table), hex);
    for (const spec of atHand) {
      if (fitOf(printed, old, spec) !== 'fits') continue;
      for (const turn of TURNS)
        if (isPossible(hex, old, turned(spec, turn))) yield { hex, tile: spec.id, turn };
    }
  }
}

/** How a title writes its rules about a tile over a hex. */
type Seeing<C extends RailClock, F extends string, S extends Sight<F>, M extends Move> = (
  name: string,
  section: string,
  atoms: readonly string[],
  check: (sight: S, table: Table<C>, move: M) => Broken,
) => Rule<C, M>;
export interface TileSaid {
  readonly printedYellow: Said;
  readonly emptyHex: Said;
  readonly oneColour: Said;
  readonly off: Said;
  readonly blank: Said;
}
/** Rules of a tile on a hex that most rulebooks have. `fit` is `colour` where the colours do not follow each other. */
export function tileRules<C extends RailClock, F extends string, S extends Sight<F>, M extends Move>(
  seen: Seeing<C, F, S, M>,
  wrongSides: (hex: HexId, face: Face) => WrongSides,
  said: TileSaid,
) {
  const cite = ([name, section, ...atoms]: Said, check: (sight: S) => Broken) =>
    seen(name, section, atoms, check);
  const isYellowPrint = ({ hex, old }: S): boolean => old === hex && hex.colour === 'yellow';
  const isYellow = ({ fit, tile }: S): boolean => fit === 'colour' && tile.colour === 'yellow';
  /** Sides that lead nowhere, where the tile fits but for its turn. */
  const wrongOf = ({ fit, hex, next }: S): WrongSides =>
    fit === 'fits' || fit === 'track' ? wrongSides(hex.id, next) : NO_SIDES;
  /** `barred`: sides with an impassable border, for titles that have them. */
  const sides = (which: keyof WrongSides, param: string) => (sight: S) => {
    const wrong = wrongOf(sight)[which];
    return wrong.length > 0 ? { [param]: wrong } : false;
  };
  return {
    printedYellow: cite(said.printedYellow, (sight) => isYellow(sight) && isYellowPrint(sight)),
    emptyHex: cite(said.emptyHex, (sight) => isYellow(sight) && !isYellowPrint(sight)),
    oneColour: cite(said.oneColour, ({ fit, tile, old }) =>
      fit === 'colour' && tile.colour !== 'yellow'
        ? { colour: `colour/${tile.colour}`, old: `colour/${old.colour}` }
        : false,
    ),
    offMap: cite(said.off, sides('off', 'sides')),
    blankSide: cite(said.blank, sides('blank', 'areas')),
    barrier: (name: Said) => cite(name, sides('barred', 'sides')),
  };
}
