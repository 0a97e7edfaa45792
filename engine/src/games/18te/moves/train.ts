import { sideInUse } from '../../../rail/depot.ts';
import type { MoveSpec } from '../../../table/game.ts';
import { optional, ref, text, whole } from '../../../table/shape.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import type { TeClock } from '../clock.ts';
import { TRAINS } from '../data/trains.ts';
import { drafted } from '../flow.ts';
import { buyTrain, purchaseOf } from '../purchase.ts';
import { director } from '../readers.ts';
import { inStep, operating, operatingRules } from '../rules.ts';
import { somebodyOperates } from '../run-rules.ts';
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
      const { operating: company, round } = table.clock;
      const purchase = company === null || round !== 'OR' ? null : purchaseOf(table, company, move);
      if (purchase) buyTrain(draft, purchase);
    }),
  rules: [...operatingRules, somebodyOperates, inStep('trains'), ...purchaseRules, consent, emergency],
  label: (table, move) => {
    const company = operating(table);
    const purchase = purchaseOf(table, company, move);
    const name = purchase?.side.name ?? sideInUse(table, TRAINS, move.train)?.name ?? '';
    const from = table.pieces[move.train]?.at ?? '';
    const params = { company, train: name, price: purchase?.price ?? 0, from };
    if (!purchase || purchase.help === 0) return phrase('18te/log/train', params);
    return phrase('18te/log/train-help', {
      ...params,
      president: director(table, company),
      help: purchase.help,
    });
  },
};
