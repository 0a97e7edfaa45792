import type { Rule } from '../../table/game.ts';
import type { Move, Params, Weight } from '../../table/types.ts';
import { isPhase } from './clock.ts';
import type { Phase, ToeClock, ToeTable } from './clock.ts';
import { allowance, boughtBy, callerOf, onTurn, purse } from './readers.ts';

export type ToeRule<M extends Move = Move> = Rule<ToeClock, M>;

/** `rule('full', '8', ['TOE-8.7'], check)`; its sentence stands under `toe/8/full` in the words. */
export function rule<M extends Move = Move>(
  name: string,
  section: string,
  atoms: readonly string[],
  check: (table: ToeTable, move: M) => Params | null,
  weight: Weight = 'breach',
): ToeRule<M> {
  return { id: `toe/${section}/${name}`, section, atoms, weight, check };
}
export const when = (broken: boolean, params: Params = {}): Params | null => (broken ? params : null);

/** Nothing is moved after the end (ch. 10). */
export const gameOn = rule('over', '10', ['TOE-10.4'], ({ clock }) => when(clock.stage === 'end'));
/** Who is insolvent does not play on (ch. 12). */
export const stillIn = rule('dropped-out', '12', ['TOE-12.6'], ({ clock }, { seat }) =>
  when(clock.gone.includes(seat)),
);

/** What belongs to a phase happens in that phase (ch. 4). */
export const inPhase = (phase: Phase): ToeRule =>
  rule('phase', '4', ['TOE-4.2', 'TOE-1.2'], ({ clock }) =>
    when(clock.stage !== 'end' && clock.stage !== phase, { phase, now: clock.stage }),
  );

/** Clockwise, one after another (ch. 6). */
export const yourTurn = rule('turn', '6', ['TOE-6.3', 'TOE-6.2', 'TOE-8.64'], ({ clock }, { seat }) =>
  when(isPhase(clock.stage) && clock.step === 'turns' && onTurn(clock) !== seat, {
    turn: onTurn(clock) ?? '',
  }),
);

/** Everybody gets so many in this phase; the caller one more (ch. 6, 8). */
export const allowanceRules = (
  phase: 'site' | 'fair' | 'conference',
  names: readonly [others: string, caller: string],
  atoms: readonly [others: string, caller: string],
): readonly ToeRule[] => {
  const over = ({ clock }: ToeTable, seat: string, caller: boolean): Params | null => {
    const most = allowance(clock, seat, phase);
    const mine = clock.stage === phase && (callerOf(clock) === seat) === caller;
    return when(mine && boughtBy(clock, seat) >= most, { most });
  };
  return [
    rule(names[0], '8', [atoms[0], 'TOE-6.11'], (table, { seat }) => over(table, seat, false)),
    rule(names[1], '8', [atoms[1]], (table, { seat }) => over(table, seat, true)),
  ];
};

/** Purchases are paid from own cash (ch. 5). */
export const covered = <M extends Move>(priceOf: (table: ToeTable, move: M) => number): ToeRule<M> =>
  rule<M>('own-cash', '5', ['TOE-5.6'], (table, move) => {
    const price = priceOf(table, move);
    const cash = purse(table, move.seat);
    return when(price > cash, { price, cash });
  });

/** A price in euro is paid in euro: not by the marker, not with nothing (ch. 5). */
export const paidInCash = <M extends Move & { readonly price?: number | undefined }>(
  due: (table: ToeTable, move: M) => number,
): ToeRule<M> =>
  rule<M>('cash-not-marker', '5', ['TOE-5.5'], (table, move) => {
    const price = due(table, move);
    return when(move.price === 0 && price > 0, { price });
  });

export const playerRules: readonly ToeRule[] = [gameOn, stillIn];
