import type { Draft } from '../../table/draft.ts';
import type { Hand, MoveSpec, Rule } from '../../table/game.ts';
import { optional, ref, whole } from '../../table/shape.ts';
import type { Move, Params, PieceId, Seat, Table } from '../../table/types.ts';
import { phrase } from '../../table/words.ts';
import type { RailClock } from '../clock.ts';
import { operating, operatorOf } from '../clock.ts';
import type { SlotAddress } from '../ids.ts';
import { BANK, companyPlace, ownerOf, slotOf, slotPlace, station } from '../ids.ts';
import type { Layout } from '../map/layout.ts';
import { faceAt, stationsAt } from '../map/layout.ts';
import type { TileSet } from '../map/layout.ts';
import type { Reach } from '../map/reach.ts';
import { spokenStop } from '../map/stop-names.ts';
import type { Track } from '../map/track.ts';
import { stopAt, stopKey } from '../map/track.ts';
import type { WithPieces } from '../../table/pieces.ts';
import type { RailTitle, Said } from '../title.ts';
import type { BoardSpec, CharterSpec, CompanyId, HexId, NodeSpec } from '../types.ts';
import type { Broken } from './about.ts';
import type { CityInTheWay } from './reach.ts';

/** A marker into a circle of the map. `token`: which one, where somebody says so. */
export const STATION_FIELDS = {
  hex: ref('hex'),
  node: whole(0, 3),
  slot: whole(0, 5),
  token: optional(ref('token')),
} as const;
export type PlaceStation = Move & SlotAddress & { readonly token?: PieceId | undefined };

// —— Markers ——

/** A name that is no marker of this box moves nothing. */
export const isMarker = ({ pieces }: WithPieces, piece: PieceId): boolean =>
  piece.startsWith('token/') && pieces.has(piece);
export const isOnMap = ({ pieces }: WithPieces, piece: PieceId): boolean =>
  pieces.get(piece)?.at.startsWith('hex/') ?? false;
export const isOnCharter = ({ pieces }: WithPieces, piece: PieceId): boolean =>
  pieces.get(piece)?.at === companyPlace(ownerOf(piece) ?? '');
/** A marker of somebody else, or none at all. */
export const isStrange = (table: WithPieces, piece: PieceId, company: CompanyId): boolean =>
  !isMarker(table, piece) || ownerOf(piece) !== company;

/** Markers that the company still has on its charter, the next one first. */
export const markersLeft = (table: WithPieces, { id, stations }: CharterSpec): readonly PieceId[] =>
  stations.map((_, index) => station(id, index)).filter((piece) => isOnCharter(table, piece));

// —— Circles ——

/** The stop with this circle; `null` where there is none, or none with so many circles. */
export function circleAt(
  board: BoardSpec,
  tiles: TileSet,
  layout: Layout,
  { hex, node, slot }: SlotAddress,
): NodeSpec | null {
  const spec = faceAt(board, tiles, layout, hex).nodes[node];
  return spec && slot < spec.slots ? spec : null;
}
/** The same where only cities have circles for stations. */
export function cityAt(
  board: BoardSpec,
  tiles: TileSet,
  layout: Layout,
  address: SlotAddress,
): NodeSpec | null {
  const spec = circleAt(board, tiles, layout, address);
  return spec?.kind === 'city' ? spec : null;
}
/** Whose marker lies in a circle. */
export const holderAt = (layout: Layout, { hex, node, slot }: SlotAddress): CompanyId | null =>
  stationsAt(layout, hex, node).find((marker) => marker.slot === slot)?.company ?? null;

/** For whom a city has to keep its last free circles; empty if one more marker leaves enough of them. */
export function lastKept(
  layout: Layout,
  { hex, node }: Pick<SlotAddress, 'hex' | 'node'>,
  slots: number,
  expected: readonly CompanyId[],
): readonly CompanyId[] {
  const taken = new Set(stationsAt(layout, hex, node).map(({ slot }) => slot)).size;
  return slots - taken - 1 < expected.length ? expected : [];
}

