import type { SlotAddress } from '../../../rail/ids.ts';
import { ownerOf, slotPlace } from '../../../rail/ids.ts';
import { stationsAt } from '../../../rail/map/layout.ts';
import type { CharterSpec, CompanyId, NodeSpec } from '../../../rail/types.ts';
import { rulesOfOperator } from '../../../rail/verbs/about.ts';
import type { PlaceStation } from '../../../rail/verbs/station.ts';
import {
  circlesReached,
  cityAt as cityIn,
  cityNamed,
  holderAt,
  isOnCharter,
  markersLeft,
  placingStation,
  stationRules,
} from '../../../rail/verbs/station.ts';
import { alone, firstThen, unless } from '../../../table/rules.ts';
import type { Params, PieceId, Weight } from '../../../table/types.ts';
import { bonusAtDestination, bonusOfKpr } from '../bonus.ts';
import type { Use } from '../circles.ts';
import { isKept, keeperOf } from '../circles.ts';
import type { TeClock, TeTable } from '../clock.ts';
import { BOARD } from '../data/board.ts';
import { TILES } from '../data/tiles.ts';
import { someCompany } from '../lay-rules.ts';
import { cityInTheWay, reach, reachesStop } from '../reach.ts';
import { charterOf, layout, track, treasury } from '../readers.ts';
import type { TeMove, TeRule } from '../rules.ts';
import { inStep, operatingRules, operatorOf, rule } from '../rules.ts';
import { te } from '../title.ts';

/** The city at an address; `null` where there is none, or none with so many circles. */
const cityAt = (table: TeTable, address: SlotAddress): NodeSpec | null =>
  cityIn(BOARD, TILES, layout(table), address);

function isDestinationSlot(table: TeTable, company: CompanyId, address: SlotAddress): boolean {
  const keeper = keeperOf(cityAt(table, address), address.slot);
  return keeper?.company === company && keeper.use === 'destination';
}

function specOf(piece: PieceId): CharterSpec['stations'][number] | null {
  const index = Number(piece.slice(piece.lastIndexOf('/') + 1));
  return charterOf(ownerOf(piece) ?? '').stations[index] ?? null;
}

/** The marker that goes there when the hand chose none: in its own destination that one, else the ordinary one. */
function fittingMarker(table: TeTable, company: CompanyId, address: SlotAddress): PieceId | null {
  const left = markersLeft(table, charterOf(company));
  const find = (use: Use): PieceId | null => left.find((piece) => specOf(piece)?.use === use) ?? null;
  return (isDestinationSlot(table, company, address) ? find('destination') : null) ?? find('free');
}

// —— Rules ——

const placing = rulesOfOperator(rule)<PlaceStation>((company, { hex }) => ({ hex, company }));
/** A rule of §7.4 about a company that builds; silent where nobody does. */
const built = (
  name: string,
  atoms: readonly string[],
  check: Parameters<typeof placing>[3],
  weight?: Weight,
): TeRule<PlaceStation> => placing(name, '7.4', atoms, check, weight);
const named = cityNamed(track);
const { markerOf, ...placed } = stationRules<TeClock>(
  { placing, circleAt: cityAt, layout, next: fittingMarker, named, reachesStop, cityInTheWay },
  {
    own: ['own-marker', '7.4', 'TE-7.4.7'],
    stays: ['stations-stay', '7.4', 'TE-7.4.6'],
    none: ['no-marker', '7.4', 'TE-7.4.7'],
    circle: ['no-city', '7.4', 'TE-7.4.3'],
    taken: ['slot-taken', '7.4', 'TE-7.4.3'],
    reached: ['city-on-route', '7.4', 'TE-7.4.3'],
    blocked: ['way-blocked', '7.4', 'TE-7.2.3'],
  },
);

/** Who has placed already is told that, and not about the order of steps. */
const inStationStep = unless<TeClock, PlaceStation>(
  inStep('station'),
  ({ clock }) => clock.stationsPlaced > 0,
);
const oneStation = alone(built('one-station', ['TE-7.4.2'], ({ clock }) => clock.stationsPlaced > 0));

