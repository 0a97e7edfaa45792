import { rulesOfActor } from '../../rail/verbs/about.ts';
import type { SlotAddress } from '../../rail/ids.ts';
import { ownerOf, slotPlace } from '../../rail/ids.ts';
import { stationsOn } from '../../rail/map/layout.ts';
import { stopKey } from '../../rail/map/track.ts';
import type { CompanyId, NodeSpec } from '../../rail/types.ts';
import type { PlaceStation } from '../../rail/verbs/station.ts';
import {
  circleAt,
  isMarker,
  isOnCharter,
  isOnMap,
  isStrange,
  markersLeft as onCharter,
} from '../../rail/verbs/station.ts';
import { pieceOf, piecesAt } from '../../table/places.ts';
import { alone, firstThen } from '../../table/rules.ts';
import type { PieceId, Seat } from '../../table/types.ts';
import { bothGames, insteadOf, introOnly, railwayOnly } from './chapters.ts';
import type { DoClock, DoTable } from './clock.ts';
import { CITY } from './data/board.ts';
import { STATION_COST } from './data/companies.ts';
import { TILES } from './data/tiles.ts';
import { directorsOnly, stepsOfBoth } from './intro/rules.ts';
import { ORDER_MARKER } from './pieces.ts';
import { cityInTheWay, reachesStop } from './reach.ts';
import { boardOf, charterOf, hasMarker, layout, lying, treasury } from './readers.ts';
import type { DoRule } from './rules.ts';
import { operatingRules, rule, somebodyOperates, when } from './rules.ts';
import { buildersOf } from './site.ts';

/** `half`: marker 3 pays half of a station in Dortmund City (4.3.1.1), if the director says so. */
export type Placing = PlaceStation & { readonly half?: boolean | undefined };

// —— Markers and circles ——

export const markersLeft = (table: DoTable, company: CompanyId): readonly PieceId[] =>
  onCharter(table, charterOf(company));
const circleOf = (table: DoTable, at: SlotAddress): NodeSpec | null =>
  circleAt(boardOf(table), TILES, layout(table), at);
/** The station that lies in a circle. */
const stationIn = (table: DoTable, { hex, node, slot }: SlotAddress): PieceId | null =>
  piecesAt(table, slotPlace(hex, node, slot)).find((piece) => piece.startsWith('token/')) ?? null;
/** The circle with the order marker of private brewery No. 2. */
export const isKeptCircle = (table: DoTable, { hex, node, slot }: SlotAddress): boolean =>
  pieceOf(table, ORDER_MARKER)?.at === slotPlace(hex, node, slot);
const hasStationOn = (table: DoTable, company: CompanyId, hex: string): boolean =>
  stationsOn(lying(table), hex).some((one) => one.company === company);
const reaches = (table: DoTable, company: CompanyId, { hex, node }: SlotAddress): boolean =>
  reachesStop(table, company, hex, node);

/** Which of several railways of one director places the station: the one of the marker, else the first that could. */
function builderFor(table: DoTable, move: Placing): CompanyId | null {
  const builders = buildersOf(table, move.seat);
  const owner = move.token === undefined ? null : ownerOf(move.token);
  if (builders.length < 2) return builders[0] ?? null;
  if (owner !== null && builders.includes(owner)) return owner;
  const could = (company: CompanyId): boolean =>
    reaches(table, company, move) &&
    markersLeft(table, company).length > 0 &&
    !hasStationOn(table, company, move.hex);
  return builders.find(could) ?? builders[0]!;
}
/** The marker that the move is about; a name that is no marker moves nothing. */
export function markerOf(table: DoTable, move: Placing): PieceId | null {
  if (move.token !== undefined) return isMarker(table, move.token) ? move.token : null;
  const builder = builderFor(table, move);
  return builder === null ? null : (markersLeft(table, builder)[0] ?? null);
}
export const builds = (table: DoTable, seat: Seat, company: CompanyId): boolean =>
  buildersOf(table, seat).includes(company);

/** 30, or half of it in Dortmund City with marker 3; nothing in the introductory game, which has no money. */
export const stationCost = (table: DoTable, company: CompanyId, { hex, half }: Placing): number =>
  half === true && mayHalve(table, company, hex) ? STATION_COST / 2 : STATION_COST;
export const mayHalve = (table: DoTable, company: CompanyId, hex: string): boolean =>
  hex === CITY && hasMarker(table, company, 'PB3');

// —— Rules ——

const about = rulesOfActor<DoClock, Placing>(rule, builderFor, (company, { hex }) => ({ company, hex }));
const placing = bothGames(about);
const inRailway: typeof about = (...said) => railwayOnly(about(...said));

