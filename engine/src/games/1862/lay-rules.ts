import { kindOf } from '../../rail/map/face.ts';
import { supply, tileName } from '../../rail/map/site.ts';
import { inTwoPlaces, rulesAbout, rulesOfOperator } from '../../rail/verbs/about.ts';
import type { LayMove } from '../../rail/verbs/lay.ts';
import { tileRules } from '../../rail/verbs/lay.ts';
import { extendsReach } from '../../rail/map/lay.ts';
import { firstThen, unless } from '../../table/rules.ts';
import { box } from './box.ts';
import type { Clock62, Table62 } from './clock.ts';
import { cityInTheWay, extendsWay, travels } from './reach.ts';
import { phase, treasury } from './readers.ts';
import type { Rule62 } from './rules.ts';
import { inStep, operatingRules, rule, somebodyOperates } from './rules.ts';
import type { Fit, Sight } from './site.ts';
import {
  kindOfLay,
  mayLay,
  mustStartAtHome,
  plainLays,
  sightOf,
  tileSpec,
  tollOf,
  wrongSides,
  yellowsAllowed,
} from './site.ts';

/** With private 4: the tile that comes on top. */
export const isExtra = ({ type }: LayMove): boolean => type === 'extra';

const seen = rulesAbout<Clock62, LayMove, Sight>(rule, sightOf, (_, { hex, tile }) => ({
  hex,
  tile: tileName(tile),
}));
const laying = rulesOfOperator(rule)<LayMove>();

// —— How many ——
const isYellow = (table: Table62, { tile }: LayMove): boolean => kindOfLay(table, tile) === 'yellow';
const yellowsLaid = (table: Table62): number =>
  plainLays(table).filter(({ kind }) => kind === 'yellow').length;
const tooMany = (table: Table62, move: LayMove): boolean =>
  isYellow(table, move) && yellowsLaid(table) >= yellowsAllowed(table);
const yellowRules = inTwoPlaces(
  laying,
  (table) => yellowsAllowed(table) === 1,
  [
    ['one-yellow', '7', '62-7.2', '62-16.1'],
    ['two-yellows', '7', '62-7.3', '62-16.2'],
  ],
  tooMany,
);
/** One upgrade stands for all yellow tiles of a turn. */
const upgradeInstead = laying(
  'upgrade-instead',
  '8',
  ['62-8.1'],
  (table, move) => !tooMany(table, move) && !mayLay(table, kindOfLay(table, move.tile)),
);
/** Who has used up the tiles of the turn is told that, and not about the order of steps. */
const inTrackStep = unless<Clock62, LayMove>(
  inStep('lay'),
  (table, { tile }) => table.clock.step === 'station' && !mayLay(table, kindOfLay(table, tile)),
);

// —— The tile itself ——
const { printedYellow, emptyHex, oneColour, offMap, blankSide, ...tiles } = tileRules<
  Clock62,
  Fit,
  Sight,
  LayMove
>(seen, wrongSides, {
  printedYellow: ['printed-yellow', '8', '62-8.10'],
  emptyHex: ['empty-hex', '7', '62-7.4'],
  oneColour: ['one-colour', '8', '62-8.2'],
  off: ['off-board', '7', '62-7.12'],
  blank: ['blank-side', '7', '62-7.12'],
});
const tileColour = laying('tile-colour', '8', ['62-8.3', '62-7.4'], (table, { tile }) => {
  const colour = tileSpec(table, tile)?.colour;
  if (colour && phase(table).colours.includes(colour)) return false;
  return { tile: tileName(tile), colour: `colour/${colour ?? 'gray'}`, phase: table.clock.phase };
});
const inSupply = laying('tile-supply', '8', ['62-8.9'], (table, { tile }) =>
  tileSpec(table, tile) !== null && !supply(table).has(tile) ? { tile: tileName(tile) } : false,
);
const fixedHex = seen('fixed-hex', '7', ['62-7.1'], ({ fit }) => fit === 'fixed');
const isFresh = ({ old }: Sight): boolean => old.colour === 'white';
const plainTile = tiles.ofKind(['plain-tile', '7', '62-7.8'], 'plain');
const townTile = tiles.ofKind(['town-tile', '7', '62-7.9'], 'town');
const cityTile = tiles.ofKind(['city-tile', '7', '62-7.10'], 'city');
const label = tiles.label(['label', '7', '62-7.11'], isFresh);
const sameKind = seen('same-kind', '8', ['62-8.6'], ({ fit, old }) =>
  fit === 'kind' && old.colour !== 'white' ? { old: `stop/${kindOf(old)}` } : false,
);
const labelStays = tiles.label(['label-stays', '8', '62-8.6', '62-7.11'], (sight) => !isFresh(sight));

