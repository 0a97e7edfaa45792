import type { Pattern } from '../../../stage/stage.ts';
import type { Phase } from '../clock.ts';
import type { Category } from '../material-types.ts';

/** Red, green, orange and blue, in the order of the seats. */
export const COLOURS: readonly { readonly fill: string; readonly pattern: Pattern }[] = [
  { fill: '#B92B27', pattern: 'solid' },
  { fill: '#1E7347', pattern: 'stripe' },
  { fill: '#B4560F', pattern: 'dots' },
  { fill: '#1F5FAF', pattern: 'check' },
];

/** Silhouettes by category; coaches of both classes look alike, their letters tell them apart. */
export const SILHOUETTE: Readonly<Record<Category, string>> = {
  EL: 'electric',
  DL: 'diesel',
  ET: 'railcar',
  ES: 'control',
  A: 'coach',
  B: 'coach',
  K: 'tank',
  G: 'roof',
  O: 'open',
};
/** Bands of the train types; white is read on all of them. */
export const TYPE_COLOUR: Readonly<Record<string, string>> = {
  ETR: '#2E6B3A',
  ETD: '#8A5A00',
  ETX: '#A3231D',
  ETN: '#2B3F78',
  EF: '#5B5146',
};
export const DECK_COLOUR: Readonly<Record<string, string>> = {
  contract: '#3A4A52',
  loco: '#6B3E2E',
  wagon: '#4C4A68',
};
export const PHASE_ICON: Readonly<Record<Phase, string>> = {
  site: 'pin',
  fair: 'truck',
  conference: 'paper',
  auction: 'hammer',
  premium: 'coin',
  aid: 'house',
};
