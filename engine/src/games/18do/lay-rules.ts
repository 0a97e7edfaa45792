import type { LayMove } from '../../rail/verbs/lay.ts';
import { perMove } from '../../rail/kept.ts';
import { isFixed } from '../../rail/map/lay.ts';
import { hexAt } from '../../rail/map/grid.ts';
import { supply, tileName } from '../../rail/map/site.ts';
import type { HexId } from '../../rail/types.ts';
import { rulesAbout } from '../../rail/verbs/about.ts';
import type { Broken } from '../../rail/verbs/about.ts';
import { alone, firstThen } from '../../table/rules.ts';
import type { Params } from '../../table/types.ts';
import type { Cited } from './chapters.ts';
import { bothGames, insteadOf, introOnly, railwayOnly } from './chapters.ts';
import type { DoClock, DoTable } from './clock.ts';
import { COAL, isSteelLabel, PORT } from './data/board.ts';
import { needsSiding } from './data/upgrades.ts';
import { stepsOfBoth } from './intro/rules.ts';
import { blockedForAll, isJoined, reach } from './reach.ts';
import { boardOf, companies, isIntro, phase, treasury } from './readers.ts';
import type { DoRule } from './rules.ts';
import { operatingRules, rule, somebodyOperates, when } from './rules.ts';
import { hasSiding } from './sidings.ts';
import type { Sight } from './site.ts';
import { costOf, layersOf, sightOf, tileSpec, wrongSides } from './site.ts';

/** A tile held over a hex: rules about it are silent where there is nothing to see. */
const about = rulesAbout<DoClock, LayMove, Sight>(rule, sightOf, (_, { hex, tile }) => ({
  hex,
  tile: tileName(tile),
}));
type Look = (sight: Sight, table: DoTable, move: LayMove) => Broken;
/** The same for what both chapters say. */
const seen = bothGames(about);

// —— Whose, when, how many ——

const both = bothGames(rule<LayMove>);
/** What could be wrong with a second one is no matter. */
const oneTile = both(
  'one-tile',
  ['3.2.2.2', 'DO-3.2.2.2.3'],
  ['4.5', 'DO-4.5.4', 'DO-4.5.2.3'],
  ({ clock }) => when(clock.tilesLaid > 0 && (clock.round === 'EFS' || clock.round === 'OR')),
).map(alone);
const isBuilt = (table: DoTable, { seat }: LayMove): boolean => layersOf(table, seat).length > 0;
const inSupply = rule<LayMove>('tile-supply', 'T', ['DO-T.1'], (table, move) =>
  when(isBuilt(table, move) && tileSpec(move.tile) !== null && !supply(table).has(move.tile), {
    tile: tileName(move.tile),
  }),
);
const colourOut = (table: DoTable, move: LayMove): Params | null => {
  const colour = tileSpec(move.tile)?.colour;
  const isOut = colour !== undefined && !phase(table).colours.includes(colour);
  return when(isBuilt(table, move) && isOut, {
    tile: tileName(move.tile),
    colour: `colour/${colour ?? 'gray'}`,
    phase: table.clock.phase,
  });
};
const tileColour = both(
  'tile-colour',
  ['3.2.2.1', 'DO-3.2.2.1.5', 'DO-3.2.2.1.10', 'DO-2.5.3'],
  ['4.5.2', 'DO-4.5.2.3', 'DO-4.5.2.5', 'DO-2.5.3'],
  colourOut,
);

// —— What may lie where ——

const grayHex = about('gray-hex', '2.1.1', ['DO-2.1.1.2', 'DO-T.8'], ({ hex }) => hex.colour === 'gray');
const redField = about(
  'red-field',
  '2.1.1',
  ['DO-2.1.1.3'],
  ({ hex }) => isFixed(hex) && hex.colour !== 'gray',
);
const yellowFirst = about(
  'yellow-on-track',
  '2.5',
  ['DO-2.5.1', 'DO-4.5.2.1'],
  ({ fit, tile }) => fit === 'colour' && tile.colour === 'yellow',
);
const oneColour = about(
  'one-colour',
  '2.5',
  ['DO-2.5.2', 'DO-T.2', 'DO-T.3', 'DO-T.7'],
  ({ fit, tile, old }) =>
    fit === 'colour' && tile.colour !== 'yellow'
      ? { colour: `colour/${tile.colour}`, old: `colour/${old.colour}` }
      : false,
);

type Misfit = 'harbour' | 'coal-tile' | 'coal-hex' | 'plain-upgrade' | 'frame';
/** Why the letters of hex and tile do not go together; one reason each. */
function misfit({ fit, hex, old, tile }: Sight): Misfit | null {
  if (fit !== 'label') return null;
  const [wanted, got] = [hex.label, tile.label];
  if (wanted === PORT || got === PORT) return 'harbour';
  if (isSteelLabel(wanted) || isSteelLabel(got)) return 'frame';
  if (got === COAL) return 'coal-tile';
  return old.colour === 'white' ? 'coal-hex' : 'plain-upgrade';
}
const letters = (name: Misfit, intro: Cited, railway: Cited): readonly DoRule<LayMove>[] =>
  seen(name, intro, railway, (sight) => misfit(sight) === name);
