import type { SlotAddress } from '../../../rail/ids.ts';
import { ownerOf } from '../../../rail/ids.ts';
import { hexAt } from '../../../rail/map/grid.ts';
import type { CompanyId, HexId, NodeSpec } from '../../../rail/types.ts';
import { rulesOfOperator } from '../../../rail/verbs/about.ts';
import type { PlaceStation } from '../../../rail/verbs/station.ts';
import {
  circlesReached,
  cityAt as cityIn,
  cityNamed,
  holderAt,
  markersLeft as markersOn,
  placingStation,
  stationRules,
} from '../../../rail/verbs/station.ts';
import { alone, firstThen, unless } from '../../../table/rules.ts';
import type { PieceId } from '../../../table/types.ts';
import { box } from '../box.ts';
import type { Clock62, Table62 } from '../clock.ts';
import { CANADIANS } from '../data/companies.ts';
import { ABROAD } from '../data/limits.ts';
import { keptFor, standsOn } from '../homes.ts';
import { cityInTheWay, reach, reachesStop } from '../reach.ts';
import { charterOf, layout, track, treasury } from '../readers.ts';
import type { Move62, Rule62 } from '../rules.ts';
import { inStep, operatingRules, rule, somebodyOperates } from '../rules.ts';
import { builderOf } from '../site.ts';
import { us } from '../title.ts';

/** The city at an address; `null` where there is none, or none with so many circles. */
function cityAt(table: Table62, address: SlotAddress): NodeSpec | null {
  const { board, tiles } = box(table);
  return cityIn(board, tiles, layout(table), address);
}

/** Markers that the company still has on its charter, the next one first. */
export const markersLeft = (table: Table62, company: CompanyId): readonly PieceId[] =>
  markersOn(table, charterOf(company));

/** Chapter 9: beyond the border of the company's country. */
function isAbroad(table: Table62, company: CompanyId, hex: HexId): boolean {
  const isCanada = hexAt(box(table).board, hex)?.group === 'CAN';
  return isCanada !== CANADIANS.includes(company);
}
/** The first further marker 40, every later one 100; half as much again abroad. */
function stationCost(table: Table62, company: CompanyId, hex: HexId): number {
  const { stations } = charterOf(company);
  const placed = stations.length - markersLeft(table, company).length;
  const cost = stations[Math.max(1, placed)]?.cost ?? 0;
  return isAbroad(table, company, hex) ? cost * ABROAD : cost;
}

// —— Rules ——

const placing = rulesOfOperator(rule)<PlaceStation>((company, { hex }) => ({ hex, company }));
const built = (
  name: string,
  atoms: readonly string[],
  check: Parameters<typeof placing>[3],
): Rule62<PlaceStation> => placing(name, '9', atoms, check);
const named = cityNamed(track);
const { markerOf, ...placed } = stationRules<Clock62>(
  {
    placing,
    circleAt: cityAt,
    layout,
    next: (table, company) => markersLeft(table, company)[0] ?? null,
    named,
    reachesStop,
    cityInTheWay,
  },
  {
    own: ['own-marker', '9', '62-9.9'],
    stays: ['stations-stay', '9', '62-9.9'],
    none: ['no-marker', '9', '62-9.9'],
    circle: ['no-circle', '9', '62-9.10'],
    taken: ['slot-taken', '9', '62-9.10'],
    reached: ['station-connected', '9', '62-9.7'],
    blocked: ['station-blocked', '9', '62-9.3'],
  },
);

/** Who has placed already is told that, and not about the order of steps. */
const inStationStep = unless<Clock62, PlaceStation>(inStep('station'), ({ clock }) => clock.stationed);
const oneStation = alone(built('one-station', ['62-9.6'], ({ clock }) => clock.stationed));
const homeKept = built('home-kept', ['62-9.8'], (table, move, builder) => {
  if (cityAt(table, move) === null || holderAt(layout(table), move) !== null) return false;
  const kept = keptFor(table, builder, move);
  return kept.length === 0 ? false : { ...named(table, move), keepers: kept };
});
const onceAHex = built('once-a-hex', ['62-9.2'], (table, { hex }, builder) => standsOn(table, builder, hex));
const affordable = built('station-cost', ['62-9.4', '62-9.5'], (table, { hex }, builder) => {
  const cost = markersLeft(table, builder).length === 0 ? 0 : stationCost(table, builder, hex);
  const cash = treasury(table, builder);
  return cost > 0 && cost > cash ? { cost, cash } : false;
});

// —— The move ——

/** Chapter 9: one marker a turn into a free circle that the company's track reaches. */
export const station: Move62<PlaceStation> = {
  ...placingStation(us, {
    markerOf,
    costOf: (table, piece, { hex }) => stationCost(table, ownerOf(piece) ?? '', hex),
    note: (draft) => draft.set('stationed', true),
    named,
  }),
  example: { type: 'station', seat: 'anna', hex: 'F26', node: 0, slot: 0 },
  rules: [
    ...operatingRules,
    somebodyOperates,
    inStationStep,
    oneStation,
    ...firstThen(
      [placed.ownMarker, placed.stays, placed.markerLeft],
      placed.inCircle,
      onceAHex,
      placed.isFree,
      [placed.connected, placed.wayBlocked],
      homeKept,
      affordable,
    ),
  ],
  *candidates(table, seat, { piece }) {
    const company = builderOf(table);
    if (company === null || table.clock.stationed) return;
    const next = markersLeft(table, company)[0];
    if (next === undefined || (piece !== undefined && ownerOf(piece) !== company)) return;
    for (const { hex, node, slot, spec } of circlesReached(reach(table, company)))
      if (spec.kind === 'city')
        yield { type: 'station', seat, hex, node, slot, ...(piece === undefined ? {} : { token: piece }) };
  },
};
