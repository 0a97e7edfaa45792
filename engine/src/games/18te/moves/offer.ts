import { operatorOf } from '../../../rail/clock.ts';
import { trainCarried, trainOffer } from '../../../rail/verbs/train.ts';
import type { MoveSpec } from '../../../table/game.ts';
import { ref, whole } from '../../../table/shape.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import type { TeClock } from '../clock.ts';
import { drafted } from '../flow.ts';
import { isForeign, purchaseOf, reachable } from '../purchase.ts';
import { director, trainName } from '../readers.ts';
import { inStep, isOperator, ofOperator, operatingRules, rule, when, somebodyOperates } from '../rules.ts';
import { te } from '../title.ts';
import { belowLimit, emergency, helpFace, presidentPays, priceLeast, priceMost } from '../train-rules.ts';

const fields = { train: ref('train'), price: whole(0, 100_000) } as const;
type Offering = MoveOf<typeof fields>;

/** §7.8: only a company can be asked for a train. */
const ofCompany = rule<Offering>('offer-whom', '7.8', ['TE-7.8.2'], (table, move) => {
  const company = operatorOf(table);
  if (company === null) return null;
  return when(!isForeign(purchaseOf(table, company, move)), { train: trainName(table, move.train) });
});
/** Who presides over both companies need not ask. */
const toOneself = rule<Offering>(
  'offer-self',
  '7.8',
  ['TE-7.8.2'],
  (table, move) => {
    const { operating: company } = table.clock;
    const seller = company === null ? null : (purchaseOf(table, company, move)?.seller ?? null);
    const same = company !== null && seller !== null && seller !== company;
    return when(same && director(table, seller) === director(table, company), { company: seller ?? '' });
  },
  'caution',
);

/** §7.8: the operating company asks another one for a train. */
export const offer: MoveSpec<TeClock, Offering> = {
  fields,
  example: { type: 'offer', seat: 'anna', train: 'train/2/1', price: 100 },
  effects: (table, { train, price }) =>
    drafted(table, (draft) => {
      const buyer = operatorOf(table);
      if (buyer === null) return;
      const purchase = purchaseOf(table, buyer, { train, price });
      if (!purchase || !isForeign(purchase) || purchase.seller === null) return;
      draft.set('offer', { train, buyer, seller: purchase.seller, price });
    }),
  rules: [
    ...operatingRules,
    somebodyOperates,
    inStep('offer'),
    ofCompany,
    belowLimit,
    priceLeast,
    priceMost,
    helpFace,
    presidentPays,
    emergency,
    toOneself,
  ],
  label: (table, { train, price }) =>
    ofOperator(table, (company) => {
      const purchase = purchaseOf(table, company, { train, price });
      const params = { company, train: trainName(table, train), price };
      return isForeign(purchase)
        ? phrase('18te/log/offer', { ...params, seller: purchase?.seller ?? null })
        : phrase('18te/log/offer-nobody', params);
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
  offer: (table) => trainOffer(te, table),
};