// —— Where its track leads ——
/** A printed stub without a colour of its own: Omaha and Montreal begin with a yellow tile. */
const stub: Rule62<LayMove> = {
  ...seen('stub-yellow-first', '8', ['62-8.11'], ({ fit, old, hex, tile }) =>
    fit === 'colour' &&
    old === hex &&
    old.colour === 'white' &&
    old.paths.length > 0 &&
    tile.colour !== 'yellow'
      ? { colour: `colour/${tile.colour}` }
      : false,
  ),
  instead: [oneColour.id],
};
const acrossBar = tiles.barrier(['across-bar', '7', '62-7.12']);
const oldTrack = tiles.oldTrack(['old-track', '8', '62-8.5']);
const noTurn = tiles.noTurn(['no-turn', '8', '62-8.5']);

const homeOf = (table: Table62, { builder }: Sight): string => box(table).homes[builder]?.hex ?? '';
const homeFirst = seen('home-first', '7', ['62-7.7'], (sight, table) =>
  homeOf(table, sight) !== sight.hex.id && mustStartAtHome(table, sight.builder)
    ? { company: sight.builder, home: homeOf(table, sight) }
    : false,
);
/** At home no way is asked for: the marker itself is where it begins. */
const asksWay = (sight: Sight, table: Table62): boolean =>
  sight.fit === 'fits' && homeOf(table, sight) !== sight.hex.id && !mustStartAtHome(table, sight.builder);
const connected = seen('connected', '7', ['62-7.5'], (sight, table) => {
  const { builder, hex, next } = sight;
  if (!isFresh(sight) || !asksWay(sight, table) || extendsWay(table, builder, hex.id, next)) return false;
  return { company: builder };
});
const upgradeTravelled = seen('upgrade-travelled', '8', ['62-8.4'], (sight, table) => {
  const { builder, hex, next } = sight;
  if (isFresh(sight) || !asksWay(sight, table) || travels(table, builder, hex.id, next)) return false;
  return { company: builder };
});
/** Where only a city of others lies between, that is said: the way ends there. */
const wayBlocked = tiles.wayBlocked(
  ['way-blocked', '7', '62-7.6', '62-9.3'],
  [connected, upgradeTravelled],
  cityInTheWay,
  (beyond, { hex, next }, table) =>
    beyond.hexes.has(hex.id) || extendsReach(box(table).board, beyond, hex.id, next),
);
const affordable = seen('track-cost', '7', ['62-7.14'], ({ builder, fit }, table, move) => {
  const cost = fit === 'fits' ? tollOf(table, move, isExtra(move)) : 0;
  const cash = treasury(table, builder);
  return cost > 0 && cost > cash ? { company: builder, cost, cash } : false;
});

/** What every tile on every hex has to keep, whatever it is laid by; one reason at a time. */
export const siteRules: readonly Rule62<LayMove>[] = firstThen(
  fixedHex,
  homeFirst,
  tileColour,
  inSupply,
  [stub, printedYellow, emptyHex, oneColour],
  [plainTile, townTile, cityTile, label, sameKind, labelStays],
  [oldTrack, noTurn],
  [acrossBar, blankSide],
  offMap,
  [connected, upgradeTravelled, wayBlocked],
  affordable,
);
/** Chapters 7 and 8: the tiles of a turn. */
export const layRules: readonly Rule62<LayMove>[] = [
  ...operatingRules,
  somebodyOperates,
  inTrackStep,
  ...firstThen([...yellowRules, upgradeInstead], siteRules),
];
