/** Figures of §2, §4, §6 and §7 in one place. */
export const BANK = 4000;
export const START: Readonly<Record<number, { readonly cash: number; readonly certificates: number }>> = {
  2: { cash: 500, certificates: 15 },
  3: { cash: 350, certificates: 10 },
};
export const MAX_SHARE = 70;
export const MAX_POOL = 50;
export const FIRST_BID = 180;
export const BID_STEP = 10;
/** What the bank lays on the first certificate after each full round of passes. */
export const SWEETENER = 10;
export const PARS: readonly number[] = [60, 70, 80, 90, 100];
