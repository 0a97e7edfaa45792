import type { CompanyId } from '../../../rail/types.ts';
import type { Pattern } from '../../../stage/stage.ts';

export const PATTERN: Readonly<Record<CompanyId, Pattern>> = {
  NYH: 'half',
  NYC: 'solid',
  CP: 'dots',
  CPR: 'stripe',
  UP: 'bars',
  ATS: 'check',
  SP: 'cross',
  NP: 'solid',
  CN: 'half',
  WP: 'bars',
  ORN: 'dots',
  TP: 'stripe',
  GMO: 'ring',
};
/** Fills that are too light for letters on paper. */
export const LINE: Readonly<Record<CompanyId, string>> = {
  NYH: '#A64E06',
  SP: '#7A6E00',
  CN: '#855E12',
  TP: '#5F5C5B',
  GMO: '#9C4A43',
};
