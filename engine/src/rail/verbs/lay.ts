import type { Hand, MoveSpec, Rule } from '../../table/game.ts';
import { ref, whole } from '../../table/shape.ts';
import { legal } from '../../table/title.ts';
import type { Move, Params, PieceId, Table } from '../../table/types.ts';
import { phrase } from '../../table/words.ts';
import type { RailClock } from '../clock.ts';
import { operatorOf } from '../clock.ts';
import { hexOf, SUPPLY, tileOf } from '../ids.ts';
import { perPair } from '../kept.ts';
import type { FaceKind } from '../map/face.ts';
import { kindOf, turned } from '../map/face.ts';
import { hexAt } from '../map/grid.ts';
import type { Layout, TileSet } from '../map/layout.ts';
import { faceAt } from '../map/layout.ts';
import type { Reach } from '../map/reach.ts';
import type { Site, WrongSides } from '../map/site.ts';
import { NO_SIDES, supply, tileSpec } from '../map/site.ts';
import { keepsTrack } from '../map/upgrade.ts';
import type { RailTitle, Said } from '../title.ts';
import type { BoardSpec, CompanyId, Face, HexId, HexSpec, TileColour, TileSpec } from '../types.ts';
import type { Broken } from './about.ts';
import type { CityInTheWay } from './reach.ts';

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
  /** Sides of the hex where its track would lead nowhere; absent where that changes during a game, and is asked each time. */
  readonly wrongSides?: (hex: HexId, next: Face) => WrongSides;
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

const TURNS = [0, 1, 2, 3, 4, 5] as const;

/** Which node becomes which where one face keeps the track of another, as in most titles; null where it does not. */
export const nodesKept = perPair((old: Face, next: Face) => keepsTrack(old, next));
/** Whether the tile keeps the old track in one turn at least. */
export const fitsTurned = perPair((old: Face, tile: TileSpec): boolean =>
  TURNS.some((turn) => nodesKept(old, turned(tile, turn)) !== null),
);

/** A tile and those of its turns in which it could lie on a hex. */
interface Fitting {
  readonly tile: TileSpec;
  readonly turns: readonly { readonly turn: number; readonly next: Face }[];
}
const fittings = new WeakMap<object, Map<HexId, Map<Face, readonly Fitting[]>>>();

/**
 * Every tile of the box that could lie on a hex over what shows there now, as far as print and tiles decide: colours,
 * kinds, old track, sides that lead nowhere. That stays true for as long as the program runs, so it is worked out once
 * for each face that ever shows on a hex; what a position adds (supply, phase, ways) is asked every time.
 */
function fittingOn<C extends RailClock, F extends string>(
  ground: Ground<C, F>,
  hex: HexSpec,
  old: Face,
): readonly Fitting[] {
  let byHex = fittings.get(ground);
  if (!byHex) fittings.set(ground, (byHex = new Map()));
  let byFace = byHex.get(hex.id);
  if (!byFace) byHex.set(hex.id, (byFace = new Map()));
  let found = byFace.get(old);
  if (!found) byFace.set(old, (found = findFitting(ground, hex, old)));
  return found;
}
function findFitting<C extends RailClock, F extends string>(
  { tiles, fitOf, nodeMap, wrongSides }: Ground<C, F>,
  hex: HexSpec,
  old: Face,
): readonly Fitting[] {
  return Object.values(tiles).flatMap((tile) => {
    if (fitOf(hex, old, tile) !== 'fits') return [];
    const turns = TURNS.map((turn) => ({ turn, next: turned(tile, turn) })).filter(({ next }) => {
      const { off, barred, blank } = wrongSides?.(hex.id, next) ?? NO_SIDES;
      return off.length + barred.length + blank.length === 0 && nodeMap(old, next) !== null;
    });
    return turns.length > 0 ? [{ tile, turns }] : [];
  });
}

/** Every tile that fits on one of the hexes, in each of its turns that is worth asking about. */
export function* laysOn<C extends RailClock, F extends string>(
  ground: Ground<C, F>,
  table: Table<C>,
  hexes: Iterable<HexId>,
  atHand: readonly TileSpec[],
  isPossible: (hex: HexId, old: Face, next: Face) => boolean = () => true,
): Iterable<Site> {
  const { board, tiles } = ground;
  const layout = ground.layout(table);
  const here = new Set(atHand);
  for (const hex of hexes) {
    const printed = hexAt(board, hex);
    if (!printed) continue;
    const old = faceAt(board, tiles, layout, hex);
    for (const { tile, turns } of fittingOn(ground, printed, old)) {
      if (!here.has(tile)) continue;
      for (const { turn, next } of turns) if (isPossible(hex, old, next)) yield { hex, tile: tile.id, turn };
    }
  }
}

/** Tiles of the supply in these colours; with one in the hand that one only. */
export function tilesAtHand<C extends RailClock>(
  table: Table<C>,
  tiles: TileSet,
  colours: readonly TileColour[],
  piece: PieceId | undefined,
): readonly TileSpec[] {
  const only = piece === undefined ? null : tileOf(piece);
  return [...(only === null ? supply(table).keys() : [only])].flatMap((id) => {
    const spec = tileSpec(tiles, id);
    return spec && colours.includes(spec.colour) ? [spec] : [];
  });
}

