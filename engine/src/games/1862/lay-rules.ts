import { supply, tileName } from '../../rail/map/site.ts';
import { rulesAbout, rulesOfOperator } from '../../rail/verbs/about.ts';
import { tileRules } from '../../rail/verbs/lay.ts';
import { extendsReach } from '../../rail/map/lay.ts';
import type { MoveOf } from '../../table/shape.ts';
import { ref, whole } from '../../table/shape.ts';
import { box } from './box.ts';
import type { Clock62, Table62 } from './clock.ts';
import { cityInTheWay, extendsWay, travels } from './reach.ts';
import { phase, treasury } from './readers.ts';
import type { Rule62 } from './rules.ts';
import { inStep, operatingRules, rule, somebodyOperates } from './rules.ts';
import type { Fit, Sight } from './site.ts';
import {
  fitsTurned,
  kindOfLay,
  mayLay,
  mustStartAtHome,
  plainLays,
  sightOf,
  stopsOf,
  tileSpec,
  tollOf,
  wrongSides,
  yellowsAllowed,
} from './site.ts';

export const layFields = { hex: ref('hex'), tile: ref('tile'), turn: whole(0, 5) } as const;
export type Lay = MoveOf<typeof layFields>;
/** With private 4: the tile that comes on top. */
export const isExtra = ({ type }: Lay): boolean => type === 'extra';

const seen = rulesAbout<Clock62, Lay, Sight>(rule, sightOf, (_, { hex, tile }) => ({
  hex,
  tile: tileName(tile),
}));
const laying = rulesOfOperator(rule)<Lay>();

// —— How many ——
const isYellow = (table: Table62, { tile }: Lay): boolean => kindOfLay(table, tile) === 'yellow';
const yellowsLaid = (table: Table62): number =>
  plainLays(table).filter(({ kind }) => kind === 'yellow').length;
const tooMany = (table: Table62, move: Lay): boolean =>
  isYellow(table, move) && yellowsLaid(table) >= yellowsAllowed(table);
const oneYellow = laying(
  'one-yellow',
  '7',
  ['62-7.2', '62-16.1'],
  (table, move) => yellowsAllowed(table) === 1 && tooMany(table, move),
);
const twoYellows = laying(
  'two-yellows',
  '7',
  ['62-7.3', '62-16.2'],
  (table, move) => yellowsAllowed(table) === 2 && tooMany(table, move),
);
/** One upgrade stands for all yellow tiles of a turn. */
const upgradeInstead = laying(
  'upgrade-instead',
  '8',
  ['62-8.1'],
  (table, move) => !tooMany(table, move) && !mayLay(table, kindOfLay(table, move.tile)),
);
const step = inStep('lay');
/** Who has used up the tiles of the turn is told that, and not about the order of steps. */
const inTrackStep: Rule62<Lay> = {
  ...step,
  check: (table, move) =>
    table.clock.step === 'station' && !mayLay(table, kindOfLay(table, move.tile))
      ? null
      : step.check(table, move),
};

// —— The tile itself ——
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
const onFresh = (kind: 'city' | 'town' | 'plain') => (sight: Sight) =>
  sight.fit === 'kind' && isFresh(sight) && stopsOf(sight.hex) === kind;
const plainTile = seen('plain-tile', '7', ['62-7.8'], onFresh('plain'));
const townTile = seen('town-tile', '7', ['62-7.9'], onFresh('town'));
const cityTile = seen('city-tile', '7', ['62-7.10'], onFresh('city'));
const labels = ({ hex, tile }: Sight) => ({
  wanted: hex.label ?? 'label/none',
  label: tile.label ?? 'label/none',
});
const label = seen('label', '7', ['62-7.11'], (sight) =>
  sight.fit === 'label' && isFresh(sight) ? labels(sight) : false,
);
const sameKind = seen('same-kind', '8', ['62-8.6'], ({ fit, old }) =>
  fit === 'kind' && old.colour !== 'white' ? { old: `stop/${stopsOf(old)}` } : false,
);
const labelStays = seen('label-stays', '8', ['62-8.6', '62-7.11'], (sight) =>
  sight.fit === 'label' && !isFresh(sight) ? labels(sight) : false,
);
// —— Where its track leads ——
const { printedYellow, emptyHex, oneColour } = tileRules<Clock62, Fit, Sight, Lay>(
  seen,
  () => ({ off: [], barred: [], blank: [] }),
  {
    printedYellow: ['printed-yellow', '8', '62-8.10'],
    emptyHex: ['empty-hex', '7', '62-7.4'],
    oneColour: ['one-colour', '8', '62-8.2'],
    off: ['off-board', '7', '62-7.12'],
    blank: ['blank-side', '7', '62-7.12'],
  },
);
/** A printed stub without a colour of its own: Omaha and Montreal begin with a yellow tile. */
const stub: Rule62<Lay> = {
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
/** What track may not run to depends on the table: the ERIE tile opens sides of its hex. */
const leading = (name: string, which: 'off' | 'barred' | 'blank', param: string): Rule62<Lay> =>
  seen(name, '7', ['62-7.12'], ({ fit, hex, next }, table) => {
    if (fit !== 'fits' && fit !== 'track') return false;
    const wrong = wrongSides(table, hex.id, next)[which];
    return wrong.length > 0 ? { [param]: wrong } : false;
  });
const offBoard = leading('off-board', 'off', 'sides');
const acrossBar = leading('across-bar', 'barred', 'sides');
const blankSide = leading('blank-side', 'blank', 'areas');
/** Another turn of the tile keeps the track – or none does, and turning it about is in vain. */
const oldTrack = seen('old-track', '8', ['62-8.5'], (sight) => sight.fit === 'track' && fitsTurned(sight));
const noTurn = seen('no-turn', '8', ['62-8.5'], (sight) => sight.fit === 'track' && !fitsTurned(sight));

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
const wayBlocked: Rule62<Lay> = {
  ...seen('way-blocked', '7', ['62-7.6', '62-9.3'], (sight, table, move) => {
    if ([connected, upgradeTravelled].every((apart) => apart.check(table, move) === null)) return false;
    const { builder, hex, next } = sight;
    const city = cityInTheWay(
      table,
      builder,
      (beyond) => beyond.hexes.has(hex.id) || extendsReach(box(table).board, beyond, hex.id, next),
    );
    return city === null ? false : { company: builder, city };
  }),
  instead: [connected.id, upgradeTravelled.id],
};
const affordable = seen('track-cost', '7', ['62-7.14'], ({ builder, fit }, table, move) => {
  const cost = fit === 'fits' ? tollOf(table, move, isExtra(move)) : 0;
  const cash = treasury(table, builder);
  return cost > cash ? { company: builder, cost, cash } : false;
});

/** What every tile on every hex has to keep, whatever it is laid by. */
export const siteRules: readonly Rule62<Lay>[] = [
  tileColour,
  inSupply,
  fixedHex,
  stub,
  printedYellow,
  emptyHex,
  oneColour,
  plainTile,
  townTile,
  cityTile,
  label,
  sameKind,
  labelStays,
  offBoard,
  acrossBar,
  blankSide,
  oldTrack,
  noTurn,
  homeFirst,
  connected,
  upgradeTravelled,
  wayBlocked,
  affordable,
];
/** Chapters 7 and 8: the tiles of a turn. */
export const layRules: readonly Rule62<Lay>[] = [
  ...operatingRules,
  somebodyOperates,
  inTrackStep,
  oneYellow,
  twoYellows,
  upgradeInstead,
  ...siteRules,
];
