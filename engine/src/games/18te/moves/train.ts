import { DEPOT } from '../../../rail/ids.ts';
import { buyingTrain, trainsOfOthers } from '../../../rail/verbs/helped-train.ts';
import { sidesMeant, trainCarried } from '../../../rail/verbs/train.ts';
import { optional, ref, text, whole } from '../../../table/shape.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import type { TeClock } from '../clock.ts';
import { TRAINS } from '../data/trains.ts';
import { buyTrain, onSale, purchaseOf } from '../purchase.ts';
import { director, founded } from '../readers.ts';
import type { TeMove } from '../rules.ts';
import { acting, isOperator, ofOperator } from '../rules.ts';
import { te } from '../title.ts';
import { emergency, purchaseRules } from '../train-rules.ts';

/** `side`: of a new card. `price`: where it is free. `help`: the president adds, else what is missing. */
const fields = {
  train: ref('train'),
  side: optional(text(4)),
  price: optional(whole(0, 100_000)),
  help: optional(whole(0, 100_000)),
} as const;
type Train = MoveOf<typeof fields>;
const buying = buyingTrain<TeClock, Train>(te, purchaseOf, buyTrain);

/** §7.8, §7.9: the operating company buys a train from wherever the card lies. */
export const train: TeMove<Train> = {
  ...buying,
  fields,
  example: { type: 'train', seat: 'anna', train: 'train/2/1', side: '2' },
  rules: [...acting('train'), ...purchaseRules, emergency],
  label: (table, move) =>
    ofOperator(table, (company) => {
      const purchase = purchaseOf(table, company, move);
      return purchase?.source === 'own'
        ? phrase('18te/log/train-turned', { company, train: purchase.side.name })
        : buying.label(table, move);
    }),
  /** Complete but for prices between companies, which are samples. */
  *candidates(table, seat) {
    if (!isOperator(table, seat)) return;
    for (const { train: card, side, source } of onSale(table))
      yield source === DEPOT
        ? { type: 'train', seat, train: card, side: side.name }
        : { type: 'train', seat, train: card };
    for (const wish of trainsOfOthers(te, table, founded(table), 'own'))
      yield { type: 'train', seat, ...wish };
  },
  reads: (table, seat, hand) => {
    const carried = trainCarried(hand);
    if (carried === null) return [];
    const { train: card, seller, buyer, side } = carried;
    const bought: Train = { type: 'train', seat, train: card };
    if (hand.from === DEPOT) return sidesMeant(TRAINS, card, side).map((name) => ({ ...bought, side: name }));
    if (seller === null) return [bought];
    if (seller === buyer) return side === undefined ? [] : [{ ...bought, side }];
    return director(table, seller) === director(table, buyer) ? [{ ...bought, price: 1 }] : [];
  },
};
