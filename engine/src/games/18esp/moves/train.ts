import { companyOf, DEPOT, POOL } from '../../../rail/ids.ts';
import { perMove } from '../../../rail/kept.ts';
import { sidesMeant } from '../../../rail/verbs/train.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { optional, ref, text, whole } from '../../../table/shape.ts';
import type { Effect } from '../../../table/types.ts';
import type { Phrase } from '../../../table/words.ts';
import { phrase } from '../../../table/words.ts';
import type { EspTable } from '../clock.ts';
import { TRAINS } from '../data/trains.ts';
import { buyTrain, gapOf, inNeed, onSale, purchaseOf } from '../purchase.ts';
import { callsEnd, drafted } from '../flow.ts';
import type { Purchase } from '../purchase.ts';
import { SCRAP } from '../pieces.ts';
import type { EspMove } from '../rules.ts';
import { inStep, isOperator, operating, operatingRules, operatorOf, rule, when } from '../rules.ts';
import { bankRules } from '../train-rules.ts';
import { mainsOf } from './combine.ts';
import { placeOf, standsFor, trainName } from '../readers.ts';

/** `side`: of a new card. `price`: only what is printed will do. `loan`: what the director borrows for it. */
const fields = {
  train: ref('train'),
  side: optional(text(4)),
  price: optional(whole(0, 100_000)),
  loan: optional(whole(0, 100_000)),
} as const;
type Train = MoveOf<typeof fields>;

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

/** What the director would have to borrow. */
function loanFor(table: EspTable): Pick<Train, 'loan'> {
  const company = operating(table);
  const gap = inNeed(table, company) ? gapOf(table, company) : 0;
  return gap > 0 ? { loan: gap } : {};
}

/** Who pays what for a train, and which sentence tells it. */
function paymentOf(purchase: Purchase | null) {
  const { price = 0, loan = 0, missing = 0 } = purchase ?? {};
  const help = missing - loan;
  const borrowed = help > 0 ? '-loan' : '-borrowed';
  const own = help > 0 ? '-help' : '';
  return { price, loan, help, key: loan > 0 ? borrowed : own };
}
/** What the button says: from where, for how much, and who helps to pay. */
function choiceOf(table: EspTable, move: Train): Phrase {
  const purchase = purchaseOf(table, operating(table), move);
  const { key, ...paid } = paymentOf(purchase);
  const from = key === '' && purchase?.source === POOL ? '-market' : '';
  return phrase(`18esp/choice/train${key}${from}`, { train: purchase?.side.name ?? '', ...paid });
}

/** §5.7: the operating company buys a train of the bank; in need with the help of its director (§5.7.1). */
export const train: EspMove<Train> = {
  fields,
  example: { type: 'train', seat: 'anna', train: 'train/2/1', side: '2' },
  effects: (table, move) => effects(table, move),
  rules: [...operatingRules, inStep('train'), ...bankRules, endCalled],
  label: (table, move) => {
    const company = operating(table);
    const purchase = purchaseOf(table, company, move);
    const { key, ...paid } = paymentOf(purchase);
    return phrase(`18esp/log/train${key}`, {
      company,
      train: purchase?.side.name ?? trainName(table, move.train),
      from: placeOf(table, move.train),
      director: purchase?.director ?? '',
      ...paid,
    });
  },
  /** Trains of the bank; where treasury and director cannot pay, with the loan that closes the gap. */
  *candidates(table, seat) {
    if (!isOperator(table, seat)) return;
    const loan = loanFor(table);
    for (const { train: card, side, source } of onSale(table))
      yield { type: 'train', seat, train: card, ...(source === DEPOT ? { side: side.name } : {}), ...loan };
  },
  concerns: (table, { train: card }, piece) => standsFor(table, card, piece),
  reads: (table, seat, { piece, from, to, side }) => {
    const company = table.clock.operating;
    const isNoPurchase = companyOf(from) !== null || from.startsWith('under/');
    if (!piece.startsWith('train/') || company === null || companyOf(to) === null || isNoPurchase) return [];
    // A scrapped train to the charter goes under one of the company's own, where it has one.
    if (from === SCRAP && companyOf(to) === company && mainsOf(table, company).length > 0) return [];
    const bought: Train = { type: 'train', seat, train: piece, ...loanFor(table) };
    if (from !== DEPOT) return [bought];
    return sidesMeant(TRAINS, piece, side).map((name) => ({ ...bought, side: name }));
  },
  offer: (table) => ({ label: (move) => choiceOf(table, move), tone: 'plain' }),
};
