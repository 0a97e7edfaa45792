import type { CompanyId } from '../../../rail/types.ts';
import type { Pattern } from '../../../stage/stage.ts';

/** Several companies share a colour; the pattern tells them apart: halves in the north, rings for minors. */
export const PATTERN: Readonly<Record<CompanyId, Pattern>> = {
  CFLG: 'half',
  CFEA: 'stripe',
  FdLR: 'bars',
  FdSB: 'dots',
  SFVA: 'check',
  FdC: 'cross',
  MZA: 'solid',
  N: 'stripe',
  A: 'bars',
  MCP: 'half',
  CRB: 'dots',
  ZPB: 'check',
  GSSR: 'cross',
  AVT: 'solid',
  TBF: 'half',
};
/** Fills that are too light for letters on paper. */
export const LINE: Readonly<Record<CompanyId, string>> = {
  MZA: '#7D5F00',
  N: '#7A5713',
  FdC: '#A8461A',
  MS: '#1F6F8B',
  SC: '#7A6E00',
  MH: '#8A4C8C',
  CSE: '#8F5A1C',
  FCA: '#5E6B14',
  ZP: '#A80059',
};
/** Published fills on which neither ink can be read are darker here, until white can; so MCP is not the blue of FdSB. */
export const FILL: Readonly<Record<CompanyId, string>> = {
  FdLR: '#00853C',
  CM: '#00853C',
  MZ: '#747574',
  MCP: '#007BAA',
};
/** Companies whose letters are read better in white than in the published ink. */
export const WHITE: readonly CompanyId[] = ['CFLG', 'ZPB', 'SFVA', 'A', 'AC', 'ZP', ...Object.keys(FILL)];
