import type { SlotAddress } from '../../../rail/ids.ts';
import { BANK, companyPlace, ownerOf, slotPlace, station as marker } from '../../../rail/ids.ts';
import { stationsAt } from '../../../rail/map/layout.ts';
import { spokenStop } from '../../../rail/map/stop-names.ts';
import { stopKey } from '../../../rail/map/track.ts';
import type { CharterSpec, CompanyId, NodeSpec } from '../../../rail/types.ts';
import { rulesOfOperator } from '../../../rail/verbs/about.ts';
import type { PlaceStation } from '../../../rail/verbs/station.ts';
import {
  circleAt,
  circlesReached,
  holderAt,
  isMarker,
  isOnCharter,
  isOnMap,
  isStrange,
  stationMeant,
  stationRules,
} from '../../../rail/verbs/station.ts';
import type { MoveSpec } from '../../../table/game.ts';
import { optional, ref, whole } from '../../../table/shape.ts';
import type { Params, PieceId, Weight } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import { bonusAtDestination, bonusOfKpr } from '../bonus.ts';
import type { Use } from '../circles.ts';
import { isKept, keeperOf } from '../circles.ts';
import type { TeClock, TeTable } from '../clock.ts';
import { BOARD } from '../data/board.ts';
import { TILES } from '../data/tiles.ts';
import { drafted } from '../flow.ts';
import { someCompany } from '../lay-rules.ts';
import { cityInTheWay, reach, reachesStop } from '../reach.ts';
import { charterOf, layout, track, treasury } from '../readers.ts';
import type { TeRule } from '../rules.ts';
import { inStep, operating, operatingRules, rule } from '../rules.ts';
import { builderOf } from '../site.ts';

const fields = {
  hex: ref('hex'),
  node: whole(0, 3),
  slot: whole(0, 5),
  token: optional(ref('token')),
} as const;

/** The city at an address; `null` where there is none, or none with so many circles. */
function cityAt(table: TeTable, address: SlotAddress): NodeSpec | null {
  const spec = circleAt(BOARD, TILES, layout(table), address);
  return spec?.kind === 'city' ? spec : null;
}

function isDestinationSlot(table: TeTable, company: CompanyId, address: SlotAddress): boolean {
  const keeper = keeperOf(cityAt(table, address), address.slot);
  return keeper?.company === company && keeper.use === 'destination';
}

function specOf(piece: PieceId): CharterSpec['stations'][number] | null {
  const index = Number(piece.slice(piece.lastIndexOf('/') + 1));
  return charterOf(ownerOf(piece) ?? '').stations[index] ?? null;
}

/** Markers that the company still has on its charter. */
export const markersLeft = (table: TeTable, company: CompanyId): readonly PieceId[] =>
  charterOf(company)
    .stations.map((_, index) => marker(company, index))
    .filter((piece) => isOnCharter(table, piece));

/** The marker that goes there when the hand chose none: in its own destination that one, else the ordinary one. */
export function fittingMarker(table: TeTable, company: CompanyId, address: SlotAddress): PieceId | null {
  const left = markersLeft(table, company);
  const find = (use: Use): PieceId | null => left.find((piece) => specOf(piece)?.use === use) ?? null;
  return (isDestinationSlot(table, company, address) ? find('destination') : null) ?? find('free');
}

