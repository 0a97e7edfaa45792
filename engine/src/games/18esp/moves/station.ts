import type { SlotAddress } from '../../../rail/ids.ts';
import { BANK, companyPlace, OUT, ownerOf, slotOf, slotPlace } from '../../../rail/ids.ts';
import { faceAt, stationsAt, stationsOn } from '../../../rail/map/layout.ts';
import type { CompanyId, HexId, NodeSpec } from '../../../rail/types.ts';
import { inTwoPlaces } from '../../../rail/verbs/about.ts';
import type { PlaceStation } from '../../../rail/verbs/station.ts';
import {
  circleAt as circleIn,
  circlesReached,
  cityNamed,
  holderAt,
  isOnCharter,
  isOnMap,
  isStrange,
  lastKept,
  STATION_FIELDS,
  stationMeant,
  stationRules,
} from '../../../rail/verbs/station.ts';
import { piecesAt } from '../../../table/places.ts';
import { firstThen, isLegal } from '../../../table/rules.ts';
import { optional, ref } from '../../../table/shape.ts';
import type { PieceId } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import type { EspMove, EspRule } from '../rules.ts';
import { buildingRules, builtOn, operating, operatorOf, shortOf } from '../rules.ts';
import type { EspClock, EspTable } from '../clock.ts';
import { BOARD, passAt } from '../data/board.ts';
import { COMPANIES, HOMES } from '../data/companies.ts';
import { STATION_COST } from '../data/limits.ts';
import { TILES } from '../data/tiles.ts';
import { doing } from '../flow.ts';
import { checkDestination } from '../goals.ts';
import { comesHome, SHARED } from '../homes.ts';
import { cityInTheWay, reach, reachesStop } from '../reach.ts';
import {
  fromPhase,
  homeToken,
  isGone,
  isMajor,
  isMinor,
  isOpenPass,
  layout,
  lockedTokens,
  placeOf,
  takesPart,
  tokensOf,
  track,
} from '../readers.ts';

const fields = { ...STATION_FIELDS, token: optional(ref('piece')) } as const;

// —— Markers ——
const isHomeMarker = (piece: PieceId): boolean => piece === homeToken(ownerOf(piece) ?? '');

/** Markers that the company can place now, without the home marker. */
const freeMarkers = (table: EspTable, company: CompanyId): readonly PieceId[] =>
  tokensOf(table, company).filter((piece) => !isHomeMarker(piece));

// —— Circles ——
/** The city or pass at an address; `null` where there is none, or none with so many circles. */
const circleAt = (table: EspTable, at: SlotAddress): NodeSpec | null =>
  circleIn(BOARD, TILES, layout(table), at);
/** Whose marker lies in a circle; of MZ and MZA in one circle the first. */
const holderOf = (table: EspTable, at: SlotAddress): CompanyId | null => holderAt(layout(table), at);
const standsOn = (table: EspTable, company: CompanyId, hex: HexId): boolean =>
  stationsOn(layout(table), hex).some((marker) => marker.company === company);

/** §5.3.4: the company will still come to its home circle. What minors have kept lapses with phase 5. */
const isExpected = (table: EspTable, company: CompanyId): boolean =>
  takesPart(table, company) &&
  !isGone(table, company) &&
  !(isMinor(company) && fromPhase(table, '5')) &&
  slotOf(placeOf(table, homeToken(company))) === null;

/** Companies whose home circle on this hex is still to be taken, each circle once: MZ and MZA share one. */
function expectedOn(table: EspTable, hex: HexId): readonly CompanyId[] {
  const found: CompanyId[] = [];
  for (const company of COMPANIES) {
    if (HOMES[company]?.hex !== hex || !isExpected(table, company)) continue;
    const partner = SHARED[company];
    if (partner !== undefined && (found.includes(partner) || standsOn(table, partner, hex))) continue;
    found.push(company);
  }
  return found;
}

/** An OO hex as long as its two cities lie apart: on the print, on yellow and on green tiles. */
const isTwin = (table: EspTable, hex: HexId): boolean =>
  faceAt(BOARD, TILES, layout(table), hex).label === 'OO';

