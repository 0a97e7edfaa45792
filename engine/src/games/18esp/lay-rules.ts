import { firstThen } from '../../table/rules.ts';
import type { MoveOf } from '../../table/shape.ts';
import { choice, optional } from '../../table/shape.ts';
import { kindOf } from '../../rail/map/face.ts';
import { tileName } from '../../rail/map/site.ts';
import { perMove } from '../../rail/kept.ts';
import { inTwoPlaces, rulesAbout } from '../../rail/verbs/about.ts';
import { LAY_FIELDS, tileRules } from '../../rail/verbs/lay.ts';
import type { EspRule } from './rules.ts';
import { ofOperator, rule, shortOf } from './rules.ts';
import type { EspClock, EspTable } from './clock.ts';
import { ARANJUEZ, MINE_HEXES, regionOf } from './data/board.ts';
import { HOMES } from './data/companies.ts';
import type { Joined } from './reach.ts';
import { cityInTheWay, joinedBy, joinsTo } from './reach.ts';
import { companyOwns, fromPhase, isMinor, phase } from './readers.ts';
import type { Fit, Sight } from './site.ts';
import {
  costOf,
  inSupply,
  isNarrow,
  mustStartAtHome,
  plainLays,
  sightOf,
  tileSpec,
  wantsNarrow,
  wrongSides,
} from './site.ts';

export const layFields = { ...LAY_FIELDS, private: optional(choice('P1')) } as const;
export type Lay = MoveOf<typeof layFields>;

/** A rule about a tile over a hex; silent where nobody builds. */
const seen = rulesAbout<EspClock, Lay, Sight>(rule, sightOf, ({ builder }, { hex, tile }) => ({
  hex,
  tile: tileName(tile),
  company: builder,
}));
const laying = ofOperator<Lay>();
const { printedYellow, emptyHex, oneColour, offMap, blankSide, barrier, wayBlocked } = tileRules<
  EspClock,
  Fit,
  Sight,
  Lay
>(seen, wrongSides, {
  printedYellow: ['printed-yellow', '5.3.1', 'ESP-5.3.1.14'],
  emptyHex: ['empty-hex', '5.3', 'ESP-5.3.02'],
  oneColour: ['one-colour', '5.3.2', 'ESP-5.3.2.06'],
  off: ['off-map', '5.3.1', 'ESP-5.3.1.17'],
  blank: ['blank-side', '5.3.1', 'ESP-5.3.1.18'],
});

const isPlain = ({ kind }: Sight): boolean => kind !== 'mine';
/** Of two tiles one is yellow. Who may lay but one is told that instead. */
const isSecondUpgrade = ({ kind, builder }: Sight, table: EspTable): boolean =>
  kind === 'upgrade' &&
  !isMinor(builder) &&
  fromPhase(table, '3') &&
  plainLays(table).length === 1 &&
  plainLays(table)[0]?.kind === 'upgrade';

const wantsMine = ({ hex, old }: Sight): boolean => old.colour === 'white' && MINE_HEXES.has(hex.id);

const isHome = ({ builder, hex }: Sight): boolean => HOMES[builder]?.hex === hex.id;
/** At home the station itself is the connection, and the first tile may be turned at will. Five rules want to know it. */
const joined = perMove((table: EspTable, { builder, hex, old, next, fit }: Sight): Joined => {
  if (fit !== 'fits' || mustStartAtHome(table, builder)) return 'joined';
  // A minor in the north is told about the map instead.
  if (isMinor(builder) && regionOf(hex.id) === 'north') return 'joined';
  return joinedBy(table, builder, hex.id, old, next);
});
const isFresh = ({ old }: Sight): boolean => old.colour === 'white';
const [connected, upgradeConnected] = inTwoPlaces(
  seen,
  isFresh,
  [
    ['connected', '5.3.1', 'ESP-5.3.1.16', 'ESP-5.3.1.21'],
    ['upgrade-connected', '5.3.2', 'ESP-5.3.2.09'],
  ],
  (sight, table) => joined(table, sight) === 'apart',
);
/** What a route would meet is said where only a city of others lies between (§5.1.2). */
const blockedInstead = (apart: EspRule<Lay>): EspRule<Lay> =>
  wayBlocked(
    ['way-blocked', apart.section, 'ESP-5.1.2.02'],
    [apart],
    cityInTheWay,
    (beyond, { hex, old, next }) => joinsTo(beyond, hex.id, old, next),
  );

