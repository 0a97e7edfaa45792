import type { PieceId } from '../../../../table/types.ts';
import type { DoTable } from '../../clock.ts';
import { squaresOf } from '../../export.ts';
import { isExpert, trainSpecOf } from '../../readers.ts';
import type { DoRule } from '../../rules.ts';
import type { BreweryId } from '../clock.ts';
import { cardName, loadedOf, worksOf } from '../equipment.ts';
import { loadFault, railwayOf } from '../export.ts';
import type { TrainMove } from '../load-rules.ts';
import { saidTrain } from '../load-rules.ts';
import { equipmentOf, kettleOf } from '../readers.ts';
import { ofBrewery } from '../round.ts';
import type { Load } from '../moves/load.ts';
import { kimsAtWork, kimWorks } from './readers.ts';
import { wagonsOn, wagonUnits } from './wagons.ts';

const NO_SQUARE = '18do/6.5.2.4/no-square';
const rule = ofBrewery<TrainMove>();
const isFull = (table: DoTable, train: string): boolean =>
  isExpert(table) && railwayOf(table, train) !== null && loadFault(table, train) === 'full';
const waits = (table: DoTable, train: string): boolean =>
  wagonsOn(table, train).some((kim) => !kimWorks(table, kim));

/** §7.1.3: 3- and 4-trains have no square of their own. */
const needsWagon: DoRule<TrainMove> = {
  ...rule('needs-wagon', '7.1.3', ['HSB-7.1.3.05'], (table, { train }) => {
    const isBare = trainSpecOf(train) !== null && squaresOf(train) === 0;
    const isMeant = isBare && wagonsOn(table, train).length === 0 && isFull(table, train);
    return isMeant && saidTrain(table, train);
  }),
  instead: [NO_SQUARE],
};
/** §7.1.3: a wagon is no square before the brown phase. */
const wagonLater: DoRule<TrainMove> = {
  ...rule('wagon-later', '7.1.3', ['HSB-7.1.3.10'], (table, { train }) =>
    isFull(table, train) && waits(table, train) ? saidTrain(table, train) : false,
  ),
  instead: [NO_SQUARE],
};
/** §7.1.3: a brewery without any arrow loads with its wagon: allowed, and not everybody's reading. */
const withoutArrows = rule(
  'wagon-alone',
  '7.1.3',
  ['HSB-7.1.3.03'],
  (table, _, brewery) => {
    const cards = isExpert(table) ? equipmentOf(table, brewery) : [];
    return cards.length > 0 && cards.every((card) => (kettleOf(card)?.exports ?? 0) === 0);
  },
  'caution',
);
export const wagonRules: readonly DoRule<TrainMove>[] = [needsWagon, wagonLater, withoutArrows];

// —— With which unit ——

const UNITS = ['18do/6.5.2.4/export-type', '18do/6.5.2.4/export-units'];
const ofUnit = ofBrewery<Load>();
/** The card has no arrow left, and nothing else lets it load. */
const isOut = (table: DoTable, card: PieceId, brewery: BreweryId): boolean =>
  worksOf(table, card) === brewery &&
  loadedOf(table, card) >= (kettleOf(card)?.exports ?? 0) &&
  wagonUnits(table, brewery) === 0;

/** §7.1.3: a wagon of a brewery is no unit before the brown phase either. */
const unitLater: DoRule<Load> = {
  ...ofUnit('wagon-unit-later', '7.1.3', ['HSB-7.1.3.10'], (table, { card }, brewery) =>
    isOut(table, card, brewery) && kimsAtWork(table, brewery, 'wagon', false).length > 0
      ? { card: cardName(card) }
      : false,
  ),
  instead: UNITS,
};
/** §7.1.3: one unit for each wagon. */
const unitUsed: DoRule<Load> = {
  ...ofUnit('wagon-unit-used', '7.1.3', ['HSB-7.1.3.03'], (table, { card }, brewery) => {
    const wagons = kimsAtWork(table, brewery, 'wagon').length;
    return isOut(table, card, brewery) && wagons > 0 ? { card: cardName(card), wagons } : false;
  }),
  instead: UNITS,
};
export const wagonUnitRules: readonly DoRule<Load>[] = [unitLater, unitUsed];