/** The marker in hand, if it is one of the builder's own that still lies on its charter. */
function markerInHand(table: TeTable, move: PlaceStation, builder: CompanyId): PieceId | null {
  const piece = markerOf(table, move);
  return piece !== null && ownerOf(piece) === builder && isOnCharter(table, piece) ? piece : null;
}
const homeMarker = built('home-marker', ['TE-7.4.7'], (table, move, builder) => {
  const piece = markerInHand(table, move, builder);
  return piece !== null && specOf(piece)?.use === 'home';
});
const destinationMarker = built('destination-marker', ['TE-7.4.10'], (table, move, builder) => {
  const piece = markerInHand(table, move, builder);
  if (piece === null || specOf(piece)?.use !== 'destination') return false;
  if (isDestinationSlot(table, builder, move)) return false;
  return { destination: charterOf(builder).destination?.[0] ?? '' };
});

/** The other company for which an empty circle is still kept (§7.4). */
function keptFor(table: TeTable, move: SlotAddress, builder: CompanyId, use: Use): Params | false {
  const keeper = keeperOf(cityAt(table, move), move.slot);
  if (!keeper || keeper.company === builder || keeper.use !== use || holderAt(layout(table), move) !== null)
    return false;
  return isKept(table, keeper) ? { ...named(table, move), keeper: keeper.company } : false;
}
const homeKept = built('home-reserved', ['TE-7.4.4'], (table, move, builder) =>
  keptFor(table, move, builder, 'home'),
);
const destinationKept = built('destination-reserved', ['TE-7.4.5'], (table, move, builder) =>
  keptFor(table, move, builder, 'destination'),
);

const affordable = built('station-cost', ['TE-7.4.9'], (table, move, builder) => {
  const piece = markerInHand(table, move, builder);
  const cost = piece === null ? 0 : (specOf(piece)?.cost ?? 0);
  const cash = treasury(table, builder);
  return cost > 0 && cost > cash ? { cost, cash } : false;
});

/** Not forbidden anywhere, and hardly ever meant: so it is said, but without a paragraph. */
const twice: TeRule<PlaceStation> = {
  ...built(
    'own-city-twice',
    [],
    (table, move, builder) =>
      cityAt(table, move) !== null &&
      stationsAt(layout(table), move.hex, move.node).some(({ company }) => company === builder),
    'caution',
  ),
  section: '',
};
const dear = built(
  'ordinary-at-destination',
  [],
  (table, move, builder) => {
    const piece = markerInHand(table, move, builder);
    if (piece === null || specOf(piece)?.use !== 'free') return false;
    return isDestinationSlot(table, builder, move) && fittingMarker(table, builder, move) !== piece;
  },
  'caution',
);

// —— The move ——

export const station: TeMove<PlaceStation> = {
  ...placingStation(te, {
    markerOf,
    costOf: (_, piece) => specOf(piece)?.cost ?? 0,
    note: (draft) => draft.set('stationsPlaced', draft.clock.stationsPlaced + 1),
    named,
    placed: (draft, piece, move) => {
      const owner = ownerOf(piece) ?? '';
      const arrived = cityAt(draft.table, move)?.destination?.includes(owner) ?? false;
      if (arrived && specOf(piece)?.use === 'destination') bonusAtDestination(draft, owner);
      if (owner === 'KPR') bonusOfKpr(draft);
    },
    /** Several markers may be at hand for one circle; it is one place all the same. */
    placeOf: ({ hex, node, slot }) => slotPlace(hex, node, slot),
    paid: 'station-paid',
  }),
  example: { type: 'station', seat: 'anna', hex: 'C13', node: 0, slot: 0 },
  rules: [
    ...operatingRules,
    someCompany,
    inStationStep,
    oneStation,
    ...firstThen(
      [placed.ownMarker, placed.stays, placed.markerLeft, homeMarker],
      placed.inCircle,
      [placed.isFree, destinationMarker, homeKept, destinationKept],
      [placed.connected, placed.wayBlocked],
      affordable,
    ),
    twice,
    dear,
  ],
  /** A marker is named only where it is not the one that would go there anyway: what can be done is listed once. */
  *candidates(table, seat, { piece }) {
    const company = operatorOf(table);
    if (company === null || table.clock.stationsPlaced > 0) return;
    const markers = markersLeft(table, charterOf(company)).filter(
      (one) => piece === undefined || one === piece,
    );
    if (markers.length === 0) return;
    for (const { hex, node, slot, spec } of circlesReached(reach(table, company))) {
      if (spec.kind !== 'city') continue;
      const plain: PlaceStation = { type: 'station', seat, hex, node, slot };
      const fitting = fittingMarker(table, company, plain);
      for (const token of markers) yield token === fitting ? plain : { ...plain, token };
    }
  },
};
