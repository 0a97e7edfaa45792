import { rulesOfActor } from '../../rail/verbs/about.ts';
import { perMove } from '../../rail/kept.ts';
import { companyPlace } from '../../rail/ids.ts';
import type { CompanyId } from '../../rail/types.ts';
import { pieceOf } from '../../table/places.ts';
import { alone, firstThen, unless } from '../../table/rules.ts';
import type { Move, PieceId, Seat } from '../../table/types.ts';
import type { Cited } from './chapters.ts';
import { bothGames, insteadOf, introOnly, railwayOnly } from './chapters.ts';
import type { DoClock, DoTable } from './clock.ts';
import { LEVELS, SIDING_COST } from './data/sites.ts';
import { directorsOnly, stepsOfBoth } from './intro/rules.ts';
import { SIDING_SUPPLY, sitePlace } from './pieces.ts';
import { blockedForAll, reach } from './reach.ts';
import { hasColour, isBrewery, treasury } from './readers.ts';
import type { DoRule } from './rules.ts';
import { operatingRules, rule, somebodyOperates } from './rules.ts';
import { giftOf, markerFor, markerKind, markersAt, nextLevel, sidingValue, siteOn } from './sidings.ts';
import { buildersOf } from './site.ts';
import { oneBuilding } from './station-rules.ts';

/** A siding is opened, or extended. `marker`: the one in the hand; `to`: the value that is meant, else the next one. */
export type Side = Move & {
  readonly hex: string;
  readonly marker?: PieceId | undefined;
  readonly to?: number | undefined;
};

const hasTrack = (table: DoTable, company: CompanyId, hex: string): boolean =>
  reach(table, company).hexes.has(hex);
/** Which railway of the player acts: the first that has a route there. Every rule about the move wants to know it. */
export const builderAt = perMove(
  (table: DoTable, { seat, hex }: { readonly seat: Seat; readonly hex: string }): CompanyId | null => {
    const builders = buildersOf(table, seat);
    return builders.find((company) => hasTrack(table, company, hex)) ?? builders[0] ?? null;
  },
);
/** The value that the move asks for: what was said, else what the marker in the hand shows, else the next one. */
export function wantedValue(table: DoTable, { hex, marker, to }: Side): number {
  if (to !== undefined) return to;
  if (marker === undefined) return nextLevel(table, hex)?.value ?? LEVELS.at(-1)!.value;
  if (!marker.includes('/high/')) return 10;
  return markersAt(table, hex).includes(marker) ? 30 : 20;
}

/** The gift of the KWE costs nothing (4.3.2.1); in the introductory game nothing does. */
export const sidingCost = (table: DoTable, company: CompanyId, hex: string): number =>
  usesGift(table, company, hex) ? 0 : SIDING_COST;
export const usesGift = (table: DoTable, company: CompanyId, hex: string): boolean =>
  siteOn(table, hex) === 'coal' && sidingValue(table, hex) === 0 && giftOf(table, company) !== null;

// —— Rules ——

const about = rulesOfActor<DoClock, Side>(rule, builderAt, (company, { hex }) => ({ company, hex }));
const building = bothGames(about);
const inRailway: typeof about = (...said) => railwayOnly(about(...said));
type Check = Parameters<typeof about>[3];
const isExtended = (table: DoTable, { hex }: Side): boolean => sidingValue(table, hex) > 0;
/** What opening and extending have in common The Railway Game says twice: each hears its own paragraph. */
const eitherWay = (
  name: string,
  [opened, ...openingAtoms]: Cited,
  [extended, ...extendingAtoms]: Cited,
  check: Check,
): readonly DoRule<Side>[] => [
  unless(inRailway(name, opened, openingAtoms, check), isExtended),
  unless(inRailway(name, extended, extendingAtoms, check), (table, move) => !isExtended(table, move)),
];
const inAllGames = (
  name: string,
  [intro, ...atoms]: Cited,
  opening: Cited,
  extending: Cited,
  check: Check,
): readonly DoRule<Side>[] => [
  introOnly(about(name, intro, atoms, check)),
  ...eitherWay(name, opening, extending, check),
];

