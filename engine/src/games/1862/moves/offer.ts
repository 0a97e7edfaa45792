import { operatorOf } from '../../../rail/clock.ts';
import { trainCarried, trainOffer } from '../../../rail/verbs/train.ts';
import type { MoveSpec } from '../../../table/game.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { ref, whole } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import type { Clock62 } from '../clock.ts';
import { drafted } from '../flow.ts';
import { isForeign, purchaseOf, reachable } from '../purchase.ts';
import { director, trainName } from '../readers.ts';
import { inStep, isOperator, ofOperator, operatingRules, rule, somebodyOperates, when } from '../rules.ts';
import { us } from '../title.ts';
import { belowLimit, goesIntoDebt, helpFace, priceLeast, treasuryPays } from '../train-rules.ts';

const fields = { train: ref('train'), price: whole(0, 100_000) } as const;
type Offering = MoveOf<typeof fields>;

/** Only a company can be asked for a train. */
const ofCompany = rule<Offering>('offer-whom', '14', ['62-14.3'], (table, move) => {
  const company = operatorOf(table);
  if (company === null) return null;
  return when(!isForeign(purchaseOf(table, company, move)), { train: trainName(table, move.train) });
});

/** Chapter 14: the operating company asks another one for a train; the price is said openly. */
export const offer: MoveSpec<Clock62, Offering> = {
  fields,
  example: { type: 'offer', seat: 'anna', train: 'train/2/1', price: 100 },
  effects: (table, { train, price }) =>
    drafted(table, (draft) => {
      const buyer = operatorOf(table);
      const purchase = buyer === null ? null : purchaseOf(table, buyer, { train, price });
      if (buyer === null || !purchase || !isForeign(purchase) || purchase.seller === null) return;
      draft.set('offer', { train, buyer, seller: purchase.seller, price });
    }),
  rules: [
    ...operatingRules,
    somebodyOperates,
    inStep('offer'),
    ofCompany,
    belowLimit,
    priceLeast,
    treasuryPays,
    helpFace,
    goesIntoDebt,
  ],
  label: (table, { train, price }) =>
    ofOperator(table, (company) => {
      const purchase = purchaseOf(table, company, { train, price });
      const params = { company, train: trainName(table, train), price };
      return isForeign(purchase)
        ? phrase('1862/log/offer', { ...params, seller: purchase?.seller ?? null })
        : phrase('1862/log/offer-nobody', params);
    }),
  *candidates(table, seat) {
    if (isOperator(table, seat))
      for (const wish of reachable(table, seat, 'others')) yield { type: 'offer', seat, ...wish };
  },
  concerns: (_, { train }, piece) => train === piece,
  begins: true,
  reads: (table, seat, hand) => {
    const { train, seller = null, buyer = '' } = trainCarried(hand) ?? { train: '' };
    if (seller === null || seller === buyer || director(table, seller) === director(table, buyer)) return [];
    return [{ type: 'offer', seat, train, price: 1 }];
  },
  offer: (table) => trainOffer(us, table),
};
