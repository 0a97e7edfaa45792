import type { Setup } from '../../table/game.ts';
import type { Account, Seat } from '../../table/types.ts';
import { BANK, seatPlace } from '../ids.ts';

/** Money at the beginning: so much for each player out of what the bank has, and nothing in the other accounts. */
export function startCash(
  money: number,
  each: number,
  seats: readonly Seat[],
  empty: readonly Account[],
): Readonly<Record<Account, number>> {
  const cash: Record<Account, number> = { [BANK]: money - each * seats.length };
  for (const seat of seats) cash[seatPlace(seat)] = each;
  for (const account of empty) cash[account] = 0;
  return cash;
}

/** What every clock of the family begins with: the first stock round, before anybody operates. */
export const newClock = (
  { variant, options }: Pick<Setup, 'variant' | 'options'>,
  seats: readonly Seat[],
  phase: string,
) =>
  ({
    seats,
    variant,
    options,
    dues: [],
    round: 'SR',
    set: 1,
    or: 0,
    phase,
    turn: seats[0] ?? '',
    operating: null,
    operated: [],
    veterans: [],
  }) as const;
