import { isPay, isPut, isSet } from '../../table/apply.ts';
import { noLuck } from '../../table/luck.ts';
import type { Effect, Json, Move, Seat } from '../../table/types.ts';
import { phrase } from '../../table/words.ts';
import type { Phrase } from '../../table/words.ts';
import { isPhase } from './clock.ts';
import type { ToeTable } from './clock.ts';
import { stepOf } from './course.ts';
import { ownerOfStick, REMINDERS, seatPlace } from './pieces.ts';
import { activeSeats, phaseLimit } from './readers.ts';
import type { ToeMove } from './rules.ts';

/** Whether this may be the last move of the year: nobody else is waited for in its last phase. */
function mayEndYear({ clock }: ToeTable, seat: Seat): boolean {
  const { stage, calls, open, acted } = clock;
  const step = stepOf(clock);
  if (stage !== 'audit' && (!isPhase(stage) || calls.length < phaseLimit(clock))) return false;
  if (step === 'bidding') return true;
  return step === 'turns'
    ? activeSeats(clock).every((other) => other === seat || acted.includes(other))
    : open.every((other) => other === seat);
}

/** What the year has paid out to a seat, or taken from it. */
const paidTo = (effects: readonly Effect[], seat: Seat): number => {
  let sum = 0;
  for (const effect of effects)
    if (isPay(effect) && (effect.due === 'due/payout' || effect.due === 'due/loss'))
      sum += effect.to === seatPlace(seat) ? effect.pay : effect.from === seatPlace(seat) ? -effect.pay : 0;
  return sum;
};
/** What became of a loss that was not covered (ch. 12). */
function uncovered(effects: readonly Effect[], { clock }: ToeTable, seat: Seat): readonly string[] {
  const isNamed = (key: string): boolean =>
    effects.some(
      (effect) => isSet(effect) && effect.set === key && (effect.to as readonly Seat[]).includes(seat),
    );
  if (!clock.gone.includes(seat) && (isNamed('gone') || isNamed('queue'))) return ['insolvent'];
  const isForgiven = effects.some(
    (effect) => isPut(effect) && effect.at === REMINDERS && ownerOfStick(effect.put) === seat,
  );
  return isForgiven ? ['forgiven'] : [];
}

export const LETTERS = ['a', 'b', 'c', 'd'] as const;

/** The line of a move that closed the year, with what everybody was paid (ch. 9): nobody makes a move for that. */
function withPayout(table: ToeTable, line: Phrase, all: readonly Effect[]): Phrase {
  const parts = table.clock.seats
    .map((one) => ({ one, amount: paidTo(all, one), fate: uncovered(all, table, one) }))
    .filter(({ amount, fate }) => amount !== 0 || fate.length > 0);
  if (parts.length === 0) return line;
  const params: Record<string, Json> = { ...line.params, round: table.clock.round };
  parts.forEach(({ one, amount, fate }, i) => {
    const letter = LETTERS[i] ?? '';
    params[letter] = one;
    params[`${letter}Does`] = amount > 0 ? 'gets' : 'pays';
    params[`${letter}Cash`] = Math.abs(amount);
    params[`${letter}Fate`] = fate;
  });
  return phrase(`${line.key}/year${parts.length}`, params);
}

/** A move that may be the last one of its year says so in the log. */
export const mayCloseYear = <M extends Move = Move>(spec: ToeMove<M>): ToeMove<M> => ({
  ...spec,
  label: (table, move) => {
    const line = spec.label(table, move);
    return mayEndYear(table, move.seat) ? withPayout(table, line, spec.effects(table, move, noLuck)) : line;
  },
});
