import { operatorOf } from '../../../rail/clock.ts';
import { POOL } from '../../../rail/ids.ts';
import { trainCarried } from '../../../rail/verbs/train.ts';
import type { MoveSpec } from '../../../table/game.ts';
import { pieceOf } from '../../../table/places.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { optional, ref, whole } from '../../../table/shape.ts';
import type { Phrase } from '../../../table/words.ts';
import { phrase } from '../../../table/words.ts';
import type { Clock62, Table62 } from '../clock.ts';
import { drafted } from '../flow.ts';
import { buyTrain, onSale, PRICE, purchaseOf, reachable } from '../purchase.ts';
import { director } from '../readers.ts';
import { inStep, isOperator, ofOperator, operating, operatingRules, somebodyOperates } from '../rules.ts';
import { consent, purchaseRules } from '../train-rules.ts';

/** `price`: where it is free. `help`: what the director adds, else what is missing. */
const fields = {
  train: ref('train'),
  price: optional(whole(0, 100_000)),
  help: optional(whole(0, 100_000)),
} as const;
type Train = MoveOf<typeof fields>;

/** What the button says: from whom, for how much, and who helps to pay. */
function choiceOf(table: Table62, move: Train): Phrase {
  const company = operating(table);
  const purchase = purchaseOf(table, company, { train: move.train });
  const name = purchase?.side.name ?? move.train;
  if (purchase?.seller) return phrase('1862/choice/train-company', { train: name, seller: purchase.seller });
  const key = `1862/choice/train${purchase?.source === POOL ? '-pool' : ''}`;
  const { price = 0, missing = 0 } = purchase ?? {};
  if (missing === 0) return phrase(key, { train: name, price });
  return phrase(`${key}-help`, { train: name, price, missing, director: director(table, company) });
}

/** Chapter 14: the operating company buys a train from wherever the card lies. */
export const train: MoveSpec<Clock62, Train> = {
  fields,
  example: { type: 'train', seat: 'anna', train: 'train/2/1' },
  effects: (table, move) =>
    drafted(table, (draft) => {
      const company = operatorOf(table);
      const purchase = company === null ? null : purchaseOf(table, company, move);
      if (purchase) buyTrain(draft, purchase);
    }),
  rules: [...operatingRules, somebodyOperates, inStep('train'), ...purchaseRules, consent],
  label: (table, move) =>
    ofOperator(table, (company) => {
      const { side, price = 0, help = 0 } = purchaseOf(table, company, move) ?? {};
      const params = {
        company,
        train: side?.name ?? null,
        price,
        from: pieceOf(table, move.train)?.at ?? null,
      };
      return help === 0
        ? phrase('1862/log/train', params)
        : phrase('1862/log/train-help', { ...params, director: director(table, company), help });
    }),
  /** Complete but for prices between companies, which are samples. */
  *candidates(table, seat) {
    if (!isOperator(table, seat)) return;
    for (const { train: card } of onSale(table)) yield { type: 'train', seat, train: card };
    for (const wish of reachable(table, seat, 'own')) yield { type: 'train', seat, ...wish };
  },
  concerns: (_, { train: card }, piece) => card === piece,
  reads: (table, seat, hand) => {
    const carried = trainCarried(hand);
    if (carried === null || carried.seller === carried.buyer) return [];
    const { train: card, seller, buyer } = carried;
    if (seller === null) return [{ type: 'train', seat, train: card }];
    return director(table, seller) === director(table, buyer)
      ? [{ type: 'train', seat, train: card, price: 1 }]
      : [];
  },
  offer: (table) => ({ label: (move) => choiceOf(table, move), tone: 'plain', amount: PRICE }),
};
