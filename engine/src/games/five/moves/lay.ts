import { operatorOf } from '../../../rail/clock.ts';
import { hexPlace, tileOf } from '../../../rail/ids.ts';
import { perMove } from '../../../rail/kept.ts';
import { colourStep, extendsReach, isFixed } from '../../../rail/map/lay.ts';
import { liftTiles, supply, tileName, wrongSidesOn } from '../../../rail/map/site.ts';
import type { Site } from '../../../rail/map/site.ts';
import { rulesAbout } from '../../../rail/verbs/about.ts';
import type { Ground, LayMove, Sight } from '../../../rail/verbs/lay.ts';
import { LAY_FIELDS, laidByHand, laysOn, nodesKept, sightAt, tileRules } from '../../../rail/verbs/lay.ts';
import type { MoveSpec } from '../../../table/game.ts';
import { when } from '../../../table/rules.ts';
import { phrase } from '../../../table/words.ts';
import type { FiveClock, FiveTable } from '../clock.ts';
import { BOARD, TILES } from '../data.ts';
import { doing } from '../flow.ts';
import { layout, reach } from '../readers.ts';
import { inStep, operating, operatingRules, rule, somebodyOperates } from '../rules.ts';
import { five } from '../title.ts';

type Fit = 'fixed' | 'colour';
const wrongSides = wrongSidesOn(BOARD);
const GROUND: Ground<FiveClock, Fit> = {
  board: BOARD,
  tiles: TILES,
  layout,
  fitOf: (hex, old, tile) => (isFixed(hex) ? 'fixed' : colourStep(old, tile) === 1 ? 'fits' : 'colour'),
  nodeMap: nodesKept,
  wrongSides,
};
const sightOf = perMove((table: FiveTable, site: Site) => sightAt(GROUND, table, site));
const seeing = rulesAbout<FiveClock, LayMove, Sight<Fit>>(rule, sightOf, (_, { hex, tile }) => ({
  hex,
  tile: tileName(tile),
}));

const said = (name: string) => [name, '3', 'FIVE-3.3'] as const;
const { emptyHex, offMap, blankSide } = tileRules<FiveClock, Fit, Sight<Fit>, LayMove>(seeing, wrongSides, {
  printedYellow: said('printed-yellow'),
  emptyHex: said('empty-hex'),
  oneColour: said('one-colour'),
  off: said('off-grid'),
  blank: said('blank-side'),
});
const printed = seeing('printed', '3', ['FIVE-3.3'], ({ fit }) => fit === 'fixed');
const joined = seeing(
  'joined',
  '3',
  ['FIVE-3.3'],
  ({ fit, builder, hex, next }, table) =>
    fit === 'fits' && !extendsReach(BOARD, reach(table, builder), hex.id, next) && { company: builder },
);
const oneTile = rule<LayMove>('one-tile', '3', ['FIVE-3.3'], (table) =>
  when(operatorOf(table) !== null && table.clock.laid, { company: operating(table) }),
);
const inSupply = rule<LayMove>('tile-supply', '3', ['FIVE-3.3'], (table, { tile }) =>
  when(!supply(table).has(tile), { tile: tileName(tile) }),
);

/** §3: one tile, which costs nothing. */
export const lay: MoveSpec<FiveClock, LayMove> = {
  fields: LAY_FIELDS,
  example: { type: 'lay', seat: 'anna', hex: 'B2', tile: '8', turn: 2 },
  effects: doing((draft, { hex, tile, turn }, table) => {
    const piece = supply(table).get(tile);
    if (piece === undefined) return;
    draft.put(piece, hexPlace(hex), { turn }).add(...liftTiles(table, hex));
    if (operatorOf(table) === null) return;
    draft.set('laid', true);
    if (table.clock.step === 'track') draft.set('step', 'run');
  }),
  rules: [
    ...operatingRules,
    somebodyOperates,
    oneTile,
    inStep('lay'),
    inSupply,
    printed,
    emptyHex,
    offMap,
    blankSide,
    joined,
  ],
  label: (table, { hex, tile }) =>
    phrase('five/log/lay', { company: operating(table) || '–', hex, tile: tileName(tile) }),
  *candidates(table, seat, { piece }) {
    const company = operatorOf(table);
    if (company === null) return;
    const kinds = piece === undefined ? [...supply(table).keys()] : [tileOf(piece) ?? ''];
    const tiles = kinds.flatMap((id) => TILES[id] ?? []);
    for (const site of laysOn(GROUND, table, reach(table, company).openHexes, tiles))
      yield { type: 'lay', seat, ...site };
  },
  ...laidByHand(five, 'track', () => lay),
};
