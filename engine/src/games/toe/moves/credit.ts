import type { MoveSpec } from '../../../table/game.ts';
import { choice, ref, whole } from '../../../table/shape.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import { bonusHolds, booksOf, deviation, modelsUnder } from '../books.ts';
import type { Credit } from '../books.ts';
import type { ToeClock, ToeTable } from '../clock.ts';
import { isTraction } from '../material-types.ts';
import { marker, profitPlace } from '../pieces.ts';
import { cardOf, holderOf, isDone, markerAt, onTrack } from '../readers.ts';
import { gameOn, rule, when } from '../rules.ts';
import { completeContract, drafted } from '../toe-draft.ts';

/**
 * Counting a condition by hand. The table does this by itself as soon as a condition holds; the move is for
 * tables
 * where somebody pushes the own marker, and it answers "why does that not count yet?".
 */
const creditFields = {
  contract: ref('contract'),
  what: choice('section', 'vehicle', 'bonus'),
  /** Which section or bonus of the card, from 0. */
  index: whole(0, 9),
} as const;
export type CreditMove = MoveOf<typeof creditFields>;

const creditOf = (table: ToeTable, { contract }: CreditMove): Credit | null => {
  const seat = holderOf(table, contract);
  return seat === null ? null : (booksOf(table, seat).get(contract) ?? null);
};
const amountOf = (table: ToeTable, { contract, what, index }: CreditMove): number => {
  const card = cardOf(table, contract);
  if (!card) return 0;
  if (what === 'vehicle') return card.vehicleIncome;
  return (what === 'section' ? card.sections[index] : card.bonuses[index])?.income ?? 0;
};
const hasTraction = (table: ToeTable, contract: string): boolean =>
  modelsUnder(table, contract).some((v) => isTraction(v.category));
const isDue = (table: ToeTable, move: CreditMove): boolean => {
  const credit = creditOf(table, move);
  if (!credit) return false;
  if (move.what === 'section') return credit.running && credit.met[move.index] === true;
  if (move.what === 'vehicle') return credit.running && credit.vehicles > 0;
  return credit.bonuses[move.index] === true;
};
const bonusRule = (name: string, atom: string, kind: 'speed' | 'night') =>
  rule<CreditMove>(name, '7', [atom], (table, move) => {
    const credit = creditOf(table, move);
    const bonus = move.what === 'bonus' ? cardOf(table, move.contract)?.bonuses[move.index] : undefined;
    const ready = credit && credit.manned && !credit.met.includes(false);
    return when(
      !!ready &&
        bonus?.kind === kind &&
        !credit.done &&
        !bonusHolds(modelsUnder(table, move.contract), bonus),
    );
  });

export const credit: MoveSpec<ToeClock, CreditMove> = {
  fields: creditFields,
  example: { type: 'credit', seat: 'anna', contract: 'S3', what: 'section', index: 0 },
  effects: (table, move) =>
    drafted(table, (draft) => {
      const to = onTrack((markerAt(table, move.seat) ?? 0) + amountOf(table, move));
      draft.put(marker(move.seat), profitPlace(to));
    }),
  rules: [
    gameOn,
    rule<CreditMove>('own-contract', '7', ['TOE-7.4'], (table, { seat, contract }) =>
      when(holderOf(table, contract) !== seat),
    ),
    rule<CreditMove>('no-such-line', '7', ['TOE-7.1'], (table, move) => when(amountOf(table, move) === 0)),
    rule<CreditMove>('nothing-yet', '7', ['TOE-7.5'], (table, move) => {
      const now = creditOf(table, move);
      if (!now || now.running || move.what !== 'section' || now.met[move.index] !== true) return null;
      return { contract: move.contract };
    }),
    rule<CreditMove>('no-chain', '7', ['TOE-7.9'], (table, move) => {
      const section = cardOf(table, move.contract)?.sections[move.index];
      const now = creditOf(table, move);
      return when(!!now && move.what === 'section' && now.met[move.index] !== true, {
        from: section?.from ?? '',
        to: section?.to ?? '',
      });
    }),
    rule<CreditMove>('vehicles-later', '7', ['TOE-7.10'], (table, move) => {
      const now = creditOf(table, move);
      const traction = hasTraction(table, move.contract);
      return when(!!now && move.what === 'vehicle' && !(now.running && now.vehicles > 0), { traction });
    }),
    rule<CreditMove>('bonus-last', '7', ['TOE-7.12'], (table, move) => {
      const now = creditOf(table, move);
      return when(!!now && move.what === 'bonus' && (!now.manned || now.met.includes(false)));
    }),
    bonusRule('too-slow', 'TOE-7.13', 'speed'),
    bonusRule('no-sleeper', 'TOE-7.14', 'night'),
    rule<CreditMove>('counted-already', '5', ['TOE-5.7'], (table, move) =>
      when(isDue(table, move) && deviation(table, move.seat) + amountOf(table, move) > 0),
    ),
  ],
  label: (table, move) =>
    phrase('toe/log/credit', { seat: move.seat, contract: move.contract, amount: amountOf(table, move) }),
};

const completeFields = { contract: ref('contract') } as const;
export type CompleteMove = MoveOf<typeof completeFields>;

/** Turns a contract over by hand; the table does it by itself as soon as all conditions hold. */
export const complete: MoveSpec<ToeClock, CompleteMove> = {
  fields: completeFields,
  example: { type: 'complete', seat: 'anna', contract: 'S3' },
  effects: (table, { seat, contract }) =>
    drafted(table, (draft) => {
      if (holderOf(table, contract) === seat && !isDone(table, contract))
        completeContract(draft, seat, contract);
    }),
  rules: [
    gameOn,
    rule<CompleteMove>('all-conditions', '13', ['TOE-FAQ.9', 'TOE-7.15'], (table, { seat, contract }) => {
      const now = booksOf(table, seat).get(contract);
      return when(!now || (!now.done && !now.complete), { contract });
    }),
    rule<CompleteMove>('turned-over', '7', ['TOE-7.15'], (table, { contract }) =>
      when(isDone(table, contract)),
    ),
  ],
  label: (_, { seat, contract }) => phrase('toe/log/complete', { seat, contract }),
};
