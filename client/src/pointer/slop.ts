/** Pixels: less than this is a hand that trembles. */
export const SLOP = 5;
