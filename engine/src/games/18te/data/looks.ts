import type { Pattern } from '../../../stage/stage.ts';

export const PATTERN: Readonly<Record<string, Pattern>> = {
  KHS: 'stripe',
  KWE: 'bars',
  CME: 'dots',
  TWE: 'check',
  KPR: 'cross',
};
/** TWE's yellow is too light for letters on paper. */
export const LINE: Readonly<Record<string, string>> = { TWE: '#7D5F00' };
