import { alone, firstThen, unless } from '../../table/rules.ts';
import { isOfBank } from '../../rail/purchase.ts';
import { trainOf } from '../../rail/ids.ts';
import { trainRules } from '../../rail/verbs/train.ts';
import type { Move } from '../../table/types.ts';
import type { DoClock, DoTable } from './clock.ts';
import { isObsolete } from './phases.ts';
import type { Asked, Purchase } from './purchase.ts';
import { isOffered, newTrainsAllowed, purchaseOf } from './purchase.ts';
import { trainsOffered } from './display.ts';
import { decides, isBrewers, mayBuyEarly, overLimit, trainLimit, trainsOf, treasury } from './readers.ts';
import type { DoRule } from './rules.ts';
import { inStep, rule, when } from './rules.ts';
import { dortmund } from './title.ts';

export type TrainMove = Move & Asked;
const { buying, printedPrice, ...common } = trainRules<DoClock, TrainMove, Purchase>(
  dortmund,
  { purchaseOf, counted: trainsOf, trainLimit, overLimit },
  {
    forSale: ['not-for-sale', '4.5.7.4', 'DO-4.5.7.4.1'],
    sideStays: ['train-side', '4.5.7', 'DO-4.5.7.1'],
    limit: ['train-limit', '4.5.7', 'DO-4.5.7.2', 'DO-4.5.7.5', 'HSB-4.5.7.01'],
    top: ['train-top', '4.5.7.1', 'DO-4.5.7.1.1'],
    least: ['price-least', '4.5.7.2', 'DO-4.5.7.2.1'],
  },
);

/** §4.3.2.1: before the tile only BME, CME and RhE buy a train, one, and only in their first operating round. */
export const earlyTrain: DoRule = alone(
  rule('early-train', '4.3.2.1', ['DO-4.3.2.1.1'], (table) => {
    const { round, operating: company, step } = table.clock;
    const isEarly = round === 'OR' && company !== null && step === 'track';
    return when(isEarly && !mayBuyEarly(table, company ?? ''), { company: company ?? '' });
  }),
);
/** §4.5: trains are bought at the end of the turn; before the tile another rule speaks. */
export const trainStep: DoRule = unless(inStep('train'), ({ clock }) => clock.step === 'track');

/** §4.5.7.1: in ascending order; 8-trains beside the last 6-train. */
const ascending = buying('ascending', '4.5.7.1', ['DO-4.5.7.1.1', 'DO-2.4.4.1'], (table, p) =>
  when(p.source === 'depot' && !isOffered(table, p.train), {
    train: p.side.name,
    next: trainOf(trainsOffered(table)[0] ?? '') ?? '',
  }),
);
/** §4.5.7.1: two new trains in the yellow phase, one from the green phase on. */
const newOnes = buying('new-trains', '4.5.7.1', ['DO-4.5.7.1.3', 'HSB-4.5.7.1.01'], (table, p) => {
  const [bought, most] = [table.clock.newTrains, newTrainsAllowed(table)];
  return when(p.source === 'depot' && bought >= most, { company: p.buyer, most });
});
/** §4.5.7.1: the treasury pays what the bank sells; that it costs something else is said already. */
const treasuryPays = buying('train-cash', '4.5.7.1', ['DO-4.5.7.1.1'], (table, p) =>
  when(isOfBank(p) && p.price === p.face && p.price > treasury(table, p.buyer), {
    company: p.buyer,
    price: p.price,
    cash: treasury(table, p.buyer),
  }),
);
/** §4.5.7.4: and nobody else adds anything for a train of another railway. */
const treasuryOnly = buying('treasury-only', '4.5.7.4', ['DO-4.5.7.4.2'], (table, p) =>
  when(p.source === 'company' && p.price > treasury(table, p.buyer), {
    company: p.buyer,
    price: p.price,
    cash: treasury(table, p.buyer),
  }),
);
const notObsolete = buying('obsolete', '4.5.7.3', ['DO-4.5.7.3.3'], (table, p) =>
  when(p.source === 'company' && isObsolete(table, p.train), { train: p.side.name, company: p.seller ?? '' }),
);
/** §4.5.7.2: the other director has to agree. */
export const consent = buying('consent', '4.5.7.2', ['DO-4.5.7.2.1'], (table, p) => {
  if (p.source !== 'company' || p.seller === null) return null;
  const director = decides(table, p.seller);
  return when(director !== decides(table, p.buyer), { company: p.seller, director });
});
/** §8.2.2.1: the Investor's railway buys new trains only and never sells one. */
const investorsTrains = buying(
  'investors-trains',
  '8.2.2.1',
  ['DO-8.2.2.1.5', 'HSB-8.2.2.1.04'],
  (table: DoTable, p) => {
    const { investorRailway: company } = table.clock;
    const isTheirs =
      company !== null && (p.seller === company || (p.buyer === company && p.source !== 'depot'));
    return when(isTheirs, { company: company ?? '' });
  },
);

/** §5.4.4: equipment of a brewery is no train that could be bought. */
const noEquipment = buying('equipment-not-sold', '5.4.4', ['HSB-5.4.4.05'], (_, p) =>
  when(isBrewers(p.seller ?? ''), { company: p.seller ?? '' }),
);

/** Whether the train can be had at all. */
export const trainToHave: readonly DoRule<TrainMove>[] = firstThen(
  common.forSale,
  [noEquipment, investorsTrains],
  common.belowLimit,
  ascending,
  newOnes,
  notObsolete,
);
/** What it costs, and who pays. */
export const trainPrice: readonly DoRule<TrainMove>[] = firstThen(
  [printedPrice(['printed-price', '4.5.7.1', 'DO-4.5.7.1.1', 'DO-4.5.7.5']), common.priceLeast],
  [treasuryPays, treasuryOnly],
);