const oneStation = alone(
  inRailway('one-station', '4.5.3', ['DO-4.5.3.1'], ({ clock }) => clock.stationsPlaced > 0),
);
/** 3.2.2.2: one station or one siding a turn. Sidings ask the same. */
export const oneBuilding: DoRule = alone(
  introOnly(rule('one-building', '3.2.2.2', ['DO-3.2.2.2.4'], ({ clock }) => when(clock.built))),
);

const ownMarker = placing(
  'own-marker',
  ['3.2.2.3', 'DO-3.2.3', 'DO-3.2.2.3.8'],
  ['4.5.3', 'DO-4.5.3.1'],
  (table, { token }, company) => token !== undefined && isStrange(table, token, company),
);
const stays = placing(
  'stations-stay',
  ['3.2.2.3', 'DO-3.2.2.3.8'],
  ['4.5.3', 'DO-4.5.3.6'],
  (table, { token }, company) =>
    token !== undefined && !isStrange(table, token, company) && isOnMap(table, token),
);
const markerLeft = placing(
  'no-marker',
  ['3.2.2.3', 'DO-3.2.2.3.8'],
  ['4.5.3', 'DO-4.5.3.9'],
  (table, { token }, company) =>
    token === undefined
      ? markersLeft(table, company).length === 0
      : !isStrange(table, token, company) && !isOnCharter(table, token) && !isOnMap(table, token),
);
const inCircle = placing(
  'no-circle',
  ['3.2.2.3', 'DO-3.2.2.3.1'],
  ['4.5.3', 'DO-4.5.3.1'],
  (table, move) => circleOf(table, move) === null,
);
/** A home of a railway that does not run yet: its marker lies there face down. */
const isHomeKept = (table: DoTable, move: Placing): boolean => {
  const lies = stationIn(table, move);
  return lies !== null && pieceOf(table, lies)?.side === 'down';
};
const taken = placing('circle-taken', ['3.2.2.3', 'DO-3.2.2.3.1'], ['4.5.3', 'DO-4.5.3.1'], (table, move) => {
  const lies = circleOf(table, move) === null ? null : stationIn(table, move);
  return lies !== null && !isHomeKept(table, move) ? { owner: ownerOf(lies) ?? '' } : false;
});
const homeKept = inRailway('home-kept', '4.5.3', ['DO-4.5.3.10'], (table, move) =>
  circleOf(table, move) !== null && isHomeKept(table, move)
    ? { owner: ownerOf(stationIn(table, move) ?? '') ?? '' }
    : false,
);
const onePerHex = placing(
  'one-per-hex',
  ['3.2.2.3', 'DO-3.2.2.3.3'],
  ['4.5.3', 'DO-4.5.3.3'],
  (table, { hex }, company) => hasStationOn(table, company, hex),
);
const cityKept = inRailway(
  'city-kept',
  '4.5.3',
  ['DO-4.5.3.8'],
  (table, move, company) => isKeptCircle(table, move) && !hasMarker(table, company, 'PB2'),
);
const onRoute = placing(
  'on-route',
  ['3.2.2.3', 'DO-3.2.2.3.2', 'DO-3.2.2.2.5'],
  ['4.5.3', 'DO-4.5.3.2'],
  (table, move, company) => circleOf(table, move) !== null && !reaches(table, company, move),
);
const wayBlocked = insteadOf(
  placing(
    'station-blocked',
    ['3.2.2.3', 'DO-3.2.2.3.5', 'DO-3.2.2.3.2'],
    ['4.5.3', 'DO-4.5.3.2', 'DO-4.3.2.1.5'],
    (table, move, company) => {
      if (circleOf(table, move) === null || reaches(table, company, move)) return false;
      const key = stopKey(move.hex, move.node);
      const city = cityInTheWay(table, company, ({ stops }) => stops.has(key));
      return city === null ? false : { city };
    },
  ),
  onRoute,
);
const halfPrice = inRailway(
  'half-price',
  '4.3.1.1',
  ['DO-4.3.1.1.2'],
  (table, { half, hex }, company) => half === true && !mayHalve(table, company, hex),
);
const affordable = inRailway('station-cost', '4.5.3', ['DO-4.5.3.5'], (table, move, company) => {
  const cost = stationCost(table, company, move);
  const cash = treasury(table, company);
  return cost > 0 && cost > cash ? { cost, cash } : false;
});

export const stationMoveRules: readonly DoRule<Placing>[] = [
  ...operatingRules,
  somebodyOperates,
  ...stepsOfBoth('station', ({ clock }) => clock.stationsPlaced > 0 || clock.built),
  directorsOnly,
  oneStation,
  oneBuilding,
  ...firstThen(
    [...ownMarker, ...stays, ...markerLeft],
    inCircle,
    onePerHex,
    [...taken, homeKept, cityKept],
    [...onRoute, ...wayBlocked],
    halfPrice,
    affordable,
  ),
];