/** The marker that the move is about; a name that is no marker moves nothing. */
function markerOf(table: TeTable, move: PlaceStation): PieceId | null {
  if (move.token !== undefined) return isMarker(table, move.token) ? move.token : null;
  const builder = builderOf(table);
  return builder === null ? null : fittingMarker(table, builder, move);
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
const holder = (table: TeTable, at: SlotAddress): CompanyId | null => holderAt(layout(table), at);
const { ownMarker, stays, inCircle, isFree } = stationRules<TeClock>(
  { placing, circleAt: cityAt, holderAt: holder },
  {
    own: ['own-marker', '7.4', 'TE-7.4.7'],
    stays: ['stations-stay', '7.4', 'TE-7.4.6'],
    circle: ['no-city', '7.4', 'TE-7.4.3'],
    taken: ['slot-taken', '7.4', 'TE-7.4.3'],
  },
);

const step = inStep('station');
/** Who has placed already is told that, and not about the order of steps. */
const inStationStep: TeRule<PlaceStation> = {
  ...step,
  check: (table, move) => (table.clock.stationsPlaced > 0 ? null : step.check(table, move)),
};
const oneStation = built('one-station', ['TE-7.4.2'], ({ clock }) => clock.stationsPlaced > 0);

/** The marker in hand, if it is one of the builder's own that still lies on its charter. */
function markerInHand(table: TeTable, move: PlaceStation, builder: CompanyId): PieceId | null {
  const piece = markerOf(table, move);
  return piece !== null && ownerOf(piece) === builder && isOnCharter(table, piece) ? piece : null;
}
const markerLeft = built('no-marker', ['TE-7.4.7'], (table, move, builder) => {
  const { token } = move;
  if (token === undefined) return markerOf(table, move) === null;
  if (isStrange(table, token, builder)) return false;
  return !isOnCharter(table, token) && !isOnMap(table, token);
});
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

/** A hex can have two cities: sentences tell which. */
const cityNamed = (table: TeTable, { hex, node }: SlotAddress): Params => ({
  hex: spokenStop(track(table), stopKey(hex, node)),
});
const onRoute = built('city-on-route', ['TE-7.4.3'], (table, move, builder) =>
  cityAt(table, move) !== null && !reachesStop(table, builder, move.hex, move.node)
    ? cityNamed(table, move)
    : false,
);
const wayBlocked: TeRule<PlaceStation> = {
  ...built('way-blocked', ['TE-7.2.3'], (table, move, builder) => {
    if (onRoute.check(table, move) === null) return false;
    const key = stopKey(move.hex, move.node);
    const city = cityInTheWay(table, builder, ({ stops }) => stops.has(key));
    return city === null ? false : { ...cityNamed(table, move), city };
  }),
  instead: [onRoute.id],
};
const cityTaken: TeRule<PlaceStation> = {
  ...isFree,
  check: (table, move) => {
    const found = isFree.check(table, move);
    return found && { ...found, ...cityNamed(table, move) };
  },
};

/** The other company for which an empty circle is still kept (§7.4). */
function keptFor(table: TeTable, move: SlotAddress, builder: CompanyId, use: Use): Params | false {
  const keeper = keeperOf(cityAt(table, move), move.slot);
  if (!keeper || keeper.company === builder || keeper.use !== use || holder(table, move) !== null)
    return false;
  return isKept(table, keeper) ? { ...cityNamed(table, move), keeper: keeper.company } : false;
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

/** Several markers may be at hand for one circle; it is one place all the same. */
const circleOf = ({ hex, node, slot }: PlaceStation): string => slotPlace(hex, node, slot);

// —— The move ——

export const station: MoveSpec<TeClock, PlaceStation> = {
  fields,
  example: { type: 'station', seat: 'anna', hex: 'C13', node: 0, slot: 0 },
  effects: (table, move) =>
    drafted(table, (draft) => {
      const piece = markerOf(table, move);
      const owner = piece === null ? null : ownerOf(piece);
      if (piece === null || owner === null) return;
      const spec = specOf(piece);
      draft.put(piece, slotPlace(move.hex, move.node, move.slot));
      if (isOnCharter(table, piece)) draft.pay(spec?.cost ?? 0, companyPlace(owner), BANK, 'due/station');
      if (builderOf(table) === owner) {
        draft.set('stationsPlaced', table.clock.stationsPlaced + 1);
        if (table.clock.step === 'track' || table.clock.step === 'station') draft.set('step', 'run');
      }
      const arrived = cityAt(table, move)?.destination?.includes(owner) ?? false;
      if (arrived && spec?.use === 'destination') bonusAtDestination(draft, owner);
      if (owner === 'KPR') bonusOfKpr(draft);
    }),
  rules: [
    ...operatingRules,
    someCompany,
    inStationStep,
    oneStation,
    ownMarker,
    stays,
    markerLeft,
    homeMarker,
    inCircle,
    cityTaken,
    destinationMarker,
    homeKept,
    destinationKept,
    onRoute,
    wayBlocked,
    affordable,
    twice,
    dear,
  ],
  label: (table, move) => {
    const piece = markerOf(table, move);
    const company = piece === null ? builderOf(table) : ownerOf(piece);
    if (company === null) return phrase('18te/log/station-nobody', { hex: move.hex });
    const cost = piece === null || !isOnCharter(table, piece) ? 0 : (specOf(piece)?.cost ?? 0);
    return phrase(cost > 0 ? '18te/log/station-paid' : '18te/log/station', { company, hex: move.hex, cost });
  },
  /** A marker is named only where it is not the one that would go there anyway: what can be done is listed once. */
  *candidates(table, seat, { piece }) {
    const company = builderOf(table);
    if (company === null || table.clock.stationsPlaced > 0) return;
    const markers = markersLeft(table, company).filter((one) => piece === undefined || one === piece);
    if (markers.length === 0) return;
    for (const { hex, node, slot, spec } of circlesReached(reach(table, company))) {
      if (spec.kind !== 'city') continue;
      const plain: PlaceStation = { type: 'station', seat, hex, node, slot };
      const fitting = fittingMarker(table, company, plain);
      for (const token of markers) yield token === fitting ? plain : { ...plain, token };
    }
  },
  concerns: (_, __, piece) => piece.startsWith('token/'),
  reads: (_, seat, hand) => stationMeant(seat, hand),
  offer: (table) => ({
    label: (_, all) => phrase('18te/choice/station', { places: new Set(all.map(circleOf)).size }),
    tone: 'plain',
    hands: () => `token/${operating(table)}`,
    step: 'station',
  }),
};
