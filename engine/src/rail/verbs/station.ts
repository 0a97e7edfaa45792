import type { Hand, Rule } from '../../table/game.ts';
import type { Move, Params, PieceId, Seat, Table } from '../../table/types.ts';
import type { RailClock } from '../clock.ts';
import type { SlotAddress } from '../ids.ts';
import { companyPlace, ownerOf, slotOf } from '../ids.ts';
import type { Layout } from '../map/layout.ts';
import { faceAt, stationsAt } from '../map/layout.ts';
import type { TileSet } from '../map/layout.ts';
import type { Reach } from '../map/reach.ts';
import { stopAt } from '../map/track.ts';
import type { WithPieces } from '../../table/pieces.ts';
import type { Said } from '../title.ts';
import type { BoardSpec, CompanyId, NodeSpec } from '../types.ts';
import type { Broken } from './about.ts';

/** A marker into a circle of the map. `token`: which one, where somebody says so. */
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
/** Whose marker lies in a circle. */
export const holderAt = (layout: Layout, { hex, node, slot }: SlotAddress): CompanyId | null =>
  stationsAt(layout, hex, node).find((marker) => marker.slot === slot)?.company ?? null;

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
  readonly holderAt: (table: Table<C>, at: SlotAddress) => CompanyId | null;
  /** Companies that place stations at all. Usually all do. */
  readonly mayPlace?: (company: CompanyId) => boolean;
}
export interface StationSaid {
  readonly own: Said;
  readonly stays: Said;
  readonly circle: Said;
  readonly taken: Said;
}
/** A marker of one's own, that does not lie on the map yet, into a circle that is there and empty. */
export function stationRules<C extends RailClock>(terms: StationTerms<C>, said: StationSaid) {
  const { mayPlace = () => true } = terms;
  const cite = (
    [name, section, ...atoms]: Said,
    check: (table: Table<C>, move: PlaceStation, builder: CompanyId) => boolean | Params,
  ) => terms.placing(name, section, atoms, check);
  return {
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
    inCircle: cite(said.circle, (table, move) => terms.circleAt(table, move) === null),
    isFree: cite(said.taken, (table, move) => {
      const owner = terms.circleAt(table, move) === null ? null : terms.holderAt(table, move);
      return owner === null ? false : { owner };
    }),
  };
}
