import { kindOf } from '../../rail/map/face.ts';
import { isFixed } from '../../rail/map/lay.ts';
import { supply, tileName } from '../../rail/map/site.ts';
import { nobodyOperates } from '../../rail/turns.ts';
import { rulesAbout } from '../../rail/verbs/about.ts';
import { tileRules } from '../../rail/verbs/lay.ts';
import { ref, whole } from '../../table/shape.ts';
import type { MoveOf } from '../../table/shape.ts';
import type { TeClock, TeTable } from './clock.ts';
import { cityInTheWay, extendsByNewTrack, extendsRoute, isJoinedTo, reachesCity } from './reach.ts';
import { charterOf, phase, treasury } from './readers.ts';
import type { TeRule } from './rules.ts';
import { inStep, operatingRules, rule, when } from './rules.ts';
import type { Fit, Sight } from './site.ts';
import {
  builderOf,
  comesBack,
  fitsTurned,
  mustStartAtHome,
  sightOf,
  tileSpec,
  tollOf,
  wrongSides,
} from './site.ts';

export const layFields = { hex: ref('hex'), tile: ref('tile'), turn: whole(0, 5) } as const;
export type Lay = MoveOf<typeof layFields>;

const seeing = rulesAbout<TeClock, Lay, Sight>(rule, sightOf, (_, { hex, tile }) => ({
  hex,
  tile: tileName(tile),
}));
const seen = (name: string, atoms: readonly string[], check: Parameters<typeof seeing>[3]): TeRule<Lay> =>
  seeing(name, '7.3', atoms, check);
const { printedYellow, emptyHex, oneColour, offMap, blankSide } = tileRules<TeClock, Fit, Sight, Lay>(
  seeing,
  wrongSides,
  {
    printedYellow: ['printed-yellow', '7.3', 'TE-7.3.27', 'TE-3.2.2'],
    emptyHex: ['empty-hex', '7.3', 'TE-7.3.6'],
    oneColour: ['one-colour', '7.3', 'TE-7.3.2'],
    off: ['off-grid', '7.3', 'TE-7.3.10', 'TE-7.3.22'],
    blank: ['blank-red-side', '7.3', 'TE-7.3.10', 'TE-7.3.22'],
  },
);

export const someCompany = rule('no-builder', '7', ['TE-7.0.1'], nobodyOperates);
const step = inStep('lay');
/** Who has laid already is told that, and not about the order of steps. */
const inTrackStep: TeRule<Lay> = {
  ...step,
  check: (table, move) => (table.clock.tilesLaid > 0 ? null : step.check(table, move)),
};
const oneTile = rule<Lay>('one-tile', '7.3', ['TE-7.3.1'], (table) =>
  when(builderOf(table) !== null && table.clock.tilesLaid > 0, { company: builderOf(table) ?? '' }),
);
const isMissing = (table: TeTable, { tile }: Lay): boolean =>
  builderOf(table) !== null && tileSpec(tile) !== null && !supply(table).has(tile);
const inSupply = rule<Lay>('tile-supply', '7.3', ['TE-7.3.5'], (table, move) =>
  when(isMissing(table, move) && comesBack(move.tile), { tile: tileName(move.tile) }),
);
const usedUp = rule<Lay>('tile-used-up', '7.3', ['TE-7.3.5', 'TE-7.3.20'], (table, move) =>
  when(isMissing(table, move) && !comesBack(move.tile), { tile: tileName(move.tile) }),
);
const tileColour = rule<Lay>(
  'tile-colour',
  '3.8',
  ['TE-3.8.2', 'TE-3.8.6', 'TE-3.8.16', 'TE-7.3.3'],
  (table, { tile }) => {
    const colour = tileSpec(tile)?.colour;
    const isOut = builderOf(table) !== null && (!colour || !phase(table).colours.includes(colour));
    return when(isOut, {
      tile: tileName(tile),
      colour: colour ?? 'gray',
      phase: table.clock.phase,
    });
  },
);

const redArea = seen('red-area', ['TE-7.3.6'], ({ hex }) => isFixed(hex));

const isUpgrade = ({ old }: Sight): boolean => old.colour !== 'white';
const onFresh = (kind: 'city' | 'town' | 'plain') => (sight: Sight) =>
  sight.fit === 'kind' && !isUpgrade(sight) && kindOf(sight.hex) === kind;
const cityTile = seen('city-tile', ['TE-7.3.14'], onFresh('city'));
const townTile = seen('town-tile', ['TE-7.3.16'], onFresh('town'));
const plainTile = seen('plain-tile', ['TE-7.3.17'], onFresh('plain'));
const townStays = seen(
  'town-stays-yellow',
  ['TE-7.3.20'],
  (sight) => sight.fit === 'kind' && isUpgrade(sight) && kindOf(sight.old) === 'town',
);
const sameKind = seen(
  'same-kind',
  ['TE-7.3.19'],
  (sight) => sight.fit === 'kind' && isUpgrade(sight) && kindOf(sight.old) !== 'town',
);
const label = seen('label', ['TE-7.3.15', 'TE-7.3.19'], ({ fit, hex, tile }) =>
  fit === 'label' ? { wanted: hex.label ?? 'label/none', label: tile.label ?? 'label/none' } : false,
);

/** Another turn of the tile keeps the track – or none does, and turning it about is in vain. */
const oldTrack = seen('old-track', ['TE-7.3.21'], (sight) => sight.fit === 'track' && fitsTurned(sight));
const noTurn = seen('no-turn', ['TE-7.3.21'], (sight) => sight.fit === 'track' && !fitsTurned(sight));

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
const wayBlocked: TeRule<Lay> = {
  ...seen('way-blocked', ['TE-7.2.3'], (sight, table, move) => {
    const isBroken = [newYellow, newTrack, cityOnRoute].some((apart) => apart.check(table, move) !== null);
    if (!isBroken) return false;
    const { builder, hex, next } = sight;
    const city = cityInTheWay(table, builder, (beyond) => isJoinedTo(beyond, hex.id, next));
    return city === null ? false : { company: builder, city };
  }),
  instead: [newYellow, newTrack, cityOnRoute].map(({ id }) => id),
};
const affordable = seen('track-cost', ['TE-7.3.12'], ({ builder, fit }, table, move) => {
  if (fit !== 'fits') return false;
  const cost = tollOf(table, move);
  const cash = treasury(table, builder);
  return cost > 0 && cost > cash ? { company: builder, cost, cash } : false;
});

/** §7.3: what a tile has to keep. */
export const layRules: readonly TeRule<Lay>[] = [
  ...operatingRules,
  someCompany,
  inTrackStep,
  oneTile,
  tileColour,
  inSupply,
  usedUp,
  redArea,
  printedYellow,
  emptyHex,
  oneColour,
  cityTile,
  townTile,
  plainTile,
  townStays,
  sameKind,
  label,
  offMap,
  blankSide,
  oldTrack,
  noTurn,
  homeFirst,
  newYellow,
  cityOnRoute,
  newTrack,
  wayBlocked,
  affordable,
];
