/** Subsidy chips: each is worth 10k a year. The stock of 36 is not a limit (substitutes may be used). */
export const CHIPS = 36;
export const CHIP_VALUE = 10;
export const CHIPS_ON_OPEN_MAX = 2;
