import { isOfBank } from '../../rail/purchase.ts';
import { DEPOT, trainOf } from '../../rail/ids.ts';
import type { BuyTrain, HelpedTrain } from '../../rail/verbs/helped-train.ts';
import { helpRules, owingRules } from '../../rail/verbs/helped-train.ts';
import { trainRules } from '../../rail/verbs/train.ts';
import { alone, firstThen, unless } from '../../table/rules.ts';
import type { Clock62 } from './clock.ts';
import { isExpress, twinOf } from './data/trains.ts';
import { cheapest, dutyOf, inNeed, isAvailable, purchaseOf, topNumbered } from './purchase.ts';
import { director, overLimit, purse, trainLimit, trainsOf, treasury } from './readers.ts';
import type { Rule62 } from './rules.ts';
import { operating, when } from './rules.ts';
import { us } from './title.ts';

const { buying, printedPrice, forSale, belowLimit, priceLeast } = trainRules<Clock62, BuyTrain, HelpedTrain>(
  us,
  { purchaseOf, counted: trainsOf, trainLimit, overLimit },
  {
    forSale: ['not-for-sale', '14', '62-14.2'],
    sideStays: ['not-for-sale', '14', '62-14.2'],
    limit: ['train-limit', '14', '62-14.9', '62-14.10'],
    top: ['ascending', '14', '62-14.7'],
    least: ['price-least', '14', '62-14.3'],
  },
);
export { belowLimit, priceLeast };

/** New trains in ascending order. */
const ascending = buying('ascending', '14', ['62-14.7'], (table, p) => {
  const type = trainOf(p.train) ?? '';
  return when(p.source === DEPOT && !isExpress(type) && !isAvailable(table, type), {
    train: p.side.name,
    top: trainOf(topNumbered(table) ?? '') ?? '',
  });
});
/** An E train after the first train of its size. */
const express = buying('express-later', '14', ['62-14.8'], (table, p) => {
  const type = trainOf(p.train) ?? '';
  return when(p.source === DEPOT && isExpress(type) && !isAvailable(table, type), {
    train: p.side.name,
    first: twinOf(type),
  });
});
const { helpExact: exact, ...helping } = helpRules(us, buying, inNeed, {
  /** The director of the selling company has to agree. */
  consent: ['consent', '14', '62-14.3'],
  /** In need not more than the printed price, whoever sells. */
  face: ['help-face', '14', '62-14.16'],
  /** The company gives all it has, its director exactly what is missing. */
  exact: ['help-exact', '14', '62-14.17'],
  unasked: ['help-unasked', '14', '62-14.13', '62-14.17'],
});
const { consent, helpUnasked } = helping;
export const { helpFace } = helping;
/** Who is not in need is told that the company pays alone. */
const helpExact = unless(exact, (table) => !inNeed(table, operating(table)));
/** The company pays the full price itself, unless it is in need. */
export const treasuryPays = buying('treasury-pays', '14', ['62-14.13'], (table, p) =>
  when(p.missing > 0 && !inNeed(table, p.buyer), {
    company: p.buyer,
    price: p.price,
    cash: treasury(table, p.buyer),
  }),
);
const bankPrice = printedPrice(['bank-price', '14', '62-14.2'], isOfBank);
/** Allowed, and worth a second look: the director's cash does not suffice, shares will have to be sold. */
export const goesIntoDebt: Rule62<BuyTrain> = {
  ...buying('into-debt', '14', ['62-14.18'], (table, p) => {
    const [head, cash] = [director(table, p.buyer), purse(table, director(table, p.buyer))];
    const helped = p.missing > 0 && inNeed(table, p.buyer);
    return when(helped && cash < p.missing, { director: head, missing: p.missing, cash });
  }),
  weight: 'caution',
};

/** What cannot be had has no price, and who asks nobody has nothing to pay. */
export const purchaseRules: readonly Rule62<BuyTrain>[] = [
  ...firstThen(
    forSale,
    belowLimit,
    [ascending, express],
    consent,
    [priceLeast, bankPrice],
    [treasuryPays, helpFace, helpExact, helpUnasked],
  ),
  goesIntoDebt,
];

// —— Before the turn goes on to the buy-back, or ends ——

const owing = owingRules(us, dutyOf, cheapest);
/** A company with a route owns a train at the end of its turn. */
export const dutyRules: readonly Rule62[] = [
  alone(owing(['train-duty', '14', '62-14.6'], 'buy')),
  alone(owing(['must-fund', '14', '62-14.6', '62-14.14'], 'fund')),
];
