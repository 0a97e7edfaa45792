import type { DemandSurface, Stage, Surface } from '../stage/stage.ts';
import type { PieceId, Place, Table } from '../table/types.ts';
import { everyPiece } from '../table/places.ts';

/** Places of a surface by name, and the beginnings of names of which it has many (`hex/`, `market/`). */
interface Shown {
  readonly places: readonly Place[];
  readonly beginnings: readonly string[];
}

function shownBy(surface: Surface): Shown {
  const only = (...places: readonly (Place | undefined)[]): Shown => ({
    places: places.filter((place) => place !== undefined),
    beginnings: [],
  });
  const below = (...beginnings: readonly string[]): Shown => ({ places: [], beginnings });
  switch (surface.kind) {
    case 'hexmap':
      return below('hex/');
    case 'market':
    case 'network':
    case 'track':
      return below(`${surface.place}/`);
    case 'rack':
      return only(
        ...surface.groups.flatMap(({ slots }) => slots.flatMap(({ place, over }) => [place, over])),
      );
    // `company/X` and `ipo/X` are one charter, whichever of them it calls its place.
    case 'charter':
      return only(
        `company/${surface.id}`,
        `ipo/${surface.id}`,
        surface.place,
        surface.shelf?.place,
        ...(surface.sheet?.boxes ?? []).map(({ place }) => place),
      );
    case 'mat':
      return only(
        surface.place,
        surface.stock,
        ...(surface.folders ?? []).flatMap(({ under, over }) => [under, over]),
      );
    case 'bank':
      return only(surface.place);
    case 'steps':
      return below(`${surface.id}/`);
    case 'bars':
    case 'group':
      return only();
    case 'rounds':
      return below(`${surface.id}/`);
    case 'dividends':
    case 'order':
      return below(`${surface.place}/`);
    case 'bids':
      return only(...surface.lots.flatMap(({ place, fields }) => [place, ...fields.map((one) => one.place)]));
    case 'demand':
      return only(...demandPlaces(surface));
  }
}

function demandPlaces({ segments, away }: DemandSurface): readonly (Place | undefined)[] {
  const fields = segments.flatMap(({ regular, fresh, marker }) => [
    ...[regular, fresh].flatMap(({ place, delivered }) => [place, delivered]),
    marker,
  ]);
  const trains = (away?.trains ?? []).map(({ place }) => place);
  return [...fields, ...trains, away?.supply.place, away?.box.place];
}

/** Places on cards, wherever these lie. */
const onCards = ({ faces }: Stage): readonly Place[] =>
  Object.values(faces).flatMap((face) =>
    (face.kind === 'card' || face.kind === 'investment') && face.holds !== undefined ? [face.holds] : [],
  );

/** Pieces whose own seat is printed: stations on their charter, discs at the head of their bar. */
function isAtHome({ surfaces, faces }: Stage, piece: PieceId): boolean {
  const face = faces[piece];
  return surfaces.some((surface) =>
    surface.kind === 'charter'
      ? surface.stations.some((station) => station.piece === piece)
      : surface.kind === 'bars' &&
        face?.kind === 'disc' &&
        surface.bars.some((bar) => bar.livery === face.livery),
  );
}

/** Pieces that nobody can see: they have no face, or lie on a place that the stage neither shows nor hides in the box. */
export function unseen(stage: Stage, table: Table): readonly string[] {
  const shown = stage.surfaces.map(shownBy);
  const places = new Set([...shown.flatMap((s) => s.places), ...(stage.inBox ?? []), ...onCards(stage)]);
  const beginnings = shown.flatMap((s) => s.beginnings);
  return everyPiece(table).flatMap(([piece, { at }]) => {
    if (!stage.faces[piece]) return [`${piece} has no face`];
    const isShown = places.has(at) || beginnings.some((beginning) => at.startsWith(beginning));
    return isShown || isAtHome(stage, piece) ? [] : [`${piece} lies unseen at ${at}`];
  });
}
