/** Numbers of the rulebook (ch. 2, 3, 8, 9, 10, 12). Cash in euro, yearly amounts in thousands. */
export const BANK_NOTES = [
  { value: 10_000, count: 32 },
  { value: 20_000, count: 32 },
  { value: 50_000, count: 16 },
  { value: 100_000, count: 10 },
  { value: 200_000, count: 10 },
] as const;
export const MONEY = BANK_NOTES.reduce((sum, { value, count }) => sum + value * count, 0);
export const START_CASH = 100_000;
export const STICKS = 48;
export const START_LOCOMOTIVES = 1;
export const START_WAGONS = 2;

export const OPEN_CONTRACTS = 5;
export const ALIKE_MAX = 2;
/** Fields of the vehicle fair a kind; two players use fewer. */
export const fairSize = (players: number): number => (players === 2 ? 4 : 5);
export const phasesPerRound = (players: number): number => (players >= 4 ? 4 : 3);

export const SEGMENT_PRICE = 20_000;
export const TRACK_FACTOR = [1, 2, 4] as const;
export const BLIND_PRICE = { loco: 50_000, wagon: 30_000 } as const;
export const BLIND_CONTRACT_CASH = 50_000;
/** How many licences, vehicles, contracts: everybody, and who called the phase. */
export const ALLOWANCE = {
  site: { others: 2, caller: 3 },
  fair: { others: 2, caller: 3 },
  conference: { others: 1, caller: 2 },
} as const;

export const BID_STEP = 10_000;
export const BID_DISCOUNT = 20_000;
export const BID_FLOOR = 20_000;
export const BID_PER_SEGMENT = 10_000;

export const PREMIUM_PER_CITY = 10_000;
export const PREMIUM_CALLER = 20_000;
export const AID_LOCOMOTIVES = 2;

export const PAYOUT_CAP = 200_000;
export const RESHUFFLE_ROUNDS = 4;
export const TARGET_MIN = 3;
export const TARGET_MAX = 8;

/** The track is printed from the start field in steps of 10k up to 500k; its lower end is reconstructed. */
export const PROFIT = { min: -200, max: 500, step: 10 } as const;

export const RATING = {
  per100k: 1,
  completed: 2,
  started: 1,
  per5Cities: 1,
  largestNetwork: 2,
  mostCountries: 2,
  idleContract: -1,
  vehiclesFree: 3,
  per3Vehicles: -1,
  cashFree: 300_000,
  per100000: -1,
} as const;