const oneSiding = alone(
  inRailway('one-siding', '4.5.4.1', ['DO-4.5.4.1.1', 'DO-4.5.4.2.1'], ({ clock }) => clock.sidingsBuilt > 0),
);
const isSite = building(
  'no-site',
  ['3.2.2.4', 'DO-3.2.2.4.2'],
  ['4.5.4', 'DO-4.5.4.1'],
  (table, { hex }) => siteOn(table, hex) === null,
);
const ownColour = inAllGames(
  'own-colour',
  ['3.2.2.4', 'DO-3.2.2.4.5'],
  ['4.5.4.1', 'DO-4.5.4.1.4'],
  ['4.5.4.2', 'DO-4.5.4.2.1'],
  (table, { hex, marker }) => {
    const kind = siteOn(table, hex);
    return kind !== null && marker !== undefined && markerKind(marker) !== kind
      ? { kind: `site/${kind}` }
      : false;
  },
);
const onRoute = inAllGames(
  'siding-route',
  ['3.2.2.4', 'DO-3.2.2.4.1', 'DO-3.2.2.2.5'],
  ['4.5.4.1', 'DO-4.5.4.1.2'],
  ['4.5.4.2', 'DO-4.5.4.2.3'],
  (table, { hex }, company) => siteOn(table, hex) !== null && !hasTrack(table, company, hex),
);
const wayBlocked = insteadOf(
  inAllGames(
    'siding-blocked',
    ['3.2.2.4', 'DO-3.2.2.4.1'],
    ['4.5.4.1', 'DO-4.5.4.1.2', 'DO-4.3.2.1.5'],
    ['4.5.4.2', 'DO-4.5.4.2.3', 'DO-4.3.2.1.5'],
    (table, { seat, hex }, company) => {
      if (siteOn(table, hex) === null || hasTrack(table, company, hex)) return false;
      const city = blockedForAll(table, buildersOf(table, seat), ({ hexes }) => hexes.has(hex));
      return city === null ? false : { city };
    },
  ),
  onRoute,
);
/** One level after the other: 10, then 20, then 30. */
const oneLevel = building(
  'one-level',
  ['3.2.2.4', 'DO-3.2.2.4.5'],
  ['4.5.4.2', 'DO-4.5.4.2.2'],
  (table, move) => {
    const next = nextLevel(table, move.hex);
    if (siteOn(table, move.hex) === null || next === null || wantedValue(table, move) === next.value)
      return false;
    return { value: sidingValue(table, move.hex), next: next.value, wanted: wantedValue(table, move) };
  },
);
const highest = building(
  'siding-highest',
  ['3.2.2.4', 'DO-3.2.2.4.5'],
  ['4.5.4.2', 'DO-4.5.4.2.2'],
  (table, { hex }) => siteOn(table, hex) !== null && nextLevel(table, hex) === null,
);
const later = (from: 'green' | 'brown', intro: Cited, railway: Cited): readonly DoRule<Side>[] =>
  building(`from-${from}`, intro, railway, (table, move) => {
    const next = nextLevel(table, move.hex);
    return siteOn(table, move.hex) !== null && next?.from === from && !hasColour(table, from)
      ? { value: next.value, colour: `colour/${from}` }
      : false;
  });
const tooDear: Check = (table, { hex }, company) => {
  const cost = siteOn(table, hex) === null ? 0 : sidingCost(table, company, hex);
  const cash = treasury(table, company);
  return cost > 0 && cost > cash ? { cost, cash } : false;
};
const affordable: readonly DoRule<Side>[] = [
  ...eitherWay('siding-cost', ['4.5.4.1', 'DO-4.5.4.1.3'], ['4.5.4.2', 'DO-4.5.4.2.3'], tooDear).map((one) =>
    unless(one, isBrewery),
  ),
  unless(inRailway('siding-cost', '6.5.1', ['HSB-6.5.1.03'], tooDear), (table) => !isBrewery(table)),
];
/** A marker comes from the supply, or from the railway's own sheet; one that lies there may be turned over. */
const isElsewhere = (table: DoTable, { hex, marker = '' }: Side, company: CompanyId): boolean =>
  ![SIDING_SUPPLY, sitePlace(hex), companyPlace(company)].includes(pieceOf(table, marker)?.at ?? '');
/** Only hands use markers up: there is one for every site. */
const inSupply = inAllGames(
  'siding-supply',
  ['3.2.2.4', 'DO-3.2.2.4.2'],
  ['4.5.4.1', 'DO-4.5.4.1.4'],
  ['4.5.4.2', 'DO-4.5.4.2.1'],
  (table, move, company) => {
    const kind = siteOn(table, move.hex);
    const value = sidingValue(table, move.hex);
    if (kind !== null && move.marker !== undefined) return isElsewhere(table, move, company);
    if (kind === null || value >= 20) return false;
    return markerFor(table, kind, value === 0 ? 'low' : 'high', company) === null;
  },
);

export const sidingRules: readonly DoRule<Side>[] = [
  ...operatingRules,
  somebodyOperates,
  ...stepsOfBoth('siding', ({ clock }) => clock.sidingsBuilt > 0 || clock.built),
  directorsOnly,
  oneSiding,
  oneBuilding,
  ...firstThen(
    isSite,
    ownColour,
    inSupply,
    [...onRoute, ...wayBlocked],
    highest,
    later('green', ['3.2.2.4', 'DO-3.2.2.4.3'], ['4.5.4.2', 'DO-4.5.4.2.1']),
    later('brown', ['3.2.2.4', 'DO-3.2.2.4.4'], ['4.5.4.2', 'DO-4.5.4.2.2']),
    oneLevel,
    affordable,
  ),
];
