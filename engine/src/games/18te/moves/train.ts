import { operatorOf } from '../../../rail/clock.ts';
import { DEPOT, POOL } from '../../../rail/ids.ts';
import { sidesMeant, trainCarried } from '../../../rail/verbs/train.ts';
import type { MoveSpec } from '../../../table/game.ts';
import { optional, ref, text, whole } from '../../../table/shape.ts';
import type { MoveOf } from '../../../table/shape.ts';
import type { Phrase } from '../../../table/words.ts';
import { phrase } from '../../../table/words.ts';
import type { TeClock, TeTable } from '../clock.ts';
import { TRAINS } from '../data/trains.ts';
import { drafted } from '../flow.ts';
import { buyTrain, onSale, PRICE, purchaseOf, reachable } from '../purchase.ts';
import { director } from '../readers.ts';
import { inStep, isOperator, ofOperator, operating, operatingRules, somebodyOperates } from '../rules.ts';
import { consent, emergency, purchaseRules } from '../train-rules.ts';
import { pieceOf } from '../../../table/places.ts';

/** `side`: of a new card. `price`: where it is free. `help`: the president adds, else what is missing. */
const fields = {
  train: ref('train'),
  side: optional(text(4)),
  price: optional(whole(0, 100_000)),
  help: optional(whole(0, 100_000)),
} as const;
type Train = MoveOf<typeof fields>;

/** What the button says: from whom, for how much, and who helps to pay. */
function choiceOf(table: TeTable, move: Train): Phrase {
  const company = operating(table);
  const purchase = purchaseOf(table, company, { train: move.train, side: move.side });
  const name = purchase?.side.name ?? move.train;
  if (purchase?.seller) return phrase('18te/choice/train-company', { train: name, seller: purchase.seller });
  const key = `18te/choice/train${purchase?.source === POOL ? '-pool' : ''}`;
  const { price = 0, missing = 0 } = purchase ?? {};
  if (missing === 0) return phrase(key, { train: name, price });
  return phrase(`${key}-help`, { train: name, price, missing, president: director(table, company) });
}

/** §7.8, §7.9: the operating company buys a train from wherever the card lies. */
export const train: MoveSpec<TeClock, Train> = {
  fields,
  example: { type: 'train', seat: 'anna', train: 'train/2/1', side: '2' },
  effects: (table, move) =>
    drafted(table, (draft) => {
      const company = operatorOf(table);
      const purchase = company === null ? null : purchaseOf(table, company, move);
      if (purchase) buyTrain(draft, purchase);
    }),
  rules: [...operatingRules, somebodyOperates, inStep('train'), ...purchaseRules, consent, emergency],
  label: (table, move) =>
    ofOperator(table, (company) => {
      const purchase = purchaseOf(table, company, move);
      const { side, price = 0, help = 0 } = purchase ?? {};
      if (purchase?.source === 'own')
        return phrase('18te/log/train-turned', { company, train: purchase.side.name });
      const params = {
        company,
        train: side?.name ?? null,
        price,
        from: pieceOf(table, move.train)?.at ?? null,
      };
      return help === 0
        ? phrase('18te/log/train', params)
        : phrase('18te/log/train-help', { ...params, president: director(table, company), help });
    }),
  /** Complete but for prices between companies, which are samples. */
  *candidates(table, seat) {
    if (!isOperator(table, seat)) return;
    for (const { train: card, side, source } of onSale(table))
      yield source === DEPOT
        ? { type: 'train', seat, train: card, side: side.name }
        : { type: 'train', seat, train: card };
    for (const wish of reachable(table, seat, 'own')) yield { type: 'train', seat, ...wish };
  },
  concerns: (_, { train: card }, piece) => card === piece,
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
  offer: (table) => ({ label: (move) => choiceOf(table, move), tone: 'plain', amount: PRICE }),
};