const labelRules = [
  ...letters('coal-hex', ['3.2.2.1', 'DO-3.2.2.1.1', 'DO-T.2'], ['4.5.2', 'DO-4.5.2.2', 'DO-T.2']),
  ...letters('coal-tile', ['3.2.2.1', 'DO-3.2.2.1.2', 'DO-T.11'], ['4.5.2', 'DO-4.5.2.2', 'DO-T.11']),
  ...letters('plain-upgrade', ['3.2.2.1', 'DO-3.2.2.1.7'], ['4.5.2', 'DO-4.5.2.4']),
  ...letters('frame', ['3.2.2.1', 'DO-3.2.2.1.9', 'DO-T.4', 'DO-T.5'], ['4.5.2', 'DO-4.5.2.4', 'DO-T.4']),
  ...letters('harbour', ['3.2.2.1', 'DO-3.2.2.1.11'], ['4.5.2', 'DO-4.5.2.6']),
];
const isMatching = ({ fit }: Sight): boolean => fit === 'fits' || fit === 'track';
const sidingFirst = seen(
  'siding-first',
  ['3.2.2.1', 'DO-3.2.2.1.8', 'DO-3.2.2.1.9'],
  ['4.5.2', 'DO-4.5.2.4', 'DO-T.3', 'DO-T.4', 'DO-T.5', 'DO-T.6'],
  (sight, table) => isMatching(sight) && needsSiding(sight.old) && !hasSiding(table, sight.hex.id),
);
const exchange = about(
  'exchange-table',
  'T',
  ['DO-T.6', 'DO-T.9', 'DO-T.10', 'DO-T.11'],
  ({ fit }) => fit === 'table',
);
const oldTrack = seen(
  'old-track',
  ['3.2.2.1', 'DO-3.2.2.1.6'],
  ['4.5.2', 'DO-4.5.2.3'],
  ({ fit }) => fit === 'track',
);

// —— Where track may lead ——

const blankOf = (table: DoTable, { hex, next }: Sight, isRed: boolean): readonly HexId[] =>
  wrongSides(table, hex.id, next).blank.filter(
    (id) => (hexAt(boardOf(table), id)?.colour === 'red') === isRed,
  );
const blank =
  (isRed: boolean): Look =>
  (sight, table) => {
    const areas = isMatching(sight) ? blankOf(table, sight, isRed) : [];
    return areas.length > 0 ? { areas } : false;
  };
const blankSides = [
  ...seen('blank-gray-side', ['3.2.2', 'DO-3.2.2.9'], ['4.5.1', 'DO-4.5.1.7'], blank(false)),
  ...seen('blank-red-side', ['3.2.2', 'DO-3.2.2.10'], ['4.5.1', 'DO-4.5.1.7'], blank(true)),
];
const offGrid = seen('off-grid', ['3.2.2', 'DO-3.2.2.11'], ['4.5.1', 'DO-4.5.1.7'], (sight, table) => {
  const { off } = isMatching(sight) ? wrongSides(table, sight.hex.id, sight.next) : { off: [] };
  return off.length > 0 ? { sides: off } : false;
});

const joins = (table: DoTable, { hex, next }: Sight, railways: readonly string[]): boolean =>
  railways.some((company) => isJoined(table, reach(table, company), hex.id, next));
/** Three rules want to know it. */
const isUnjoined = perMove(
  (table: DoTable, sight: Sight): boolean => sight.fit === 'fits' && !joins(table, sight, sight.builders),
);
/** Some railway could go on with it, but none of the player's: in the introductory game that is said. */
const isOthersLine = (table: DoTable, sight: Sight): boolean =>
  isIntro(table) && joins(table, sight, companies(table));
const ownRailway = introOnly(
  about(
    'own-railway',
    '3.2.2.2',
    ['DO-3.2.2.2.1'],
    (sight, table) => isUnjoined(table, sight) && isOthersLine(table, sight),
  ),
);
const carriesOn = seen(
  'carries-on',
  ['3.2.2', 'DO-3.2.2.8'],
  ['4.5.1', 'DO-4.5.1.6'],
  (sight, table) => isUnjoined(table, sight) && !isOthersLine(table, sight),
);
/** What a route would meet is said where only a hex of others lies between: it ends there. */
const wayBlocked = insteadOf(
  seen(
    'way-blocked',
    ['3.2.2.3', 'DO-3.2.2.3.5'],
    ['4.5.1', 'DO-4.5.1.3', 'DO-4.3.2.1.5'],
    (sight, table) => {
      if (!isUnjoined(table, sight)) return false;
      const city = blockedForAll(table, sight.builders, (beyond) =>
        isJoined(table, beyond, sight.hex.id, sight.next),
      );
      return city === null ? false : { city };
    },
  ),
  [...carriesOn, ownRailway],
);

const affordable = railwayOnly(
  about('track-cost', '4.5.2', ['DO-4.5.2.8'], ({ builders, fit }, table, move) => {
    const [company = ''] = builders;
    const cost = fit === 'fits' ? costOf(table, move) : 0;
    const cash = treasury(table, company);
    return cost > 0 && cost > cash ? { company, cost, cash } : false;
  }),
);

/** What a tile has to keep: chapters 2, 3.2.2 or 4.5.1 and 4.5.2, and the exchange table; one reason at a time. */
export const layRules: readonly DoRule<LayMove>[] = [
  ...operatingRules,
  somebodyOperates,
  ...stepsOfBoth('lay', ({ clock }) => clock.tilesLaid > 0),
  ...firstThen(
    oneTile,
    [grayHex, redField],
    exchange,
    tileColour,
    inSupply,
    [yellowFirst, oneColour],
    labelRules,
    sidingFirst,
    oldTrack,
    blankSides,
    offGrid,
    [...carriesOn, ownRailway, ...wayBlocked],
    affordable,
  ),
];
