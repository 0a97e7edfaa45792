import { alone, firstThen } from '../../table/rules.ts';
import { operatorOf } from '../../rail/clock.ts';
import { isOfBank, isOnTop, isOutOfReach } from '../../rail/purchase.ts';
import type { BuyTrain, HelpedTrain } from '../../rail/verbs/helped-train.ts';
import { helpRules, owingRules } from '../../rail/verbs/helped-train.ts';
import { trainRules } from '../../rail/verbs/train.ts';
import type { TeClock, TeTable } from './clock.ts';
import { cheapest, dutyOf, inNeed, lacksTrain, purchaseOf } from './purchase.ts';
import { director, overLimit, purse, trainLimit, trainsOf, treasury } from './readers.ts';
import type { TeRule } from './rules.ts';
import { rule, when } from './rules.ts';
import { te } from './title.ts';

const { buying, printedPrice, ...common } = trainRules<TeClock, BuyTrain, HelpedTrain>(
  te,
  {
    purchaseOf,
    counted: trainsOf,
    trainLimit,
    overLimit,
    nameOf: (_, { side }) => side.name,
    isNoTrade: ({ source }) => source === 'own',
  },
  {
    forSale: ['not-for-sale', '7.8', 'TE-7.8.9'],
    sideStays: ['side-stays', '3.4', 'TE-3.4.3'],
    limit: ['train-limit', '7.8', 'TE-7.8.1', 'TE-3.8.4', 'TE-3.8.8', 'TE-3.8.13', 'TE-3.8.18'],
    top: ['top-card', '7.8', 'TE-7.8.4'],
    least: ['price-least', '7.8', 'TE-7.8.3'],
  },
);
export const { belowLimit, priceLeast } = common;

const { consent, helpExact, helpUnasked, ...helping } = helpRules(te, buying, inNeed, {
  /** §7.8: the president of the selling company has to agree. */
  consent: ['consent', '7.8', 'TE-7.8.2'],
  /** §7.9: with the president's money another company's train costs its face value at most. */
  face: ['help-face', '7.9', 'TE-7.9.3'],
  /** §7.9: exactly what is missing. */
  exact: ['help-exact', '7.9', 'TE-7.9.2'],
  unasked: ['help-unasked', '7.9', 'TE-7.9.2'],
});
export const { helpFace } = helping;
/** §7.8: between companies the price is free, but not more than the buyer has. */
export const priceMost = buying('price-most', '7.8', ['TE-7.8.3'], (table, p) =>
  when(p.source === 'company' && p.missing > 0 && !inNeed(table, p.buyer), {
    company: p.buyer,
    price: p.price,
    cash: treasury(table, p.buyer),
  }),
);
const factoryPrice = printedPrice(['factory-price', '7.8', 'TE-7.8.5'], ({ source }) => source === 'depot');
const poolPrice = printedPrice(['pool-price', '7.8', 'TE-7.8.6'], ({ source }) => source === 'pool');

/** §7.9: the president adds money only for a company without a train that could run a route. */
const noHelp = buying('no-help', '7.9', ['TE-7.9.1'], (table, p) =>
  when(isOfBank(p) && p.missing > 0 && !lacksTrain(table, p.buyer), {
    company: p.buyer,
    price: p.price,
    cash: treasury(table, p.buyer),
  }),
);
/** §7.9: with help, the cheapest train of factory and pool. */
const helpCheapest = buying('help-cheapest', '7.9', ['TE-7.9.6'], (table, p) => {
  const least = cheapest(table) ?? 0;
  const other = !isOfBank(p) || p.missing === 0 || (p.source === 'depot' && !isOnTop(table, p));
  return when(!other && lacksTrain(table, p.buyer) && p.face > least, {
    train: p.side.name,
    face: p.face,
    least,
  });
});
/** Whether the president's money may flow into this purchase at all. */
function helps(table: TeTable, p: HelpedTrain): boolean {
  if (p.missing === 0 || isOutOfReach(p) || !inNeed(table, p.buyer)) return false;
  return isOfBank(p) ? p.face <= (cheapest(table) ?? 0) : p.price <= p.face;
}
/** §7.9: first the money is raised, then the train is bought. */
export const presidentPays = buying('president-short', '7.9', ['TE-7.9.7'], (table, p) => {
  const president = director(table, p.buyer);
  const cash = purse(table, president);
  return when(helps(table, p) && cash < p.missing, { president, missing: p.missing, cash });
});
/** A purchase with the president's money is allowed, and worth a second look. */
export const emergency: TeRule<BuyTrain> = {
  ...buying('emergency', '7.9', ['TE-7.9.4'], (table, p) => {
    const president = director(table, p.buyer);
    const paid = helps(table, p) && purse(table, president) >= p.missing;
    return when(paid, { president, missing: p.missing, company: p.buyer });
  }),
  weight: 'caution',
};

/** §7: certificates come after the trains; whoever issues to pay for one learns it too late. */
export const noTrainsAfter: TeRule = rule(
  'no-trains-after',
  '7',
  ['TE-7.0.3'],
  (table) => {
    const company = operatorOf(table);
    if (company === null || table.clock.step !== 'trains' || cheapest(table) === null) return null;
    return when(trainsOf(table, company).length < trainLimit(table), { company });
  },
  'caution',
);

// —— Before the turn goes on to the shares, or ends ——

/** Settled on leaving this step: money that certificates bring afterwards comes too late for a train. */
const owing = owingRules(te, dutyOf, cheapest);
/** §7.8, §7.9: what a company without a train still has to do. */
export const dutyRules: readonly TeRule[] = [
  alone(owing(['train-duty', '7.8', 'TE-7.8.8', 'TE-7.0.4'], 'buy')),
  alone(owing(['must-fund', '7.9', 'TE-7.9.7'], 'fund')),
  alone(owing(['must-declare', '7.9', 'TE-7.9.13'], 'declare')),
];

/** What cannot be had has no price, and who asks nobody has nothing to pay. */
export const purchaseRules: readonly TeRule<BuyTrain>[] = firstThen(
  common.forSale,
  belowLimit,
  common.topCard,
  common.sideStays,
  consent,
  [priceLeast, factoryPrice, poolPrice],
  [priceMost, noHelp, helpFace, helpCheapest],
  [helpExact, helpUnasked, presidentPays],
);
