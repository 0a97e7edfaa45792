import type { Box } from './geometry.ts';

/** The beer market is low while others act than breweries. */
export const isLowDemand = ({ w, h }: Pick<Box, 'w' | 'h'>): boolean => h < 0.55 * w;