/** For whom a city has to keep its last free circles; empty if one more marker leaves enough of them. */
function keptFor(table: EspTable, company: CompanyId, { hex, node }: SlotAddress): readonly CompanyId[] {
  const { nodes } = faceAt(BOARD, TILES, layout(table), hex);
  const kept = expectedOn(table, hex).filter((other) => {
    const home = HOMES[other]!.node;
    return other !== company && (nodes[home] ? home : 0) === node;
  });
  return lastKept(layout(table), { hex, node }, nodes[node]?.slots ?? 0, kept);
}

// —— Rules ——
const placing = builtOn<PlaceStation>();
const named = cityNamed(track);
const isClosed = (table: EspTable, { hex }: Pick<PlaceStation, 'hex'>): boolean =>
  passAt(hex) !== null && !isOpenPass(table, hex);
const { markerOf, ...placed } = stationRules<EspClock>(
  {
    placing,
    circleAt,
    layout,
    next: (table, company) => freeMarkers(table, company)[0] ?? null,
    mayPlace: isMajor,
    named,
    reachesStop,
    cityInTheWay,
    asksWay: (table, at) => !isClosed(table, at),
  },
  {
    own: ['own-marker', '5.3.4', 'ESP-5.3.4.06'],
    stays: ['stations-stay', '5.3.4', 'ESP-5.3.4.06'],
    none: ['no-marker', '5.3.4', 'ESP-5.3.4.06', 'ESP-1.5.01'],
    circle: ['no-circle', '5.3.4', 'ESP-5.3.4.15'],
    taken: ['circle-taken', '5.3.4', 'ESP-5.3.4.15'],
    reached: ['station-connected', '5.3.4', 'ESP-5.3.4.15'],
    blocked: ['way-blocked', '5.3.4', 'ESP-5.1.2.02'],
  },
);

/** There is no marker to place, or the one in the hand is still locked; where the hand holds another one, other rules speak. */
function lacksMarker(table: EspTable, { token }: PlaceStation, builder: CompanyId): boolean {
  if (isMinor(builder)) return false;
  if (token === undefined) return freeMarkers(table, builder).length === 0;
  if (isStrange(table, token, builder) || isHomeMarker(token) || isOnMap(table, token)) return false;
  return !isOnCharter(table, token);
}

const isNoPass = (_: EspTable, { hex }: PlaceStation): boolean => passAt(hex) === null;
/** A free circle of a city: only there anything can be kept for others. */
const isOpenCircle = (table: EspTable, move: PlaceStation): boolean =>
  circleAt(table, move)?.kind === 'city' && holderOf(table, move) === null;

/** Rules about this marker in this circle, one reason at a time; what they have in common with all building comes before. */
const circleRules: readonly EspRule<PlaceStation>[] = firstThen(
  placing('minor-station', '5.3.4', ['ESP-5.3.4.05'], (_, __, builder) => isMinor(builder)),
  inTwoPlaces(
    placing,
    isNoPass,
    [
      ['one-station', '5.3.4', 'ESP-5.3.4.09'],
      ['pass-is-station', '6.2', 'ESP-6.2.08'],
    ],
    ({ clock }, _, builder) => isMajor(builder) && clock.stationed,
  ),
  placed.ownMarker,
  placed.stays,
  placing('home-marker', '5.3.4', ['ESP-5.3.4.03'], (table, { token }, builder) => {
    if (token === undefined || isMinor(builder) || isStrange(table, token, builder)) return false;
    return isHomeMarker(token) && !isOnMap(table, token);
  }),
  inTwoPlaces(
    placing,
    (table, _, builder) => lockedTokens(table, builder).length > 0,
    [
      ['locked-marker', '5.3.4', 'ESP-5.3.4.06'],
      ['no-marker', '5.3.4', 'ESP-5.3.4.06', 'ESP-1.5.01'],
    ],
    lacksMarker,
  ),
  placed.inCircle,
  placing('pass-closed', '6.2', ['ESP-6.2.05'], isClosed),
  inTwoPlaces(
    placing,
    isNoPass,
    [
      ['one-per-hex', '5.3.4', 'ESP-5.3.4.13'],
      ['one-per-pass', '6.2', 'ESP-6.2.06'],
    ],
    (table, { hex }, builder) => isMajor(builder) && standsOn(table, builder, hex),
  ),
  placed.isFree,
  placing('twin-reserved', '5.3.4', ['ESP-5.3.4.11'], (table, move, builder) => {
    if (!isTwin(table, move.hex) || !isOpenCircle(table, move)) return false;
    const kept = expectedOn(table, move.hex).filter((company) => company !== builder);
    return kept.length > 0 ? { keeper: kept.join(', ') } : false;
  }),
  placing('home-reserved', '5.3.4', ['ESP-5.3.4.04', 'ESP-5.3.4.11'], (table, move, builder) => {
    if (isTwin(table, move.hex) || !isOpenCircle(table, move)) return false;
    const kept = keptFor(table, builder, move);
    return kept.length > 0 ? { keeper: kept.join(', ') } : false;
  }),
  [placed.connected, placed.wayBlocked],
  placing('station-cost', '5.3.4', ['ESP-5.3.4.15', 'ESP-5.3.4.08'], (table, _, builder) =>
    isMajor(builder) ? shortOf(table, builder, STATION_COST) : false,
  ),
);

