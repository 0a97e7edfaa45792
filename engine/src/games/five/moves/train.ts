import { operatorOf } from '../../../rail/clock.ts';
import { BANK, companyPlace, DEPOT } from '../../../rail/ids.ts';
import { topTrain } from '../../../rail/depot.ts';
import { findTrain } from '../../../rail/purchase.ts';
import type { CompanyId } from '../../../rail/types.ts';
import type { PricedTrain } from '../../../rail/verbs/train.ts';
import { trainCarried, trainRules } from '../../../rail/verbs/train.ts';
import type { MoveSpec } from '../../../table/game.ts';
import { when } from '../../../table/rules.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { ref } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import type { FiveClock, FiveTable } from '../clock.ts';
import { TRAIN_LIMIT, TRAINS } from '../data.ts';
import { doing } from '../flow.ts';
import { trainName, trainsOf, treasury } from '../readers.ts';
import { inStep, operating, operatingRules, somebodyOperates } from '../rules.ts';
import { five } from '../title.ts';

const fields = { train: ref('train') } as const;
type Train = MoveOf<typeof fields>;

function purchaseOf(table: FiveTable, buyer: CompanyId, { train }: Train): PricedTrain | null {
  const found = findTrain(table, TRAINS, buyer, { train });
  return found && { ...found, face: found.side.price, price: found.side.price };
}
const said = (name: string) => [name, '3', 'FIVE-3.6'] as const;
const { buying, belowLimit, topCard } = trainRules<FiveClock, Train, PricedTrain>(
  five,
  { purchaseOf, counted: trainsOf, trainLimit: () => TRAIN_LIMIT, overLimit: () => [] },
  {
    forSale: said('for-sale'),
    sideStays: said('side-stays'),
    limit: said('train-limit'),
    top: said('top-train'),
    least: said('price-least'),
  },
);
/** New trains only: companies do not trade with each other. */
const isNew = buying('new-only', '3', ['FIVE-3.6'], (table, { source, train }) =>
  when(source !== DEPOT, { train: trainName(table, train) }),
);
const covered = buying('train-price', '3', ['FIVE-3.6'], (table, { source, buyer, price }) =>
  when(source === DEPOT && treasury(table, buyer) < price, { price, cash: treasury(table, buyer) }),
);

export const train: MoveSpec<FiveClock, Train> = {
  fields,
  example: { type: 'train', seat: 'anna', train: 'train/2/1' },
  effects: doing((draft, move, table) => {
    const company = operatorOf(table);
    const purchase = company === null ? null : purchaseOf(table, company, move);
    if (purchase === null || purchase.source !== DEPOT) return;
    draft.put(purchase.train, companyPlace(purchase.buyer), { side: purchase.side.name });
    draft.pay(purchase.price, companyPlace(purchase.buyer), BANK, 'due/train');
  }),
  rules: [...operatingRules, somebodyOperates, inStep('train'), isNew, topCard, belowLimit, covered],
  label: (table, move) =>
    phrase('five/log/train', { company: operating(table) || '–', train: trainName(table, move.train) }),
  candidates: (table, seat) => {
    const top = topTrain(table);
    return top === null ? [] : [{ type: 'train', seat, train: top }];
  },
  concerns: (_, move, piece) => move.train === piece,
  reads: (_, seat, hand) => {
    const carried = trainCarried(hand);
    return carried === null ? [] : [{ type: 'train', seat, train: carried.train }];
  },
  offer: (table) => ({
    label: (move) =>
      phrase('five/choice/train', {
        train: trainName(table, move.train),
        price: purchaseOf(table, operating(table), move)?.price ?? 0,
      }),
    tone: 'plain',
  }),
};
