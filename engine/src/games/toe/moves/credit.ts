import { firstThen } from '../../../table/rules.ts';
import { choice, ref, whole } from '../../../table/shape.ts';
import type { MoveOf } from '../../../table/shape.ts';
import type { Params } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import { bonusHolds, booksOf, deviation, modelsUnder } from '../books.ts';
import type { Credit } from '../books.ts';
import { ofContract } from '../by-hand.ts';
import type { OfContract } from '../by-hand.ts';
import type { ToeTable } from '../clock.ts';
import { isTraction } from '../material-types.ts';
import { DONE, marker, profitPlace, seatPlace } from '../pieces.ts';
import { cardOf, holderOf, isDone, markerAt, onTrack } from '../readers.ts';
import { gameOn, rule, when } from '../rules.ts';
import type { ToeMove, ToeRule } from '../rules.ts';
import { completeContract, doing } from '../toe-draft.ts';

/**
 * Counting a condition by hand. The table does this by itself as soon as a condition holds; the move is for tables where
 * somebody pushes the own marker, and it answers "why does that not count yet?".
 */
const creditFields = {
  contract: ref('contract'),
  what: choice('section', 'vehicle', 'bonus'),
  /** Which section or bonus of the card, from 0. */
  index: whole(0, 9),
} as const;
type Count = MoveOf<typeof creditFields>;

const creditOf = (table: ToeTable, { contract }: Count): Credit | null => {
  const seat = holderOf(table, contract);
  return seat === null ? null : (booksOf(table, seat).get(contract) ?? null);
};
const amountOf = (table: ToeTable, { contract, what, index }: Count): number => {
  const card = cardOf(table, contract);
  if (!card) return 0;
  if (what === 'vehicle') return card.vehicleIncome;
  return (what === 'section' ? card.sections[index] : card.bonuses[index])?.income ?? 0;
};
const isDue = (now: Credit, { what, index }: Count): boolean => {
  if (what === 'section') return now.running && now.met[index] === true;
  if (what === 'vehicle') return now.running && now.vehicles > 0;
  return now.bonuses[index] === true;
};
/** All is there that a bonus waits for. */
const isReady = ({ manned, met }: Credit): boolean => manned && !met.includes(false);

/** A rule about one kind of line; silent where nobody holds the contract. */
const line = (
  what: Count['what'],
  name: string,
  atom: string,
  check: (now: Credit, move: Count, table: ToeTable) => Params | null,
): ToeRule<Count> =>
  rule<Count>(name, '7', [atom], (table, move) => {
    const now = move.what === what ? creditOf(table, move) : null;
    return now && check(now, move, table);
  });
const bonusRule = (name: string, atom: string, kind: 'speed' | 'night'): ToeRule<Count> =>
  line('bonus', name, atom, (now, { contract, index }, table) => {
    const bonus = cardOf(table, contract)?.bonuses[index];
    const isMissed = bonus?.kind === kind && !bonusHolds(modelsUnder(table, contract), bonus);
    return when(isMissed && isReady(now) && !now.done);
  });

export const credit: ToeMove<Count> = {
  fields: creditFields,
  example: { type: 'credit', seat: 'anna', contract: 'S3', what: 'section', index: 0 },
  effects: doing((draft, move, table) => {
    const to = onTrack((markerAt(table, move.seat) ?? 0) + amountOf(table, move));
    draft.put(marker(move.seat), profitPlace(to));
  }),
  rules: [
    gameOn,
    ...firstThen(
      rule<Count>('own-contract', '7', ['TOE-7.4'], (table, { seat, contract }) =>
        when(holderOf(table, contract) !== seat),
      ),
      rule<Count>('no-such-line', '7', ['TOE-7.1'], (table, move) => when(amountOf(table, move) === 0)),
      [
        line('section', 'nothing-yet', 'TOE-7.5', (now, { contract, index }) =>
          when(!now.running && now.met[index] === true, { contract }),
        ),
        line('section', 'no-chain', 'TOE-7.9', (now, { contract, index }, table) => {
          const { from = '', to = '' } = cardOf(table, contract)?.sections[index] ?? {};
          return when(now.met[index] !== true, { from, to });
        }),
        line('vehicle', 'vehicles-later', 'TOE-7.10', (now, move, table) => {
          const traction = modelsUnder(table, move.contract).some((v) => isTraction(v.category));
          return when(!isDue(now, move), { traction });
        }),
        line('bonus', 'bonus-last', 'TOE-7.12', (now) => when(!isReady(now))),
        bonusRule('too-slow', 'TOE-7.13', 'speed'),
        bonusRule('no-sleeper', 'TOE-7.14', 'night'),
        rule<Count>('counted-already', '5', ['TOE-5.7'], (table, move) => {
          const now = creditOf(table, move);
          const isOver = deviation(table, move.seat) + amountOf(table, move) > 0;
          return when(now !== null && isDue(now, move) && isOver);
        }),
      ],
    ),
  ],
  label: (table, move) =>
    phrase('toe/log/credit', { seat: move.seat, contract: move.contract, amount: amountOf(table, move) }),
};

/** Turns a contract over by hand; the table does it by itself as soon as all conditions hold. */
export const complete: ToeMove<OfContract> = {
  ...ofContract(
    'complete',
    (seat, { from, to, side }) => from === to && to === seatPlace(seat) && side === DONE,
  ),
  example: { type: 'complete', seat: 'anna', contract: 'S3' },
  effects: doing((draft, { seat, contract }, table) => {
    if (holderOf(table, contract) === seat && !isDone(table, contract))
      completeContract(draft, seat, contract);
  }),
  rules: [
    gameOn,
    rule<OfContract>('all-conditions', '13', ['TOE-FAQ.9', 'TOE-7.15'], (table, { seat, contract }) => {
      const now = booksOf(table, seat).get(contract);
      return when(!now || (!now.done && !now.complete), { contract });
    }),
    rule<OfContract>('turned-over', '7', ['TOE-7.15'], (table, { contract }) =>
      when(isDone(table, contract)),
    ),
  ],
  label: (_, { seat, contract }) => phrase('toe/log/complete', { seat, contract }),
};