// —— The move ——
/** §6.2: who comes second to a pass pays the one who was there first; everybody else pays the bank. */
function payeeOf(table: EspTable, { hex, node }: PlaceStation, owner: CompanyId): string {
  if (passAt(hex) === null) return BANK;
  const first = stationsAt(layout(table), hex, node).find(({ company }) => company !== owner);
  return first ? companyPlace(first.company) : BANK;
}

/** §5.3.4, §6.2: one station a turn, in a city or on an open pass. */
export const station: EspMove<PlaceStation> = {
  fields,
  example: { type: 'station', seat: 'anna', hex: 'B26', node: 0, slot: 0 },
  effects: doing((draft, move, table) => {
    const piece = markerOf(table, move);
    const owner = piece === null ? null : ownerOf(piece);
    if (piece === null || owner === null) return;
    const place = slotPlace(move.hex, move.node, move.slot);
    draft.put(piece, place);
    for (const white of piecesAt(table, place).filter((id) => id.startsWith('white/')))
      draft.put(white, OUT, { due: 'due/white' });
    if (isOnCharter(table, piece) && !isHomeMarker(piece))
      draft.pay(STATION_COST, companyPlace(owner), payeeOf(table, move, owner), 'due/station');
    if (operatorOf(table) !== owner) return;
    if (!isHomeMarker(piece)) draft.set('stationed', true);
    checkDestination(draft, owner);
  }),
  rules: [...buildingRules, ...circleRules],
  label: (table, move) => {
    const piece = markerOf(table, move);
    const company = piece === null ? operatorOf(table) : ownerOf(piece);
    if (company === null) return phrase('18esp/log/station-nobody', named(table, move));
    const payee = payeeOf(table, move, company);
    const params = {
      company,
      ...named(table, move),
      cost: STATION_COST,
      payee: payee.replace('company/', ''),
    };
    return phrase(payee === BANK ? '18esp/log/station' : '18esp/log/station-to', params);
  },
  /** All markers of a company are alike, so none is named: each thing that can be done is listed once. */
  *candidates(table, seat, { piece }) {
    const company = operatorOf(table);
    if (company === null || table.clock.stationed || isMinor(company)) return;
    const markers = freeMarkers(table, company);
    if (markers.length === 0 || (piece !== undefined && !markers.includes(piece))) return;
    if (!isLegal(buildingRules, table, { type: 'station', seat })) return;
    const named = piece === undefined || piece === markers[0] ? {} : { token: piece };
    for (const { hex, node, slot } of circlesReached(reach(table, company)))
      yield { type: 'station', seat, hex, node, slot, ...named };
  },
  concerns: (_, __, piece) => piece.startsWith('token/'),
  reads: (_, seat, hand) =>
    stationMeant(seat, hand).filter((move) => !comesHome(hand.piece, hand.from, move)),
  offer: (table) => ({
    label: (_, all) => phrase('18esp/choice/station', { company: operating(table), places: all.length }),
    tone: 'plain',
    hands: () => `token/${operating(table)}`,
  }),
};
