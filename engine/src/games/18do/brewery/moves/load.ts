import { alone, firstThen } from '../../../../table/rules.ts';
import type { MoveOf } from '../../../../table/shape.ts';
import { optional, ref } from '../../../../table/shape.ts';
import type { PieceId } from '../../../../table/types.ts';
import type { DoTable } from '../../clock.ts';
import { BEER_SUPPLY } from '../../pieces.ts';
import { brewMove } from '../../turn-move.ts';
import type { BreweryId } from '../clock.ts';
import { EXPORT_PRICE } from '../data/demand.ts';
import {
  cardName,
  differentCards,
  exportLeft,
  loadedOf,
  unitsLeft,
  wagonUnitsFor,
  worksOf,
} from '../equipment.ts';
import { beerTrains, isAgreed, loadCube, loadFault, railwayOf } from '../export.ts';
import { marketFirst, saidTrain, trainRules } from '../load-rules.ts';
import { exportSource, isCube } from '../market.ts';
import { EXPORT_BOX, fieldOf, trainOfLoad } from '../pieces.ts';
import { cubesAt, kettleOf } from '../readers.ts';
import { brewerNow, breweryRulesFor, ofBrewery } from '../round.ts';

/** `from`: where a hand took the cube, if it is not the place that the rule names. */
const fields = { card: ref('card'), train: ref('train'), from: optional(ref('place')) } as const;
export type Load = MoveOf<typeof fields>;

const rule = ofBrewery<Load>();
const ownCard = rule('loads-own', '6.5.2', ['HSB-6.5.2.02'], (table, { card }, brewery) =>
  worksOf(table, card) === brewery ? false : { card: cardName(card) },
);
/** §6.5.2.4: only types with a thermo wagon printed on them. */
const exportType = rule('export-type', '6.5.2.4', ['HSB-6.5.2.4.01'], (table, { card }) =>
  (kettleOf(card)?.exports ?? 0) === 0 && wagonUnitsFor(table, card) === 0 ? { card: cardName(card) } : false,
);
/** §6.5.2.4: only units with a red arrow. */
const exportUnits = rule('export-units', '6.5.2.4', ['HSB-6.5.2.4.02'], (table, { card }) => {
  const exports = kettleOf(card)?.exports ?? 0;
  const isOut = loadedOf(table, card) >= exports && wagonUnitsFor(table, card) === 0;
  return exports > 0 && isOut ? { card: cardName(card), units: exports } : false;
});
/** §6.5.2.3: each unit is used once. */
const freeUnit = rule('load-unit', '6.5.2.4', ['HSB-6.5.2.4.08'], (table, { card }, brewery) => {
  const { exports = 0, units = 0 } = kettleOf(card) ?? {};
  const isUsed = worksOf(table, card) === brewery && unitsLeft(table, card) === 0;
  const mayLoad = loadedOf(table, card) < exports || wagonUnitsFor(table, card) > 0;
  return isUsed && mayLoad ? { card: cardName(card), units } : false;
});
/** §6.5.2.4: the director of the railway has to agree. */
const consent = rule('load-consent', '6.5.2.4', ['HSB-6.5.2.4.05'], (table, { train }, brewery) =>
  railwayOf(table, train) !== null && !isAgreed(table, brewery, train) ? saidTrain(table, train) : false,
);
/** §5.1.3: never out of the export box. */
const notFromBox = rule('not-from-box', '5.1.3', ['HSB-5.1.3.03'], (_, { from }) => from === EXPORT_BOX);
/** §6.5.2.4: from the supply, and only if that is empty from the cheapest field. */
const cheapestCube = rule('cheapest-cube', '6.5.2.4', ['HSB-6.5.2.4.07'], (table, { from }) => {
  const source = exportSource(table);
  if (from === undefined || from === EXPORT_BOX || source === null || from === source) return false;
  return {
    supply: source === BEER_SUPPLY,
    segment: fieldOf(source)?.segment ?? 0,
    customers: fieldOf(source)?.customer ?? '',
  };
});

