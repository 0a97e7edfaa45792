/** Figures of the gray panel and of chapter 4 in one place. */
export const MONEY = 9000;
export interface Start {
  readonly cash: number;
  readonly certificates: number;
  readonly share: number;
}
const START: Readonly<Record<number, Start>> = {
  3: { cash: 375, certificates: 17, share: 70 },
  4: { cash: 340, certificates: 13, share: 60 },
  5: { cash: 320, certificates: 10, share: 60 },
};
/** By the number of players; two play by the figures of three (8). */
export const startFor = (players: number): Start => START[Math.max(3, Math.min(5, players))] ?? START[3]!;

export const MAX_POOL = 50;
/** Shares in players' hands from which a railway operates (4.4.2). */
export const FLOAT = 50;
/** The introductory game: nobody holds more of one railway (3.2.1). */
export const INTRO_SHARE = 60;
/** 8.3.3: what the Investor takes of his railway at once, and how much of a players' railway he holds at most. */
export const INVESTORS_FIRST = 50;
export const INVESTORS_SHARE = 20;
/** 4.6: so many operating rounds are left when the bank runs out in a stock round. */
export const LAST_ROUNDS = 3;