/** How many tiles a turn has. */
const howMany: readonly EspRule<Lay>[] = firstThen(
  seen('one-mine', '5.3.3', ['ESP-5.3.3.03'], ({ kind }, { clock }) =>
    kind === 'mine' ? clock.laid.some((laid) => laid.kind === 'mine') : false,
  ),
  seen('minor-one-tile', '5.3.1', ['ESP-5.3.1.01'], (sight, table) =>
    isPlain(sight) && isMinor(sight.builder) ? plainLays(table).length > 0 : false,
  ),
  seen('one-tile', '5.3.1', ['ESP-5.3.1.02'], (sight, table) => {
    if (!isPlain(sight) || isMinor(sight.builder)) return false;
    return !fromPhase(table, '3') && plainLays(table).length === 1;
  }),
  seen('two-tiles', '5.3.1', ['ESP-5.3.1.02'], (sight, table) =>
    isPlain(sight) && !isMinor(sight.builder) ? plainLays(table).length > 1 : false,
  ),
  inTwoPlaces(
    seen,
    ({ demolishes }) => !demolishes,
    [
      ['one-upgrade', '5.3.2', 'ESP-5.3.2.02', 'ESP-5.3.1.03'],
      ['demolition-counts', '5.3.3', 'ESP-5.3.3.08'],
    ],
    isSecondUpgrade,
  ),
  seen('other-hex', '5.3.1', ['ESP-5.3.1.04'], (sight, table, { hex }) =>
    isPlain(sight) ? plainLays(table).some((laid) => laid.hex === hex) : false,
  ),
);
/** Who builds where, and nothing else there. */
const where: readonly EspRule<Lay>[] = firstThen(
  seen('aranjuez-stays', '5.3.1', ['ESP-5.3.1.23'], ({ fit }) => fit === 'single'),
  seen('aranjuez-tile', '5.3.1', ['ESP-5.3.1.22'], ({ fit }) => fit === 'elsewhere'),
  seen('fixed-hex', '5.3.2', ['ESP-5.3.2.06'], ({ fit }) => fit === 'fixed'),
  seen('home-first', '5.3.1', ['ESP-5.3.1.15'], (sight, table) =>
    !isHome(sight) && mustStartAtHome(table, sight.builder)
      ? { home: HOMES[sight.builder]?.hex ?? '' }
      : false,
  ),
  inTwoPlaces(
    seen,
    ({ kind }) => kind !== 'upgrade',
    [
      ['minor-north', '5.3.1', 'ESP-5.3.1.05'],
      ['minor-upgrade-north', '5.3.2', 'ESP-5.3.2.03'],
    ],
    ({ builder, hex }) => isMinor(builder) && regionOf(hex.id) === 'north',
  ),
);
const tileColour = laying('tile-colour', '5.3.2', ['ESP-5.3.2.07'], (table, { tile }) => {
  const colour = tileSpec(tile)?.colour;
  if (colour && phase(table).colours.includes(colour)) return false;
  return { tile: tileName(tile), colour: `colour/${colour ?? 'gray'}`, phase: table.clock.phase };
});
const tileSupply = laying('tile-supply', '1.5', ['ESP-1.5.01'], (table, { tile }) =>
  tileSpec(tile) !== null && inSupply(table, tile) === null ? { tile: tileName(tile) } : false,
);
/** The gauge is asked even where the tile does not fit: it is what a hand gets wrong first. */
const gauge = seen('gauge', '5.3', ['ESP-5.3.01'], ({ hex, tile, fit }) => {
  if (fit === 'fixed' || tile.paths.length === 0) return false;
  const narrow = isNarrow(tile);
  return narrow === wantsNarrow(hex.id) ? false : { gauge: narrow ? 'gauge/narrow' : 'gauge/iberian' };
});
/** What lies there by now, and what may come over it. */
const overWhat: readonly EspRule<Lay>[] = [printedYellow, emptyHex, oneColour];
/** Stops and letters of the hex and of the tile. */
const kindOfTile: readonly EspRule<Lay>[] = [
  seen('mine-tile', '5.3.3', ['ESP-5.3.3.01'], (sight) =>
    sight.fit === 'kind' && wantsMine(sight) ? { wanted: `stop/${kindOf(sight.hex)}` } : false,
  ),
  seen('same-stops', '5.3', ['ESP-5.3.02'], (sight) =>
    sight.fit === 'kind' && sight.old.colour === 'white' && !wantsMine(sight)
      ? { wanted: `stop/${kindOf(sight.hex)}` }
      : false,
  ),
  seen('same-kind', '5.3.2', ['ESP-5.3.2.11', 'ESP-5.3.3.07'], ({ fit, old }) =>
    fit === 'kind' && old.colour !== 'white' ? { old: `stop/${kindOf(old)}` } : false,
  ),
  ...inTwoPlaces(
    seen,
    isFresh,
    [
      ['label', '5.3.1', 'ESP-5.3.1.13'],
      ['label-stays', '5.3.2', 'ESP-5.3.2.12'],
    ],
    ({ fit, old, tile }) =>
      fit === 'label' && { wanted: old.label ?? 'label/none', label: tile.label ?? 'label/none' },
  ),
];
const oldTrack = seen('old-track', '5.3.2', ['ESP-5.3.2.10'], ({ fit }) => fit === 'track');
const intoBarrier = barrier(['barrier', '5.3.1', 'ESP-5.3.1.19']);
const toMadrid = seen('to-madrid', '5.3.1', ['ESP-5.3.1.22'], ({ fit, hex, next }) => {
  if (fit !== 'fits' || hex.id !== ARANJUEZ.hex) return false;
  return !next.paths.some(({ from, to }) => from === ARANJUEZ.side || to === ARANJUEZ.side);
});
/** Where its track leads. */
const joins: readonly EspRule<Lay>[] = [
  connected,
  upgradeConnected,
  blockedInstead(connected),
  blockedInstead(upgradeConnected),
  seen('beyond-pass', '5.3.1', ['ESP-5.3.1.08'], (sight, table) => joined(table, sight) === 'shut'),
];
const p1Owner = laying('p1-owner', '3.1', ['ESP-3.1.02'], (table, move, builder) =>
  move.private === 'P1' ? !companyOwns(table, builder, 'P1') : false,
);
const p1Mines = seen('p1-mines', '3.1', ['ESP-3.1.03'], ({ kind, demolishes }, _, move) =>
  move.private === 'P1' ? kind !== 'mine' && !demolishes : false,
);
const affordable = seen('track-cost', '5.3.1', ['ESP-5.3.1.07'], ({ builder, fit }, table, move) =>
  fit === 'fits' ? shortOf(table, builder, costOf(table, move)) : false,
);

/** Rules about this tile on this hex, one reason at a time; what they have in common with all building comes before. */
export const siteRules: readonly EspRule<Lay>[] = firstThen(
  p1Owner,
  p1Mines,
  where,
  howMany,
  tileColour,
  tileSupply,
  gauge,
  overWhat,
  kindOfTile,
  oldTrack,
  [blankSide, intoBarrier],
  offMap,
  toMadrid,
  joins,
  affordable,
);
