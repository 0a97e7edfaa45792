import { operatorOf } from '../../rail/clock.ts';
import { kindOf } from '../../rail/map/face.ts';
import { isFixed } from '../../rail/map/lay.ts';
import { supply, tileName } from '../../rail/map/site.ts';
import { nobodyOperates } from '../../rail/turns.ts';
import { inTwoPlaces, rulesAbout } from '../../rail/verbs/about.ts';
import type { LayMove } from '../../rail/verbs/lay.ts';
import { tileRules } from '../../rail/verbs/lay.ts';
import { alone, firstThen, unless } from '../../table/rules.ts';
import type { TeClock, TeTable } from './clock.ts';
import { cityInTheWay, extendsByNewTrack, extendsRoute, isJoinedTo, reachesCity } from './reach.ts';
import { charterOf, phase, treasury } from './readers.ts';
import type { TeRule } from './rules.ts';
import { inStep, operatingRules, rule, when } from './rules.ts';
import type { Fit, Sight } from './site.ts';
import { comesBack, mustStartAtHome, sightOf, tileSpec, tollOf, wrongSides } from './site.ts';

const seeing = rulesAbout<TeClock, LayMove, Sight>(rule, sightOf, (_, { hex, tile }) => ({
  hex,
  tile: tileName(tile),
}));
const seen = (name: string, atoms: readonly string[], check: Parameters<typeof seeing>[3]): TeRule<LayMove> =>
  seeing(name, '7.3', atoms, check);
const { printedYellow, emptyHex, oneColour, offMap, blankSide, ...tiles } = tileRules<
  TeClock,
  Fit,
  Sight,
  LayMove
>(seeing, wrongSides, {
  printedYellow: ['printed-yellow', '7.3', 'TE-7.3.27', 'TE-3.2.2'],
  emptyHex: ['empty-hex', '7.3', 'TE-7.3.6'],
  oneColour: ['one-colour', '7.3', 'TE-7.3.2'],
  off: ['off-grid', '7.3', 'TE-7.3.10', 'TE-7.3.22'],
  blank: ['blank-red-side', '7.3', 'TE-7.3.10', 'TE-7.3.22'],
});

export const someCompany = rule('no-builder', '7', ['TE-7.0.1'], nobodyOperates);
/** Who has laid already is told that, and not about the order of steps. */
const inTrackStep = unless<TeClock, LayMove>(inStep('lay'), ({ clock }) => clock.tilesLaid > 0);
const oneTile = alone(
  rule('one-tile', '7.3', ['TE-7.3.1'], (table) =>
    when(operatorOf(table) !== null && table.clock.tilesLaid > 0, { company: operatorOf(table) ?? '' }),
  ),
);
const isMissing = (table: TeTable, { tile }: LayMove): boolean =>
  operatorOf(table) !== null && tileSpec(tile) !== null && !supply(table).has(tile);
const inSupply = rule<LayMove>('tile-supply', '7.3', ['TE-7.3.5'], (table, move) =>
  when(isMissing(table, move) && comesBack(move.tile), { tile: tileName(move.tile) }),
);
const usedUp = rule<LayMove>('tile-used-up', '7.3', ['TE-7.3.5', 'TE-7.3.20'], (table, move) =>
  when(isMissing(table, move) && !comesBack(move.tile), { tile: tileName(move.tile) }),
);
const tileColour = rule<LayMove>(
  'tile-colour',
  '3.8',
  ['TE-3.8.2', 'TE-3.8.6', 'TE-3.8.16', 'TE-7.3.3'],
  (table, { tile }) => {
    const colour = tileSpec(tile)?.colour;
    const isOut = operatorOf(table) !== null && (!colour || !phase(table).colours.includes(colour));
    return when(isOut, {
      tile: tileName(tile),
      colour: colour ?? 'gray',
      phase: table.clock.phase,
    });
  },
);

const redArea = seen('red-area', ['TE-7.3.6'], ({ hex }) => isFixed(hex));