export const LAY_FIELDS = { hex: ref('hex'), tile: ref('tile'), turn: whole(0, 5) } as const;
export type LayMove = Move & Site;
/** A tile that a hand carries from the supply onto a hex; one taken off the map is no lay, wherever it goes. */
export function layMeant({ piece, from, to, turn }: Hand): (Omit<Site, 'turn'> & Partial<Site>) | null {
  const [hex, tile] = [hexOf(to), tileOf(piece)];
  if (hex === null || tile === null || from !== SUPPLY) return null;
  return turn === undefined ? { hex, tile } : { hex, tile, turn };
}
/**
 * How a tile is laid with the hands: carried onto a hex it means what fits there, or just that. `spec`: the move itself;
 * `step`: the step that the lay belongs to.
 */
export const laidByHand = <C extends RailClock>(
  { id }: Pick<RailTitle<C>, 'id'>,
  step: string,
  spec: () => MoveSpec<C, LayMove>,
): Required<Pick<MoveSpec<C, LayMove>, 'concerns' | 'reads' | 'offer'>> => ({
  concerns: (_, __, piece) => piece.startsWith('tile/'),
  reads: (table, seat, hand) => {
    const meant = layMeant(hand);
    if (meant === null) return [];
    const { hex, tile, turn } = meant;
    if (turn !== undefined) return [{ type: 'lay', seat, hex, tile, turn }];
    const fitting = [...legal(spec(), table, seat, { piece: hand.piece })].filter((move) => move.hex === hex);
    return fitting.length > 0 ? fitting : [{ type: 'lay', seat, hex, tile, turn: 0 }];
  },
  offer: () => ({
    label: (_, all) => phrase(`${id}/choice/lay`, { places: new Set(all.map(({ hex }) => hex)).size }),
    tone: 'plain',
    hands: () => 'tile',
    step,
  }),
});

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
const labelsOf = ({ hex, tile }: Pick<Sight<string>, 'hex' | 'tile'>): Params => ({
  wanted: hex.label ?? 'label/none',
  label: tile.label ?? 'label/none',
});

/** Rules of a tile on a hex that most rulebooks have. `fit` is `colour` where the colours do not follow each other. */
export function tileRules<C extends RailClock, F extends string, S extends Sight<F>, M extends Move>(
  seen: Seeing<C, F, S, M>,
  wrongSides: (hex: HexId, face: Face, table: Table<C>) => WrongSides,
  said: TileSaid,
) {
  const cite = (
    [name, section, ...atoms]: Said,
    check: (sight: S, table: Table<C>, move: M) => Broken,
  ): Rule<C, M> => seen(name, section, atoms, check);
  const isYellowPrint = ({ hex, old }: S): boolean => old === hex && hex.colour === 'yellow';
  const isYellow = ({ fit, tile }: S): boolean => fit === 'colour' && tile.colour === 'yellow';
  /** Sides that lead nowhere, where the tile fits but for its turn. */
  const wrongOf = ({ fit, hex, next }: S, table: Table<C>): WrongSides =>
    fit === 'fits' || fit === 'track' ? wrongSides(hex.id, next, table) : NO_SIDES;
  /** `barred`: sides with an impassable border, for titles that have them. */
  const sides = (which: keyof WrongSides, param: string) => (sight: S, table: Table<C>) => {
    const wrong = wrongOf(sight, table)[which];
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
    /** On an empty hex a tile with what is printed there. `fit` is `kind` where it has something else. */
    ofKind: (name: Said, kind: FaceKind) =>
      cite(name, ({ fit, old, hex }) => fit === 'kind' && old.colour === 'white' && kindOf(hex) === kind),
    /** A marked hex takes a marked tile. `fit` is `label` where the marks differ; `of`: the lays that it is about. */
    label: (name: Said, of: (sight: S) => boolean = () => true) =>
      cite(name, (sight) => sight.fit === 'label' && of(sight) && labelsOf(sight)),
    /** Another turn of the tile keeps the track… */
    oldTrack: (name: Said) => cite(name, ({ fit, old, tile }) => fit === 'track' && fitsTurned(old, tile)),
    /** …or none does, and turning it about is in vain. */
    noTurn: (name: Said) => cite(name, ({ fit, old, tile }) => fit === 'track' && !fitsTurned(old, tile)),
    /**
     * The track would join behind a city full of others: that is said instead of the rules that ask for a way (`apart`).
     * `joins`: whether the tile would join to what lies behind it.
     */
    wayBlocked: (
      name: Said,
      apart: readonly Rule<C, M>[],
      cityInTheWay: CityInTheWay<C>,
      joins: (beyond: Reach, sight: S, table: Table<C>) => boolean,
    ): Rule<C, M> => ({
      ...cite(name, (sight, table, move) => {
        if (apart.every((rule) => rule.check(table, move) === null)) return false;
        const city = cityInTheWay(table, sight.builder, (beyond) => joins(beyond, sight, table));
        return city === null ? false : { company: sight.builder, city };
      }),
      instead: apart.map(({ id }) => id),
    }),
  };
}
