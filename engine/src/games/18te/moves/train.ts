import { operatorOf } from '../../../rail/clock.ts';
import type { MoveSpec } from '../../../table/game.ts';
import { optional, ref, text, whole } from '../../../table/shape.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import type { TeClock } from '../clock.ts';
import { drafted } from '../flow.ts';
import { buyTrain, purchaseOf } from '../purchase.ts';
import { director } from '../readers.ts';
import { inStep, ofOperator, operatingRules, somebodyOperates } from '../rules.ts';
import { consent, emergency, purchaseRules } from '../train-rules.ts';

/** `side`: of a new card. `price`: where it is free. `help`: the president adds, else what is missing. */
const fields = {
  train: ref('train'),
  side: optional(text(4)),
  price: optional(whole(0, 100_000)),
  help: optional(whole(0, 100_000)),
} as const;
type Train = MoveOf<typeof fields>;

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
  rules: [...operatingRules, somebodyOperates, inStep('trains'), ...purchaseRules, consent, emergency],
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
        from: table.pieces[move.train]?.at ?? null,
      };
      return help === 0
        ? phrase('18te/log/train', params)
        : phrase('18te/log/train-help', { ...params, president: director(table, company), help });
    }),
};