/** A hex can have two cities: sentences tell which. */
export const cityNamed =
  <T>(track: (table: T) => Track) =>
  (table: T, { hex, node }: SlotAddress): Params => ({ hex: spokenStop(track(table), stopKey(hex, node)) });

/** Every circle that the company reaches. */
export function* circlesReached({
  stops,
  track,
}: Reach): Iterable<SlotAddress & { readonly spec: NodeSpec }> {
  for (const key of stops) {
    const stop = stopAt(track, key);
    for (let slot = 0; stop && slot < stop.spec.slots; slot++)
      yield { hex: stop.hex, node: stop.node, slot, spec: stop.spec };
  }
}

/** A marker that a hand lets go in a circle. */
export function stationMeant(seat: Seat, { piece, to }: Hand): readonly PlaceStation[] {
  const circle = piece.startsWith('token/') ? slotOf(to) : null;
  return circle ? [{ type: 'station', seat, ...circle, token: piece }] : [];
}

// —— The move ——

export interface StationMove<C extends RailClock> {
  /** The marker that a move is about (`stationRules` gives it). */
  readonly markerOf: (table: Table<C>, move: PlaceStation) => PieceId | null;
  /** What it costs to place a marker that lies on its charter. */
  readonly costOf: (table: Table<C>, piece: PieceId, move: PlaceStation) => number;
  /** The company whose turn it is has placed one. */
  readonly note: (draft: Draft<C>) => void;
  /** What else follows, whoever placed it. */
  readonly placed?: (draft: Draft<C>, piece: PieceId, move: PlaceStation) => void;
  /** Places that are counted once. Usually cities. */
  readonly placeOf?: (move: PlaceStation) => string;
  /** What its words call a line of the log with a cost. Usually as without. */
  readonly paid?: string;
  /** What sentences call the city. Usually its hex. */
  readonly named?: (table: Table<C>, at: SlotAddress) => Params;
}
/** Parts of the move by which a marker is placed, for one that comes before the run: then the step goes on to that. */
export function placingStation<C extends RailClock>(
  title: RailTitle<C>,
  terms: StationMove<C>,
): Required<
  Pick<MoveSpec<C, PlaceStation>, 'fields' | 'effects' | 'label' | 'concerns' | 'reads' | 'offer'>
> {
  const { markerOf, note, placed = () => undefined, paid = 'station' } = terms;
  const { placeOf = ({ hex, node }) => `${hex}/${node}` } = terms;
  const costOf = (table: Table<C>, piece: PieceId, move: PlaceStation): number =>
    isOnCharter(table, piece) ? terms.costOf(table, piece, move) : 0;
  return {
    fields: STATION_FIELDS,
    effects: (table, move) =>
      title.drafted(table, (draft) => {
        const piece = markerOf(table, move);
        const owner = piece === null ? null : ownerOf(piece);
        if (piece === null || owner === null) return;
        draft.put(piece, slotPlace(move.hex, move.node, move.slot));
        draft.pay(costOf(table, piece, move), companyPlace(owner), BANK, 'due/station');
        const { step } = table.clock;
        if (operatorOf(table) === owner) note(draft);
        if (operatorOf(table) === owner && (step === 'track' || step === 'station'))
          draft.add({ set: 'step', to: 'run' });
        placed(draft, piece, move);
      }),
    label: (table, move) => {
      const piece = markerOf(table, move);
      const company = piece === null ? operatorOf(table) : ownerOf(piece);
      const where = terms.named?.(table, move) ?? { hex: move.hex };
      if (company === null) return phrase(`${title.id}/log/station-nobody`, where);
      const cost = piece === null ? 0 : costOf(table, piece, move);
      return phrase(`${title.id}/log/${cost > 0 ? paid : 'station'}`, { company, ...where, cost });
    },
    concerns: (_, __, piece) => piece.startsWith('token/'),
    reads: (_, seat, hand) => stationMeant(seat, hand),
    offer: (table) => ({
      label: (_, all) => phrase(`${title.id}/choice/station`, { places: new Set(all.map(placeOf)).size }),
      tone: 'plain',
      hands: () => `token/${operating(table)}`,
      step: 'station',
    }),
  };
}

