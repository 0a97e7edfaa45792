import type { MoveSpec, Rule } from '../../table/game.ts';
import { piecesAt } from '../../table/places.ts';
import { alone, rulesOf, when } from '../../table/rules.ts';
import type { Move, Params, Seat } from '../../table/types.ts';
import { isPhase } from './clock.ts';
import type { Phase, ToeClock, ToeTable } from './clock.ts';
import { stepOf } from './course.ts';
import { sticksPlace } from './pieces.ts';
import { allowance, boughtBy, box, callerOf, onTurn, purse } from './readers.ts';
import type { Bought } from './readers.ts';

export type ToeRule<M extends Move = Move> = Rule<ToeClock, M>;
export type ToeMove<M extends Move = Move> = MoveSpec<ToeClock, M>;

export { when };
/** `rule('tracks-full', '8', ['TOE-8.7'], check)`; its sentence stands under `toe/8/tracks-full` in the words. */
export const rule = rulesOf<ToeClock>('toe');

/** What a good neighbour at the table would say; no rule is broken. */
export const note: typeof rule = (name, section, atoms, check) => rule(name, section, atoms, check, 'note');

/** Nothing is moved after the end (ch. 10). */
export const gameOn = alone(rule('over', '10', ['TOE-10.4'], ({ clock }) => when(clock.stage === 'end')));
/** Who is insolvent does not play on (ch. 12). */
const stillIn = alone(
  rule('dropped-out', '12', ['TOE-12.6'], ({ clock }, { seat }) => when(clock.gone.includes(seat))),
);
export const playerRules: readonly ToeRule[] = [gameOn, stillIn];

/** What belongs to a phase happens in that phase (ch. 4). */
export const inPhase = (phase: Phase): ToeRule =>
  alone(
    rule('phase', '4', ['TOE-4.2', 'TOE-1.2'], ({ clock }) =>
      when(clock.stage !== 'end' && clock.stage !== phase, { phase, now: clock.stage }),
    ),
  );

/** Clockwise, one after another (ch. 6). */
export const yourTurn = alone(
  rule('turn', '6', ['TOE-6.3', 'TOE-6.2', 'TOE-8.64'], ({ clock }, { seat }) =>
    when(isPhase(clock.stage) && stepOf(clock) === 'turns' && onTurn(clock) !== seat, {
      turn: onTurn(clock) ?? '',
    }),
  ),
);

type Limit = readonly [name: string, atom: string];

/** What every purchase of a phase has in common: so many for everybody, one more for the caller (ch. 6, 8). */
export function purchaseRules(phase: Bought, others: Limit, caller: Limit): readonly ToeRule[] {
  const over = ({ clock }: ToeTable, seat: Seat, isCaller: boolean): Params | null => {
    const most = allowance(clock, seat, phase);
    const mine = clock.stage === phase && (callerOf(clock) === seat) === isCaller;
    return when(mine && boughtBy(clock, seat) >= most, { most });
  };
  return [
    ...playerRules,
    inPhase(phase),
    yourTurn,
    alone(rule(others[0], '8', [others[1], 'TOE-6.11'], (table, { seat }) => over(table, seat, false))),
    alone(rule(caller[0], '8', [caller[1]], (table, { seat }) => over(table, seat, true))),
  ];
}

/** A stick of one's own for every segment of a connection (ch. 8). */
export const enoughSticks = <M extends Move>(
  connectionOf: (table: ToeTable, move: M) => string | null,
): ToeRule<M> =>
  rule<M>('sticks', '8', ['TOE-8.9'], (table, move) => {
    const left = piecesAt(table, sticksPlace(move.seat)).length;
    const wanted = box(table).connections.get(connectionOf(table, move) ?? '')?.segments ?? 0;
    return when(left < wanted, { left, wanted });
  });

/** A price in euro is paid in euro, from own cash: not by the marker, not with nothing (ch. 5). */
export const cashRules = <M extends Move & { readonly price?: number | undefined }>(
  due: (table: ToeTable, move: M) => number,
): readonly ToeRule<M>[] => [
  rule<M>('cash-not-marker', '5', ['TOE-5.5'], (table, move) => {
    const price = due(table, move);
    return when(move.price === 0 && price > 0, { price });
  }),
  rule<M>('own-cash', '5', ['TOE-5.6'], (table, move) => {
    const { price = due(table, move), seat } = move;
    const cash = purse(table, seat);
    return when(price > cash, { price, cash });
  }),
];
