import { buyingTrain, trainsOfOthers } from '../../../rail/verbs/helped-train.ts';
import { trainCarried } from '../../../rail/verbs/train.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { optional, ref, whole } from '../../../table/shape.ts';
import { buyTrain, onSale, purchaseOf } from '../purchase.ts';
import { director, started } from '../readers.ts';
import type { Move62 } from '../rules.ts';
import { acting, isOperator } from '../rules.ts';
import { us } from '../title.ts';
import { purchaseRules } from '../train-rules.ts';

/** `price`: where it is free. `help`: what the director adds, else what is missing. */
const fields = {
  train: ref('train'),
  price: optional(whole(0, 100_000)),
  help: optional(whole(0, 100_000)),
} as const;
type Train = MoveOf<typeof fields>;

/** Chapter 14: the operating company buys a train from wherever the card lies. */
export const train: Move62<Train> = {
  ...buyingTrain(us, purchaseOf, buyTrain),
  fields,
  example: { type: 'train', seat: 'anna', train: 'train/2/1' },
  rules: [...acting('train'), ...purchaseRules],
  /** Complete but for prices between companies, which are samples. */
  *candidates(table, seat) {
    if (!isOperator(table, seat)) return;
    for (const { train: card } of onSale(table)) yield { type: 'train', seat, train: card };
    for (const wish of trainsOfOthers(us, table, started(table), 'own'))
      yield { type: 'train', seat, ...wish };
  },
  reads: (table, seat, hand) => {
    const carried = trainCarried(hand);
    if (carried === null || carried.seller === carried.buyer) return [];
    const { train: card, seller, buyer } = carried;
    if (seller === null) return [{ type: 'train', seat, train: card }];
    return director(table, seller) === director(table, buyer)
      ? [{ type: 'train', seat, train: card, price: 1 }]
      : [];
  },
};