/** §6.5.2.4: one cube onto a blue square. */
export const load = brewMove<Load>({
  fields,
  example: { type: 'load', seat: 'anna', card: 'train/5/1', train: 'train/5/2' },
  does: (draft, _, { card, train, from }) => {
    if (railwayOf(draft.table, train) !== null) loadCube(draft, card, train, from);
  },
  rules: [
    ...breweryRulesFor('load'),
    marketFirst,
    ...firstThen(ownCard, [exportType, exportUnits, freeUnit], trainRules, consent, [
      notFromBox,
      cheapestCube,
    ]),
  ],
  *each(table, brewery, seat, { piece }) {
    const held = piece !== undefined && worksOf(table, piece) === brewery ? [piece] : null;
    for (const card of held ?? differentCards(table, brewery))
      if (exportLeft(table, card) > 0)
        for (const train of beerTrains(table)) yield { type: 'load', seat, card, train };
  },
  told: (table, { card, train }) => ({
    card: cardName(card),
    ...saidTrain(table, train),
    gain: EXPORT_PRICE,
  }),
  step: 'load',
  concerns: (table, { card, train }, piece) => {
    if (card === piece || train === piece) return true;
    const source = exportSource(table);
    return isCube(piece) && source !== null && cubesAt(table, source).includes(piece);
  },
  reads: (table, seat, { piece, from, to }) => {
    const brewery = brewerNow(table);
    const train = trainOfLoad(to);
    if (brewery === null || train === null) return [];
    if (worksOf(table, piece) !== null) return [{ type: 'load', seat, card: piece, train }];
    if (!isCube(piece) || trainOfLoad(from) !== null) return [];
    const cards = differentCards(table, brewery).filter((card) => exportLeft(table, card) > 0);
    const any: readonly PieceId[] = cards.length > 0 ? cards : differentCards(table, brewery).slice(0, 1);
    const taken = from === exportSource(table) ? {} : { from };
    return any.map((card): Load => ({ type: 'load', seat, card, train, ...taken }));
  },
  begins: true,
});

// —— The question to a director ——

const asking = { train: ref('train') } as const;
type Asking = MoveOf<typeof asking>;
const askRule = ofBrewery<Asking>();
const hasUnit = (table: DoTable, brewery: BreweryId): boolean =>
  differentCards(table, brewery).some((card) => exportLeft(table, card) > 0);
const unitForIt = alone(
  askRule('ask-unit', '6.5.2.4', ['HSB-6.5.2.4.02'], (table, _, brewery) => !hasUnit(table, brewery)),
);
/** Nobody needs to be asked; what cannot be loaded at all is another matter. */
const notOwn = askRule('ask-own', '6.5.2.4', ['HSB-6.5.2.4.05'], (table, { train }, brewery) =>
  isAgreed(table, brewery, train) && loadFault(table, train) === null ? saidTrain(table, train) : false,
);
const onlyOnce = askRule('ask-again', '6.5.2.4', ['HSB-6.5.2.4.05'], (table, { train }) =>
  table.clock.refused.includes(train) ? saidTrain(table, train) : false,
);

/** §6.5.2.4: the director of a railway is asked before the delivery ends, so that units need not lapse. */
export const askLoad = brewMove<Asking>({
  fields: asking,
  example: { type: 'ask-load', seat: 'anna', train: 'train/5/2' },
  does: (draft, _, { train }) => {
    const railway = railwayOf(draft.table, train);
    if (railway !== null) draft.set('asked', { train, railway });
  },
  rules: [...breweryRulesFor('ask-load'), ...trainRules, unitForIt, notOwn, onlyOnce],
  // Its button is in no step: whoever delivers first asks, and keeps a unit back only for a train that will carry it.
  *each(table, brewery, seat) {
    if (!hasUnit(table, brewery)) return;
    for (const train of beerTrains(table))
      if (loadFault(table, train) === null) yield { type: 'ask-load', seat, train };
  },
  told: (table, { train }) => saidTrain(table, train),
  concerns: (_, { train }, piece) => train === piece,
});
