import { operatorOf } from '../../../rail/clock.ts';
import { perMove } from '../../../rail/kept.ts';
import type { MoveSpec } from '../../../table/game.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { optional, ref, text, whole } from '../../../table/shape.ts';
import type { Effect } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import type { EspClock, EspTable } from '../clock.ts';
import { callsEnd, drafted } from '../flow.ts';
import { buyTrain, purchaseOf } from '../purchase.ts';
import { inStep, operating, operatingRules, rule, when } from '../rules.ts';
import { bankRules } from '../train-rules.ts';
import { trainName } from '../score.ts';

/** `side`: of a new card. `price`: only what is printed will do. `loan`: what the director borrows for it. */
const fields = {
  train: ref('train'),
  side: optional(text(4)),
  price: optional(whole(0, 100_000)),
  loan: optional(whole(0, 100_000)),
} as const;
export type Train = MoveOf<typeof fields>;

/** §8: the second 8 calls the end, and that is said when it happens. */
const endCalled = rule<Train>(
  'end-called',
  '8',
  ['ESP-8.01'],
  (table, move) => when(table.clock.ending === null && callsEnd(effects(table, move))),
  'caution',
);
/** Worked out once: a rule asks what the move itself is going to do. */
const effects = perMove((table: EspTable, move: Train): readonly Effect[] =>
  drafted(table, (draft) => {
    const company = operatorOf(table);
    const purchase = company === null ? null : purchaseOf(table, company, move);
    if (purchase) buyTrain(draft, purchase);
  }),
);

/** §5.7: the operating company buys a train of the bank; in need with the help of its director (§5.7.1). */
export const train: MoveSpec<EspClock, Train> = {
  fields,
  example: { type: 'train', seat: 'anna', train: 'train/2/1', side: '2' },
  effects: (table, move) => effects(table, move),
  rules: [...operatingRules, inStep('train'), ...bankRules, endCalled],
  label: (table, move) => {
    const company = operating(table);
    const purchase = purchaseOf(table, company, move);
    const params = {
      company,
      train: purchase?.side.name ?? trainName(table, move.train),
      price: purchase?.price ?? 0,
      from: table.pieces[move.train]?.at ?? '',
      director: purchase?.director ?? '',
      help: (purchase?.missing ?? 0) - (purchase?.loan ?? 0),
      loan: purchase?.loan ?? 0,
    };
    if (params.loan > 0)
      return phrase(params.help > 0 ? '18esp/log/train-loan' : '18esp/log/train-borrowed', params);
    return phrase(params.help > 0 ? '18esp/log/train-help' : '18esp/log/train', params);
  },
};
