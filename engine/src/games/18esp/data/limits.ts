/** Figures of §2, §4, §5 and §6 in one place. */
/** The bank is without limit (§2.1): its account may go below zero, this is only where it begins. */
export const BANK = 100_000;
/** Two players: only these figures stand in the rulebook, the rest of their game stood in a playbook that we lack. */
export const START: Readonly<Record<number, { readonly cash: number; readonly certificates: number }>> = {
  2: { cash: 500, certificates: 16 },
  3: { cash: 860, certificates: 27 },
  4: { cash: 650, certificates: 20 },
  5: { cash: 520, certificates: 16 },
  6: { cash: 440, certificates: 13 },
};
/** Nobody who holds so much of a company buys more of it (§4.3). */
export const MAX_SHARE = 60;
/** So much of a company lies in the market at most (§4.2). */
export const MAX_MARKET = 50;
export const BID_STEP = 5;
/** What a director must hold at least (§4.4). */
export const DIRECTOR_SHARE = 20;

export const STATION_COST = 50;
export const EXTRA_YELLOW_COST = 20;
export const MINE_COST = 30;
export const DEMOLITION_COST = 30;

export const TENDER_PRICE = 80;
/** Of the price of a tender goes to the player who owns private 5. */
export const TENDER_SHARE = 20;

/** Capital of a major: so many times par at the start, then with the first, second and third goal (§6.1.2). */
export const START_CAPITAL = 4;
export const FULL_CAPITAL = 10;
export const GOAL_CAPITAL: readonly number[] = [1, 2, 3];
/** Percent that must be sold before a major starts, before and from phase 5. */
export const FLOAT = 40;
export const LATE_FLOAT = 60;

export const BONUS = 100;
/** North–south bonus: one of each (§5.4.2). */
export const BONUS_SOUTH: readonly string[] = ['F24', 'M21'];
export const BONUS_NORTH: readonly string[] = ['E3', 'K5'];