// —— Rules ——

export interface StationTerms<C extends RailClock> {
  /** How the title writes its rules about placing; they are silent where nobody builds. */
  readonly placing: (
    name: string,
    section: string,
    atoms: readonly string[],
    check: (table: Table<C>, move: PlaceStation, builder: CompanyId) => Broken,
  ) => Rule<C, PlaceStation>;
  readonly circleAt: (table: Table<C>, at: SlotAddress) => NodeSpec | null;
  readonly layout: (table: Table<C>) => Layout;
  /** The marker that goes there where nobody names one; null: there is none left. */
  readonly next: (table: Table<C>, builder: CompanyId, at: SlotAddress) => PieceId | null;
  /** Companies that place stations at all. Usually all do. */
  readonly mayPlace?: (company: CompanyId) => boolean;
  readonly reachesStop: (table: Table<C>, company: CompanyId, hex: HexId, node: number) => boolean;
  readonly cityInTheWay: CityInTheWay<C>;
  /** Whether the way there is asked about. Usually always. */
  readonly asksWay?: (table: Table<C>, at: SlotAddress) => boolean;
  /** What sentences about the way there name besides. */
  readonly named?: (table: Table<C>, at: SlotAddress) => Params;
}
export interface StationSaid {
  readonly own: Said;
  readonly stays: Said;
  readonly none: Said;
  readonly circle: Said;
  readonly taken: Said;
  readonly reached: Said;
  readonly blocked: Said;
}
/** A marker of one's own, that does not lie on the map yet, into a circle that is there, empty and reached. */
export function stationRules<C extends RailClock>(terms: StationTerms<C>, said: StationSaid) {
  const { circleAt: circle, next, mayPlace = () => true, asksWay = () => true, named = () => ({}) } = terms;
  const cite = (
    [name, section, ...atoms]: Said,
    check: (table: Table<C>, move: PlaceStation, builder: CompanyId) => Broken,
  ) => terms.placing(name, section, atoms, check);
  const connected = cite(said.reached, (table, move, builder) => {
    const isAsked = mayPlace(builder) && circle(table, move) !== null && asksWay(table, move);
    return isAsked && !terms.reachesStop(table, builder, move.hex, move.node) ? named(table, move) : false;
  });
  return {
    /** The marker that a move is about; a name that is no marker moves nothing. */
    markerOf: (table: Table<C>, move: PlaceStation): PieceId | null => {
      if (move.token !== undefined) return isMarker(table, move.token) ? move.token : null;
      const builder = operatorOf(table);
      return builder === null ? null : next(table, builder, move);
    },
    ownMarker: cite(
      said.own,
      (table, { token }, builder) =>
        mayPlace(builder) && token !== undefined && isStrange(table, token, builder),
    ),
    stays: cite(
      said.stays,
      (table, { token }, builder) =>
        mayPlace(builder) &&
        token !== undefined &&
        !isStrange(table, token, builder) &&
        isOnMap(table, token),
    ),
    markerLeft: cite(said.none, (table, move, builder) => {
      const { token } = move;
      if (token === undefined) return next(table, builder, move) === null;
      if (isStrange(table, token, builder)) return false;
      return !isOnCharter(table, token) && !isOnMap(table, token);
    }),
    inCircle: cite(said.circle, (table, move) => circle(table, move) === null),
    isFree: cite(said.taken, (table, move) => {
      const owner = circle(table, move) === null ? null : holderAt(terms.layout(table), move);
      return owner === null ? false : { ...named(table, move), owner };
    }),
    connected,
    /** Where only a city full of others lies between, that is said instead. */
    wayBlocked: {
      ...cite(said.blocked, (table, move, builder) => {
        if (connected.check(table, move) === null) return false;
        const key = stopKey(move.hex, move.node);
        const city = terms.cityInTheWay(table, builder, ({ stops }) => stops.has(key));
        return city === null ? false : { ...named(table, move), city };
      }),
      instead: [connected.id],
    } satisfies Rule<C, PlaceStation>,
  };
}
