/** Figures of the chapters in one place. */
export const BANK = 22_000;
/** Cash by players (chapter 2). */
export const START: Readonly<Record<number, number>> = { 4: 600, 5: 500, 6: 440, 7: 400 };
/** Certificates that a player may hold, by companies and then players still in the game (chapter 21). */
export const CERTIFICATES: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  13: { 4: 22, 5: 18, 6: 15, 7: 13 },
  12: { 3: 26, 4: 20, 5: 16, 6: 14, 7: 12 },
  11: { 3: 23, 4: 18, 5: 15, 6: 12, 7: 11 },
  10: { 3: 21, 4: 16, 5: 13, 6: 11, 7: 10 },
  9: { 3: 19, 4: 15, 5: 12, 6: 10, 7: 9 },
  8: { 3: 17, 4: 13, 5: 10, 6: 9, 7: 8 },
  7: { 3: 15, 4: 12, 5: 9, 6: 8, 7: 7 },
  6: { 3: 13, 4: 10, 5: 8, 6: 7, 7: 6 },
};
/** The most of a company that one player may hold: with more than four players, and with fewer (chapter 19). */
export const MAX_SHARE = { many: 60, few: 70, fewPlayers: 4 } as const;
/** Certificates of one company in the pool (chapter 19). */
export const MAX_POOL = 5;
/** A company with so much sold is in operation (chapter 19). */
export const FLOAT = 60;
/** Treasury of a company that opens, in pars. */
export const CAPITAL = 10;
export const BID_STEP = 5;

/** A further station abroad costs half as much again (chapter 9). */
export const ABROAD = 1.5;

/** A note of 100 pays out so much, by the colour of the phase (chapter 17). */
export const NOTE = 100;
export const NOTE_PAYS: Readonly<Record<string, number>> = { green: 60, brown: 80, gray: 90 };

/** Ends of the game (chapter 20). */
export const END_COMPANIES = 8;
export const END_PLAYERS = 3;