const isUpgrade = ({ old }: Sight): boolean => old.colour !== 'white';
const cityTile = tiles.ofKind(['city-tile', '7.3', 'TE-7.3.14'], 'city');
const townTile = tiles.ofKind(['town-tile', '7.3', 'TE-7.3.16'], 'town');
const plainTile = tiles.ofKind(['plain-tile', '7.3', 'TE-7.3.17'], 'plain');
const sameKind = inTwoPlaces(
  seeing,
  ({ old }) => kindOf(old) === 'town',
  [
    ['town-stays-yellow', '7.3', 'TE-7.3.20'],
    ['same-kind', '7.3', 'TE-7.3.19'],
  ],
  (sight) => sight.fit === 'kind' && isUpgrade(sight),
);
const label = tiles.label(['label', '7.3', 'TE-7.3.15', 'TE-7.3.19']);
const oldTrack = tiles.oldTrack(['old-track', '7.3', 'TE-7.3.21']);
const noTurn = tiles.noTurn(['no-turn', '7.3', 'TE-7.3.21']);

const isHome = ({ builder, hex }: Sight): boolean => charterOf(builder).home.includes(hex.id);
const homeFirst = seen('home-first', ['TE-7.3.8'], (sight, table) =>
  !isHome(sight) && mustStartAtHome(table, sight.builder)
    ? { company: sight.builder, home: charterOf(sight.builder).home[0] ?? '' }
    : false,
);

/** At home no route is asked for: TWE has none before TE1 lies there, KPR none before TE2 does. */
const isUnjoined = (sight: Sight, table: TeTable): boolean =>
  sight.fit === 'fits' && !isHome(sight) && !mustStartAtHome(table, sight.builder);
const newYellow = seen('extends-route', ['TE-7.3.9'], (sight, table) => {
  const { builder, hex, next } = sight;
  if (isUpgrade(sight) || !isUnjoined(sight, table) || extendsRoute(table, builder, hex.id, next))
    return false;
  return { company: builder };
});
const newTrack = seen('new-track', ['TE-7.3.23'], (sight, table) => {
  const { builder, hex, old, next } = sight;
  if (!isUpgrade(sight) || kindOf(next) !== 'plain' || !isUnjoined(sight, table)) return false;
  return extendsByNewTrack(table, builder, hex.id, old, next) ? false : { company: builder };
});
const cityOnRoute = seen('city-on-route', ['TE-7.3.24'], (sight, table) => {
  const { builder, hex, next } = sight;
  if (!isUpgrade(sight) || kindOf(next) !== 'city' || !isUnjoined(sight, table)) return false;
  return reachesCity(table, builder, hex.id, next) ? false : { company: builder };
});
/** What a route would meet is said where only a city of others lies between: it ends there (§7.2). */
const wayBlocked = tiles.wayBlocked(
  ['way-blocked', '7.3', 'TE-7.2.3'],
  [newYellow, newTrack, cityOnRoute],
  cityInTheWay,
  (beyond, { hex, next }) => isJoinedTo(beyond, hex.id, next),
);
const affordable = seen('track-cost', ['TE-7.3.12'], ({ builder, fit }, table, move) => {
  if (fit !== 'fits') return false;
  const cost = tollOf(table, move);
  const cash = treasury(table, builder);
  return cost > 0 && cost > cash ? { company: builder, cost, cash } : false;
});

/** §7.3: what a tile has to keep. One reason suffices: where nothing is built, which tile, how it lies, and where it leads. */
export const layRules: readonly TeRule<LayMove>[] = [
  ...operatingRules,
  someCompany,
  inTrackStep,
  oneTile,
  ...firstThen(
    redArea,
    homeFirst,
    tileColour,
    [inSupply, usedUp],
    [printedYellow, emptyHex],
    oneColour,
    [cityTile, townTile, plainTile, ...sameKind, label],
    [oldTrack, noTurn],
    offMap,
    blankSide,
    [newYellow, cityOnRoute, newTrack, wayBlocked],
    affordable,
  ),
];
