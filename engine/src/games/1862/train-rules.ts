import { isOfBank } from '../../rail/purchase.ts';
import { DEPOT, trainOf } from '../../rail/ids.ts';
import { trainRules } from '../../rail/verbs/train.ts';
import type { Move } from '../../table/types.ts';
import type { Clock62, Table62 } from './clock.ts';
import { isExpress, twinOf } from './data/trains.ts';
import type { Asked, Purchase } from './purchase.ts';
import { cheapest, dutyOf, inNeed, isAvailable, purchaseOf, topNumbered } from './purchase.ts';
import { director, overLimit, purse, trainLimit, trainsOf, treasury } from './readers.ts';
import type { Rule62 } from './rules.ts';
import { rule, when } from './rules.ts';
import { us } from './title.ts';

type TrainMove = Move & Asked;
const { buying, printedPrice, forSale, belowLimit, priceLeast } = trainRules<Clock62, TrainMove, Purchase>(
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
/** The director of the selling company has to agree. */
export const consent = buying('consent', '14', ['62-14.3'], (table, p) => {
  if (p.source !== 'company' || p.seller === null) return null;
  const head = director(table, p.seller);
  return when(head !== director(table, p.buyer), { company: p.seller, director: head });
});
/** The company pays the full price itself, unless it is in need. */
export const treasuryPays = buying('treasury-pays', '14', ['62-14.13'], (table, p) =>
  when(p.missing > 0 && !inNeed(table, p.buyer), {
    company: p.buyer,
    price: p.price,
    cash: treasury(table, p.buyer),
  }),
);
const bankPrice = printedPrice(['bank-price', '14', '62-14.2'], isOfBank);
/** In need not more than the printed price, whoever sells. */
export const helpFace = buying('help-face', '14', ['62-14.16'], (table, p) =>
  when(p.source === 'company' && p.missing > 0 && inNeed(table, p.buyer) && p.price > p.face, {
    price: p.price,
    face: p.face,
  }),
);
/** The company gives all it has, its director exactly what is missing. */
const helpExact = buying('help-exact', '14', ['62-14.17'], (_, p) =>
  when(p.missing > 0 && p.help !== p.missing, { help: p.help, missing: p.missing }),
);
const helpUnasked = buying('help-unasked', '14', ['62-14.13', '62-14.17'], (_, p) =>
  when(p.missing === 0 && p.help > 0, { company: p.buyer }),
);
/** Allowed, and worth a second look: the director's cash does not suffice, shares will have to be sold. */
export const goesIntoDebt: Rule62<TrainMove> = {
  ...buying('into-debt', '14', ['62-14.18'], (table, p) => {
    const [head, cash] = [director(table, p.buyer), purse(table, director(table, p.buyer))];
    const helped = p.missing > 0 && inNeed(table, p.buyer);
    return when(helped && cash < p.missing, { director: head, missing: p.missing, cash });
  }),
  weight: 'caution',
};

/** Everything about a purchase that does not depend on who agrees to it. */
export const purchaseRules: readonly Rule62<TrainMove>[] = [
  forSale,
  belowLimit,
  ascending,
  express,
  priceLeast,
  bankPrice,
  treasuryPays,
  helpFace,
  helpExact,
  helpUnasked,
  goesIntoDebt,
];

// —— Before the turn goes on to the buy-back, or ends ——

const owing = (name: string, atoms: readonly string[], duty: ReturnType<typeof dutyOf>): Rule62 =>
  rule(name, '14', atoms, (table: Table62) => {
    const { operating: company, round, step } = table.clock;
    if (company === null || round !== 'OR' || step !== 'trains' || dutyOf(table, company) !== duty)
      return null;
    return {
      company,
      director: director(table, company),
      least: cheapest(table) ?? 0,
      cash: treasury(table, company),
    };
  });
/** A company with a route owns a train at the end of its turn. */
export const dutyRules: readonly Rule62[] = [
  owing('train-duty', ['62-14.6'], 'buy'),
  owing('must-fund', ['62-14.6', '62-14.14'], 'fund'),
];
