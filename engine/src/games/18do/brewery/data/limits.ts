import type { Start } from '../../data/limits.ts';

/** §2.8: money of the bank. */
export const MONEY = 13_000;

/** §6.4.4 sends one to the limits of the Railway Game; other figures are said to stand on the board. A table chooses. */
export const READINGS = ['rulebook', 'board'] as const;
export type Reading = (typeof READINGS)[number];
const CERTIFICATES: Readonly<Record<Reading, Readonly<Record<number, number>>>> = {
  rulebook: { 3: 17, 4: 13, 5: 10 },
  board: { 3: 26, 4: 19, 5: 18 },
};
const CASH = 465;
const within = (players: number): number => Math.max(3, Math.min(5, players));
export const startFor = (players: number, reading: Reading): Start => ({
  cash: CASH,
  certificates: CERTIFICATES[reading][within(players)] ?? 0,
  share: within(players) === 3 ? 70 : 60,
});

/** Equipment that a small brewery and a company may own, by phase (§5.2.2). No company exists before the green phase. */
export const EQUIPMENT: Readonly<Record<string, { readonly small: number; readonly company: number }>> = {
  '2': { small: 3, company: 4 },
  '3': { small: 3, company: 4 },
  '4': { small: 2, company: 3 },
  '5': { small: 1, company: 2 },
  '6': { small: 1, company: 2 },
  '8': { small: 1, company: 2 },
};
/** §6.4.2: what a company that starts to operate may put into the pool from the brown phase on, in percent. */
export const SIDE_SALE = 20;

/** §6.2, §6.6: pairs of a railway round and a brewery round in each operating round; where three begin is reconstructed. */
export const PAIRS: readonly number[] = [2, 2, 2, 3, 3, 3];
